//! Vectors as text: `[0.5, 1]`, and `Vec2(0.5, 1.0)` for debugging. Flags of the format string hold for each component.

use core::fmt;

use super::{Vec2, Vec3};

impl<M: fmt::Display> fmt::Display for Vec2<M> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        list(out, &[&self.x, &self.y])
    }
}

impl<M: fmt::Display> fmt::Display for Vec3<M> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        list(out, &[&self.x, &self.y, &self.z])
    }
}

impl<M: fmt::Debug> fmt::Debug for Vec2<M> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_tuple("Vec2").field(&self.x).field(&self.y).finish()
    }
}

impl<M: fmt::Debug> fmt::Debug for Vec3<M> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_tuple("Vec3").field(&self.x).field(&self.y).field(&self.z).finish()
    }
}

fn list(out: &mut fmt::Formatter<'_>, components: &[&dyn fmt::Display]) -> fmt::Result {
    for (index, component) in components.iter().enumerate() {
        out.write_str(if index == 0 { "[" } else { ", " })?;
        component.fmt(out)?;
    }
    out.write_str("]")
}
