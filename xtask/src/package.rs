//! `cargo xtask package`: the program as an archive that people download, with its manual pages, completions and licences,
//! and a checksum beside it.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::command::{command, output, root, run, run_command};
use crate::web::usual_target_folder;

/// What goes along as it is.
const TEXTS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"];

/// Each shell with the name that its completions go by.
const SHELLS: [(&str, &str); 4] =
    [("bash", "abande.bash"), ("zsh", "_abande"), ("fish", "abande.fish"), ("powershell", "_abande.ps1")];

/// Builds the program for a target, or for this machine, and packs it. The program is run once: it writes its own manual.
pub(crate) fn build(target: Option<&str>) -> Result<(), String> {
    let line = "cargo build --release --locked --package abande-cli";
    match target {
        Some(target) => run(&format!("{line} --target {target}"))?,
        None => run(line)?,
    }
    let triple = target.map_or_else(host, |target| Ok(target.to_owned()))?;
    let windows = triple.contains("windows");
    let built = target.map_or_else(usual_target_folder, |target| usual_target_folder().join(target));
    let program = built.join("release").join(if windows { "abande.exe" } else { "abande" });

    let name = format!("abande-{}-{triple}", version()?);
    let place = usual_target_folder().join("package");
    let folder = place.join(&name);
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| fault(&folder, &error))?;
    }
    fs::create_dir_all(&folder).map_err(|error| fault(&folder, &error))?;
    copy(&program, &folder)?;
    for text in TEXTS {
        copy(&root().join(text), &folder)?;
    }
    manual(&program, &folder)?;

    let archive = format!("{name}.{}", if windows { "zip" } else { "tar.gz" });
    // The ending tells it how to compress; Windows has the same program.
    let line = "tar --auto-compress --create --file";
    run_command(line, command(line).arg(&archive).arg(&name).current_dir(&place))?;
    let sum = checksum(&place.join(&archive))?;
    let path = place.join(format!("{archive}.sha256"));
    fs::write(&path, format!("{sum}  {archive}\n")).map_err(|error| fault(&path, &error))?;
    println!("\n{}\n{sum}", place.join(archive).display());
    Ok(())
}

/// Unpacks the archive of this machine's program elsewhere, and runs what is in it.
pub(crate) fn try_out() -> Result<(), String> {
    let name = format!("abande-{}-{}", version()?, host()?);
    let place = usual_target_folder().join("package");
    let line = format!("sha256sum --check {name}.tar.gz.sha256");
    run_command(&line, command(&line).current_dir(&place))?;
    let elsewhere = place.join("tried");
    if elsewhere.exists() {
        fs::remove_dir_all(&elsewhere).map_err(|error| fault(&elsewhere, &error))?;
    }
    fs::create_dir_all(&elsewhere).map_err(|error| fault(&elsewhere, &error))?;
    let line = format!("tar --extract --file ../{name}.tar.gz");
    run_command(&line, command(&line).current_dir(&elsewhere))?;
    let folder = elsewhere.join(&name);
    for file in ["LICENSE-MIT", "man/man1/abande.1", "man/man1/abande-serve.1", "completions/abande.bash"] {
        if !folder.join(file).is_file() {
            return Err(format!("the archive has no {file}"));
        }
    }
    let line = "./abande perft --board square 3";
    run_command(line, command(line).current_dir(&folder))
}

/// What the program says of itself: manual pages, and completions for shells.
fn manual(program: &Path, folder: &Path) -> Result<(), String> {
    let call = |words: &[&str]| {
        let done = std::process::Command::new(program).args(words).output();
        let done = done.map_err(|error| fault(program, &error))?;
        if done.status.success() {
            Ok(done.stdout)
        } else {
            Err(format!("abande {}: {}", words.join(" "), done.status))
        }
    };
    let pages = folder.join("man/man1");
    call(&["man", "--dir", &pages.to_string_lossy()])?;
    let completions = folder.join("completions");
    fs::create_dir_all(&completions).map_err(|error| fault(&completions, &error))?;
    for (shell, name) in SHELLS {
        let path = completions.join(name);
        fs::write(&path, call(&["completions", shell])?).map_err(|error| fault(&path, &error))?;
    }
    Ok(())
}

/// The version of the whole house.
fn version() -> Result<String, String> {
    let path = root().join("Cargo.toml");
    let manifest = fs::read_to_string(&path).map_err(|error| fault(&path, &error))?;
    let section = manifest.split_once("[workspace.package]").map_or("", |(_, rest)| rest);
    let version = section.lines().find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'));
    version.map(str::to_owned).ok_or_else(|| "Cargo.toml has no version".to_owned())
}

/// This machine, as Rust calls it.
fn host() -> Result<String, String> {
    let about = output("rustc --version --verbose")?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not say what this machine is".to_owned())
}

fn copy(file: &Path, folder: &Path) -> Result<(), String> {
    let to = folder.join(file.file_name().unwrap_or_default());
    fs::copy(file, &to).map(drop).map_err(|error| fault(file, &error))
}

fn checksum(path: &PathBuf) -> Result<String, String> {
    let bytes = fs::read(path).map_err(|error| fault(path, &error))?;
    Ok(Sha256::digest(bytes).iter().fold(String::new(), |mut sum, byte| {
        let _ = write!(sum, "{byte:02x}");
        sum
    }))
}

fn fault(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}
