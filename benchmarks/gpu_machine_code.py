"""Read registers, memory and instructions of kernels from images, for benchmarks/predict.py.

The numbers are static, because an image does not show how often an instruction is executed.
"""

from __future__ import annotations

import re
import struct
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

INSTRUCTION = re.compile(r"^\s+/\*([0-9a-f]{4,})\*/\s+(?:@!?U?P\w+ +)?([A-Z][\w.]*) *([^;]*);")
LABEL = re.compile(r"^(\.L_\w+):")
REGISTER = re.compile(r"\bR(\d+)\b")
WIDTHS = {"128": 16, "64": 8, "U8": 1, "S8": 1, "U16": 2, "S16": 2}
# From 9.0 on, the size of a kernel's shared memory includes the system's part.
COUNT_SYSTEM, SYSTEM_SHARED = ("sm_90a", "sm_100", "sm_120"), 1024
ATTRIBUTES = {0x2F: "registers", 0x12: "stack"}  # attributes in the sections .nv.info


def width_of(opcode: str) -> int:
    """Return the bytes that a load or store moves per thread."""
    return next((WIDTHS[part] for part in opcode.split(".")[1:] if part in WIDTHS), 4)


@dataclass(frozen=True, slots=True)
class Instruction:
    """A line of machine code. back: if the line ends a loop, the index of the loop's first
    instruction."""

    opcode: str
    operands: str
    back: int | None = None


def instructions(listing: str) -> list[Instruction]:
    """Return the instructions of a function that nvdisasm listed, without padding."""
    found: list[Instruction] = []
    labels: dict[str, int] = {}
    for line in listing.splitlines():
        if label := LABEL.match(line):
            labels[label[1]] = len(found)
        elif (one := INSTRUCTION.match(line)) and one[2] != "NOP":
            target = re.search(r"\((\.L_\w+)\)", one[3])
            back = labels.get(target[1]) if target and one[2].startswith("BRA") else None
            found.append(Instruction(one[2], one[3], back))
    return found


def in_flight(code: Sequence[Instruction]) -> int:
    """Return the largest number of bytes that a thread has requested from global memory and not yet
    received.

    A load counts as ended when an instruction first reads its result; all earlier loads then count
    as ended too.
    """
    pending: list[tuple[set[int], int]] = []
    most = 0
    for one in code:
        registers = [int(number) for number in REGISTER.findall(one.operands)]
        loads = one.opcode.startswith("LDG") and not one.opcode.startswith("LDGSTS")
        read = set(registers[1:] if registers else ())
        if one.opcode.startswith(("ST", "RED", "ISETP", "FSETP")):
            read = set(registers)
        for i in reversed(range(len(pending))):
            if pending[i][0] & read:
                del pending[: i + 1]
                break
        if loads and registers:
            words = max(1, width_of(one.opcode) // 4)
            pending.append((set(range(registers[0], registers[0] + words)), width_of(one.opcode)))
            most = max(most, sum(size for _, size in pending))
    return most


def hot_loop(code: Sequence[Instruction]) -> tuple[Sequence[Instruction], bool]:
    """Of the loops that load the most from global memory, return the smallest. Without loops,
    return all code."""
    best, most = code, 0
    for end, one in enumerate(code):
        if one.back is None:
            continue
        body = code[one.back : end + 1]
        loaded = moved(body)
        if loaded > most or (loaded == most > 0 and len(body) < len(best)):
            best, most = body, loaded
    return best, most > 0


def moved(code: Sequence[Instruction]) -> int:
    """Return the bytes that a thread loads from global memory."""
    return sum(width_of(x.opcode) for x in code if x.opcode.startswith("LDG"))


def facts_of(code: Sequence[Instruction]) -> dict[str, Any]:
    """Return facts about a kernel from its instructions."""
    loop, is_loop = hot_loop(code)
    return {
        "instructions": len(code), "in_flight": in_flight(code),
        "loop": len(loop) if is_loop else 0, "loop_bytes": moved(loop) if is_loop else 0,
        "loop_spills": sum(x.opcode.startswith(("STL", "LDL")) for x in loop) if is_loop else 0,
    }  # fmt: skip


def resources_of(image: bytes) -> dict[str, dict[str, int]]:
    """Return the registers, stack and static shared memory of each kernel of an ELF image."""
    at, (count, names_at) = (
        struct.unpack_from("<Q", image, 40)[0],
        struct.unpack_from("<HH", image, 60),
    )
    rows = [struct.unpack_from("<IIQQQQIIQQ", image, at + 64 * i) for i in range(count)]
    texts = rows[names_at][4]
    sections = {image[texts + r[0] : image.index(b"\0", texts + r[0])].decode(): r for r in rows}
    symbols, strings = sections[".symtab"][4:6], sections[".strtab"][4]
    found: dict[str, dict[str, int]] = {}
    info = sections.get(".nv.info")
    if info is None:  # an image without kernels
        return {}
    place, end = info[4], info[4] + info[5]
    while place < end:
        form, attribute, size = struct.unpack_from("<BBH", image, place)
        if form == 4 and attribute in ATTRIBUTES:
            symbol, value = struct.unpack_from("<II", image, place + 4)
            name_at = strings + struct.unpack_from("<I", image, symbols[0] + 24 * symbol)[0]
            name = image[name_at : image.index(b"\0", name_at)].decode()
            found.setdefault(name, {})[ATTRIBUTES[attribute]] = value
        place += 4 + (size if form == 4 else 0)
    for name, kernel in found.items():
        shared = sections.get(f".nv.shared.{name}")
        kernel["static_shared"] = shared[5] if shared else 0
    return {name: one for name, one in found.items() if f".text.{name}" in sections}


def kernels_of(image: Path, tool: str) -> dict[str, list[Instruction]]:
    """Return the instructions of each kernel of an image. tool: the path of nvdisasm."""
    said = subprocess.run([tool, str(image)], capture_output=True, text=True, check=True).stdout
    parts = (part.partition(",") for part in re.split(r"\n\s*\.section\s+\.text\.", said)[1:])
    return {name: instructions(listing) for name, _, listing in parts}


def extract(images: Sequence[Path], tool: str) -> dict[str, dict[str, Any]]:
    """Return the facts of each kernel of the images, by architecture and name."""
    answer: dict[str, dict[str, Any]] = {}
    for image in images:
        family, arch, _ = image.name.split(".")
        code = kernels_of(image, tool)
        for name, kernel in resources_of(image.read_bytes()).items():
            if arch in COUNT_SYSTEM and kernel["static_shared"]:
                kernel["static_shared"] -= SYSTEM_SHARED
            facts = facts_of(code[name])
            answer.setdefault(arch, {})[name] = {"family": family, **kernel, **facts}
    return answer
