//! Every question a rule may ask, and the nodes it is offered.

pub mod again;
mod assoc;
pub mod build;
pub mod collect;
pub(crate) mod condition;
mod constant;
pub mod cx;
pub mod decl;
mod display;
pub(crate) mod expand;
mod exports;
pub mod index;
pub mod infer;
pub mod known;
mod layers;
mod leads;
pub mod lower;
pub mod macros;
pub mod names;
pub mod node;
pub mod resolve;
pub mod solve;
pub mod statics;
pub mod std_decls;
pub mod ty;
pub mod unify;

pub use cx::{Cx, Places, Project, TypeRole};
pub use node::{Call, Callee, Form, Item, MacroUse, Node, On, Op, OpKind, PathRole, PathUse, is_message};
pub use ty::{DefId, Prim, Ty};
