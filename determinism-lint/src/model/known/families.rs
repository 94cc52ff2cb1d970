//! Rows about the float families of other crates: vectors, matrices, wrappers. The reviewed part says which of their
//! operations are exact component by component. Knows only names.

use super::{Fact, Row};

/// Types of `glam`, which others re-export.
const GLAM: &[&str] = &[
    "Vec2", "Vec3", "Vec3A", "Vec4", "DVec2", "DVec3", "DVec4", "Quat", "DQuat", "Mat2", "Mat3", "Mat3A",
    "Mat4", "DMat2", "DMat3", "DMat4", "Affine2", "Affine3A", "DAffine2", "DAffine3",
];
/// Those whose operators work on each component alone, on every backend of `glam`.
const GLAM_VECTORS: &[&str] = &["Vec2", "Vec3", "Vec3A", "Vec4", "DVec2", "DVec3", "DVec4"];
const GLAM_SUMS: &[&str] = &["Quat", "DQuat", "Mat2", "Mat3", "Mat3A", "Mat4", "DMat2", "DMat3", "DMat4"];
const BEVY_MATH: &[&str] = &[
    "Rot2", "Isometry2d", "Isometry3d", "Dir2", "Dir3", "Dir3A", "Ray2d", "Ray3d", "Rect", "Aabb2d", "Aabb3d",
];
/// Those whose operators with numbers work on each component alone.
const BEVY_DIRECTIONS: &[&str] = &["Dir2", "Dir3", "Dir3A", "direction::*"];
const BEVY_TRANSFORM: &[&str] = &["Transform", "GlobalTransform"];
const NALGEBRA: &[&str] = &[
    "Matrix", "SMatrix", "OMatrix", "DMatrix", "DVector", "SVector", "OVector", "Vector", "Vector1",
    "Vector2", "Vector3", "Vector4", "Vector5", "Vector6", "RowVector2", "RowVector3", "RowVector4",
    "Matrix2", "Matrix3", "Matrix4", "Matrix2x3", "Matrix3x2", "Matrix6", "Point", "OPoint", "Point1",
    "Point2", "Point3", "Point4", "Quaternion", "UnitQuaternion", "UnitComplex", "UnitVector2",
    "UnitVector3", "UnitDualQuaternion", "DualQuaternion", "Unit", "Rotation", "Rotation2", "Rotation3",
    "Translation", "Translation2", "Translation3", "Isometry", "Isometry2", "Isometry3", "IsometryMatrix2",
    "IsometryMatrix3", "Similarity", "Similarity2", "Similarity3", "Affine2", "Affine3", "Projective2",
    "Projective3", "Transform2", "Transform3", "Scale2", "Scale3", "Complex", "Orthographic3",
    "Perspective3", "Normed",
];
const NALGEBRA_SUMS: &[&str] = &[
    "Matrix", "SMatrix", "OMatrix", "SVector", "OVector", "Vector", "Vector1", "Vector2", "Vector3",
    "Vector4", "Vector5", "Vector6", "Matrix2", "Matrix3", "Matrix4", "Point", "OPoint", "Point1", "Point2",
    "Point3", "Point4", "Quaternion", "Complex",
];
const EUCLID: &[&str] = &[
    "Point2D", "Point3D", "Vector2D", "Vector3D", "Size2D", "Size3D", "Rect", "Box2D", "Box3D", "Length",
    "Scale", "Angle", "Rotation2D", "Rotation3D", "Transform2D", "Transform3D", "Translation2D",
    "Translation3D", "RigidTransform3D", "SideOffsets2D", "HomogeneousVector",
];
const EUCLID_VECTORS: &[&str] =
    &["Point2D", "Point3D", "Vector2D", "Vector3D", "Size2D", "Size3D", "Length", "Angle"];
const CGMATH: &[&str] = &[
    "Vector1", "Vector2", "Vector3", "Vector4", "Point1", "Point2", "Point3", "Matrix2", "Matrix3",
    "Matrix4", "Quaternion", "Basis2", "Basis3", "Euler", "Rad", "Deg", "Decomposed", "Ortho", "Perspective",
];
const CGMATH_VECTORS: &[&str] =
    &["Vector1", "Vector2", "Vector3", "Vector4", "Point1", "Point2", "Point3", "Rad", "Deg"];
const MINT: &[&str] = &[
    "Vector2", "Vector3", "Vector4", "Point2", "Point3", "Quaternion", "EulerAngles", "RowMatrix2",
    "RowMatrix3", "RowMatrix4", "ColumnMatrix2", "ColumnMatrix3", "ColumnMatrix4",
];
const VEK: &[&str] = &[
    "Vec2", "Vec3", "Vec4", "Extent2", "Extent3", "Rgb", "Rgba", "Quaternion", "Mat2", "Mat3", "Mat4",
    "Transform", "Rect", "Aabb", "Aabr", "LineSegment2", "LineSegment3", "QuadraticBezier2", "CubicBezier2",
    "CubicBezier3",
];
const VEK_VECTORS: &[&str] = &["Vec2", "Vec3", "Vec4", "Extent2", "Extent3"];
const ULTRAVIOLET: &[&str] = &[
    "Vec2", "Vec3", "Vec4", "DVec2", "DVec3", "DVec4", "Mat2", "Mat3", "Mat4", "DMat2", "DMat3", "DMat4",
    "Rotor2", "Rotor3", "DRotor2", "DRotor3", "Isometry2", "Isometry3", "Similarity2", "Similarity3",
    "Bivec2", "Bivec3", "Vec2x4", "Vec3x4", "Vec4x4", "Vec2x8", "Vec3x8",
];
const WIDE: &[&str] = &["f32x4", "f32x8", "f32x16", "f64x2", "f64x4", "f64x8"];
const KURBO_VECTORS: &[&str] = &["Point", "Vec2", "Size"];
const PHYSICS_PRELUDE: &[&str] = &[
    "Isometry", "Pose", "Vector", "Point", "Rotation", "Translation", "AngVector", "UnitVector",
    "SpacialVector", "Matrix", "Aabb", "Ray", "Ball", "Cuboid", "Capsule",
];

const ULTRAVIOLET_VECTORS: &[&str] = &["Vec2", "Vec3", "Vec4", "DVec2", "DVec3", "DVec4", "Bivec2", "Bivec3"];
const GLAM_INNER_VECTORS: &[&str] =
    &["f32::vec2::Vec2", "f32::vec3::Vec3", "f64::dvec2::DVec2", "f64::dvec3::DVec3", "f64::dvec4::DVec4"];
const BEVY_MATH_INNER: &[&str] = &[
    "bounding::*", "cubic_splines::*", "rotation2d::*", "isometry::*", "direction::*", "rects::rect::Rect",
    "ray::*",
];
const NALGEBRA_INNER: &[&str] = &["base::matrix::Matrix", "base::unit::Unit", "geometry::*"];
const EUCLID_INNER: &[&str] = &[
    "point::*", "vector::*", "size::*", "rect::*", "box2d::*", "box3d::*", "length::*", "scale::*",
    "angle::*", "rotation::*", "transform2d::*", "transform3d::*", "translation::*", "rigid::*",
    "side_offsets::*", "homogen::*",
];
const CGMATH_INNER: &[&str] = &[
    "vector::*", "point::*", "matrix::*", "quaternion::*", "rotation::*", "euler::*", "angle::*",
    "transform::*",
];
const WIDE_INNER: &[&str] =
    &["f32x4_::f32x4", "f32x8_::f32x8", "f32x16_::f32x16", "f64x2_::f64x2", "f64x4_::f64x4", "f64x8_::f64x8"];
const WIDE_STD: &[&str] = &[
    "f32x1", "f32x2", "f32x4", "f32x8", "f32x16", "f32x32", "f32x64", "f64x1", "f64x2", "f64x4", "f64x8",
    "f64x16", "f64x32", "f64x64",
];
const PARRY: &[&str] = &["math::*", "shape::*", "bounding_volume::*", "query::*", "mass_properties::*"];
const RAPIER: &[&str] =
    &["math::*", "geometry::Ball", "geometry::Cuboid", "geometry::Aabb", "geometry::Ray", "parry::math::*"];

/// Functions of a float family that store, read or reorder components.
static ACCESS: &[&str] = &[
    "new", "new_unchecked", "splat", "from_array", "to_array", "from_slice", "write_to_slice", "extend",
    "truncate", "with_x", "with_y", "with_z", "with_w", "from_xyzw", "from_vec4", "from_cols",
    "from_cols_array", "to_cols_array", "col", "row", "transpose", "from_diagonal", "xx", "xy", "xz", "yx",
    "yy", "yz", "zx", "zy", "zz", "xxx", "xyz", "xzy", "yxz", "yzx", "zxy", "zyx", "xyzw", "select",
    "as_vec2", "as_vec3", "as_vec3a", "as_vec4", "as_dvec2", "as_dvec3", "as_dvec4", "as_ivec2", "as_ivec3",
    "as_ivec4", "as_uvec2", "as_uvec3", "as_uvec4", "as_i64vec2", "as_i64vec3", "vec2", "vec3", "vec3a",
    "vec4", "dvec2", "dvec3", "dvec4", "quat", "zero", "zeros", "origin", "identity", "repeat",
    "zeros_generic", "shape_generic", "from_element", "from_row_slice", "from_column_slice", "from_vec",
    "as_slice", "as_mut_slice", "iter", "iter_mut", "column", "rows", "rows_mut", "columns", "columns_mut",
    "fixed_rows", "fixed_rows_mut", "fixed_columns", "fixed_columns_mut", "view", "view_mut", "fixed_view",
    "fixed_view_mut", "row_mut", "column_mut", "into_owned", "copy_from", "exterior", "exterior_mut",
    "interiors", "interiors_mut", "is_closed", "x_y", "lines", "points", "coords", "start_point",
    "end_point", "x", "y", "z", "x_axis", "y_axis", "z_axis", "len", "nrows", "ncols", "shape", "into_inner",
    "into_raw", "vector", "point", "from_untyped", "to_untyped", "cast_unit", "to_tuple", "to_vector",
    "to_point", "to_size", "point2", "point3", "size2", "rect", "from_translation", "from_xyz",
    "with_translation", "with_rotation", "with_scale", "is_finite", "is_nan", "clone", "clone_from",
    "default", "from", "into", "try_from", "try_into", "to_owned", "borrow", "as_ref", "as_mut", "deref",
    "deref_mut", "index", "index_mut", "eq", "ne", "partial_cmp", "cmp", "lt", "le", "gt", "ge", "fmt",
    "to_string", "hash", "serialize", "deserialize", "as_any", "type_id",
];

/// Methods that are exactly specified on each component; not `min`, `max` and `clamp`, which leave the sign of zero open.
static EXACT: &[&str] = &[
    "abs", "floor", "ceil", "trunc", "recip", "perp", "cmpeq", "cmpne", "cmpge", "cmpgt", "cmple", "cmplt",
    "is_finite", "is_nan", "is_finite_mask", "is_nan_mask", "add", "sub", "mul", "div", "rem", "neg",
    "add_assign", "sub_assign", "mul_assign", "div_assign", "rem_assign",
];

/// Types whose constructors of these names compute: sines of an angle, the length of a vector.
const COMPUTED: &[(&[&str], &[&str])] = &[
    (
        &[
            "Unit", "UnitComplex", "UnitQuaternion", "UnitDualQuaternion", "Rotation", "Rotation2",
            "Rotation3", "Isometry", "Isometry2", "Isometry3", "Similarity", "Similarity2", "Similarity3",
            "Perspective3", "Orthographic3",
        ],
        &["new"],
    ),
    (
        &["Dir2", "Dir3", "Dir3A", "Dir4"],
        &["new", "from_xy", "from_xyz", "from_xyzw", "try_from", "try_into"],
    ),
];

/// Functions that store or read components in these types, and compute in others.
const PLAIN: &[(&str, &[&str])] = &[
    ("Transform", &["from_rotation", "from_scale"]),
    ("GlobalTransform", &["translation", "translation_vec3a", "affine", "from_scale"]),
];

/// Whether a function of a float family only stores, reads, reorders or compares components: by its name and that of its type.
pub(crate) fn is_access(of: &str, name: &str) -> bool {
    if COMPUTED.iter().any(|(types, names)| types.contains(&of) && names.contains(&name)) {
        return false;
    }
    ACCESS.contains(&name)
        || is_count(name)
        || name == "is_empty"
        || PLAIN.iter().any(|(ty, names)| *ty == of && names.contains(&name))
}

/// Whether a method of this name on a type whose operators are exact component by component is exact too.
pub(crate) fn is_exact_method(name: &str) -> bool {
    EXACT.contains(&name)
}

/// The float that a component of a vector, and what is computed from all components, has: `glam` and its re-exports.
pub(crate) fn component(path: &str) -> Option<&'static str> {
    let (front, name) = path.rsplit_once("::")?;
    if !front.starts_with("glam") && !front.starts_with("bevy") {
        return None;
    }
    match name {
        "Vec2" | "Vec3" | "Vec3A" | "Vec4" | "Quat" => Some("f32"),
        "DVec2" | "DVec3" | "DVec4" | "DQuat" => Some("f64"),
        _ => None,
    }
}

/// Whether a method of a vector gives one number.
pub(crate) fn is_scalar_method(name: &str) -> bool {
    SCALARS.contains(&name)
}

const SCALARS: &[&str] = &[
    "length", "length_squared", "length_recip", "dot", "distance", "distance_squared", "perp_dot",
    "angle_to", "angle_between", "to_angle", "max_element", "min_element", "element_sum", "element_product",
    "norm", "norm_squared", "magnitude", "magnitude_squared", "lp_norm", "sum", "product", "trace",
    "determinant", "mean", "variance", "amin", "amax", "camin", "camax", "dotc", "perp", "angle",
    "square_length", "distance_to", "squared_length",
];

/// Whether a method of this name says how many components there are.
pub(crate) fn is_count(name: &str) -> bool {
    matches!(name, "len" | "nrows" | "ncols" | "capacity" | "ndim")
}

/// Whether a field of this name is one component.
pub(crate) fn is_component(name: &str) -> bool {
    let entry = |digits: &str| digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit());
    matches!(
        name,
        "x" | "y" | "z" | "w" | "i" | "j" | "k" | "a" | "b" | "re" | "im" | "width" | "height" | "depth"
    ) || name.strip_prefix('m').is_some_and(entry)
}

/// The type of a field that is a vector or the like itself.
pub(crate) fn part(path: &str, field: &str) -> Option<&'static str> {
    match (path.split("::").next()?, field) {
        ("nalgebra", "coords" | "vector") => Some("nalgebra::Vector"),
        ("nalgebra", "translation") => Some("nalgebra::Translation"),
        ("nalgebra", "rotation") => Some("nalgebra::Rotation"),
        ("nalgebra", "isometry") => Some("nalgebra::Isometry"),
        ("euclid", "origin" | "min" | "max") => Some("euclid::Point2D"),
        ("euclid", "size") => Some("euclid::Size2D"),
        _ => None,
    }
}

/// Traits of other crates whose functions work on floats.
pub(crate) fn is_number_trait(name: &str) -> bool {
    matches!(
        name,
        "ComplexField" | "RealField" | "Float" | "FloatCore" | "Real" | "SimdRealField" | "SimdComplexField"
    )
}

/// Whether only floats implement a trait, by its canonical path. Those of `nalgebra` are none: fixed-point numbers are its reals, too.
pub(crate) fn is_float_trait(path: &str) -> bool {
    let Some((front, name)) = path.rsplit_once("::") else { return false };
    let home = front.split("::").next().unwrap_or_default();
    matches!(home, "num_traits" | "num") && matches!(name, "Float" | "FloatCore" | "FloatConst")
}

/// Whether a function of such a trait gives a number of the type that it takes.
pub(crate) fn gives_itself(name: &str) -> bool {
    let other = ["is_", "to_", "try_", "as_"].iter().any(|front| name.starts_with(front));
    !other && !matches!(name, "sin_cos" | "classify" | "integer_decode" | "simd_sin_cos" | "sinh_cosh")
}

/// Functions of number crates that give the last type that is written: `zero::<f32>()`.
pub(crate) fn is_number_function(name: &str) -> bool {
    matches!(name, "zero" | "one" | "convert" | "convert_unchecked" | "cast")
}

/// The rows.
pub(super) static ROWS: &[Row] = &[
    Row::new(Fact::FloatFamily, "glam", GLAM),
    Row::new(Fact::ElementwiseExact, "glam", GLAM_VECTORS),
    Row::new(Fact::ElementwiseSum, "glam", GLAM_SUMS),
    Row::new(Fact::FloatFamily, "bevy::prelude", GLAM),
    Row::new(Fact::ElementwiseExact, "bevy::prelude", GLAM_VECTORS),
    Row::new(Fact::ElementwiseSum, "bevy::prelude", GLAM_SUMS),
    Row::new(Fact::FloatFamily, "bevy::math", GLAM),
    Row::new(Fact::ElementwiseExact, "bevy::math", GLAM_VECTORS),
    Row::new(Fact::ElementwiseSum, "bevy::math", GLAM_SUMS),
    Row::new(Fact::FloatFamily, "bevy_math", GLAM),
    Row::new(Fact::ElementwiseExact, "bevy_math", GLAM_VECTORS),
    Row::new(Fact::ElementwiseSum, "bevy_math", GLAM_SUMS),
    Row::new(Fact::FloatFamily, "bevy_math::prelude", GLAM),
    Row::new(Fact::ElementwiseExact, "bevy_math::prelude", GLAM_VECTORS),
    Row::new(Fact::ElementwiseSum, "bevy_math::prelude", GLAM_SUMS),
    Row::new(Fact::FloatFamily, "macroquad::prelude", GLAM),
    Row::new(Fact::ElementwiseExact, "macroquad::prelude", GLAM_VECTORS),
    Row::new(Fact::ElementwiseSum, "macroquad::prelude", GLAM_SUMS),
    Row::new(Fact::FloatFamily, "macroquad::math", GLAM),
    Row::new(Fact::ElementwiseExact, "macroquad::math", GLAM_VECTORS),
    Row::new(Fact::ElementwiseSum, "macroquad::math", GLAM_SUMS),
    Row::new(Fact::FloatFamily, "glam", &["f32::*", "f64::*"]),
    Row::new(Fact::ElementwiseExact, "glam", GLAM_INNER_VECTORS),
    Row::new(Fact::ElementwiseExact, "bevy_math", BEVY_DIRECTIONS),
    Row::new(Fact::ElementwiseExact, "bevy::math", BEVY_DIRECTIONS),
    Row::new(Fact::ElementwiseExact, "bevy::prelude", BEVY_DIRECTIONS),
    Row::new(Fact::ElementwiseExact, "bevy_math::prelude", BEVY_DIRECTIONS),
    Row::new(Fact::FloatFamily, "bevy::prelude", BEVY_MATH),
    Row::new(Fact::FloatFamily, "bevy::math", BEVY_MATH),
    Row::new(Fact::FloatFamily, "bevy_math", BEVY_MATH),
    Row::new(Fact::FloatFamily, "bevy_math::prelude", BEVY_MATH),
    Row::new(Fact::FloatFamily, "bevy_math", BEVY_MATH_INNER),
    Row::new(Fact::FloatFamily, "bevy::math", BEVY_MATH_INNER),
    Row::new(Fact::FloatFamily, "bevy::prelude", BEVY_TRANSFORM),
    Row::new(Fact::FloatFamily, "bevy::transform::components", BEVY_TRANSFORM),
    Row::new(Fact::FloatFamily, "bevy_transform::components", BEVY_TRANSFORM),
    Row::new(Fact::FloatFamily, "bevy_transform::prelude", BEVY_TRANSFORM),
    Row::new(
        Fact::FloatFamily,
        "bevy_transform::components",
        &["transform::Transform", "global_transform::GlobalTransform"],
    ),
    Row::new(Fact::FloatFamily, "nalgebra", NALGEBRA),
    Row::new(Fact::GenericFamily, "nalgebra", NALGEBRA),
    Row::new(Fact::FloatFamily, "nalgebra", NALGEBRA_INNER),
    Row::new(Fact::GenericFamily, "nalgebra", NALGEBRA_INNER),
    Row::new(Fact::ElementwiseSum, "nalgebra", NALGEBRA_SUMS),
    Row::new(
        Fact::ElementwiseSum,
        "nalgebra",
        &["base::matrix::Matrix", "geometry::point::OPoint", "geometry::quaternion::Quaternion"],
    ),
    Row::new(Fact::FloatFamily, "euclid", EUCLID),
    Row::new(Fact::GenericFamily, "euclid", EUCLID),
    Row::new(Fact::FloatFamily, "euclid", EUCLID_INNER),
    Row::new(Fact::GenericFamily, "euclid", EUCLID_INNER),
    Row::new(Fact::FloatFamily, "euclid::default", EUCLID),
    Row::new(Fact::GenericFamily, "euclid::default", EUCLID),
    Row::new(Fact::ElementwiseExact, "euclid", EUCLID_VECTORS),
    Row::new(Fact::ElementwiseExact, "euclid::default", EUCLID_VECTORS),
    Row::new(Fact::ElementwiseExact, "euclid", &["point::*", "vector::*", "size::*", "length::*"]),
    Row::new(Fact::FloatFamily, "cgmath", CGMATH),
    Row::new(Fact::GenericFamily, "cgmath", CGMATH),
    Row::new(Fact::FloatFamily, "cgmath", CGMATH_INNER),
    Row::new(Fact::GenericFamily, "cgmath", CGMATH_INNER),
    Row::new(Fact::ElementwiseExact, "cgmath", CGMATH_VECTORS),
    Row::new(Fact::FloatFamily, "mint", MINT),
    Row::new(Fact::GenericFamily, "mint", MINT),
    Row::new(Fact::FloatFamily, "vek", VEK),
    Row::new(Fact::GenericFamily, "vek", VEK),
    Row::new(
        Fact::FloatFamily,
        "vek",
        &["vec::*", "mat::*", "quaternion::*", "transform::*", "geom::*", "bezier::*"],
    ),
    Row::new(
        Fact::GenericFamily,
        "vek",
        &["vec::*", "mat::*", "quaternion::*", "transform::*", "geom::*", "bezier::*"],
    ),
    Row::new(Fact::ElementwiseExact, "vek", VEK_VECTORS),
    Row::new(Fact::FloatFamily, "ultraviolet", ULTRAVIOLET),
    Row::new(Fact::FloatFamily, "ultraviolet", &["vec::*", "mat::*", "rotor::*", "bivec::*", "transform::*"]),
    Row::new(Fact::ElementwiseExact, "ultraviolet", ULTRAVIOLET_VECTORS),
    Row::new(Fact::FloatFamily, "wide", WIDE),
    Row::new(Fact::FloatFamily, "wide", WIDE_INNER),
    Row::new(Fact::ElementwiseExact, "wide", WIDE),
    Row::new(Fact::FloatFamily, "std::simd", WIDE_STD),
    Row::new(Fact::ElementwiseExact, "std::simd", WIDE_STD),
    Row::new(Fact::FloatFamily, "parry2d", PARRY),
    Row::new(Fact::FloatFamily, "parry3d", PARRY),
    Row::new(Fact::FloatFamily, "parry2d_f64", PARRY),
    Row::new(Fact::FloatFamily, "parry3d_f64", PARRY),
    Row::new(Fact::FloatFamily, "rapier2d", RAPIER),
    Row::new(Fact::FloatFamily, "rapier2d::prelude", PHYSICS_PRELUDE),
    Row::new(Fact::FloatFamily, "rapier3d", RAPIER),
    Row::new(Fact::FloatFamily, "rapier3d::prelude", PHYSICS_PRELUDE),
    Row::new(Fact::FloatFamily, "rapier2d_f64", RAPIER),
    Row::new(Fact::FloatFamily, "rapier2d_f64::prelude", PHYSICS_PRELUDE),
    Row::new(Fact::FloatFamily, "rapier3d_f64", RAPIER),
    Row::new(Fact::FloatFamily, "rapier3d_f64::prelude", PHYSICS_PRELUDE),
    Row::new(Fact::FloatFamily, "kurbo", &["*"]),
    Row::new(Fact::ElementwiseExact, "kurbo", KURBO_VECTORS),
    Row::new(Fact::ElementwiseExact, "kurbo", &["point::Point", "vec2::Vec2", "size::Size"]),
    Row::new(Fact::FloatFamily, "lyon", &["math::*", "geom::*"]),
    Row::new(Fact::FloatFamily, "lyon_geom", &["*"]),
    Row::new(Fact::FloatFamily, "lyon_path", &["math::*"]),
    Row::new(Fact::FloatFamily, "simba", &["simd::*"]),
    Row::new(Fact::FloatFamily, "num_complex", &["Complex"]),
    Row::new(Fact::GenericFamily, "num_complex", &["Complex"]),
    Row::new(Fact::FloatFamily, "num_complex", &["Complex32", "Complex64"]),
    Row::new(Fact::ElementwiseSum, "num_complex", &["Complex", "Complex32", "Complex64"]),
    Row::new(Fact::FloatFamily, "num::complex", &["Complex"]),
    Row::new(Fact::GenericFamily, "num::complex", &["Complex"]),
    Row::new(Fact::FloatFamily, "ordered_float", &["OrderedFloat", "NotNan"]),
    Row::new(Fact::ElementwiseExact, "ordered_float", &["OrderedFloat", "NotNan"]),
    Row::new(Fact::FloatFamily, "decorum", &["*"]),
    Row::new(Fact::FloatFamily, "noisy_float", &["*"]),
    Row::new(Fact::FloatFamily, "half", &["f16", "bf16"]),
    Row::new(Fact::FloatFamily, "half", &["binary16::f16", "bfloat::bf16"]),
    Row::new(Fact::FloatFamily, "geo_types", &["*"]),
    Row::new(Fact::GenericFamily, "geo_types", &["*"]),
];
