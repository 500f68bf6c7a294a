"""bitsandbytes' functions for one step of one parameter, with 8-bit blockwise or 32-bit states."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nybble._bridge.select import bridge_of
from nybble._torch import fast_path
from nybble.ops.operators import operators
from nybble.ops.optim import calls as updates

if TYPE_CHECKING:
    from nybble._bridge.protocol import ArrayT


def optimizer_update_32bit(
    optimizer_name: str, g: ArrayT, p: ArrayT, state1: ArrayT, beta1: float, eps: float, step: int,
    lr: float, state2: ArrayT | None = None, beta2: float = 0.0, beta3: float = 0.0,
    alpha: float = 0.0, weight_decay: float = 0.0, gnorm_scale: float = 1.0,
    unorm_vec: ArrayT | None = None, max_unorm: float = 0.0, skip_zeros: bool = False,
) -> None:  # fmt: skip
    """Do one step with float32 states in place; p and g [n] have the same floating dtype.

    optimizer_name: adam, momentum, rmsprop, lion, adagrad, lamb, lars or ademamix, as in
    bitsandbytes (nybble.optim names their papers). state1, state2: float32 [n]; AdEMAMix' state1:
    [2, n]. step: starts at 1. Raises InvalidArgument before anything is written.
    """
    given = (
        optimizer_name, g, p, state1, beta1, eps, step, lr, state2, beta2, beta3, alpha,
        weight_decay, gnorm_scale, unorm_vec, max_unorm, skip_zeros,
    )  # fmt: skip
    b = bridge_of(p, "p")
    if fast_path.is_traced() or fast_path.optimizer_update_32bit(*given) is None:
        if not b.eager(p):
            operators().optimizer_update_32bit(*given)
            return
        updates.update_one(updates.SCHEMA_32BIT, *given)
    b.written(p)


def optimizer_update_8bit_blockwise(
    optimizer_name: str, g: ArrayT, p: ArrayT, state1: ArrayT, state2: ArrayT | None, beta1: float,
    beta2: float, beta3: float, alpha: float, eps: float, step: int, lr: float, qmap1: ArrayT,
    qmap2: ArrayT | None, absmax1: ArrayT, absmax2: ArrayT | None, weight_decay: float = 0.0,
    gnorm_scale: float = 1.0, skip_zeros: bool = False,
) -> None:  # fmt: skip
    """Do one step in place with 8-bit states (uint8 [n], and a float32 absmax per 256 values).

    The states are indices into qmap1 and qmap2, which have 256 float32 values each (arXiv
    2110.02861). The other arguments are the same as optimizer_update_32bit's. Raises
    InvalidArgument before anything is written.
    """
    given = (
        optimizer_name, g, p, state1, state2, beta1, beta2, beta3, alpha, eps, step, lr, qmap1,
        qmap2, absmax1, absmax2, weight_decay, gnorm_scale, skip_zeros,
    )  # fmt: skip
    b = bridge_of(p, "p")
    if fast_path.is_traced() or fast_path.optimizer_update_8bit(*given) is None:
        if not b.eager(p):
            operators().optimizer_update_8bit_blockwise(*given)
            return
        updates.update_one(updates.SCHEMA_8BIT, *given)
    b.written(p)
