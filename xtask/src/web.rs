//! `cargo xtask web`: builds the browser's client into `web/dist`, which is committed, with a stamp of all that
//! it was made from.

use std::path::PathBuf;
use std::process::Command;

use crate::command::{command, output, root, run, run_command, works};
use crate::failure::{self, Failure};
use crate::{stamp, tools};

const TARGET: &str = "wasm32-unknown-unknown";

/// Builds everything.
pub(crate) fn build() -> Result<(), Failure> {
    rules()?;
    client()?;
    stamp::write()
}

/// What is compiled for the browser, and how it is called there: the rules with the engine; pictures and the exchange
/// with other sites are fetched when they are wanted.
const MODULES: [(&str, &str); 3] =
    [("abande_wasm", "abande"), ("abande_wasm_exchange", "exchange"), ("abande_wasm_pictures", "pictures")];

/// The rules, the engine and pictures: `web/generated`.
pub(crate) fn rules() -> Result<(), Failure> {
    compile()?;
    let version = locked_version("wasm-bindgen")?;
    tools::cargo("wasm-bindgen-cli", &version)?;
    packages()?;
    for (module, name) in MODULES {
        let wasm = target_folder().join(TARGET).join(format!("browser/{module}.wasm"));
        run(&format!(
            "wasm-bindgen --target web --out-dir web/generated --out-name {name} {}",
            wasm.display()
        ))?;
        // The stack lies at the bottom and ends where addresses do: below 1024 there is nothing but its overflow.
        run(&format!(
            "web/node_modules/.bin/wasm-opt -O3 --converge --low-memory-unused --reorder-locals \
             --reorder-functions --strip-producers --strip-target-features --enable-simd --enable-bulk-memory \
             --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals \
             --enable-reference-types --enable-multivalue \
             web/generated/{name}_bg.wasm -o web/generated/{name}_bg.wasm"
        ))?;
    }
    Ok(())
}

/// The client itself: `web/dist`.
pub(crate) fn client() -> Result<(), Failure> {
    packages()?;
    npm("run check")?;
    npm("run build")
}

/// What npm brings, exactly as the lock file says.
pub(crate) fn packages() -> Result<(), Failure> {
    tools::debian("npm", "npm")?;
    // The hidden lock file tells what is installed.
    let modified = |path: &str| std::fs::metadata(root().join(path)).and_then(|meta| meta.modified()).ok();
    let installed = modified("web/node_modules/.package-lock.json");
    if installed.is_some() && installed >= modified("web/package-lock.json") {
        return Ok(());
    }
    npm("ci --no-audit --no-fund")
}

/// Runs npm in `web/`.
pub(crate) fn npm(arguments: &str) -> Result<(), Failure> {
    let line = format!("npm {arguments}");
    run_command(&line, command(&line).current_dir(root().join("web")))
}

/// Where cargo puts what it builds.
pub(crate) fn usual_target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// A folder of its own: the same crates are built by another compiler there.
fn target_folder() -> PathBuf {
    usual_target_folder().join("browser")
}

/// Compiles the crate by rustup's compiler where it has the target, else by Debian's with the sources of std.
fn compile() -> Result<(), Failure> {
    let line = "cargo build --locked --package abande-wasm --package abande-wasm-exchange \
                --package abande-wasm-pictures --profile browser --target wasm32-unknown-unknown";
    if output("rustup target list --installed")
        .is_ok_and(|targets| targets.lines().any(|name| name == TARGET))
    {
        return run_command(line, with_flags(&mut command(line)));
    }
    if works("rustup target add wasm32-unknown-unknown") {
        return run_command(line, with_flags(&mut command(line)));
    }
    println!("rustup cannot fetch {TARGET}: Debian's compiler builds it");
    for (file, package) in [
        ("/usr/bin/rustc", "rustc-web"),
        ("/usr/bin/cargo", "cargo-web"),
        ("/usr/lib/rustlib/src/rust/library", "rust-web-src"),
    ] {
        if !PathBuf::from(file).exists() {
            tools::install_debian(package)?;
        }
    }
    let linker = PathBuf::from(output("rustc --print sysroot")?.trim())
        .join("lib/rustlib/x86_64-unknown-linux-gnu/bin/rust-lld");
    let line = format!("/usr/bin/{line} -Z build-std=std,panic_abort");
    let mut build = command(&line);
    with_flags(&mut build)
        .env("RUSTC", "/usr/bin/rustc")
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
    // Under `cargo xtask` the environment names rustup's tools.
    for name in ["CARGO", "RUSTUP_TOOLCHAIN", "RUSTC_WRAPPER"] {
        build.env_remove(name);
    }
    run_command(&line, &mut build)
}

/// Vectors for the network's sums, and no paths of this machine in the messages of panics.
fn with_flags(build: &mut Command) -> &mut Command {
    let home = std::env::var("CARGO_HOME").or_else(|_| std::env::var("HOME").map(|home| home + "/.cargo"));
    let top = root().canonicalize().unwrap_or_else(|_| root());
    let flags = format!(
        "-C target-feature=+simd128 --remap-path-prefix={}=/cargo --remap-path-prefix={}=/abande \
         --remap-path-prefix=/usr/lib/rustlib/src/rust=/rust",
        home.unwrap_or_default(),
        top.display()
    );
    build
        .env("CARGO_ENCODED_RUSTFLAGS", flags.replace(' ', "\u{1f}"))
        .env("CARGO_TARGET_DIR", target_folder())
}

/// The version of a package in the lock file.
fn locked_version(package: &str) -> Result<String, Failure> {
    let lock = std::fs::read_to_string(root().join("Cargo.lock")).map_err(failure::file("Cargo.lock"))?;
    let start = format!("name = \"{package}\"\nversion = \"");
    let version = lock.split_once(&start).and_then(|(_, rest)| rest.split_once('"'));
    version
        .map(|(version, _)| version.to_owned())
        .ok_or_else(|| failure::wrong(format!("Cargo.lock has no {package}")))
}
