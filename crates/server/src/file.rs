//! The files of the client.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

#[derive(rust_embed::RustEmbed)]
#[folder = "../../web/dist/"]
struct Dist;

/// The build puts the compressed twin of a file beside it.
const PACKED: &str = ".br";

/// A file as it is sent.
pub(crate) struct File {
    pub(crate) content_type: &'static str,
    /// Changes with the content.
    pub(crate) tag: String,
    /// Whether a name belongs to one content for ever.
    pub(crate) lasting: bool,
    pub(crate) plain: Cow<'static, [u8]>,
    /// Compressed by Brotli, where the build found that smaller.
    pub(crate) brotli: Option<Cow<'static, [u8]>>,
}

/// The file at a path of the address, `/` being the page.
pub(crate) fn file(path: &str) -> Option<&'static File> {
    static FILES: OnceLock<HashMap<String, File>> = OnceLock::new();
    let files = FILES.get_or_init(|| {
        let plain = Dist::iter().filter(|name| !name.ends_with(PACKED));
        plain.filter_map(|name| Some((name.to_string(), read(&name)?))).collect()
    });
    let name = path.trim_start_matches('/');
    files.get(if name.is_empty() { "index.html" } else { name })
}

fn read(name: &str) -> Option<File> {
    let embedded = Dist::get(name)?;
    let hash = embedded.metadata.sha256_hash();
    Some(File {
        content_type: content_type(name),
        tag: hash[..12].iter().fold(String::new(), |tag, byte| tag + &format!("{byte:02x}")),
        // The build puts a hash of the content into these names.
        lasting: name.starts_with("assets/"),
        brotli: Dist::get(&format!("{name}{PACKED}")).map(|packed| packed.data),
        plain: embedded.data,
    })
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
