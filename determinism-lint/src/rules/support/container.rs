//! How the order of a container escapes: by a method, a loop, a consumer, formatting, serialisation.
//!
//! Serves every kind of container whose order means nothing; which one is said by [`Kind`].

use super::super::prelude::*;
use super::{element, is_std_macro, short_name, subject};
use crate::source::Span;

/// One kind of container.
pub(crate) struct Kind {
    /// Fact of the container's type.
    pub container: Fact,
    /// Fact of a method that shows its order.
    pub method: Fact,
    /// Such methods by name, for containers whose methods the table does not list.
    pub methods: &'static [&'static str],
}

/// One place where the order escapes.
pub(crate) struct Escape {
    /// The whole operation.
    pub span: Span,
    /// The operator or name.
    pub label: Span,
    /// What happens, as the beginning of a sentence: "`keys` visits".
    pub action: String,
    /// Name of the container.
    pub container: String,
    /// Only a name speaks for it.
    pub likely: bool,
}

const ITERABLE: &[&str] = &["std::iter::IntoIterator", "std::iter::Iterator"];
const DEBUG: &[&str] = &["std::fmt::Debug"];
const SERIALIZE: &[&str] =
    &["serde::Serialize", "serde::ser::Serialize", "serde_core::Serialize", "serde_core::ser::Serialize"];

/// Macros whose text is seen only when the run is over.
const LAST_WORDS: &[&str] = &[
    "assert", "assert_eq", "assert_ne", "debug_assert", "debug_assert_eq", "debug_assert_ne", "panic",
    "todo", "unimplemented", "unreachable",
];

/// Collections in which the order of arrival leaves no trace.
const KEYED: &[&str] = &["std::collections::BTreeMap", "std::collections::BTreeSet"];

impl Kind {
    /// The place where the order escapes in this node, if it does.
    pub(crate) fn escape(&self, node: Node<'_>, cx: &Cx<'_>) -> Option<Escape> {
        match node {
            Node::Call(call) => self.method(call, cx).or_else(|| self.argument(call, cx)),
            Node::For(looped) => self.looped(looped, cx),
            Node::Macro(used) => self.formatted(used, cx),
            _ => None,
        }
    }

    fn is(&self, ty: &Ty, cx: &Cx<'_>) -> bool {
        cx.type_facts(ty).has(self.container)
    }

    fn method(&self, call: &Call<'_>, cx: &Cx<'_>) -> Option<Escape> {
        let subject = subject(call, cx);
        let known = self.is(&subject, cx);
        let shows_order = known && self.methods.contains(&call.callee.name.as_str());
        if !call.callee.is(self.method) && !shows_order {
            return None;
        }
        let by_type = if known { short_name(&subject, cx) } else { None };
        let by_path = || call.callee.path.as_deref()?.rsplit("::").nth(1).map(str::to_owned);
        Some(Escape {
            span: cx.span(call.expr),
            label: call.name_span(cx),
            action: format!("`{}` visits", call.callee.name),
            container: by_type.or_else(by_path)?,
            likely: false,
        })
    }

    fn looped(&self, looped: &syn::ExprForLoop, cx: &Cx<'_>) -> Option<Escape> {
        let ty = cx.ty(&looped.expr);
        if !self.is(&ty, cx) {
            return None;
        }
        let span = cx.span(&*looped.expr);
        let container = short_name(&ty, cx)?;
        Some(Escape { span, label: span, action: "the loop visits".to_owned(), container, likely: false })
    }

    /// A container handed to something that takes its elements, prints it or writes it.
    fn argument(&self, call: &Call<'_>, cx: &Cx<'_>) -> Option<Escape> {
        if call.form == Form::Value {
            return None;
        }
        let operands = call.operands();
        operands.iter().enumerate().find_map(|(index, operand)| self.handed_over(call, index, operand, cx))
    }

    fn handed_over(&self, call: &Call<'_>, index: usize, operand: &syn::Expr, cx: &Cx<'_>) -> Option<Escape> {
        let ty = cx.ty(operand);
        let consumed = self.consumed(call, index, &ty, cx);
        let (verb, held, likely) = consumed.or_else(|| self.written(call, index, &ty, cx))?;
        Some(Escape {
            span: cx.span(call.expr),
            label: call.name_span(cx),
            action: format!("`{}` {verb}", call.callee.name),
            container: short_name(&held, cx)?,
            likely,
        })
    }

    fn consumed(
        &self,
        call: &Call<'_>,
        index: usize,
        ty: &Ty,
        cx: &Cx<'_>,
    ) -> Option<(&'static str, Ty, bool)> {
        let name = call.callee.name.as_str();
        let is_target = index == 0 && (call.receiver.is_some() || name.starts_with("extend"));
        if is_target && name != "flatten" {
            return None;
        }
        let held = self.elements_of(name, ty, cx)?;
        let proven = call.callee.is(Fact::OrderConsumer) || bound(call, index, ITERABLE, cx);
        let escapes = proven || call.callee.may_be(Fact::OrderConsumer);
        (escapes && !self.keeps_no_order(call, ty, cx)).then_some(("takes the elements of", held, !proven))
    }

    /// The container whose elements an operand of this type brings: itself, the result of a closure, the items of an iterator.
    fn elements_of(&self, function: &str, ty: &Ty, cx: &Cx<'_>) -> Option<Ty> {
        let held = match (function, ty.peel()) {
            ("flat_map", Ty::Fn(closure)) => closure.ret.clone(),
            ("flatten", iterator) => element::item(iterator, cx)?,
            (_, itself) => itself.clone(),
        };
        self.is(&held, cx).then_some(held)
    }

    /// Whether a whole container goes into a collection that has no order of arrival.
    fn keeps_no_order(&self, call: &Call<'_>, operand: &Ty, cx: &Cx<'_>) -> bool {
        if !self.is(operand, cx) {
            return false;
        }
        let target = match call.callee.name.as_str() {
            "extend" => subject(call, cx),
            "from_iter" => cx.ty(call.expr),
            _ => return false,
        };
        cx.type_facts(&target).has(Fact::HashContainer)
            || cx.type_path(&target).is_some_and(|path| KEYED.contains(&path.as_ref()))
    }

    fn written(
        &self,
        call: &Call<'_>,
        index: usize,
        ty: &Ty,
        cx: &Cx<'_>,
    ) -> Option<(&'static str, Ty, bool)> {
        let bounds = cx.parameter_bounds(call.callee, index);
        let is_receiver = index == 0 && call.receiver.is_some();
        let bound = |traits: &[&str]| {
            let stated = bounds.iter().any(|path| traits.contains(&path.as_ref()));
            stated && !is_receiver && !self.keeps(call, ty, cx)
        };
        if call.callee.is(Fact::Serialisation) || bound(SERIALIZE) {
            return Some(("writes", self.held(ty, "Serialize", cx)?, false));
        }
        if call.callee.is(Fact::DebugPrint) || bound(DEBUG) {
            return Some(("prints", self.held(ty, "Debug", cx)?, false));
        }
        None
    }

    /// Whether what a call gives, or what it is called on, holds the argument: `Wrapper::new(map)`, `list.push(map)`.
    fn keeps(&self, call: &Call<'_>, ty: &Ty, cx: &Cx<'_>) -> bool {
        let holds =
            |whole: &Ty| element::find(whole, cx, &|part| part.peel() == ty.peel(), &|_| false).is_some();
        holds(&cx.ty(call.expr)) || call.receiver.is_some_and(|receiver| holds(&cx.ty(receiver)))
    }

    fn formatted(&self, used: &MacroUse<'_>, cx: &Cx<'_>) -> Option<Escape> {
        if is_std_macro(used, LAST_WORDS) {
            return None;
        }
        let printed = used.formats.iter().filter(|(_, spec)| spec.ends_with('?')).map(|(value, _)| value);
        let shown: Vec<&syn::Expr> =
            if is_std_macro(used, &["dbg"]) { used.args.iter().collect() } else { printed.collect() };
        let held = shown.into_iter().find_map(|value| self.held(&cx.ty(value), "Debug", cx))?;
        Some(Escape {
            span: used.span,
            label: used.span,
            action: format!("`{}!` prints", used.name),
            container: short_name(&held, cx)?,
            likely: false,
        })
    }

    /// The container that a value of this type is or holds, as far as the derived trait writes all of it.
    fn held(&self, ty: &Ty, derived: &str, cx: &Cx<'_>) -> Option<Ty> {
        element::find(ty, cx, &|part| self.is(part, cx), &|part| cx.derives(part, derived))
    }
}

fn bound(call: &Call<'_>, index: usize, traits: &[&str], cx: &Cx<'_>) -> bool {
    cx.parameter_bounds(call.callee, index).iter().any(|path| traits.contains(&path.as_ref()))
}
