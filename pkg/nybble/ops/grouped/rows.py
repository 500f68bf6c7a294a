"""Bring rows into the order of their experts, multiply them, and add the biases."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from nybble._torch import bridge
from nybble.errors import InvalidArgument
from nybble.ops import checks
from nybble.ops.grouped.routing import check_ids, experts_of_rows, route

_MOST = 2**31 - 1


def multiplied(
    A: Tensor, experts: int, n: int, offsets: Tensor | None, ids: Tensor | None,
    bias: Tensor | None, multiply: Callable[[Tensor, Tensor], Tensor],
) -> Tensor:  # fmt: skip
    """Return multiply(sorted rows of A, offsets) plus biases, in the order of A's rows."""
    _check(A, experts, n, offsets, ids, bias)
    if A.dtype is torch.float64:  # there are no float64 kernels
        bias = None if bias is None else bias.float()
        return multiplied(A.float(), experts, n, offsets, ids, bias, multiply).double()
    if ids is None:
        assert offsets is not None
        # clamped, so that an offset of 2^32 does not become 0
        ends = offsets if offsets.dtype is torch.int32 else offsets.clamp(-1, _MOST).int()
        made = multiply(A, ends)
        return made if bias is None else made + bias_of_rows(bias, ends, A.shape[0])
    ids = check_ids(ids, "expert_ids")
    routing = route(ids, experts)
    made = multiply(A[routing.order], routing.offsets)[routing.inverse()]
    return made if bias is None else made + bias[ids]


def bias_of_rows(bias: Tensor, offsets: Tensor, rows: int) -> Tensor:
    """Return the bias of each sorted row's expert; zeros for rows after the last expert's rows."""
    padded = torch.cat([bias, bias.new_zeros(1, bias.shape[1])])
    return padded[experts_of_rows(offsets, rows)]


def _check(
    A: Tensor, experts: int, n: int, offsets: Tensor | None, ids: Tensor | None,
    bias: Tensor | None,
) -> None:  # fmt: skip
    checks.kind(bridge, A, "A")
    for name, one in (("offsets", offsets), ("expert_ids", ids), ("bias", bias)):
        if one is None:
            continue
        checks.kind(bridge, one, name)
        if one.device != A.device:
            raise checks.device_error(name, one.device, A.device)
    if (offsets is None) == (ids is None):
        both = (
            "offsets=None and expert_ids=None" if ids is None else "offsets and expert_ids are set"
        )
        raise InvalidArgument(f"{both}: exactly one of the two must be set")
    if A.dim() != 2:
        raise checks.shape_error("A", A.shape, "[rows, k]")
    if ids is not None and tuple(ids.shape) != (A.shape[0],):
        raise checks.shape_error("expert_ids", ids.shape, f"[rows], here [{A.shape[0]}]")
    if offsets is not None:
        if offsets.dtype not in (torch.int32, torch.int64):
            raise InvalidArgument(f"offsets.dtype={offsets.dtype}: must be torch.int32")
        if tuple(offsets.shape) != (experts,):
            raise checks.shape_error("offsets", offsets.shape, f"[experts], here [{experts}]")
    if bias is None:
        return
    if tuple(bias.shape) != (experts, n):
        raise checks.shape_error("bias", bias.shape, f"[experts, n], here [{experts}, {n}]")
    if bias.dtype is not A.dtype:
        raise InvalidArgument(f"bias.dtype={bias.dtype}: must be {A.dtype}, like A")
