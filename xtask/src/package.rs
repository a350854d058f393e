//! `cargo xtask package`: the program as an archive that people download, with its manual pages, completions and licences,
//! and a checksum beside it.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::{Digest, Sha256};

use crate::command::{command, output, root, run, run_command};
use crate::tools;
use crate::web::usual_target_folder;

/// What goes along as it is.
const TEXTS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"];

/// Each shell with the name that its completions go by.
const SHELLS: [(&str, &str); 4] =
    [("bash", "abande.bash"), ("zsh", "_abande"), ("fish", "abande.fish"), ("powershell", "_abande.ps1")];

/// Builds the program for a target, or for this machine, and answers where it is.
pub(crate) fn program(target: Option<&str>) -> Result<PathBuf, String> {
    let line = "cargo build --release --locked --package abande-cli";
    let Some(target) = target else {
        run(line)?;
        return Ok(usual_target_folder()
            .join("release")
            .join(format!("abande{}", std::env::consts::EXE_SUFFIX)));
    };
    if !output("rustup target list --installed")?.lines().any(|name| name == target) {
        run(&format!("rustup target add {target}"))?;
    }
    if target.ends_with("musl") {
        // SQLite is C.
        tools::debian("musl-gcc", "musl-tools")?;
    }
    run(&format!("{line} --target {target}"))?;
    let name = if target.contains("windows") { "abande.exe" } else { "abande" };
    Ok(usual_target_folder().join(target).join("release").join(name))
}

/// Builds the program for a target, or for this machine, and packs it. The program is run once: it writes its own manual.
pub(crate) fn build(target: Option<&str>) -> Result<PathBuf, String> {
    let program = program(target)?;
    let triple = target.map_or_else(host, |target| Ok(target.to_owned()))?;
    let name = format!("abande-{}-{triple}", version()?);
    let place = place()?;
    let folder = place.join(&name);
    fresh(&folder)?;
    copy(&program, &folder)?;
    for text in TEXTS {
        copy(&root().join(text), &folder)?;
    }
    manual(&program, &folder)?;

    let archive = format!("{name}.{}", if triple.contains("windows") { "zip" } else { "tar.gz" });
    // The ending tells it how to compress; Windows has the same program.
    let line = "tar --auto-compress --create --file";
    run_command(line, command(line).arg(&archive).arg(&name).current_dir(&place))?;
    let archive = place.join(archive);
    write_checksum(&archive)?;
    Ok(archive)
}

/// Packs the program for a target that runs here, unpacks it elsewhere, and uses what is in it.
pub(crate) fn try_out(target: Option<&str>) -> Result<(), String> {
    let archive = build(target)?;
    let place = place()?;
    let file = archive.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let line = format!("sha256sum --check {file}.sha256");
    run_command(&line, command(&line).current_dir(&place))?;
    let elsewhere = place.join("tried");
    fresh(&elsewhere)?;
    let line = format!("tar --extract --file ../{file}");
    run_command(&line, command(&line).current_dir(&elsewhere))?;
    let folder = elsewhere.join(file.trim_end_matches(".tar.gz"));
    for file in TEXTS
        .iter()
        .map(|text| (*text).to_owned())
        .chain(SHELLS.map(|(_, name)| format!("completions/{name}")))
    {
        if !folder.join(&file).is_file() {
            return Err(format!("the archive has no {file}"));
        }
    }
    plays(&folder.join("abande"))?;
    for page in ["abande", "abande-serve"] {
        reads_well(&folder.join(format!("man/man1/{page}.1")))?;
    }
    completes(&folder.join("completions/abande.bash"))
}

/// A program somewhere runs: it is of this version, and counts the positions of a game.
pub(crate) fn plays(program: &Path) -> Result<(), String> {
    let said = call(program, &["--version"])?;
    if said != format!("abande {}\n", version()?).as_bytes() {
        return Err(format!(
            "{} is of another version: {}",
            program.display(),
            String::from_utf8_lossy(&said)
        ));
    }
    call(program, &["perft", "--board", "square", "3"]).map(drop)
}

/// A page of the manual is one, and man has nothing to complain about.
pub(crate) fn reads_well(page: &Path) -> Result<(), String> {
    tools::debian("man", "man-db")?;
    let line = "man --warnings --encoding=UTF-8 --local-file";
    let done = command(line).arg(page).output();
    let done = done.map_err(|error| format!("'{line}' did not start: {error}"))?;
    let [read, complaints] =
        [done.stdout, done.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    if !done.status.success() || !complaints.is_empty() || !read.contains("SYNOPSIS") {
        return Err(format!("{} does not read well: {complaints}", page.display()));
    }
    Ok(())
}

/// Completions do in bash what they are for.
pub(crate) fn completes(file: &Path) -> Result<(), String> {
    let script = "source \"$1\" && complete -p abande && COMP_WORDS=(abande perf) COMP_CWORD=1 && \
                  _abande abande perf abande && [[ ${COMPREPLY[*]} == perft ]]";
    run_command("bash: abande perf<Tab>", command("bash -c").arg(script).arg("bash").arg(file))
}

/// What the program says of itself: manual pages, and completions for shells.
pub(crate) fn manual(program: &Path, folder: &Path) -> Result<(), String> {
    let pages = folder.join("man/man1");
    call(program, &["man", "--dir", &pages.to_string_lossy()])?;
    let completions = folder.join("completions");
    fs::create_dir_all(&completions).map_err(|error| fault(&completions, &error))?;
    for (shell, name) in SHELLS {
        let path = completions.join(name);
        fs::write(&path, call(program, &["completions", shell])?).map_err(|error| fault(&path, &error))?;
    }
    Ok(())
}

/// What the program says to these words.
fn call(program: &Path, words: &[&str]) -> Result<Vec<u8>, String> {
    let done = Command::new(program).args(words).output().map_err(|error| fault(program, &error))?;
    if done.status.success() {
        return Ok(done.stdout);
    }
    let said = String::from_utf8_lossy(&done.stderr);
    Err(format!("{said}'{} {}' failed: {}", program.display(), words.join(" "), done.status))
}

/// The version of the whole house.
pub(crate) fn version() -> Result<String, String> {
    let path = root().join("Cargo.toml");
    let manifest = fs::read_to_string(&path).map_err(|error| fault(&path, &error))?;
    let section = manifest.split_once("[workspace.package]").map_or("", |(_, rest)| rest);
    let version = section.lines().find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'));
    version.map(str::to_owned).ok_or_else(|| "Cargo.toml has no version".to_owned())
}

/// This machine, as Rust calls it.
pub(crate) fn host() -> Result<String, String> {
    let about = output("rustc --version --verbose")?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not say what this machine is".to_owned())
}

fn copy(file: &Path, folder: &Path) -> Result<(), String> {
    let to = folder.join(file.file_name().unwrap_or_default());
    fs::copy(file, &to).map(drop).map_err(|error| fault(file, &error))
}

/// Where packages are put.
pub(crate) fn place() -> Result<PathBuf, String> {
    let place = usual_target_folder().join("package");
    fs::create_dir_all(&place).map_err(|error| fault(&place, &error))?;
    Ok(place)
}

/// A folder with nothing in it.
pub(crate) fn fresh(folder: &Path) -> Result<(), String> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| fault(folder, &error))?;
    }
    fs::create_dir_all(folder).map_err(|error| fault(folder, &error))
}

/// Writes a file's checksum beside it, as `sha256sum --check` reads it.
pub(crate) fn write_checksum(file: &Path) -> Result<(), String> {
    let sum = checksum(file)?;
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let path = file.with_file_name(format!("{name}.sha256"));
    fs::write(&path, format!("{sum}  {name}\n")).map_err(|error| fault(&path, &error))?;
    println!("\n{}\n{sum}", file.display());
    Ok(())
}

fn checksum(path: &Path) -> Result<String, String> {
    let bytes = fs::read(path).map_err(|error| fault(path, &error))?;
    Ok(Sha256::digest(bytes).iter().fold(String::new(), |mut sum, byte| {
        let _ = write!(sum, "{byte:02x}");
        sum
    }))
}

pub(crate) fn fault(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}
