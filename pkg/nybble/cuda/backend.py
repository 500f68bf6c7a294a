"""Choose the linker by a table; the result depends only on versions, inputs and options."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from nybble.compat.tables import pair, toolkits
from nybble.cuda import errors
from nybble.cuda.inputs import Input
from nybble.cuda.tables import Version, architectures, ptx_isa, tables, text_of

POLICIES = ("verified", "same_major")
OUTPUTS = ("cubin", "ptx", "ltoir")


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """The chosen linker: `backend` is "nvjitlink" or "driver", chosen by row `row` of
    backends.json."""

    backend: str
    row: str
    reason: str
    warnings: tuple[str, ...] = field(default=())


def check_arch(arch: str) -> str:
    """Return "90a" for "sm_90a"; raise ValueError for an unknown architecture. nvJitLink 13 exits
    if it gets an unknown architecture."""
    found = re.fullmatch(r"(?:sm|compute)_(\d+[af]?)", arch)
    if found is None or found[1] not in architectures():
        names = " ".join(f"sm_{name}" for name in architectures())
        raise ValueError(f"arch: '{arch}' is not an architecture; known: {names}")
    return found[1]


def _compare(one: Version | None, other: Version | None) -> str:
    if one is None or other is None:
        return "unknown"
    return "newer" if one > other else "not newer"


def _newer(inputs: Sequence[Input], than: Version | None) -> str:
    """Return "newer" if a toolkit newer than `than` made an input, else "not newer" or "unknown".

    For PTX inputs, the toolkits' newest PTX ISAs are compared.
    """
    if than is None:
        return "unknown"
    for one in inputs:
        if one.producer is None or one.producer <= than:
            continue
        if one.kind != "ptx" or ptx_isa(one.producer) > ptx_isa(than):
            return "newer"
    return "not newer"


def _dropped(arch: str | None, toolkit: Version | None) -> bool:
    """Return whether an architecture is older than all that the toolkit's major version has."""
    if arch is None or toolkit is None:
        return False
    rows = (row["archs"] for made, row in toolkits().items() if made[0] == toolkit[0])
    kept = (int(name.rstrip("af")) for names in rows for name in names)
    return int(check_arch(arch).rstrip("af")) < min(kept, default=0)


def _majors(driver: Version | None, nvjitlink: Version | None) -> str:
    if driver is None or nvjitlink is None:
        return "unknown"
    if driver[0] == nvjitlink[0]:
        return "same"
    return "linker newer" if nvjitlink[0] > driver[0] else "linker older"


def _facts(
    driver: Version | None, nvjitlink: Version | None, inputs: Sequence[Input], lto: bool,
    output: str, arch: str | None, load: bool, split_compile: bool,
) -> dict[str, object]:  # fmt: skip
    ltoir = [one for one in inputs if one.kind == "ltoir"]
    isa = "unknown"
    if driver is not None and nvjitlink is not None:
        isa = "newer" if ptx_isa(nvjitlink) > ptx_isa(driver) else "not newer"
    return {
        "driver": "unknown" if driver is None else "known",
        "nvjitlink": "none" if nvjitlink is None else "present",
        "majors": _majors(driver, nvjitlink),
        "lto": lto or bool(ltoir) or output != "cubin",
        "lto_ir_11": any(one.producer is not None and one.producer < (12, 0) for one in ltoir),
        "output": output,
        "load": load,
        "split_compile": split_compile,
        "producer_vs_nvjitlink": _newer(inputs, nvjitlink),
        "producer_vs_driver": _newer(inputs, driver),
        "ptx_vs_driver": _newer([one for one in inputs if one.kind == "ptx"], driver),
        "native_vs_driver": _newer([one for one in inputs if one.kind != "ptx"], driver),
        "linker_isa_vs_driver": isa,
        "driver_minor_older": _compare(nvjitlink, driver) == "newer",
        "arch_dropped": _dropped(arch, nvjitlink),
        "arch_dropped_by_driver": _dropped(arch, driver),
        "nvjitlink_below_12_3": nvjitlink is not None and nvjitlink < (12, 3),
        "nvjitlink_below_13_3": nvjitlink is not None and nvjitlink < (13, 3),
    }


def _measured(driver: Version | None, nvjitlink: Version | None, inputs: Sequence[Input]) -> bool:
    """Return whether the table has measurements for this pair of versions and these producers."""
    known = tables()["measured"]
    if nvjitlink is not None and text_of(nvjitlink) not in known["nvjitlink"]:
        return False
    made = [text_of(one.producer) for one in inputs if one.producer is not None]
    if any(one not in known["producers"] for one in made):
        return False
    if driver is None or nvjitlink is None or driver[0] == nvjitlink[0]:
        return True
    # If the driver's major version is newer than nvJitLink's, only one driver was measured. The
    # measurement also holds for newer drivers with the same major version, because a driver loads
    # everything that older drivers load. For drivers older than nvJitLink the table has other rows,
    # which are marked as unverified.
    first = pair(known["driver"])
    return driver < nvjitlink or first <= driver < (first[0] + 1, 0)


def _first(
    rows: Sequence[Mapping[str, Any]], facts: Mapping[str, object]
) -> Mapping[str, Any] | None:
    for row in rows:
        if all(facts[key] == value for key, value in row["when"].items()):
            return row
    return None


def _decide(row: Mapping[str, Any], words: Mapping[str, str], prefix: str = "") -> Decision:
    reason = f"{prefix}row {row['row']}: {row['text'].format(**words)}"
    if "error" in row:
        error: errors.LinkError = getattr(errors, row["error"])(
            reason, hint=row["next"].format(**words)
        )
        error.row = row["row"]
        raise error
    warnings = (row["warning"].format(**words),) if "warning" in row else ()
    return Decision(backend=row["backend"], row=row["row"], reason=reason, warnings=warnings)


def choose_backend(
    *, driver: Version | None, nvjitlink: Version | None, inputs: Sequence[Input],
    lto: bool = False, output: str = "cubin", arch: str | None = None, load: bool = True,
    split_compile: bool = False, policy: str = "verified",
) -> Decision:  # fmt: skip
    """Choose the linker for `inputs`; versions are (major, minor), or None if unknown or missing.

    load=False: the result is written to a file, and this machine's driver need not load it. Raises
    a LinkError with the next step if nothing can link the inputs, and ValueError for unknown
    arguments.
    """
    if policy not in POLICIES:
        raise ValueError(f"policy: unknown '{policy}': must be one of {', '.join(POLICIES)}")
    if output not in OUTPUTS:
        raise ValueError(f"output: unknown '{output}': must be one of {', '.join(OUTPUTS)}")
    if not inputs:
        raise ValueError("inputs is empty: must contain at least one input to link")
    if arch is not None:
        check_arch(arch)
    facts = _facts(driver, nvjitlink, inputs, lto, output, arch, load, split_compile)
    made = [one.producer for one in inputs if one.producer is not None]
    newest = max(made, default=None)
    words = {
        "driver_version": text_of(driver),
        "nvjitlink": text_of(nvjitlink),
        "producer": text_of(newest),
        "wanted": text_of(newest or driver or (12, 3)),
        "arch": arch or "",
        "what": "PTX output" if output == "ptx" and not lto else "link-time optimization",
    }
    row = _first(tables()["checks"], facts)
    if row is not None:
        return _decide(row, words)
    prefix = ""
    if policy == "verified" and not _measured(driver, nvjitlink, inputs):
        versions = f"driver {words['driver_version']}, nvJitLink {words['nvjitlink']}"
        prefix, policy = (
            f"not measured ({versions}, inputs of {words['producer']}), so same_major, ",
            "same_major",
        )
    row = _first(tables()[policy], facts)
    if row is None:
        raise errors.NoBackend(f"no row of policy {policy} fits: {facts}", hint="report this")
    return _decide(row, words, prefix)
