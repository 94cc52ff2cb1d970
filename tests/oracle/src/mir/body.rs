//! Bodies of MIR line by line: headers, locals, statements, calls, each with its place.

use super::place::{Locals, is_float, operand_is_float, operand_type, place_is_float};
use super::{Files, Kind, Operation, Range, callee};

const OPERATIONS: &[(&str, bool)] = &[
    ("Add", true),
    ("Sub", true),
    ("Mul", true),
    ("Div", true),
    ("Rem", true),
    ("Neg", true),
    ("Lt", false),
    ("Le", false),
    ("Gt", false),
    ("Ge", false),
    ("Eq", false),
    ("Ne", false),
];

/// Reads the output of `--emit=mir` with `-Zmir-include-spans=on`.
pub fn read(text: &str) -> Files {
    let mut files = Files::new();
    let mut locals = Locals::new();
    let mut body = String::new();
    for line in text.lines() {
        if line.ends_with('{') && !line.starts_with([' ', '/']) {
            (body, locals) = header(line);
            continue;
        }
        let Some((code, (file, range))) = placed(line) else { continue };
        if let Some((name, ty)) = local(code) {
            locals.insert(name.to_owned(), ty.to_owned());
            continue;
        }
        let seen = files.entry(file.to_owned()).or_default();
        seen.lines.extend([range.start.0, range.end.0]);
        if let Some(kind) = kind(code.trim(), &locals) {
            seen.operations.insert(Operation { range, kind, body: body.clone() });
        }
    }
    files
}

/// `fn total(_1: &[f32]) -> f32 {`, `const K: f32 = {`: the name and the parameters.
fn header(line: &str) -> (String, Locals) {
    let text = line.strip_prefix("fn ").unwrap_or(line);
    let end = text.find("(_1").or_else(|| text.find("()")).or_else(|| text.find(": ")).unwrap_or(text.len());
    let mut locals = Locals::new();
    let mut rest = &text[end..];
    while let Some(at) = rest.find('_') {
        rest = &rest[at..];
        let Some((name, types)) = rest.split_once(": ") else { break };
        if name.len() < 2 || !name[1..].bytes().all(|byte| byte.is_ascii_digit()) {
            rest = &rest[1..];
            continue;
        }
        let stop = end_of_type(types);
        locals.insert(name.to_owned(), types[..stop].to_owned());
        rest = &types[stop..];
    }
    (text[..end].to_owned(), locals)
}

/// Where a type in a list of parameters ends.
fn end_of_type(text: &str) -> usize {
    let mut depth = 0usize;
    let mut before = ' ';
    for (at, char) in text.char_indices() {
        match char {
            '(' | '[' | '<' | '{' => depth += 1,
            ',' | ')' if depth == 0 => return at,
            '>' if before == '-' => {}
            ')' | ']' | '>' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        before = char;
    }
    text.len()
}

/// The code of a line, and the place in the comment at its end.
fn placed(line: &str) -> Option<(&str, (&str, Range))> {
    let at = line.rfind("// ")?;
    let (code, comment) = line.split_at(at);
    if code.trim().is_empty() || !comment.contains("scope ") {
        return None;
    }
    Some((code.trim_end(), place(comment.split_once(" at ")?.1)?))
}

/// `src/lib.rs:6:12: 6:24`
fn place(text: &str) -> Option<(&str, Range)> {
    let text = text.trim_end().strip_suffix(" (#0)").unwrap_or(text.trim_end());
    let (start, end) = text.rsplit_once(": ")?;
    let mut parts = start.rsplitn(3, ':');
    let (column, line, file) = (parts.next()?, parts.next()?, parts.next()?);
    let (end_line, end_column) = end.split_once(':')?;
    let range = Range {
        start: (line.parse().ok()?, column.parse().ok()?),
        end: (end_line.parse().ok()?, end_column.parse().ok()?),
    };
    Some((file, range))
}

/// `let mut _5: f32;`
fn local(code: &str) -> Option<(&str, &str)> {
    let rest = code.trim_start().strip_prefix("let ")?;
    let rest = rest.strip_prefix("mut ").unwrap_or(rest);
    let (name, ty) = rest.split_once(": ")?;
    Some((name, ty.strip_suffix(';')?))
}

/// What a statement or a call does, where that is of interest.
fn kind(code: &str, locals: &Locals) -> Option<Kind> {
    let (place, value) = code.split_once(" = ")?;
    if ["(IntToFloat);", "(FloatToInt);", "(FloatToFloat);"].iter().any(|cast| value.ends_with(cast)) {
        return Some(Kind::Cast);
    }
    if let Some(inside) = value.strip_suffix(");") {
        let (name, operands) = inside.split_once('(')?;
        let (_, arithmetic) = OPERATIONS.iter().find(|(operation, _)| *operation == name)?;
        let float = operands.split(", ").any(|operand| operand_is_float(operand, locals))
            || *arithmetic
                && (place_is_float(place, locals) || locals.get(place).is_some_and(|ty| is_float(ty)));
        return float.then_some(if *arithmetic { Kind::Arithmetic } else { Kind::Compare });
    }
    value.contains(") -> ").then(|| match callee::kind(called(value)) {
        Kind::Call(callee) => Kind::Call(callee.clone() + &worked_on(place, &value[callee.len()..], locals)),
        kind => kind,
    })
}

/// The types of what a call takes and of what it gives, as far as the text of the body tells them.
fn worked_on(place: &str, arguments: &str, locals: &Locals) -> String {
    let inside = arguments
        .strip_prefix('(')
        .and_then(|rest| rest.split_once(") -> "))
        .map_or("", |(inside, _)| inside);
    let mut types: Vec<String> =
        inside.split(", ").filter_map(|operand| operand_type(operand, locals)).collect();
    types.extend(locals.get(place).cloned());
    if types.is_empty() { String::new() } else { format!(" of {}", types.join(", ")) }
}

/// What stands before the list of arguments.
fn called(value: &str) -> &str {
    let mut depth = 0usize;
    let mut before = ' ';
    for (at, char) in value.char_indices() {
        match char {
            '(' if depth == 0 => return &value[..at],
            '<' | '(' | '[' | '{' => depth += 1,
            '>' if before == '-' => {}
            '>' | ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        before = char;
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
fn a::total(_1: &[f32], _2: fn(i32) -> f32, _3: f32) -> f32 {
    debug v => _1;                       // in scope 0 at src/a.rs:1:10: 1:11
    let mut _4: i32;                     // in scope 0 at src/a.rs:2:9: 2:10

    bb0: {
        _0 = Add(copy _3, const K);      // scope 0 at src/a.rs:2:5: 3:10
        _4 = Add(copy _4, const 1_i32);  // scope 0 at src/a.rs:4:5: 4:10
        _6 = na::center::<f32>(copy _3, const K, copy (*_1)[_4]) -> [return: bb1, unwind continue]; // scope 0 at src/a.rs:6:1: 6:9
        _5 = <f32 as Add<&f32>>::add(move _4, move _5) -> [return: bb1, unwind continue]; // scope 0 at src/a.rs:5:1: 5:9
                                         // mir::ConstOperand
        _30 = const 1_i32 as f32 (IntToFloat); // scope 6 at src/a.rs:7:13: 7:23
        return;                          // scope 0 at src/a.rs:9:2: 9:2
    }
}
";

    #[test]
    fn operations_are_found_with_their_places() {
        let files = read(TEXT);
        let seen = &files["src/a.rs"];
        let found: Vec<_> = seen.operations.iter().map(|one| (one.range.start.0, one.kind.clone())).collect();
        let call = Kind::Call("na::center::<f32> of f32, f32".to_owned());
        assert_eq!(found, [(2, Kind::Arithmetic), (5, Kind::Arithmetic), (6, call), (7, Kind::Cast)]);
        assert!(seen.operations.iter().all(|one| one.body == "a::total"));
        assert!(seen.lines.contains(&9) && seen.lines.contains(&4) && !seen.lines.contains(&8));
    }
}
