//! Whether a request is meant for this server, and comes from its own pages.
//!
//! A page of somebody else can make a browser send requests here, with the cookie; and by giving its own name our
//! address (DNS rebinding) it can make the browser believe that we are the same site. The first is seen by the `Origin`,
//! the second by the `Host`.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

/// A site as browsers know it: how, where, at which port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    secure: bool,
    host: Host,
    port: u16,
}

/// The host part of an address.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Host {
    Ip(IpAddr),
    /// In small letters.
    Name(String),
}

/// Why a text is not the address of a site.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not the address of a site: it looks like https://abande.example, without a path")]
pub struct SiteError(String);

/// The names and addresses that this server answers to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnSites {
    public: Option<Site>,
    listen: SocketAddr,
    names: Vec<Host>,
}

impl OwnSites {
    /// What a server answers to that listens at an address: that address; where it is one of this machine alone, also
    /// `localhost`; where it is every address, any address (the page of somebody else has a name), and the machine's
    /// names. Beside them its public site, where there is one.
    pub fn new(listen: SocketAddr, public: Option<Site>, names: &[String]) -> OwnSites {
        let mut names: Vec<Host> = names.iter().filter_map(|name| Host::read(name)).collect();
        let everywhere = listen.ip().is_unspecified();
        if everywhere || listen.ip().is_loopback() {
            names.push(Host::Name("localhost".into()));
            names.push(Host::Ip(Ipv4Addr::LOCALHOST.into()));
            names.push(Host::Ip(Ipv6Addr::LOCALHOST.into()));
        }
        if !everywhere {
            names.push(Host::Ip(listen.ip()));
        }
        OwnSites { public, listen, names }
    }

    /// Whether a request with this `Host` is meant for this server.
    pub fn is_host(&self, host: Option<&str>) -> bool {
        let Some((host, port)) = host.and_then(authority) else { return false };
        let public = self.public.as_ref().is_some_and(|site| {
            site.host == host && site.port == port.unwrap_or(Site::usual_port(site.secure))
        });
        public || self.is_listening(&host, port.unwrap_or(Site::usual_port(false)))
    }

    fn is_listening(&self, host: &Host, port: u16) -> bool {
        let any = self.listen.ip().is_unspecified() && matches!(host, Host::Ip(_));
        port == self.listen.port() && (any || self.names.contains(host))
    }

    /// Whether a request comes from a page of this server: from the public site, or from where the request itself goes.
    /// A request without an origin, or from a hidden one (`null`), does not.
    pub fn is_origin(&self, origin: Option<&str>, host: Option<&str>) -> bool {
        let Some(origin) = origin.and_then(Site::of_origin) else { return false };
        if self.public.as_ref() == Some(&origin) {
            return true;
        }
        let Some((host, port)) = host.and_then(authority) else { return false };
        let port = port.unwrap_or(Site::usual_port(false));
        let asked = Site { secure: false, host, port };
        origin == asked && self.is_listening(&asked.host, asked.port)
    }
}

impl Site {
    /// Whether people come by https.
    pub fn is_secure(&self) -> bool {
        self.secure
    }

    const fn usual_port(secure: bool) -> u16 {
        if secure { 443 } else { 80 }
    }

    /// What an `Origin` header says.
    fn of_origin(text: &str) -> Option<Site> {
        let (scheme, rest) = text.split_once("://")?;
        let secure = match scheme.to_ascii_lowercase().as_str() {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        let (host, port) = authority(rest)?;
        Some(Site { secure, host, port: port.unwrap_or(Site::usual_port(secure)) })
    }
}

impl FromStr for Site {
    type Err = SiteError;

    fn from_str(text: &str) -> Result<Site, SiteError> {
        let trimmed = text.strip_suffix('/').unwrap_or(text);
        Site::of_origin(trimmed).ok_or_else(|| SiteError(text.into()))
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.host)?;
        if self.port == Site::usual_port(self.secure) { Ok(()) } else { write!(f, ":{}", self.port) }
    }
}

impl fmt::Display for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Host::Ip(IpAddr::V6(address)) => write!(f, "[{address}]"),
            Host::Ip(address) => address.fmt(f),
            Host::Name(name) => f.write_str(name),
        }
    }
}

impl Host {
    /// A name of letters, digits, `-`, `_` and dots between them, or an address; IPv6 in brackets.
    fn read(text: &str) -> Option<Host> {
        if let Some(rest) = text.strip_prefix('[') {
            return rest.strip_suffix(']')?.parse().ok().map(|address| Host::Ip(IpAddr::V6(address)));
        }
        if let Ok(address) = text.parse() {
            return Some(Host::Ip(IpAddr::V4(address)));
        }
        let fit = |sign: u8| sign.is_ascii_alphanumeric() || matches!(sign, b'-' | b'_');
        let whole = text.split('.').all(|part| !part.is_empty() && part.bytes().all(fit));
        whole.then(|| Host::Name(text.to_ascii_lowercase()))
    }
}

/// A host and its port, where one is said. No user, no path, nothing that browsers do not send.
fn authority(text: &str) -> Option<(Host, Option<u16>)> {
    // The colons in brackets are those of an address.
    let (host, port) = match text.rsplit_once(':').filter(|(_, port)| !port.contains(']')) {
        Some((host, port)) => (host, Some(port)),
        None => (text, None),
    };
    let port = match port {
        // Rust reads ‘+80’ and ‘080’ as numbers too.
        Some(text) => Some(text.parse().ok().filter(|port: &u16| *port > 0 && port.to_string() == text)?),
        None => None,
    };
    Some((Host::read(host)?, port))
}

#[cfg(test)]
mod tests;
