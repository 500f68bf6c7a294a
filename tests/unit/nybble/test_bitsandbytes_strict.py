"""NYBBLE_BNB_STRICT=1 gives bitsandbytes' errors, warnings and casts; without it, nybble's."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from forks import answer_of

PROGRAM = Path(__file__).parent / "programs/bitsandbytes_strict.py"
STRICT = """
import os, runpy, sys
os.environ["NYBBLE_BNB_STRICT"] = "1"
runpy.run_path(sys.argv[1], run_name="__main__")
"""


def test_strict_refuses_warns_and_converts_as_bitsandbytes(
    python: Callable[..., Any], in_fork: Callable[..., Any]
) -> None:
    pytest.importorskip("bitsandbytes")
    real = answer_of(python(str(PROGRAM), "", env={"PYTHONPATH": ""}))
    seen = answer_of(in_fork(STRICT, PROGRAM))
    for name in ("biases", "compute_dtype", "outputs"):
        assert seen.pop(name) == real.pop(name), name
    warned = zip(seen.pop("warnings"), real.pop("warnings"), strict=True)
    assert all(ours.split()[:4] == theirs.split()[:4] for ours, theirs in warned)
    for name, wanted in real.items():
        assert (seen[name] == "accepted") == (wanted == "accepted"), name
        for mine, theirs in zip(seen[name].split()[:2], wanted.split()[:2], strict=True):
            assert theirs != "True" or mine == "True", name  # caught by the same handlers


def test_without_it_layers_load_and_keep_their_bias(in_fork: Callable[..., Any]) -> None:
    seen = answer_of(in_fork(PROGRAM))
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
