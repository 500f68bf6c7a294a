"""Supply names that older releases of torch (from 2.4 on) do not have or spell differently."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from typing import Any, TypeVar

import torch

ResultT = TypeVar("ResultT")

RELEASE = tuple(map(int, torch.__version__.split(".")[:2]))

if RELEASE < (2, 4):  # older releases have neither register_fake nor is_dynamo_compiling
    raise ImportError(
        f"torch {torch.__version__} is not supported; expected 2.4 or newer: install a newer "
        "torch, or pass numpy arrays"
    )

is_traced = torch.compiler.is_dynamo_compiling


_DTENSORS = "torch.distributed.tensor" if RELEASE >= (2, 5) else "torch.distributed._tensor"


def dtensors() -> Any:
    """Return the DTensor module; None if it is not imported, because then no DTensor exists."""
    return sys.modules.get(_DTENSORS)


def _untraced(function: Callable[..., ResultT]) -> Callable[..., ResultT]:
    kept: list[Callable[..., ResultT]] = []

    @functools.wraps(function)
    def call(*args: object) -> ResultT:
        if "torch._dynamo" not in sys.modules:  # importing torch._dynamo takes seconds
            return function(*args)
        if not kept:
            kept.append(torch.compiler.disable(function))  # type: ignore[no-untyped-call]
        return kept[0](*args)

    return call


def untraced(function: Callable[..., ResultT]) -> Callable[..., ResultT]:
    """Prevent torch.compile before 2.6 from tracing a function after a graph break."""
    return function if RELEASE >= (2, 6) else _untraced(function)
