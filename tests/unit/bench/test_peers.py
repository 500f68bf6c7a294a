"""benchmarks/peers.py compares peers in processes, and names the reason of each that has no time.

The peers are small programs: one is right, one wrong, one hangs, one crashes, some are absent.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

CASE = {"rows": 3, "n": 32, "k": 64, "dtype": "bf16"}

PROGRAM = """
import os, sys, time
import numpy as np
from peers_worker import Absent, Product, serve

kind = sys.argv[1]

def prepare(case, weight, x):
    print("what a library prints is not an answer")
    decoded = np.sign(weight) * np.float32(0.1)
    if kind == "absent" or kind == "absent for one" and case["rows"] == 1:
        raise Absent("no such accelerator")
    if kind == "not installed":
        import a_library_that_is_not_installed
    if kind == "not supported":
        raise NotImplementedError("rows must be even")
    if kind == "crashes":
        print("out of luck", file=sys.stderr, flush=True)
        os.abort()
    if kind == "hangs":
        time.sleep(600)
    def call():
        if kind == "hangs later":
            time.sleep(600)
        time.sleep(0.002 if kind == "slow" else 0.0)
        return x @ decoded.T
    calls = [] if kind == "hangs later" else [call]
    sample = (lambda turn: call()) if kind == "hangs later" else None
    if kind.endswith(" ms"):
        sample = lambda turn: float(kind.split()[0]) / 1e3
    out = x @ decoded.T
    if kind == "wrong":
        out[-1, -1] += 100
    if kind == "not a number":
        out[0, 0] = np.nan
    return Product(calls=calls, output=lambda: out, decoded=decoded, facts={"kind": kind},
                   sample=sample, state=(lambda: {"W": 700}) if sample else None)

serve(prepare)
"""

COMPARE = """
import json, sys
from peers import Peer, compare

program, cases, limit, *kinds = sys.argv[1:]
peers = [Peer(name=kind, command=[sys.executable, program, kind]) for kind in kinds]
if "no interpreter" in kinds:
    peers[-1] = Peer(name="no interpreter", command=["/nonexistent/python", program])
for row in compare(peers, json.loads(cases), rounds=3, limit=float(limit)):
    print(json.dumps(row))
"""


@pytest.fixture
def peers(root: Path, tmp_path: Path) -> Any:
    program = tmp_path / "peer.py"
    program.write_text(PROGRAM, "utf-8")

    def run(*kinds: str, cases: Any = (CASE,), limit: float = 30) -> list[dict[str, Any]]:
        command = [sys.executable, "-c", COMPARE, program, json.dumps(cases), limit, *kinds]
        done = subprocess.run(
            list(map(str, command)),
            env={"PYTHONPATH": str(root / "benchmarks"), "OMP_NUM_THREADS": "1"},
            capture_output=True,
            text=True,
            timeout=100,
        )
        assert done.returncode == 0, done.stderr
        return [json.loads(line)["peers"] for line in done.stdout.splitlines()]

    return run


def test_peers_have_times_errors_and_facts_and_wrong_products_are_marked(peers: Any) -> None:
    (row,) = peers("right", "slow", "wrong", "not a number")
    assert row["right"]["error"] < 1e-6
    assert row["right"]["weight_error"] > 0.1
    assert row["right"]["facts"] == {"kind": "right"}
    assert row["slow"]["facts"] == {"kind": "slow"}
    assert row["right"]["rounds"] == 3
    assert row["slow"]["median_ms"] > 2
    assert row["slow"]["median_ms"] > row["right"]["median_ms"] > 0
    assert [row[one]["wrong"] for one in row] == [False, False, True, True]
    assert row["wrong"]["rounds"] == 3


def test_the_state_of_the_machine_is_measured_for_the_fastest_peers(peers: Any) -> None:
    (row,) = peers("2 ms", "1 ms", "1.04 ms")
    assert {name: one["facts"].get("W") for name, one in row.items()} == {
        "2 ms": None, "1 ms": 700, "1.04 ms": 700
    }  # fmt: skip
    (row,) = peers("2 ms", "1 ms")
    assert all("W" not in one["facts"] for one in row.values())  # no peer is close to the fastest


def test_peers_without_times_are_named_with_their_reason(peers: Any) -> None:
    (row,) = peers("right", "crashes", "absent", "not installed", "not supported", "no interpreter")
    assert row["crashes"] == {"failed": "crashed with SIGABRT: out of luck"}
    assert row["absent"] == {"absent": "no such accelerator"}
    assert row["not installed"] == {"absent": "No module named 'a_library_that_is_not_installed'"}
    assert row["not supported"] == {"failed": "NotImplementedError: rows must be even"}
    assert row["no interpreter"] == {"absent": "/nonexistent/python: No such file or directory"}
    assert row["right"]["rounds"] == 3


def test_peers_that_hang_are_ended_at_their_time_limit(peers: Any) -> None:
    for limit in (1, 4, 40):  # a slow machine needs seconds to start a peer
        (row,) = peers("hangs", "hangs later", "right", limit=limit)
        assert row["hangs"] == row["hangs later"] == {"failed": f"no answer in {limit} s"}
        if "failed" not in row["right"]:
            break
    assert row["right"]["rounds"] == 3


def test_a_peer_is_started_again_once_after_a_crash(peers: Any) -> None:
    rows = peers("crashes", "absent for one", cases=[{**CASE, "rows": n} for n in (2, 1, 4)])
    assert ["crashed" in row["crashes"]["failed"] for row in rows] == [True, True, False]
    assert rows[2]["crashes"] == {"failed": "not started again after 2 failures"}
    assert [*map(sorted, (row["absent for one"] for row in rows[1:]))] == [["absent"], ["absent"]]


RESULTS = """
import json, sys
import peers_results as results

def peer(ms, error=0.001, wrong=False):
    return {"median_ms": ms, "error": error, "wrong": wrong,
            "facts": {"activations": "int8", "weights": "Q4"}}

def row(n, rows, mine, **others):
    case = {"n": n, "k": 64, "dtype": "bf16", "rows": rows}
    return {"case": case, "peers": {"nybble": peer(mine), **others}}

now = [row(32, 1, 2, fast=peer(1), off=peer(1, 9, True), gone={"absent": "no module"}),
       row(64, 1, 2, fast=peer(4), off=peer(1, 9, True), gone={"absent": "no module"})]
before = [row(32, 1, 1, fast=peer(1)), row(64, 1, 2.1, fast=peer(4))]
print(json.dumps([results.table(now, "nybble"), [*results.changes(now, before, "nybble")],
                  results.line(now[0])]))
"""


def test_results_show_speedups_reasons_and_what_became_slower(root: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", RESULTS], cwd=root / "benchmarks", capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    table, changes, line = json.loads(done.stdout)
    assert table.splitlines() == [
        "| peer | activations | weights | error | 1 row |",
        "| --- | --- | --- | --- | ---: |",
        "| fast | int8 | Q4 | 0.0010 | 1.00 (0.50) |",
        "| off | int8 | Q4 | 9.0000, wrong |  |",
        "| gone | no module |  |  |  |",
    ]
    assert changes == ["32x64 bf16, 1 rows: 1.00 to 0.50 times as fast as fast"]
    assert "off 1 ms (error 9.0000 WRONG)\n  gone: no module" in line


MERGED = """
import json, sys
import peers_results as results

def peer(ms, error=0.001, wrong=False, **facts):
    return {"median_ms": ms, "best_ms": ms, "error": error, "weight_error": 0.1, "wrong": wrong,
            "facts": {"weights": "int4", **facts}}

def run(ms, **others):
    case = {"n": 8, "k": 64, "dtype": "bf16", "rows": 6, "kind": "experts", "model": "small",
            "tokens": 3, "routing": "uniform"}
    return [{"case": case, "peers": {"nybble": peer(ms, W=600 + ms), **others}}]

other = [{**run(5)[0], "case": {**run(5)[0]["case"], "dtype": "fp16"}}]
rows = results.merged([
    run(1, fast=peer(3), gone={"absent": "no module"}, late={"failed": "no answer"}),
    run(2.00001, fast=peer(2, wrong=True), gone={"absent": "no module"}, late=peer(4)),
    run(9, fast=peer(1, error=0.2), late=peer(6)), other])
print(json.dumps([rows, results.table(rows[:1], "nybble"), results.line(rows[0])]))
"""


def test_merged_runs_have_the_median_and_each_runs_time(root: Path) -> None:
    command = [sys.executable, "-c", MERGED]
    done = subprocess.run(command, cwd=root / "benchmarks", capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    rows, table, line = json.loads(done.stdout)
    assert [row["case"]["dtype"] for row in rows] == ["bf16", "fp16"]
    peers = rows[0]["peers"]
    assert peers["nybble"] == {
        "error": 0.001, "weight_error": 0.1, "facts": {"weights": "int4", "W": 602},
        "runs_ms": [1, 2, 9], "median_ms": 2, "wrong": False,
    }  # fmt: skip
    assert (peers["fast"]["median_ms"], peers["fast"]["error"]) == (2, 0.2)
    assert peers["fast"]["wrong"]
    assert peers["gone"] == {"absent": "no module"}
    assert (peers["late"]["median_ms"], peers["late"]["runs_ms"]) == (5, [4, 6])
    assert table.splitlines()[0] == "| peer | activations | weights | error | 3 tokens |"
    assert table.splitlines()[4] == "| late |  | int4 | 0.0010 | 2.50 |"
    assert line.startswith("small 8x64 bf16, 3 tokens uniform:")


INTERRUPTED = """
import types, peers_program

def compare(peers, cases, **options):
    yield {"case": {"n": 32, "k": 64, "dtype": "bf16", "rows": 1}, "peers": {}}
    raise KeyboardInterrupt

peers_program.compare = compare
print(len(peers_program.measure(types.SimpleNamespace(rounds=1), [], [], 1.0)))
"""


def test_an_interrupted_comparison_keeps_the_finished_cases(root: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED], cwd=root / "benchmarks", capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (0, "1\n"), done.stderr


SELECTED = """
import json, cpu_peers
options = cpu_peers._options(
    ["--only=linear", "--only=ggml Q4_0", "--python=nybble=/other/python", "--beside=/new/lib.so"])
print(json.dumps([[one.name, one.command[0], one.environment.get("NYBBLE_LIBRARY")]
                  for one in cpu_peers.peers(options)]))
"""


def test_another_build_of_nybble_runs_beside_the_selected_peers(root: Path) -> None:
    command = [sys.executable, "-c", SELECTED]
    done = subprocess.run(command, cwd=root / "benchmarks", capture_output=True, text=True)
    assert json.loads(done.stdout) == [
        ["nybble", "/other/python", None],
        ["torch linear", sys.executable, None],
        ["ggml Q4_0", sys.executable, None],
        ["nybble of /new/lib.so", "/other/python", "/new/lib.so"],
    ]
