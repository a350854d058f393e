//! The browser's client of the board game Abande as it was built: `dist/`, compiled in.
//!
//! Whoever serves these files serves the app: see the crate `abande-server`, or `abande serve --export`.
//!
//! ```
//! let page = abande_app::files().find(|(name, _)| name == "index.html.br");
//! assert!(page.is_some_and(|(_, content)| !content.is_empty()));
//! ```

use std::borrow::Cow;

/// The folder.
#[derive(rust_embed::RustEmbed)]
#[folder = "dist/"]
struct Dist;

/// What is added to the name of a file that is compressed by Brotli. It is there in that form alone.
pub const PACKED: &str = ".br";

/// All files: their paths, with `/` between folders, and what is in them.
pub fn files() -> impl Iterator<Item = (Cow<'static, str>, Cow<'static, [u8]>)> {
    Dist::iter().filter_map(|name| {
        let content = Dist::get(&name)?.data;
        Some((name, content))
    })
}

/// The README's example is a test too.
#[cfg(doctest)]
#[doc = include_str!("README.md")]
struct Readme;
