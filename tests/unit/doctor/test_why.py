"""The doctor's reasons, computed from names and numbers in a log line."""

# ruff: noqa: E501
# lines of logs stay whole

from __future__ import annotations

import io

import pytest

from nybforge.doctor.log.causes import installed_causes
from nybforge.doctor.log.scan import scan
from nybforge.doctor.log.terms import explain

CAUSES = installed_causes()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "OutOfResources: out of resource: shared memory, Required: 163840, Hardware limit: 65536.",
            "capability 7.5, or one of AMD's) has at most 65536: the kernel was tuned for another device (compute capability 8.0 and 8.7 or",
        ),
        (  # more than any device has, on a device that is not in the table
            "OutOfResources: out of resource: shared memory, Required: 327680, Hardware limit: 70000.",
            "a block on this device has at most 70000: the kernel was tuned for another",
        ),
        (
            "OutOfResources: out of resource: threads, Required: 2048, Hardware limit: 1024.",
            "needs 2048 threads per block, and the device has 1024",
        ),
        (
            "ptxas error : Entry function 'k' uses too much shared data (0x12000 bytes, 0xc000 max)",
            "k declares 73728 bytes of shared memory; the limit for declared arrays is 49152",
        ),
        (
            "lto1: fatal error: bytecode stream in file 'a.o' generated with LTO version 8.1 instead of the expected 12.0",
            "another GCC (its format 8.1); GCC 12 links",
        ),
        (
            "a.s:3: Error: no such instruction: `{vex} vpdpbusds %ymm7,%ymm0,%ymm6'",
            "passes {vex} vpdpbusds to its assembler, which is too old",
        ),
        (
            "ld: unrecognized option '--package-metadata={}'",
            "passes --package-metadata to its linker, which is too old",
        ),
        (
            "bash: /new/bin/pip: /old/venv/bin/python: bad interpreter: No such file or directory",
            "/new/bin/pip was installed for /old/venv/bin/python, which does not exist: the environment was moved",
        ),
        (
            "bash: /e/bin/pip: /e/bin/python3.9: bad interpreter: No such file or directory",
            "that Python was removed or updated",
        ),
        (
            "OMP: Error #15: Initializing libomp.so, but found libiomp5.so already initialized.",
            "the process has loaded libiomp5.so, and another package loads libomp.so",
        ),
        (
            "OMP: Error #15: Initializing libomp.so, but found libomp.so already initialized.",
            "two packages contain a copy of libomp.so",
        ),
    ],
)
def test_the_reason_is_read_from_the_line(text: str, says: str) -> None:
    (hit,) = scan(io.BytesIO(text.encode()), CAUSES)
    cause = next(cause for cause in CAUSES if cause.id == hit.cause)
    assert says in explain(cause, hit)
