//! `abande serve`, and `abande` alone: the app in the browser, from this machine.

use std::io::Write;

use abande_server::{Port, Server};

use crate::failure::{Failure, tell};

/// Start the app: play in the browser, from this machine alone
#[derive(clap::Args, Debug, Default, PartialEq, Eq)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Listen on this port, or on any that is free for 0 [default: 2005, or the next that is free]
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,

    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
}

const EXAMPLES: &str = "\
Examples:
  abande                      start the app and open the browser
  abande serve --port 8080 --no-open

Only this machine can reach it. The rules and the engine run in the browser.";

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let server = Server::bind(args.port.map_or(Port::Usual, Port::Exactly))
        .map_err(|error| Failure::Refused(format!("--port: {error}")))?;
    let address = server.address();
    writeln!(out, "Abande is at {address} (Ctrl-C ends it)")?;
    out.flush()?;
    if !args.no_open
        && has_browser()
        && let Err(error) = open::that_detached(&address)
    {
        tell(format!("The browser did not open ({error}): go to the address by hand."));
    }
    server.run().map_err(|error| Failure::Refused(error.to_string()))
}

/// Whether there is a screen for a browser to open on.
fn has_browser() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || set("DISPLAY") || set("WAYLAND_DISPLAY") || set("WSL_DISTRO_NAME")
}
