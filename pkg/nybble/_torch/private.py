"""The private names of torch that nybble uses; tests/architecture forbids them elsewhere.

The module also replaces names that older releases of torch do not have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

import torch
from torch import Tensor

from nybble._torch import releases as _releases  # first: refuses an old torch

_C = torch._C

# ---- interception of calls ----

is_jit_traced: Callable[[], bool] = _C._is_tracing
dispatch_modes: Callable[[], int] = _C._len_torch_dispatch_stack
transforms_active: Callable[[], bool] = _C._are_functorch_transforms_active
is_batched: Callable[[Tensor], bool] = _C._functorch.is_batchedtensor
is_transformed: Callable[[Tensor], bool] = _C._functorch.is_functorch_wrapped_tensor
autocast_enabled = getattr(_C, "_is_any_autocast_enabled", None)
is_traceable_wrapper_subclass = torch.utils._python_dispatch.is_traceable_wrapper_subclass
forward_mode: Any = torch.autograd.forward_ad  # _current_level is -1 if forward mode is off


def is_forward_level() -> bool:
    """Return whether a level of forward-mode differentiation is active."""
    return bool(forward_mode._current_level >= 0)


def is_forward_mode() -> bool:
    """Return whether forward-mode derivatives are being computed."""
    return bool(_C._is_fwd_grad_enabled()) and is_forward_level()


# ---- calls below a layer of the dispatcher ----

BelowAutograd: Any = _C._AutoDispatchBelowAutograd
BelowTorchFunction: Any = _C.DisableTorchFunctionSubclass
BelowTorchDispatch: Any = _C._DisableTorchDispatch
no_torch_function: Any = _C._disabled_torch_function_impl
SingleLevelFunction = torch.autograd.function._SingleLevelFunction
_functorch = _C._functorch
is_single_level_allowed: Any = _functorch.get_single_level_autograd_function_allowed
allow_single_level: Any = _functorch.set_single_level_autograd_function_allowed

# ---- tensors and memory ----

make_subclass: Any = Tensor._make_subclass
make_wrapper_subclass: Any = Tensor._make_wrapper_subclass
parse_to: Any = _C._nn._parse_to
map_tensors: Any = torch.utils._pytree.tree_map_only
add_each: Callable[..., None] = torch._foreach_add_
# torch without CUDA does not have these two functions
current_stream: Callable[[int], int] = getattr(_C, "_cuda_getCurrentRawStream", lambda device: 0)
current_cuda_device: Callable[[], int] = getattr(_C, "_cuda_getDevice", lambda: -1)


def _dispatched_empty(device: str) -> Callable[..., Tensor]:
    return lambda shape, strides, dtype: torch.empty(shape, dtype=dtype, device=device)


# This function allocates without the dispatcher, as torch's compiled code does, in a third of the
# time.
_guards = getattr(getattr(_C, "_dynamo", None), "guards", None)
empty_strided_cpu = getattr(_guards, "_empty_strided_cpu", _dispatched_empty("cpu"))
empty_strided_cuda = getattr(_guards, "_empty_strided_cuda", _dispatched_empty("cuda"))


def has_bf16_products() -> bool:
    """Return whether torch has fast products of bf16 matrices on this CPU. They need AVX-512, or
    Arm's instructions for bf16."""
    check = getattr(torch.ops.mkldnn, "_is_mkldnn_bf16_supported", lambda: False)
    return bool(check())


def _any_requires_grad(*inputs: object) -> bool:
    return any(isinstance(one, Tensor) and one.requires_grad for one in inputs)


# torch has _any_requires_grad since 2.8
any_requires_grad = getattr(_C, "_any_requires_grad", _any_requires_grad)


def version_of(tensor: Tensor) -> int:
    """Return the version counter; every in-place write that autograd sees increments it."""
    return tensor._version


def _one_by_one(tensors: Iterable[Tensor]) -> None:
    for tensor in tensors:
        torch.autograd.graph.increment_version(tensor)


# This function tells autograd that tensors were written. Before 2.6, torch's functions take one
# tensor. With the public function, a call with out= takes 0.2 us longer.
increment_versions: Callable[[Iterable[Tensor]], None] = (
    getattr(_C, "_increment_version", torch.autograd.graph.increment_version)
    if _releases.RELEASE >= (2, 6)
    else _one_by_one
)


def mark_constant(function: Callable[..., object]) -> None:
    """Let torch.compile call the function once and treat its result as a constant.

    torch.compiler.assume_constant_result does the same, but importing it loads the compiler.
    """
    function._dynamo_marked_constant = True  # type: ignore[attr-defined]


# ---- modules ----

_parametrize = torch.nn.utils.parametrize


def parameter_of(module: torch.nn.Module, name: str) -> Any:
    """Return a module's own parameter or None, in a third of getattr's time."""
    return module._parameters.get(name)


def is_fsdp_managed(module: torch.nn.Module) -> bool:
    """Return whether FSDP 1 gathers a module's parameters."""
    return bool(getattr(module, "_is_fsdp_managed_module", False))


def global_hooks() -> list[object]:
    """Return the dictionaries of torch's global module hooks."""
    names = ("forward_hooks", "forward_pre_hooks", "backward_hooks", "backward_pre_hooks")
    return [getattr(torch.nn.modules.module, f"_global_{name}", {None: None}) for name in names]


def has_forward_hooks(module: object) -> bool:
    """Return whether a call of this module, or of this function, calls forward hooks."""
    names = ("_forward_hooks", "_forward_pre_hooks")
    return any(getattr(module, name, None) for name in names)


def zero_padding(embedding: torch.nn.Embedding) -> None:
    """Set the row of an embedding's padding index to zero."""
    embedding._fill_padding_idx_with_zero()


def cached_parametrizations() -> None:
    """Enter parametrize.cached(): parametrized tensors are computed once."""
    _parametrize._cache_enabled += 1


def uncached_parametrizations() -> None:
    """Leave parametrize.cached()."""
    _parametrize._cache_enabled = max(0, _parametrize._cache_enabled - 1)
    if not _parametrize._cache_enabled:
        _parametrize._cache = {}


# ---- hooks of load_state_dict ----

LoadHook: TypeAlias = Callable[..., dict[str, object] | None]
OPTIMIZER_HOOKS = tuple(f"_optimizer_load_state_dict_{when}_hooks" for when in ("pre", "post"))


@contextmanager
def without_hooks(owner: object, names: tuple[str, ...]) -> Iterator[list[list[LoadHook]]]:
    """Return the hooks of these names, and keep torch from calling them."""
    kept = {name: getattr(owner, name) for name in names}
    for name in names:
        setattr(owner, name, {})
    try:
        yield [list(hooks.values()) for hooks in kept.values()]
    finally:
        for name, hooks in kept.items():
            setattr(owner, name, hooks)


@contextmanager
def after_load_hooks(module: torch.nn.Module, *arguments: object) -> Iterator[None]:
    """Call a module's load hooks, and keep torch from calling them again."""
    with without_hooks(module, ("_load_state_dict_pre_hooks",)) as (hooks,):
        for hook in hooks:
            hook(*arguments)
        yield
