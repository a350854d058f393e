//! What an engine may take of the machine, as options say it. The limits are the engine's own.

use abande_engine::{MOST_MEBIBYTES, MOST_THREADS, check_memory};

use crate::failure::Failure;
use crate::wrong_value::WrongValue;

/// Reads how many mebibytes of memory to take.
pub(crate) fn mebibytes(text: &str) -> Result<usize, WrongValue> {
    up_to(MOST_MEBIBYTES, text)
}

/// Reads how many threads to take.
pub(crate) fn threads(text: &str) -> Result<usize, WrongValue> {
    up_to(MOST_THREADS, text)
}

fn up_to(most: usize, text: &str) -> Result<usize, WrongValue> {
    let number = text.parse().ok().filter(|number| (1..=most).contains(number));
    number.ok_or(WrongValue::Whole { most })
}

/// Refuses what memory does not hold, before anything is begun.
pub(crate) fn check(option: &str, mebibytes: usize) -> Result<(), Failure> {
    check_memory(mebibytes).map_err(|error| Failure::Refused(format!("{option}: {error}")))
}
