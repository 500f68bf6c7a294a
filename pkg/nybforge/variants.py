"""Targets: each variant file becomes a frozen record.

This module also checks the rules for these files.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from nybble import compat
from nybforge import load
from nybforge.errors import (
    InputError,
    Location,
    NothingSelected,
    NybforgeError,
    RuleError,
    UsageError,
    raise_all,
)

__all__ = ["HOST_TARGET", "Variant", "by_default", "load_targets", "parse_variant", "select"]

# The variant file of the host packages (libnybble, nvrtcc, nybble), which do not depend on CUDA.
HOST_TARGET = "cpu"

KEYS = (
    "c_compiler",
    "c_compiler_version",
    "cxx_compiler",
    "cxx_compiler_version",
    "c_stdlib",
    "c_stdlib_version",
    "cuda_compiler",
    "cuda_compiler_version",
    "cuda_toolkit_version",
    "device_compiler",
    "device_compiler_version",
    "compute_capabilities",
    "python_min",
)
# Keys that a file may omit, with their default values.
# target_suffix: the end of the name of a further target for the same CUDA version (cuda122orin).
# built_by_default: "true" if a build without target names includes the target.
OPTIONAL = {"target_suffix": "", "built_by_default": "true"}
# The patterns of a package name and of a version.
FORMS = (
    (re.compile(r"[a-z0-9_][a-z0-9_.-]{,63}"), "package name"),
    (re.compile(r"\d{1,4}(?:\.\d{1,4}){,4}", re.ASCII), "version; write it as 12.2"),
)
DEVICE_COMPILERS = ("nvrtc", "nvcc")
SUFFIX = re.compile(r"[a-z][a-z0-9]{,15}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """One target: the values in its file, and the position of each key."""

    target: str
    path: Path
    values: Mapping[str, str]
    where: Mapping[str, Location]
    # values from the command line; they have replaced the file's values in `values`
    chosen: Mapping[str, str] = field(default_factory=dict)

    @property
    def cuda(self) -> str | None:
        """The CUDA version, "12.2", or None."""
        return self._or_none("cuda_compiler_version")

    @property
    def toolkit(self) -> str | None:
        """The exact toolkit version, "12.2.140", or None."""
        return self._or_none("cuda_toolkit_version")

    @property
    def device_compiler(self) -> str | None:
        """nvrtc, nvcc or None."""
        return self._or_none("device_compiler")

    @property
    def suffix(self) -> str:
        """The end of the target's name if another target has the same CUDA version: "orin"."""
        return self.values.get("target_suffix", "")

    @property
    def built_by_default(self) -> bool:
        """True if a build without target names includes this target."""
        return self.values.get("built_by_default", "true") == "true"

    @property
    def gcc(self) -> str:
        """The GCC pin, an exact version that conda-forge has."""
        return self.values["c_compiler_version"]

    @property
    def capabilities(self) -> tuple[str, ...]:
        """The compute capabilities: "86-real", "90-virtual"."""
        return tuple((self._or_none("compute_capabilities") or "").split())

    def _or_none(self, key: str) -> str | None:
        value = self.values[key]
        return None if value == "None" else value


def target_name(cuda: str | None) -> str:
    """Return the name of the target of a CUDA version.

    >>> target_name("12.2"), target_name(None)
    ('cuda122', 'cpu')
    """
    return "cpu" if cuda is None else "cuda" + cuda.replace(".", "")


def order(target: str) -> tuple[int, str]:
    """Return the sort key of a target: cpu first, then rising CUDA versions.

    >>> sorted(["cuda130", "cuda92orin2", "cuda92", "cpu"], key=order)
    ['cpu', 'cuda92', 'cuda92orin2', 'cuda130']
    """
    digits = re.match(r"cuda(\d+)", target)
    return (int(digits[1]) if digits else 0, target)


def load_targets(root: Path) -> tuple[Variant, ...]:
    """Return all targets of recipe/variants in order. If there are errors, raise all errors of all
    files together."""
    folder = root / "recipe/variants"
    variants: list[Variant] = []
    errors: list[NybforgeError] = []
    for path in sorted(folder.glob("*.yaml"), key=lambda path: order(path.stem)):
        try:
            variants.append(parse_variant(load.read(path), path))
        except NybforgeError as error:
            errors.append(error)
    if not variants and not errors:
        raise NothingSelected(
            "the folder contains no target",
            where=folder,
            hint="add a variant file to recipe/variants, such as cuda122.yaml",
        )
    raise_all(errors)
    return tuple(variants)


def parse_variant(document: load.Value, path: Path) -> Variant:
    """Return the target in a variant file; raise all errors in the file together."""
    errors = list(load.unknown_keys(document, (*KEYS, *OPTIONAL, "zip_keys")))
    values: dict[str, str] = {}
    where: dict[str, Location] = {}
    given = [key for key in OPTIONAL if document.get(key) is not None]
    for key in (*KEYS, *given):
        try:
            member = document.require(key)
            values[key] = _single(member, key)
            where[key] = member.items()[0].where
        except NybforgeError as error:
            errors.append(error)
    errors.extend(_form_problems(values, where))
    if (zipped := document.get("zip_keys")) is not None:
        errors.extend(_zip_problems(zipped))
    raise_all(errors)
    variant = Variant(target=path.stem, path=path, values=values, where=where)
    raise_all(list(problems(variant)))
    return variant


def _single(member: load.Value, key: str) -> str:
    items = member.items()
    if member.flow:
        raise InputError(
            f"{key}: the list must not be on the line of its key",
            where=member.where,
            why="conda-build reads such a list as a selector and silently drops the key",
            hint="write the value on the next line after '- '",
        )
    if len(items) != 1:
        raise InputError(
            f"{key} has {len(items)} values, but a target must have exactly one", where=member.where
        )
    if not items[0].quoted:
        raise InputError(
            f"{key}: the value is not quoted",
            where=items[0].where,
            why="some YAML readers turn an unquoted 12.0 into the number 12",
            hint=f'- "{items[0].text()}"',
        )
    return items[0].text()


def _form_problems(
    values: Mapping[str, str], where: Mapping[str, Location]
) -> Iterator[InputError]:
    """Yield an error for each invalid version or package name."""
    for key, value in values.items():
        may_be_none = key.startswith(("cuda_", "device_"))
        form, what = FORMS[key.endswith(("_version", "_min"))]
        # other checks report wrong values of these keys
        spoken = key in ("device_compiler", "compute_capabilities", *OPTIONAL)
        if not (spoken or (may_be_none and value == "None") or form.fullmatch(value)):
            yield InputError(f"{key}: {value[:60]!r} is not a {what}", where=where[key])


def _zip_problems(zipped: load.Value) -> Iterator[NybforgeError]:
    for group in zipped.items():
        for item in group.items():
            if item.text() not in KEYS:
                near = load.closest(item.text(), KEYS, 1)
                hint = f"perhaps you meant {near[0]!r}" if near else None
                yield InputError(
                    f"zip_keys: unknown key {item.text()!r}", where=item.where, hint=hint
                )


def problems(variant: Variant) -> Iterator[NybforgeError]:
    """Yield an error for every compatibility rule that the target breaks."""
    yield from _name_problems(variant)
    if variant.values["c_compiler_version"] != variant.values["cxx_compiler_version"]:
        yield RuleError(
            "the C and C++ compilers have different versions",
            where=variant.where["cxx_compiler_version"],
        )
    if variant.cuda is None:
        return
    if variant.device_compiler not in DEVICE_COMPILERS:
        yield RuleError(
            f"unknown device compiler {variant.device_compiler!r}",
            where=variant.where["device_compiler"],
            hint="one of " + ", ".join(DEVICE_COMPILERS),
        )
    toolkit = variant.toolkit or ""
    for key, what in (
        ("cuda_toolkit_version", "toolkit"),
        ("device_compiler_version", variant.device_compiler or "device compiler"),
    ):
        if not variant.values[key].startswith(variant.cuda + "."):
            yield RuleError(
                f"{what} {variant.values[key]} is not a release of CUDA {variant.cuda}",
                where=variant.where[key],
            )
    keys = {
        "toolkit": "cuda_toolkit_version",
        "gcc": "c_compiler_version",
        "capabilities": "compute_capabilities",
    }
    for problem in compat.check_variant(
        toolkit=toolkit, gcc=variant.gcc, capabilities=variant.capabilities
    ):
        yield RuleError(problem.what, where=variant.where[keys[problem.key]], hint=problem.hint)
    numbers = [int(re.sub(r"\D", "", text) or 0) for text in variant.capabilities]
    real = all(text.endswith("-real") for text in variant.capabilities)
    low_first = not numbers or numbers[0] == min(numbers)
    if not low_first or (numbers and real and numbers[-1] != max(numbers)):
        first = f"write the lowest, {min(numbers)}, first"
        last = f"write the highest, {max(numbers)}, last"
        yield RuleError(
            "the order of the compute capabilities is wrong",
            where=variant.where["compute_capabilities"],
            hint=f"{last if low_first else first}: this value is the "
            f"{'upper' if low_first else 'lower'} limit of the package's constraint on "
            "__cuda_arch",
        )


def _name_problems(variant: Variant) -> Iterator[RuleError]:
    """Yield an error if the file's name does not match its CUDA version and suffix."""
    name = target_name(variant.cuda)
    if variant.values.get("built_by_default", "true") not in ("true", "false"):
        yield RuleError(
            "built_by_default is neither true nor false", where=variant.where["built_by_default"]
        )
    if variant.suffix and not SUFFIX.fullmatch(variant.suffix):
        yield RuleError(
            f"{variant.suffix[:60]!r} is not a suffix of a target",
            where=variant.where["target_suffix"],
            hint="write one word in lower case that begins with a letter, such as orin",
        )
    elif variant.target != name + variant.suffix:
        rest = variant.target.removeprefix(name)
        further = variant.target.startswith(name) and SUFFIX.fullmatch(rest)
        yield RuleError(
            f"a file for CUDA {variant.cuda} is named {variant.target}",
            where=variant.where["cuda_compiler_version"],
            hint=f"rename the file to {name}{variant.suffix}.yaml"
            + (f', or add target_suffix with the value "{rest}"' if further else ""),
        )


def instead(name: str, known: Sequence[str]) -> str:
    """Return the hint for an unknown target: the closest name, or a target that works with that
    CUDA version.

    >>> known = ["cpu", "cuda118", "cuda121", "cuda122", "cuda124", "cuda126", "cuda130"]
    >>> instead("12.2", known)
    'perhaps you meant cuda122'
    >>> instead("cuda125", known)
    'cuda124 runs on every driver of CUDA 12; to add a target: nybforge target add 12.5'
    """
    asked = re.fullmatch(r"(?:cuda)?[-_]?(\d{2})[.-]?(\d)", name)
    if asked is None:
        near = load.closest(name, known) or load.closest("cuda" + name, known)
        return f"perhaps you meant {', '.join(near)}" if near else f"targets: {', '.join(known)}"
    major, minor = asked[1], asked[2]
    if f"cuda{major}{minor}" in known:
        return f"perhaps you meant cuda{major}{minor}"
    family = [target for target in known if re.fullmatch(rf"cuda{major}\d", target)]
    if not family:
        return f"targets: {', '.join(known)}"
    serves = ([target for target in family if target[-1] < minor] or family[:1])[-1]
    return (
        f"{serves} runs on every driver of CUDA {major}; to add a target: "
        f"nybforge target add {major}.{minor}"
    )


def by_default(variants: Sequence[Variant]) -> tuple[Variant, ...]:
    """Return the targets that a build without target names includes."""
    return tuple(variant for variant in variants if variant.built_by_default)


def select(variants: Sequence[Variant], names: Iterable[str]) -> tuple[Variant, ...]:
    """Return the named targets in their fixed order. Return all targets if no name is given. Raise
    UsageError for unknown names.

    Selecting from a selection gives the same selection.
    """
    wanted = set(names)
    known = [variant.target for variant in variants]
    errors: list[NybforgeError] = []
    for name in sorted(wanted - set(known)):
        errors.append(UsageError(f"unknown target {name!r}", hint=instead(name, known)))
    raise_all(errors)
    return tuple(v for v in variants if not wanted or v.target in wanted)
