//! Memory: how much of a machine an engine may take, and whether there is so much. The one place that says so.

use std::hint::black_box;

/// The most mebibytes that an engine or a solver is given to remember in.
pub const MOST_MEBIBYTES: usize = if cfg!(target_pointer_width = "64") { 65_536 } else { 1024 };

/// The most threads that an engine searches with.
pub const MOST_THREADS: usize = 256;

/// There is not so much memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no memory of {wanted} MiB: this machine has {possible} MiB to give")]
pub struct NoMemory {
    /// How many mebibytes were asked for.
    pub wanted: usize,
    /// How many can be had.
    pub possible: usize,
}

/// Whether there is so much memory at the moment.
///
/// ```
/// use abande_engine::check_memory;
///
/// assert_eq!(check_memory(1), Ok(()));
/// let error = check_memory(usize::MAX).unwrap_err();
/// assert!(error.possible > 0 && check_memory(error.possible).is_ok());
/// ```
///
/// # Errors
/// Says how much there is instead.
pub fn check_memory(mebibytes: usize) -> Result<(), NoMemory> {
    if is_there(mebibytes) {
        return Ok(());
    }
    // To about a hundredth: what is there changes all the time.
    let (mut possible, mut too_much) = (0, mebibytes);
    while too_much - possible > 1 + possible / 100 {
        let middle = possible + (too_much - possible) / 2;
        if is_there(middle) {
            possible = middle;
        } else {
            too_much = middle;
        }
    }
    Err(NoMemory { wanted: mebibytes, possible })
}

fn is_there(mebibytes: usize) -> bool {
    let Some(bytes) = mebibytes.checked_mul(1 << 20) else { return false };
    let mut memory: Vec<u8> = Vec::new();
    let reserved = memory.try_reserve_exact(bytes).is_ok();
    // Memory that nobody looks at would never be asked for.
    black_box(&mut memory);
    reserved
}

/// So many of what is empty; or nothing where memory does not hold them.
pub(crate) fn many<T: Default>(count: usize) -> Option<Vec<T>> {
    let mut all = Vec::new();
    all.try_reserve_exact(count).ok()?;
    all.extend(std::iter::repeat_with(T::default).take(count));
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_machine_has_is_refused_with_what_there_is() {
        for wanted in [usize::MAX, usize::MAX >> 20, 1 << 40] {
            let error = check_memory(wanted).unwrap_err();
            assert!(error.wanted == wanted && error.possible > 0 && error.possible < wanted, "{error}");
            assert!(is_there(error.possible));
        }
        assert_eq!(many::<u64>(3), Some(vec![0; 3]));
        assert_eq!(many::<u64>(usize::MAX >> 5), None);
    }
}
