//! The Python package: its environments, its wheel, its tests.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{command, root, run_command};
use crate::failure::{self, Failure};
use crate::tools;
use crate::web::usual_target_folder;

/// What the tests are run by, and what they need beside the package.
const REQUIREMENTS: &str = "crates/python/requirements.txt";

/// What measuring needs beside that.
const BENCH_REQUIREMENTS: &str = "crates/python/bench/requirements.txt";

/// The package alone, with what it asks for itself.
const SMOKE: &str = "import abande; print(abande.Position('hex').after('d4', 'c3'))";

/// Everything that is made here lies in this folder of the target folder.
fn folder() -> PathBuf {
    usual_target_folder().join("wheel")
}

/// A call of a program of an environment: some words, and then a path.
fn call(environment: &str, words: &str, path: &Path) -> Command {
    let mut words = words.split_whitespace();
    let program = folder().join(environment).join("bin").join(words.next().unwrap_or_default());
    let mut command = Command::new(program);
    command.args(words).arg(path).current_dir(root());
    command
}

/// Runs a program of an environment, and shows what it is.
fn run(environment: &str, words: &str, path: &Path) -> Result<(), Failure> {
    run_command(&format!("{words} {}", path.display()), &mut call(environment, words, path))
}

/// Prepares the environment of the tests, unless it is there with all that is required.
pub(crate) fn packages() -> Result<(), Failure> {
    let (wanted, have) = (root().join(REQUIREMENTS), folder().join("requirements.txt"));
    let required = fs::read(&wanted).map_err(failure::file(&wanted))?;
    if fs::read(&have).is_ok_and(|installed| installed == required) {
        return Ok(());
    }
    environment("tests")?;
    let words = "pip install --disable-pip-version-check --requirement";
    tools::quietly_command(words, &mut call("tests", words, &wanted))?;
    fs::write(&have, required).map_err(failure::file(&have))
}

/// Makes an empty environment.
fn environment(name: &str) -> Result<(), Failure> {
    fs::create_dir_all(folder()).map_err(failure::file(&folder()))?;
    let line = "python3 -m venv --clear";
    tools::quietly_command(line, command(line).arg(folder().join(name)))
}

/// The source package, the wheel that is built of it, and all tests with that wheel installed.
pub(crate) fn test() -> Result<(), Failure> {
    let wheel = wheel()?;
    environment("empty")?;
    run("empty", "pip install --quiet --disable-pip-version-check", &wheel)?;
    run("empty", "python -I -c", Path::new(SMOKE))?;
    run("tests", "pip install --quiet --disable-pip-version-check --force-reinstall --no-deps", &wheel)?;
    let tests = "pytest --quiet crates/python/tests crates/python/bench/plain.py crates/python/examples/curve.py \
                 docs/python.md --pyargs";
    run("tests", tests, Path::new("abande"))?;
    let sources = "mypy crates/python/python crates/python/bench crates/python/examples";
    run("tests", sources, Path::new("crates/python/tests"))?;
    // The one module that is not in Python: mypy has read the others themselves.
    run("tests", "python -m mypy.stubtest", Path::new("abande._abande"))
}

/// `cargo xtask bench python`: batches beside Rust's own random games, beside other libraries' games and plain Python, and
/// self-play on a small Ray, in one run.
pub(crate) fn bench() -> Result<(), Failure> {
    let line = "cargo build --release --locked --package abande --example random_games";
    run_command(line, &mut command(line))?;
    packages()?;
    let wheel = wheel()?;
    run("tests", "pip install --quiet --disable-pip-version-check --force-reinstall --no-deps", &wheel)?;
    let program = usual_target_folder().join("release/examples/random_games");
    run("tests", "python crates/python/bench/speed.py", &program)?;
    run("tests", "python", Path::new("crates/python/bench/others.py"))?;
    let (words, wanted) =
        ("pip install --quiet --disable-pip-version-check --requirement", root().join(BENCH_REQUIREMENTS));
    tools::quietly_command(words, &mut call("tests", words, &wanted))?;
    run("tests", "python", Path::new("crates/python/bench/learning.py"))
}

/// Builds the wheel of the source package: so that is known to be whole, and Rust's part is built once.
fn wheel() -> Result<PathBuf, Failure> {
    let (dist, sources) = (folder().join("dist"), folder().join("sources"));
    remove(&dist)?;
    run("tests", "maturin sdist --out", &dist)?;
    unpack(&only_file(&dist)?, &sources)?;
    let (words, wheels) = ("maturin build --out", dist.join("wheels"));
    let mut build = call("tests", words, &wheels);
    // Where the workspace builds too: what both need is built once.
    build.current_dir(&sources).env("CARGO_TARGET_DIR", usual_target_folder());
    run_command(&format!("{words} {}", wheels.display()), &mut build)?;
    only_file(&wheels)
}

/// Unpacks the source package. Files that have not changed stay as they are, or they would be built again: the times in a
/// package are those of no change.
fn unpack(package: &Path, sources: &Path) -> Result<(), Failure> {
    let fresh = folder().join("unpacked");
    remove(&fresh)?;
    fs::create_dir_all(&fresh).map_err(failure::file(&fresh))?;
    let line = "tar --extract --gzip --touch --strip-components 1";
    run_command(line, command(line).arg("--file").arg(package).arg("--directory").arg(&fresh))?;
    renew(&fresh, sources)
}

/// Makes a folder equal to a fresh one, which is used up.
fn renew(fresh: &Path, folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(failure::file(&folder))?;
    for old in paths(folder)? {
        let kept = old
            .file_name()
            .map(|name| fresh.join(name))
            .is_some_and(|new| new.is_dir() == old.is_dir() && new.exists());
        if !kept && old.is_dir() {
            remove(&old)?;
        } else if !kept {
            fs::remove_file(&old).map_err(failure::file(&old))?;
        }
    }
    for new in paths(fresh)? {
        let old = folder.join(new.file_name().unwrap_or_default());
        if new.is_dir() {
            renew(&new, &old)?;
        } else if fs::read(&new).ok() != fs::read(&old).ok() {
            fs::rename(&new, &old).map_err(failure::file(&old))?;
        }
    }
    Ok(())
}

fn paths(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(failure::file(&folder))?;
    Ok(entries.flatten().map(|entry| entry.path()).collect())
}

fn remove(folder: &Path) -> Result<(), Failure> {
    match fs::remove_dir_all(folder) {
        Err(error) if folder.exists() => Err(failure::file(folder)(error)),
        _ => Ok(()),
    }
}

/// The one file in a folder.
fn only_file(folder: &Path) -> Result<PathBuf, Failure> {
    let mut files = paths(folder)?.into_iter().filter(|path| path.is_file());
    match (files.next(), files.next()) {
        (Some(file), None) => Ok(file),
        _ => Err(failure::wrong(format!("{}: expected one file", folder.display()))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_renewed_and_what_is_the_same_is_left_alone() {
        let place = std::env::temp_dir().join(format!("abande-renew-{}", std::process::id()));
        let (fresh, old) = (place.join("fresh"), place.join("old"));
        for (folder, files) in [
            (&fresh, [("same", "1"), ("sub/changed", "2"), ("new", "3"), ("kind", "4")]),
            (&old, [("same", "1"), ("sub/changed", "1"), ("gone", "1"), ("kind/file", "1")]),
        ] {
            for (name, text) in files {
                fs::create_dir_all(folder.join(name).parent().unwrap()).unwrap();
                fs::write(folder.join(name), text).unwrap();
            }
        }
        let before = fs::metadata(old.join("same")).unwrap().modified().unwrap();
        renew(&fresh, &old).unwrap();
        let read = |name: &str| fs::read_to_string(old.join(name)).unwrap();
        assert_eq!(["same", "sub/changed", "new", "kind"].map(read), ["1", "2", "3", "4"]);
        assert!(!old.join("gone").exists());
        // The fresh file stays behind: it was not needed.
        assert!(fresh.join("same").exists());
        assert_eq!(fs::metadata(old.join("same")).unwrap().modified().unwrap(), before);
        fs::remove_dir_all(&place).unwrap();
    }
}
