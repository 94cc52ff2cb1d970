//! From the first tick that differs to the fields: both legs are asked again. Knows nothing of how they answer.

use super::outcome::{Divergence, FieldDifference, Found, Value};
use simmath::detcheck::{Line, Request, SystemHashes, Task, Trace, parse_state};
use std::collections::BTreeMap;

/// Fields that are reported of a difference; the others are counted.
const MOST_FIELDS: usize = 20;

/// A leg that can be asked again.
pub trait Ask {
    /// Its name.
    fn name(&self) -> &str;

    /// The runner's answer to a request.
    ///
    /// # Errors
    /// Why there is none.
    fn ask(&self, request: &Request) -> Result<Vec<u8>, String>;
}

/// Looks for the place of a difference, and writes it or the reason why there is none into it.
pub fn drill(
    divergence: &mut Divergence,
    request: &Request,
    parts: &[String],
    sides: [(&dyn Ask, &Trace); 2],
) {
    if divergence.note.is_some() {
        return;
    }
    match find(divergence.tick, request, parts, sides) {
        Ok(found) => divergence.found = Some(found),
        Err(why) => divergence.note = Some(why),
    }
}

fn find(
    tick: u64,
    request: &Request,
    parts: &[String],
    sides: [(&dyn Ask, &Trace); 2],
) -> Result<Found, String> {
    let request = Request { tick, ..request.clone() };
    if tick == 0 {
        let request = Request { task: Task::State, ..request };
        let [left, right] = sides.map(|(host, _)| lines(host, &request));
        let system_name = "before the first tick".to_owned();
        return Ok(found(0, system_name, differences(&left?, &right?)));
    }
    let [left, right] = sides.map(|(host, trace)| systems(host, trace, &request));
    let ((left, left_steady), (right, right_steady)) = (left?, right?);
    let steady: Vec<usize> = left_steady.into_iter().filter(|part| right_steady.contains(part)).collect();
    let differ = |(one, other): (&SystemHashes, &SystemHashes)| -> Vec<usize> {
        steady.iter().copied().filter(|part| one.parts.get(*part) != other.parts.get(*part)).collect()
    };
    let first = left.iter().zip(&right).map(differ).enumerate().find(|(_, differ)| !differ.is_empty());
    let Some((system, differ)) = first else {
        let unsteady = parts.iter().enumerate().filter(|(part, _)| !steady.contains(part));
        let unsteady: Vec<&str> = unsteady.map(|(_, name)| name.as_str()).collect();
        return Err(match unsteady[..] {
            [] => "the systems of the two legs are not the same".to_owned(),
            _ => format!("a leg alone does not come to the same state twice: {}", unsteady.join(", ")),
        });
    };
    let names = differ.iter().filter_map(|part| parts.get(*part).cloned());
    let request = Request { task: Task::State, system, parts: names.collect(), ..request };
    let [left_lines, right_lines] = sides.map(|(host, _)| lines(host, &request));
    let system_name = left.get(system).map(|system| system.name.clone()).unwrap_or_default();
    Ok(found(system, system_name, differences(&left_lines?, &right_lines?)))
}

fn found(system: usize, system_name: String, mut fields: Vec<FieldDifference>) -> Found {
    let more = fields.len().saturating_sub(MOST_FIELDS);
    fields.truncate(MOST_FIELDS);
    Found { system, system_name, fields, more }
}

/// The hashes after each system of a tick.
type Systems = Vec<SystemHashes>;

/// The hashes after each system, and the parts in which the leg comes to the state that it came to before.
fn systems(host: &dyn Ask, trace: &Trace, request: &Request) -> Result<(Systems, Vec<usize>), String> {
    let answer = host.ask(&Request { task: Task::Systems, ..request.clone() })?;
    let text = String::from_utf8(answer).map_err(|error| error.to_string())?;
    let systems: Option<Systems> = text.lines().map(SystemHashes::parse).collect();
    let systems = systems.filter(|systems| !systems.is_empty());
    let systems = systems.ok_or_else(|| format!("the answer of `{}` cannot be read", host.name()))?;
    let last = systems.last().map(|last| last.parts.clone()).unwrap_or_default();
    let steady = (0..last.len()).filter(|part| trace.part(request.tick, *part) == Some(last[*part]));
    let steady = steady.collect();
    Ok((systems, steady))
}

fn lines(host: &dyn Ask, request: &Request) -> Result<Vec<Line>, String> {
    let answer = host.ask(request)?;
    let text = String::from_utf8(answer).map_err(|error| error.to_string())?;
    parse_state(&text).ok_or_else(|| format!("the answer of `{}` cannot be read", host.name()))
}

/// Fields that are not the same on both sides, in the order of the first; those that only the second has come last.
pub(super) fn differences(left: &[Line], right: &[Line]) -> Vec<FieldDifference> {
    let key = |line: &Line| (line.part.clone(), line.owner.clone(), line.path.clone());
    let index = |lines: &[Line]| -> BTreeMap<_, usize> {
        lines.iter().enumerate().map(|(place, line)| (key(line), place)).collect()
    };
    let (of_left, of_right) = (index(left), index(right));
    let mut found = Vec::new();
    for line in left {
        let other = of_right.get(&key(line)).map(|place| &right[*place]);
        if other.is_none_or(|other| other.bytes != line.bytes) {
            found.push(difference(Some(line), other));
        }
    }
    let only_right = right.iter().filter(|line| !of_left.contains_key(&key(line)));
    found.extend(only_right.map(|line| difference(None, Some(line))));
    found
}

/// Two sides of a field, at least one of which there is.
pub(super) fn difference(left: Option<&Line>, right: Option<&Line>) -> FieldDifference {
    let line = left.or(right).cloned().unwrap_or_default();
    let value = |line: &Line| Value {
        text: line.text.clone(),
        bits: line.bytes.iter().map(|byte| format!("{byte:02x}")).collect(),
    };
    FieldDifference {
        part: line.part,
        owner: line.owner,
        path: line.path,
        left: left.map(value),
        right: right.map(value),
        apart: left.zip(right).and_then(|(left, right)| apart(left, right)),
    }
}

/// How far two values are apart. A field does not say its type; its text tells a float from an integer or a fixed-point number,
/// since only the bits of the float that the text is are these bits.
fn apart(left: &Line, right: &Line) -> Option<String> {
    let (bits_left, bits_right) = (bits(&left.bytes)?, bits(&right.bytes)?);
    if left.bytes.len() != right.bytes.len() {
        return None;
    }
    let width = left.bytes.len() as u32 * 8;
    let float = |line: &Line, bits: u64| match width {
        32 => line.text.parse::<f32>().is_ok_and(|value| u64::from(value.to_bits()) == bits && bits != 0),
        64 => line.text.parse::<f64>().is_ok_and(|value| value.to_bits() == bits && bits != 0),
        _ => false,
    };
    let numeric = |line: &Line| line.text.parse::<f64>().is_ok();
    if float(left, bits_left) || float(right, bits_right) {
        if left.text == "NaN" || right.text == "NaN" {
            return None;
        }
        let distance = ordered(bits_left, width).abs_diff(ordered(bits_right, width));
        return Some(counted(distance, "ulp"));
    }
    let signed = |bits: u64| i128::from((bits << (64 - width)) as i64 >> (64 - width));
    (numeric(left) && numeric(right)).then(|| counted(signed(bits_left).abs_diff(signed(bits_right)), "step"))
}

fn counted(number: u128, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

fn bits(bytes: &[u8]) -> Option<u64> {
    let mut word = [0; 8];
    if bytes.is_empty() {
        return None;
    }
    word.get_mut(..bytes.len())?.copy_from_slice(bytes);
    Some(u64::from_le_bytes(word))
}

/// The bits of a float as an integer that is ordered like the floats, with both zeros apart by nothing.
fn ordered(bits: u64, width: u32) -> i128 {
    let sign = 1_u64 << (width - 1);
    let magnitude = i128::from(bits & (sign - 1));
    if bits & sign == 0 { magnitude } else { -magnitude }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str, bytes: &[u8]) -> Line {
        Line { part: "p".to_owned(), text: text.to_owned(), bytes: bytes.to_vec(), ..Line::default() }
    }

    #[test]
    fn floats_are_told_from_integers_by_their_text() {
        let apart = |left: &Line, right: &Line| apart(left, right);
        let one = line("1", &1.0_f32.to_bits().to_le_bytes());
        let next = line("1.0000001", &1.0000001_f32.to_bits().to_le_bytes());
        assert_eq!(apart(&one, &next).as_deref(), Some("1 ulp"));
        let zeros = [line("0", &0_u32.to_le_bytes()), line("-0", &(-0.0_f32).to_bits().to_le_bytes())];
        assert_eq!(apart(&zeros[0], &zeros[1]).as_deref(), Some("0 ulps"));
        let raw = [line("1.5", &0x18000_i32.to_le_bytes()), line("-1.5", &(-0x18000_i32).to_le_bytes())];
        assert_eq!(apart(&raw[0], &raw[1]).as_deref(), Some("196608 steps"));
        assert_eq!(apart(&line("NaN", &f32::NAN.to_bits().to_le_bytes()), &one), None);
        assert_eq!(apart(&line("true", &[1]), &line("false", &[0])), None);
        assert_eq!(apart(&line("ab", b"ab"), &line("abc", b"abc")), None);
    }

    #[test]
    fn fields_of_one_side_are_differences() {
        let (one, other) = (line("1", &[1]), Line { owner: "2".to_owned(), ..line("1", &[1]) });
        let found = differences(std::slice::from_ref(&one), &[one.clone(), other]);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].left.is_none(), found[0].owner.as_str()), (true, "2"));
    }
}
