"""Fixtures and options of all tests: the fast tier, and skips that name what is missing."""

from __future__ import annotations

import ctypes
import gc
import importlib.util
import os
import re
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent


def _gpu() -> str | None:
    """Return the missing prerequisite of the gpu marker, or None."""
    try:
        driver = ctypes.CDLL("libcuda.so.1")
    except OSError as error:
        return f"libcuda.so.1 ({error})"
    count = ctypes.c_int(0)
    if (
        driver.cuInit(0) != 0
        or driver.cuDeviceGetCount(ctypes.byref(count)) != 0
        or not count.value
    ):
        return "a CUDA device"
    return None


def _conda() -> str | None:
    names = ("conda", "mamba", "micromamba")
    return None if any(shutil.which(name) for name in names) else "conda, mamba or micromamba"


def _clients() -> str | None:
    names = ("torch", "transformers", "peft", "accelerate", "bitsandbytes")
    missing = [name for name in names if importlib.util.find_spec(name) is None]
    return ", ".join(missing) or None


# The fast tier (--fast) runs every test except those that build, compile, use a package index or
# need a device. A new test belongs to it unless it is in one of these folders, uses one of these
# fixtures or is marked slow; a test that takes more processor time fails.
SLOW_FOLDERS = ("tests/gpu", "tests/clients", "tests/integration", "tests/unit/nybble")
SLOW_FIXTURES = {"libnybble", "_fake_driver_builds", "fake_cublaslt", "probe", "fakes", "index"}
FAST_LIMIT_S = 3.0
LISTED_S = 10.0  # a test or fixture with at least this processor time is listed
# The budget of the whole run on a processor that runs _yardstick() in YARDSTICK_S. The budget is
# larger on a slower or busier processor.
# The run took 64 s in November 2026; the rest is a margin for noise.
FAST_BUDGET_S = 120.0
YARDSTICK_S, YARDSTICK_LOOPS = 0.012, 100_000
MEMORY, MEMORY_MIB = "/dev/shm", 1024  # the temporary files of a run take 90 MiB
COMPILERS = re.compile(r"(.*-)?(cc|c\+\+|gcc|g\+\+|clang(\+\+)?|nvcc|cmake|ninja)(-[\d.]+)?")

NEEDS = {"gpu": _gpu, "conda": _conda, "clients": _clients}


def pytest_configure(config: pytest.Config) -> None:
    """Let Ctrl-C reach the programs under test, and let these programs reach the tests' servers.

    A shell makes background jobs ignore Ctrl-C, and every child inherits this. If the environment
    sets an HTTP proxy, programs would ask it for the tests' servers, which it cannot reach. With
    the umask 002 of many users, others of the group could write into the folders of tests, and
    nybble refuses such folders.
    """
    os.umask(0o022)
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.pop("PYTHONUNBUFFERED", None)  # it hides errors that occur only with a buffer
    # without byte code, each of the many processes under test compiles the package again
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    for name in ("NO_PROXY", "no_proxy"):
        os.environ[name] = ",".join(filter(None, (os.environ.get(name), "127.0.0.1")))
    os.environ["HYPOTHESIS_NO_PLUGINS"] = "1"  # each worker would import trio
    gc.disable()  # half of the time in which pytest collects tests is garbage collection
    config.pluginmanager.register(ProcessorTime())
    if config.getoption("--fast"):
        _keep_temporary_files_in_memory()
        sys.addaudithook(_refuse_builds_and_network)
        config.pluginmanager.register(FastBudget())
        if hasattr(config, "workerinput") and config.getoption("durations") is None:
            _report_passed_tests_once(config)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Exclude all present objects from garbage collection, and collect less often than Python's
    default (every 700 new objects), because garbage collection took 3 % of the tests' time."""
    gc.freeze()
    gc.set_threshold(20_000)
    gc.enable()


def _report_passed_tests_once(config: pytest.Config) -> None:
    """Send one report of each passed test to the controller of xdist.

    xdist sends the start, the end and three reports of each test. Without --verbose and
    --durations, the controller shows one of them, and the others take 3 s of processor time.
    """
    (worker,) = (one for one in config.pluginmanager.get_plugins() if hasattr(one, "sendevent"))
    send = worker.sendevent

    def send_if_shown(name: str, **content: Any) -> None:
        if name in ("logstart", "logfinish"):
            return
        if name == "testreport" and content["data"]["outcome"] == "passed":
            if content["data"]["when"] != "call" and content["data"]["processor_s"] < LISTED_S:
                return
            content["data"]["keywords"] = {}  # most of the report's bytes
        send(name, **content)

    worker.sendevent = send_if_shown


def _keep_temporary_files_in_memory() -> None:
    """Use tmpfs for temporary files if TMPDIR is not set and tmpfs has space and runs programs.

    On a disk, the tests wait for 2,800 calls of fsync and for the removal of 14,000 files.
    """
    if "TMPDIR" in os.environ or not os.access(MEMORY, os.W_OK | os.X_OK):
        return
    state = os.statvfs(MEMORY)
    enough = state.f_bavail * state.f_frsize >= MEMORY_MIB * 1024**2
    if enough and not state.f_flag & os.ST_NOEXEC:
        os.environ["TMPDIR"] = tempfile.tempdir = MEMORY


def _refuse_builds_and_network(event: str, arguments: Any) -> None:
    """Raise if a test of the fast tier starts an installed compiler or uses the network."""
    if event == "subprocess.Popen":
        program, words, _, env = arguments
        found = shutil.which(os.fspath(program), path=(env or os.environ).get("PATH")) or ""
        # asking a compiler for its version or for preprocessed text is quick
        makes = {"-o", "-c", "-B", "--build"}.intersection(map(str, words or ()))
        installed = found.startswith(("/usr/", sys.prefix))
        if makes and installed and COMPILERS.fullmatch(Path(found).name):
            raise RuntimeError(f"the fast tier does not build ({found}): mark the test slow")
    elif event == "socket.connect" and isinstance(arguments[1], tuple):
        host = str(arguments[1][0])
        if not host.startswith("127.") and host not in ("::1", "localhost"):
            raise RuntimeError(f"the fast tier has no network ({host}): mark the test slow")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip the slow folders before their modules import torch."""
    slow = config.getoption("--fast") and collection_path in [ROOT / name for name in SLOW_FOLDERS]
    return True if slow else None


def _is_slow(item: pytest.Item) -> bool:
    return (
        bool(SLOW_FIXTURES.intersection(getattr(item, "fixturenames", ())))
        or item.get_closest_marker("slow") is not None
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Fail a test of the fast tier that, with its children, takes too much processor time."""
    before = os.times()
    result = yield
    spent = sum(os.times()[:4]) - sum(before[:4])
    if item.config.getoption("--fast") and spent > FAST_LIMIT_S:
        spent /= max(1.0, _yardstick() / YARDSTICK_S)  # a slow or busy machine gets more
        if spent > FAST_LIMIT_S:
            pytest.fail(f"{spent:.1f} s of processor time in the fast tier: mark the test slow")
    return result


class ProcessorTime:
    """Lists the tests and fixtures that use the most processor time, child processes included.

    Wall-clock durations do not show them: on a busy machine, each test waits for the others.
    """

    def __init__(self) -> None:
        self.before = 0.0
        self.spent: list[tuple[float, str]] = []

    def pytest_collection_finish(self) -> None:
        self.before = sum(os.times()[:4])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, Any, Any]:
        report = yield
        now = sum(os.times()[:4])
        report.processor_s, self.before = now - self.before, now
        return report

    def pytest_runtest_logreport(self, report: Any) -> None:
        spent = getattr(report, "processor_s", 0.0)  # missing in the report of a crashed worker
        if spent >= LISTED_S:
            self.spent.append((spent, f"{report.when:8} {report.nodeid}"))

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        for spent, name in sorted(self.spent, reverse=True):
            terminalreporter.write_line(f"{spent:.0f} s of processor time: {name}")


def _yardstick() -> float:
    """Return the processor time of a fixed piece of work on this machine under its current load."""
    before = time.process_time()
    sum(str(number).count("1") for number in range(YARDSTICK_LOOPS))
    return time.process_time() - before


class FastBudget:
    """Fails a run of the fast tier if the processor time of all workers exceeds the budget."""

    def __init__(self) -> None:
        self.spent: list[float] = []
        self.yardsticks = [_yardstick()]
        # build_all.sh installs .venv and then becomes this process, which keeps the times of pip
        self.before = sum(os.times()[2:4])
        self.text = ""

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        spent, *yardsticks = getattr(node, "workeroutput", {}).get("processor_s", [0.0])
        self.spent.append(spent)
        self.yardsticks += yardsticks

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self.yardsticks.append(_yardstick())
        if hasattr(session.config, "workeroutput"):
            report = [sum(os.times()[:4]), *self.yardsticks]
            session.config.workeroutput["processor_s"] = report
            return
        speed = sum(self.yardsticks) / len(self.yardsticks) / YARDSTICK_S
        spent = (sum(self.spent) + sum(os.times()[:4]) - self.before) / speed
        self.text = f"fast tier: {spent:.0f} s of processor time; the budget is {FAST_BUDGET_S:.0f}"
        if spent > FAST_BUDGET_S:
            self.text += " s: make tests cheaper, or mark them slow"
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        terminalreporter.write_line(self.text)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--require",
        action="append",
        default=[],
        choices=sorted(NEEDS),
        help="fail instead of skip when what this marker needs is missing; may be repeated",
    )
    parser.addoption("--fast", action="store_true", help="run the fast tier: pure tests alone")
    parser.addoption("--update-golden", action="store_true", help="rewrite expected files")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--fast"):
        slow = [item for item in items if _is_slow(item)]
        items[:] = [item for item in items if not _is_slow(item)]
        config.hook.pytest_deselected(items=slow)
    for marker, probe in NEEDS.items():
        marked = [item for item in items if item.get_closest_marker(marker)]
        missing = probe() if marked else None
        if missing is None:
            continue
        if marker in config.getoption("--require"):
            raise pytest.UsageError(f"--require {marker}: missing {missing}")
        # one skipped test per file says as much as thousands, and saves seconds
        first = {item.path: item for item in reversed(marked)}
        counts = Counter(item.path for item in marked)
        for path, item in first.items():
            reason = f"missing: {missing} (all {counts[path]} tests)"
            item.add_marker(pytest.mark.skip(reason=reason))
        others = {*marked} - {*first.values()}
        items[:] = [item for item in items if item not in others]
        config.hook.pytest_deselected(items=[*others])


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return ROOT


@pytest.fixture
def weird_tmp_path(tmp_path: Path) -> Path:
    """A temporary folder with a space and non-ASCII letters in its name."""
    path = tmp_path / "größe ß"
    path.mkdir()
    return path
