//! The samples that the rules are tested with, for tests.
#![cfg(test)]

/// What is in a file of them. They lie in another crate, so they are not compiled in.
pub(crate) fn rules_data(name: &str) -> String {
    let path = format!("{}/../rules/tests/data/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}
