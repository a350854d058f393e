//! Files of games: looking at them, playing on from them, and files that never answer.

use super::*;
use crate::failure::Failure;

/// Games as a file has them.
fn collection(text: &str) -> Arc<Collection> {
    let boards = Boards::default();
    let games = abande::read_games(text, &boards, Coords::Stein);
    Arc::new(Collection::of(games.map(Result::unwrap)))
}

const TWO_GAMES: &str = "[Black \"Ada\"]\n[White \"Bo\"]\n[Board \"hex\"]\n[Result \"0-1\"]\n\n1. d4 c3 {So so.} 2. d3 0-1\n\n\
                         [Board \"libre\"]\n[BlackType \"level 2\"]\n[WhiteType \"human\"]\n\n1. 0,1 *\n";

/// A window in which these games were opened.
fn looking(text: &str) -> Driver {
    let mut game = Driver::new("hex", ["human", "level 3"]);
    game.keys("o").keys("~/x.abn").key(KeyCode::Enter);
    let open = game.wanted();
    let [Effect::Open(number, path)] = &open[..] else { panic!("{open:?}") };
    assert!(path.ends_with("ada/x.abn"), "{path:?}");
    game.event(Event::Opened(*number, Ok(collection(text))));
    game
}

#[test]
fn looking_at_a_game_is_looking() {
    let mut game = looking(TWO_GAMES);
    assert!(matches!(game.wanted()[..], [Effect::LetGo]));
    let screen = game.screen();
    for text in ["Ada", "Bo", "game 1 of 2", "White wins.", "x play from here"] {
        assert!(screen.contains(text), "{text}\n{screen}");
    }
    assert!(!screen.contains("Level 3") && !screen.contains("Black  You"), "{screen}");
    // Nobody moves in it: neither the engine nor the person.
    game.key(KeyCode::Enter).keys("p").moves("c4 e4");
    assert_eq!(game.said(), "You are looking at a game. x plays on from here, in a game of your own.");
    assert_eq!(game.played(), ["d4", "c3", "d3"]);
    // Single steps, with what the record says.
    game.key(KeyCode::Left);
    assert_eq!((game.played().len(), game.said().as_str()), (2, "So so."));
    game.keys("u").key(KeyCode::Left).key(KeyCode::Left);
    assert!(game.played().is_empty());
    game.key(KeyCode::Down);
    assert_eq!(game.played().len(), 3);
    game.key(KeyCode::Home).key(KeyCode::Right);
    assert_eq!(game.played(), ["d4"]);
    assert!(game.wanted().is_empty(), "nothing is kept, and nothing thought about");
    // Saved, it is what it was.
    game.keys("s").key(KeyCode::Enter);
    let saved = game.wanted();
    assert!(
        matches!(&saved[..], [Effect::Save { text, .. }] if !text.contains("Type") && !text.contains("Date")),
        "{saved:?}"
    );
    // The other game of the file, and no further.
    game.key(KeyCode::PageDown);
    assert_eq!(game.app.session.board().name(), "libre");
    game.key(KeyCode::PageDown);
    assert_eq!(game.said(), "There is no such game: the file has 2 games.");
    game.key(KeyCode::PageUp);
    assert_eq!(game.app.session.board().name(), "hex");
}

#[test]
fn playing_from_here_is_a_new_game() {
    let mut game = looking(TWO_GAMES);
    game.key(KeyCode::Left).keys("x");
    assert!(game.screen().contains("Play from here"), "{}", game.screen());
    // Black is to move there: a person, against a level.
    game.key(KeyCode::Enter);
    assert_eq!(game.app.session.players().map(|player| player.to_string()), ["human", "level 3"]);
    assert_eq!(game.played(), ["d4", "c3"]);
    assert!(!game.screen().contains("Ada"), "{}", game.screen());
    game.moves("e4");
    let kept = game.wanted().into_iter().find_map(|effect| match effect {
        Effect::Keep(text) => Some(text),
        _ => None,
    });
    let kept = kept.unwrap();
    assert!(kept.contains("1. d4 c3 2. e4 *") && !kept.contains("Ada") && !kept.contains("0-1"), "{kept}");
    // One of our own games goes on between those who played it.
    let mut game = looking(TWO_GAMES);
    game.key(KeyCode::PageDown).keys("x").key(KeyCode::Enter);
    assert_eq!(game.app.session.players().map(|player| player.to_string()), ["level 2", "human"]);
    // Esc thinks better of it.
    let mut game = looking(TWO_GAMES);
    game.keys("x").key(KeyCode::Esc);
    assert!(game.app.session.is_looking());
}

#[test]
fn a_file_that_never_answers_stops_nobody() {
    let mut game = Driver::new("hex", ["human", "human"]);
    game.keys("o/dev/zero").key(KeyCode::Enter);
    assert_eq!(game.said(), "Reading /dev/zero… Esc gives up.");
    let wanted = game.wanted();
    let [Effect::Open(first, _)] = wanted[..] else { panic!("{wanted:?}") };
    // Who plays on does not wait for it any longer.
    game.moves("d4").event(Event::Opened(first, Ok(collection(TWO_GAMES))));
    assert_eq!(game.played(), ["d4"]);
    game.keys("o").keys("x").key(KeyCode::Enter).key(KeyCode::Esc);
    game.event(Event::Opened(first + 1, Err(Failure::Refused("too long".into()))));
    assert_eq!(game.said(), "");
    game.keys("o").keys("x").key(KeyCode::Enter);
    game.event(Event::Opened(first + 2, Err(Failure::Refused("x: no such file".into()))));
    assert_eq!((game.said().as_str(), game.played().len()), ("x: no such file", 1));
}
