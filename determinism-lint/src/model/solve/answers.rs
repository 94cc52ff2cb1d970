//! What was found for types in which nothing is open: the same wherever the same is stated of parameters, so that the bodies that one
//! thread infers share it. An answer costs as much when it is remembered as when it is found, so no result depends on who asked first.

use super::{MAX_DEPTH, Solver, Source};
use crate::model::index::Bounds;
use crate::model::ty::{Bound, DefId, Proj, Ty};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::hash::Hash;
use std::sync::Arc;

/// For how many sets of bounds answers are remembered.
const MAX_SETS: usize = 64;

/// How many answers under one set of bounds.
const MAX_ANSWERS: usize = 1 << 16;

/// The answers under one set of bounds.
#[derive(Default)]
pub(super) struct Answers {
    stated: FxHashMap<Ty, Arc<[Bound]>>,
    /// As long as open choices stay open.
    firm: Memories,
    /// When the first that fits is taken.
    guessed: Memories,
}

#[derive(Default)]
struct Memories {
    projected: Memory<Arc<Proj>, Ty>,
    found: Memory<(Ty, DefId), Source>,
    found_with: Memory<(Ty, DefId, Vec<Ty>), Source>,
}

type Memory<K, V> = FxHashMap<K, (Option<V>, Price)>;

/// What it takes to find an answer.
#[derive(Debug, Clone, Copy)]
struct Price {
    fuel: u32,
    depth: u32,
}

/// What the question that is being asked took so far.
#[derive(Default)]
pub(super) struct Meter {
    /// It was too deep, or the fuel is gone: somewhere else the answer may be another one.
    pub(super) cut: bool,
    pub(super) deepest: u32,
}

// determinism-lint: allow(global-state, why = "lookup-only", reason = "answers that the index gives too, only slower")
thread_local! {
    static POOL: RefCell<Pool> = RefCell::default();
}

/// What this thread has found in one index.
#[derive(Default)]
struct Pool {
    serial: u64,
    answers: FxHashMap<Bounds, Answers>,
}

impl Answers {
    /// Those that this thread has; whoever takes them gives them back.
    pub(super) fn take(serial: u64, bounds: &Bounds) -> Self {
        // determinism-lint: allow(global-state, why = "lookup-only", reason = "answers that the index gives too, only slower")
        POOL.with_borrow_mut(|pool| if pool.serial == serial { pool.answers.remove(bounds) } else { None })
            .unwrap_or_default()
    }

    fn now(&mut self, guessing: bool) -> &mut Memories {
        if guessing { &mut self.guessed } else { &mut self.firm }
    }

    pub(super) fn give_back(self, serial: u64, bounds: &Bounds) {
        // An index without a number is still being built.
        if serial == 0 || self.firm.len() + self.guessed.len() > MAX_ANSWERS {
            return;
        }
        // determinism-lint: allow(global-state, why = "lookup-only", reason = "answers that the index gives too, only slower")
        POOL.with_borrow_mut(|pool| {
            if pool.serial != serial || pool.answers.len() >= MAX_SETS {
                *pool = Pool { serial, ..Pool::default() };
            }
            pool.answers.insert(bounds.clone(), self);
        });
    }
}

impl Memories {
    fn len(&self) -> usize {
        self.projected.len() + self.found.len() + self.found_with.len()
    }
}

impl Source {
    fn is_closed(&self) -> bool {
        match self {
            Self::Impl(_, subst, args) => subst.is_closed() && args.iter().all(Ty::is_closed),
            Self::Bound(bound) => bound.is_closed(),
            Self::Given => true,
        }
    }
}

impl Solver<'_> {
    /// What an associated type is.
    pub(super) fn project_once(&mut self, proj: &Arc<Proj>) -> Option<Ty> {
        let ask = |solver: &mut Self| {
            let found = solver.project(&proj.of, proj.trait_, &proj.args, &proj.name)?;
            Some(solver.table.resolve(&found))
        };
        if !proj.is_closed() {
            return ask(self);
        }
        self.remembered(|answers| &mut answers.projected, proj, ask, Ty::is_closed)
    }

    /// The impl or bound through which a type has a trait.
    pub(super) fn find_once(&mut self, ty: &Ty, trait_: DefId) -> Option<Source> {
        if !ty.is_closed() {
            return self.find_inner(ty, trait_);
        }
        let ask = |solver: &mut Self| solver.find_inner(ty, trait_).map(|source| solver.resolved(source));
        self.remembered(|answers| &mut answers.found, &(ty.clone(), trait_), ask, Source::is_closed)
    }

    /// The impl of a trait with arguments: `Mul<f64>` next to `Mul<Vec2>`.
    pub fn find_with(&mut self, ty: &Ty, trait_: DefId, args: &[Ty]) -> Option<Source> {
        if !ty.is_closed() || !args.iter().all(Ty::is_closed) {
            return self.find_with_inner(ty, trait_, args);
        }
        let ask = |solver: &mut Self| {
            solver.find_with_inner(ty, trait_, args).map(|source| solver.resolved(source))
        };
        let key = (ty.clone(), trait_, args.to_vec());
        self.remembered(|answers| &mut answers.found_with, &key, ask, Source::is_closed)
    }

    /// Every bound that is stated for a type, with supertraits.
    pub fn bounds_on(&mut self, ty: &Ty) -> Arc<[Bound]> {
        // In `T::Point: Bound` of an impl, `T` is a variable that is known by now.
        let ty = self.table.resolve(&self.table.shallow(ty.peel()));
        if !ty.is_closed() {
            return self.collect_bounds(&ty).into();
        }
        if let Some(known) = self.known.stated.get(&ty) {
            return known.clone();
        }
        let bounds: Arc<[Bound]> = self.collect_bounds(&ty).into();
        self.known.stated.insert(ty, bounds.clone());
        bounds
    }

    fn resolved(&self, source: Source) -> Source {
        match source {
            Source::Impl(id, subst, args) => {
                let resolve = |ty: &Ty| self.table.resolve(ty);
                Source::Impl(id, subst.map(resolve), args.iter().map(resolve).collect())
            }
            other => other,
        }
    }

    /// The answer to a question about closed types, found once.
    fn remembered<K: Clone + Eq + Hash, V: Clone>(
        &mut self,
        memory: fn(&mut Memories) -> &mut Memory<K, V>,
        key: &K,
        ask: impl FnOnce(&mut Self) -> Option<V>,
        is_closed: fn(&V) -> bool,
    ) -> Option<V> {
        if let Some((answer, price)) = memory(self.known.now(self.guessing)).get(key)
            && self.depth + price.depth <= MAX_DEPTH
            && price.fuel <= self.fuel
        {
            self.fuel -= price.fuel;
            self.meter.deepest = self.meter.deepest.max(self.depth + price.depth);
            return answer.clone();
        }
        let (fuel, before) = (self.fuel, std::mem::take(&mut self.meter));
        self.meter.deepest = self.depth;
        let answer = ask(self);
        let price = Price { fuel: fuel - self.fuel, depth: self.meter.deepest - self.depth };
        if !self.meter.cut && answer.as_ref().is_none_or(is_closed) {
            memory(self.known.now(self.guessing)).insert(key.clone(), (answer.clone(), price));
        }
        self.meter.cut |= before.cut;
        self.meter.deepest = self.meter.deepest.max(before.deepest);
        answer
    }
}

impl Drop for Solver<'_> {
    fn drop(&mut self) {
        std::mem::take(&mut self.known).give_back(self.index.serial, &self.bounds);
    }
}
