//! System error: what the system says where it cannot do something, to be kept with other errors.

use std::io;
use std::sync::Arc;

/// An [`io::Error`] that can be copied and compared.
#[derive(Clone, Debug, thiserror::Error)]
#[error(transparent)]
pub struct SystemError(Arc<io::Error>);

impl From<io::Error> for SystemError {
    fn from(error: io::Error) -> SystemError {
        SystemError(Arc::new(error))
    }
}

impl SystemError {
    /// What kind of error it is.
    pub fn kind(&self) -> io::ErrorKind {
        self.0.kind()
    }
}

/// The same is what says the same.
impl PartialEq for SystemError {
    fn eq(&self, other: &SystemError) -> bool {
        self.kind() == other.kind() && self.0.raw_os_error() == other.0.raw_os_error()
    }
}

impl Eq for SystemError {}
