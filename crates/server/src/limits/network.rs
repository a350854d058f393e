//! Whose address it is.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// The addresses that one customer of a provider has: one of IPv4, or 2⁶⁴ of IPv6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Network {
    V4(Ipv4Addr),
    V6(Ipv6Addr),
}

impl Network {
    pub(super) fn of(address: IpAddr) -> Network {
        Network::cut(address, 32, 64)
    }

    /// With its neighbours: about what one provider has.
    pub(super) fn wide(address: IpAddr) -> Network {
        Network::cut(address, 16, 32)
    }

    /// Of an address the first bits. An IPv4 address in the clothes of IPv6 is one of IPv4.
    fn cut(address: IpAddr, v4: u32, v6: u32) -> Network {
        match address.to_canonical() {
            IpAddr::V4(address) => {
                Network::V4(Ipv4Addr::from_bits(address.to_bits() & (u32::MAX << (32 - v4))))
            }
            IpAddr::V6(address) => {
                Network::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << (128 - v6))))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::Network;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn same(one: &str, other: &str) -> bool {
        Network::of(ip(one)) == Network::of(ip(other))
    }

    fn near(one: &str, other: &str) -> bool {
        Network::wide(ip(one)) == Network::wide(ip(other))
    }

    #[test]
    fn one_customer_is_one_network() {
        assert!(same("203.0.113.7", "203.0.113.7"));
        assert!(!same("203.0.113.7", "203.0.113.6"));
        assert!(same("::ffff:203.0.113.7", "203.0.113.7"));
        assert!(!same("::ffff:203.0.113.7", "::ffff:203.0.113.6"));
        assert!(same("2001:db8:1:2:3::4", "2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert!(!same("2001:db8:1:2::4", "2001:db8:1:3::4"));
    }

    #[test]
    fn neighbours_are_wide() {
        assert!(near("203.0.113.7", "203.0.1.1"));
        assert!(!near("203.0.113.7", "203.1.113.7"));
        assert!(near("2001:db8:1::1", "2001:db8:ffff::1"));
        assert!(!near("2001:db8::1", "2001:db9::1"));
    }
}
