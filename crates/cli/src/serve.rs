//! `abande serve`, and `abande` alone: the app in the browser, from this machine; and a place for people to meet.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};

use abande_server::{Online, Port, Server, ServerError};

use crate::failure::{Failure, tell};

/// Start the app in the browser: for this machine alone, for the network around it, or for everyone
#[derive(clap::Args, Debug, Default, PartialEq, Eq)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Listen on this port, or on any that is free for 0 [default: 2005, or the next that is free]
    #[arg(long, value_name = "PORT", conflicts_with = "listen")]
    port: Option<u16>,

    /// Do not open the browser
    #[arg(long)]
    no_open: bool,

    /// Let others in the same network in: they play each other here, phone or computer
    #[arg(long, conflicts_with = "listen")]
    lan: bool,

    /// Be a server for everyone, at this address and port
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,

    /// Keep people and games in this folder [default with --lan: keep them until the program ends]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// The address that people know the server by, where a proxy stands in front of it
    #[arg(long, value_name = "URL", requires = "listen")]
    url: Option<String>,

    /// The proxy's own address: what it says of where requests come from is believed
    #[arg(long, value_name = "ADDRESS", requires = "listen")]
    proxy: Option<IpAddr>,

    /// Write the files of the app into this folder, for a host that hands out files and no more, and end
    #[arg(long, value_name = "DIR", exclusive = true)]
    export: Option<PathBuf>,

    /// Whether addresses and people are limited in how often they may ask; off is for load tests on one's own machine
    #[arg(
        long,
        value_name = "on|off",
        value_enum,
        requires = "listen",
        default_value_t,
        hide_default_value = true
    )]
    limits: Limits,
}

#[derive(clap::ValueEnum, Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Limits {
    #[default]
    On,
    Off,
}

const EXAMPLES: &str = "\
Examples:
  abande                      start the app and open the browser
  abande serve --port 8080 --no-open
  abande serve --lan          play with others in the same network: scan the code
  abande serve --listen 127.0.0.1:8080 --data /var/lib/abande --url https://abande.example
  abande serve --export site  write the app to the folder site, for any static host

Alone, only this machine can reach it. The rules and the engine run in the browser.";

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    match args {
        Args { export: Some(folder), .. } => export(folder, out),
        Args { listen: Some(address), data: Some(_), .. } => public(args, *address, out),
        Args { listen: Some(_), data: None, .. } => Err(Failure::Usage(
            "--listen needs --data DIR: the folder that people and games are kept in".into(),
        )),
        Args { lan: true, .. } => lan(args, out),
        Args { data: Some(_), .. } => Err(Failure::Usage(
            "--data goes with --lan or --listen: alone, the browser keeps the games".into(),
        )),
        _ => alone(args, out),
    }
}

/// The app's files for somebody else's server.
fn export(folder: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let count =
        abande_server::export(folder).map_err(|error| Failure::Refused(format!("--export: {error}")))?;
    writeln!(out, "{count} files written to {}", folder.display())?;
    Ok(())
}

/// The app for this machine.
fn alone(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let server = bind(args, Ipv4Addr::LOCALHOST.into())?;
    let address = server.address();
    writeln!(out, "Abande is at {address} (Ctrl-C ends it)")?;
    out.flush()?;
    open_browser(args, &address);
    server.run().map_err(|error| refused(&error))
}

/// A place to meet for those in the same network.
fn lan(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let server = bind(args, Ipv4Addr::UNSPECIFIED.into())?;
    let host = own_address().ok_or_else(|| {
        Failure::Refused("--lan: this machine is in no network; abande alone plays on this machine".into())
    })?;
    let address = format!("http://{host}:{}", server.port());
    writeln!(out, "Abande is at {address} for everyone in this network (Ctrl-C ends it):\n")?;
    writeln!(out, "{}", code(&address)?)?;
    if args.data.is_none() {
        writeln!(out, "Games are kept until then; --data DIR keeps them for good.")?;
    }
    out.flush()?;
    let online = Online { data: args.data.clone(), ..Online::default() };
    server.run_online(&online, || open_browser(args, &address)).map_err(|error| refused(&error))
}

/// A server for everyone.
fn public(args: &Args, address: SocketAddr, out: &mut dyn Write) -> Result<(), Failure> {
    let server = Server::bind(address.ip(), Port::Exactly(address.port()))
        .map_err(|error| Failure::Refused(format!("--listen: {error}")))?;
    let online = Online {
        data: args.data.clone(),
        url: args.url.clone(),
        proxy: args.proxy,
        unlimited: args.limits == Limits::Off,
    };
    let address = server.address();
    let mut written = Ok(());
    let done = server.run_online(&online, || {
        // Programs wait for this line.
        written = writeln!(out, "listening on {address}").and_then(|()| out.flush());
    });
    done.map_err(|error| refused(&error))?;
    Ok(written?)
}

fn bind(args: &Args, host: IpAddr) -> Result<Server, Failure> {
    let port = args.port.map_or(Port::Usual, Port::Exactly);
    Server::bind(host, port).map_err(|error| Failure::Refused(format!("--port: {error}")))
}

fn refused(error: &ServerError) -> Failure {
    Failure::Refused(error.to_string())
}

fn open_browser(args: &Args, address: &str) {
    if !args.no_open
        && has_browser()
        && let Err(error) = open::that_detached(address)
    {
        tell(format!("The browser did not open ({error}): go to the address by hand."));
    }
}

/// Whether there is a screen for a browser to open on.
fn has_browser() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || set("DISPLAY") || set("WAYLAND_DISPLAY") || set("WSL_DISTRO_NAME")
}

/// This machine's address in its network: the one that it would use to reach others. Nothing is sent.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address that is kept for examples, so nobody's.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_unspecified()).then_some(address)
}

/// A QR code for a terminal, dark on light whatever its colours are.
fn code(address: &str) -> Result<String, Failure> {
    let code = qrcode::QrCode::new(address).map_err(|error| Failure::Refused(error.to_string()))?;
    // Terminals are mostly dark: what is light is drawn, so that the code comes out dark on light.
    let drawn = code
        .render::<qrcode::render::unicode::Dense1x2>()
        .dark_color(qrcode::render::unicode::Dense1x2::Light)
        .light_color(qrcode::render::unicode::Dense1x2::Dark)
        .build();
    Ok(drawn)
}
