//! Steps one after the other, each with the time that it took.

use std::time::{Duration, Instant};

use crate::failure::{self, Failure};
use crate::tools::{Preparation, Tool};

/// A part of a check.
pub(crate) struct Step {
    pub(crate) name: &'static str,
    /// What must be installed for it.
    pub(crate) needs: &'static [Tool],
    pub(crate) run: fn() -> Result<(), Failure>,
}

/// Runs the steps that are chosen, or all where none is, and tells how long each took.
pub(crate) fn run(steps: &[Step], chosen: &[&str]) -> Result<(), Failure> {
    if let Some(unknown) = chosen.iter().find(|name| steps.iter().all(|step| step.name != **name)) {
        return Err(failure::wrong(format!("there is no step '{unknown}', only {}", names(steps))));
    }
    let start = Instant::now();
    let wanted = || steps.iter().filter(|step| chosen.is_empty() || chosen.contains(&step.name));
    let mut preparation = Preparation::begin(wanted().flat_map(|step| step.needs).copied().collect());
    let mut times = Vec::new();
    for step in wanted() {
        println!("\n== {}", step.name);
        let begun = Instant::now();
        let prepared = if step.needs.is_empty() { Ok(()) } else { preparation.end() };
        let done = prepared.and_then(|()| (step.run)());
        times.push((step.name, begun.elapsed()));
        println!("\n== {} took {}", step.name, seconds(begun.elapsed()));
        if let Err(failure) = done {
            println!("\n{}", sum(&times, start.elapsed()));
            return Err(Failure::Step { step: step.name, failure: Box::new(failure) });
        }
    }
    println!("\n{}\nAll is well.", sum(&times, start.elapsed()));
    Ok(())
}

/// The names of the steps.
pub(crate) fn names(steps: &[Step]) -> String {
    steps.iter().map(|step| step.name).collect::<Vec<_>>().join(", ")
}

fn sum(times: &[(&str, Duration)], all: Duration) -> String {
    let each: Vec<String> = times.iter().map(|(name, time)| format!("{name} {}", seconds(*time))).collect();
    format!("{}; all in all {}", each.join(", "), seconds(all))
}

/// Seconds, or minutes with seconds from a minute on.
fn seconds(time: Duration) -> String {
    let tenths = (time.as_millis() + 50) / 100;
    if tenths < 600 {
        format!("{}.{} s", tenths / 10, tenths % 10)
    } else {
        let seconds = (tenths + 5) / 10;
        format!("{}:{:02} min", seconds / 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_easy_to_read() {
        let written = |millis: u64| seconds(Duration::from_millis(millis));
        assert_eq!(written(0), "0.0 s");
        assert_eq!(written(1_240), "1.2 s");
        assert_eq!(written(59_940), "59.9 s");
        assert_eq!(written(59_960), "1:00 min");
        assert_eq!(written(605_000), "10:05 min");
        let times = [("lint", Duration::from_secs(2)), ("unit", Duration::from_secs(70))];
        assert_eq!(sum(&times, Duration::from_secs(72)), "lint 2.0 s, unit 1:10 min; all in all 1:12 min");
    }

    #[test]
    fn chosen_steps_run_until_one_fails() {
        fn fails() -> Result<(), Failure> {
            Err(failure::wrong("no"))
        }
        let steps = [
            Step { name: "one", needs: &[], run: || Ok(()) },
            Step { name: "two", needs: &[], run: fails },
            Step { name: "three", needs: &[], run: || Ok(()) },
        ];
        assert!(run(&steps, &["one", "three"]).is_ok());
        let says = |chosen: &[&str]| run(&steps, chosen).unwrap_err().to_string();
        assert_eq!(says(&[]), "two: no");
        assert_eq!(says(&["four"]), "there is no step 'four', only one, two, three");
    }
}
