"""Compare libraries ("peers") on the same products, each in its own process with a time limit.

A peer is a program that calls `peers_worker.serve`. All peers prepare a case at the same time. Then
its rounds are interleaved: in each round, the peers are timed once, one after another; each round
starts with another peer. If a peer is not installed, fails, crashes or does not answer in time, the
output names the peer and the reason, and the other peers continue. A peer whose product differs too
much from the product with its own decoded weight is marked as wrong. After the rounds, each of the
fastest peers repeats the case in an untimed run, during which it measures the machine's state.
"""

from __future__ import annotations

import json
import os
import select
import signal
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

__all__ = ["Peer", "compare"]

WRONG = 0.05  # relative RMS error; 8-bit activations have up to 0.015
CLOSE = 1.05  # times the least time, up to which a peer is one of the fastest
GIVEN_UP = 2  # crashes or expired time limits of a peer, after which it is not started again


@dataclass(frozen=True, slots=True, kw_only=True)
class Peer:
    """A library to compare: the program that serves it, and its environment variables."""

    name: str
    command: Sequence[str]
    environment: Mapping[str, str] = field(default_factory=dict)


class _Stopped(Exception):
    """The process crashed, or gave no answer in time; the text is the reason."""


class _Process:
    """A running peer."""

    def __init__(self, peer: Peer) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115
        self._read = b""
        self._child = subprocess.Popen(
            list(peer.command),
            env={**os.environ, **peer.environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            start_new_session=True,
        )
        assert self._child.stdin
        assert self._child.stdout
        self._input, self._output = self._child.stdin, self._child.stdout

    def ask(self, request: Mapping[str, Any], limit: float) -> dict[str, Any]:
        """Return the answer to a request."""
        deadline = time.monotonic() + limit
        with suppress(BrokenPipeError):
            self._input.write(json.dumps(request).encode() + b"\n")
            self._input.flush()
        pipe = self._output.fileno()
        while b"\n" not in self._read:
            if not select.select([pipe], [], [], max(0.0, deadline - time.monotonic()))[0]:
                self.stop(patience=0)
                raise _Stopped(f"no answer in {limit:g} s")
            piece = os.read(pipe, 1 << 16)
            if not piece:
                raise _Stopped(self._crash())
            self._read += piece
        line, _, self._read = self._read.partition(b"\n")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _crash(self) -> str:
        self.stop()
        status = self._child.returncode
        how = signal.Signals(-status).name if status < 0 else f"exit status {status}"
        self._errors.seek(0)
        said = self._errors.read().decode("utf-8", "replace").strip().splitlines()
        return f"crashed with {how}" + (f": {said[-1]}" if said else "")

    def stop(self, patience: float = 2.0) -> None:
        """Let the process end within `patience` seconds; then kill it, with its children."""
        with suppress(BrokenPipeError):
            self._input.close()
        with suppress(subprocess.TimeoutExpired):
            self._child.wait(patience)
        with suppress(ProcessLookupError):
            os.killpg(self._child.pid, signal.SIGKILL)
        self._child.wait()
        self._output.close()


class _Runner:
    """Ask one peer, start it when needed, and remember why it is absent or is no longer started."""

    def __init__(self, peer: Peer, limit: float) -> None:
        self.name = peer.name
        self._peer, self._limit = peer, limit
        self._process: _Process | None = None
        self._stops = 0
        self._absent: str | None = None

    def ask(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Return the peer's answer, or {"absent": reason} or {"failed": reason}."""
        if self._absent is not None:
            return {"absent": self._absent}
        if self._stops >= GIVEN_UP:
            return {"failed": f"not started again after {GIVEN_UP} failures"}
        try:
            self._process = self._process or _Process(self._peer)
            answer = self._process.ask(request, self._limit)
        except OSError as error:
            answer = {"absent": f"{self._peer.command[0]}: {error.strerror}"}
        except _Stopped as error:
            self._process = None
            self._stops += 1
            return {"failed": str(error)}
        self._absent = answer.get("absent")
        return answer

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.stop()
            self._process = None


def _times(seconds: Sequence[float]) -> dict[str, Any]:
    return {
        "median_ms": statistics.median(seconds) * 1e3,
        "best_ms": min(seconds) * 1e3,
        "rounds": len(seconds),
    }


def _fastest(found: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """Return the peers that are about as fast as the fastest one; none if there is only one."""
    times = {name: x["median_ms"] for name, x in found.items() if x.get("wrong") is False}
    close = [name for name, ms in times.items() if ms <= CLOSE * min(times.values())]
    return close if len(close) > 1 else []


def _row(case: Mapping[str, Any], runners: Sequence[_Runner], rounds: int) -> dict[str, Any]:
    with ThreadPoolExecutor(len(runners)) as pool:  # some peers compile; timing starts after all
        answers = pool.map(lambda one: one.ask({"case": case}), runners)
    found = {one.name: answer for one, answer in zip(runners, answers, strict=True)}
    seconds: dict[str, list[float]] = {one.name: [] for one in runners}
    for turn in range(rounds):
        start = turn % len(runners)  # each peer is the first once: the GPU is then coolest
        for one in (*runners[start:], *runners[:start]):
            if "error" not in found[one.name]:
                continue
            answer = one.ask({"sample": turn})
            if "seconds" in answer:
                seconds[one.name].append(answer["seconds"])
            else:
                found[one.name] = answer
    for name, answer in found.items():
        if "error" in answer:
            wrong = not answer["error"] <= case.get("wrong", WRONG)  # NaN is wrong
            answer.update(_times(seconds[name]), wrong=wrong)
    fastest = _fastest(found)
    for one in runners:
        if one.name in fastest:
            found[one.name]["facts"].update(one.ask({"state": True}).get("facts", {}))
    return {"case": dict(case), "peers": found}


def compare(
    peers: Sequence[Peer], cases: Sequence[Mapping[str, Any]], *, rounds: int, limit: float
) -> Iterator[dict[str, Any]]:
    """Yield a row per case: the case, and each peer's times and errors, or the reason for their
    absence.

    A peer has `limit` seconds to prepare a case, and `limit` seconds for each sample.
    """
    runners = [_Runner(peer, limit) for peer in peers]
    try:
        for case in cases:
            yield _row(case, runners, rounds)
    finally:
        for one in runners:
            one.close()
