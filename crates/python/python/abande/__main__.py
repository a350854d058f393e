"""``python -m abande`` is the program ``abande``, where it is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

MISSING = """\
The program abande is not on your path; this package is the library alone.
`cargo install --path crates/cli` in a checkout of Abande installs the program."""


def main() -> int:
    """Runs the program with the same arguments, and ends as it does."""
    program = shutil.which("abande")
    if program is None:
        print(MISSING, file=sys.stderr)
        return 1
    if os.name == "posix":
        os.execv(program, [program, *sys.argv[1:]])
    return subprocess.run([program, *sys.argv[1:]], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
