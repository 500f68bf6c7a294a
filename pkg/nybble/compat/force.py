"""Read from the environment whether the user forces a kernel set or turns off the GPU paths."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from nybble.compat.arch import Arch
from nybble.compat.errors import ForcedSetError

FORCING = ("NYBBLE_CUDA_VERSION", "BNB_CUDA_VERSION")
DISABLING = ("NYBBLE_DISABLE", "BNB_DISABLE")

_OFF = ("0", "false", "no", "off")

_FORCE = re.compile(
    r"(?:cuda)?(\d{2})\.?(\d)([a-z][a-z0-9]*)?(?::(?:sm_|compute_)?(\d{2,3}[af]?))?$"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What the user forces, and the environment variable that says so."""

    force: str | None = None
    disabled: bool = False
    source: str = ""


def is_on(environment: Mapping[str, str], name: str, default: bool = False) -> bool:
    """Return whether a variable turns something on; `default` if it is empty or not set.

    >>> [is_on({"NYBBLE_DISABLE": value}, "NYBBLE_DISABLE") for value in ("1", "Off", "")]
    [True, False, False]
    """
    value = environment.get(name, "").strip().lower()
    return value not in _OFF if value else default


def wish(environment: Mapping[str, str]) -> Wish:
    """Return what these variables force: a kernel set, or no GPU paths.

    NYBBLE_ names override BNB_ names. An empty variable counts as unset.

    >>> wish({"BNB_CUDA_VERSION": "122"}).force
    '122'
    """
    decides = next((name for name in DISABLING if environment.get(name, "")), "")
    if is_on(environment, decides):
        return Wish(disabled=True, source=decides)
    for name in FORCING:
        if environment.get(name, ""):
            return Wish(force=environment[name], source=name)
    return Wish()


def parse_force(text: str) -> tuple[str, Arch | None]:
    """Return the target, and the architecture if the text names one, else None.

    >>> parse_force("12.2")
    ('cuda122', None)
    >>> str(parse_force("cuda122:sm_80")[1])
    'sm_80'
    >>> parse_force("122orin")
    ('cuda122orin', None)
    """
    match = _FORCE.match(text.strip())
    if match is None:
        raise ForcedSetError(
            f"{text!r} is not the name of a kernel set; write it as 122 or cuda122, or with an "
            "image: cuda122:sm_80"
        )
    arch = Arch.parse(match[4]) if match[4] else None
    return f"cuda{match[1]}{match[2]}{match[3] or ''}", arch
