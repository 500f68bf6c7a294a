"""The prediction of speed from machine code: its parser, its occupancy, and its page."""

from __future__ import annotations

import json
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

# As nvdisasm lists a kernel: a loop that loads 16 + 16 + 4 bytes, of which 32 are outstanding.
LISTING = """
        /*0000*/                   MOV R1, c[0x0][0x28] ;
        /*0010*/                   LDG.E.U8 R9, [R2.64] ;
        /*0020*/                   STG.E [R2.64], R9 ;
.L_x_1:
        /*0030*/                   LDG.E.128.CONSTANT R4, [R2.64] ;
        /*0040*/              @!P0 LDG.E.128 R12, [R2.64+0x10] ;
        /*0050*/                   FADD R20, R5, R6 ;
        /*0060*/                   LDG.E R8, [R22.64] ;
        /*0070*/                   STL [R1], R20 ;
        /*0080*/                   FADD R20, R8, R13 ;
        /*0090*/               @P0 BRA `(.L_x_1) ;
        /*00a0*/                   EXIT ;
.L_x_2:
        /*00b0*/                   BRA `(.L_x_2);
        /*00c0*/                   NOP;
"""


@pytest.fixture
def modules(root: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.syspath_prepend(str(root / "benchmarks"))
    import gpu_machine_code
    import predict

    yield gpu_machine_code, predict
    for name in ("gpu_machine_code", "predict", "gpu_tables", "origin"):
        sys.modules.pop(name, None)


def test_a_loop_its_loads_and_its_local_memory_are_found(modules: Any) -> None:
    code, _ = modules
    found = code.facts_of(code.instructions(LISTING))
    assert found == {
        "instructions": 12, "in_flight": 32, "loop": 7, "loop_bytes": 36, "loop_spills": 1,
    }  # fmt: skip


def test_code_without_a_loop_has_none(modules: Any) -> None:
    code, _ = modules
    straight = "\n".join(line for line in LISTING.splitlines() if "BRA" not in line)
    assert code.facts_of(code.instructions(straight))["loop"] == 0


def elf(sections: dict[str, bytes]) -> bytes:
    """Return a 64-bit ELF file with these sections, as ptxas writes it."""
    names = b"\0" + b"".join(name.encode() + b"\0" for name in [*sections, ".shstrtab"])
    bodies = {**sections, ".shstrtab": names}
    offset, rows, data = 64, [bytes(64)], b""
    for name, body in bodies.items():
        at = names.index(name.encode() + b"\0")
        rows.append(
            struct.pack("<IIQQQQIIQQ", at, 1, 0, 0, offset + len(data), len(body), 0, 0, 1, 0)
        )
        data += body
    head = b"\x7fELF" + bytes(36) + struct.pack("<QIHHHHHH", offset + len(data), 0, 64, 0, 0, 64,
                                                  len(rows), len(rows) - 1)  # fmt: skip
    return head + data + b"".join(rows)


def test_registers_stack_and_shared_memory_are_read_from_an_image(modules: Any) -> None:
    code, _ = modules
    strings = b"\0kernel\0"
    symbols = bytes(24) + struct.pack("<IBBHQQ", 1, 0, 0, 0, 0, 0)
    info = struct.pack("<BBHII", 4, 0x2F, 8, 1, 48) + struct.pack("<BBH", 3, 1, 0)
    info += struct.pack("<BBHII", 4, 0x12, 8, 1, 24)
    sections = {".strtab": strings, ".symtab": symbols, ".nv.info": info, ".text.kernel": b"x",
                ".nv.shared.kernel": bytes(100)}  # fmt: skip
    assert code.resources_of(elf(sections)) == {
        "kernel": {"registers": 48, "stack": 24, "static_shared": 100}
    }
    assert code.resources_of(elf({".strtab": strings, ".symtab": symbols})) == {}


@pytest.mark.parametrize(
    ("shape", "kernel", "blocks"),
    [
        ((256, 98304), (128, 0), 1),  # shared memory of the block
        ((256, 0), (128, 0), 2),  # registers
        ((256, 0), (32, 0), 8),  # threads
        ((32, 0), (16, 0), 32),  # blocks
        ((128, 0), (32, 41000), 3),  # static shared memory
        ((256, 170000), (32, 0), 0),  # more shared memory than a block may have
        ((512, 0), (255, 0), 0),  # more registers than a multiprocessor has
    ],
)
def test_occupancy_on_an_a100(modules: Any, shape: Any, kernel: Any, blocks: int) -> None:
    _, predict = modules
    limits = json.loads(predict.LIMITS.read_text())["capabilities"]["sm_80"]
    launch = predict.Launch("kernel", 1, *shape)
    facts = {"registers": kernel[0], "static_shared": kernel[1]}
    assert predict.resident(launch, facts, limits) == blocks


def test_every_recorded_launch_fits_its_device(modules: Any) -> None:
    _, predict = modules
    facts, limits = (json.loads(path.read_text()) for path in (predict.FACTS, predict.LIMITS))
    assert [one for one in predict.faults(facts, limits) if "no block fits" in one] == []
    # the recorded facts describe the current kernels
    for key, device in limits["devices"].items():
        names = {x.kernel for told in predict.launches(key).values() for x in told}
        assert names & facts[device["image"]].keys(), key


def test_a_launch_that_does_not_fit_is_reported(modules: Any) -> None:
    _, predict = modules
    facts, limits = (json.loads(path.read_text()) for path in (predict.FACTS, predict.LIMITS))
    facts["sm_86"]["gemm4_mma_bf16_32"]["static_shared"] = 32768
    found = list(predict.faults(facts, limits))
    assert "gemm4_mma_bf16_32 on RTX 3090: no block fits on a multiprocessor" in found


def test_the_page_has_the_tables_of_its_data(modules: Any) -> None:
    _, predict = modules
    page = predict.PAGE.read_text("utf-8")
    assert predict.renewed(page) == page, "run: python benchmarks/predict.py table"
    assert predict.main(["table", "--check"]) == 0
