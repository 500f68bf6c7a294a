"""The base classes of all optimizers: states, per-parameter options and batched native steps."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any, ClassVar, NamedTuple, Protocol

import torch
from torch import Tensor
from torch.optim.optimizer import ParamsT

from nybble._signatures import partial_init
from nybble._torch import bridge
from nybble._torch.private import increment_versions
from nybble.errors import InvalidArgument, NybbleError, Unsupported
from nybble.ops import checks
from nybble.ops.optim import calls as updates
from nybble.optim import sharded
from nybble.optim.batched import Batch, read_batches, run_batches
from nybble.optim.checkpoint import STATE_TENSORS, Checkpoints
from nybble.optim.config import (
    STOCHASTIC,
    Betas,
    Group,
    beta_of,
    check_listed_once,
    parse_betas,
    state_options,
)
from nybble.optim.manager import GlobalOptimManager
from nybble.optim.states import States

_MOST_STEPS = 2**31 - 2
Entry = tuple[Tensor, Tensor, updates.Item[Tensor]]  # a parameter, its local part, its update


class Key(NamedTuple):
    """The properties that all parameters of one update share."""

    hyper: updates.Hyperparameters
    device: torch.device
    dtype: torch.dtype
    bits: int  # of the states
    settings: object  # the settings that only this optimizer has


class Update(Protocol):
    """An update of all parameters that have the same key, with checked arguments."""

    def run(self) -> None: ...


def _plain(step: object) -> object:
    """Return a step counter as a number; some checkpoints store it as a tensor."""
    if isinstance(step, Tensor) and step.numel() == 1:
        found: float | int = step.item()
        return int(found) if found == found // 1 else found
    return step


class Optimizer8bit(States, Checkpoints):
    """Base of the optimizers: states are 8-bit in blocks of 256 (arXiv 2110.02861) or 32-bit.

    One native call updates all parameters that have the same device, dtype and settings, without
    synchronization. Parameters with fewer than min_8bit_size elements have 32-bit states. Paged
    states are in CUDA managed memory; on the CPU they are ordinary tensors.
    """

    _bits: ClassVar[int | None] = None  # None: the argument optim_bits sets the bits
    _paged: ClassVar[bool] = False
    _default_bits: ClassVar[int] = 32  # the constructor's default of optim_bits
    _numbers: ClassVar[tuple[str, ...]] = ("lr", "eps", "weight_decay")  # options, at least 0

    def __init_subclass__(
        cls,
        bits: int | None = None,
        paged: bool = False,
        fixed: Mapping[str, Any] | None = None,
        **defaults: Any,
    ) -> None:
        """Define a variant with `bits` or `paged`; its constructor omits parameters in `fixed`."""
        super().__init_subclass__()
        cls._bits = bits or cls._bits
        cls._paged = paged or cls._paged
        cls._default_bits = defaults.get("optim_bits", cls._default_bits)
        if fixed or defaults:
            cls.__init__ = partial_init(cls.__init__, fixed or {}, defaults)  # type: ignore[method-assign]

    def __init__(
        self, params: ParamsT, defaults: Group, optim_bits: int = 32, is_paged: bool = False
    ) -> None:
        if self._bits is not None and optim_bits not in (self._default_bits, self._bits):
            raise InvalidArgument(
                f"optim_bits={optim_bits}: {type(self).__name__} always has {self._bits}-bit "
                "states; remove the argument"
            )
        if optim_bits not in (8, 32):
            raise Unsupported(f"optim_bits={optim_bits!r}: allowed are 8 and 32")
        for name in self._numbers:  # other libraries' subclasses may omit these arguments
            checks.number(name, defaults.get(name, 0.0), 0.0)
        for index, beta in enumerate(defaults.get("betas", ())):
            beta_of(f"betas[{index}]", beta)
        super().__init__(params, defaults)
        self.initialized = False
        self.name2qmap = {}
        self.is_paged = is_paged or self._paged
        self.mng = GlobalOptimManager.get_instance()
        self.module_config = {}
        self.non_castable_tensor_keys = set(STATE_TENSORS)
        self.optimizer_name = ""
        self.args = SimpleNamespace()
        self._maps = {}
        if 8 in (self._bits, optim_bits):
            self.fill_qmap()

    # ---- settings ----

    def refuse(self, error: type[NybbleError], **cases: tuple[object, bool]) -> None:
        """Raise `error` for the first wrong argument; cases: name -> (value, bool(value) of allowed
        values)."""
        for name, (value, allowed) in cases.items():
            if bool(value) != allowed:
                zero = "must not be 0" if allowed else "must be 0"
                must = f"must be {allowed}" if isinstance(value, bool) else zero
                raise error(f"{name}={value}: not supported by {type(self).__name__}; {must}")

    def add_param_group(self, param_group: Group) -> None:
        """Add parameters, as torch does; raise InvalidArgument for a parameter listed twice.

        Otherwise, two updates of the same parameter would run at the same time.
        """
        check_listed_once(param_group)
        super().add_param_group(param_group)

    # ---- the step ----

    @torch.no_grad()
    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Do one step; `closure`, if given, evaluates the model again and returns the loss."""
        loss = None
        if closure is not None:
            with torch.enable_grad():
                loss = closure()
        if not self.initialized:
            self.check_overrides()
            self.to_gpu()  # the model may have moved after the states were loaded
            self.initialized = True
        if self._has_own_update():
            self._step_each()
            return loss
        together, others = self._read()
        run_batches(together)
        for entries, update in others:
            self._do(entries, update)
        increment_versions(
            [p for group in self.param_groups for p in group["params"] if p.grad is not None]
        )
        return loss

    def _has_own_step(self) -> bool:
        # torch's profiler wraps both methods, so the unwrapped functions are compared
        mine, given = Optimizer8bit.step, type(self).step
        return self._has_own_update() or inspect.unwrap(given) is not inspect.unwrap(mine)

    def _read(self) -> tuple[list[Batch], list[tuple[list[Entry], Update]]]:
        """Return the updates of a step: the native batches, and the updates for the general path.

        All checks happen here, before anything is written, because gradients, states,
        hyperparameters and parameters may have been replaced since the last step.
        """
        plans = [self._plan(gindex, group) for gindex, group in enumerate(self.param_groups)]
        together: list[Batch] = []
        others: dict[Key, list[Entry]] = {}
        for gindex, (group, plan) in enumerate(zip(self.param_groups, plans, strict=True)):
            batches, left = read_batches(self, group, *plan)
            together += batches
            for pindex in left:
                p = group["params"][pindex]
                if p.grad is not None and p.numel():
                    key, entry = self._prepare(group, p, gindex, pindex)
                    others.setdefault(key, []).append(entry)
        return together, [(entries, self._ready(key, entries)) for key, entries in others.items()]

    def _prepare(self, group: Group, p: Tensor, gindex: int, pindex: int) -> tuple[Key, Entry]:
        """Check a parameter; return its batch's key and its entry. Errors name the parameter."""
        try:
            return self._checked(group, p, gindex, pindex)
        except (InvalidArgument, Unsupported) as error:
            names = group.get("param_names")  # of named_parameters(), since torch 2.6
            where = names[pindex] if names else f"param_groups[{gindex}]['params'][{pindex}]"
            error.args = (f"{where}: {error}",)
            raise

    def _checked(self, group: Group, p: Tensor, gindex: int, pindex: int) -> tuple[Key, Entry]:
        """Check a parameter; return its batch's key and its entry. Create a missing state."""
        assert p.grad is not None
        if p.grad.layout is not torch.strided:
            raise Unsupported(
                f"sparse gradients ({p.grad.layout}) are not supported: make the embedding with "
                "sparse=False, or use torch.optim.SparseAdam for it"
            )
        mine = self.check_parameter(p)
        if "state1" not in self.state[p]:
            self._create_state(group, p, gindex, pindex)
        state = self.check_state(group, p, mine)
        step = checks.whole("step", _plain(state.get("step")), 0, _MOST_STEPS) + 1
        config = self.get_config(gindex, pindex, group)
        hyper = self.hyper(config, step)
        if hyper.max_unorm:
            state["unorm_vec"] = self.norm_of(p)
        dense = mine if bridge.is_dense(mine) else bridge.dense(mine)
        grad = p.grad if mine is p else sharded.gradient(p)
        assert grad is not None
        self.prefetch_state(p)
        more = {name: state.get(name) for name in ("state1", "state2", "absmax1", "absmax2")}
        norm, g = state.get("unorm_vec"), bridge.dense(grad.to(p.dtype))
        item: updates.Item[Any] = updates.Item(p=dense, g=g, norm=norm, step=step, **more)
        key = Key(hyper, p.device, p.dtype, self.bits_in(state), self.settings(config))
        return key, (p, mine, item)

    def _create_state(self, group: Group, p: Tensor, gindex: int, pindex: int) -> None:
        """Create a state, but no part of it if `init_state` is interrupted or out of memory."""
        before = dict(self.state[p])
        try:
            self.init_state(group, p, gindex, pindex)
        except BaseException:
            self.state[p] = before
            raise

    def settings(self, config: Group) -> object:
        """Return the settings of an update that only this optimizer has. These settings must be
        hashable."""
        return None

    def codes(self, key: Key) -> tuple[Tensor | None, Tensor | None]:
        """Return the signed and the unsigned map of 8-bit states; (None, None) for 32 bits."""
        return self.maps(key.device) if key.bits == 8 else (None, None)

    def _ready(self, key: Key, entries: list[Entry]) -> Update:
        """Return the update of all entries with this key."""
        items = [item for _, _, item in entries]
        return updates.prepare_update(self.optimizer_name, items, key.hyper, *self.codes(key))

    def _do(self, entries: list[Entry], update: Update) -> None:
        """Update parameters and count their steps."""
        update.run()
        for p, mine, item in entries:
            self.state[p]["step"] = item.step
            if item.p is not mine:
                mine.copy_(item.p)

    # ---- steps of one parameter, for subclasses with their own `step` (GaLore) ----
    # These subclasses call `to_gpu` once, then `init_state`, `prefetch_state` and `update_step`.

    @torch.no_grad()
    def update_step(self, group: Group, p: Tensor, gindex: int, pindex: int) -> None:
        """Do one step of a parameter that has a gradient, and count the step in its state."""
        key, entry = self._prepare(group, p, gindex, pindex)
        self._do([entry], self._ready(key, [entry]))
        increment_versions([p])

    def _has_own_update(self) -> bool:
        """Return whether a subclass overrides update_step. If so, `step` calls the override."""
        return type(self).update_step is not Optimizer8bit.update_step

    def _step_each(self) -> None:
        """Do one step parameter by parameter, as bitsandbytes does."""
        for gindex, group in enumerate(self.param_groups):
            for pindex, p in enumerate(group["params"]):
                if p.grad is None:
                    continue
                if not self.state[p]:
                    self._create_state(group, p, gindex, pindex)
                self.prefetch_state(p)
                self.update_step(group, p, gindex, pindex)


class _HyperparameterOptimizer(Optimizer8bit):
    """The common constructor of optimizers with one state and with two states."""

    def __init__(
        self, optimizer_name: str, params: ParamsT, lr: float = 1e-3, betas: Betas = (0.9, 0.999),
        eps: float = 1e-8, weight_decay: float = 0.0, optim_bits: int = 32,
        args: SimpleNamespace | None = None, min_8bit_size: int = 4096, max_unorm: float = 0.0,
        skip_zeros: bool = False, is_paged: bool = False, alpha: float = 0.0,
        t_alpha: int | None = None, t_beta3: int | None = None,
        bf16_stochastic_round: bool = False,
    ) -> None:  # fmt: skip
        two = self.two_states({})
        betas = parse_betas(betas, self._least_betas)
        defaults: Group = {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay}
        if two:
            defaults |= {"alpha": alpha, "t_alpha": t_alpha, "t_beta3": t_beta3}
            defaults[STOCHASTIC] = checks.flag(STOCHASTIC, bf16_stochastic_round)
        super().__init__(params, defaults, optim_bits, is_paged)
        self.optimizer_name = optimizer_name
        bits = self._bits or optim_bits
        self.args = args or state_options(bits, min_8bit_size, max_unorm, skip_zeros)


class Optimizer2State(_HyperparameterOptimizer):
    """An optimizer with a signed and an unsigned state (Adam, LAMB, AdEMAMix)."""

    _least_betas = 2

    def two_states(self, group: Group) -> bool:
        return True


class Optimizer1State(
    _HyperparameterOptimizer,
    fixed={"alpha": 0.0, "t_alpha": None, "t_beta3": None, STOCHASTIC: False},
    betas=(0.9, 0.0),
):
    """An optimizer with one signed state (Lion, SGD, RMSprop, Adagrad, LARS)."""
