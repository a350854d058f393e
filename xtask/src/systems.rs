//! The systems that the program is built for, and what this machine needs to build for each of them.

use std::path::PathBuf;

use crate::command::{output, run, works};
use crate::failure::{self, Failure};
use crate::tools;
use crate::trial::Program;
use crate::web::usual_target_folder;

/// A system, and how this machine builds for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct System {
    /// As Rust calls it.
    pub(crate) triple: String,
    way: Way,
}

/// How this machine builds for a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// It is this machine's own.
    Own,
    /// Linux without libraries of the system. SQLite is C.
    Musl,
    /// Windows from elsewhere, by its GNU compiler, and tried in wine.
    Mingw,
    /// macOS from elsewhere, by zig, which brings what its linker must know. It cannot be tried.
    Zig,
    /// By whatever rustup and the machine have for it.
    Other,
}

/// A tool that nobody is made to install.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Optional {
    pub(crate) name: &'static str,
    /// Where it comes from.
    pub(crate) source: &'static str,
    /// Lines of which one works where it is there.
    signs: &'static [&'static str],
}

const MINGW: Optional = Optional {
    name: "gcc for Windows",
    source: "`apt-get install gcc-mingw-w64-x86-64`, or https://www.mingw-w64.org",
    signs: &["x86_64-w64-mingw32-gcc --version"],
};

const WINE: Optional = Optional {
    name: "wine, to try what is built for Windows",
    source: "`apt-get install wine wine64`, or https://www.winehq.org",
    signs: &["wine --version"],
};

const ZIGBUILD: Optional = Optional {
    name: "cargo-zigbuild, for macOS",
    source: "`pip install cargo-zigbuild` in an environment that is first on the PATH, which brings zig along",
    signs: &["cargo-zigbuild --version"],
};

const ZIG: Optional = Optional {
    name: "zig, for macOS",
    source: "`pip install ziglang` in the same environment, or https://ziglang.org",
    signs: &["zig version", "python3 -m ziglang version"],
};

impl System {
    /// This machine's.
    pub(crate) fn own() -> Result<System, Failure> {
        Ok(System { triple: host()?, way: Way::Own })
    }

    /// That of a name that Rust knows.
    pub(crate) fn of(triple: &str) -> Result<System, Failure> {
        Ok(System { way: way(triple, &host()?), triple: triple.to_owned() })
    }

    /// All that archives are made for from here. Windows is built there by Microsoft's compiler, and from elsewhere by GNU's.
    pub(crate) fn all() -> Result<Vec<System>, Failure> {
        let host = host()?;
        let windows = if host.contains("windows") { host.as_str() } else { "x86_64-pc-windows-gnu" };
        let mut triples = vec!["x86_64-unknown-linux-gnu", "x86_64-unknown-linux-musl", windows];
        triples.extend(["aarch64-apple-darwin", "x86_64-apple-darwin"]);
        if !triples.contains(&host.as_str()) {
            triples.insert(0, &host);
        }
        Ok(triples
            .into_iter()
            .map(|triple| System { way: way(triple, &host), triple: triple.into() })
            .collect())
    }

    pub(crate) fn is_windows(&self) -> bool {
        self.triple.contains("windows")
    }

    pub(crate) fn is_macos(&self) -> bool {
        self.triple.contains("apple")
    }

    /// What is missing here to build for it, or to try what was built.
    pub(crate) fn missing(&self) -> Vec<Optional> {
        let needed: &[Optional] = match self.way {
            Way::Mingw => &[MINGW, WINE],
            Way::Zig => &[ZIGBUILD, ZIG],
            Way::Own | Way::Musl | Way::Other => &[],
        };
        needed.iter().copied().filter(|tool| !tool.signs.iter().any(|line| works(line))).collect()
    }

    /// Builds the program.
    pub(crate) fn build(&self) -> Result<Program, Failure> {
        let words = "--release --locked --package abande-cli";
        let target = usual_target_folder();
        if self.way == Way::Own {
            run(&format!("cargo build {words}"))?;
            return Ok(Program::here(
                target.join("release").join(format!("abande{}", std::env::consts::EXE_SUFFIX)),
            ));
        }
        let triple = &self.triple;
        if !output("rustup target list --installed")?.lines().any(|name| name == triple) {
            run(&format!("rustup target add {triple}"))?;
        }
        if self.way == Way::Musl {
            tools::debian("musl-gcc", "musl-tools")?;
        }
        let build = if self.way == Way::Zig { "zigbuild" } else { "build" };
        run(&format!("cargo {build} {words} --target {triple}"))?;
        let name = if self.is_windows() { "abande.exe" } else { "abande" };
        self.program(target.join(triple).join("release").join(name))
    }

    /// The program in some place, as it is run here, if it is.
    pub(crate) fn program(&self, file: PathBuf) -> Result<Program, Failure> {
        match self.way {
            Way::Own | Way::Musl => Ok(Program::here(file)),
            Way::Mingw => Program::in_wine(file),
            Way::Zig | Way::Other => Ok(Program::elsewhere(file)),
        }
    }

    /// Where the system keeps the licence of what its C library adds to the program, if it adds anything.
    pub(crate) fn library_notice(&self) -> Option<&'static str> {
        match self.way {
            Way::Musl => Some("/usr/share/doc/musl-dev/copyright"),
            Way::Mingw => Some("/usr/share/doc/mingw-w64-x86-64-dev/copyright"),
            Way::Own | Way::Zig | Way::Other => None,
        }
    }
}

fn way(triple: &str, host: &str) -> Way {
    if triple == host {
        Way::Own
    } else if triple == host.replace("-gnu", "-musl") {
        Way::Musl
    } else if triple == "x86_64-pc-windows-gnu" && !host.contains("windows") {
        Way::Mingw
    } else if triple.ends_with("-apple-darwin") && !host.contains("apple") {
        Way::Zig
    } else {
        Way::Other
    }
}

/// This machine, as Rust calls it.
fn host() -> Result<String, Failure> {
    let about = output("rustc --version --verbose")?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| failure::wrong("rustc does not say what this machine is"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_system_is_built_in_its_way() {
        let linux = "x86_64-unknown-linux-gnu";
        assert_eq!(way(linux, linux), Way::Own);
        assert_eq!(way("x86_64-unknown-linux-musl", linux), Way::Musl);
        assert_eq!(way("x86_64-pc-windows-gnu", linux), Way::Mingw);
        assert_eq!(way("aarch64-apple-darwin", linux), Way::Zig);
        // A machine of Apple's has the other one's tools; Microsoft's compiler is found by Rust itself.
        assert_eq!(way("x86_64-apple-darwin", "aarch64-apple-darwin"), Way::Other);
        assert_eq!(way("x86_64-pc-windows-msvc", "x86_64-pc-windows-msvc"), Way::Own);
    }

    #[test]
    fn whoever_lacks_a_tool_is_told_where_it_comes_from() {
        for tool in [MINGW, WINE, ZIGBUILD, ZIG] {
            assert!(tool.source.contains(" install "), "{tool:?}");
            assert!(!tool.signs.is_empty(), "{tool:?}");
        }
    }
}
