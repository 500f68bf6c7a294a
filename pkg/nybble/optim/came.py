"""CAME (arXiv 2307.02047): factored second moments in float32, the momentum in 8 or 32 bits."""

from __future__ import annotations

import torch
from torch import Tensor
from torch.optim.optimizer import ParamsT

from nybble.errors import InvalidArgument
from nybble.ops import checks
from nybble.ops.optim import calls as updates
from nybble.optim import sharded
from nybble.optim.base import Entry, Key, Optimizer8bit, Update
from nybble.optim.came_steps import (
    Constants,
    KernelMatrix,
    Pair,
    Settings,
    TorchMatrix,
    apply,
    momentum_of,
)
from nybble.optim.config import Betas, Group, State, beta_of, parse_betas, state_options


class CAME(Optimizer8bit):
    """CAME: Adafactor whose update is divided by the momentum's instability.

    For a matrix (or each matrix of a stack), only the row means and column means of the second
    moments are stored; for a vector, all second moments are. eps: two numbers, one added to the
    squared gradient and one to the squared instability. clip_threshold: the largest root mean
    square of an update.
    """

    _numbers = ("lr", "weight_decay")  # eps is not listed, because it is a pair of numbers
    _least_betas = 3

    def __init__(
        self, params: ParamsT, lr: float = 2e-4, eps: tuple[float, float] = (1e-30, 1e-16),
        clip_threshold: float = 1.0, betas: Betas = (0.9, 0.999, 0.9999),
        weight_decay: float = 0.0, optim_bits: int = 32, min_8bit_size: int = 4096,
    ) -> None:  # fmt: skip
        defaults: Group = {
            "lr": lr, "eps": eps, "clip_threshold": clip_threshold,
            "betas": parse_betas(betas, self._least_betas), "weight_decay": weight_decay,
        }  # fmt: skip
        super().__init__(params, defaults, optim_bits)
        self.optimizer_name = "momentum"
        self.args = state_options(optim_bits, min_8bit_size)
        for group in self.param_groups:
            self.settings(self.group_config(group))

    def is_composite(self, group: Group) -> bool:
        return True

    def group_config(self, group: Group) -> Group:
        """Return the options of a group."""
        return {**super().group_config(group), "clip_threshold": group["clip_threshold"]}

    def hyper(self, config: Group, step: int) -> updates.Hyperparameters:
        """Return the hyperparameters of the momentum m = beta1 m + (1 - beta1) update.

        The rule "momentum" computes m, then p = p - lr m. With p = 0 and lr = -1, the new p is m.
        """
        beta1 = beta_of("betas[0]", self.betas_of(config)[0])
        return updates.Hyperparameters(-1.0, beta1, gnorm_scale=1.0 - beta1)

    def settings(self, config: Group) -> Settings:
        eps, betas = config["eps"], self.betas_of(config)
        if not isinstance(eps, (tuple, list)) or len(eps) != 2:
            raise InvalidArgument(f"eps={eps!r}: must be two numbers, like (1e-30, 1e-16)")
        threshold = checks.number("clip_threshold", config["clip_threshold"], 0.0)
        if threshold == 0.0:
            raise InvalidArgument("clip_threshold=0: must be above 0")
        return Settings(
            checks.number("lr", config["lr"]),
            checks.number("weight_decay", config["weight_decay"], 0.0),
            beta_of("betas[1]", betas[1]),
            beta_of("betas[2]", betas[2]),
            (checks.number("eps", eps[0], 0.0), checks.number("eps", eps[1], 0.0)),
            threshold,
        )

    def init_state(self, group: Group, p: Tensor, gindex: int, pindex: int) -> None:
        """Create the state of one parameter."""
        super().init_state(group, p, gindex, pindex)
        for name in _shapes(p):
            self.state[p][name] = sharded.zero_factors(p, name)

    def moments(self, group: Group, p: Tensor) -> set[str]:
        return {*super().moments(group, p), *_shapes(p)}

    def state_shape(self, name: str, p: Tensor) -> tuple[int, ...]:
        return tuple(_shapes(p).get(name) or super().state_shape(name, p))

    def check_state(self, group: Group, p: Tensor, mine: Tensor) -> State:
        state = super().check_state(group, p, mine)
        wanted = {name: (torch.float32, shape.numel()) for name, shape in _shapes(mine).items()}
        self.check_arrays(state, wanted, p)
        return state

    def _ready(self, key: Key, entries: list[Entry]) -> Update:
        code, _ = self.codes(key)
        return _CameUpdates(key, entries, [self._factor_states(p) for p, _, _ in entries], code)

    def _factor_states(self, p: Tensor) -> State:
        """Return the second moments of this process's part of p."""
        return {name: sharded.local_state(name, self.state[p][name], p) for name in _shapes(p)}


def _shapes(p: Tensor) -> dict[str, torch.Size]:
    """Return the shapes of the second moments."""
    if p.dim() < 2:
        return {"sq": p.shape}
    row, column = p.shape[:-1], torch.Size([*p.shape[:-2], p.shape[-1]])
    return {"sq_row": row, "sq_col": column, "res_row": row, "res_col": column}


class _CameUpdates:
    """Updates parameters one by one, so that only one parameter's temporary tensors exist at a
    time.

    The means and sums cover all parts of a DTensor.
    """

    def __init__(
        self, key: Key, entries: list[Entry], states: list[State], code: Tensor | None
    ) -> None:
        self._key, self._code = key, code
        self._items = [(p, item) for p, _, item in entries]
        self._states = states

    def run(self) -> None:
        settings = self._key.settings
        assert isinstance(settings, Settings)
        constants = Constants(settings.lr, settings.weight_decay, self._key.hyper)
        for (p, item), state in zip(self._items, self._states, strict=True):
            if p.dim() < 2:
                _step_vector(p, item, state, settings, constants, self._code)
                continue
            matrix = (KernelMatrix if KernelMatrix.supports(item) else TorchMatrix)(
                item, self._code, constants
            )
            if isinstance(matrix, KernelMatrix) and matrix.whole and not sharded.is_sharded(p):
                matrix.update(state, settings)
                continue
            eps, res_eps = settings.eps
            factors = _factors(p, state, "sq", matrix.squares(), settings.beta2, eps)
            scale = _clip(p, matrix.rescale(factors), settings)
            distances = matrix.distances(scale)
            matrix.finish(_factors(p, state, "res", distances, settings.beta3, res_eps))


def _step_vector(
    p: Tensor, item: updates.Item[Tensor], state: State, settings: Settings,
    constants: Constants, code: Tensor | None,
) -> None:  # fmt: skip
    g = item.g.float()
    square = g.square().add_(settings.eps[0])
    update = state["sq"].lerp_(square, 1 - settings.beta2).rsqrt().mul_(g)
    update.mul_(_clip(p, update.square().sum(), settings))
    apply(item.p, momentum_of(item, update, code, constants), constants)


def _clip(p: Tensor, square: Tensor, settings: Settings) -> Tensor:
    """Return the factor that limits an update's root mean square. square: the sum of the update's
    squares."""
    rms = (sharded.sum_of_parts(p, square, range(p.dim())) / p.numel()).sqrt()
    return 1.0 / (rms / settings.clip_threshold).clamp_(min=1.0)


def _factors(p: Tensor, state: State, name: str, sums: Pair, beta: float, eps: float) -> Pair:
    """Update the row and column means; return factors whose product is 1 / sqrt(moments)."""
    *_, rows, columns = p.shape
    row_sums = sharded.sum_of_parts(p, sums[0], [p.dim() - 1])
    column_sums = sharded.sum_of_parts(p, sums[1], [p.dim() - 2])
    row = state[f"{name}_row"].lerp_(row_sums.div_(columns).add_(eps), 1 - beta)
    column = state[f"{name}_col"].lerp_(column_sums.div_(rows).add_(eps), 1 - beta)
    total = sharded.sum_of_parts(p, row.sum(-1, keepdim=True), [p.dim() - 2])
    return (row / total.div_(rows)).rsqrt_(), column.rsqrt()
