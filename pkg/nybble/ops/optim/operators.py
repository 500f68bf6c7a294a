"""torch.ops.nybble.optimizer_update_*: steps of one parameter, in place."""

from __future__ import annotations

from typing import Any

from nybble._torch.library import define
from nybble.ops.optim import calls as updates


def _nothing(*given: Any) -> None:
    """Be the fake of an operator that returns nothing."""


# step is a SymInt, so that one graph does all steps; of a float torch makes a graph for each value.
define(
    "optimizer_update_32bit(str optimizer_name, Tensor g, Tensor(a!) p, Tensor(b!) state1, "
    "float beta1, float eps, SymInt step, float lr, Tensor(c!)? state2, float beta2, float beta3, "
    "float alpha, float weight_decay, float gnorm_scale, Tensor(d!)? unorm_vec, float max_unorm, "
    "bool skip_zeros) -> ()",
    updates.update_32bit,
    _nothing,
)

define(
    "optimizer_update_8bit_blockwise(str optimizer_name, Tensor g, Tensor(a!) p, "
    "Tensor(b!) state1, Tensor(c!)? state2, float beta1, float beta2, float beta3, float alpha, "
    "float eps, SymInt step, float lr, Tensor qmap1, Tensor? qmap2, Tensor(d!) absmax1, "
    "Tensor(e!)? absmax2, float weight_decay, float gnorm_scale, bool skip_zeros) -> ()",
    updates.update_8bit,
    _nothing,
)
