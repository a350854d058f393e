#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| abande_fuzz_bodies::abn(bytes));
