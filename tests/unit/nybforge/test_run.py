"""Processes: their logs, the end of whole process groups, time limits, quoting."""

from __future__ import annotations

import contextlib
import io
import os
import select
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from nybforge.report import Report
from nybforge.run import Runner, quoted


def report() -> Report:
    return Report(stdout=io.StringIO(), stderr=io.StringIO())


def test_a_log_has_everything_and_its_end_is_at_hand(tmp_path: Path) -> None:
    runner = Runner(report=report(), env=os.environ)
    program = "for i in $(seq 50); do echo line $i; done; echo wrong >&2; exit 7"
    done = runner.logged(["bash", "-c", program], log=tmp_path / "logs/a.log")
    assert done.returncode == 7
    assert len(done.tail) == 30
    assert done.tail[-1] == "wrong"
    text = done.log.read_text("utf-8")
    assert "line 1\n" in text
    assert text.startswith("$ bash -c ")


def test_a_private_key_does_not_reach_log_tail_or_terminal(tmp_path: Path) -> None:
    said = Report(stdout=io.StringIO(), stderr=io.StringIO(), verbose=True)
    key = "-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n-----END PRIVATE KEY-----\nafter"
    env = {**os.environ, "DEPLOYED": key}
    done = Runner(report=said, env=env).logged(
        ["sh", "-c", 'echo "$DEPLOYED"; exit 1'], log=tmp_path / "a.log"
    )
    for text in (done.log.read_text("utf-8"), "\n".join(done.tail), said.stderr.getvalue()):  # type: ignore[attr-defined]
        assert "c2VjcmV0" not in text
        assert "after" in text


def test_ending_a_command_ends_its_children(tmp_path: Path) -> None:

    runner = Runner(report=report(), env=os.environ)
    # all processes of the group inherit `held`; `alive` reads the end of file when all have ended
    alive, held = os.pipe()
    program = f"(echo here >&{held}; while true; do sleep 0.05; done) & sleep 600"

    def work() -> None:
        with contextlib.suppress(KeyboardInterrupt), runner.report.step("job"):
            runner.logged(["bash", "-c", program], log=tmp_path / "a.log", holds=[held])

    thread = threading.Thread(target=work)
    thread.start()
    assert os.read(alive, 9) == b"here\n"
    os.close(held)
    runner.end_all()
    thread.join(60)
    assert not thread.is_alive()
    assert select.select([alive], [], [], 60)[0], "a child of the command lives on"
    assert os.read(alive, 9) == b""
    os.close(alive)
    # we stopped it, so it has not "failed"
    assert runner.report.stderr.getvalue().splitlines()[-1].startswith("stopped")  # type: ignore[attr-defined]


def test_nothing_starts_after_all_was_ended(tmp_path: Path) -> None:
    """A thread that is between two commands must not start the next one."""
    runner = Runner(report=report(), env=os.environ)
    runner.end_all()
    with pytest.raises(KeyboardInterrupt):
        runner.logged(["touch", tmp_path / "started"], log=tmp_path / "a.log")
    assert not (tmp_path / "started").exists()


def test_a_short_command_never_raises(tmp_path: Path) -> None:
    runner = Runner(report=report(), env=os.environ)
    assert runner.capture([tmp_path / "none"]).problem == "not found"
    assert runner.capture(["sleep", "5"], timeout=0.1).problem == "timed out after 0.1 s"
    assert runner.capture(["sh", "-c", "echo out; echo err >&2; exit 3"]).returncode == 3


def test_a_program_that_times_out_cleans_up_and_its_children_end(tmp_path: Path) -> None:
    """The script represents a wrapper whose child is a compiler with temporary files."""
    runner = Runner(report=report(), env=os.environ)
    script = "trap 'rm temporary; exit 1' TERM; touch temporary; sleep 60 & echo $! > pid; wait"
    for timeout in (0.3, 3.0, 30.0):
        assert runner.capture(["sh", "-c", script], timeout=timeout, cwd=tmp_path).timed_out
        if (tmp_path / "pid").exists():
            break  # a slow machine needs seconds to start the script
    assert [path.name for path in tmp_path.iterdir()] == ["pid"]
    sleeper = int((tmp_path / "pid").read_text())
    status = Path(f"/proc/{sleeper}/stat")
    assert not status.exists() or " Z " in status.read_text()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("start", [[], ["nohup"]], ids=["plain", "nohup"])
def test_a_closed_terminal_ends_the_program_and_its_children(
    tmp_path: Path, number: signal.Signals, start: list[str]
) -> None:
    alive, held = os.pipe()
    program = (
        "import sys; from pathlib import Path\n"
        "from nybforge.ending import ended, own_streams\n"
        "from nybforge.report import Report\n"
        "from nybforge.run import Runner\n"
        "stdout, stderr = own_streams()\n"
        "report = Report(stdout=stdout, stderr=stderr, verbose=True)\n"
        "argv = ['sh', '-c', 'echo ready; until [ -e go ]; do sleep 0.05; done']\n"
        "holds, log = [int(sys.argv[1])], Path('log')\n"
        "runner = Runner(report=report, env={'PATH': '/usr/bin:/bin'})\n"
        "work = lambda: runner.logged(argv, log=log, holds=holds).returncode\n"
        "sys.exit(ended(report, work))\n"
    )
    argv = [*start, sys.executable, "-c", program, str(held)]
    with subprocess.Popen(argv, cwd=tmp_path, stderr=-1, text=True, pass_fds=[held]) as child:
        os.close(held)
        assert child.stderr is not None
        assert any("ready" in line for line in child.stderr)
        child.send_signal(number)
        ignored = bool(start) and number == signal.SIGHUP
        if ignored:
            (tmp_path / "go").touch()
        assert child.wait(60) == (0 if ignored else 130)
    assert select.select([alive], [], [], 60)[0], "a child of the program lives on"
    assert os.read(alive, 9) == b""
    os.close(alive)


def test_commands_are_shown_quoted_for_a_shell(weird_tmp_path: Path) -> None:
    runner = Runner(report=report(), env=os.environ)
    line = quoted(["printf", "%s", weird_tmp_path / "it's"])
    assert runner.capture(["sh", "-c", line]).stdout == str(weird_tmp_path / "it's")
