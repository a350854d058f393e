"""`python -m abande` is the program, where it is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def run(path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PATH": str(path)}
    command = [sys.executable, "-m", "abande", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_without_the_program_a_message_says_how_to_get_it(tmp_path: Path) -> None:
    told = run(tmp_path, "--version")
    assert told.returncode == 1
    assert "cargo install" in told.stderr and told.stdout == ""


def test_the_program_gets_the_arguments_and_says_how_it_ends(tmp_path: Path) -> None:
    program = tmp_path / "abande"
    program.write_text('#!/bin/sh\necho "got $*"\nexit 3\n')
    program.chmod(0o755)
    told = run(tmp_path, "moves", "--board", "hex")
    assert (told.stdout, told.returncode) == ("got moves --board hex\n", 3)
