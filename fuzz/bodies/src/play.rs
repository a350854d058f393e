//! Any bytes as a game: legal moves where they name one, any others to be refused, all to be taken back.

use abande::{Boards, Move, Position, Space};

const BOARDS: [&str; 8] = ["hex", "square", "snub", "libre", "hex:2@9", "square:9@40", "libre@31", "hex:6@3"];

/// Panics where that does not hold.
pub fn play(bytes: &[u8]) {
    let [board, bytes @ ..] = bytes else { return };
    let name = BOARDS[usize::from(*board) % BOARDS.len()];
    let start = Position::start(&Boards::default().variant(name).expect("a board of the list"));
    let mut position = start.clone();
    let mut played = Vec::new();
    for &[kind, a, b] in bytes.as_chunks().0 {
        let moves = position.moves();
        assert_eq!(moves.len(), position.move_count());
        let space = |byte: u8| {
            if start.board().is_libre() {
                Space::axial((byte >> 4) as i8 - 8, (byte & 15) as i8 - 8)
            } else {
                Space::numbered(byte)
            }
        };
        let mv = match kind % 4 {
            0 => Move::Enter(space(a)),
            1 => Move::Capture { from: space(a), to: space(b) },
            2 => Move::Pass,
            _ if moves.is_empty() => break,
            _ => moves[usize::from(a) % moves.len()],
        };
        let listed = moves.contains(&mv);
        match position.play(mv) {
            Ok(undo) => played.push(undo),
            Err(illegal) => assert!(!listed, "{illegal} in {position}"),
        }
    }
    assert!(position.setup().validate().as_ref() == Ok(&position), "{position}");
    while let Some(undo) = played.pop() {
        position.take_back(undo);
    }
    assert_eq!(position, start);
}
