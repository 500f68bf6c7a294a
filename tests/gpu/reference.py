"""A double-precision CPU reference for each operation. It is written from the descriptions of the
formats and from the papers, and does not use nybble. Tensors are float64 unless noted."""

from __future__ import annotations

from typing import Any

import torch


def blocks(x: Any, block: int) -> Any:
    """Return x as a matrix whose rows are the blocks; zeros fill up the last block."""
    rows = -(-x.numel() // block)
    whole = torch.zeros(rows * block, dtype=torch.float64)
    whole[: x.numel()] = x.double().reshape(-1)
    return whole.view(rows, block)


def absmax(x: Any, block: int) -> Any:
    rows = blocks(x, block)
    return rows.abs().amax(1) if rows.numel() else torch.zeros(0, dtype=torch.float64)


def decoded(codes: Any, scales: Any, book: Any, block: int) -> Any:
    """Return book[code] times the scale of the code's block."""
    each = scales.double().repeat_interleave(block)[: codes.numel()]
    return book.double()[codes.long().reshape(-1)] * each


def excess(x: Any, codes: Any, scales: Any, book: Any, block: int) -> Any:
    """Return how much farther from x / scale a code's entry is than the nearest entry. Where the
    scale is 0, return 0, because every code is right."""
    book = book.double()
    each = scales.double().repeat_interleave(block)[: x.numel()]
    y = torch.where(each > 0, x.double().reshape(-1) / each, 0.0)
    nearest, _ = book.sort()
    at = torch.searchsorted(nearest, y).clamp(1, book.numel() - 1)
    least = torch.minimum((y - nearest[at - 1]).abs(), (nearest[at] - y).abs())
    return torch.where(each > 0, (y - book[codes.long().reshape(-1)]).abs() - least, 0.0)


def nibbles(packed: Any, n: int) -> Any:
    """Return n 4-bit codes; the high half of a byte comes first."""
    flat = packed.reshape(-1)
    return torch.stack([flat >> 4, flat & 15], 1).reshape(-1)[:n]


def product(a: Any, w: Any, bias: Any = None) -> tuple[Any, Any]:
    """Return a @ w^T + bias, and for each element the sum of its terms' magnitudes."""
    exact, sizes = a.double() @ w.double().t(), a.double().abs() @ w.double().abs().t()
    if bias is None:
        return exact, sizes
    return exact + bias.double(), sizes + bias.double().abs()


def int8_rows(a: Any, threshold: float) -> tuple[Any, Any, Any]:
    """Return 127 * a / row absmax before rounding, the absmax, and the columns that have outliers.

    The absmax ignores outliers. The outliers' columns are 0 in the first result; if `a` has a
    single row, only the outliers are 0.
    """
    a = a.double()
    out = a.abs() >= threshold if threshold else torch.zeros_like(a, dtype=torch.bool)
    kept = torch.where(out, 0.0, a)
    top = kept.abs().amax(1) if a.shape[1] else torch.zeros(a.shape[0], dtype=torch.float64)
    scaled = torch.where(top[:, None] > 0, 127 * a / top[:, None], 0.0)
    columns = out.any(0)
    scaled[(out if a.shape[0] == 1 else columns.expand_as(out))] = 0.0
    return scaled, top, columns.nonzero().reshape(-1)


def int8_dequantized(sums: Any, rows: Any, columns: Any, bias: Any) -> Any:
    return sums.double() * rows.double()[:, None] * columns.double() / 127.0**2 + bias.double()


def decayed(h: dict[str, float], p: Any, g: Any) -> Any:
    return g + p * h["weight_decay"]


def step(name: str, h: dict[str, float], t: int, p: Any, g: Any, s: Any, v: Any) -> Any:
    """Return (p, s, v) after a step: s is the first moment (AdEMAMix: two rows), v the second."""
    b1, b2, lr, eps = h["beta1"], h["beta2"], h["lr"], h["eps"]
    p, g, s = p.double(), g.double() * h["gnorm_scale"], s.double()
    keep = 1 - lr * h["weight_decay"]
    root = (1 - b2**t) ** 0.5
    if name in ("adam", "lamb"):  # arXiv 1412.6980, 1711.05101
        s, v = b1 * s + (1 - b1) * g, b2 * v.double() + (1 - b2) * g * g
        return (p - lr * s / (1 - b1**t) / (v.sqrt() / root + eps)) * keep, s, v
    if name == "ademamix":  # arXiv 2409.03137
        fast, slow = b1 * s[0] + (1 - b1) * g, h["beta3"] * s[1] + (1 - h["beta3"]) * g
        v = b2 * v.double() + (1 - b2) * g * g
        mixed = fast / (1 - b1**t) + h["alpha"] * slow
        return (p - lr * mixed / (v.sqrt() / root + eps)) * keep, torch.stack([fast, slow]), v
    if name == "lion":  # arXiv 2302.06675
        return p * keep - lr * (b1 * s + (1 - b1) * g).sign(), b2 * s + (1 - b2) * g, None
    g = decayed(h, p, g)
    if name in ("momentum", "lars"):
        s = g if t == 1 else b1 * s + g
        return p - lr * s, s, None
    s = b1 * s + (1 - b1) * g * g if name == "rmsprop" else s + g * g
    return p - lr * g / (s.sqrt() + eps), s, None
