//! What a plan says of a position must be what the rules say.

use abande::{Bits, Boards, Color, Move, Plan, Planner, Position, Space, Survey};

/// Where a piece may be entered, by the plan of a position, if these stacks are gone.
struct Entries<'a> {
    gone: &'a [Space],
}

impl Planner for Entries<'_> {
    type Finding = Vec<Space>;

    fn look<P: Plan>(self, plan: &P) -> Vec<Space> {
        let mut band = plan.owned(Color::Black) | plan.owned(Color::White);
        for &space in self.gone {
            // Every stack has one: else the entries are wrong, and the test fails.
            let Some(slot) = plan.slot(space) else { return Vec::new() };
            assert_eq!(plan.space(slot), space);
            band = band.without(P::Set::only(slot));
        }
        let mut spaces: Vec<Space> = plan.entries(band).numbers().map(|slot| plan.space(slot)).collect();
        spaces.sort_unstable();
        spaces
    }
}

fn legal_entries(position: &Position) -> Vec<Space> {
    let entry = |mv| if let Move::Enter(space) = mv { Some(space) } else { None };
    let mut spaces: Vec<Space> = position.moves().into_iter().filter_map(entry).collect();
    spaces.sort_unstable();
    spaces
}

#[test]
fn a_plan_knows_where_pieces_may_be_entered_now_and_after_captures() {
    let mut random = fastrand::Rng::with_seed(5);
    for name in ["hex", "square", "snub", "libre", "libre@31", "square:8", "hex:2"] {
        let variant = Boards::default().variant(name).unwrap();
        let mut compared = 0;
        for _ in 0..20 {
            let mut position = Position::start(&variant);
            while !position.is_over() {
                let plan = position.plan(Entries { gone: &[] });
                if position.hand(position.turn()) > 0
                    && let Some(entries) = &plan
                {
                    assert_eq!(entries, &legal_entries(&position), "{position}");
                }
                let moves = position.moves();
                let mv = moves[random.usize(..moves.len())];
                let before = position.clone();
                position.play(mv).unwrap();
                if let Move::Capture { from, .. } = mv
                    && position.hand(position.turn()) > 0
                    && let Some(entries) = before.plan(Entries { gone: &[from] })
                {
                    assert_eq!(entries, legal_entries(&position), "{before}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 20, "{name}");
    }
}

#[test]
fn the_key_of_the_stacks_is_that_of_each_of_them() {
    struct Key;
    impl abande::Surveyor for Key {
        type Finding = u64;

        fn look<V: Survey>(self, survey: &V) -> u64 {
            let mut key = 0;
            for owner in Color::BOTH {
                for slot in survey.owned(owner).numbers() {
                    let height = 1 + u8::from(survey.high().has(slot)) + u8::from(survey.full().has(slot));
                    key ^= survey.stack_key(slot, owner, height);
                }
            }
            key
        }
    }
    let mut random = fastrand::Rng::with_seed(6);
    for name in ["hex", "libre"] {
        let mut position = Position::start(&Boards::default().variant(name).unwrap());
        while !position.is_over() {
            assert_eq!(position.stacks_key(), position.survey(Key), "{position}");
            let moves = position.moves();
            position.play(moves[random.usize(..moves.len())]).unwrap();
        }
    }
}
