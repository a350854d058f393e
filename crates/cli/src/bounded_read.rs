//! Files and standard input read up to a limit: a device such as /dev/zero never ends, and memory does.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use crate::failure::Failure;

/// Bytes in a mebibyte, the unit of limits.
pub(crate) const MIB: u64 = 1 << 20;

/// All bytes of a file, or of standard input for `-`. What is longer than the limit is refused.
pub(crate) fn bounded_read(path: &Path, limit: u64) -> Result<Vec<u8>, Failure> {
    let read = || {
        if path == Path::new("-") {
            up_to(io::stdin().lock(), limit)
        } else {
            up_to(File::open(path)?, limit)
        }
    };
    read().map_err(Failure::file(path))?.ok_or_else(|| {
        let limit = limit / MIB;
        Failure::Refused(format!("{}: longer than {limit} MiB, which is the limit", path.display()))
    })
}

/// All that there is to read, unless it is more than the limit.
fn up_to(source: impl Read, limit: u64) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    source.take(limit + 1).read_to_end(&mut bytes)?;
    Ok((bytes.len() as u64 <= limit).then_some(bytes))
}
