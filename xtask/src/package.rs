//! `cargo xtask package`: the program as an archive that people download, with its manual pages, completions and licences,
//! and a checksum beside it.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::command::{command, root, run_command};
use crate::failure::{self, Failure};
use crate::systems::System;
use crate::trial::{self, Program};
use crate::web::usual_target_folder;
use crate::{notices, tools};

/// What goes along as it is.
const TEXTS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"];

/// Each shell with the name that its completions go by.
const SHELLS: [(&str, &str); 4] =
    [("bash", "abande.bash"), ("zsh", "_abande"), ("fish", "abande.fish"), ("powershell", "_abande.ps1")];

/// Builds and tries the archives of all systems, as far as this machine has the tools.
pub(crate) fn all() -> Result<(), Failure> {
    let mut done = Vec::new();
    for system in System::all()? {
        let how = if where_possible(&system)? { "made" } else { "not made, see above" };
        done.push(format!("{}: {how}", system.triple));
    }
    println!("\n{}", done.join("\n"));
    Ok(())
}

/// Builds and tries the archive of a system if this machine has the tools, and else says what is missing. Answers whether
/// it has them.
pub(crate) fn where_possible(system: &System) -> Result<bool, Failure> {
    let missing = system.missing();
    if missing.is_empty() {
        try_out(system)?;
        return Ok(true);
    }
    println!("\nno archive for {}, as this is missing here:", system.triple);
    for tool in missing {
        println!("  {}: {}", tool.name, tool.source);
    }
    Ok(false)
}

/// Builds the program for a system, and packs it.
fn build(system: &System) -> Result<PathBuf, Failure> {
    let program = system.build()?;
    let name = format!("abande-{}-{}", version()?, system.triple);
    let place = place()?;
    let folder = place.join(&name);
    fresh(&folder)?;
    copy(&program.file, &folder)?;
    for text in TEXTS {
        copy(&root().join(text), &folder)?;
    }
    notices::write(system, &folder)?;
    // The program writes its own manual, which is the same everywhere: where it does not run, this machine's does so.
    let writer = if program.is_of_here() { program } else { System::own()?.build()? };
    manual(&writer, &folder)?;

    let archive = format!("{name}.{}", if system.is_windows() { "zip" } else { "tar.gz" });
    // The ending tells it how to compress.
    let line = format!("{} --auto-compress --create --file", archiver(system)?);
    run_command(&line, command(&line).arg(&archive).arg(&name).current_dir(&place))?;
    let archive = place.join(archive);
    write_checksum(&archive)?;
    Ok(archive)
}

/// Who packs and unpacks an archive. What Windows and macOS call tar knows zip; on Linux that is another one.
fn archiver(system: &System) -> Result<&'static str, Failure> {
    if cfg!(target_os = "linux") && system.is_windows() {
        tools::debian("bsdtar", "libarchive-tools")?;
        return Ok("bsdtar");
    }
    Ok("tar")
}

/// Packs the program for a system, unpacks it elsewhere, and uses what is in it, as far as it runs here.
pub(crate) fn try_out(system: &System) -> Result<(), Failure> {
    let archive = build(system)?;
    let file = archive.file_name().unwrap_or_default().to_string_lossy().into_owned();
    if cfg!(target_os = "linux") {
        let line = format!("sha256sum --check {file}.sha256");
        run_command(&line, command(&line).current_dir(place()?))?;
    }
    let elsewhere = place()?.join("tried");
    fresh(&elsewhere)?;
    let line = format!("{} --extract --file ../{file}", archiver(system)?);
    run_command(&line, command(&line).current_dir(&elsewhere))?;
    let folder = elsewhere.join(file.trim_end_matches(".tar.gz").trim_end_matches(".zip"));
    let texts = TEXTS.iter().chain(&notices::FILES).map(|text| (*text).to_owned());
    for file in texts.chain(SHELLS.map(|(_, name)| format!("completions/{name}"))) {
        if !folder.join(&file).is_file() {
            return Err(failure::wrong(format!("the archive has no {file}")));
        }
    }
    let program = system.program(folder.join(if system.is_windows() { "abande.exe" } else { "abande" }))?;
    if program.runs() {
        trial::plays(&program)?;
        println!("\nUnpacked and used: {file}");
    } else if system.is_macos() {
        is_for_macos(&program, &system.triple)?;
        println!("\nUnpacked, but not used, as it does not run here: {file}");
    }
    if cfg!(target_os = "linux") {
        for page in ["abande", "abande-serve"] {
            trial::reads_well(&folder.join(format!("man/man1/{page}.1")))?;
        }
        trial::completes(&folder.join("completions/abande.bash"))?;
    }
    Ok(())
}

/// A program of the kind that macOS runs, for that processor.
fn is_for_macos(program: &Program, triple: &str) -> Result<(), Failure> {
    let bytes = fs::read(&program.file).map_err(failure::file(&program.file))?;
    let processor: u32 = if triple.starts_with("aarch64") { 0x0100_000c } else { 0x0100_0007 };
    let start = [0xfeed_facf_u32, processor].map(u32::to_le_bytes).concat();
    if bytes.starts_with(&start) {
        return Ok(());
    }
    Err(failure::wrong(format!("{} is no program for {triple}", program.file.display())))
}

/// What the program says of itself: manual pages, and completions for shells.
pub(crate) fn manual(program: &Program, folder: &Path) -> Result<(), Failure> {
    let pages = folder.join("man/man1");
    program.call(&["man", "--dir", &pages.to_string_lossy()])?;
    let completions = folder.join("completions");
    fs::create_dir_all(&completions).map_err(failure::file(&completions))?;
    for (shell, name) in SHELLS {
        let path = completions.join(name);
        fs::write(&path, program.call(&["completions", shell])?).map_err(failure::file(&path))?;
    }
    Ok(())
}

/// The version of the whole house.
pub(crate) fn version() -> Result<String, Failure> {
    let path = root().join("Cargo.toml");
    let manifest = fs::read_to_string(&path).map_err(failure::file(&path))?;
    let section = manifest.split_once("[workspace.package]").map_or("", |(_, rest)| rest);
    let version = section.lines().find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'));
    version.map(str::to_owned).ok_or_else(|| failure::wrong("Cargo.toml has no version"))
}

fn copy(file: &Path, folder: &Path) -> Result<(), Failure> {
    let to = folder.join(file.file_name().unwrap_or_default());
    fs::copy(file, &to).map(drop).map_err(failure::file(file))
}

/// Where packages are put.
pub(crate) fn place() -> Result<PathBuf, Failure> {
    let place = usual_target_folder().join("package");
    fs::create_dir_all(&place).map_err(failure::file(&place))?;
    Ok(place)
}

/// A folder with nothing in it.
pub(crate) fn fresh(folder: &Path) -> Result<(), Failure> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(failure::file(folder))?;
    }
    fs::create_dir_all(folder).map_err(failure::file(folder))
}

/// Writes a file's checksum beside it, as `sha256sum --check` reads it.
pub(crate) fn write_checksum(file: &Path) -> Result<(), Failure> {
    let bytes = fs::read(file).map_err(failure::file(file))?;
    let sum = Sha256::digest(bytes).iter().fold(String::new(), |mut sum, byte| {
        let _ = write!(sum, "{byte:02x}");
        sum
    });
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let path = file.with_file_name(format!("{name}.sha256"));
    fs::write(&path, format!("{sum}  {name}\n")).map_err(failure::file(&path))?;
    println!("\n{}\n{sum}", file.display());
    Ok(())
}
