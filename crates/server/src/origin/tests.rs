use super::{OwnSites, Site};

fn at(listen: &str) -> OwnSites {
    OwnSites::new(listen.parse().unwrap(), None, &[])
}

fn in_the_house() -> OwnSites {
    let names = ["Rechner".to_string(), "rechner.local".to_string()];
    OwnSites::new("0.0.0.0:8080".parse().unwrap(), None, &names)
}

fn public() -> OwnSites {
    let site: Site = "https://abande.example".parse().unwrap();
    OwnSites::new("127.0.0.1:8080".parse().unwrap(), Some(site), &[])
}

fn check_hosts(sites: &OwnSites, own: &[&str], others: &[&str]) {
    for host in own {
        assert!(sites.is_host(Some(host)), "{host} is ours");
    }
    for host in others {
        assert!(!sites.is_host(Some(host)), "{host} is not ours");
    }
    assert!(!sites.is_host(None));
}

#[test]
fn one_machine_answers_to_its_own_names_alone() {
    let own = ["127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080", "[::1]:8080"];
    let others = [
        "",
        "127.0.0.1",
        "127.0.0.1:80",
        "127.0.0.1:8081",
        "127.0.0.2:8080",
        "127.1:8080",
        "2130706433:8080",
        "0x7f.0.0.1:8080",
        "0.0.0.0:8080",
        "192.168.1.5:8080",
        "evil.example:8080",
        "localhost.evil.example:8080",
        "evil.example",
        "localhost",
        "localhost:",
        "localhost:+8080",
        "localhost:08080",
        "localhost:8080:8080",
        "localhost:80 80",
        "localhost.:8080",
        "127.0.0.1.:8080",
        "user@localhost:8080",
        "localhost:8080@evil.example",
        "localhost:8080/",
        "localhost:8080#",
        "localhost:8080, evil.example",
        " localhost:8080",
        "localhost:8080\n",
        "localhost\0:8080",
        "lоcalhost:8080",
        "::1:8080",
        "[::1]",
        "[::1]8080",
        "[::1]:8080]",
        "[::1%25lo]:8080",
        "[127.0.0.1]:8080",
        "[::ffff:127.0.0.1]:8080",
        "http://localhost:8080",
        ":8080",
        ".:8080",
    ];
    check_hosts(&at("127.0.0.1:8080"), &own, &others);
}

#[test]
fn port_80_need_not_be_said() {
    check_hosts(
        &at("127.0.0.1:80"),
        &["127.0.0.1", "localhost", "[::1]", "127.0.0.1:80"],
        &["127.0.0.1:443", "localhost:0"],
    );
}

#[test]
fn in_a_house_any_address_is_ours_but_only_the_names_of_this_machine() {
    let own = [
        "192.168.1.5:8080",
        "10.0.0.1:8080",
        "[2001:db8::1]:8080",
        "rechner:8080",
        "RECHNER.local:8080",
        "localhost:8080",
    ];
    let others =
        ["192.168.1.5", "192.168.1.5:80", "evil.example:8080", "rechner", "rechner.local.evil.example:8080"];
    check_hosts(&in_the_house(), &own, &others);
}

#[test]
fn a_single_address_is_answered_to_alone() {
    check_hosts(
        &at("192.168.1.5:8080"),
        &["192.168.1.5:8080"],
        &["192.168.1.6:8080", "localhost:8080", "127.0.0.1:8080"],
    );
    check_hosts(
        &at("[2001:db8::1]:8080"),
        &["[2001:db8::1]:8080", "[2001:DB8:0::1]:8080"],
        &["[2001:db8::2]:8080"],
    );
}

#[test]
fn a_public_server_answers_to_its_name_and_to_its_proxy() {
    let own = ["abande.example", "abande.example:443", "Abande.Example", "127.0.0.1:8080", "localhost:8080"];
    let others = [
        "abande.example:80",
        "abande.example:8080",
        "abande.example.",
        "www.abande.example",
        "abande.example.evil.example",
    ];
    check_hosts(&public(), &own, &others);
}

#[test]
fn own_pages_are_known_by_their_origin() {
    let house = in_the_house();
    for host in ["192.168.1.5:8080", "rechner.local:8080", "[2001:db8::1]:8080", "localhost:8080"] {
        assert!(house.is_origin(Some(&format!("http://{host}")), Some(host)), "{host}");
    }
    assert!(house.is_origin(Some("HTTP://Rechner:8080"), Some("rechner:8080")));
    assert!(at("127.0.0.1:80").is_origin(Some("http://localhost"), Some("localhost")));
    assert!(public().is_origin(Some("https://abande.example"), Some("abande.example")));
    // Some proxies put the address of this server in the place of the name.
    assert!(public().is_origin(Some("https://abande.example"), Some("127.0.0.1:8080")));
    assert!(public().is_origin(Some("http://127.0.0.1:8080"), Some("127.0.0.1:8080")));
}

#[test]
fn other_pages_are_known_too() {
    let (house, host) = (in_the_house(), Some("192.168.1.5:8080"));
    let others = [
        "",
        "null",
        "*",
        "http://evil.example:8080",
        "http://evil.example",
        // A page at another address, with the same port.
        "http://6.6.6.6:8080",
        "http://192.168.1.5",
        "http://192.168.1.5:8081",
        "https://192.168.1.5:8080",
        "http://192.168.1.5:8080/",
        "http://192.168.1.5:8080/path",
        "http://192.168.1.5:8080.evil.example",
        "http://192.168.1.5:8080@evil.example",
        "http://user@192.168.1.5:8080",
        "http://192.168.1.5:8080 http://evil.example",
        "http://192.168.1.5:8080,http://evil.example",
        "192.168.1.5:8080",
        "//192.168.1.5:8080",
        "file://",
        "chrome-extension://192.168.1.5:8080",
        "ws://192.168.1.5:8080",
    ];
    for origin in others {
        assert!(!house.is_origin(Some(origin), host), "{origin}");
    }
    assert!(!house.is_origin(None, host));
    assert!(!house.is_origin(Some("http://192.168.1.5:8080"), None));
    // The name of somebody else that leads here: its pages and its requests agree, and are not ours.
    assert!(!house.is_origin(Some("http://evil.example:8080"), Some("evil.example:8080")));
    // Another program on the same machine.
    assert!(!public().is_origin(Some("http://127.0.0.1:3000"), Some("127.0.0.1:8080")));
    assert!(!public().is_origin(Some("http://abande.example"), Some("abande.example")));
    assert!(!public().is_origin(Some("https://abande.example:8443"), Some("abande.example")));
}

#[test]
fn the_address_of_a_site_is_read() {
    for (text, shown, secure) in [
        ("https://abande.example", "https://abande.example", true),
        ("https://Abande.example/", "https://abande.example", true),
        ("https://abande.example:443", "https://abande.example", true),
        ("http://abande.example:8080", "http://abande.example:8080", false),
        ("http://[2001:db8::1]:8080", "http://[2001:db8::1]:8080", false),
        ("https://xn--mller-kva.example", "https://xn--mller-kva.example", true),
    ] {
        let site: Site = text.parse().unwrap();
        assert_eq!((site.to_string().as_str(), site.is_secure()), (shown, secure));
    }
    for text in [
        "",
        "abande.example",
        "https://",
        "https://abande.example/play",
        "https://abande.example//",
        "https://abande.example?x",
        "https://user:password@abande.example",
        "ftp://abande.example",
        "https://müller.example",
        "https://abande.example:0",
        "https://abande.example:99999",
        "https:// abande.example",
    ] {
        assert!(text.parse::<Site>().is_err(), "{text}");
    }
}
