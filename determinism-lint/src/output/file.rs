//! Writes a file so that a reader sees the old text or the new one, never half of either.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Replaces the content of `path`: writes beside it, then renames. What is no regular file (a pipe, `/dev/stdout`) is
/// written to as it is; a link keeps pointing to the file that gets replaced.
pub fn write_atomic(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let target = target_of(path);
    if fs::metadata(&target).is_ok_and(|meta| !meta.is_file() && !meta.is_dir()) {
        let mut out = io::BufWriter::new(fs::OpenOptions::new().write(true).open(&target)?);
        write(&mut out)?;
        return out.flush();
    }
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut beside = beside(folder, &target)?;
    let mut out = io::BufWriter::new(beside.as_file_mut());
    write(&mut out)?;
    out.flush()?;
    drop(out);
    beside.persist(&target).map_err(|failed| failed.error)?;
    Ok(())
}

fn target_of(path: &Path) -> PathBuf {
    let is_link = fs::symlink_metadata(path).is_ok_and(|meta| meta.is_symlink());
    if is_link { fs::canonicalize(path).unwrap_or_else(|_| path.to_owned()) } else { path.to_owned() }
}

/// A new file in the folder with the rights that any new file has, or those of the file that it will replace.
fn beside(folder: &Path, target: &Path) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".determinism-lint-");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let file = builder.tempfile_in(folder)?;
    if let Ok(meta) = fs::metadata(target) {
        file.as_file().set_permissions(meta.permissions())?;
    }
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_and_nothing_else_is_left_in_the_folder() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("report.json");
        for text in ["first and longer", "second"] {
            write_atomic(&path, |out| out.write_all(text.as_bytes())).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_failure_keeps_the_old_file_and_leaves_no_other() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("report.json");
        fs::write(&path, "old").unwrap();
        let failed = write_atomic(&path, |out| {
            out.write_all(b"half")?;
            Err(io::Error::other("full"))
        });
        assert!(failed.is_err());
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_missing_folder_and_a_folder_in_place_of_the_file_are_errors() {
        let folder = tempfile::tempdir().unwrap();
        assert!(write_atomic(&folder.path().join("no/such/file"), |_| Ok(())).is_err());
        assert!(write_atomic(folder.path(), |_| Ok(())).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_the_rights_stay_as_they_were() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("file"), folder.path().join("link"));
        fs::write(&file, "old").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        write_atomic(&link, |out| out.write_all(b"new")).unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&file).unwrap(), "new");
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
    }
}
