"""What other libraries need is installed only by those who use them."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[3] / "pyproject.toml"


def run(script: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("gymnasium", "gymnasium", "gymnasium"),
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("openspiel", "pyspiel", "openspiel"),
        ("arrow", "pyarrow", "arrow"),
        ("dataset", "pyarrow", "arrow"),
    ],
)
def test_a_library_that_is_missing_is_named_with_what_installs_it(module: str, library: str, extra: str) -> None:
    told = run(f"import sys; sys.modules[{library!r}] = None; import abande.{module}")
    last = told.stderr.splitlines()[-1]
    assert last.startswith("ImportError: ") and f"pip install '.[{extra}]'" in last
    assert extra in tomllib.loads(PROJECT.read_text())["project"]["optional-dependencies"]


def test_the_package_and_ugi_need_none_of_them() -> None:
    libraries = ("gymnasium", "pettingzoo", "pyspiel", "pyarrow", "jax")
    script = f"import sys, abande, abande.ugi; print([name for name in {libraries} if name in sys.modules])"
    assert run(script).stdout == "[]\n"
