"""nybforge accepts the commands that the report shows."""

from __future__ import annotations

import io
import shlex
from pathlib import Path

from nybforge.buildreport.install import install_commands
from nybforge.cli import build_parser
from nybforge.report import Report


def test_nybforge_accepts_its_commands(tmp_path: Path) -> None:
    parser = build_parser(Report(stdout=io.StringIO(), stderr=io.StringIO()))
    found = install_commands(tmp_path / "a channel", ["cpu", "cuda122"], {"nybble-bitsandbytes"})
    seen = 0
    for each in found:
        for command in each["commands"]:
            for line in command["lines"]:
                words = shlex.split(line)
                if words[0] == "nybforge":
                    parsed = parser.parse_args(words[1:])
                    assert parsed.output == str(tmp_path / "a channel")
                    seen += 1
    assert seen == 4


def test_extras_are_installed_only_if_they_were_built(tmp_path: Path) -> None:
    (with_shim,) = install_commands(tmp_path, ["cuda122"], {"nybble", "nybble-bitsandbytes"})
    (without,) = install_commands(tmp_path, ["cuda122"], {"nybble"})
    assert "nybble-bitsandbytes" in str(with_shim)
    assert "nybble-bitsandbytes" not in str(without)
