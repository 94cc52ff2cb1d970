//! Operators, fields, indexing: what they give.

use super::super::OpKind;
use super::super::ty::{Prim, Ty};
use super::super::unify::VarKind;
use super::{Body, Deferred};
use std::sync::Arc;

/// Kind and spelling of a binary operator, and whether it assigns.
pub fn binary_kind(op: &syn::BinOp) -> (OpKind, &'static str, bool) {
    use syn::BinOp as B;
    match op {
        B::Add(_) => (OpKind::Add, "+", false),
        B::Sub(_) => (OpKind::Sub, "-", false),
        B::Mul(_) => (OpKind::Mul, "*", false),
        B::Div(_) => (OpKind::Div, "/", false),
        B::Rem(_) => (OpKind::Rem, "%", false),
        B::And(_) => (OpKind::And, "&&", false),
        B::Or(_) => (OpKind::Or, "||", false),
        B::BitXor(_) => (OpKind::BitXor, "^", false),
        B::BitAnd(_) => (OpKind::BitAnd, "&", false),
        B::BitOr(_) => (OpKind::BitOr, "|", false),
        B::Shl(_) => (OpKind::Shl, "<<", false),
        B::Shr(_) => (OpKind::Shr, ">>", false),
        B::Eq(_) => (OpKind::Compare, "==", false),
        B::Lt(_) => (OpKind::Compare, "<", false),
        B::Le(_) => (OpKind::Compare, "<=", false),
        B::Ne(_) => (OpKind::Compare, "!=", false),
        B::Ge(_) => (OpKind::Compare, ">=", false),
        B::Gt(_) => (OpKind::Compare, ">", false),
        B::AddAssign(_) => (OpKind::Add, "+=", true),
        B::SubAssign(_) => (OpKind::Sub, "-=", true),
        B::MulAssign(_) => (OpKind::Mul, "*=", true),
        B::DivAssign(_) => (OpKind::Div, "/=", true),
        B::RemAssign(_) => (OpKind::Rem, "%=", true),
        B::BitXorAssign(_) => (OpKind::BitXor, "^=", true),
        B::BitAndAssign(_) => (OpKind::BitAnd, "&=", true),
        B::BitOrAssign(_) => (OpKind::BitOr, "|=", true),
        B::ShlAssign(_) => (OpKind::Shl, "<<=", true),
        B::ShrAssign(_) => (OpKind::Shr, ">>=", true),
        _ => (OpKind::Compare, "?", false),
    }
}

/// Name of the operator's trait.
pub fn trait_name(kind: OpKind) -> Option<&'static str> {
    Some(match kind {
        OpKind::Add => "Add",
        OpKind::Sub => "Sub",
        OpKind::Mul => "Mul",
        OpKind::Div => "Div",
        OpKind::Rem => "Rem",
        OpKind::BitAnd => "BitAnd",
        OpKind::BitOr => "BitOr",
        OpKind::BitXor => "BitXor",
        OpKind::Shl => "Shl",
        OpKind::Shr => "Shr",
        OpKind::Neg => "Neg",
        OpKind::Not => "Not",
        OpKind::And | OpKind::Or | OpKind::Compare => return None,
    })
}

impl<'a> Body<'a> {
    pub(super) fn binary(&mut self, node: &'a syn::ExprBinary) -> Ty {
        let (kind, _, assigns) = binary_kind(&node.op);
        if matches!(kind, OpKind::And | OpKind::Or) {
            let bool_ = Ty::Prim(Prim::Bool);
            self.check(&node.left, &bool_);
            self.check(&node.right, &bool_);
            return bool_;
        }
        // What is expected is the result, not an operand: `2 * W(3)` may be a float.
        let lhs = self.infer(&node.left, &Ty::Unknown);
        let rhs = self.infer(&node.right, &Ty::Unknown);
        if kind == OpKind::Compare {
            let (lhs, rhs) =
                (self.solver.shallow(&lhs).peel().clone(), self.solver.shallow(&rhs).peel().clone());
            self.solver.unify(&lhs, &rhs);
            return Ty::Prim(Prim::Bool);
        }
        let result = self.operation(kind, &lhs, &rhs).unwrap_or_else(|| {
            let result = self.solver.fresh();
            self.deferred.push(Deferred::Binary(kind, lhs, rhs, result.clone()));
            result
        });
        if assigns { Ty::unit() } else { result }
    }

    /// What an operation gives; `None` while an operand is an open variable.
    pub(super) fn operation(&mut self, kind: OpKind, lhs: &Ty, rhs: &Ty) -> Option<Ty> {
        let lhs = self.solver.shallow(lhs);
        let rhs = self.solver.shallow(rhs);
        let (left, right) = (self.solver.shallow(lhs.peel()), self.solver.shallow(rhs.peel()));
        let (left, right) = (&left, &right);
        let shift = matches!(kind, OpKind::Shl | OpKind::Shr);
        if self.is_number_like(left) && shift {
            return Some(left.clone());
        }
        if self.is_number_like(left) && self.is_number_like(right) {
            self.solver.unify(left, right);
            return Some(self.solver.shallow(left));
        }
        if matches!(left, Ty::Prim(Prim::Bool)) {
            return Some(left.clone());
        }
        if self.is_family(left) || self.is_family(right) {
            let declared = self.declared_operation(kind, &lhs, &rhs)?;
            let family = if self.is_family(left) { left } else { right };
            return Some(if matches!(declared, Ty::Unknown | Ty::Proj(_)) {
                family.clone()
            } else {
                declared
            });
        }
        let open = |ty: &Ty, body: &Self| match ty {
            Ty::Var(var) => body.solver.table.kind(*var) == VarKind::Any,
            Ty::Proj(_) => body.solver.is_open(ty),
            _ => false,
        };
        if open(left, self) {
            return None;
        }
        // `x + ?` with a plain number on the left: the right side is one too, unless its type says otherwise later.
        if open(right, self) && self.is_number_like(left) {
            return None;
        }
        self.overloaded(kind, &lhs, &rhs)
    }

    /// The same where one operand is of a crate whose declarations were read; unknown where they do not tell it.
    fn declared_operation(&mut self, kind: OpKind, lhs: &Ty, rhs: &Ty) -> Option<Ty> {
        let index = self.solver.index;
        let is_read = index.is_outside_type(lhs) || index.is_outside_type(rhs);
        let own = self.solver.shallow(lhs.peel());
        if !is_read || matches!(own, Ty::Var(_)) && !self.is_number_like(&own) {
            return Some(Ty::Unknown);
        }
        self.overloaded(kind, lhs, rhs)
    }

    fn overloaded(&mut self, kind: OpKind, lhs: &Ty, rhs: &Ty) -> Option<Ty> {
        let Some(trait_) = trait_name(kind).and_then(|name| self.solver.index.std_def(&["ops", name])) else {
            return Some(Ty::Unknown);
        };
        let candidates: Vec<Ty> = match self.solver.shallow(lhs.peel()) {
            Ty::Var(var) => match self.solver.table.kind(var) {
                VarKind::Float => vec![Ty::Prim(Prim::F64), Ty::Prim(Prim::F32)],
                VarKind::Int => {
                    vec![Ty::Prim(Prim::I32), Ty::Prim(Prim::I64), Ty::Prim(Prim::U32), Ty::Prim(Prim::U64)]
                }
                VarKind::Any => return None,
            },
            _ => vec![lhs.clone()],
        };
        for lhs in &candidates {
            let args = [rhs.clone()];
            if let Some(found) = self.solver.project(lhs, Some(trait_), &args, "Output") {
                return Some(self.solver.normalize(&found));
            }
            if self.solver.is_early(lhs, trait_, &args, "Output") {
                return None;
            }
        }
        Some(Ty::Unknown)
    }

    fn is_number_like(&self, ty: &Ty) -> bool {
        match ty {
            Ty::Prim(prim) => prim.is_float() || prim.is_integer(),
            Ty::Var(var) => self.solver.table.kind(*var) != VarKind::Any,
            _ => false,
        }
    }

    pub(super) fn unary(&mut self, node: &'a syn::ExprUnary, expected: &Ty) -> Ty {
        if matches!(node.op, syn::UnOp::Deref(_)) {
            let ty = self.infer(&node.expr, &Ty::Unknown);
            let ty = self.solver.shallow(&ty);
            if matches!(ty, Ty::Var(_) | Ty::Proj(_)) && self.solver.is_open(&ty) {
                let result = self.solver.fresh();
                self.deferred.push(Deferred::Deref(ty, result.clone()));
                return result;
            }
            return self.solver.deref(&ty).or_else(|| self.family_deref(&ty)).unwrap_or_default();
        }
        // What is expected is the result: `-v` of an own type may be a number.
        let ty = self.infer(&node.expr, &Ty::Unknown);
        let ty = self.solver.shallow(&ty);
        let own = self.solver.shallow(ty.peel());
        if self.is_number_like(&own) && is_number(expected) {
            self.expect(&own, expected);
        }
        let kind = if matches!(node.op, syn::UnOp::Neg(_)) { OpKind::Neg } else { OpKind::Not };
        self.negated(kind, &ty).unwrap_or_else(|| {
            let result = self.solver.fresh();
            self.deferred.push(Deferred::Unary(kind, ty, result.clone()));
            result
        })
    }

    /// What `-value` or `!value` gives; `None` while the value is open.
    pub(super) fn negated(&mut self, kind: OpKind, ty: &Ty) -> Option<Ty> {
        let ty = self.solver.shallow(ty);
        let own = self.solver.shallow(ty.peel());
        if self.is_number_like(&own) || matches!(own, Ty::Prim(Prim::Bool)) || self.is_family(&own) {
            return Some(own);
        }
        if matches!(own, Ty::Var(_) | Ty::Proj(_)) && self.solver.is_open(&own) {
            // It keeps the type of everything that is not overloaded.
            return self.solver.guessing.then_some(own);
        }
        let trait_ = trait_name(kind).and_then(|name| self.solver.index.std_def(&["ops", name]));
        let output = trait_.and_then(|trait_| self.solver.project(&ty, Some(trait_), &[], "Output"));
        Some(output.map_or(Ty::Unknown, |ty| self.solver.normalize(&ty)))
    }

    pub(super) fn field(&mut self, node: &'a syn::ExprField) -> Ty {
        let base = self.infer(&node.base, &Ty::Unknown);
        let mut base = self.solver.shallow(&base);
        let name = super::super::lower::member(&node.member);
        if matches!(base.peel(), Ty::Var(_) | Ty::Proj(_)) {
            self.solver.settle();
            self.retry_deferred();
            base = self.solver.shallow(&base);
        }
        if !matches!(base.peel(), Ty::Var(_) | Ty::Proj(_)) {
            let ty = self.field_type(&base, &name);
            if !matches!(ty, Ty::Unknown) || !self.points_to_open(&base) {
                return ty;
            }
        }
        let result = self.solver.fresh();
        self.deferred.push(Deferred::Field(base, name, result.clone()));
        result
    }

    /// Type of a field, through references and `Deref`.
    pub(super) fn field_type(&mut self, base: &Ty, name: &str) -> Ty {
        let base = self.solver.shallow(base);
        self.declared_field(&base, name).or_else(|| self.family_field(&base, name)).unwrap_or_default()
    }

    fn declared_field(&mut self, base: &Ty, name: &str) -> Option<Ty> {
        let mut ty = base.clone();
        for _ in 0..6 {
            match &ty {
                Ty::Foreign(..) => {
                    if let Some(found) = self.family_field(&ty, name) {
                        return Some(found);
                    }
                }
                Ty::Tuple(items) => {
                    if let Some(item) = name.parse::<usize>().ok().and_then(|at| items.get(at)) {
                        return Some(item.clone());
                    }
                }
                Ty::Adt(def, args) => {
                    let fields = self.solver.index.field_types(*def);
                    if let Some((_, field)) = fields.iter().find(|(own, _)| **own == *name) {
                        let args = args.as_deref().unwrap_or(&[]).to_vec();
                        let field = super::super::resolve::Subst::one(*def, args, None).apply(field);
                        let field = self.solver.normalize(&field);
                        // What an associated type is may be known later, if not of a type that is known now.
                        return match field {
                            Ty::Unknown => None,
                            Ty::Proj(_) if !self.solver.is_open(&field) => {
                                self.family_field(base, name).or(Some(field))
                            }
                            field => Some(field),
                        };
                    }
                }
                _ => {}
            }
            let inner = self.solver.deref(&ty)?;
            ty = self.solver.shallow(&inner);
        }
        None
    }

    pub(super) fn index(&mut self, node: &'a syn::ExprIndex) -> Ty {
        let base = self.infer(&node.expr, &Ty::Unknown);
        let index = self.infer(&node.index, &Ty::Unknown);
        let base = self.solver.shallow(&base);
        if !matches!(base.peel(), Ty::Var(_) | Ty::Proj(_))
            && let Some(ty) = self.indexed(&base, &index)
            && (!matches!(ty, Ty::Unknown) || !self.points_to_open(&base))
        {
            return ty;
        }
        let result = self.solver.fresh();
        self.deferred.push(Deferred::Index(base, index, result.clone()));
        result
    }

    /// What indexing gives, through references and `Deref`; `None` while the index chooses among impls.
    pub(super) fn indexed(&mut self, base: &Ty, index: &Ty) -> Option<Ty> {
        let range = self.is_range(index);
        let mut ty = self.solver.shallow(base);
        for _ in 0..6 {
            match &ty {
                Ty::Slice(item) | Ty::Array(item) => {
                    return Some(if range { Ty::Slice(item.clone()) } else { (**item).clone() });
                }
                Ty::Adt(def, Some(args)) if Some(*def) == self.solver.index.lang.vec => {
                    let item = args.first().cloned().unwrap_or_default();
                    return Some(if range { Ty::Slice(Arc::new(item)) } else { item });
                }
                Ty::Prim(Prim::Str) => return Some(ty),
                Ty::Foreign(..) if !range => {
                    if let Some(component) = self.scalar(&ty) {
                        return Some(component);
                    }
                }
                Ty::Adt(def, _) if Some(*def) == self.solver.index.lang.string => {
                    return Some(Ty::Prim(Prim::Str));
                }
                Ty::Adt(..) | Ty::Param(_) | Ty::Bounded(_) => {
                    if let Some(trait_) = self.solver.index.lang.index {
                        let args = std::slice::from_ref(index);
                        if let Some(output) = self.solver.project(&ty, Some(trait_), args, "Output") {
                            return Some(self.solver.normalize(&output));
                        }
                        if self.solver.is_early(&ty, trait_, args, "Output") {
                            return None;
                        }
                    }
                    if let Some(component) = self.scalar(&ty).filter(|_| !range) {
                        return Some(component);
                    }
                }
                _ => {}
            }
            match self.solver.deref(&ty) {
                Some(inner) => ty = self.solver.shallow(&inner),
                None => return Some(Ty::Unknown),
            }
        }
        Some(Ty::Unknown)
    }

    fn is_range(&mut self, ty: &Ty) -> bool {
        let lang = &self.solver.index.lang;
        let ranges = [
            lang.range, lang.range_from, lang.range_to, lang.range_full, lang.range_inclusive,
            lang.range_to_inclusive,
        ];
        matches!(self.solver.table.shallow(ty), Ty::Adt(def, _) if ranges.contains(&Some(def)))
    }
}

fn is_number(ty: &Ty) -> bool {
    matches!(ty, Ty::Prim(prim) if prim.is_float() || prim.is_integer())
}
