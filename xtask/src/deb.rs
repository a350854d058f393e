//! `cargo xtask package deb`: the program as a Debian package, by cargo-deb; `crates/cli/Cargo.toml` has what is in it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{command, output, root, run_command};
use crate::failure::{self, Failure};
use crate::systems::System;
use crate::trial::{self, Program};
use crate::{notices, package, tools, web};

/// Builds it, and answers with the file.
pub(crate) fn build() -> Result<PathBuf, Failure> {
    tools::cargo("cargo-deb", "3.8.0")?;
    // It finds out what the program depends on.
    tools::debian("dpkg-shlibdeps", "dpkg-dev")?;
    let system = System::own()?;
    let program = system.build()?;
    // Where cargo-deb looks for what was made rather than written.
    let papers = web::usual_target_folder().join("release/papers");
    package::fresh(&papers)?;
    package::manual(&program, &papers)?;
    notices::write(&system, &papers)?;
    changelog(&papers.join("changelog"))?;
    // As Debian wants it; cargo-deb leaves alone what was built.
    let line = "gzip --best --no-name --recursive man changelog THIRD-PARTY.txt RUST-LIBRARY.html";
    run_command(line, command(line).current_dir(&papers))?;

    let architecture = output("dpkg --print-architecture")?;
    let name = format!("abande_{}_{}.deb", package::version()?, architecture.trim());
    let file = package::place()?.join(name);
    let line = "cargo deb --package abande-cli --no-build --locked --output";
    run_command(line, command(line).arg(&file))?;
    package::write_checksum(&file)?;
    Ok(file)
}

/// Installs the package into a system of its own, uses it there, and removes it: nothing may be left.
///
/// That system is a folder whose list of packages has only what this one depends on, as this machine has it. So
/// nothing is done to this machine, and nobody need be root.
pub(crate) fn try_out() -> Result<(), Failure> {
    tools::debian("fakeroot", "fakeroot")?;
    tools::debian("lintian", "lintian")?;
    let file = build()?;
    // The synopsis is the description of the crate, where an article does no harm.
    let line = "lintian --fail-on error,warning --suppress-tags description-synopsis-starts-with-article";
    run_command(line, command(line).arg(&file))?;

    let system = package::place()?.join("debian");
    package::fresh(&system)?;
    let system = fs::canonicalize(&system).map_err(failure::file(&system))?;
    let needed = needed(&file)?;
    prepare(&system, &needed)?;
    let before = files(&system)?;

    dpkg(&system, "--install", &file)?;
    let verified = dpkg_output(&system, &["--verify", "abande"])?;
    if !verified.is_empty() {
        return Err(failure::wrong(format!("what was installed is not what was packed:\n{verified}")));
    }
    use_it(&system)?;
    dpkg(&system, "--purge", Path::new("abande"))?;
    let left: Vec<PathBuf> = files(&system)?.into_iter().filter(|file| !before.contains(file)).collect();
    if !left.is_empty() {
        return Err(failure::wrong(format!("this is left after the package was removed: {left:?}")));
    }
    println!("\nInstalled, used and removed; it depends on {}.", needed.join(", "));
    Ok(())
}

/// The program runs, and its manual and completions lie where others look for them.
fn use_it(system: &Path) -> Result<(), Failure> {
    trial::plays(&Program::here(system.join("usr/bin/abande")))?;
    for page in ["abande", "abande-serve"] {
        trial::reads_well(&system.join(format!("usr/share/man/man1/{page}.1.gz")))?;
    }
    trial::completes(&system.join("usr/share/bash-completion/completions/abande"))?;
    for file in [
        "usr/share/zsh/vendor-completions/_abande",
        "usr/share/fish/vendor_completions.d/abande.fish",
        "usr/share/doc/abande/copyright",
        "usr/share/doc/abande/changelog.gz",
        "usr/share/doc/abande/THIRD-PARTY.txt.gz",
        "usr/share/doc/abande/RUST-LIBRARY.html.gz",
    ] {
        if !system.join(file).is_file() {
            return Err(failure::wrong(format!("the package has no {file}")));
        }
    }
    Ok(())
}

/// The packages that it depends on.
fn needed(file: &Path) -> Result<Vec<String>, Failure> {
    let line = format!("dpkg-deb --field {} Depends", file.display());
    let names = output(&line)?
        .split(',')
        .filter_map(|one| one.split_whitespace().next().map(str::to_owned))
        .collect::<Vec<_>>();
    if names.is_empty() {
        Err(failure::wrong("the package depends on nothing, not even on libc"))
    } else {
        Ok(names)
    }
}

/// What dpkg must find, and what it otherwise makes when it is first called.
fn prepare(system: &Path, needed: &[String]) -> Result<(), Failure> {
    let status = output(&format!("dpkg-query --status {}", needed.join(" ")))?;
    let folder = system.join("var/lib/dpkg");
    for part in ["info", "updates", "triggers"] {
        fs::create_dir_all(folder.join(part)).map_err(failure::file(part))?;
    }
    for (name, text) in [
        ("status", status.as_str()),
        ("status-old", ""),
        ("available", ""),
        ("lock", ""),
        ("lock-frontend", ""),
        ("info/format", "1\n"),
        ("triggers/Lock", ""),
        ("triggers/Unincorp", ""),
    ] {
        fs::write(folder.join(name), text).map_err(failure::file(name))?;
    }
    for name in needed {
        let listed = output(&format!("dpkg-query --control-path {name} md5sums"))?;
        // Its name with the architecture, where dpkg wants that.
        let stem = Path::new(listed.trim()).file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let list = folder.join(format!("info/{stem}.list"));
        fs::write(&list, "/.\n").map_err(failure::file(&list))?;
    }
    Ok(())
}

fn dpkg(system: &Path, what: &str, which: &Path) -> Result<(), Failure> {
    let line = format!("fakeroot dpkg --root {what}");
    run_command(&line, dpkg_command(system).arg(what).arg(which))
}

fn dpkg_output(system: &Path, arguments: &[&str]) -> Result<String, Failure> {
    let done = dpkg_command(system).args(arguments).output().map_err(failure::start("dpkg"))?;
    let said = [done.stdout, done.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    if done.status.success() {
        Ok(said)
    } else {
        Err(Failure::Failed { line: "dpkg".into(), status: done.status, said })
    }
}

fn dpkg_command(system: &Path) -> Command {
    let mut dpkg = command("fakeroot dpkg --force-not-root --log=/dev/null");
    // It asks for programs that only root usually finds, though no script here calls them.
    let path = std::env::var("PATH").unwrap_or_default();
    dpkg.arg(format!("--root={}", system.display())).env("PATH", format!("{path}:/usr/sbin:/sbin"));
    dpkg
}

/// All files and folders below a folder.
fn files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut found = Vec::new();
    let mut waiting = vec![folder.to_owned()];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(&folder).map_err(failure::file(&folder))? {
            let path = entry.map_err(failure::file(&folder))?.path();
            if path.is_dir() && !path.is_symlink() {
                waiting.push(path.clone());
            }
            found.push(path);
        }
    }
    Ok(found)
}

/// Debian's form of a changelog: the version and its date, which `CHANGELOG.md` has.
fn changelog(path: &Path) -> Result<(), Failure> {
    let version = package::version()?;
    let changes = fs::read_to_string(root().join("CHANGELOG.md")).map_err(failure::file("CHANGELOG.md"))?;
    let date = changes
        .lines()
        .find_map(|line| line.strip_prefix(&format!("## {version} - ")))
        .ok_or_else(|| failure::wrong(format!("CHANGELOG.md has no date for {version}")))?;
    let manifest = fs::read_to_string(root().join("crates/cli/Cargo.toml"))
        .map_err(failure::file("crates/cli/Cargo.toml"))?;
    let maintainer = manifest
        .lines()
        .find_map(|line| line.strip_prefix("maintainer = \"")?.strip_suffix('"'))
        .ok_or_else(|| failure::wrong("crates/cli/Cargo.toml names no maintainer"))?;
    let date = output(&format!("date --utc --rfc-email --date={date}"))?;
    let text = format!(
        "abande ({version}) unstable; urgency=medium\n\n  * Version {version}.\n\n -- {maintainer}  {date}"
    );
    fs::write(path, text).map_err(failure::file(&path))
}
