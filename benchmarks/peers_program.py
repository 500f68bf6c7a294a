"""Code that cpu_peers.py and gpu_peers.py share: options, measurement, and results."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from origin import ROOT, as_json, result_file
from peers import Peer, compare
from peers_results import Row, changes, line

__all__ = [
    "add_options", "assignment", "earlier_runs", "finish", "measure", "positive", "selected",
]  # fmt: skip


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that do not depend on the peers, and `error`, which ends the program."""
    parser.set_defaults(error=parser.error)
    parser.add_argument(
        "--only", action="append", default=[], metavar="WORD",
        help="peers whose name contains this text; may be repeated",
    )  # fmt: skip
    parser.add_argument("--rounds", type=positive, default=7, help="rounds per case (7)")
    parser.add_argument(
        "--python", action="append", default=[], type=assignment, metavar="PEER=PATH",
        help="a peer's interpreter",
    )  # fmt: skip
    parser.add_argument("--json", type=result_file, help="write the results to this file")
    parser.add_argument(
        "--baseline", type=earlier_runs, metavar="FILE",
        help="an earlier result, to name what is slower",
    )  # fmt: skip


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


def assignment(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} has no '='")
    return name, value


def earlier_runs(text: str) -> list[dict[str, Any]]:
    """Return the runs in a result file. The file is read before anything is measured."""
    try:
        document = json.loads(Path(text).read_text("utf-8"))
        runs: list[dict[str, Any]] = document.get("runs", [document])
        if not all("rows" in run for run in runs):
            raise ValueError("it has no rows")
    except (OSError, ValueError, AttributeError) as error:
        raise argparse.ArgumentTypeError(f"not the result of an earlier run: {error}") from error
    return runs


def selected(
    options: argparse.Namespace,
    programs: Mapping[str, Sequence[str]],
    environment: Mapping[str, str],
) -> list[Peer]:
    """Return the peers that --only selects; a program in benchmarks/ serves each.

    nybble is always selected. --python names the interpreter of one peer, or of all peers whose
    names have the same first word.
    """
    interpreters: dict[str, str] = dict(options.python)
    known = {*programs, *(name.split()[0] for name in programs)}
    for option, word, is_known in (
        *(("--only", word, any(word in name for name in programs)) for word in options.only),
        *(("--python", name, name in known) for name in interpreters),
    ):
        if not is_known:
            options.error(f"{option} {word}: unknown peer; known are {', '.join(programs)}")
    found = []
    for name, (script, *arguments) in programs.items():
        wanted = not options.only or any(word in name for word in options.only)
        if name == "nybble" or wanted:
            python = interpreters.get(name, interpreters.get(name.split()[0], sys.executable))
            command = [python, str(ROOT / "benchmarks" / script), *arguments]
            found.append(Peer(name=name, command=command, environment=environment))
    return found


def measure(
    options: argparse.Namespace,
    peers: Sequence[Peer],
    cases: Sequence[Mapping[str, Any]],
    limit: float,
) -> list[Row]:
    """Measure the cases, and print each when it is done. Ctrl-C keeps the finished cases."""
    rows: list[Row] = []
    with suppress(KeyboardInterrupt):
        for row in compare(peers, cases, rounds=options.rounds, limit=limit):
            rows.append(row)
            sys.stderr.write(line(row) + "\n")
    return rows


def finish(options: argparse.Namespace, document: Mapping[str, Any], rows: Sequence[Row]) -> int:
    """Write the results. If a speedup fell since the baseline, print it and return 1.

    Runs of the baseline with other instruction sets are ignored.
    """
    if options.json:
        options.json.write_text(as_json(document, rows), encoding="utf-8")
    if options.baseline is None:
        return 0
    alike = (run for run in options.baseline if run.get("isa") == document.get("isa"))
    slower = list(changes(rows, [row for run in alike for row in run["rows"]], "nybble"))
    sys.stderr.write("".join(f"slower than the baseline: {one}\n" for one in slower))
    return 1 if slower else 0
