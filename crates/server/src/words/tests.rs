use std::collections::HashSet;

use abande::{Board, Coords, Position};
use abande_words::Language;

use super::{Problem, language_of, said};
use crate::games::{Refusal, Refused, TimeError};
use crate::limits::TooMany;
use crate::people::{NameError, PasswordError};

fn refusals() -> [Refused; 16] {
    [
        Refused::BadId,
        Refused::FutureVersion { named: 9, version: 7 },
        Refused::OtherContents,
        Refused::GameOver,
        Refused::Stale { version: 7 },
        Refused::NotYourTurn,
        Refused::TooLateToAbort,
        Refused::NoOffer,
        Refused::OfferedAlready,
        Refused::DrawOffered,
        Refused::NothingToTakeBack,
        Refused::RatedTakeBack,
        Refused::NotOverYet,
        Refused::NextBegun { next: "next".into() },
        Refused::NoClaim { at: None },
        Refused::NoClaim { at: Some(1) },
    ]
}

#[test]
fn everything_is_said_in_every_language_and_each_thing_otherwise() {
    let refusals = refusals();
    let mut problems = vec![
        Problem::BadRequest(None),
        Problem::BadRequest(Some(&TimeError::Days(15))),
        Problem::Method,
        Problem::Unauthorized,
        Problem::WrongPassword,
        Problem::Forbidden,
        Problem::NotForGuests,
        Problem::HasAccount,
        Problem::StrangeOrigin,
        Problem::StrangeHost,
        Problem::NotFound,
        Problem::Conflict,
        Problem::SeekTaken,
        Problem::OwnSeek,
        Problem::NeedsAccount,
        Problem::NoPerson("Ada"),
        Problem::TooManySeeks,
        Problem::TooLarge,
        Problem::TooMany(TooMany { retry_after: 1 }),
        Problem::TooMany(TooMany { retry_after: 2 }),
        Problem::TooMany(TooMany { retry_after: 600 }),
        Problem::Unavailable,
        Problem::Refused(&Refused::NoClock),
        Problem::Name(NameError::TooShort),
        Problem::Name(NameError::TooLong),
        Problem::Name(NameError::NoLetterFirst),
        Problem::Name(NameError::Letter('.')),
        Problem::Name(NameError::Letter('\u{200b}')),
        Problem::Name(NameError::Signs),
        Problem::Name(NameError::Marks),
        Problem::Name(NameError::Scripts),
        Problem::Name(NameError::Disguised),
        Problem::Name(NameError::Reserved),
        Problem::NameTaken,
        Problem::Password(PasswordError::TooShort),
        Problem::Password(PasswordError::TooLong),
        Problem::Password(PasswordError::IsName),
        Problem::Password(PasswordError::Common),
    ];
    problems.extend(refusals.iter().map(Problem::Refused));
    let mut sentences = HashSet::new();
    for language in Language::ALL {
        for problem in &problems {
            let sentence = said(language, *problem);
            assert!(!sentence.starts_with("server") && !sentence.contains(['{', '$']), "{sentence}");
            assert!(sentences.insert(sentence.clone()), "{sentence} is said of two things");
        }
    }
}

#[test]
fn numbers_are_put_in() {
    let english = |problem| said(Language::English, problem);
    let wait = |retry_after| said(Language::English, Problem::TooMany(TooMany { retry_after }));
    assert_eq!(wait(1), "That was too much at once. Try again in 1 second.");
    assert_eq!(wait(119), "That was too much at once. Try again in 119 seconds.");
    assert_eq!(wait(120), "That was too much at once. Try again in 2 minutes.");
    assert_eq!(wait(541), "That was too much at once. Try again in 10 minutes.");
    assert_eq!(
        english(Problem::Refused(&Refused::FutureVersion { named: 9, version: 7 })),
        "There is no version 9 yet: the game is at version 7."
    );
    assert_eq!(
        said(Language::German, Problem::Name(NameError::TooLong)),
        "Dieser Name ist zu lang: Nimm höchstens 20 Buchstaben."
    );
    assert_eq!(
        english(Problem::Name(NameError::Letter('.'))),
        "A name cannot have ‘.’: use letters, digits, - and _."
    );
}

#[test]
fn illegal_moves_are_explained_in_the_language_asked_for() {
    let board = Board::hex();
    let mut position = Position::start(&board.clone().into());
    let mv = |text: &str| board.parse_move(text, Coords::Stein).unwrap();
    position.play(mv("d4")).unwrap();
    let illegal = position.play(mv("a1")).unwrap_err();
    let refused = Refused::IllegalMove(Refusal::of(&board, &illegal.refusal));
    assert_eq!(
        said(Language::German, Problem::Refused(&refused)),
        "a1 liegt nicht am Band: Kein Stapel steht daneben."
    );
    assert_eq!(
        said(Language::English, Problem::Refused(&refused)),
        "a1 is not next to the band: no stack stands beside it."
    );
    let error = board.parse_move("nonsense", Coords::Stein).unwrap_err();
    let refused = Refused::IllegalMove(Refusal::no_move(&board, &error));
    assert_eq!(
        said(Language::French, Problem::Refused(&refused)),
        "Il n’y a pas d’intersection «\u{a0}nonsense\u{a0}» sur ce tablier (hex)."
    );
}

#[test]
fn the_language_that_is_liked_best_is_spoken() {
    for (header, language) in [
        ("", Language::English),
        ("de", Language::German),
        ("de-AT", Language::German),
        ("DE-at", Language::German),
        ("de-AT,de;q=0.9,en;q=0.8", Language::German),
        ("en;q=0.8,fr", Language::French),
        ("en;q=0.8, fr;q=0.9", Language::French),
        ("ja,es;q=0.5,en;q=0.4", Language::Spanish),
        ("it ; q=0.3 , *;q=0.1", Language::Italian),
        ("it;q=0.5,fr;q=0.5", Language::Italian),
        ("*", Language::English),
        ("ja,zh", Language::English),
        ("de;q=0", Language::English),
        ("de;q=0,fr;q=0.001", Language::French),
        ("de;q=2,fr;q=0.1", Language::French),
        ("de;q=-1", Language::English),
        ("de;q=NaN", Language::English),
        ("de;q=inf", Language::English),
        ("de;q=", Language::English),
        ("de;level=1", Language::English),
        (";;;,,,;q=1", Language::English),
        ("\u{1f600}", Language::English),
    ] {
        assert_eq!(language_of(header), language, "{header}");
    }
}
