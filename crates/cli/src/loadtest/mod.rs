//! `abande loadtest`: a server under load, measured from outside; and killed, to see what is lost.

mod audit;
mod client;
mod figures;
mod pair;
mod server_process;

use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use crate::failure::Failure;

use client::Client;
use figures::Figures;
use pair::Pair;
use server_process::ServerProcess;

/// Measure a server under load, or kill it again and again and see what is lost
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Games at a time
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=5000))]
    games: u32,

    /// Moves a second, in all games together; 0 for as many as the server takes
    #[arg(long, value_name = "N", default_value_t = 1000)]
    rate: u32,

    /// How long
    #[arg(long, value_name = "S", default_value_t = 10, conflicts_with = "kill")]
    seconds: u32,

    /// Kill the server (SIGKILL) so many times, at random moments, and check every game afterwards
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "200")]
    kill: Option<u32>,

    /// Open so many sockets that say nothing, and tell what memory each takes
    #[arg(long, value_name = "N", conflicts_with_all = ["kill", "seconds"])]
    idle: Option<u32>,

    /// Where chance begins
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

const EXAMPLES: &str = "\
Examples:
  abande loadtest --seconds 60 --rate 1000    how long a move waits for its acknowledgement
  abande loadtest --kill 200 --rate 0         every acknowledged move is there, none twice
  abande loadtest --idle 10000                memory for each socket

It starts a server of its own on a free port of this machine, with its data in a folder that goes afterwards.";

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    abande_server::raise_open_files();
    let report = runtime.block_on(async {
        let server = ServerProcess::start().await?;
        match (args.idle, args.kill) {
            (Some(sockets), _) => idle(&server, sockets).await,
            (None, Some(kills)) => kill(args, server, kills).await,
            (None, None) => load(args, &server).await,
        }
    })?;
    writeln!(out, "{report}")?;
    Ok(())
}

/// Games side by side until they are told to end; each is checked in the end.
struct Load {
    pairs: JoinSet<Result<Figures, Failure>>,
    end: tokio::sync::watch::Sender<bool>,
}

impl Load {
    async fn start(args: &Args, server: &ServerProcess) -> Result<Load, Failure> {
        let (end, ended) = tokio::sync::watch::channel(false);
        let pause = match args.rate {
            0 => Duration::ZERO,
            rate => Duration::from_secs_f64(f64::from(args.games) / f64::from(rate)),
        };
        let mut pairs = JoinSet::new();
        for number in 0..args.games {
            let client = Client::new(server.address());
            let mut pair =
                Pair::meet(client, args.seed.wrapping_add(u64::from(number)), number % 2 == 0).await?;
            let ended = ended.clone();
            pairs.spawn(async move { pair.play(pause, ended).await });
        }
        Ok(Load { pairs, end })
    }

    /// Lets every game end, and adds up what was seen.
    async fn finish(mut self) -> Result<Figures, Failure> {
        let _ = self.end.send(true);
        let mut sum = Figures::default();
        while let Some(joined) = self.pairs.join_next().await {
            let figures = joined.map_err(|error| Failure::Refused(error.to_string()))?;
            sum.add(figures?);
        }
        Ok(sum)
    }
}

async fn load(args: &Args, server: &ServerProcess) -> Result<String, Failure> {
    let load = Load::start(args, server).await?;
    let since = Instant::now();
    tokio::time::sleep(Duration::from_secs(args.seconds.into())).await;
    let took = since.elapsed();
    let figures = load.finish().await?;
    Ok(figures.report(took))
}

async fn kill(args: &Args, mut server: ServerProcess, kills: u32) -> Result<String, Failure> {
    let load = Load::start(args, &server).await?;
    let mut chance = fastrand::Rng::with_seed(args.seed);
    let since = Instant::now();
    for _ in 0..kills {
        // Short enough to hit every part of a start and of a commit, long enough for moves between.
        tokio::time::sleep(Duration::from_millis(chance.u64(20..700))).await;
        server.kill().await?;
        server.restart().await?;
    }
    let took = since.elapsed();
    let figures = load.finish().await?;
    Ok(format!("kills            {kills}\n{}", figures.report(took)))
}

async fn idle(server: &ServerProcess, sockets: u32) -> Result<String, Failure> {
    let client = Arc::new(Client::new(server.address()));
    // The first ones bring what is there once, such as the words.
    let mut open = vec![];
    for _ in 0..100 {
        open.push(client.socket(None).await?);
    }
    let before = server.memory()?;
    for _ in 0..sockets {
        open.push(client.socket(None).await?);
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let after = server.memory()?;
    let each = (after.saturating_sub(before)) as f64 / f64::from(sockets);
    Ok(format!(
        "sockets          {sockets}\nmemory           {before} kB before, {after} kB with them\neach             {each:.1} kB"
    ))
}
