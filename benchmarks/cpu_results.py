"""Compute the rows and the document of the results of benchmarks/cpu.py, compare them with the
targets, and merge the slices of a run."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

__all__ = ["document", "kept_rows", "needs_ceilings", "row", "show"]

# Targets with AVX-512: speedup over the peer, fraction of the ceiling, name of the ceiling.
Target = tuple[float, float | None, str | None]
TARGETS: dict[str, Target] = {
    "quantize_4bit fp32": (70, 0.5, "NT copy"),
    "quantize_4bit bf16": (120, 0.5, "NT copy"),
    "quantize_4bit mxfp4 fp32": (1, 0.3, "NT copy"),
    "quantize_4bit mxfp4 bf16": (1, 0.3, "NT copy"),
    "quantize_4bit nvfp4 fp32": (1, 0.2, "NT copy"),
    "quantize_4bit nvfp4 bf16": (1, 0.15, "NT copy"),
    "quantize_blockwise fp32": (1, 0.6, "NT copy"),
    "quantize_blockwise bf16": (1, 0.3, "NT copy"),
    "dequantize_4bit fp32": (1, 0.85, "plain copy or fill"),
    "dequantize_4bit bf16": (1, 0.85, "plain copy or fill"),
    "dequantize_blockwise fp32": (1, 0.7, "NT copy"),
    "dequantize_blockwise bf16": (1, 0.7, "NT copy"),
    "Linear4bit eval batch 1 bf16": (1.3, 0.9, "read"),
    "Linear4bit eval batch 16 bf16": (1.3, None, None),
    "Linear4bit train batch 1 bf16": (4, None, None),
    "Linear4bit train batch 16 bf16": (2.5, None, None),
    "Linear8bitLt eval batch 16 bf16": (3, None, None),
    "AdamW8bit step fp32": (1, None, None),
}
_OTHERS: Target = (1, None, None)
# Target speedups over torch's fused 32-bit step and bf16 linear: with several threads, with one.
TARGETS_TORCH = {
    "AdamW8bit step fp32": ("torch fused 32-bit", 1.25, 1.05),
    "Linear4bit eval batch 1 bf16": ("torch", 1.0, 1.0),
}
_HALF = ("avx2",)  # CPU implementations for which the targets are halved

_Summary = Mapping[str, Mapping[str, float]]


def needs_ceilings(key: str) -> bool:
    """Return whether a case ("name dtype") is compared with a memory ceiling."""
    return TARGETS.get(key, _OTHERS)[2] is not None or key.startswith("dequantize")


def row(
    name: str,
    dtype: str,
    shape: tuple[int, int],
    size: int,
    subjects: _Summary,
    limits: Mapping[str, float],
    head: Mapping[str, Any],
) -> dict[str, Any]:
    """Return a row: times, bytes per second, fractions of ceilings, speedups, target reached."""
    mine = subjects["nybble"]
    rate = size / mine["median_ms"] / 1e6
    ratios = {
        other: {key: one[key] / mine[key] for key in ("best_ms", "median_ms")}
        for other, one in subjects.items()
        if not other.startswith("nybble")
    }
    return {
        "case": name,
        "dtype": dtype,
        "shape": list(shape),
        "subjects": subjects,
        "gb_per_s": rate,
        "ceilings_gb_per_s": limits,
        "share": {ceiling: rate / limit for ceiling, limit in limits.items()},
        "written_share_of_fill": _written_share(name, dtype, shape, mine["median_ms"], limits),
        "ratio": ratios,
        **_judged(f"{name} {dtype}", rate, ratios, limits, head),
    }


def _written_share(
    name: str, dtype: str, shape: tuple[int, int], milliseconds: float, limits: Mapping[str, float]
) -> float | None:
    """Return the case's write rate divided by the write rate of a fill; None if the case reads more
    than it writes."""
    if not name.startswith("dequantize") or "fill" not in limits:
        return None
    return shape[0] * shape[1] * (4 if dtype == "fp32" else 2) / milliseconds / 1e6 / limits["fill"]


def _judged(
    key: str,
    rate: float,
    ratios: Mapping[str, Mapping[str, float]],
    limits: Mapping[str, float],
    head: Mapping[str, Any],
) -> dict[str, Any]:
    factor = 0.5 if head["implementation"] in _HALF else 1.0
    ratio, share, ceiling = TARGETS.get(key, _OTHERS)
    wanted: dict[str, Any] = {
        "ratio": ratio * factor,
        "share": share and share * factor,
        "of": ceiling,
    }
    peers = [one["median_ms"] for name, one in ratios.items() if name.startswith("bitsandbytes")]
    reached = not peers or (peers[0] >= wanted["ratio"] and min(peers) >= factor)
    of = [limits[one] for one in (ceiling or "").split(" or ") if one in limits]
    if share is not None and of:
        wanted["reached_share"] = rate / min(of)
        reached = reached and rate / min(of) >= share * factor
    if key in TARGETS_TORCH:
        other, several, single = TARGETS_TORCH[key]
        than = (several if head["threads"] > 1 else single) * factor
        wanted["other"] = {"than": other, "ratio": than}
        reached = reached and ratios[other]["median_ms"] >= than
    return {"target": wanted, "reached": reached}


def show(one: Mapping[str, Any]) -> str:
    """Return a row as a line of text."""
    name = f"{one['case']} {one['dtype']} {one['shape'][0]}x{one['shape'][1]}"
    times = ", ".join(f"{key} {times['median_ms']:.3f}" for key, times in one["subjects"].items())
    ratio = one["ratio"].get("bitsandbytes")
    parts = [f"{name:44}", f"{ratio['median_ms']:7.2f} x" if ratio else " " * 9, f"{times} ms"]
    target = one["target"]
    if target["of"]:
        parts.append(f"{target.get('reached_share', math.nan):.2f} of {target['of']}")
    parts.append("reached" if one["reached"] else "MISSED")
    return "  ".join(parts)


def _key(one: Mapping[str, Any]) -> tuple[Any, ...]:
    return (*one["shape"], one["dtype"], one["case"])


def kept_rows(path: Path, head: Mapping[str, Any], new: list[dict[str, Any]]) -> list[Any]:
    """Return the rows of an earlier slice of the same run that are not in `new`."""
    if not path.is_file():
        return []
    old = json.loads(path.read_text(encoding="utf-8"))
    for fact in ("commit", "implementation", "threads"):
        if old[fact] != head[fact]:
            raise SystemExit(f"{path} is of {fact} {old[fact]}, this run of {head[fact]}")
    again = {_key(one) for one in new}
    return [one for one in old["rows"] if _key(one) not in again]


def _mean(rows: list[dict[str, Any]], peer: str) -> float | None:
    """Return the mean speedup over `peer`, or over bitsandbytes in rows without `peer`.

    Rows without bitsandbytes are left out.
    """
    compared = [one["ratio"] for one in rows if "bitsandbytes" in one["ratio"]]
    ratios = [one.get(peer, one["bitsandbytes"])["median_ms"] for one in compared]
    return math.exp(sum(map(math.log, ratios)) / len(ratios)) if ratios else None


def document(head: Mapping[str, Any], rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the whole document: the head, the rows, and the summary."""
    reused = "bitsandbytes, reused memory"
    slower = [
        show(one)
        for one in rows
        if any(r["median_ms"] < 1 for n, r in one["ratio"].items() if n.startswith("bitsandbytes"))
    ]
    table = [one for one in rows if f"{one['case']} {one['dtype']}" in TARGETS]
    return {
        **head,
        "rows": rows,
        "geometric_mean_ratio": _mean(rows, "bitsandbytes"),
        "geometric_mean_of_the_issues_table": _mean(table, "bitsandbytes"),
        "geometric_mean_of_the_issues_table_reused_memory": _mean(table, reused),
        "missed": [show(one) for one in rows if not one["reached"]],
        "slower_than_peer": slower,
    }
