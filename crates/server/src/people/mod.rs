//! People: guests and accounts, their names, passwords and sessions.

mod cookie;
mod guest_name;
mod name;
mod password;
mod passwords;
mod person;
mod token;

pub use cookie::{SESSION_DAYS, SessionCookie};
pub use guest_name::guest_name;
pub(crate) use name::shown;
pub use name::{LONGEST_NAME, Name, NameError, SHORTEST_NAME};
pub use password::{LONGEST_PASSWORD, Password, PasswordError, SHORTEST_PASSWORD};
pub use passwords::{HashingError, Passwords};
pub use person::{Person, Session, TokenHash};
pub use token::Token;
