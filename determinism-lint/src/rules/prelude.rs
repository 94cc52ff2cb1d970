//! What a rule file may use.

pub(crate) use crate::meta::{Arithmetic, Group, Level};
pub(crate) use crate::model::known::Fact;
pub(crate) use crate::model::{
    Call, Cx, Form, Item, MacroUse, Node, Op, OpKind, PathRole, PathUse, Ty, TypeRole,
};
pub(crate) use crate::rule::{Draft, Findings, rule};
