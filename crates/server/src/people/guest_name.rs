//! Names for those who just want to play.

use super::name::Name;

/// Plain and friendly, each at most eight letters long.
const HOW: [&str; 128] = [
    "Able", "Agile", "Alert", "Amber", "Autumn", "Awake", "Azure", "Bold", "Brave", "Breezy", "Bright",
    "Brisk", "Bronze", "Busy", "Calm", "Candid", "Casual", "Cheerful", "Chief", "Civil", "Clear", "Clever",
    "Coastal", "Copper", "Coral", "Cosmic", "Cosy", "Crisp", "Curious", "Daring", "Dapper", "Deft", "Dreamy",
    "Dusty", "Eager", "Early", "Earnest", "Easy", "Fair", "Famous", "Fancy", "Fluffy", "Fond", "Frank",
    "Free", "Fresh", "Friendly", "Frosty", "Gentle", "Giant", "Glad", "Golden", "Good", "Grand", "Green",
    "Handy", "Happy", "Hardy", "Honest", "Humble", "Ideal", "Ivory", "Jazzy", "Jolly", "Joyful", "Keen",
    "Kind", "Lively", "Loyal", "Lucky", "Lunar", "Mellow", "Merry", "Mighty", "Mild", "Misty", "Modest",
    "Musical", "Neat", "Nice", "Nimble", "Noble", "Olive", "Orange", "Patient", "Peaceful", "Placid",
    "Playful", "Pleasant", "Polite", "Proud", "Purple", "Quick", "Quiet", "Rapid", "Ready", "Red", "Royal",
    "Ruby", "Rustic", "Sandy", "Scarlet", "Serene", "Shiny", "Silent", "Silver", "Smart", "Smooth", "Snowy",
    "Solar", "Spring", "Steady", "Stellar", "Summer", "Sunny", "Swift", "Tender", "Tidy", "Tranquil", "True",
    "Upbeat", "Violet", "Vivid", "Warm", "Wise", "Witty", "Young", "Zesty",
];

/// Animals that nobody minds being, each at most eight letters long.
const WHO: [&str; 128] = [
    "Alpaca", "Ant", "Antelope", "Badger", "Bat", "Bear", "Beaver", "Bee", "Beetle", "Bird", "Bison",
    "Bobcat", "Bunny", "Camel", "Canary", "Caribou", "Cat", "Cheetah", "Chipmunk", "Cicada", "Condor",
    "Cougar", "Coyote", "Crab", "Crane", "Cricket", "Curlew", "Deer", "Dingo", "Dolphin", "Dove", "Dragon",
    "Duck", "Eagle", "Egret", "Elephant", "Elk", "Emu", "Falcon", "Fawn", "Ferret", "Finch", "Firefly",
    "Flamingo", "Fox", "Frog", "Gazelle", "Gecko", "Gibbon", "Giraffe", "Grouse", "Gull", "Hamster", "Hare",
    "Hawk", "Hedgehog", "Heron", "Horse", "Husky", "Ibex", "Ibis", "Iguana", "Impala", "Jackdaw", "Jaguar",
    "Jay", "Kestrel", "Kitten", "Kiwi", "Koala", "Ladybird", "Lark", "Lemming", "Lemur", "Leopard", "Lion",
    "Lizard", "Llama", "Lobster", "Lynx", "Magpie", "Manatee", "Marmot", "Marten", "Mole", "Moose", "Moth",
    "Mouse", "Mustang", "Newt", "Octopus", "Orca", "Oriole", "Osprey", "Otter", "Owl", "Panda", "Panther",
    "Parrot", "Pelican", "Penguin", "Pheasant", "Pigeon", "Plover", "Pony", "Puffin", "Puma", "Quail",
    "Rabbit", "Raccoon", "Raven", "Reindeer", "Robin", "Salmon", "Seal", "Sparrow", "Squirrel", "Starling",
    "Stork", "Swallow", "Swan", "Tiger", "Toucan", "Turtle", "Walrus", "Whale", "Wombat", "Zebra",
];

/// Numbers of two digits.
const NUMBERS: std::ops::RangeInclusive<u64> = 10..=99;

/// A name such as `QuietHeron42`, out of 1.4 million, from random bytes. Somebody may have it already: then another one
/// is made.
pub fn guest_name(random: [u8; 8]) -> Name {
    let drawn = u64::from_le_bytes(random);
    let (drawn, how) = draw(drawn, &HOW);
    let (drawn, who) = draw(drawn, &WHO);
    let number = NUMBERS.start() + drawn % (NUMBERS.end() - NUMBERS.start() + 1);
    Name::of(format!("{how}{who}{number}"))
}

/// One of some words, and what is left to draw from.
fn draw(drawn: u64, words: &[&'static str]) -> (u64, &'static str) {
    let count = words.len() as u64;
    (drawn / count, words[(drawn % count) as usize])
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{HOW, NUMBERS, WHO, guest_name};
    use crate::people::Name;

    #[test]
    fn a_name_comes_of_random_bytes() {
        let drawn = |how: u64, who: u64, number: u64| {
            guest_name((how + 128 * (who + 128 * (number - NUMBERS.start()))).to_le_bytes()).to_string()
        };
        assert_eq!(drawn(0, 0, 10), "AbleAlpaca10");
        assert_eq!(drawn(93, 56, 42), "QuietHeron42");
        assert_eq!(drawn(127, 127, 99), "ZestyZebra99");
        assert!(Name::parse(guest_name([255; 8]).as_str()).is_ok());
    }

    #[test]
    fn all_are_fit_names() {
        let check = |text: String| assert_eq!(Name::parse(&text).map(|name| name.to_string()), Ok(text));
        for how in HOW {
            assert!(how.len() <= 8, "{how}");
            check(format!("{how}Elephant99"));
        }
        for who in WHO {
            assert!(who.len() <= 8, "{who}");
            check(format!("Friendly{who}10"));
        }
    }

    #[test]
    fn all_are_different_also_at_a_glance() {
        let mut keys = HashSet::new();
        for how in HOW {
            for who in WHO {
                let text = format!("{how}{who}");
                assert!(keys.insert(Name::of(text.clone()).key().to_string()), "{text}");
            }
        }
        let numbers: HashSet<_> =
            NUMBERS.map(|number| Name::of(format!("A{number}")).key().to_string()).collect();
        assert_eq!(numbers.len(), 90);
    }

    #[test]
    fn two_guests_seldom_get_the_same_one() {
        let some: HashSet<_> =
            (0..200).map(|_| guest_name(crate::id::random_bytes().unwrap()).to_string()).collect();
        // That ten of 200 out of 1.4 million meet does not happen.
        assert!(some.len() > 190, "{}", some.len());
    }
}
