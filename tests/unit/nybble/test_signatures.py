"""nybble has the names and arguments of the installed bitsandbytes, so porting changes an
import."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable
from typing import Any

import pytest

torch = pytest.importorskip("torch")

import nybble  # noqa: E402
import nybble.optim.base  # noqa: E402
from nybble import functional, nn, optim  # noqa: E402

SUBMODULES = {"functional": functional, "nn": nn, "optim": optim}
OURS_ALONE = {
    "int8_scaled_mm",
    "parametrize",  # in bitsandbytes, an operator and a module that is not imported
    *("ClampedSwiGLU", "Experts4bit", "Experts8bit", "dequantize_experts_4bit"),
    "shard_experts",
    *("grouped_matmul_4bit", "grouped_matmul_8bit", "quantize_experts_4bit"),
    *("from_mxfp4", "from_nvfp4"),
    *optim.ONLY_IN_NYBBLE,
}
# names in bitsandbytes that no client uses; see docs/bitsandbytes.md, "What is missing"
THEIRS_ALONE = {
    *("CUBLAS_Context", "GlobalPageManager", "batched_igemm", "check_matmul", "elementwise_func"),
    *("igemm", "OutlierAwareLinear", "PytorchLARS"),
}
SHIM_ONLY = {
    *("fill", "get_paged", "get_ptr", "has_avx512bf16", "is_on_gpu", "lib"),
    "prefetch_tensor",
    *("pack_dict_to_tensor", "unpack_tensor_to_dict"),  # in bitsandbytes.utils
}
# the default is None, because numpy arrays have no torch dtype
NONE_MEANS_THEIRS = {("quant_storage", torch.uint8), ("dtype", torch.int32)}

NAMES = [
    (submodule, name)
    for submodule, module in SUBMODULES.items()
    for name in module.__all__
    if name not in OURS_ALONE
]


def _arguments(thing: Any) -> list[tuple[str, Any]]:
    """Return (name, default) for each argument of a function or constructor."""
    if inspect.isclass(thing):
        made_anew = issubclass(thing, torch.nn.Parameter)
        thing = thing.__new__ if made_anew else thing.__init__
    return [(one.name, one.default) for one in inspect.signature(thing).parameters.values()]


@pytest.mark.parametrize(("submodule", "name"), NAMES, ids=[".".join(pair) for pair in NAMES])
def test_arguments_equal_those_of_bitsandbytes_in_order(
    peer: Any, submodule: str, name: str
) -> None:
    ours = _arguments(getattr(SUBMODULES[submodule], name))
    theirs = _arguments(getattr(getattr(peer, submodule), name))
    for mine, yours in zip(ours, theirs, strict=False):
        assert mine == yours or (mine[1] is None and yours in NONE_MEANS_THEIRS), (mine, yours)
    assert len(ours) >= len(theirs)  # nybble's additional arguments come last


@pytest.mark.parametrize("name", ["matmul", "matmul_4bit"])
def test_the_products_are_in_the_top_package(peer: Any, name: str) -> None:
    assert _arguments(getattr(nybble, name)) == _arguments(getattr(peer, name))


def test_the_state_of_a_product_has_the_same_arguments(peer: Any) -> None:
    theirs = _arguments(peer.MatmulLtState)
    assert _arguments(nybble.MatmulLtState)[: len(theirs)] == theirs


@pytest.mark.parametrize("submodule", list(SUBMODULES))
def test_missing_names_of_bitsandbytes_are_listed(peer: Any, submodule: str) -> None:
    module = getattr(peer, submodule)
    theirs = {
        name
        for name in vars(module)
        if not name.startswith("_")
        and str(getattr(getattr(module, name), "__module__", "")).startswith("bitsandbytes")
    }
    assert theirs - set(dir(SUBMODULES[submodule])) <= THEIRS_ALONE | SHIM_ONLY


def test_the_module_bitsandbytes_has_no_optimizers_of_its_own(
    peer: Any, in_fork: Callable[..., Any]
) -> None:
    done = in_fork("import bitsandbytes.optim as o; print(*dir(o)); print(*o.__all__)")
    found = {name for name in done.stdout.split() if not name.startswith("_")}
    assert found == {name for name in dir(peer.optim) if not name.startswith("_")}, done.stderr


@pytest.mark.parametrize("name", ["Optimizer1State", "Optimizer2State"])
def test_third_party_optimizers_find_the_methods_they_call(peer: Any, name: str) -> None:
    module = importlib.import_module("bitsandbytes.optim.optimizer")
    ours = getattr(optim.base, name)
    for method, theirs in vars(module.Optimizer8bit).items():
        if method.startswith("_") or not callable(theirs):
            continue
        mine, yours = _arguments(getattr(ours, method)), _arguments(theirs)
        assert mine[: len(yours)] == yours, method


@pytest.mark.parametrize(
    ("make", "text"),
    [
        (lambda: optim.AdamW8bit([], maximize=True), r"AdamW8bit\(\): .*'maximize'"),
        (optim.Lion32bit, r"Lion32bit\(\): .*'params'"),
        (lambda: nn.LinearNF4(64, 8, quant_type="fp4"), r"LinearNF4\(\): .*'quant_type'"),
    ],
)
def test_wrong_arguments_are_reported_with_the_class_name(make: Any, text: str) -> None:
    with pytest.raises(TypeError, match=text):
        make()
