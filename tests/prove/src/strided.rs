//! `prove run --stride`: every n-th input of a function, in a log of its own: it samples and proves nothing.

use crate::columns;
use crate::error::{Error, read_or_empty, write_whole};
use crate::format::Format;
use crate::function::Function;
use crate::run::{Job, tell};
use crate::slice::{Findings, Prover};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// All inputs.
const INPUTS: u64 = 1 << 32;

/// Compares every `stride`-th input and logs the sum.
pub(crate) fn run(job: &mut Job<'_>, function: Function, format: Format, stride: u64) -> Result<bool, Error> {
    let start = Instant::now();
    let findings = compare(&Prover::new(job.own, function, format), stride, job.threads);
    let what = format!("{function} of {format}, every {stride}th");
    tell(job.out, &what, &findings, start.elapsed().as_secs_f64())?;
    let mut rows = read(job.root, format)?;
    let proof = findings.is_proof();
    rows.retain(|row| (row.function.as_str(), row.stride) != (function.name(), stride));
    rows.push(Row { function: function.name().to_owned(), stride, findings });
    rows.sort_by(|a, b| (&a.function, a.stride).cmp(&(&b.function, b.stride)));
    let lines = rows.iter().map(|row| {
        format!("{}\t{format}\t{}\t{}\n", row.function, row.stride, columns::write(&row.findings))
    });
    let head = format!("function\tformat\tstride\t{}\n", columns::HEAD);
    write_whole(&path(job.root, format), &std::iter::once(head).chain(lines).collect::<String>())?;
    Ok(proof)
}

/// The sum over every `stride`-th input, on some threads.
pub(crate) fn compare(prover: &Prover<'_>, stride: u64, threads: usize) -> Findings {
    let stride = stride.max(1);
    let part = INPUTS.div_ceil(stride).div_ceil(threads.max(1) as u64) * stride;
    let mut sum = Findings::none();
    std::thread::scope(|scope| {
        let parts: Vec<_> = (0..threads.max(1) as u64)
            .map(|index| {
                scope.spawn(move || prover.strided(index * part..INPUTS.min((index + 1) * part), stride))
            })
            .collect();
        for part in parts {
            match part.join() {
                Ok(findings) => sum.merge(findings),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    sum
}

/// One line of the log.
pub(crate) struct Row {
    pub function: String,
    pub stride: u64,
    pub findings: Findings,
}

fn path(root: &Path, format: Format) -> PathBuf {
    root.join("fixtures/proofs").join(format.name()).join("strided.tsv")
}

/// All lines of a format's log.
pub(crate) fn read(root: &Path, format: Format) -> Result<Vec<Row>, Error> {
    let path = path(root, format);
    let text = read_or_empty(&path)?;
    let rows =
        text.lines().enumerate().skip(1).map(|(index, line)| {
            parse(line).ok_or_else(|| Error::Row { path: path.clone(), line: index + 1 })
        });
    rows.collect()
}

fn parse(line: &str) -> Option<Row> {
    let cells: Vec<&str> = line.split('\t').collect();
    let [function, _, stride, findings @ ..] = cells.as_slice() else { return None };
    Some(Row {
        function: (*function).to_owned(),
        stride: stride.parse().ok()?,
        findings: columns::parse(findings.get(..columns::COUNT)?)?,
    })
}
