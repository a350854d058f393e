//! A server of one's own, as a process that can be killed.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::failure::Failure;

/// A server that does not say that it listens within this time does not start.
const START: Duration = Duration::from_mins(1);

/// A server, its folder, and its port, which it keeps when it is started again.
pub(super) struct ServerProcess {
    program: PathBuf,
    folder: TempDir,
    address: SocketAddr,
    child: Child,
}

impl ServerProcess {
    pub(super) async fn start() -> Result<ServerProcess, Failure> {
        let program = std::env::current_exe()?;
        let folder = tempfile::Builder::new().prefix("abande-loadtest-").tempdir()?;
        let (child, address) = launch(&program, &folder, "127.0.0.1:0").await?;
        Ok(ServerProcess { program, folder, address, child })
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    /// SIGKILL: it does not get to say a word.
    pub(super) async fn kill(&mut self) -> Result<(), Failure> {
        Ok(self.child.kill().await?)
    }

    /// Starts it again, where it was.
    pub(super) async fn restart(&mut self) -> Result<(), Failure> {
        let (child, _) = launch(&self.program, &self.folder, &self.address.to_string()).await?;
        self.child = child;
        Ok(())
    }

    /// The memory that it has, in kB, as Linux tells it.
    pub(super) fn memory(&self) -> Result<u64, Failure> {
        let refused = || Failure::Refused("the memory of a process can be read on Linux only".into());
        let id = self.child.id().ok_or_else(refused)?;
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).map_err(|_| refused())?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or_else(refused)?;
        line.trim().trim_end_matches(" kB").parse().map_err(|_| refused())
    }
}

async fn launch(program: &PathBuf, folder: &TempDir, listen: &str) -> Result<(Child, SocketAddr), Failure> {
    let mut child = Command::new(program)
        .args(["serve", "--no-open", "--limits", "off", "--listen", listen, "--data"])
        .arg(folder.path())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()?;
    let silent = || Failure::Refused("the server does not start".into());
    let output = child.stdout.take().ok_or_else(silent)?;
    let mut lines = BufReader::new(output).lines();
    let line = tokio::time::timeout(START, lines.next_line()).await.map_err(|_| silent())??;
    let address = line.as_deref().and_then(|line| line.strip_prefix("listening on http://")?.parse().ok());
    Ok((child, address.ok_or_else(silent)?))
}
