//! The packed crates: that their files alone are enough to build everything and to install the program.

use std::fs;
use std::path::Path;

use crate::command::{command, root, run, run_command};
use crate::failure::{self, Failure};
use crate::trial::{self, Program};
use crate::web;

/// The crate that has the program.
const PROGRAM: &str = "abande-cli";

/// Packs the crates, builds each from what was packed, and installs the program and uses it.
pub(crate) fn try_out(version: &str, names: &[&str]) -> Result<(), Failure> {
    // Not verified by cargo: it takes what it unpacked the last time for what is packed now, if the version is the same.
    run(&format!("cargo package --no-verify --locked --allow-dirty{}", selected(names)))?;
    let folder = std::env::temp_dir().join(format!("abande-crates-{}", std::process::id()));
    let done = from_packed_files(version, names, &folder);
    // What is left over is in the way of nobody.
    let _ = fs::remove_dir_all(&folder);
    done
}

/// These packages, as cargo is told of them.
pub(crate) fn selected(names: &[&str]) -> String {
    names.iter().flat_map(|name| [" --package ", name]).collect()
}

/// Unpacks the crates where nothing else of ours is, and installs the program from there.
fn from_packed_files(version: &str, names: &[&str], folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(failure::file(&folder))?;
    for name in names {
        let packed = web::usual_target_folder().join(format!("package/{name}-{version}.crate"));
        run(&format!("tar -xzf {} -C {}", packed.display(), folder.display()))?;
        let unpacked = folder.join(format!("{name}-{version}"));
        for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
            if read(&unpacked.join(licence))? != read(&root().join(licence))? {
                return Err(failure::wrong(format!("{name}: the packed {licence} is another one")));
            }
        }
    }
    for name in names.iter().filter(|name| **name != PROGRAM) {
        build(name, version, names, folder, "build")?;
    }
    build(PROGRAM, version, names, folder, "install --debug --no-track --root . --path .")?;
    let program = Program::here(folder.join(format!("{PROGRAM}-{version}/bin/abande")));
    trial::plays(&program)?;
    let app = folder.join("app");
    program.call(&["serve", "--export", &app.to_string_lossy()])?;
    for file in ["index.html", "networks/hex.nn"] {
        if !app.join(file).is_file() {
            return Err(failure::wrong(format!("the installed program has not written {file}")));
        }
    }
    println!("The program, installed from {} alone, works.", folder.display());
    Ok(())
}

fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(failure::file(&path))
}

/// Builds an unpacked crate. Ours are not on the registry yet: those that lie beside it stand in for them, everything else
/// is as it was locked.
fn build(name: &str, version: &str, names: &[&str], folder: &Path, how: &str) -> Result<(), Failure> {
    let unpacked = folder.join(format!("{name}-{version}"));
    let path = unpacked.join("Cargo.lock");
    let lock = read(&path)?;
    fs::write(&path, without_sources(&lock, names)).map_err(failure::file(&path))?;
    let target = web::usual_target_folder();
    let target = fs::canonicalize(&target).map_err(failure::file(&target))?;
    let mut cargo = command(&format!("cargo {how} --locked"));
    // As others build it: without the flags of .cargo/config.toml, which are for this folder alone.
    cargo.arg("--target-dir").arg(target).current_dir(&unpacked).env("RUSTFLAGS", "");
    let used = |other: &&&str| **other != name && lock.contains(&format!("name = \"{other}\"\n"));
    for other in names.iter().filter(used) {
        let path = folder.join(format!("{other}-{version}"));
        cargo.arg("--config").arg(format!("patch.crates-io.{other}.path='{}'", path.display()));
    }
    run_command(&format!("cargo {how} (the packed {name})"), &mut cargo)
}

/// Cargo.lock with some packages as if they had no registry.
fn without_sources(lock: &str, names: &[&str]) -> String {
    let parts = lock.split("[[package]]\n").map(|part| {
        let ours = names.iter().any(|name| part.starts_with(&format!("name = \"{name}\"\n")));
        let kept =
            |line: &&str| !(ours && (line.starts_with("source = ") || line.starts_with("checksum = ")));
        part.split_inclusive('\n').filter(kept).collect::<String>()
    });
    parts.collect::<Vec<_>>().join("[[package]]\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_packages_lose_their_source() {
        let lock = "version = 4\n\n[[package]]\nname = \"abande\"\nversion = \"1\"\nsource = \"x\"\nchecksum = \"y\"\n\n\
                    [[package]]\nname = \"abandon\"\nsource = \"x\"\n";
        let expected = "version = 4\n\n[[package]]\nname = \"abande\"\nversion = \"1\"\n\n\
                        [[package]]\nname = \"abandon\"\nsource = \"x\"\n";
        assert_eq!(without_sources(lock, &["abande"]), expected);
    }
}
