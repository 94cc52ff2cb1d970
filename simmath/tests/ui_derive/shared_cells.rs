//! What is shared and mutable.
#![allow(dead_code)]

use simmath::DeterminismSafe;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::{Arc, Mutex};

#[derive(DeterminismSafe)]
struct Node {
    parent: Rc<RefCell<u8>>, //~
    pool: Option<Arc<Mutex<u8>>>, //~
}

fn main() {}
