//! Whether a function given to an iterator only looks at its argument. Reads closures as they are written; what it does not know may
//! change something.

/// A closure that changes nothing around it, a function by its name, or a value.
pub(crate) fn is_pure(argument: &syn::Expr) -> bool {
    match argument {
        syn::Expr::Closure(closure) => looks(&closure.body),
        argument => looks(argument),
    }
}

fn looks(expr: &syn::Expr) -> bool {
    match expr {
        syn::Expr::Lit(_) | syn::Expr::Path(_) => true,
        syn::Expr::Field(node) => looks(&node.base),
        syn::Expr::Paren(node) => looks(&node.expr),
        syn::Expr::Group(node) => looks(&node.expr),
        syn::Expr::Reference(node) => node.mutability.is_none() && looks(&node.expr),
        syn::Expr::Unary(node) => looks(&node.expr),
        syn::Expr::Cast(node) => looks(&node.expr),
        syn::Expr::Binary(node) => !is_assignment(&node.op) && looks(&node.left) && looks(&node.right),
        syn::Expr::Index(node) => looks(&node.expr) && looks(&node.index),
        syn::Expr::Tuple(node) => node.elems.iter().all(looks),
        syn::Expr::Array(node) => node.elems.iter().all(looks),
        syn::Expr::Struct(node) => node.fields.iter().all(|field| looks(&field.expr)) && node.rest.is_none(),
        syn::Expr::Let(node) => looks(&node.expr),
        syn::Expr::If(node) => {
            let otherwise = node.else_branch.as_ref().is_none_or(|(_, otherwise)| looks(otherwise));
            looks(&node.cond) && block(&node.then_branch) && otherwise
        }
        syn::Expr::Match(node) => looks(&node.expr) && node.arms.iter().all(|arm| looks(&arm.body)),
        syn::Expr::Block(node) => block(&node.block),
        syn::Expr::Call(node) => makes(&node.func) && node.args.iter().all(looks),
        syn::Expr::MethodCall(node) => {
            let name = node.method.to_string();
            let known = LOOKS.contains(&name.as_str()) || CHECKED.iter().any(|front| name.starts_with(front));
            known && looks(&node.receiver) && node.args.iter().all(is_pure)
        }
        syn::Expr::Macro(node) => node.mac.path.is_ident("matches"),
        _ => false,
    }
}

fn block(block: &syn::Block) -> bool {
    block.stmts.iter().all(|stmt| match stmt {
        syn::Stmt::Local(local) => {
            local.init.as_ref().is_none_or(|init| looks(&init.expr) && init.diverge.is_none())
        }
        syn::Stmt::Expr(expr, _) => looks(expr),
        _ => false,
    })
}

fn is_assignment(op: &syn::BinOp) -> bool {
    use syn::BinOp::*;
    matches!(
        op,
        AddAssign(_)
            | SubAssign(_)
            | MulAssign(_)
            | DivAssign(_)
            | RemAssign(_)
            | BitXorAssign(_)
            | BitAndAssign(_)
            | BitOrAssign(_)
            | ShlAssign(_)
            | ShrAssign(_)
    )
}

/// A constructor, or `T::from`.
fn makes(func: &syn::Expr) -> bool {
    let syn::Expr::Path(path) = func else { return false };
    let Some(last) = path.path.segments.last() else { return false };
    last.ident == "from" || last.ident.to_string().starts_with(char::is_uppercase)
}

/// Methods of numbers that change nothing, by how they begin.
const CHECKED: [&str; 5] = ["wrapping_", "checked_", "saturating_", "overflowing_", "is_"];

/// Methods that change nothing.
const LOOKS: &[&str] = &[
    "abs", "abs_diff", "all", "any", "as_ref", "as_str", "chars", "clamp", "clone", "cloned", "cmp",
    "contains", "contains_key", "copied", "count", "count_ones", "div_euclid", "ends_with", "eq", "filter",
    "first", "ge", "get", "gt", "iter", "keys", "last", "le", "leading_zeros", "len", "lt", "map", "max",
    "min", "ne", "pow", "rem_euclid", "signum", "starts_with", "sum", "to_owned", "to_string",
    "trailing_zeros", "unsigned_abs", "unwrap_or", "unwrap_or_default", "values", "zip",
];
