//! The files of the client.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::Read;
use std::sync::OnceLock;

use abande_app::PACKED;
use abande_engine::Networks;
use sha2::{Digest, Sha256};

/// How hard zlib tries: networks are compressed once, when somebody first asks for one.
const EFFORT: u8 = 9;

type Bytes = Cow<'static, [u8]>;

/// A file: kept in one form, and in the other one once that was asked for.
pub(super) struct File {
    pub(super) content_type: &'static str,
    /// Changes with the content.
    pub(super) tag: String,
    /// Whether a name belongs to one content for ever.
    pub(super) lasting: bool,
    form: Form,
}

enum Form {
    /// It would not get smaller.
    Plain(Bytes),
    /// Compressed by Brotli when the client was built.
    Brotli { packed: Bytes, plain: OnceLock<Vec<u8>> },
    /// Of the engine's crate, and so not compressed.
    Network { plain: Vec<u8>, packed: OnceLock<Vec<u8>> },
}

impl File {
    fn new(name: &str, kept: &[u8], form: Form) -> File {
        File {
            content_type: content_type(name),
            tag: Sha256::digest(kept)[..12]
                .iter()
                .fold(String::new(), |tag, byte| tag + &format!("{byte:02x}")),
            // The build puts a hash of the content into these names.
            lasting: name.starts_with("assets/"),
            form,
        }
    }

    /// The content.
    pub(super) fn plain(&self) -> &[u8] {
        match &self.form {
            Form::Plain(plain) => plain,
            // What we packed ourselves unpacks: a test tries every file.
            Form::Brotli { packed, plain } => plain.get_or_init(|| unpacked(packed).unwrap_or_default()),
            Form::Network { plain, .. } => plain,
        }
    }

    /// How it is compressed, if it is, by the name that HTTP has for it.
    pub(super) fn encoding(&self) -> Option<&'static str> {
        match self.form {
            Form::Plain(_) => None,
            Form::Brotli { .. } => Some("br"),
            Form::Network { .. } => Some("deflate"),
        }
    }

    /// The content in that encoding, or else as it is.
    pub(super) fn encoded(&self) -> &[u8] {
        match &self.form {
            Form::Plain(plain) => plain,
            Form::Brotli { packed, .. } => packed,
            Form::Network { plain, packed } => {
                packed.get_or_init(|| miniz_oxide::deflate::compress_to_vec_zlib(plain, EFFORT))
            }
        }
    }
}

/// The file at a path of the address, `/` being the page.
pub(super) fn file(path: &str) -> Option<&'static File> {
    let name = path.trim_start_matches('/');
    files().get(if name.is_empty() { "index.html" } else { name })
}

/// All files, by name.
pub(super) fn files() -> &'static BTreeMap<String, File> {
    static FILES: OnceLock<BTreeMap<String, File>> = OnceLock::new();
    FILES.get_or_init(|| {
        abande_app::files().map(|(name, data)| built(&name, &data)).chain(networks()).collect()
    })
}

/// A file of the client. One that compressing makes smaller is there in that form alone.
fn built(name: &str, data: &Bytes) -> (String, File) {
    match name.strip_suffix(PACKED) {
        Some(plain_name) => {
            let form = Form::Brotli { packed: data.clone(), plain: OnceLock::new() };
            (plain_name.to_owned(), File::new(plain_name, data, form))
        }
        None => (name.to_owned(), File::new(name, data, Form::Plain(data.clone()))),
    }
}

/// The engine's networks, which the page asks for when a board needs one.
fn networks() -> Vec<(String, File)> {
    let networks = Networks::built_in();
    let file = |board: &str| {
        let (name, plain) = (format!("networks/{board}.nn"), networks.get(board)?.to_bytes());
        let file = File::new(&name, &plain.clone(), Form::Network { plain, packed: OnceLock::new() });
        Some((name, file))
    };
    networks.boards().filter_map(file).collect()
}

fn unpacked(packed: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut plain = Vec::new();
    brotli_decompressor::Decompressor::new(packed, 4096).read_to_end(&mut plain)?;
    Ok(plain)
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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use abande_engine::network::Network;

    #[test]
    fn every_file_has_its_content_in_both_forms() {
        let mut compressed = 0;
        for (name, file) in files() {
            assert!(!file.plain().is_empty(), "{name}");
            let unpacked = match file.encoding() {
                Some("br") => unpacked(file.encoded()).unwrap(),
                Some("deflate") => miniz_oxide::inflate::decompress_to_vec_zlib(file.encoded()).unwrap(),
                _ => file.encoded().to_vec(),
            };
            // Not assert_eq: nobody reads so many numbers.
            assert!(unpacked == file.plain(), "{name}");
            if file.encoding().is_some() {
                assert!(file.encoded().len() < file.plain().len(), "{name}");
                compressed += 1;
            }
        }
        assert!(compressed > 50, "{compressed}");
    }

    #[test]
    fn the_networks_are_the_engines() {
        for board in ["hex", "square", "snub", "libre"] {
            let sent = Network::from_bytes(file(&format!("/networks/{board}.nn")).unwrap().plain()).unwrap();
            assert!(Networks::built_in().get(board).is_some_and(|network| **network == sent), "{board}");
            assert!(
                abande_app::files().all(|(name, _)| !name.contains(".nn")),
                "the client has none of its own"
            );
        }
    }
}
