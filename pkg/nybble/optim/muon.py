"""Muon for matrices, with AdamW for the other parameters. All states have 8 or 32 bits.

Sources:

- Keller Jordan's Muon (github.com/KellerJordan/Muon): groups with the flag use_muon
- torch.optim.Muon: the first arguments of the constructor
- arXiv 2502.16982: "match_rms_adamw"
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

import torch
from torch import Tensor
from torch.optim.optimizer import ParamsT

from nybble._torch import private
from nybble.errors import InvalidArgument
from nybble.ops import checks
from nybble.ops.optim import calls as updates
from nybble.optim import sharded
from nybble.optim.base import Entry, Key, Optimizer8bit, Update
from nybble.optim.config import Betas, Group, beta_of, check_listed_once, parse_betas, state_options

_MOST_NS_STEPS = 99  # as in torch
# The most values of a stack, unless one parameter is larger. The products of 2**24 values keep a
# large GPU busy, and the temporary tensors of such a stack need at most 8 bytes per value: 134 MB.
_STACK_VALUES = 1 << 24
_ADJUST = (None, "original", "match_rms_adamw")
_OF_MATRICES = (
    *("use_muon", "momentum", "nesterov", "ns_coefficients", "ns_steps", "adjust_lr_fn"),
)


class MuonSettings(NamedTuple):
    """The checked settings of a step for matrices, except the momentum (see Hyperparameters)."""

    lr: float
    weight_decay: float
    nesterov: bool
    coefficients: tuple[float, ...]
    eps: float
    steps: int
    adjust: str | None

    @classmethod
    def of(cls, config: Group) -> MuonSettings:
        given, adjust = config["ns_coefficients"], config["adjust_lr_fn"]
        if not isinstance(given, (tuple, list)) or len(given) != 3:
            raise InvalidArgument(f"ns_coefficients={given!r}: must be three numbers")
        if adjust not in _ADJUST:
            allowed = ", ".join(map(repr, _ADJUST))
            raise InvalidArgument(f"adjust_lr_fn={adjust!r}: allowed are {allowed}")
        beta_of("momentum", config["momentum"])
        return cls(
            checks.number("lr", config["lr"]),
            checks.number("weight_decay", config["weight_decay"], 0.0),
            checks.flag("nesterov", config["nesterov"]),
            tuple(checks.number("ns_coefficients", one) for one in given),
            checks.number("eps", config["eps"], 0.0),
            checks.whole("ns_steps", config["ns_steps"], 0, _MOST_NS_STEPS),
            adjust,
        )

    def ratio(self, shape: torch.Size) -> float:
        """Return the learning rate's factor for matrices of this shape."""
        rows, columns = shape[-2:]
        if self.adjust == "match_rms_adamw":
            return 0.2 * math.sqrt(max(rows, columns))
        return math.sqrt(max(1.0, rows / columns))


class Muon(Optimizer8bit):
    """Muon: the update of a matrix is its momentum, orthogonalized by Newton-Schulz steps in bf16,
    or in float32 on CPUs without fast bf16 products.

    Groups with use_muon=True (the default) contain matrices, or stacks [n, rows, columns] whose
    matrices are orthogonalized separately. AdamW steps the groups with use_muon=False. Put
    embeddings, heads, norms and biases into these groups; their settings are lr, betas,
    weight_decay and eps (default 1e-8).

    Matrices of the same shape and settings are stepped together.

    For sharded matrices (DTensor, FSDP 2), each process gathers the momenta in bf16, computes the
    whole updates and applies its own part. The stored momenta stay sharded.
    """

    _least_betas = 2

    def __init__(
        self, params: ParamsT, lr: float = 1e-3, weight_decay: float = 0.1, momentum: float = 0.95,
        nesterov: bool = True, ns_coefficients: tuple[float, float, float] = (
            3.4445, -4.7750, 2.0315,
        ), eps: float = 1e-7, ns_steps: int = 5, adjust_lr_fn: str | None = None,
        betas: Betas = (0.9, 0.95), optim_bits: int = 32, min_8bit_size: int = 4096,
        is_paged: bool = False,
    ) -> None:  # fmt: skip
        betas = parse_betas(betas, self._least_betas)
        defaults: Group = {
            "lr": lr, "weight_decay": weight_decay, "momentum": momentum, "nesterov": nesterov,
            "ns_coefficients": ns_coefficients, "eps": eps, "ns_steps": ns_steps,
            "adjust_lr_fn": adjust_lr_fn, "betas": betas, "use_muon": True,
        }  # fmt: skip
        super().__init__(params, defaults, optim_bits, is_paged)
        self.optimizer_name = "adam"  # the rule for groups with use_muon=False
        self.args = state_options(optim_bits, min_8bit_size)

    def add_param_group(self, param_group: Group) -> None:
        """Add parameters; raise InvalidArgument if Muon cannot step one of them."""
        check_listed_once(param_group)
        if isinstance(param_group, dict):
            if not checks.flag("use_muon", param_group.get("use_muon", True)):
                param_group = {"eps": 1e-8, **param_group}
            elif not isinstance(param_group["params"], set):  # torch refuses sets
                MuonSettings.of({**self.defaults, **param_group})
                _check_matrices(param_group["params"])
        super().add_param_group(param_group)

    def two_states(self, group: Group) -> bool:
        return not group["use_muon"]

    def group_config(self, group: Group) -> Group:
        """Return the options of a group."""
        return {**super().group_config(group), **{name: group[name] for name in _OF_MATRICES}}

    def hyper(self, config: Group, step: int) -> updates.Hyperparameters:
        """Return the hyperparameters of the native update. For a matrix, the native update computes
        only the momentum.

        The rule "momentum" computes m = beta1 m + gnorm_scale g, then p = p - lr m. With p = 0 and
        lr = -1, the new p is the momentum. With p = gnorm_scale g and lr = -beta1, the new p is
        Nesterov's momentum.
        """
        if not config["use_muon"]:
            return super().hyper(config, step)
        momentum = beta_of("momentum", config["momentum"])
        lr = -momentum if config["nesterov"] else -1.0
        return updates.Hyperparameters(lr, momentum, gnorm_scale=1.0 - momentum)

    def settings(self, config: Group) -> MuonSettings | None:
        return MuonSettings.of(config) if config["use_muon"] else None

    def is_composite(self, group: Group) -> bool:
        return bool(group["use_muon"])

    def _ready(self, key: Key, entries: list[Entry]) -> Update:
        if key.settings is None:
            return super()._ready(key, entries)
        return _MatrixUpdates(self, key, entries)


class _MatrixUpdates:
    """Updates matrices of the same shape and sharding together, as stacks of limited size."""

    def __init__(self, optimizer: Muon, key: Key, entries: list[Entry]) -> None:
        self._key = key
        self._code, _ = optimizer.codes(key)
        self._stacks = _stacks(entries)

    def run(self) -> None:
        for stack in self._stacks:
            self._step(stack)

    def _step(self, stack: list[Entry]) -> None:
        p, items, settings = stack[0][0], [item for _, _, item in stack], self._key.settings
        assert isinstance(settings, MuonSettings)
        whole = _orthogonalized(
            sharded.gathered(p, self._momenta(items, settings.nesterov)), settings
        )
        changes = sharded.part_like(p, whole).to(p.dtype).unbind()
        params, ratio = [item.p for item in items], settings.ratio(p.shape)
        if settings.weight_decay:
            # The weight decay is added here, because in bf16 p.mul_(1 - lr * weight_decay) would
            # not change p.
            private.add_each(changes, params, alpha=settings.weight_decay / ratio)
        private.add_each(params, changes, alpha=-settings.lr * ratio)

    def _momenta(self, items: list[updates.Item[Tensor]], nesterov: bool) -> Tensor:
        """Update the momenta. Return them as one stack in bf16, or Nesterov's momenta if `nesterov`
        is true."""
        hyper = self._key.hyper
        if len(items) == 1:
            made = items[0].g.unsqueeze(0)
            made = made * hyper.gnorm_scale if nesterov else torch.zeros_like(made)
        else:
            made = torch.stack([item.g for item in items])
            made = made.mul_(hyper.gnorm_scale) if nesterov else made.zero_()
        step = [replace(item, p=one) for item, one in zip(items, made.unbind(), strict=True)]
        updates.prepare_update("momentum", step, hyper, self._code).run()
        return made.bfloat16()


def _stacks(entries: list[Entry]) -> list[list[Entry]]:
    """Divide parameters into stacks of the same shape and sharding, in the order of `entries`."""
    same: dict[object, list[Entry]] = {}
    for entry in entries:
        p = entry[0]
        same.setdefault((p.shape, sharded.layout(p)), []).append(entry)
    made = []
    for alike in same.values():
        most = max(1, _STACK_VALUES // (alike[0][0].numel() or 1))
        made += [alike[start : start + most] for start in range(0, len(alike), most)]
    return made


def _orthogonalized(x: Tensor, settings: MuonSettings) -> Tensor:
    """Return approximately U V^T for each matrix of x, where U S V^T is the SVD of the matrix. x is
    in bf16 and is changed."""
    (a, b, c), shape = settings.coefficients, x.shape
    # Tall matrices are multiplied from the other side, because transposed copies would take 4 % of
    # the step.
    tall = shape[-2] > shape[-1]
    x = x.flatten(0, -3)
    if x.shape[0] == 1:  # batched products of a large matrix take 3 % longer (H200)
        x = x[0]
    multiply, product = (torch.mm, torch.addmm) if x.dim() == 2 else (torch.bmm, torch.baddbmm)
    if x.is_cpu and not private.has_bf16_products():
        x = x.float()  # with AVX2, bf16 products take 30 to 70 times as long
    x.div_(torch.linalg.vector_norm(x, dim=(-2, -1), keepdim=True).clamp_(min=settings.eps))
    for _ in range(settings.steps):
        gram = multiply(x.mT, x) if tall else multiply(x, x.mT)
        factor = product(gram, gram, gram, beta=b, alpha=c)
        x = product(x, *((x, factor) if tall else (factor, x)), beta=a)
    return x.view(shape)


def _check_matrices(params: Iterable[object]) -> None:
    for index, one in enumerate([params] if isinstance(params, Tensor) else params):
        name, p = one if isinstance(one, tuple) else (f"params[{index}]", one)
        if isinstance(p, Tensor) and p.dim() not in (2, 3):
            raise InvalidArgument(
                f"{name} has the shape {tuple(p.shape)}: Muon updates only parameters with 2 or "
                "3 dimensions\n"
                "hint: put this parameter into a group with use_muon=False, which AdamW updates"
            )
