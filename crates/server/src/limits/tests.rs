use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::time::Duration;

use governor::clock::FakeRelativeClock;

use super::{Act, Limits, MOST_NETWORKS, SOCKETS_OF_ADDRESS, SOCKETS_OF_PERSON, TooMany};

const HERE: IpAddr = IpAddr::V4(Ipv4Addr::new(203, 0, 113, 7));
const THERE: IpAddr = IpAddr::V4(Ipv4Addr::new(203, 0, 113, 8));

fn limits() -> (FakeRelativeClock, Limits<FakeRelativeClock>) {
    let clock = FakeRelativeClock::default();
    let limits = Limits::with_clock(&clock);
    (clock, limits)
}

/// How often something goes well, and what comes then.
fn until_refused(mut act: impl FnMut() -> Result<(), TooMany>) -> (usize, TooMany) {
    for count in 0..10_000 {
        if let Err(too_many) = act() {
            return (count, too_many);
        }
    }
    panic!("there is no limit");
}

#[test]
fn every_act_has_a_limit_for_an_address_and_says_how_long_to_wait() {
    let expected = [
        (Act::SignUp, 40, 60),
        (Act::SignIn, 60, 10),
        (Act::Guest, 40, 30),
        (Act::Seek, 120, 1),
        (Act::Command, 600, 1),
        (Act::Socket, 200, 1),
        (Act::Read, 600, 1),
        (Act::Report, 20, 60),
    ];
    let (clock, limits) = limits();
    for (act, count, retry_after) in expected {
        assert_eq!(
            until_refused(|| limits.check(act, HERE, None)),
            (count, TooMany { retry_after }),
            "{act:?}"
        );
        // Others are served on.
        assert_eq!(limits.check(act, THERE, None), Ok(()), "{act:?}");
        // Whoever waits as long as said is served, and not before.
        clock.advance(Duration::from_secs(retry_after));
        assert_eq!(limits.check(act, HERE, None), Ok(()), "{act:?}");
    }
}

#[test]
fn waiting_for_less_does_not_help() {
    let (clock, limits) = limits();
    until_refused(|| limits.check(Act::Guest, HERE, None));
    clock.advance(Duration::from_millis(28_500));
    assert_eq!(limits.check(Act::Guest, HERE, None), Err(TooMany { retry_after: 2 }));
    clock.advance(Duration::from_secs(1));
    assert_eq!(limits.check(Act::Guest, HERE, None), Err(TooMany { retry_after: 1 }));
    clock.advance(Duration::from_millis(500));
    assert_eq!(limits.check(Act::Guest, HERE, None), Ok(()));
    assert_eq!(limits.check(Act::Guest, HERE, None), Err(TooMany { retry_after: 30 }));
}

#[test]
fn people_have_limits_wherever_they_are() {
    let expected = [
        (Act::SignUp, Some(20)),
        (Act::SignIn, None),
        (Act::Guest, None),
        (Act::Seek, Some(20)),
        (Act::Command, Some(60)),
        (Act::Socket, Some(30)),
        (Act::Read, Some(200)),
        (Act::Report, Some(5)),
    ];
    for (act, count) in expected {
        let (_, limits) = limits();
        let mut address = 0_u32;
        let mut from_anywhere = |person: &str| {
            address += 1;
            limits.check(act, IpAddr::V4(Ipv4Addr::from_bits(address)), Some(person))
        };
        match count {
            Some(count) => {
                assert_eq!(until_refused(|| from_anywhere("ann")).0, count, "{act:?}");
                assert_eq!(from_anywhere("bob"), Ok(()), "{act:?}");
            }
            None => (0..1000).for_each(|_| assert_eq!(from_anywhere("ann"), Ok(()), "{act:?}")),
        }
    }
}

#[test]
fn many_people_share_the_limit_of_their_address() {
    let (_, limits) = limits();
    let mut person = 0;
    let (count, _) = until_refused(|| {
        person += 1;
        limits.check(Act::Command, HERE, Some(&person.to_string()))
    });
    assert_eq!(count, 600);
}

#[test]
fn a_game_of_blitz_at_ten_boards_is_within_the_limits() {
    let (clock, limits) = limits();
    for _ in 0..1000 {
        for board in 0..10 {
            limits.check(Act::Command, HERE, Some("ann")).unwrap_or_else(|error| panic!("{board}: {error}"));
        }
        clock.advance(Duration::from_millis(500));
    }
}

#[test]
fn an_address_of_ipv6_is_a_whole_network() {
    let (_, limits) = limits();
    let mut last = 0;
    let (count, _) = until_refused(|| {
        last += 1;
        limits.check(Act::Guest, IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 0, last, last, last, last)), None)
    });
    assert_eq!(count, 40);
    let next_door = IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 1, 0, 0, 0, 1));
    assert_eq!(limits.check(Act::Guest, next_door, None), Ok(()));
}

#[test]
fn passwords_are_not_guessed() {
    let (clock, limits) = limits();
    assert_eq!(until_refused(|| limits.check_sign_in(HERE, "ann")), (10, TooMany { retry_after: 30 }));
    // Others in the same house sign in, and ann from elsewhere.
    assert_eq!(limits.check_sign_in(HERE, "bob"), Ok(()));
    assert_eq!(limits.check_sign_in(THERE, "ann"), Ok(()));
    clock.advance(Duration::from_secs(30));
    assert_eq!(limits.check_sign_in(HERE, "ann"), Ok(()));
    // From anywhere: 200, of which 12 are gone and one has come back.
    let mut address = 0_u32;
    let (count, too_many) = until_refused(|| {
        address += 1;
        limits.check_sign_in(IpAddr::V4(Ipv4Addr::from_bits(address)), "ann")
    });
    assert_eq!((count, too_many), (189, TooMany { retry_after: 6 }));
    assert_eq!(limits.check_sign_in(HERE, "bob"), Ok(()));
}

#[test]
fn many_names_from_one_address_are_too_many() {
    let (_, limits) = limits();
    let mut name = 0;
    let (count, _) = until_refused(|| {
        name += 1;
        limits.check_sign_in(HERE, &name.to_string())
    });
    assert_eq!(count, 60);
}

#[test]
fn off_lifts_all_but_what_keeps_passwords_from_being_guessed() {
    let limits = Limits::off();
    for act in Act::ALL {
        for _ in 0..2000 {
            assert_eq!(limits.check(act, HERE, Some("ann")), Ok(()), "{act:?}");
        }
    }
    let places: Vec<_> = (0..1000).map(|_| limits.socket(HERE, Some("ann")).unwrap()).collect();
    assert_eq!(places.len(), 1000);
    assert!(until_refused(|| limits.check_sign_in(HERE, "ann")).0 >= 200);
}

#[test]
fn places_of_sockets_get_free_again() {
    let (clock, limits) = limits();
    let mut places: Vec<_> = (0..SOCKETS_OF_ADDRESS).map(|_| limits.socket(HERE, None).unwrap()).collect();
    clock.advance(Duration::from_hours(1));
    assert_eq!(limits.socket(HERE, None).map(drop), Err(TooMany { retry_after: 10 }));
    assert_eq!(limits.socket(THERE, None).map(drop), Ok(()));
    places.pop();
    let again = limits.socket(HERE, None).unwrap();
    assert!(limits.socket(HERE, None).is_err());
    drop((places, again));
    assert_eq!(limits.sockets.len(), (0, 0));
}

#[test]
fn tabs_of_one_person_are_counted_too() {
    let (clock, limits) = limits();
    let mut places = Vec::new();
    for _ in 0..SOCKETS_OF_PERSON {
        places.push(limits.socket(HERE, Some("ann")).unwrap());
        clock.advance(Duration::from_secs(1));
    }
    assert!(limits.socket(THERE, Some("ann")).is_err());
    assert!(limits.socket(THERE, Some("bob")).is_ok());
    assert_eq!(limits.sockets.len(), (1, 1), "what was refused is not counted");
}

#[test]
fn sockets_are_not_opened_too_fast() {
    let (_, limits) = limits();
    assert_eq!(until_refused(|| limits.socket(HERE, Some("ann")).map(drop)).0, 30);
}

#[test]
fn what_no_longer_matters_is_forgotten() {
    let (clock, limits) = limits();
    for last in 0..1000 {
        let address = IpAddr::V4(Ipv4Addr::from_bits(last));
        limits.check(Act::Seek, address, Some(&last.to_string())).unwrap();
        limits.check_sign_in(address, &last.to_string()).unwrap();
    }
    let kept = || {
        let addresses: usize = limits.by_address.iter().map(|counter| counter.limiter.len()).sum();
        let people: usize = limits.by_person.iter().flatten().map(|counter| counter.limiter.len()).sum();
        addresses + people + limits.by_name.limiter.len() + limits.by_name_and_address.limiter.len()
    };
    assert_eq!(kept(), 5000);
    limits.tidy();
    assert_eq!(kept(), 5000, "what matters is kept");
    clock.advance(Duration::from_mins(2));
    limits.tidy();
    assert_eq!(kept(), 0);
}

#[test]
fn however_many_come_memory_is_bounded() {
    let (_, limits) = limits();
    let network =
        |number: u32| IpAddr::V6(Ipv6Addr::from_bits(0x2001_0db8_u128 << 96 | u128::from(number) << 64));
    let mut refused = 0;
    for number in 1..=MOST_NETWORKS as u32 + 1000 {
        refused += usize::from(limits.check(Act::Report, network(number), None).is_err());
    }
    assert_eq!(limits.by_address[Act::Report as usize].limiter.len(), MOST_NETWORKS + 1);
    // Those who are many are neighbours now. Others are served on.
    assert_eq!(refused, 1000 - 20);
    assert_eq!(limits.check(Act::Report, HERE, None), Ok(()));
}
