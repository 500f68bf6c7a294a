"""Run the fuzzer on the C interface with the address and undefined-behaviour sanitizers."""

from __future__ import annotations

import subprocess

import pytest

import native_suite

SECONDS = 2  # for a longer run: tests/native_suite.py --way asan --fuzz 600
SEED = 20261122
CALLERS = 2


def test_random_calls_stay_inside_their_buffers() -> None:
    way = native_suite.WAYS["asan-o0"]
    try:
        tools = native_suite.programs(way)
        env = native_suite.environment(way, tools)
    except native_suite.Missing as error:
        pytest.skip(f"missing: {error}")
    fuzzer = native_suite.build(way, tools, "fuzz") / "tests/fuzz"
    argv = [fuzzer, str(SECONDS), str(SEED), "", str(CALLERS)]
    done = subprocess.run(argv, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr[-6000:]
    assert "accepted" in done.stdout
