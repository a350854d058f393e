//! The numbers.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::Quota;

use super::Act;

/// So many at once, and then one more each time a while has passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rate {
    at_once: u32,
    then_every: Duration,
}

const fn rate(at_once: u32, then_every: Duration) -> Rate {
    Rate { at_once, then_every }
}

const fn millis(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

const fn secs(secs: u64) -> Duration {
    Duration::from_secs(secs)
}

impl Rate {
    /// Passwords tried under one name from one address: enough for somebody who thinks hard.
    pub(super) const OF_NAME_AND_ADDRESS: Rate = rate(10, secs(30));

    /// Passwords tried under one name from anywhere: 4,800 a day guess nothing that is not common, and whoever wants to
    /// lock somebody out needs twenty addresses to begin with.
    pub(super) const OF_NAME: Rate = rate(200, secs(18));

    /// Of an address, behind which there may be a school class that begins at the same moment.
    pub(super) const fn of_address(act: Act) -> Rate {
        match act {
            Act::SignUp => rate(40, secs(60)),
            Act::SignIn => rate(60, secs(10)),
            Act::Guest => rate(40, secs(30)),
            Act::Seek => rate(120, millis(500)),
            Act::Command => rate(600, millis(5)),
            Act::Socket => rate(200, millis(100)),
            Act::Read => rate(600, millis(10)),
            Act::Report => rate(20, secs(60)),
        }
    }

    /// Of a person; none where there is no person yet.
    pub(super) const fn of_person(act: Act) -> Option<Rate> {
        Some(match act {
            Act::SignIn | Act::Guest => return None,
            Act::SignUp => rate(20, secs(30)),
            Act::Seek => rate(20, secs(3)),
            Act::Command => rate(60, millis(50)),
            Act::Socket => rate(30, secs(1)),
            Act::Read => rate(200, millis(50)),
            Act::Report => rate(5, secs(600)),
        })
    }

    pub(super) fn quota(self) -> Quota {
        let one = NonZeroU32::MIN;
        let quota = Quota::with_period(self.then_every).unwrap_or(Quota::per_second(one));
        quota.allow_burst(NonZeroU32::new(self.at_once).unwrap_or(one))
    }
}
