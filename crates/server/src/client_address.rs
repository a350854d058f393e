//! Where a request comes from.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;

/// The header in which a proxy says for whom it asks.
const FORWARDED: &str = "x-forwarded-for";

/// The address of the client: that of the connection or, where the connection is that of the proxy in front of this
/// server, what the proxy says. Nobody else is believed: anybody can send such a header.
pub fn client_address(peer: IpAddr, headers: &HeaderMap, proxy: Option<IpAddr>) -> IpAddr {
    let peer = peer.to_canonical();
    let proxy = proxy.map(|proxy| proxy.to_canonical());
    if proxy == Some(peer) { forwarded(headers, peer).unwrap_or(peer) } else { peer }
}

/// The last address in the header that is not the proxy's: each proxy adds the one that it sees to the end, and what
/// stands before came from the client, who may have made it up. Nothing where that one cannot be read.
fn forwarded(headers: &HeaderMap, proxy: IpAddr) -> Option<IpAddr> {
    for value in headers.get_all(FORWARDED).into_iter().rev() {
        for entry in value.to_str().ok()?.rsplit(',') {
            let address = read(entry.trim())?;
            if address != proxy {
                return Some(address);
            }
        }
    }
    None
}

/// An address as proxies write it: with or without a port, IPv6 with or without brackets.
fn read(entry: &str) -> Option<IpAddr> {
    let bare = entry.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let alone = match bare {
        Some(bare) => bare.parse().ok().map(IpAddr::V6),
        None => entry.parse().ok(),
    };
    let address = alone.or_else(|| entry.parse::<SocketAddr>().ok().map(|address| address.ip()));
    address.map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use axum::http::{HeaderMap, HeaderValue};

    use super::{FORWARDED, client_address, read};

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn found(peer: &str, proxy: Option<&str>, headers: &[&str]) -> String {
        let mut map = HeaderMap::new();
        for header in headers {
            map.append(FORWARDED, HeaderValue::from_bytes(header.as_bytes()).unwrap());
        }
        client_address(ip(peer), &map, proxy.map(ip)).to_string()
    }

    #[test]
    fn without_a_proxy_it_is_the_connection() {
        assert_eq!(found("203.0.113.7", None, &[]), "203.0.113.7");
        assert_eq!(found("203.0.113.7", None, &["1.1.1.1"]), "203.0.113.7");
        assert_eq!(found("::ffff:203.0.113.7", None, &[]), "203.0.113.7");
    }

    #[test]
    fn nobody_but_the_proxy_is_believed() {
        assert_eq!(found("203.0.113.7", Some("127.0.0.1"), &["1.1.1.1"]), "203.0.113.7");
        assert_eq!(found("127.0.0.1", Some("127.0.0.1"), &["1.1.1.1"]), "1.1.1.1");
        assert_eq!(found("::ffff:127.0.0.1", Some("127.0.0.1"), &["1.1.1.1"]), "1.1.1.1");
        assert_eq!(found("127.0.0.1", Some("::ffff:127.0.0.1"), &["1.1.1.1"]), "1.1.1.1");
        assert_eq!(found("::1", Some("127.0.0.1"), &["1.1.1.1"]), "::1");
    }

    #[test]
    fn what_the_client_made_up_is_passed_over() {
        let found = |headers: &[&str]| found("127.0.0.1", Some("127.0.0.1"), headers);
        assert_eq!(found(&["6.6.6.6, 203.0.113.7"]), "203.0.113.7");
        assert_eq!(found(&["6.6.6.6", "203.0.113.7"]), "203.0.113.7");
        assert_eq!(found(&["6.6.6.6, 203.0.113.7, 127.0.0.1"]), "203.0.113.7");
        assert_eq!(found(&["6.6.6.6,203.0.113.7", "127.0.0.1, ::ffff:127.0.0.1"]), "203.0.113.7");
        assert_eq!(found(&["<script>, é, 203.0.113.7"]), "127.0.0.1", "no such header comes of a proxy");
        assert_eq!(found(&["<script>, 203.0.113.7"]), "203.0.113.7");
    }

    #[test]
    fn what_cannot_be_read_is_the_proxys() {
        for header in
            ["", ",", "unknown", "203.0.113.7,", "203.0.113.7, garbage", "6.6.6.6, 1.2.3", "127.0.0.1"]
        {
            assert_eq!(found("127.0.0.1", Some("127.0.0.1"), &[header]), "127.0.0.1", "{header}");
        }
        assert_eq!(found("127.0.0.1", Some("127.0.0.1"), &[]), "127.0.0.1");
        assert_eq!(found("127.0.0.1", Some("127.0.0.1"), &["6.6.6.6", "garbage"]), "127.0.0.1");
    }

    #[test]
    fn addresses_are_written_in_many_ways() {
        for (entry, address) in [
            ("203.0.113.7", "203.0.113.7"),
            ("203.0.113.7:4711", "203.0.113.7"),
            ("2001:db8::1", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("[2001:DB8::1]:443", "2001:db8::1"),
            ("::ffff:203.0.113.7", "203.0.113.7"),
            ("[::ffff:203.0.113.7]:80", "203.0.113.7"),
        ] {
            assert_eq!(read(entry), Some(ip(address)), "{entry}");
        }
        for entry in [
            "",
            "[",
            "[]",
            "[203.0.113.7]",
            "203.0.113.7:",
            "203.0.113.7:99999",
            "203.0.113",
            "[::1",
            "::1]",
            "1",
            "localhost",
        ] {
            assert_eq!(read(entry), None, "{entry}");
        }
    }
}
