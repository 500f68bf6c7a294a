"""The child process that builds one package with the rattler-build engine; its output is the log.

The engine runs in a separate process, so that a failure, a kill or Ctrl-C affects only this build.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from nybforge.glibc import LOWEST
from nybforge.package import normalise
from nybforge.storage import write_atomically

__all__ = ["BUILD_FAILED", "NOT_TESTED", "TEST_FAILED", "UNREACHABLE", "main"]

BUILD_FAILED = 5
TEST_FAILED = 6
NOT_TESTED = 7  # there is no test environment, or the engine itself failed
UNREACHABLE = "a channel cannot be reached: "  # prefix of the log line
RAN = "failed to run test: "  # the engine's message for a test that ran and failed
SPINNERS = ("Packaging new files", "index_subdir")


class Log:
    """Writes the engine's messages, line by line."""

    def on_log(self, event: Any) -> None:
        """Write a message of the engine or a line of the build script."""
        if event.span not in SPINNERS or event.level != "info":
            say(event.message)

    def on_build_step(self, event: Any) -> None:
        """Write the name of a step."""
        say(f"== {event.step_name}: {event.message}")

    def on_download_start(self, event: Any) -> None:
        """Write the name of a download."""
        say(f"fetch {event.url}")

    def on_download_progress(self, event: Any) -> None:
        """Do nothing: progress is not written to a log."""

    def on_download_complete(self, event: Any) -> None:
        """Do nothing."""


def say(text: str) -> None:
    """Write one log entry without terminal control sequences."""
    sys.stdout.write(text.rstrip() + "\n")
    sys.stdout.flush()


def guarded(work: Callable[[], int]) -> int:
    """Run `work` in a child of this process. Return the child's exit code (128 + the signal's
    number if a signal ended the child, as in a shell).

    The parent process holds the other end of this process's stdin. If the parent exits, the whole
    process group is killed.

    A thread cannot watch the parent, because the engine holds the GIL while it builds.
    """
    keep_from_children()
    finished, holder = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(finished)
        code = 1
        try:
            code = work()
        except BaseException:
            say(traceback.format_exc())
        finally:
            sys.stdout.flush()
            # Skip interpreter shutdown, which the engine's threads can abort.
            os._exit(code)
    os.close(holder)
    while True:
        ready, _, _ = select.select([0, finished], [], [])
        if finished in ready:
            code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            return code if code >= 0 else 128 - code
        if not os.read(0, 4096):
            os.killpg(0, signal.SIGKILL)


def keep_from_children() -> None:
    """Do not pass the inherited lock to the programs that the build starts. Only this process and
    its fork hold the lock. The server of a compiler cache, which a script may start, must not hold
    it."""
    for name in os.listdir("/proc/self/fd"):
        with contextlib.suppress(OSError):
            if int(name) > 2:
                os.set_inheritable(int(name), False)


def rendered(request: dict[str, Any]) -> Any:
    """Return the output of the requested recipe, which has only one output."""
    from rattler_build import Stage0Recipe, VariantConfig
    from rattler_build.render import RenderConfig
    from rattler_build.tool_config import PlatformConfig

    recipe = Stage0Recipe.from_file(request["recipe"])
    config = VariantConfig.from_files([Path(path) for path in request["variant_files"]])
    platform = PlatformConfig(target_platform=request["platform"])
    outputs = recipe.render(config, RenderConfig(platform=platform))
    found = [v for v in outputs if v.recipe.package.name == request["package"]]
    if len(found) != 1:
        raise SystemExit(f"{request['recipe']}: {len(found)} outputs named {request['package']}")
    return found[0]


def build(request: dict[str, Any]) -> Path:
    """Build the package into the staging folder and return its file."""
    from rattler_build import ToolConfiguration

    result = rendered(request).run_build(
        tool_config=ToolConfiguration(test_strategy="skip", keep_build=True),
        output_dir=request["staging"],
        channels=request["channels"],
        progress_callback=Log(),
        no_build_id=True,
        # Use a fast compression level, because normalise() compresses the package again. With the
        # default level (15), a kernel set took 5 s.
        package_format="conda:1",
        # Leave out the recipe: it would contain this machine's paths, and it is in the repository.
        no_include_recipe=True,
    )
    package: Path = result.packages[0]
    for needs in normalise(package, request["epoch"]):
        if above := needs.above(LOWEST):
            say(f"needs glibc {needs.glibc}, not {LOWEST}: {', '.join(above)}")
    return package


def materials(staging: Path) -> list[list[Any]]:
    """Return the packages in the environments of the build, in the format that
    attestation/statements.py reads."""
    records = [
        json.loads(path.read_text(encoding="utf-8"))
        for path in sorted(staging.glob("bld/*/*/conda-meta/*.json"))
    ]
    keys = ("name", "version", "build", "subdir", "channel", "sha256")
    return [[each.get(key) for key in keys] for each in records]


def why_unsolvable(log: list[str], request: dict[str, Any]) -> str:
    """Return the solver's reason. The engine's exception does not contain it, so solve the last
    specs in the engine's log again."""
    import asyncio

    from rattler import Channel, Subdir, VirtualPackage, solve
    from rattler.exceptions import GatewayError, SolverError

    specs: list[str] = []
    for line in log:
        if line.strip() == "Specs:":
            specs = []
        elif line.startswith("   - ") and "://" not in line:
            specs.append(line.strip()[2:])
    try:
        asyncio.run(
            solve(
                [Channel(url) for url in request["channels"]],
                specs,
                platforms=[Subdir(request["platform"]), Subdir("noarch")],
                virtual_packages=VirtualPackage.detect(),
            )
        )
    except SolverError as error:
        return str(error)
    except GatewayError as error:
        return UNREACHABLE + str(error).partition("\n")[0]
    return ""


def test(package: Path, request: dict[str, Any], results: list[dict[str, Any]]) -> int:
    """Run the package's own tests and return 0, TEST_FAILED or NOT_TESTED. Append each result to
    `results`."""
    from rattler_build import Package

    code = 0
    channels = [Path(request["staging"]).as_uri(), *request["channels"]]
    tested = Package.from_file(package)
    kinds = [type(each).__name__.removesuffix("Test").lower() for each in tested.tests]
    for result in tested.run_tests(
        channel=channels, channel_priority="strict", progress_callback=Log()
    ):
        results.append({"name": kinds[result.test_index], "passed": result.success})
        if result.success:
            continue
        say(f"test {result.test_index} failed")
        for line in result.output:
            say(line)
        if result.output and RAN in result.output[-1]:
            code = TEST_FAILED
        else:
            say(why_unsolvable(result.output, {**request, "channels": channels}))
            code = code or NOT_TESTED
    return code


def main(argv: list[str]) -> int:
    """Build the package that the request file argv[0] describes, and test it. Write the package and
    the results of its tests into the file argv[1]."""
    request = json.loads(Path(argv[0]).read_text(encoding="utf-8"))
    try:
        package = build(request)
    except Exception as error:
        say(f"{type(error).__name__}: {error}".rstrip(": "))
        if "resolve dependencies" in str(error):
            say(why_unsolvable(getattr(error, "log", []), request))
        # The engine runs the tests of a package's content while it builds the package.
        return TEST_FAILED if "package content test" in str(error) else BUILD_FAILED
    results: list[dict[str, Any]] = []
    try:
        code = test(package, request, results) if request["test"] else 0
    except Exception as error:
        say(f"{type(error).__name__}: {error}".rstrip(": "))
        code = NOT_TESTED
    inputs = materials(Path(request["staging"])) if code == 0 else []
    answer = {"package": str(package), "tests": results, "materials": inputs}
    write_atomically(Path(argv[1]), json.dumps(answer).encode())
    return code


if __name__ == "__main__":
    raise SystemExit(guarded(lambda: main(sys.argv[1:])))
