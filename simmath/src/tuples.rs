//! How long tuples may be wherever something is implemented for each of them. Knows nothing of what that is.

/// Invokes a macro with every tuple but `()`: its parameters, each with its position.
macro_rules! each_tuple {
    ($implement:ident) => {
        $implement! {
            (A 0)
            (A 0, B 1)
            (A 0, B 1, C 2)
            (A 0, B 1, C 2, D 3)
            (A 0, B 1, C 2, D 3, E 4)
            (A 0, B 1, C 2, D 3, E 4, F 5)
            (A 0, B 1, C 2, D 3, E 4, F 5, G 6)
            (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7)
        }
    };
}
