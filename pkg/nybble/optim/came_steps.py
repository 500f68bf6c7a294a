"""The parts of a CAME step of one matrix, or of each matrix of a stack. On a CUDA device, the
kernels of libnybble compute them. On the CPU, and for widths that the kernels do not support,
operations of torch compute them.

TorchMatrix and KernelMatrix compute, in this order: the sums of the squared gradient, the sum of
the squared update, the sums of the squared difference of update and momentum, and the new
parameter. The caller turns these sums into factors of rows and columns.
"""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import addressof
from dataclasses import replace
from functools import cache, partial
from typing import NamedTuple, TypeAlias

import torch
from torch import Tensor

from nybble import _native
from nybble._torch import bridge
from nybble.ops.optim import calls as updates

Pair: TypeAlias = tuple[Tensor, Tensor]  # for rows [..., rows] and for columns [..., columns]
_came_sums = _native.operation("came_sums")
_came_step = _native.operation("came_step")
_came_update = _native.operation("came_update")
_TILE = 256  # columns of a tile of nybble_came_sums
_LEAST_ROWS = 32  # rows of a strip, which a thread block processes at a time
_BLOCKS = 4  # blocks of nybble_came_sums that a multiprocessor has at once


class Settings(NamedTuple):
    """The settings of a step; beta1 is in the Hyperparameters."""

    lr: float
    weight_decay: float
    beta2: float
    beta3: float
    eps: tuple[float, float]
    clip_threshold: float


class Constants(NamedTuple):
    """The constants of a step. momentum: the hyperparameters of the rule that updates the
    momentum."""

    lr: float
    weight_decay: float
    momentum: updates.Hyperparameters


class TorchMatrix:
    """The parts of a step, by operations of torch in float32."""

    def __init__(self, item: updates.Item[Tensor], code: Tensor | None, c: Constants) -> None:
        self._item, self._code, self._constants = item, code, c
        self._update = item.g.float()
        self._momentum = torch.empty(0)

    def squares(self) -> Pair:
        """Return the sums of the squared gradient over each row and each column."""
        return _square_sums(self._update)

    def rescale(self, factors: Pair) -> Tensor:
        """Compute the update, which is the gradient times its factors; return the sum of its
        squares."""
        self._update = _outer(factors).mul_(self._update)
        return self._update.square().sum()

    def distances(self, scale: Tensor) -> Pair:
        """Clip the update and update the momentum; return the sums of their squared difference."""
        self._momentum = momentum_of(
            self._item, self._update.mul_(scale), self._code, self._constants
        )
        return _square_sums(self._update.sub_(self._momentum))

    def finish(self, factors: Pair) -> None:
        """Update the parameter by the momentum times its factors."""
        apply(self._item.p, _outer(factors).mul_(self._momentum), self._constants)


def momentum_of(
    item: updates.Item[Tensor], update: Tensor, code: Tensor | None, c: Constants
) -> Tensor:
    """Update the momentum in the state, and return it in float32."""
    momentum = torch.zeros_like(update)
    step = [replace(item, p=momentum, g=update)]
    updates.prepare_update("momentum", step, c.momentum, code).run()
    return momentum


def apply(p: Tensor, change: Tensor, c: Constants) -> None:
    """Subtract lr times the change, and the weight decay, from p."""
    if c.weight_decay:
        change.add_(p, alpha=c.weight_decay)
    p.add_(change.to(p.dtype), alpha=-c.lr)


def _square_sums(x: Tensor) -> Pair:
    square = x.square()
    return square.sum(-1), square.sum(-2)


def _outer(factors: Pair) -> Tensor:
    row, column = factors
    return row.unsqueeze(-1) * column.unsqueeze(-2)


@cache
def _blocks(device: int) -> int:
    """Return the number of blocks of nybble_came_sums that a device has at once."""
    return _BLOCKS * torch.cuda.get_device_properties(device).multi_processor_count


class KernelMatrix:
    """The parts of a step, each computed in a single pass over memory, or the whole step at
    once."""

    whole = True  # whether to make whole steps of parameters that are not sharded

    def __init__(self, item: updates.Item[Tensor], code: Tensor | None, c: Constants) -> None:
        p = item.p
        *self._batch, rows, columns = p.shape
        matrices = p.numel() // (rows * columns)
        tiles = -(-columns // _TILE)
        strips = max(1, min(-(-rows // _LEAST_ROWS), _blocks(p.get_device()) // (tiles * matrices)))
        self._sums_shape = (tiles, matrices, strips)
        self._place = bridge.place(p, "p")
        self._kept: list[object] = [item, code]  # memory to which the record points
        scales = None if item.absmax1 is None else item.absmax1.data_ptr()
        self._state, self._device = item.state1.data_ptr(), p.device
        self._record = _native.Came(
            p=p.data_ptr(), g=item.g.data_ptr(), absmax=scales,
            code=None if code is None else code.data_ptr(),
            matrices=matrices, rows=rows, cols=columns, strips=strips,
            beta1=c.momentum.beta1, lr=c.lr, weight_decay=c.weight_decay,
            dtype=bridge.float_code(p.dtype, "p.dtype"),
        )  # fmt: skip

    @staticmethod
    def supports(item: updates.Item[Tensor]) -> bool:
        """Return whether the kernels can step the parameter."""
        p = item.p
        aligned = all(a.data_ptr() % 16 == 0 for a in (p, item.g, item.state1))
        return p.is_cuda and p.numel() > 0 and p.shape[-1] % 8 == 0 and aligned

    def update(self, moments: Mapping[str, Tensor], s: Settings) -> None:
        """Make the whole step, and update the moments sq_row, sq_col, res_row and res_col."""
        record = self._record
        record.beta2, record.beta3, record.clip_threshold = s.beta2, s.beta3, s.clip_threshold
        record.eps, record.res_eps = s.eps
        record.m = self._state
        names = ("sq_col", "res_col", "sq_row", "res_row")  # columns must be aligned to 16 bytes
        factors = ("col", "res_col", "row", "res_row")
        tiles, matrices, strips = self._sums_shape
        parts = {"col_sums": matrices * strips * record.cols}
        for name, factor in zip(names, factors, strict=True):
            setattr(record, name.replace("res_", "res_sq_"), moments[name].data_ptr())
            parts[factor] = moments[name].numel()
        parts["row_sums"] = tiles * matrices * record.rows
        memory = torch.empty(sum(parts.values()), dtype=torch.float32, device=self._device)
        address = memory.data_ptr()
        for part, count in parts.items():
            setattr(record, part, address)
            address += 4 * count
        self._kept += [memory, *(moments[name] for name in names)]
        _came_update(addressof(record), *self._place)

    def squares(self) -> Pair:
        """Return the sums of the squared gradient over each row and each column."""
        return self._sums()

    def rescale(self, factors: Pair) -> Tensor:
        """Return the sum of the squared update, which is the gradient times its factors."""
        self._record.row, self._record.col = self._pointers(factors)
        return self._sums()[0].sum()

    def distances(self, scale: Tensor) -> Pair:
        """Return the sums of the squared differences between the clipped update and the
        momentum."""
        self._kept.append(scale)
        self._record.scale, self._record.m = scale.data_ptr(), self._state
        return self._sums()

    def finish(self, factors: Pair) -> None:
        """Store the momentum; update the parameter by the momentum times its factors."""
        self._record.res_row, self._record.res_col = self._pointers(factors)
        _came_step(addressof(self._record), *self._place)

    def _sums(self) -> Pair:
        record, (tiles, _, strips) = self._record, self._sums_shape
        empty = partial(torch.empty, dtype=torch.float32, device=self._device)
        rows = empty((tiles, *self._batch, record.rows))
        columns = empty((*self._batch, strips, record.cols))
        record.row_sums, record.col_sums = rows.data_ptr(), columns.data_ptr()
        _came_sums(addressof(record), *self._place)
        return rows.sum(0), columns.sum(-2)

    def _pointers(self, factors: Pair) -> tuple[int, int]:
        row, column = (one.contiguous() for one in factors)
        self._kept += [row, column]
        return row.data_ptr(), column.data_ptr()
