"""NYBBLE_BNB_STRICT=1 gives bitsandbytes' errors, warnings and casts; without it, nybble's."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]
PATH = os.pathsep.join(str(ROOT / "pkg" / one) for one in ("bitsandbytes_shim", ""))
PROGRAM = str(Path(__file__).parent / "programs/bitsandbytes_strict.py")

pytest.importorskip("torch")


def _seen(python: Callable[..., Any], path: str, strict: str = "0") -> dict[str, Any]:
    done = python(PROGRAM, "", env={"PYTHONPATH": path, "NYBBLE_BNB_STRICT": strict})
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_strict_refuses_warns_and_converts_as_bitsandbytes(python: Callable[..., Any]) -> None:
    pytest.importorskip("bitsandbytes")
    real, seen = _seen(python, ""), _seen(python, PATH, "1")
    for name in ("biases", "compute_dtype", "outputs"):
        assert seen.pop(name) == real.pop(name), name
    warned = zip(seen.pop("warnings"), real.pop("warnings"), strict=True)
    assert all(ours.split()[:4] == theirs.split()[:4] for ours, theirs in warned)
    for name, wanted in real.items():
        assert (seen[name] == "accepted") == (wanted == "accepted"), name
        for mine, theirs in zip(seen[name].split()[:2], wanted.split()[:2], strict=True):
            assert theirs != "True" or mine == "True", name  # caught by the same handlers


def test_without_it_layers_load_and_keep_their_bias(python: Callable[..., Any]) -> None:
    seen = _seen(python, PATH)
    assert seen["biases"] == ["torch.float32"] * 2
    assert (seen["compute_dtype"], seen["warnings"]) == ("None", [])
    for accepted in ("int8 load", "4-bit load", "embedding", "lamb", "mxfp4"):
        assert seen[accepted] == "accepted"
    for refused in (
        "dampening",
        "momentum",
        "amsgrad",
        "no momentum",
        "amsgrad 8",
        "adagrad",
        "operator",
    ):
        assert seen[refused] != "accepted"
