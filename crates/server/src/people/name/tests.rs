use unicode_normalization::char::is_combining_mark;

use super::{Name, NameError, RESERVED, check_form, is_fit, key};

fn refused(text: &str) -> NameError {
    match Name::parse(text) {
        Err(error) => error,
        Ok(name) => panic!("{text} is taken for the name {name}, with the key {}", name.key()),
    }
}

fn alike(one: &str, other: &str) -> bool {
    Name::parse(one).unwrap().key() == Name::parse(other).unwrap().key()
}

#[test]
fn people_are_called_so() {
    let names = [
        "Jo",
        "anna",
        "Émile",
        "Jürgen",
        "Weiß",
        "Łukasz",
        "Øyvind",
        "Þórður",
        "İpek",
        "Nguyễn",
        "Anna-Maria",
        "el_toro",
        "R2-D2",
        "Зоя",
        "Анна",
        "Сара",
        "Ґанна",
        "Ελένη",
        "Γιώργος",
        "Արամ",
        "დავით",
        "דוד",
        "محمد",
        "सुनील",
        "स्त्री",
        "অনিতা",
        "தமிழ்",
        "สมชาย",
        "ปู่ย่า",
        "さくら",
        "山田太郎",
        "タロウ2",
        "高橋さん",
        "Ken高橋",
        "김민준",
        "王小明",
        "AbcdefghijklmnopqrsT",
    ];
    for text in names {
        let name = Name::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(name.as_str(), text);
        assert_eq!(name.to_string(), text);
    }
}

#[test]
fn length_is_counted_in_letters() {
    assert_eq!(refused(""), NameError::TooShort);
    assert_eq!(refused("   "), NameError::TooShort);
    assert_eq!(refused("A"), NameError::TooShort);
    assert_eq!(refused("Abcdefghijklmnopqrstu"), NameError::TooLong);
    // One letter in two parts is one letter.
    assert_eq!(refused("e\u{301}"), NameError::TooShort);
    assert!(Name::parse(&"é".repeat(20)).is_ok());
    assert!(Name::parse(&"e\u{301}".repeat(20)).is_ok());
    assert_eq!(refused(&"é".repeat(21)), NameError::TooLong);
    assert_eq!(refused(&"x".repeat(1_000_000)), NameError::TooLong);
}

#[test]
fn spaces_around_are_not_of_it_and_accents_are_written_in_one_way() {
    assert_eq!(Name::parse("  Zoe\u{308}\n").unwrap().as_str(), "Zoë");
}

#[test]
fn what_is_no_letter_is_named() {
    let strange = [
        ("Anna Maria", ' '),
        ("an.na", '.'),
        ("an@na", '@'),
        ("an/na", '/'),
        ("<b>", '<'),
        ("an\"na", '"'),
        ("l'eau", '\''),
        ("an\u{a0}na", '\u{a0}'),
        ("anna\0", '\0'),
        ("an\u{200d}na", '\u{200d}'),
        ("an\u{200c}na", '\u{200c}'),
        ("an\u{200b}na", '\u{200b}'),
        ("an\u{202e}na", '\u{202e}'),
        ("an\u{ad}na", '\u{ad}'),
        ("an\u{fe0f}na", '\u{fe0f}'),
        ("an\u{34f}na", '\u{34f}'),
        ("\u{feff}anna", '\u{feff}'),
        ("an\u{3164}na", '\u{3164}'),
        ("an😀na", '😀'),
        ("ａｎｎａ", 'ａ'),
        ("𝐀𝐧𝐧𝐚", '𝐀'),
        ("Ⓐnna", 'Ⓐ'),
        ("ﬁona", 'ﬁ'),
        ("x²", '²'),
        ("anna½", '½'),
        ("ᚠᚢᚦ", 'ᚠ'),
    ];
    for (text, letter) in strange {
        assert_eq!(refused(text), NameError::Letter(letter), "{text:?}");
    }
    assert_eq!(refused("an.na").to_string(), "a name cannot have ‘.’: take letters, digits, - and _");
    assert_eq!(
        refused("an\u{200b}na").to_string(),
        "a name cannot have U+200B: take letters, digits, - and _"
    );
}

#[test]
fn it_begins_with_a_letter() {
    for text in ["1anna", "-anna", "_anna", "42", "\u{301}anna", "٣محمد", "\u{93e}सुनील"] {
        assert_eq!(refused(text), NameError::NoLetterFirst, "{text}");
    }
}

#[test]
fn signs_stand_singly_inside() {
    for text in ["anna-", "anna_", "an--na", "an-_na", "an__na", "a-"] {
        assert_eq!(refused(text), NameError::Signs, "{text}");
    }
}

#[test]
fn accents_do_not_pile_up() {
    for text in ["z\u{301}\u{302}\u{300}\u{306}na", "zz\u{301}\u{301}", "an-\u{301}na"] {
        assert_eq!(refused(text), NameError::Marks, "{text}");
    }
}

#[test]
fn scripts_are_not_mixed() {
    // The first two letters of each are Cyrillic.
    for text in ["раypal", "аnna", "annа", "Ωmega", "annaש", "さくらЖ", "김さくら", "рa山"] {
        assert_eq!(refused(text), NameError::Scripts, "{text}");
    }
}

#[test]
fn capitals_do_not_tell_names_apart() {
    for (one, other) in [
        ("paypal", "PayPal"),
        ("Weiß", "WEISS"),
        ("Jürgen", "JÜRGEN"),
        ("Ïles", "ïLES"),
        ("ΓΙΏΡΓΟΣ", "Γιώργος"),
        ("Жанна", "ЖАННА"),
        ("Արամ", "ԱՐԱՄ"),
        ("Łukasz", "ŁUKASZ"),
        ("Þórður", "ÞÓRÐUR"),
    ] {
        assert!(alike(one, other), "{one} {other}: {} {}", key(one), key(other));
    }
}

#[test]
fn look_alikes_have_the_same_key() {
    for (one, other) in [
        ("paypal", "раураӏ"),
        ("PayPal", "РауРаӏ"),
        ("capa", "Сара"),
        ("ooo", "ооо"),
        ("Avva", "Αννα"),
        ("Norbert1", "NorbertI"),
        ("Norbertl", "NorbertI"),
        ("R0bert", "Robert"),
        ("Rnaria", "Maria"),
        ("PauI", "Paul"),
        ("he1lo", "heIlo"),
    ] {
        assert!(alike(one, other), "{one} {other}: {} {}", key(one), key(other));
    }
}

#[test]
fn others_are_told_apart() {
    let names = [
        "Anna",
        "Anne",
        "Änna",
        "Anna2",
        "Anna3",
        "Anna-2",
        "An-na",
        "An_na",
        "Ana",
        "Hanna",
        "Ханна",
        "Анна",
        "Nina",
        "Nena",
        "Otto",
        "Ott0o",
        "Karl",
        "Carl",
        "Kari",
        "Emma",
        "Ema",
        "高橋",
        "高山",
        "さくら",
        "サクラ",
    ];
    for (at, one) in names.iter().enumerate() {
        for other in &names[at + 1..] {
            // ‘Karl’ and ‘KarI’ look the same, so ‘Kari’ is the price.
            if (*one, *other) != ("Karl", "Kari") {
                assert!(!alike(one, other), "{one} {other}: {}", key(one));
            }
        }
    }
}

#[test]
fn capitals_do_not_disguise_another_script() {
    // Cyrillic and Greek, which look like Latin in capitals alone.
    for (text, small) in [("НАТА", "Ната"), ("АННА", "Анна"), ("ММВ", "ммв"), ("ΑΝΗ", "Ανη")]
    {
        assert_eq!(refused(text), NameError::Disguised, "{text}");
        assert!(Name::parse(small).is_ok(), "{small}");
    }
}

#[test]
fn no_letter_of_europe_is_a_disguise() {
    for letter in ('A'..='\u{17f}').filter(|&letter| is_fit(letter) && letter.is_alphabetic()) {
        let text = format!("d{letter}d{letter}");
        assert!(Name::parse(&text).is_ok(), "{text}: {:?}", Name::parse(&text));
    }
}

#[test]
fn a_key_is_its_own_key() {
    for letter in ('A'..='\u{2fff}').filter(|&letter| is_fit(letter) && !is_combining_mark(letter)) {
        let text = format!("a{letter}b");
        assert_eq!(key(&key(&text)), key(&text), "{text} U+{:04X}", u32::from(letter));
    }
}

#[test]
fn capitals_of_every_letter_have_its_key() {
    for letter in ('A'..='\u{2fff}').filter(|&letter| is_fit(letter) && letter.is_alphabetic()) {
        let (small, large) = (letter.to_lowercase().to_string(), letter.to_uppercase().to_string());
        if check_form(&format!("{letter}{letter}")).is_ok() {
            assert_eq!(key(&small), key(&large), "{letter} U+{:04X}", u32::from(letter));
        }
    }
}

#[test]
fn nobody_speaks_for_the_server() {
    for text in [
        "admin",
        "Admin",
        "ADMIN",
        "Adrnin",
        "аdmin2",
        "admin1",
        "a-d-m-i-n",
        "Abande",
        "abande_7",
        "me",
        "Guest99",
    ] {
        let error = refused(text);
        assert!(matches!(error, NameError::Reserved | NameError::Scripts), "{text}: {error}");
    }
    for reserved in RESERVED {
        assert_eq!(refused(reserved), NameError::Reserved, "{reserved}");
    }
    for text in ["Meike", "Adminka", "Serverin", "Abandefan", "Modesta"] {
        assert!(Name::parse(text).is_ok(), "{text}");
    }
}

#[test]
fn each_error_has_a_key_and_says_what_to_do() {
    let errors = [
        NameError::TooShort,
        NameError::TooLong,
        NameError::NoLetterFirst,
        NameError::Letter('.'),
        NameError::Signs,
        NameError::Marks,
        NameError::Scripts,
        NameError::Disguised,
        NameError::Reserved,
    ];
    let codes: std::collections::HashSet<_> = errors.iter().map(NameError::code).collect();
    assert_eq!(codes.len(), errors.len());
    for error in errors {
        assert!(error.to_string().contains(": "), "{error}");
    }
}
