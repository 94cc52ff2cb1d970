//! `mint`: vectors and points of other math crates, component by component.

use crate::vector::{Vec2, Vec3};

macro_rules! vectors {
    ($($vector:ident { $($part:ident)+ }: $kind:ident $point:ident;)+) => {$(
        vectors! { @one $vector { $($part)+ } $kind }
        vectors! { @one $vector { $($part)+ } $point }

        impl<M> mint::IntoMint for $vector<M> {
            type MintType = mint::$kind<M>;
        }
    )+};
    (@one $vector:ident { $($part:ident)+ } $mint:ident) => {
        impl<M> From<mint::$mint<M>> for $vector<M> {
            #[inline]
            fn from(vector: mint::$mint<M>) -> Self {
                Self { $($part: vector.$part),+ }
            }
        }

        impl<M> From<$vector<M>> for mint::$mint<M> {
            #[inline]
            fn from(vector: $vector<M>) -> Self {
                Self { $($part: vector.$part),+ }
            }
        }
    };
}

vectors! {
    Vec2 { x y }: Vector2 Point2;
    Vec3 { x y z }: Vector3 Point3;
}
