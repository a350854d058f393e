//! The files of the client.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Write;
use std::sync::OnceLock;

use flate2::Compression;
use flate2::write::GzEncoder;

#[derive(rust_embed::RustEmbed)]
#[folder = "../../web/dist/"]
struct Dist;

/// A file as it is sent.
pub(crate) struct File {
    pub(crate) content_type: &'static str,
    /// Changes with the content.
    pub(crate) tag: String,
    /// Whether a name belongs to one content for ever.
    pub(crate) lasting: bool,
    pub(crate) plain: Cow<'static, [u8]>,
    /// Compressed, where that makes it smaller.
    pub(crate) gzip: Option<Vec<u8>>,
}

/// The file at a path of the address, `/` being the page.
pub(crate) fn file(path: &str) -> Option<&'static File> {
    static FILES: OnceLock<HashMap<String, File>> = OnceLock::new();
    let files = FILES
        .get_or_init(|| Dist::iter().filter_map(|name| Some((name.to_string(), read(&name)?))).collect());
    let name = path.trim_start_matches('/');
    files.get(if name.is_empty() { "index.html" } else { name })
}

fn read(name: &str) -> Option<File> {
    let embedded = Dist::get(name)?;
    let hash = embedded.metadata.sha256_hash();
    Some(File {
        content_type: content_type(name),
        tag: hash[..12].iter().map(|byte| format!("{byte:02x}")).collect(),
        // The build puts a hash of the content into these names.
        lasting: name.starts_with("assets/"),
        gzip: compressed(&embedded.data),
        plain: embedded.data,
    })
}

fn compressed(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).ok()?;
    encoder.finish().ok().filter(|packed| packed.len() < bytes.len())
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
