// Declarations of std for the type inference, not compiled; see README.md in this directory.
mod backtrace {
    pub enum BacktraceStatus { Unsupported, Disabled, Captured }
    pub struct Backtrace;
    impl Backtrace {
        pub fn capture() -> Backtrace {}
        pub fn force_capture() -> Backtrace {}
        pub fn disabled() -> Backtrace {}
        pub fn status(&self) -> BacktraceStatus {}
    }
}
mod env {
    pub enum VarError { NotPresent, NotUnicode(crate::ffi::OsString) }
    impl crate::error::Error for VarError {}
    pub fn args() -> Args {}
    pub fn args_os() -> ArgsOs {}
    pub fn current_dir() -> crate::io::Result<crate::path::PathBuf> {}
    pub fn current_exe() -> crate::io::Result<crate::path::PathBuf> {}
    pub fn home_dir() -> Option<crate::path::PathBuf> {}
    pub fn join_paths<I: IntoIterator<Item = T>, T>(paths: I) -> Result<crate::ffi::OsString, JoinPathsError> {}
    pub unsafe fn remove_var<K>(key: K) {}
    pub fn set_current_dir<P>(path: P) -> crate::io::Result<()> {}
    pub unsafe fn set_var<K, V>(key: K, value: V) {}
    pub fn split_paths<T>(unparsed: &T) -> SplitPaths {}
    pub fn temp_dir() -> crate::path::PathBuf {}
    pub fn var<K>(key: K) -> Result<String, VarError> {}
    pub fn var_os<K>(key: K) -> Option<crate::ffi::OsString> {}
    pub fn vars() -> Vars {}
    pub fn vars_os() -> VarsOs {}
    pub struct Args;
    impl DoubleEndedIterator for Args {}
    impl ExactSizeIterator for Args {}
    impl Iterator for Args { type Item = String; }
    pub struct ArgsOs;
    impl DoubleEndedIterator for ArgsOs {}
    impl ExactSizeIterator for ArgsOs {}
    impl Iterator for ArgsOs { type Item = crate::ffi::OsString; }
    pub struct JoinPathsError;
    impl crate::error::Error for JoinPathsError {}
    pub struct SplitPaths<'a>;
    impl Iterator for SplitPaths { type Item = crate::path::PathBuf; }
    pub struct Vars;
    impl Iterator for Vars { type Item = (String, String); }
    pub struct VarsOs;
    impl Iterator for VarsOs { type Item = (crate::ffi::OsString, crate::ffi::OsString); }
    pub mod consts {
        pub const ARCH: &str = "";
        pub const DLL_EXTENSION: &str = "";
        pub const DLL_PREFIX: &str = "";
        pub const DLL_SUFFIX: &str = "";
        pub const EXE_EXTENSION: &str = "";
        pub const EXE_SUFFIX: &str = "";
        pub const FAMILY: &str = "";
        pub const OS: &str = "";
    }
}
mod error {
    impl dyn Error {
        pub fn is<T: Error>(&self) -> bool {}
        pub fn downcast_ref<T: Error>(&self) -> Option<&T> {}
        pub fn downcast_mut<T: Error>(&mut self) -> Option<&mut T> {}
        pub fn downcast<T: Error>(self: Box<dyn Error>) -> Result<Box<T>, Box<dyn Error>> {}
    }
    pub trait Error {
        fn source(&self) -> Option<&(dyn Error)>;
        fn description(&self) -> &str;
        fn cause(&self) -> Option<&dyn Error>;
    }
}
mod ffi {
    pub enum FromBytesWithNulError { InteriorNul { position: usize }, NotNulTerminated }
    impl crate::error::Error for FromBytesWithNulError {}
    pub enum c_void {  }
    pub struct CStr;
    impl CStr {
        pub unsafe fn from_ptr(ptr: *const i8) -> &CStr {}
        pub fn from_bytes_until_nul(bytes: &[u8]) -> Result<&CStr, FromBytesUntilNulError> {}
        pub fn from_bytes_with_nul(bytes: &[u8]) -> Result<&CStr, FromBytesWithNulError> {}
        pub unsafe fn from_bytes_with_nul_unchecked(bytes: &[u8]) -> &CStr {}
        pub fn as_ptr(&self) -> *const i8 {}
        pub fn count_bytes(&self) -> usize {}
        pub fn is_empty(&self) -> bool {}
        pub fn to_bytes(&self) -> &[u8] {}
        pub fn to_bytes_with_nul(&self) -> &[u8] {}
        pub fn to_str(&self) -> Result<&str, crate::str::Utf8Error> {}
        pub fn to_string_lossy(&self) -> crate::borrow::Cow<str> {}
        pub fn into_c_string(self: Box<CStr>) -> CString {}
    }
    impl AsRef<CStr> for CStr {}
    impl crate::ops::Index<crate::ops::RangeFrom<usize>> for CStr { type Output = CStr; }
    impl Ord for CStr {}
    pub struct CString;
    impl CString {
        pub fn new<T: Into<Vec<u8>>>(t: T) -> Result<CString, NulError> {}
        pub unsafe fn from_vec_unchecked(v: Vec<u8>) -> CString {}
        pub unsafe fn from_raw(ptr: *mut i8) -> CString {}
        pub fn into_raw(self) -> *mut i8 {}
        pub fn into_string(self) -> Result<String, IntoStringError> {}
        pub fn into_bytes(self) -> Vec<u8> {}
        pub fn into_bytes_with_nul(self) -> Vec<u8> {}
        pub fn as_bytes(&self) -> &[u8] {}
        pub fn as_bytes_with_nul(&self) -> &[u8] {}
        pub fn as_c_str(&self) -> &CStr {}
        pub fn into_boxed_c_str(self) -> Box<CStr> {}
        pub unsafe fn from_vec_with_nul_unchecked(v: Vec<u8>) -> CString {}
        pub fn from_vec_with_nul(v: Vec<u8>) -> Result<CString, FromVecWithNulError> {}
    }
    impl AsRef<CStr> for CString {}
    impl crate::borrow::Borrow<CStr> for CString {}
    impl crate::ops::Deref for CString { type Target = CStr; }
    impl From<&CStr> for CString {}
    impl From<Box<CStr>> for CString {}
    impl From<crate::borrow::Cow<CStr>> for CString {}
    impl From<Vec<crate::num::NonZero<u8>>> for CString {}
    impl crate::str::FromStr for CString { type Err = NulError; }
    impl crate::ops::Index<crate::ops::RangeFull> for CString { type Output = CStr; }
    impl Ord for CString {}
    pub struct FromBytesUntilNulError;
    impl crate::error::Error for FromBytesUntilNulError {}
    pub struct FromVecWithNulError;
    impl FromVecWithNulError {
        pub fn as_bytes(&self) -> &[u8] {}
        pub fn into_bytes(self) -> Vec<u8> {}
    }
    impl crate::error::Error for FromVecWithNulError {}
    pub struct IntoStringError;
    impl IntoStringError {
        pub fn into_cstring(self) -> CString {}
        pub fn utf8_error(&self) -> crate::str::Utf8Error {}
    }
    impl crate::error::Error for IntoStringError {}
    pub struct NulError;
    impl NulError {
        pub fn nul_position(&self) -> usize {}
        pub fn into_vec(self) -> Vec<u8> {}
    }
    impl crate::error::Error for NulError {}
    pub struct OsStr;
    impl OsStr {
        pub fn new<S>(s: &S) -> &OsStr {}
        pub unsafe fn from_encoded_bytes_unchecked(bytes: &[u8]) -> &Self {}
        pub fn to_str(&self) -> Option<&str> {}
        pub fn to_string_lossy(&self) -> crate::borrow::Cow<str> {}
        pub fn to_os_string(&self) -> OsString {}
        pub fn is_empty(&self) -> bool {}
        pub fn len(&self) -> usize {}
        pub fn into_os_string(self: Box<Self>) -> OsString {}
        pub fn as_encoded_bytes(&self) -> &[u8] {}
        pub fn make_ascii_lowercase(&mut self) {}
        pub fn make_ascii_uppercase(&mut self) {}
        pub fn to_ascii_lowercase(&self) -> OsString {}
        pub fn to_ascii_uppercase(&self) -> OsString {}
        pub fn is_ascii(&self) -> bool {}
        pub fn eq_ignore_ascii_case<S>(&self, other: S) -> bool {}
        pub fn display(&self) -> crate::ffi::os_str::Display {}
    }
    impl AsRef<OsStr> for OsStr {}
    impl AsRef<OsStr> for str {}
    impl AsRef<crate::path::Path> for OsStr {}
    impl Ord for OsStr {}
    impl crate::os::unix::ffi::OsStrExt for OsStr {}
    impl TryFrom<&OsStr> for &str { type Error = crate::str::Utf8Error; }
    pub struct OsString;
    impl OsString {
        pub fn new() -> OsString {}
        pub unsafe fn from_encoded_bytes_unchecked(bytes: Vec<u8>) -> Self {}
        pub fn as_os_str(&self) -> &OsStr {}
        pub fn into_encoded_bytes(self) -> Vec<u8> {}
        pub fn into_string(self) -> Result<String, OsString> {}
        pub fn push<T>(&mut self, s: T) {}
        pub fn with_capacity(capacity: usize) -> OsString {}
        pub fn clear(&mut self) {}
        pub fn capacity(&self) -> usize {}
        pub fn reserve(&mut self, additional: usize) {}
        pub fn try_reserve(&mut self, additional: usize) -> Result<(), crate::collections::TryReserveError> {}
        pub fn reserve_exact(&mut self, additional: usize) {}
        pub fn try_reserve_exact(&mut self, additional: usize) -> Result<(), crate::collections::TryReserveError> {}
        pub fn shrink_to_fit(&mut self) {}
        pub fn shrink_to(&mut self, min_capacity: usize) {}
        pub fn into_boxed_os_str(self) -> Box<OsStr> {}
        pub fn leak(self) -> &mut OsStr {}
    }
    impl AsRef<OsStr> for OsString {}
    impl AsRef<crate::path::Path> for OsString {}
    impl crate::borrow::Borrow<OsStr> for OsString {}
    impl crate::ops::Deref for OsString { type Target = OsStr; }
    impl crate::ops::DerefMut for OsString {}
    impl Extend<&OsStr> for OsString {}
    impl Extend<crate::borrow::Cow<OsStr>> for OsString {}
    impl Extend<OsString> for OsString {}
    impl<T> From<&T> for OsString {}
    impl From<Box<OsStr>> for OsString {}
    impl From<crate::borrow::Cow<OsStr>> for OsString {}
    impl From<crate::path::PathBuf> for OsString {}
    impl From<String> for OsString {}
    impl FromIterator<&OsStr> for OsString {}
    impl FromIterator<crate::borrow::Cow<OsStr>> for OsString {}
    impl FromIterator<OsString> for OsString {}
    impl crate::str::FromStr for OsString { type Err = crate::convert::Infallible; }
    impl crate::ops::Index<crate::ops::RangeFull> for OsString { type Output = OsStr; }
    impl crate::ops::IndexMut<crate::ops::RangeFull> for OsString {}
    impl Ord for OsString {}
    impl crate::os::unix::ffi::OsStringExt for OsString {}
    impl crate::fmt::Write for OsString {}
    pub type c_char = i8;
    pub type c_double = f64;
    pub type c_float = f32;
    pub type c_int = i32;
    pub type c_long = i64;
    pub type c_longlong = i64;
    pub type c_schar = i8;
    pub type c_short = i16;
    pub type c_uchar = u8;
    pub type c_uint = u32;
    pub type c_ulong = u64;
    pub type c_ulonglong = u64;
    pub type c_ushort = u16;
    pub mod os_str {
        pub struct Display<'a>;
    }
}
mod fs {
    pub enum TryLockError { Error(crate::io::Error), WouldBlock }
    impl crate::error::Error for TryLockError {}
    pub fn canonicalize<P>(path: P) -> crate::io::Result<crate::path::PathBuf> {}
    pub fn copy<P, Q>(from: P, to: Q) -> crate::io::Result<u64> {}
    pub fn create_dir<P>(path: P) -> crate::io::Result<()> {}
    pub fn create_dir_all<P>(path: P) -> crate::io::Result<()> {}
    pub fn exists<P>(path: P) -> crate::io::Result<bool> {}
    pub fn hard_link<P, Q>(original: P, link: Q) -> crate::io::Result<()> {}
    pub fn metadata<P>(path: P) -> crate::io::Result<Metadata> {}
    pub fn read<P>(path: P) -> crate::io::Result<Vec<u8>> {}
    pub fn read_dir<P>(path: P) -> crate::io::Result<ReadDir> {}
    pub fn read_link<P>(path: P) -> crate::io::Result<crate::path::PathBuf> {}
    pub fn read_to_string<P>(path: P) -> crate::io::Result<String> {}
    pub fn remove_dir<P>(path: P) -> crate::io::Result<()> {}
    pub fn remove_dir_all<P>(path: P) -> crate::io::Result<()> {}
    pub fn remove_file<P>(path: P) -> crate::io::Result<()> {}
    pub fn rename<P, Q>(from: P, to: Q) -> crate::io::Result<()> {}
    pub fn set_permissions<P>(path: P, perm: Permissions) -> crate::io::Result<()> {}
    pub fn soft_link<P, Q>(original: P, link: Q) -> crate::io::Result<()> {}
    pub fn symlink_metadata<P>(path: P) -> crate::io::Result<Metadata> {}
    pub fn write<P, C>(path: P, contents: C) -> crate::io::Result<()> {}
    pub struct DirBuilder;
    impl DirBuilder {
        pub fn new() -> DirBuilder {}
        pub fn recursive(&mut self, recursive: bool) -> &mut Self {}
        pub fn create<P>(&self, path: P) -> crate::io::Result<()> {}
    }
    impl crate::os::unix::fs::DirBuilderExt for DirBuilder {}
    pub struct DirEntry;
    impl DirEntry {
        pub fn path(&self) -> crate::path::PathBuf {}
        pub fn metadata(&self) -> crate::io::Result<Metadata> {}
        pub fn file_type(&self) -> crate::io::Result<FileType> {}
        pub fn file_name(&self) -> crate::ffi::OsString {}
    }
    impl crate::os::unix::fs::DirEntryExt for DirEntry {}
    pub struct File;
    impl File {
        pub fn open<P>(path: P) -> crate::io::Result<File> {}
        pub fn create<P>(path: P) -> crate::io::Result<File> {}
        pub fn create_new<P>(path: P) -> crate::io::Result<File> {}
        pub fn options() -> OpenOptions {}
        pub fn sync_all(&self) -> crate::io::Result<()> {}
        pub fn sync_data(&self) -> crate::io::Result<()> {}
        pub fn lock(&self) -> crate::io::Result<()> {}
        pub fn lock_shared(&self) -> crate::io::Result<()> {}
        pub fn try_lock(&self) -> Result<(), TryLockError> {}
        pub fn try_lock_shared(&self) -> Result<(), TryLockError> {}
        pub fn unlock(&self) -> crate::io::Result<()> {}
        pub fn set_len(&self, size: u64) -> crate::io::Result<()> {}
        pub fn metadata(&self) -> crate::io::Result<Metadata> {}
        pub fn try_clone(&self) -> crate::io::Result<File> {}
        pub fn set_permissions(&self, perm: Permissions) -> crate::io::Result<()> {}
        pub fn set_times(&self, times: FileTimes) -> crate::io::Result<()> {}
        pub fn set_modified(&self, time: crate::time::SystemTime) -> crate::io::Result<()> {}
    }
    impl crate::os::fd::AsFd for File {}
    impl crate::os::fd::AsRawFd for File {}
    impl crate::os::unix::fs::FileExt for File {}
    impl From<crate::os::fd::OwnedFd> for File {}
    impl crate::os::fd::FromRawFd for File {}
    impl crate::os::fd::IntoRawFd for File {}
    impl crate::io::Read for &File {}
    impl crate::io::Read for File {}
    impl crate::io::Seek for &File {}
    impl crate::io::Seek for File {}
    impl crate::io::Write for &File {}
    impl crate::io::Write for File {}
    pub struct FileTimes;
    impl FileTimes {
        pub fn new() -> Self {}
        pub fn set_accessed(self, t: crate::time::SystemTime) -> Self {}
        pub fn set_modified(self, t: crate::time::SystemTime) -> Self {}
    }
    pub struct FileType;
    impl FileType {
        pub fn is_dir(&self) -> bool {}
        pub fn is_file(&self) -> bool {}
        pub fn is_symlink(&self) -> bool {}
    }
    impl crate::os::unix::fs::FileTypeExt for FileType {}
    pub struct Metadata;
    impl Metadata {
        pub fn file_type(&self) -> FileType {}
        pub fn is_dir(&self) -> bool {}
        pub fn is_file(&self) -> bool {}
        pub fn is_symlink(&self) -> bool {}
        pub fn len(&self) -> u64 {}
        pub fn permissions(&self) -> Permissions {}
        pub fn modified(&self) -> crate::io::Result<crate::time::SystemTime> {}
        pub fn accessed(&self) -> crate::io::Result<crate::time::SystemTime> {}
        pub fn created(&self) -> crate::io::Result<crate::time::SystemTime> {}
    }
    impl crate::os::unix::fs::MetadataExt for Metadata {}
    pub struct OpenOptions;
    impl OpenOptions {
        pub fn new() -> Self {}
        pub fn read(&mut self, read: bool) -> &mut Self {}
        pub fn write(&mut self, write: bool) -> &mut Self {}
        pub fn append(&mut self, append: bool) -> &mut Self {}
        pub fn truncate(&mut self, truncate: bool) -> &mut Self {}
        pub fn create(&mut self, create: bool) -> &mut Self {}
        pub fn create_new(&mut self, create_new: bool) -> &mut Self {}
        pub fn open<P>(&self, path: P) -> crate::io::Result<File> {}
    }
    impl crate::os::unix::fs::OpenOptionsExt for OpenOptions {}
    pub struct Permissions;
    impl Permissions {
        pub fn readonly(&self) -> bool {}
        pub fn set_readonly(&mut self, readonly: bool) {}
    }
    impl crate::os::unix::fs::PermissionsExt for Permissions {}
    pub struct ReadDir;
    impl Iterator for ReadDir { type Item = crate::io::Result<DirEntry>; }
}
mod io {
    use crate::iter::Items;
    pub enum ErrorKind { NotFound, PermissionDenied, ConnectionRefused, ConnectionReset, HostUnreachable, NetworkUnreachable, ConnectionAborted, NotConnected, AddrInUse, AddrNotAvailable, NetworkDown, BrokenPipe, AlreadyExists, WouldBlock, NotADirectory, IsADirectory, DirectoryNotEmpty, ReadOnlyFilesystem, FilesystemLoop, StaleNetworkFileHandle, InvalidInput, InvalidData, TimedOut, WriteZero, StorageFull, NotSeekable, QuotaExceeded, FileTooLarge, ResourceBusy, ExecutableFileBusy, Deadlock, CrossesDevices, TooManyLinks, InvalidFilename, ArgumentListTooLong, Interrupted, Unsupported, UnexpectedEof, OutOfMemory, InProgress, Other }
    impl Ord for ErrorKind {}
    pub enum SeekFrom { Start(u64), End(i64), Current(i64) }
    pub fn copy<R: Read, W: Write>(reader: &mut R, writer: &mut W) -> Result<u64> {}
    pub fn empty() -> Empty {}
    pub fn pipe() -> Result<(PipeReader, PipeWriter)> {}
    pub fn read_to_string<R: Read>(reader: R) -> Result<String> {}
    pub fn repeat(byte: u8) -> Repeat {}
    pub fn sink() -> Sink {}
    pub fn stderr() -> Stderr {}
    pub fn stdin() -> Stdin {}
    pub fn stdout() -> Stdout {}
    pub struct BufReader<R>;
    impl<R: Read> BufReader<R> {
        pub fn new(inner: R) -> BufReader<R> {}
        pub fn with_capacity(capacity: usize, inner: R) -> BufReader<R> {}
    }
    impl<R> BufReader<R> {
        pub fn get_ref(&self) -> &R {}
        pub fn get_mut(&mut self) -> &mut R {}
        pub fn buffer(&self) -> &[u8] {}
        pub fn capacity(&self) -> usize {}
        pub fn into_inner(self) -> R {}
    }
    impl<R: Seek> BufReader<R> { pub fn seek_relative(&mut self, offset: i64) -> Result<()> {} }
    impl<R: Read> BufRead for BufReader<R> {}
    impl<R: Read> Read for BufReader<R> {}
    impl<R: Seek> Seek for BufReader<R> {}
    pub struct BufWriter<W: Write>;
    impl<W: Write> BufWriter<W> {
        pub fn new(inner: W) -> BufWriter<W> {}
        pub fn with_capacity(capacity: usize, inner: W) -> BufWriter<W> {}
        pub fn into_inner(self) -> crate::result::Result<W, IntoInnerError<BufWriter<W>>> {}
        pub fn into_parts(self) -> (W, crate::result::Result<Vec<u8>, WriterPanicked>) {}
        pub fn get_ref(&self) -> &W {}
        pub fn get_mut(&mut self) -> &mut W {}
        pub fn buffer(&self) -> &[u8] {}
        pub fn capacity(&self) -> usize {}
    }
    impl<W: Write + Seek> Seek for BufWriter<W> {}
    impl<W: Write> Write for BufWriter<W> {}
    pub type Bytes<R> = Items<Result<u8>>;
    pub struct Chain<T, U>;
    impl<T, U> Chain<T, U> {
        pub fn into_inner(self) -> (T, U) {}
        pub fn get_ref(&self) -> (&T, &U) {}
        pub fn get_mut(&mut self) -> (&mut T, &mut U) {}
    }
    impl<T: BufRead, U: BufRead> BufRead for Chain<T, U> {}
    impl<T: Read, U: Read> Read for Chain<T, U> {}
    pub struct Cursor<T>;
    impl<T> Cursor<T> {
        pub fn new(inner: T) -> Cursor<T> {}
        pub fn into_inner(self) -> T {}
        pub fn get_ref(&self) -> &T {}
        pub fn get_mut(&mut self) -> &mut T {}
        pub fn position(&self) -> u64 {}
        pub fn set_position(&mut self, pos: u64) {}
    }
    impl<T> BufRead for Cursor<T> {}
    impl<T> Read for Cursor<T> {}
    impl<T> Seek for Cursor<T> {}
    impl Write for Cursor<&mut [u8]> {}
    impl Write for Cursor<&mut Vec<u8>> {}
    impl<const N: usize> Write for Cursor<[u8; N]> {}
    impl Write for Cursor<Box<[u8]>> {}
    impl Write for Cursor<Vec<u8>> {}
    pub struct Empty;
    impl BufRead for Empty {}
    impl Read for Empty {}
    impl Seek for Empty {}
    impl Write for &Empty {}
    impl Write for Empty {}
    pub struct Error;
    impl Error {
        pub fn new<E: Into<Box<dyn crate::error::Error>>>(kind: ErrorKind, error: E) -> Error {}
        pub fn other<E: Into<Box<dyn crate::error::Error>>>(error: E) -> Error {}
        pub fn last_os_error() -> Error {}
        pub fn from_raw_os_error(code: RawOsError) -> Error {}
        pub fn raw_os_error(&self) -> Option<RawOsError> {}
        pub fn get_ref(&self) -> Option<&(dyn crate::error::Error)> {}
        pub fn get_mut(&mut self) -> Option<&mut (dyn crate::error::Error)> {}
        pub fn into_inner(self) -> Option<Box<dyn crate::error::Error>> {}
        pub fn downcast<E: crate::error::Error>(self) -> crate::result::Result<E, Self> {}
        pub fn kind(&self) -> ErrorKind {}
    }
    impl crate::error::Error for Error {}
    impl From<ErrorKind> for Error {}
    impl<W> From<IntoInnerError<W>> for Error {}
    impl From<crate::ffi::NulError> for Error {}
    impl From<crate::fs::TryLockError> for Error {}
    impl From<crate::collections::TryReserveError> for Error {}
    pub struct IntoInnerError<W>;
    impl<W> IntoInnerError<W> {
        pub fn error(&self) -> &Error {}
        pub fn into_inner(self) -> W {}
        pub fn into_error(self) -> Error {}
        pub fn into_parts(self) -> (Error, W) {}
    }
    impl<W> crate::error::Error for IntoInnerError<W> {}
    pub struct IoSlice<'a>;
    impl IoSlice {
        pub fn new(buf: &[u8]) -> IoSlice {}
        pub fn advance(&mut self, n: usize) {}
        pub fn advance_slices(bufs: &mut &mut [IoSlice], n: usize) {}
    }
    impl crate::ops::Deref for IoSlice { type Target = [u8]; }
    pub struct IoSliceMut<'a>;
    impl IoSliceMut {
        pub fn new(buf: &mut [u8]) -> IoSliceMut {}
        pub fn advance(&mut self, n: usize) {}
        pub fn advance_slices(bufs: &mut &mut [IoSliceMut], n: usize) {}
    }
    impl crate::ops::Deref for IoSliceMut { type Target = [u8]; }
    impl crate::ops::DerefMut for IoSliceMut {}
    pub struct LineWriter<W: Write>;
    impl<W: Write> LineWriter<W> {
        pub fn new(inner: W) -> LineWriter<W> {}
        pub fn with_capacity(capacity: usize, inner: W) -> LineWriter<W> {}
        pub fn get_mut(&mut self) -> &mut W {}
        pub fn into_inner(self) -> crate::result::Result<W, IntoInnerError<LineWriter<W>>> {}
        pub fn get_ref(&self) -> &W {}
    }
    impl<W: Write> Write for LineWriter<W> {}
    pub type Lines<B> = Items<Result<String>>;
    pub struct PipeReader;
    impl PipeReader { pub fn try_clone(&self) -> Result<Self> {} }
    impl crate::os::fd::AsFd for PipeReader {}
    impl crate::os::fd::AsRawFd for PipeReader {}
    impl From<crate::os::fd::OwnedFd> for PipeReader {}
    impl crate::os::fd::FromRawFd for PipeReader {}
    impl crate::os::fd::IntoRawFd for PipeReader {}
    impl Read for &PipeReader {}
    impl Read for PipeReader {}
    pub struct PipeWriter;
    impl PipeWriter { pub fn try_clone(&self) -> Result<Self> {} }
    impl crate::os::fd::AsFd for PipeWriter {}
    impl crate::os::fd::AsRawFd for PipeWriter {}
    impl From<crate::os::fd::OwnedFd> for PipeWriter {}
    impl crate::os::fd::FromRawFd for PipeWriter {}
    impl crate::os::fd::IntoRawFd for PipeWriter {}
    impl Write for &PipeWriter {}
    impl Write for PipeWriter {}
    pub struct Repeat;
    impl Read for Repeat {}
    pub struct Sink;
    impl Write for &Sink {}
    impl Write for Sink {}
    pub type Split<B> = Items<Result<Vec<u8>>>;
    pub struct Stderr;
    impl Stderr { pub fn lock(&self) -> StderrLock {} }
    impl crate::os::fd::AsFd for Stderr {}
    impl crate::os::fd::AsRawFd for Stderr {}
    impl Write for &Stderr {}
    impl Write for Stderr {}
    pub struct StderrLock<'a>;
    impl crate::os::fd::AsFd for StderrLock {}
    impl crate::os::fd::AsRawFd for StderrLock {}
    impl Write for StderrLock {}
    pub struct Stdin;
    impl Stdin {
        pub fn lock(&self) -> StdinLock {}
        pub fn read_line(&self, buf: &mut String) -> Result<usize> {}
        pub fn lines(self) -> Items<Result<String>> {}
    }
    impl crate::os::fd::AsFd for Stdin {}
    impl crate::os::fd::AsRawFd for Stdin {}
    impl Read for &Stdin {}
    impl Read for Stdin {}
    pub struct StdinLock<'a>;
    impl crate::os::fd::AsFd for StdinLock {}
    impl crate::os::fd::AsRawFd for StdinLock {}
    impl BufRead for StdinLock {}
    impl Read for StdinLock {}
    pub struct Stdout;
    impl Stdout { pub fn lock(&self) -> StdoutLock {} }
    impl crate::os::fd::AsFd for Stdout {}
    impl crate::os::fd::AsRawFd for Stdout {}
    impl Write for &Stdout {}
    impl Write for Stdout {}
    pub struct StdoutLock<'a>;
    impl crate::os::fd::AsFd for StdoutLock {}
    impl crate::os::fd::AsRawFd for StdoutLock {}
    impl Write for StdoutLock {}
    pub struct Take<T>;
    impl<T> Take<T> {
        pub fn limit(&self) -> u64 {}
        pub fn set_limit(&mut self, limit: u64) {}
        pub fn into_inner(self) -> T {}
        pub fn get_ref(&self) -> &T {}
        pub fn get_mut(&mut self) -> &mut T {}
    }
    impl<T: BufRead> BufRead for Take<T> {}
    impl<T: Read> Read for Take<T> {}
    impl<T: Seek> Seek for Take<T> {}
    pub struct WriterPanicked;
    impl WriterPanicked { pub fn into_inner(self) -> Vec<u8> {} }
    impl crate::error::Error for WriterPanicked {}
    pub trait BufRead: Read {
        fn fill_buf(&mut self) -> Result<&[u8]>;
        fn consume(&mut self, amount: usize);
        fn read_until(&mut self, byte: u8, buf: &mut Vec<u8>) -> Result<usize>;
        fn skip_until(&mut self, byte: u8) -> Result<usize>;
        fn read_line(&mut self, buf: &mut String) -> Result<usize>;
        fn split(self, byte: u8) -> Items<Result<Vec<u8>>>;
        fn lines(self) -> Items<Result<String>>;
    }
    pub trait IsTerminal { fn is_terminal(&self) -> bool; }
    pub trait Read {
        fn read(&mut self, buf: &mut [u8]) -> Result<usize>;
        fn read_vectored(&mut self, bufs: &mut [IoSliceMut]) -> Result<usize>;
        fn read_to_end(&mut self, buf: &mut Vec<u8>) -> Result<usize>;
        fn read_to_string(&mut self, buf: &mut String) -> Result<usize>;
        fn read_exact(&mut self, buf: &mut [u8]) -> Result<()>;
        fn by_ref(&mut self) -> &mut Self;
        fn bytes(self) -> Items<Result<u8>>;
        fn chain<R: Read>(self, next: R) -> Chain<Self, R>;
        fn take(self, limit: u64) -> Take<Self>;
    }
    pub trait Seek {
        fn seek(&mut self, pos: SeekFrom) -> Result<u64>;
        fn rewind(&mut self) -> Result<()>;
        fn stream_position(&mut self) -> Result<u64>;
        fn seek_relative(&mut self, offset: i64) -> Result<()>;
    }
    pub trait Write {
        fn write(&mut self, buf: &[u8]) -> Result<usize>;
        fn flush(&mut self) -> Result<()>;
        fn write_vectored(&mut self, bufs: &[IoSlice]) -> Result<usize>;
        fn write_all(&mut self, buf: &[u8]) -> Result<()>;
        fn write_fmt(&mut self, args: crate::fmt::Arguments) -> Result<()>;
        fn by_ref(&mut self) -> &mut Self;
    }
    pub type Result<T> = crate::result::Result<T, Error>;
    impl<R: Read> Read for &mut R {}
    impl<W: Write> Write for &mut W {}
    impl<B: BufRead> BufRead for &mut B {}
    impl<S: Seek> Seek for &mut S {}
    pub mod prelude {
        pub use crate::io::{BufRead, Read, Seek, Write};
    }
}
mod net {
    use crate::iter::Items;
    pub enum IpAddr { V4(Ipv4Addr), V6(Ipv6Addr) }
    impl IpAddr {
        pub fn is_unspecified(&self) -> bool {}
        pub fn is_loopback(&self) -> bool {}
        pub fn is_multicast(&self) -> bool {}
        pub fn is_ipv4(&self) -> bool {}
        pub fn is_ipv6(&self) -> bool {}
        pub fn to_canonical(&self) -> IpAddr {}
    }
    impl From<[u16; 8]> for IpAddr {}
    impl From<[u8; 16]> for IpAddr {}
    impl From<[u8; 4]> for IpAddr {}
    impl From<Ipv4Addr> for IpAddr {}
    impl From<Ipv6Addr> for IpAddr {}
    impl crate::str::FromStr for IpAddr { type Err = AddrParseError; }
    impl Ord for IpAddr {}
    pub enum Shutdown { Read, Write, Both }
    pub enum SocketAddr { V4(SocketAddrV4), V6(SocketAddrV6) }
    impl SocketAddr {
        pub fn new(ip: IpAddr, port: u16) -> SocketAddr {}
        pub fn ip(&self) -> IpAddr {}
        pub fn set_ip(&mut self, new_ip: IpAddr) {}
        pub fn port(&self) -> u16 {}
        pub fn set_port(&mut self, new_port: u16) {}
        pub fn is_ipv4(&self) -> bool {}
        pub fn is_ipv6(&self) -> bool {}
    }
    impl<I: Into<IpAddr>> From<(I, u16)> for SocketAddr {}
    impl From<SocketAddrV4> for SocketAddr {}
    impl From<SocketAddrV6> for SocketAddr {}
    impl crate::str::FromStr for SocketAddr { type Err = AddrParseError; }
    impl Ord for SocketAddr {}
    impl ToSocketAddrs for SocketAddr { type Iter = Items<SocketAddr>; }
    pub struct AddrParseError;
    impl crate::error::Error for AddrParseError {}
    pub struct Incoming<'a>;
    impl Iterator for Incoming { type Item = crate::io::Result<TcpStream>; }
    pub struct Ipv4Addr;
    impl Ipv4Addr {
        pub const BITS: u32 = 0;
        pub const LOCALHOST: Ipv4Addr = _;
        pub const UNSPECIFIED: Ipv4Addr = _;
        pub const BROADCAST: Ipv4Addr = _;
        pub fn new(a: u8, b: u8, c: u8, d: u8) -> Ipv4Addr {}
        pub fn to_bits(self) -> u32 {}
        pub fn from_bits(bits: u32) -> Ipv4Addr {}
        pub fn octets(&self) -> [u8; 4] {}
        pub fn from_octets(octets: [u8; 4]) -> Ipv4Addr {}
        pub fn is_unspecified(&self) -> bool {}
        pub fn is_loopback(&self) -> bool {}
        pub fn is_private(&self) -> bool {}
        pub fn is_link_local(&self) -> bool {}
        pub fn is_multicast(&self) -> bool {}
        pub fn is_broadcast(&self) -> bool {}
        pub fn is_documentation(&self) -> bool {}
        pub fn to_ipv6_compatible(&self) -> Ipv6Addr {}
        pub fn to_ipv6_mapped(&self) -> Ipv6Addr {}
    }
    impl crate::ops::BitAnd<&Ipv4Addr> for &Ipv4Addr { type Output = Ipv4Addr; }
    impl crate::ops::BitAnd<&Ipv4Addr> for Ipv4Addr { type Output = Ipv4Addr; }
    impl crate::ops::BitAnd<Ipv4Addr> for &Ipv4Addr { type Output = Ipv4Addr; }
    impl crate::ops::BitAnd for Ipv4Addr { type Output = Ipv4Addr; }
    impl crate::ops::BitAndAssign<&Ipv4Addr> for Ipv4Addr {}
    impl crate::ops::BitAndAssign for Ipv4Addr {}
    impl crate::ops::BitOr<&Ipv4Addr> for &Ipv4Addr { type Output = Ipv4Addr; }
    impl crate::ops::BitOr<&Ipv4Addr> for Ipv4Addr { type Output = Ipv4Addr; }
    impl crate::ops::BitOr<Ipv4Addr> for &Ipv4Addr { type Output = Ipv4Addr; }
    impl crate::ops::BitOr for Ipv4Addr { type Output = Ipv4Addr; }
    impl crate::ops::BitOrAssign<&Ipv4Addr> for Ipv4Addr {}
    impl crate::ops::BitOrAssign for Ipv4Addr {}
    impl From<[u8; 4]> for Ipv4Addr {}
    impl From<u32> for Ipv4Addr {}
    impl crate::str::FromStr for Ipv4Addr { type Err = AddrParseError; }
    impl crate::ops::Not for &Ipv4Addr { type Output = Ipv4Addr; }
    impl crate::ops::Not for Ipv4Addr { type Output = Ipv4Addr; }
    impl Ord for Ipv4Addr {}
    pub struct Ipv6Addr;
    impl Ipv6Addr {
        pub const BITS: u32 = 0;
        pub const LOCALHOST: Ipv6Addr = _;
        pub const UNSPECIFIED: Ipv6Addr = _;
        pub fn new(a: u16, b: u16, c: u16, d: u16, e: u16, f: u16, g: u16, h: u16) -> Ipv6Addr {}
        pub fn to_bits(self) -> u128 {}
        pub fn from_bits(bits: u128) -> Ipv6Addr {}
        pub fn segments(&self) -> [u16; 8] {}
        pub fn from_segments(segments: [u16; 8]) -> Ipv6Addr {}
        pub fn is_unspecified(&self) -> bool {}
        pub fn is_loopback(&self) -> bool {}
        pub fn is_unique_local(&self) -> bool {}
        pub fn is_unicast_link_local(&self) -> bool {}
        pub fn is_multicast(&self) -> bool {}
        pub fn to_ipv4_mapped(&self) -> Option<Ipv4Addr> {}
        pub fn to_ipv4(&self) -> Option<Ipv4Addr> {}
        pub fn to_canonical(&self) -> IpAddr {}
        pub fn octets(&self) -> [u8; 16] {}
        pub fn from_octets(octets: [u8; 16]) -> Ipv6Addr {}
    }
    impl crate::ops::BitAnd<&Ipv6Addr> for &Ipv6Addr { type Output = Ipv6Addr; }
    impl crate::ops::BitAnd<&Ipv6Addr> for Ipv6Addr { type Output = Ipv6Addr; }
    impl crate::ops::BitAnd<Ipv6Addr> for &Ipv6Addr { type Output = Ipv6Addr; }
    impl crate::ops::BitAnd for Ipv6Addr { type Output = Ipv6Addr; }
    impl crate::ops::BitAndAssign<&Ipv6Addr> for Ipv6Addr {}
    impl crate::ops::BitAndAssign for Ipv6Addr {}
    impl crate::ops::BitOr<&Ipv6Addr> for &Ipv6Addr { type Output = Ipv6Addr; }
    impl crate::ops::BitOr<&Ipv6Addr> for Ipv6Addr { type Output = Ipv6Addr; }
    impl crate::ops::BitOr<Ipv6Addr> for &Ipv6Addr { type Output = Ipv6Addr; }
    impl crate::ops::BitOr for Ipv6Addr { type Output = Ipv6Addr; }
    impl crate::ops::BitOrAssign<&Ipv6Addr> for Ipv6Addr {}
    impl crate::ops::BitOrAssign for Ipv6Addr {}
    impl From<[u16; 8]> for Ipv6Addr {}
    impl From<[u8; 16]> for Ipv6Addr {}
    impl From<u128> for Ipv6Addr {}
    impl crate::str::FromStr for Ipv6Addr { type Err = AddrParseError; }
    impl crate::ops::Not for &Ipv6Addr { type Output = Ipv6Addr; }
    impl crate::ops::Not for Ipv6Addr { type Output = Ipv6Addr; }
    impl Ord for Ipv6Addr {}
    pub struct SocketAddrV4;
    impl SocketAddrV4 {
        pub fn new(ip: Ipv4Addr, port: u16) -> SocketAddrV4 {}
        pub fn ip(&self) -> &Ipv4Addr {}
        pub fn set_ip(&mut self, new_ip: Ipv4Addr) {}
        pub fn port(&self) -> u16 {}
        pub fn set_port(&mut self, new_port: u16) {}
    }
    impl crate::str::FromStr for SocketAddrV4 { type Err = AddrParseError; }
    impl Ord for SocketAddrV4 {}
    impl ToSocketAddrs for SocketAddrV4 { type Iter = Items<SocketAddr>; }
    pub struct SocketAddrV6;
    impl SocketAddrV6 {
        pub fn new(ip: Ipv6Addr, port: u16, flowinfo: u32, scope_id: u32) -> SocketAddrV6 {}
        pub fn ip(&self) -> &Ipv6Addr {}
        pub fn set_ip(&mut self, new_ip: Ipv6Addr) {}
        pub fn port(&self) -> u16 {}
        pub fn set_port(&mut self, new_port: u16) {}
        pub fn flowinfo(&self) -> u32 {}
        pub fn set_flowinfo(&mut self, new_flowinfo: u32) {}
        pub fn scope_id(&self) -> u32 {}
        pub fn set_scope_id(&mut self, new_scope_id: u32) {}
    }
    impl crate::str::FromStr for SocketAddrV6 { type Err = AddrParseError; }
    impl Ord for SocketAddrV6 {}
    impl ToSocketAddrs for SocketAddrV6 { type Iter = Items<SocketAddr>; }
    pub struct TcpListener;
    impl TcpListener {
        pub fn bind<A>(addr: A) -> crate::io::Result<TcpListener> {}
        pub fn local_addr(&self) -> crate::io::Result<SocketAddr> {}
        pub fn try_clone(&self) -> crate::io::Result<TcpListener> {}
        pub fn accept(&self) -> crate::io::Result<(TcpStream, SocketAddr)> {}
        pub fn incoming(&self) -> Incoming {}
        pub fn set_ttl(&self, ttl: u32) -> crate::io::Result<()> {}
        pub fn ttl(&self) -> crate::io::Result<u32> {}
        pub fn set_only_v6(&self, only_v6: bool) -> crate::io::Result<()> {}
        pub fn take_error(&self) -> crate::io::Result<Option<crate::io::Error>> {}
        pub fn set_nonblocking(&self, nonblocking: bool) -> crate::io::Result<()> {}
    }
    impl crate::os::fd::AsFd for TcpListener {}
    impl crate::os::fd::AsRawFd for TcpListener {}
    impl From<crate::os::fd::OwnedFd> for TcpListener {}
    impl crate::os::fd::FromRawFd for TcpListener {}
    impl crate::os::fd::IntoRawFd for TcpListener {}
    pub struct TcpStream;
    impl TcpStream {
        pub fn connect<A>(addr: A) -> crate::io::Result<TcpStream> {}
        pub fn connect_timeout(addr: &SocketAddr, timeout: crate::time::Duration) -> crate::io::Result<TcpStream> {}
        pub fn peer_addr(&self) -> crate::io::Result<SocketAddr> {}
        pub fn local_addr(&self) -> crate::io::Result<SocketAddr> {}
        pub fn shutdown(&self, how: Shutdown) -> crate::io::Result<()> {}
        pub fn try_clone(&self) -> crate::io::Result<TcpStream> {}
        pub fn set_read_timeout(&self, dur: Option<crate::time::Duration>) -> crate::io::Result<()> {}
        pub fn set_write_timeout(&self, dur: Option<crate::time::Duration>) -> crate::io::Result<()> {}
        pub fn read_timeout(&self) -> crate::io::Result<Option<crate::time::Duration>> {}
        pub fn write_timeout(&self) -> crate::io::Result<Option<crate::time::Duration>> {}
        pub fn peek(&self, buf: &mut [u8]) -> crate::io::Result<usize> {}
        pub fn set_nodelay(&self, nodelay: bool) -> crate::io::Result<()> {}
        pub fn nodelay(&self) -> crate::io::Result<bool> {}
        pub fn set_ttl(&self, ttl: u32) -> crate::io::Result<()> {}
        pub fn ttl(&self) -> crate::io::Result<u32> {}
        pub fn take_error(&self) -> crate::io::Result<Option<crate::io::Error>> {}
        pub fn set_nonblocking(&self, nonblocking: bool) -> crate::io::Result<()> {}
    }
    impl crate::os::fd::AsFd for TcpStream {}
    impl crate::os::fd::AsRawFd for TcpStream {}
    impl From<crate::os::fd::OwnedFd> for TcpStream {}
    impl crate::os::fd::FromRawFd for TcpStream {}
    impl crate::os::fd::IntoRawFd for TcpStream {}
    impl crate::io::Read for &TcpStream {}
    impl crate::io::Read for TcpStream {}
    impl crate::io::Write for &TcpStream {}
    impl crate::io::Write for TcpStream {}
    pub struct UdpSocket;
    impl UdpSocket {
        pub fn bind<A>(addr: A) -> crate::io::Result<UdpSocket> {}
        pub fn recv_from(&self, buf: &mut [u8]) -> crate::io::Result<(usize, SocketAddr)> {}
        pub fn peek_from(&self, buf: &mut [u8]) -> crate::io::Result<(usize, SocketAddr)> {}
        pub fn send_to<A>(&self, buf: &[u8], addr: A) -> crate::io::Result<usize> {}
        pub fn peer_addr(&self) -> crate::io::Result<SocketAddr> {}
        pub fn local_addr(&self) -> crate::io::Result<SocketAddr> {}
        pub fn try_clone(&self) -> crate::io::Result<UdpSocket> {}
        pub fn set_read_timeout(&self, dur: Option<crate::time::Duration>) -> crate::io::Result<()> {}
        pub fn set_write_timeout(&self, dur: Option<crate::time::Duration>) -> crate::io::Result<()> {}
        pub fn read_timeout(&self) -> crate::io::Result<Option<crate::time::Duration>> {}
        pub fn write_timeout(&self) -> crate::io::Result<Option<crate::time::Duration>> {}
        pub fn set_broadcast(&self, broadcast: bool) -> crate::io::Result<()> {}
        pub fn broadcast(&self) -> crate::io::Result<bool> {}
        pub fn set_multicast_loop_v4(&self, multicast_loop_v4: bool) -> crate::io::Result<()> {}
        pub fn multicast_loop_v4(&self) -> crate::io::Result<bool> {}
        pub fn set_multicast_ttl_v4(&self, multicast_ttl_v4: u32) -> crate::io::Result<()> {}
        pub fn multicast_ttl_v4(&self) -> crate::io::Result<u32> {}
        pub fn set_multicast_loop_v6(&self, multicast_loop_v6: bool) -> crate::io::Result<()> {}
        pub fn multicast_loop_v6(&self) -> crate::io::Result<bool> {}
        pub fn set_ttl(&self, ttl: u32) -> crate::io::Result<()> {}
        pub fn ttl(&self) -> crate::io::Result<u32> {}
        pub fn join_multicast_v4(&self, multiaddr: &Ipv4Addr, interface: &Ipv4Addr) -> crate::io::Result<()> {}
        pub fn join_multicast_v6(&self, multiaddr: &Ipv6Addr, interface: u32) -> crate::io::Result<()> {}
        pub fn leave_multicast_v4(&self, multiaddr: &Ipv4Addr, interface: &Ipv4Addr) -> crate::io::Result<()> {}
        pub fn leave_multicast_v6(&self, multiaddr: &Ipv6Addr, interface: u32) -> crate::io::Result<()> {}
        pub fn take_error(&self) -> crate::io::Result<Option<crate::io::Error>> {}
        pub fn connect<A>(&self, addr: A) -> crate::io::Result<()> {}
        pub fn send(&self, buf: &[u8]) -> crate::io::Result<usize> {}
        pub fn recv(&self, buf: &mut [u8]) -> crate::io::Result<usize> {}
        pub fn peek(&self, buf: &mut [u8]) -> crate::io::Result<usize> {}
        pub fn set_nonblocking(&self, nonblocking: bool) -> crate::io::Result<()> {}
    }
    impl crate::os::fd::AsFd for UdpSocket {}
    impl crate::os::fd::AsRawFd for UdpSocket {}
    impl From<crate::os::fd::OwnedFd> for UdpSocket {}
    impl crate::os::fd::FromRawFd for UdpSocket {}
    impl crate::os::fd::IntoRawFd for UdpSocket {}
    pub trait ToSocketAddrs {
        type Iter: Iterator<Item = SocketAddr>;
        fn to_socket_addrs(&self) -> crate::io::Result<Self::Iter>;
    }
}
mod os {
    pub mod fd {
        pub struct BorrowedFd<'fd>;
        impl BorrowedFd {
            pub unsafe fn borrow_raw(fd: RawFd) -> Self {}
            pub fn try_clone_to_owned(&self) -> crate::io::Result<OwnedFd> {}
        }
        impl AsFd for BorrowedFd {}
        impl AsRawFd for BorrowedFd {}
        pub struct OwnedFd;
        impl OwnedFd { pub fn try_clone(&self) -> crate::io::Result<Self> {} }
        impl AsFd for OwnedFd {}
        impl AsRawFd for OwnedFd {}
        impl From<crate::process::ChildStderr> for OwnedFd {}
        impl From<crate::process::ChildStdin> for OwnedFd {}
        impl From<crate::process::ChildStdout> for OwnedFd {}
        impl From<crate::fs::File> for OwnedFd {}
        impl From<crate::io::PipeReader> for OwnedFd {}
        impl From<crate::io::PipeWriter> for OwnedFd {}
        impl From<crate::net::TcpListener> for OwnedFd {}
        impl From<crate::net::TcpStream> for OwnedFd {}
        impl From<crate::net::UdpSocket> for OwnedFd {}
        impl From<crate::os::unix::net::UnixDatagram> for OwnedFd {}
        impl From<crate::os::unix::net::UnixListener> for OwnedFd {}
        impl From<crate::os::unix::net::UnixStream> for OwnedFd {}
        impl FromRawFd for OwnedFd {}
        impl IntoRawFd for OwnedFd {}
        pub trait AsFd { fn as_fd(&self) -> BorrowedFd; }
        pub trait AsRawFd { fn as_raw_fd(&self) -> RawFd; }
        pub trait FromRawFd { unsafe fn from_raw_fd(fd: RawFd) -> Self; }
        pub trait IntoRawFd { fn into_raw_fd(self) -> RawFd; }
        pub type RawFd = crate::os::raw::c_int;
    }
    pub mod linux {
        pub mod fs {
            pub trait MetadataExt {
                fn st_dev(&self) -> u64;
                fn st_ino(&self) -> u64;
                fn st_mode(&self) -> u32;
                fn st_nlink(&self) -> u64;
                fn st_uid(&self) -> u32;
                fn st_gid(&self) -> u32;
                fn st_rdev(&self) -> u64;
                fn st_size(&self) -> u64;
                fn st_atime(&self) -> i64;
                fn st_atime_nsec(&self) -> i64;
                fn st_mtime(&self) -> i64;
                fn st_mtime_nsec(&self) -> i64;
                fn st_ctime(&self) -> i64;
                fn st_ctime_nsec(&self) -> i64;
                fn st_blksize(&self) -> u64;
                fn st_blocks(&self) -> u64;
            }
        }
        pub mod net {
            pub trait SocketAddrExt {
                fn from_abstract_name<N>(name: N) -> crate::io::Result<crate::os::unix::net::SocketAddr>;
                fn as_abstract_name(&self) -> Option<&[u8]>;
            }
            pub trait TcpStreamExt {
                fn set_quickack(&self, quickack: bool) -> crate::io::Result<()>;
                fn quickack(&self) -> crate::io::Result<bool>;
            }
        }
    }
    pub mod raw {
        pub type c_char = crate::ffi::c_char;
        pub type c_double = crate::ffi::c_double;
        pub type c_float = crate::ffi::c_float;
        pub type c_int = crate::ffi::c_int;
        pub type c_long = crate::ffi::c_long;
        pub type c_longlong = crate::ffi::c_longlong;
        pub type c_schar = crate::ffi::c_schar;
        pub type c_short = crate::ffi::c_short;
        pub type c_uchar = crate::ffi::c_uchar;
        pub type c_uint = crate::ffi::c_uint;
        pub type c_ulong = crate::ffi::c_ulong;
        pub type c_ulonglong = crate::ffi::c_ulonglong;
        pub type c_ushort = crate::ffi::c_ushort;
        pub type c_void = crate::ffi::c_void;
    }
    pub mod unix {
        pub mod ffi {
            pub trait OsStrExt {
                fn from_bytes(slice: &[u8]) -> &Self;
                fn as_bytes(&self) -> &[u8];
            }
            pub trait OsStringExt {
                fn from_vec(vec: Vec<u8>) -> Self;
                fn into_vec(self) -> Vec<u8>;
            }
        }
        pub mod fs {
            pub fn chown<P>(dir: P, uid: Option<u32>, gid: Option<u32>) -> crate::io::Result<()> {}
            pub fn chroot<P>(dir: P) -> crate::io::Result<()> {}
            pub fn fchown<F>(fd: F, uid: Option<u32>, gid: Option<u32>) -> crate::io::Result<()> {}
            pub fn lchown<P>(dir: P, uid: Option<u32>, gid: Option<u32>) -> crate::io::Result<()> {}
            pub fn symlink<P, Q>(original: P, link: Q) -> crate::io::Result<()> {}
            pub trait DirBuilderExt { fn mode(&mut self, mode: u32) -> &mut Self; }
            pub trait DirEntryExt { fn ino(&self) -> u64; }
            pub trait FileExt {
                fn read_at(&self, buf: &mut [u8], offset: u64) -> crate::io::Result<usize>;
                fn write_at(&self, buf: &[u8], offset: u64) -> crate::io::Result<usize>;
                fn read_exact_at(&self, buf: &mut [u8], offset: u64) -> crate::io::Result<()>;
                fn write_all_at(&self, buf: &[u8], offset: u64) -> crate::io::Result<()>;
            }
            pub trait FileTypeExt {
                fn is_block_device(&self) -> bool;
                fn is_char_device(&self) -> bool;
                fn is_fifo(&self) -> bool;
                fn is_socket(&self) -> bool;
            }
            pub trait MetadataExt {
                fn dev(&self) -> u64;
                fn ino(&self) -> u64;
                fn mode(&self) -> u32;
                fn nlink(&self) -> u64;
                fn uid(&self) -> u32;
                fn gid(&self) -> u32;
                fn rdev(&self) -> u64;
                fn size(&self) -> u64;
                fn atime(&self) -> i64;
                fn atime_nsec(&self) -> i64;
                fn mtime(&self) -> i64;
                fn mtime_nsec(&self) -> i64;
                fn ctime(&self) -> i64;
                fn ctime_nsec(&self) -> i64;
                fn blksize(&self) -> u64;
                fn blocks(&self) -> u64;
            }
            pub trait OpenOptionsExt {
                fn mode(&mut self, mode: u32) -> &mut Self;
                fn custom_flags(&mut self, flags: i32) -> &mut Self;
            }
            pub trait PermissionsExt {
                fn mode(&self) -> u32;
                fn set_mode(&mut self, mode: u32);
                fn from_mode(mode: u32) -> Self;
            }
        }
        pub mod io {
            pub use crate::os::fd::*;
        }
        pub mod net {
            use crate::iter::Items;
            pub type Incoming<'a> = Items<crate::io::Result<UnixStream>>;
            pub struct SocketAddr;
            impl SocketAddr {
                pub fn from_pathname<P>(path: P) -> crate::io::Result<SocketAddr> {}
                pub fn is_unnamed(&self) -> bool {}
                pub fn as_pathname(&self) -> Option<&crate::path::Path> {}
            }
            pub struct UnixDatagram;
            impl UnixDatagram {
                pub fn bind<P>(path: P) -> crate::io::Result<UnixDatagram> {}
                pub fn bind_addr(socket_addr: &SocketAddr) -> crate::io::Result<UnixDatagram> {}
                pub fn unbound() -> crate::io::Result<UnixDatagram> {}
                pub fn pair() -> crate::io::Result<(UnixDatagram, UnixDatagram)> {}
                pub fn connect<P>(&self, path: P) -> crate::io::Result<()> {}
                pub fn connect_addr(&self, socket_addr: &SocketAddr) -> crate::io::Result<()> {}
                pub fn try_clone(&self) -> crate::io::Result<UnixDatagram> {}
                pub fn local_addr(&self) -> crate::io::Result<SocketAddr> {}
                pub fn peer_addr(&self) -> crate::io::Result<SocketAddr> {}
                pub fn recv_from(&self, buf: &mut [u8]) -> crate::io::Result<(usize, SocketAddr)> {}
                pub fn recv(&self, buf: &mut [u8]) -> crate::io::Result<usize> {}
                pub fn send_to<P>(&self, buf: &[u8], path: P) -> crate::io::Result<usize> {}
                pub fn send_to_addr(&self, buf: &[u8], socket_addr: &SocketAddr) -> crate::io::Result<usize> {}
                pub fn send(&self, buf: &[u8]) -> crate::io::Result<usize> {}
                pub fn set_read_timeout(&self, timeout: Option<crate::time::Duration>) -> crate::io::Result<()> {}
                pub fn set_write_timeout(&self, timeout: Option<crate::time::Duration>) -> crate::io::Result<()> {}
                pub fn read_timeout(&self) -> crate::io::Result<Option<crate::time::Duration>> {}
                pub fn write_timeout(&self) -> crate::io::Result<Option<crate::time::Duration>> {}
                pub fn set_nonblocking(&self, nonblocking: bool) -> crate::io::Result<()> {}
                pub fn take_error(&self) -> crate::io::Result<Option<crate::io::Error>> {}
                pub fn shutdown(&self, how: crate::net::Shutdown) -> crate::io::Result<()> {}
            }
            impl crate::os::fd::AsFd for UnixDatagram {}
            impl crate::os::fd::AsRawFd for UnixDatagram {}
            impl From<crate::os::fd::OwnedFd> for UnixDatagram {}
            impl crate::os::fd::FromRawFd for UnixDatagram {}
            impl crate::os::fd::IntoRawFd for UnixDatagram {}
            pub struct UnixListener;
            impl UnixListener {
                pub fn bind<P>(path: P) -> crate::io::Result<UnixListener> {}
                pub fn bind_addr(socket_addr: &SocketAddr) -> crate::io::Result<UnixListener> {}
                pub fn accept(&self) -> crate::io::Result<(UnixStream, SocketAddr)> {}
                pub fn try_clone(&self) -> crate::io::Result<UnixListener> {}
                pub fn local_addr(&self) -> crate::io::Result<SocketAddr> {}
                pub fn set_nonblocking(&self, nonblocking: bool) -> crate::io::Result<()> {}
                pub fn take_error(&self) -> crate::io::Result<Option<crate::io::Error>> {}
                pub fn incoming(&self) -> Items<crate::io::Result<UnixStream>> {}
            }
            impl crate::os::fd::AsFd for UnixListener {}
            impl crate::os::fd::AsRawFd for UnixListener {}
            impl From<crate::os::fd::OwnedFd> for UnixListener {}
            impl crate::os::fd::FromRawFd for UnixListener {}
            impl IntoIterator for &UnixListener { type Item = crate::io::Result<UnixStream>; }
            impl crate::os::fd::IntoRawFd for UnixListener {}
            pub struct UnixStream;
            impl UnixStream {
                pub fn connect<P>(path: P) -> crate::io::Result<UnixStream> {}
                pub fn connect_addr(socket_addr: &SocketAddr) -> crate::io::Result<UnixStream> {}
                pub fn pair() -> crate::io::Result<(UnixStream, UnixStream)> {}
                pub fn try_clone(&self) -> crate::io::Result<UnixStream> {}
                pub fn local_addr(&self) -> crate::io::Result<SocketAddr> {}
                pub fn peer_addr(&self) -> crate::io::Result<SocketAddr> {}
                pub fn set_read_timeout(&self, timeout: Option<crate::time::Duration>) -> crate::io::Result<()> {}
                pub fn set_write_timeout(&self, timeout: Option<crate::time::Duration>) -> crate::io::Result<()> {}
                pub fn read_timeout(&self) -> crate::io::Result<Option<crate::time::Duration>> {}
                pub fn write_timeout(&self) -> crate::io::Result<Option<crate::time::Duration>> {}
                pub fn set_nonblocking(&self, nonblocking: bool) -> crate::io::Result<()> {}
                pub fn take_error(&self) -> crate::io::Result<Option<crate::io::Error>> {}
                pub fn shutdown(&self, how: crate::net::Shutdown) -> crate::io::Result<()> {}
            }
            impl crate::os::fd::AsFd for UnixStream {}
            impl crate::os::fd::AsRawFd for UnixStream {}
            impl From<crate::os::fd::OwnedFd> for UnixStream {}
            impl crate::os::fd::FromRawFd for UnixStream {}
            impl crate::os::fd::IntoRawFd for UnixStream {}
            impl crate::io::Read for &UnixStream {}
            impl crate::io::Read for UnixStream {}
            impl crate::io::Write for &UnixStream {}
            impl crate::io::Write for UnixStream {}
        }
        pub mod prelude {
            pub use crate::os::unix::ffi::{OsStrExt, OsStringExt};
            pub use crate::os::unix::fs::{DirEntryExt, FileExt, FileTypeExt, MetadataExt, OpenOptionsExt, PermissionsExt};
            pub use crate::os::fd::{AsFd, AsRawFd, BorrowedFd, FromRawFd, IntoRawFd, OwnedFd, RawFd};
            pub use crate::os::unix::process::{CommandExt, ExitStatusExt};
            pub use crate::os::unix::thread::JoinHandleExt;
        }
        pub mod process {
            pub fn parent_id() -> u32 {}
            pub trait CommandExt {
                fn uid(&mut self, id: u32) -> &mut crate::process::Command;
                fn gid(&mut self, id: u32) -> &mut crate::process::Command;
                unsafe fn pre_exec<F: FnMut() -> crate::io::Result<()>>(&mut self, f: F) -> &mut crate::process::Command;
                fn exec(&mut self) -> crate::io::Error;
                fn arg0<S>(&mut self, arg: S) -> &mut crate::process::Command;
                fn process_group(&mut self, pgroup: i32) -> &mut crate::process::Command;
                unsafe fn before_exec<F: FnMut() -> crate::io::Result<()>>(&mut self, f: F) -> &mut crate::process::Command;
            }
            pub trait ExitStatusExt {
                fn from_raw(raw: i32) -> Self;
                fn signal(&self) -> Option<i32>;
                fn core_dumped(&self) -> bool;
                fn stopped_signal(&self) -> Option<i32>;
                fn continued(&self) -> bool;
                fn into_raw(self) -> i32;
            }
        }
        pub mod thread {
            pub trait JoinHandleExt {
                fn as_pthread_t(&self) -> RawPthread;
                fn into_pthread_t(self) -> RawPthread;
            }
            pub type RawPthread = u64;
        }
    }
}
mod panic {
    pub fn catch_unwind<F: FnOnce() -> R, R>(f: F) -> crate::thread::Result<R> {}
    pub fn panic_any<M: crate::any::Any>(msg: M) -> ! {}
    pub fn resume_unwind(payload: Box<dyn crate::any::Any>) -> ! {}
    pub fn set_hook(hook: Box<dyn Fn(&PanicHookInfo)>) {}
    pub fn take_hook() -> Box<dyn Fn(&PanicHookInfo)> {}
    pub struct AssertUnwindSafe<T>(pub T);
    impl<T> crate::ops::Deref for AssertUnwindSafe<T> { type Target = T; }
    impl<T> crate::ops::DerefMut for AssertUnwindSafe<T> {}
    impl<F: Future> Future for AssertUnwindSafe<F> { type Output = <F as Future>::Output; }
    pub struct Location<'a>;
    impl Location {
        pub fn caller() -> &Location {}
        pub fn file(&self) -> &str {}
        pub fn file_as_c_str(&self) -> &crate::ffi::CStr {}
        pub fn line(&self) -> u32 {}
        pub fn column(&self) -> u32 {}
    }
    impl Ord for Location {}
    pub struct PanicHookInfo<'a>;
    impl PanicHookInfo {
        pub fn payload(&self) -> &(dyn crate::any::Any) {}
        pub fn payload_as_str(&self) -> Option<&str> {}
        pub fn location(&self) -> Option<&Location> {}
    }
    pub trait RefUnwindSafe {}
    pub trait UnwindSafe {}
    pub type PanicInfo<'a> = PanicHookInfo;
}
mod path {
    pub const MAIN_SEPARATOR: char = _;
    pub const MAIN_SEPARATOR_STR: &str = "";
    pub enum Component<'a> { Prefix(PrefixComponent), RootDir, CurDir, ParentDir, Normal(&crate::ffi::OsStr) }
    impl Component { pub fn as_os_str(self) -> &crate::ffi::OsStr {} }
    impl AsRef<crate::ffi::OsStr> for Component {}
    impl AsRef<Path> for Component {}
    impl Ord for Component {}
    pub enum Prefix<'a> { Verbatim(&crate::ffi::OsStr), VerbatimUNC(&crate::ffi::OsStr, &crate::ffi::OsStr), VerbatimDisk(u8), DeviceNS(&crate::ffi::OsStr), UNC(&crate::ffi::OsStr, &crate::ffi::OsStr), Disk(u8) }
    impl Prefix { pub fn is_verbatim(&self) -> bool {} }
    impl Ord for Prefix {}
    pub fn absolute<P>(path: P) -> crate::io::Result<PathBuf> {}
    pub fn is_separator(c: char) -> bool {}
    pub struct Ancestors<'a>;
    impl Iterator for Ancestors { type Item = &Path; }
    pub struct Components<'a>;
    impl Components { pub fn as_path(&self) -> &Path {} }
    impl AsRef<crate::ffi::OsStr> for Components {}
    impl AsRef<Path> for Components {}
    impl DoubleEndedIterator for Components {}
    impl Iterator for Components { type Item = Component; }
    impl Ord for Components {}
    pub struct Display<'a>;
    pub struct Iter<'a>;
    impl Iter { pub fn as_path(&self) -> &Path {} }
    impl AsRef<crate::ffi::OsStr> for Iter {}
    impl AsRef<Path> for Iter {}
    impl DoubleEndedIterator for Iter {}
    impl Iterator for Iter { type Item = &crate::ffi::OsStr; }
    pub struct Path;
    impl Path {
        pub fn new<S>(s: &S) -> &Path {}
        pub fn as_os_str(&self) -> &crate::ffi::OsStr {}
        pub fn as_mut_os_str(&mut self) -> &mut crate::ffi::OsStr {}
        pub fn to_str(&self) -> Option<&str> {}
        pub fn to_string_lossy(&self) -> crate::borrow::Cow<str> {}
        pub fn to_path_buf(&self) -> PathBuf {}
        pub fn is_absolute(&self) -> bool {}
        pub fn is_relative(&self) -> bool {}
        pub fn has_root(&self) -> bool {}
        pub fn parent(&self) -> Option<&Path> {}
        pub fn ancestors(&self) -> Ancestors {}
        pub fn file_name(&self) -> Option<&crate::ffi::OsStr> {}
        pub fn strip_prefix<P>(&self, base: P) -> Result<&Path, StripPrefixError> {}
        pub fn starts_with<P>(&self, base: P) -> bool {}
        pub fn ends_with<P>(&self, child: P) -> bool {}
        pub fn file_stem(&self) -> Option<&crate::ffi::OsStr> {}
        pub fn file_prefix(&self) -> Option<&crate::ffi::OsStr> {}
        pub fn extension(&self) -> Option<&crate::ffi::OsStr> {}
        pub fn join<P>(&self, path: P) -> PathBuf {}
        pub fn with_file_name<S>(&self, file_name: S) -> PathBuf {}
        pub fn with_extension<S>(&self, extension: S) -> PathBuf {}
        pub fn with_added_extension<S>(&self, extension: S) -> PathBuf {}
        pub fn components(&self) -> Components {}
        pub fn iter(&self) -> Iter {}
        pub fn display(&self) -> Display {}
        pub fn metadata(&self) -> crate::io::Result<crate::fs::Metadata> {}
        pub fn symlink_metadata(&self) -> crate::io::Result<crate::fs::Metadata> {}
        pub fn canonicalize(&self) -> crate::io::Result<PathBuf> {}
        pub fn read_link(&self) -> crate::io::Result<PathBuf> {}
        pub fn read_dir(&self) -> crate::io::Result<crate::fs::ReadDir> {}
        pub fn exists(&self) -> bool {}
        pub fn try_exists(&self) -> crate::io::Result<bool> {}
        pub fn is_file(&self) -> bool {}
        pub fn is_dir(&self) -> bool {}
        pub fn is_symlink(&self) -> bool {}
        pub fn into_path_buf(self: Box<Self>) -> PathBuf {}
    }
    impl AsRef<crate::ffi::OsStr> for Path {}
    impl AsRef<Path> for Path {}
    impl AsRef<Path> for str {}
    impl IntoIterator for &Path { type Item = &crate::ffi::OsStr; }
    impl Ord for Path {}
    pub struct PathBuf;
    impl PathBuf {
        pub fn new() -> PathBuf {}
        pub fn with_capacity(capacity: usize) -> PathBuf {}
        pub fn as_path(&self) -> &Path {}
        pub fn leak(self) -> &mut Path {}
        pub fn push<P>(&mut self, path: P) {}
        pub fn pop(&mut self) -> bool {}
        pub fn set_file_name<S>(&mut self, file_name: S) {}
        pub fn set_extension<S>(&mut self, extension: S) -> bool {}
        pub fn add_extension<S>(&mut self, extension: S) -> bool {}
        pub fn as_mut_os_string(&mut self) -> &mut crate::ffi::OsString {}
        pub fn into_os_string(self) -> crate::ffi::OsString {}
        pub fn into_boxed_path(self) -> Box<Path> {}
        pub fn capacity(&self) -> usize {}
        pub fn clear(&mut self) {}
        pub fn reserve(&mut self, additional: usize) {}
        pub fn try_reserve(&mut self, additional: usize) -> Result<(), crate::collections::TryReserveError> {}
        pub fn reserve_exact(&mut self, additional: usize) {}
        pub fn try_reserve_exact(&mut self, additional: usize) -> Result<(), crate::collections::TryReserveError> {}
        pub fn shrink_to_fit(&mut self) {}
        pub fn shrink_to(&mut self, min_capacity: usize) {}
    }
    impl AsRef<crate::ffi::OsStr> for PathBuf {}
    impl AsRef<Path> for PathBuf {}
    impl crate::borrow::Borrow<Path> for PathBuf {}
    impl crate::ops::Deref for PathBuf { type Target = Path; }
    impl crate::ops::DerefMut for PathBuf {}
    impl<P> Extend<P> for PathBuf {}
    impl<T> From<&T> for PathBuf {}
    impl From<Box<Path>> for PathBuf {}
    impl From<crate::borrow::Cow<Path>> for PathBuf {}
    impl From<crate::ffi::OsString> for PathBuf {}
    impl From<String> for PathBuf {}
    impl<P> FromIterator<P> for PathBuf {}
    impl crate::str::FromStr for PathBuf { type Err = crate::convert::Infallible; }
    impl IntoIterator for &PathBuf { type Item = &crate::ffi::OsStr; }
    impl Ord for PathBuf {}
    pub struct PrefixComponent<'a>;
    impl PrefixComponent {
        pub fn kind(&self) -> Prefix {}
        pub fn as_os_str(&self) -> &crate::ffi::OsStr {}
    }
    impl Ord for PrefixComponent {}
    pub struct StripPrefixError;
    impl crate::error::Error for StripPrefixError {}
}
mod process {
    pub fn abort() -> ! {}
    pub fn exit(code: i32) -> ! {}
    pub fn id() -> u32 {}
    pub struct Child { pub stdin: Option<ChildStdin>, pub stdout: Option<ChildStdout>, pub stderr: Option<ChildStderr> }
    impl Child {
        pub fn kill(&mut self) -> crate::io::Result<()> {}
        pub fn id(&self) -> u32 {}
        pub fn wait(&mut self) -> crate::io::Result<ExitStatus> {}
        pub fn try_wait(&mut self) -> crate::io::Result<Option<ExitStatus>> {}
        pub fn wait_with_output(self) -> crate::io::Result<Output> {}
    }
    pub struct ChildStderr;
    impl crate::os::fd::AsFd for ChildStderr {}
    impl crate::os::fd::AsRawFd for ChildStderr {}
    impl From<crate::os::fd::OwnedFd> for ChildStderr {}
    impl crate::os::fd::IntoRawFd for ChildStderr {}
    impl crate::io::Read for ChildStderr {}
    pub struct ChildStdin;
    impl crate::os::fd::AsFd for ChildStdin {}
    impl crate::os::fd::AsRawFd for ChildStdin {}
    impl From<crate::os::fd::OwnedFd> for ChildStdin {}
    impl crate::os::fd::IntoRawFd for ChildStdin {}
    impl crate::io::Write for &ChildStdin {}
    impl crate::io::Write for ChildStdin {}
    pub struct ChildStdout;
    impl crate::os::fd::AsFd for ChildStdout {}
    impl crate::os::fd::AsRawFd for ChildStdout {}
    impl From<crate::os::fd::OwnedFd> for ChildStdout {}
    impl crate::os::fd::IntoRawFd for ChildStdout {}
    impl crate::io::Read for ChildStdout {}
    pub struct Command;
    impl Command {
        pub fn new<S>(program: S) -> Command {}
        pub fn arg<S>(&mut self, arg: S) -> &mut Command {}
        pub fn args<I: IntoIterator<Item = S>, S>(&mut self, args: I) -> &mut Command {}
        pub fn env<K, V>(&mut self, key: K, val: V) -> &mut Command {}
        pub fn envs<I: IntoIterator<Item = (K, V)>, K, V>(&mut self, vars: I) -> &mut Command {}
        pub fn env_remove<K>(&mut self, key: K) -> &mut Command {}
        pub fn env_clear(&mut self) -> &mut Command {}
        pub fn current_dir<P>(&mut self, dir: P) -> &mut Command {}
        pub fn stdin<T: Into<Stdio>>(&mut self, cfg: T) -> &mut Command {}
        pub fn stdout<T: Into<Stdio>>(&mut self, cfg: T) -> &mut Command {}
        pub fn stderr<T: Into<Stdio>>(&mut self, cfg: T) -> &mut Command {}
        pub fn spawn(&mut self) -> crate::io::Result<Child> {}
        pub fn output(&mut self) -> crate::io::Result<Output> {}
        pub fn status(&mut self) -> crate::io::Result<ExitStatus> {}
        pub fn get_program(&self) -> &crate::ffi::OsStr {}
        pub fn get_args(&self) -> CommandArgs {}
        pub fn get_envs(&self) -> CommandEnvs {}
        pub fn get_current_dir(&self) -> Option<&crate::path::Path> {}
    }
    impl crate::os::unix::process::CommandExt for Command {}
    pub struct CommandArgs<'a>;
    impl ExactSizeIterator for CommandArgs {}
    impl Iterator for CommandArgs { type Item = &crate::ffi::OsStr; }
    pub struct CommandEnvs<'a>;
    impl ExactSizeIterator for CommandEnvs {}
    impl Iterator for CommandEnvs { type Item = (&crate::ffi::OsStr, Option<&crate::ffi::OsStr>); }
    pub struct ExitCode;
    impl ExitCode {
        pub const SUCCESS: ExitCode = _;
        pub const FAILURE: ExitCode = _;
    }
    impl From<u8> for ExitCode {}
    pub struct ExitStatus;
    impl ExitStatus {
        pub fn success(&self) -> bool {}
        pub fn code(&self) -> Option<i32> {}
    }
    impl crate::os::unix::process::ExitStatusExt for ExitStatus {}
    impl From<ExitStatusError> for ExitStatus {}
    pub struct Output { pub status: ExitStatus, pub stdout: Vec<u8>, pub stderr: Vec<u8> }
    pub struct Stdio;
    impl Stdio {
        pub fn piped() -> Stdio {}
        pub fn inherit() -> Stdio {}
        pub fn null() -> Stdio {}
    }
    impl From<ChildStderr> for Stdio {}
    impl From<ChildStdin> for Stdio {}
    impl From<ChildStdout> for Stdio {}
    impl From<crate::fs::File> for Stdio {}
    impl From<crate::os::fd::OwnedFd> for Stdio {}
    impl From<crate::io::PipeReader> for Stdio {}
    impl From<crate::io::PipeWriter> for Stdio {}
    impl From<crate::io::Stderr> for Stdio {}
    impl From<crate::io::Stdout> for Stdio {}
    impl crate::os::fd::FromRawFd for Stdio {}
    pub trait Termination { fn report(self) -> ExitCode; }
}
mod time {
    pub const UNIX_EPOCH: SystemTime = _;
    pub struct Duration;
    impl Duration {
        pub const ZERO: Duration = _;
        pub const MAX: Duration = _;
        pub fn new(secs: u64, nanos: u32) -> Duration {}
        pub fn from_secs(secs: u64) -> Duration {}
        pub fn from_millis(millis: u64) -> Duration {}
        pub fn from_micros(micros: u64) -> Duration {}
        pub fn from_nanos(nanos: u64) -> Duration {}
        pub fn from_nanos_u128(nanos: u128) -> Duration {}
        pub fn from_hours(hours: u64) -> Duration {}
        pub fn from_mins(mins: u64) -> Duration {}
        pub fn is_zero(&self) -> bool {}
        pub fn as_secs(&self) -> u64 {}
        pub fn subsec_millis(&self) -> u32 {}
        pub fn subsec_micros(&self) -> u32 {}
        pub fn subsec_nanos(&self) -> u32 {}
        pub fn as_millis(&self) -> u128 {}
        pub fn as_micros(&self) -> u128 {}
        pub fn as_nanos(&self) -> u128 {}
        pub fn abs_diff(self, other: Duration) -> Duration {}
        pub fn checked_add(self, rhs: Duration) -> Option<Duration> {}
        pub fn saturating_add(self, rhs: Duration) -> Duration {}
        pub fn checked_sub(self, rhs: Duration) -> Option<Duration> {}
        pub fn saturating_sub(self, rhs: Duration) -> Duration {}
        pub fn checked_mul(self, rhs: u32) -> Option<Duration> {}
        pub fn saturating_mul(self, rhs: u32) -> Duration {}
        pub fn checked_div(self, rhs: u32) -> Option<Duration> {}
        pub fn as_secs_f64(&self) -> f64 {}
        pub fn as_secs_f32(&self) -> f32 {}
        pub fn from_secs_f64(secs: f64) -> Duration {}
        pub fn from_secs_f32(secs: f32) -> Duration {}
        pub fn mul_f64(self, rhs: f64) -> Duration {}
        pub fn mul_f32(self, rhs: f32) -> Duration {}
        pub fn div_f64(self, rhs: f64) -> Duration {}
        pub fn div_f32(self, rhs: f32) -> Duration {}
        pub fn div_duration_f64(self, rhs: Duration) -> f64 {}
        pub fn div_duration_f32(self, rhs: Duration) -> f32 {}
        pub fn try_from_secs_f32(secs: f32) -> Result<Duration, TryFromFloatSecsError> {}
        pub fn try_from_secs_f64(secs: f64) -> Result<Duration, TryFromFloatSecsError> {}
    }
    impl crate::ops::Add for Duration { type Output = Duration; }
    impl crate::ops::AddAssign for Duration {}
    impl crate::ops::Div<u32> for Duration { type Output = Duration; }
    impl crate::ops::DivAssign<u32> for Duration {}
    impl crate::ops::Mul<u32> for Duration { type Output = Duration; }
    impl crate::ops::MulAssign<u32> for Duration {}
    impl Ord for Duration {}
    impl crate::ops::Sub for Duration { type Output = Duration; }
    impl crate::ops::SubAssign for Duration {}
    impl crate::iter::Sum<&Duration> for Duration {}
    impl crate::iter::Sum for Duration {}
    pub struct Instant;
    impl Instant {
        pub fn now() -> Instant {}
        pub fn duration_since(&self, earlier: Instant) -> Duration {}
        pub fn checked_duration_since(&self, earlier: Instant) -> Option<Duration> {}
        pub fn saturating_duration_since(&self, earlier: Instant) -> Duration {}
        pub fn elapsed(&self) -> Duration {}
        pub fn checked_add(&self, duration: Duration) -> Option<Instant> {}
        pub fn checked_sub(&self, duration: Duration) -> Option<Instant> {}
    }
    impl crate::ops::Add<Duration> for Instant { type Output = Instant; }
    impl crate::ops::AddAssign<Duration> for Instant {}
    impl Ord for Instant {}
    impl crate::ops::Sub<Duration> for Instant { type Output = Instant; }
    impl crate::ops::Sub for Instant { type Output = Duration; }
    impl crate::ops::SubAssign<Duration> for Instant {}
    pub struct SystemTime;
    impl SystemTime {
        pub const UNIX_EPOCH: SystemTime = _;
        pub fn now() -> SystemTime {}
        pub fn duration_since(&self, earlier: SystemTime) -> Result<Duration, SystemTimeError> {}
        pub fn elapsed(&self) -> Result<Duration, SystemTimeError> {}
        pub fn checked_add(&self, duration: Duration) -> Option<SystemTime> {}
        pub fn checked_sub(&self, duration: Duration) -> Option<SystemTime> {}
    }
    impl crate::ops::Add<Duration> for SystemTime { type Output = SystemTime; }
    impl crate::ops::AddAssign<Duration> for SystemTime {}
    impl Ord for SystemTime {}
    impl crate::ops::Sub<Duration> for SystemTime { type Output = SystemTime; }
    impl crate::ops::SubAssign<Duration> for SystemTime {}
    pub struct SystemTimeError;
    impl SystemTimeError { pub fn duration(&self) -> Duration {} }
    impl crate::error::Error for SystemTimeError {}
    pub struct TryFromFloatSecsError;
    impl crate::error::Error for TryFromFloatSecsError {}
}
