"""`python -m nybble`: check the installation and print SUCCESS or the next step."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any, TextIO

from nybble import __version__, cuda, errors
from nybble.check import diagnosis, process, report
from nybble.cuda.kernel_sets import find_sets


def main(argv: Sequence[str], environ: Mapping[str, str], stdout: TextIO, stderr: TextIO) -> int:
    """Run the check; return 0 for SUCCESS, 1 for a problem."""
    parser = argparse.ArgumentParser(
        prog="python -m nybble",
        description="Check this installation of nybble: the native library, its CPU "
        "implementations, the kernel sets, the driver and the devices; then run a quantization "
        "round trip on the CPU and on each GPU.",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--version", action="version", version=f"nybble {__version__}")
    parser.add_argument(
        "--compile",
        metavar="ARCH",
        help="compile the installed kernel sources for an architecture (sm_120) and store "
        "the kernels in the cache, which machines without NVRTC can then use; needs "
        "NVRTC, but no GPU",
    )
    options = parser.parse_args(list(argv))
    if options.compile is not None:
        return compile_ahead(options.compile, environ, stdout, stderr)
    facts: dict[str, Any] = diagnosis.examine(environ)
    if options.json:
        json.dump(facts, stdout, indent=2)
        stdout.write("\n")
    else:
        report.write(facts, stdout)
    return 0 if facts["success"] else 1


def compile_ahead(arch: str, environ: Mapping[str, str], stdout: TextIO, stderr: TextIO) -> int:
    """Compile the kernels for `arch` into the cache; print the folders of the compiled kernels, and
    the progress on a terminal."""

    def told(line: str) -> None:
        if stderr.isatty():
            print(line, file=stderr, flush=True)

    try:
        folders = cuda.prepare(arch, environ, find_sets(environ).sets, told)
    except (errors.NybbleError, ValueError) as error:
        print(error, file=stderr)
        return 1
    for folder in folders:
        print(f"{arch}: {folder}", file=stdout)
    return 0


if __name__ == "__main__":
    sys.exit(process.run(main))
