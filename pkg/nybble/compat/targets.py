"""The host compilers and architectures that a toolkit supports, and the check of a variant."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from nybble.compat import tables
from nybble.compat.arch import Arch, CudaVersion
from nybble.compat.errors import CompatError, UnknownArchError, UnknownToolkitError


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """A problem of a variant: the wrong key, what is wrong with it, and what is expected."""

    key: str
    what: str
    hint: str


def toolkit_of(text: str) -> CudaVersion:
    """Return the toolkit that a text such as 12.2, 12.2.140, 122 or cuda122 names.

    >>> str(toolkit_of("cuda118")), str(toolkit_of("cuda122orin"))
    ('11.8', '12.2')
    """
    match = re.match(r"(?:cuda)?(\d{2})(\d)(?:[a-z]\w*)?$", text.strip())
    version = CudaVersion(int(match[1]), int(match[2])) if match else CudaVersion.parse(text)
    if version not in tables.toolkits():
        known = ", ".join(str(CudaVersion(*key)) for key in tables.toolkits())
        raise UnknownToolkitError(f"CUDA {version} is not in the tables; known are {known}")
    return version


def _compilers(toolkit: str) -> dict[str, Any]:
    return tables.host_compilers()[toolkit_of(toolkit)]


def gcc_max(toolkit: str) -> int:
    """Return the newest GCC major version the toolkit's headers accept.

    >>> gcc_max("12.2")
    12
    """
    return int(_compilers(toolkit)["gcc_max"])


def clang_max(toolkit: str) -> int:
    """Return the newest clang major version the toolkit's headers accept."""
    return int(_compilers(toolkit)["clang_max"])


def conda_gcc_max(toolkit: str) -> int | None:
    """Return the newest GCC major version that conda-forge's packages of the toolkit allow.

    Return None if the packages state no limit. For CUDA 12.4, this limit is lower than gcc_max.
    """
    limit = _compilers(toolkit)["conda_gcc_max"]
    return None if limit is None else int(limit)


def archs(toolkit: str) -> tuple[Arch, ...]:
    """Return the architectures that the toolkit compiles for, with their suffixes."""
    return tuple(Arch.parse(number) for number in tables.toolkits()[toolkit_of(toolkit)]["archs"])


def _major(version: str) -> int:
    match = re.match(r"\d+", version.strip())
    if match is None:
        raise CompatError(f"{version!r} is not a GCC version; write it as 12.3.0")
    return int(match[0])


def accepts(toolkit: str, gcc_version: str) -> bool:
    """Return whether the toolkit's nvcc accepts a GCC as its host compiler.

    >>> accepts("12.2", "12.3.0"), accepts("12.2", "13.2.0")
    (True, False)
    """
    floor = int(tables.document("host_compilers")["gcc_min"])
    return floor <= _major(gcc_version) <= gcc_max(toolkit)


def newest_accepted(toolkit: str, gcc_versions: Iterable[str]) -> str | None:
    """Return the newest of these GCC versions that the toolkit accepts, or None.

    >>> newest_accepted("12.2", ["11.4.0", "12.3.0", "13.2.0"])
    '12.3.0'
    """
    fits = [version for version in gcc_versions if accepts(toolkit, version)]
    return max(fits, key=lambda text: tuple(map(int, re.findall(r"\d+", text))), default=None)


def toolkits_accepting(gcc_version: str) -> tuple[str, ...]:
    """Return the toolkits whose nvcc accepts a GCC, oldest first."""
    names = (str(CudaVersion(*key)) for key in tables.toolkits())
    return tuple(name for name in names if accepts(name, gcc_version))


def parse_capability(text: str) -> tuple[Arch, frozenset[str]]:
    """Return the architecture and the image kinds that a variant's capability names.

    >>> sorted(parse_capability("90")[1])
    ['cubin', 'ptx']
    >>> sorted(parse_capability("86-real")[1])
    ['cubin']
    """
    number, dash, kind = text.strip().partition("-")
    kinds = {"real": frozenset({"cubin"}), "virtual": frozenset({"ptx"})}
    if dash and kind not in kinds:
        raise UnknownArchError(f"{text!r}: the word after the dash must be real or virtual")
    return Arch.parse(number), kinds[kind] if dash else frozenset({"cubin", "ptx"})


def check_variant(
    *, toolkit: str, gcc: str | None, capabilities: Iterable[str]
) -> tuple[Problem, ...]:
    """Return the problems of a variant's pins. A variant without problems can be built.

    gcc: the pin of gcc_linux-64; None if device code needs no host compiler.
    """
    try:
        version = toolkit_of(toolkit)
    except CompatError as error:
        return (Problem(key="toolkit", what=str(error), hint="name one of the listed toolkits"),)
    problems = list(_check_gcc(str(version), gcc)) if gcc is not None else []
    seen: set[tuple[Arch, str]] = set()
    for text in capabilities:
        problems.extend(_check_capability(str(version), text, seen))
    if not seen and not problems:
        hint = "name at least one, such as 86-real"
        problems.append(Problem(key="capabilities", what="no compute capability", hint=hint))
    return tuple(problems)


def _check_gcc(toolkit: str, gcc: str) -> Iterable[Problem]:
    try:
        fits = accepts(toolkit, gcc)
    except CompatError as error:
        yield Problem(key="gcc", what=str(error), hint="write an exact version")
        return
    most = gcc_max(toolkit)
    if not fits:
        what = f"GCC {gcc} is outside what nvcc {toolkit} accepts (6 to {most})"
        yield Problem(key="gcc", what=what, hint=f"pin GCC {most} or older")
        return
    conda = conda_gcc_max(toolkit)
    if conda is not None and _major(gcc) > conda:
        what = f"conda-forge's nvcc {toolkit} constrains GCC to {conda} or older, the pin is {gcc}"
        yield Problem(key="gcc", what=what, hint=f"pin GCC {conda}")


def _check_capability(toolkit: str, text: str, seen: set[tuple[Arch, str]]) -> Iterable[Problem]:
    try:
        arch, kinds = parse_capability(text)
    except CompatError as error:
        yield Problem(key="capabilities", what=str(error), hint="write 86-real or 90-virtual")
        return
    if arch not in archs(toolkit):
        known = " ".join(known.number for known in archs(toolkit))
        what = f"CUDA {toolkit} does not know sm_{arch.number}"
        yield Problem(key="capabilities", what=what, hint=f"it knows {known}")
    for kind in sorted(kinds):
        if (arch, kind) in seen:
            what = f"{kind} of sm_{arch.number} is requested twice"
            yield Problem(key="capabilities", what=what, hint=f"remove {text}")
        seen.add((arch, kind))
