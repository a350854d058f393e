//! What `abande match` says in the end.

use std::fmt;

use abande_arena::statistics::{Decision, Sprt};
use abande_arena::summary::Summary;
use abande_engine::{Limits, Time};
use serde_json::{Value, json};

/// A match that is over.
pub(crate) struct Report<'a> {
    pub(crate) names: [&'a str; 2],
    pub(crate) board: &'a str,
    pub(crate) limits: &'a [Limits; 2],
    pub(crate) summary: &'a Summary,
    pub(crate) sprt: Option<Sprt>,
}

fn decision_text(decision: Decision) -> &'static str {
    match decision {
        Decision::Accepted => "accepted",
        Decision::Rejected => "rejected",
        Decision::Open => "open",
    }
}

pub(crate) fn limits_text(limits: &Limits) -> String {
    let mut parts = Vec::new();
    match limits.time {
        Time::Unlimited => {}
        Time::Move(time) => parts.push(format!("{} ms", time.as_millis())),
        Time::Clock { left, increment } => {
            parts.push(format!("{}+{} s", left.as_secs_f64(), increment.as_secs_f64()));
        }
    }
    parts.extend(limits.depth.map(|depth| format!("depth {depth}")));
    parts.extend(limits.nodes.map(|nodes| format!("{nodes} nodes")));
    parts.join(", ")
}

impl Report<'_> {
    /// The report as one JSON object. Where a number is infinite it has null.
    pub(crate) fn json(&self) -> Value {
        let Summary { wins, draws, losses, pairs, forfeits, .. } = self.summary;
        let [low, elo, high] = pairs.elo();
        let forfeits: Vec<_> = forfeits
            .iter()
            .map(|forfeits| {
                json!({
                    "engine": self.names[forfeits.player],
                    "reason": forfeits.kind,
                    "games": forfeits.games,
                    "first": forfeits.first,
                })
            })
            .collect();
        let sprt = self.sprt.map(|sprt| {
            let (lower, upper) = sprt.bounds();
            json!({
                "elo0": sprt.elo0,
                "elo1": sprt.elo1,
                "alpha": sprt.alpha,
                "beta": sprt.beta,
                "ratio": sprt.llr(pairs),
                "lower": lower,
                "upper": upper,
                "verdict": decision_text(sprt.decision(pairs)),
            })
        });
        json!({
            "engines": self.names,
            "board": self.board,
            "limits": self.limits.each_ref().map(limits_text),
            "games": self.summary.games(),
            "wins": wins,
            "draws": draws,
            "losses": losses,
            "share": pairs.share(),
            "pairs": pairs.0,
            "elo": elo,
            "elo_low": low,
            "elo_high": high,
            "margin": self.summary.mean_margin(),
            "sprt": sprt,
            "forfeits": forfeits,
        })
    }
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Summary { wins, draws, losses, pairs, forfeits, .. } = self.summary;
        let [first, second] = self.names;
        let limits = self.limits.each_ref().map(limits_text);
        writeln!(f, "{first} ({}) against {second} ({}) on {}", limits[0], limits[1], self.board)?;
        writeln!(f, "games   {}: {wins} won, {draws} drawn, {losses} lost", self.summary.games())?;
        writeln!(f, "share   {:.1} %", 100.0 * pairs.share())?;
        let counts = pairs.0.map(|count| count.to_string()).join(" ");
        writeln!(f, "pairs   {counts} (with 0, 1/2, 1, 1 1/2, 2 points)")?;
        let [low, elo, high] = pairs.elo();
        writeln!(f, "Elo     {elo:+.1}, from {low:+.1} to {high:+.1} (95 %)")?;
        writeln!(f, "margin  {:+.2} points a game", self.summary.mean_margin())?;
        if let Some(sprt) = self.sprt {
            let (lower, upper) = sprt.bounds();
            writeln!(
                f,
                "SPRT    {:+} against {:+} Elo: ratio {:.2}, bounds {lower:.2} and {upper:.2}: {}",
                sprt.elo0,
                sprt.elo1,
                sprt.llr(pairs),
                decision_text(sprt.decision(pairs))
            )?;
        }
        for forfeits in forfeits {
            let (name, games) = (self.names[forfeits.player], forfeits.games);
            let noun = if games == 1 { "game" } else { "games" };
            writeln!(f, "forfeit {games} {noun} by {name}, {}; first: {}", forfeits.kind, forfeits.first)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use abande_arena::statistics::Pentanomial;
    use abande_arena::summary::Forfeits;

    use super::*;

    fn report(check: impl Fn(&Report<'_>)) {
        let first = "crashed: it ended".to_owned();
        let summary = Summary {
            wins: 24,
            draws: 3,
            losses: 13,
            pairs: Pentanomial([2, 3, 4, 8, 3]),
            margins: 78,
            forfeits: vec![Forfeits { player: 1, kind: "crash", games: 1, first }],
        };
        let time = Time::Move(Duration::from_millis(100));
        let clock = Time::Clock { left: Duration::from_secs(10), increment: Duration::from_millis(100) };
        let limits =
            [Limits { time, ..Limits::default() }, Limits { depth: Some(4), nodes: Some(9), time: clock }];
        let sprt = Some(Sprt { elo0: 0.0, elo1: 10.0, alpha: 0.05, beta: 0.05 });
        check(&Report { names: ["Ada", "Bo"], board: "hex", limits: &limits, summary: &summary, sprt });
    }

    #[test]
    fn the_text_says_it_all() {
        report(|report| {
            assert_eq!(
                report.to_string(),
                "Ada (100 ms) against Bo (10+0.1 s, depth 4, 9 nodes) on hex\n\
                 games   40: 24 won, 3 drawn, 13 lost\n\
                 share   58.8 %\n\
                 pairs   2 3 4 8 3 (with 0, 1/2, 1, 1 1/2, 2 points)\n\
                 Elo     +61.4, from -30.2 to +162.7 (95 %)\n\
                 margin  +2.00 points a game\n\
                 SPRT    +0 against +10 Elo: ratio 0.23, bounds -2.94 and 2.94: open\n\
                 forfeit 1 game by Bo, crash; first: crashed: it ended\n"
            );
        });
    }

    #[test]
    fn the_json_says_the_same() {
        report(|report| {
            let json = report.json();
            assert_eq!(json["engines"], json!(["Ada", "Bo"]));
            assert_eq!(
                (&json["games"], &json["wins"], &json["losses"]),
                (&json!(40), &json!(24), &json!(13))
            );
            assert_eq!((&json["share"], &json["pairs"]), (&json!(0.5875), &json!([2, 3, 4, 8, 3])));
            assert_eq!((&json["sprt"]["verdict"], &json["margin"]), (&json!("open"), &json!(2.0)));
            assert_eq!(json["forfeits"][0]["reason"], "crash");
        });
    }
}
