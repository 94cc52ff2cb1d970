//! What a rule file may use.

pub(crate) use crate::meta::{Arithmetic, Certainty, Group, Level};
pub(crate) use crate::model::known::Fact;
pub(crate) use crate::model::{
    Call, Cx, Form, Item, MacroUse, Node, On, Op, OpKind, PathRole, PathUse, Ty, TypeRole,
};
pub(crate) use crate::rule::{Draft, Findings, Rule, rule};
