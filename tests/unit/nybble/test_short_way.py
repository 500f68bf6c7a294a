"""The short way of a call gives what the general way gives, refuses the rest, and keeps nothing."""

from __future__ import annotations

import copy
import gc
import re
import sys
import threading
import tracemalloc
import weakref
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")
if not hasattr(torch.Tensor, "__dlpack_c_exchange_api__"):
    pytest.skip("missing: torch's C exchange (torch 2.10)", allow_module_level=True)

from nybble import _short, autograd, nn, optim  # noqa: E402
from nybble import functional as F  # noqa: E402
from nybble._pool import LEAST  # noqa: E402
from nybble.nn.linear4bit import _LOOKED_AT  # noqa: E402

INCLUDE = Path(__file__).resolve().parents[3] / "csrc"
DTYPES = (torch.float32, torch.float16, torch.bfloat16)


@pytest.fixture(autouse=True)
def _opened() -> Iterator[None]:
    F.quantize_4bit(torch.ones(64))  # the first call opens it, the second finds the code book
    for quant_type in ("nf4", "fp4"):
        F.quantize_4bit(torch.ones(64), quant_type=quant_type)
    F.quantize_blockwise(torch.ones(64))
    assert _short.is_open()
    yield
    _short.unshut()


def _a(*shape: int, dtype: Any = torch.float32, seed: int = 0) -> Any:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed)).to(dtype)


def _flat(value: Any) -> list[Any]:
    """The tensors of a result, those of its quantization state included."""
    if isinstance(value, torch.Tensor):
        return [value]
    if isinstance(value, F.QuantState):
        parts = [value.absmax, value.code, value.offset, value.state2]
        assert value.blocksize is not None
        return [one for part in parts for one in _flat(part)]
    return [one for part in value for one in _flat(part)] if isinstance(value, tuple) else []


@cache
def _cases() -> dict[str, Callable[[], Any]]:
    """Calls of the public functions that go the short way all along."""
    found: dict[str, Callable[[], Any]] = {}
    for dtype in DTYPES:
        a, x = _a(24, 64, dtype=dtype), _a(2, 3, 64, dtype=dtype, seed=1)
        odd = _a(3, 67, dtype=dtype)
        bias = _a(24, dtype=dtype, seed=2)
        for kind, nested in (("nf4", False), ("fp4", True)):
            packed, state = F.quantize_4bit(a, quant_type=kind, compress_statistics=nested)
            layer = nn.Linear4bit(64, 24, quant_type=kind, compress_statistics=nested).to("cpu")
            layer = layer.to(dtype).eval().requires_grad_(False)
            name = f"{dtype} {kind}"
            found |= {
                f"quantize_4bit {name}": lambda odd=odd, kind=kind, nested=nested: F.quantize_4bit(
                    odd, quant_type=kind, blocksize=128, compress_statistics=nested
                ),
                f"dequantize_4bit {name}": lambda p=packed, s=state: F.dequantize_4bit(p, s),
                f"gemv_4bit {name}": lambda x=x, p=packed, s=state: F.gemv_4bit(x, p, state=s),
                f"matmul_4bit {name}": lambda x=x, p=packed, s=state, bias=bias: (
                    autograd.matmul_4bit(x, p, s, bias=bias)
                ),
                f"Linear4bit {name}": lambda layer=layer, x=x: layer(x),
            }
        codes, state8 = F.quantize_blockwise(odd, blocksize=64)
        q, row, _ = F.int8_vectorwise_quant(a)
        q2, row2, _ = F.int8_vectorwise_quant(x)
        int8 = nn.Linear8bitLt(64, 24, has_fp16_weights=False).to("cpu").to(dtype)
        int8 = int8.eval().requires_grad_(False)
        int8(x)
        found |= {
            f"quantize_blockwise {dtype}": lambda odd=odd: F.quantize_blockwise(odd, blocksize=64),
            f"quantize_blockwise code {dtype}": lambda odd=odd: F.quantize_blockwise(
                odd, F.create_linear_map(), blocksize=100, nested=True
            ),
            f"dequantize_blockwise {dtype}": lambda c=codes, s=state8: F.dequantize_blockwise(c, s),
            f"int8_vectorwise_quant {dtype}": lambda x=x: F.int8_vectorwise_quant(x),
            f"with threshold {dtype}": lambda x=x: F.int8_vectorwise_quant(x, 1.5),
            f"int8_scaled_mm {dtype}": lambda q=q, q2=q2, r=row, r2=row2, bias=bias: (
                F.int8_scaled_mm(q2, q, r2, r, bias, bias.dtype)
            ),
            f"int8_mm_dequant {dtype}": lambda q=q, q2=q2, r=row, r2=row2, dtype=dtype: (
                F.int8_mm_dequant(F.int8_linear_matmul(q2, q), r2, r, dtype=dtype)
            ),
            f"Linear8bitLt {dtype}": lambda layer=int8, x=x: layer(x),
        }
    return found


@pytest.mark.parametrize("index", range(3))
def test_both_ways_give_the_same_bits(index: int) -> None:
    for name, call in list(_cases().items())[index::3]:
        with torch.no_grad():
            short = _flat(call())
            _short.shut()
            general = _flat(call())
            _short.unshut()
        assert len(short) == len(general) > 0, name
        for one, other in zip(short, general, strict=True):
            assert (one.dtype, one.shape, one.stride()) == (
                other.dtype,
                other.shape,
                other.stride(),
            )
            assert torch.equal(one, other), name


def _builtins() -> dict[str, tuple[Any, ...]]:
    """The right arguments of each builtin."""
    a, x, w = _a(24, 64), _a(5, 64, seed=1), nn.Linear4bit(64, 24, bias=False, quant_type="nf4")
    packed, state = F.quantize_4bit(a, quant_type="nf4")
    codes, state8 = F.quantize_blockwise(a, blocksize=64)
    q, row, _ = F.int8_vectorwise_quant(a)
    q2, row2, _ = F.int8_vectorwise_quant(x)
    sums, layer = F.int8_linear_matmul(q2, q), w.to("cpu").eval()
    p = torch.nn.Parameter(_a(24, 64))
    p.grad = _a(24, 64, seed=3)
    adam = optim.Adam8bit([p], min_8bit_size=1)
    adam.step()
    numbers = (1e-3, 0.9, 0.999, 0.0, 0.0, 1e-8, 0.0, 0.0)
    return {
        "quantize_4bit": (a, None, torch.empty(768, 1, dtype=torch.uint8), 64, "nf4", None),
        "dequantize_4bit": (packed, state, torch.empty(24, 64)),
        "quantize_blockwise": (a, state8.code, None, torch.empty_like(codes), 64),
        "dequantize_blockwise": (codes, state8, torch.empty(24, 64)),
        "gemm_4bit": (x, packed, state, _a(24), torch.empty(5, 24), True),
        "linear_4bit": (layer, x, _LOOKED_AT),
        "int8_vectorwise_quant": (x, 2.0),
        "int8_linear_matmul": (q2, q, torch.empty_like(sums), torch.int32),
        "int8_mm_dequant": (sums, row2, row, torch.empty(5, 24), _a(24), torch.float32),
        "int8_scaled_mm": (q2, q, row2, row, _a(24), torch.float32),
        "linear_8bit": (x, q, row, _a(24)),
        "optimizer_step": ([p], adam.state, -1, *adam.maps(p.device), 0, -1, *numbers, 0),
    }


READ = {  # of a state
    "dequantize_4bit": ("absmax", "shape", "blocksize", "quant_type", "dtype", "state2"),
    "gemm_4bit": ("absmax", "shape", "blocksize", "quant_type", "state2"),
    "dequantize_blockwise": ("absmax", "code", "blocksize", "dtype", "state2"),
}


def _strange(name: str, right: Any) -> list[Any]:
    """Values that a builtin does not take in the place of `right`."""
    strange: list[Any] = [object(), 2.5j, [1], (1, 2), b"nf4", torch.int64, torch.empty(0), -7]
    strange += [True, 1 << 70, "cpu", float("nan"), torch.zeros(3, 3, device="meta")]
    if isinstance(right, torch.Tensor):
        right = right.data  # a quantized parameter stays what it is, whatever it is converted to
        wide = torch.zeros(*right.shape, 2, dtype=right.dtype)
        strange += [wide[..., 0], right.to(torch.complex64), right.to_sparse(), right[:1, ...]]
        strange += [right.as_subclass(type("Own", (torch.Tensor,), {})), right.numpy(force=True)]
    if isinstance(right, F.QuantState):
        for part in READ[name]:
            other = copy.copy(right)
            setattr(other, part, object())
            strange.append(other)
    return strange


@pytest.mark.parametrize("name", sorted(_short._OPERATIONS))
def test_what_is_not_plain_is_refused_without_a_trace(name: str) -> None:
    builtin, right = _short._made[name], _builtins()[name]
    with torch.no_grad():
        assert builtin(*right) is not None
        assert builtin(*right[:-1]) is None
        for index, value in enumerate(right):
            for other in _strange(name, value):
                taken = builtin(*right[:index], other, *right[index + 1 :])
                assert taken is None or _harmless(name, index, other), (name, index, other)
        assert builtin(*right) is not None
    with torch.autocast("cpu"):
        assert (builtin(*right) is None) == name.startswith("linear_")
    first = int(name == "linear_4bit")
    if isinstance(right[first], torch.Tensor) and right[first].is_floating_point():
        needs = right[first].clone().requires_grad_()
        taken = builtin(*right[:first], needs, *right[first + 1 :])
        assert (taken is None) == (name in ("gemm_4bit", "linear_4bit", "linear_8bit"))


def _harmless(name: str, index: int, value: Any) -> bool:
    """The arguments that take more than one kind of value."""
    if (name, index) in {("gemm_4bit", 5), ("int8_vectorwise_quant", 1)}:
        return True
    if name == "optimizer_step" and index < 2:  # strange parameters are left
        return True
    # fewer rows are a smaller call where nothing else says how many there are
    return isinstance(value, torch.Tensor) and value.shape[:1] == (1,)


def test_modes_and_transforms_see_the_operators() -> None:
    from torch.utils._python_dispatch import TorchDispatchMode

    seen = []

    class Watch(TorchDispatchMode):
        def __torch_dispatch__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            seen.append(str(func))
            return func(*args, **(kwargs or {}))

    a = _a(8, 64)
    with Watch():
        assert _short.quantize_4bit(a, None, None, 64, "nf4", None) is None
        F.quantize_4bit(a, quant_type="nf4")
    assert "nybble.quantize_4bit.default" in seen
    inside = []
    torch.func.vmap(
        lambda row: inside.append(_short.quantize_4bit(a, None, None, 64, "nf4", None)) or row
    )(a)
    assert inside == [None]


def test_calls_keep_no_references() -> None:
    for name, right in _builtins().items():
        builtin = _short._made[name]
        held = [one for one in (*right, None, torch.float32, torch.Tensor) if one is not True]
        with torch.no_grad():
            builtin(*right), builtin(*right[:-1], object())
            gc.collect()
            before = [sys.getrefcount(one) for one in held]
            for _ in range(200):
                builtin(*right)
                builtin(*right[:-1], object())
            after = [sys.getrefcount(one) for one in held]
        # None and the dtypes are used elsewhere, too: not 200 times
        assert all(abs(a - b) < 50 for a, b in zip(before, after, strict=True)), name
        state = next((one for one in right if isinstance(one, F.QuantState)), None)
        parts = [] if state is None else [state.absmax, state.code, state.shape]
        counts = [sys.getrefcount(one) for one in parts]
        builtin(*right)
        assert counts == [sys.getrefcount(one) for one in parts], name


def test_calls_leave_no_memory_behind() -> None:
    tracemalloc.start()
    try:
        for name, right in _builtins().items():
            builtin = _short._made[name]
            with torch.no_grad():
                for turn in range(2):
                    gc.collect()
                    before = tracemalloc.get_traced_memory()[0]
                    for _ in range(300):
                        builtin(*right)
                        builtin(*right[:-1], object())
                    grown = tracemalloc.get_traced_memory()[0] - before
                    assert turn == 0 or grown < 300 * 8, (name, grown)
    finally:
        tracemalloc.stop()


def test_results_go_when_nobody_has_them() -> None:
    packed, state = F.quantize_4bit(_a(64, 64), quant_type="nf4")
    gone = [weakref.ref(one) for one in (packed, state.absmax, F.dequantize_4bit(packed, state))]
    del packed, state
    assert [one() for one in gone] == [None, None, None]


def test_large_results_still_come_from_the_pool() -> None:
    a = torch.ones(LEAST // 4 // 64, 64)
    packed, state = F.quantize_4bit(a)
    assert _short.dequantize_4bit(packed, state, None) is None
    assert torch.equal(F.dequantize_4bit(packed, state), a)
    out = torch.empty_like(a)
    assert _short.dequantize_4bit(packed, state, out) is out


def test_threads_and_changing_states() -> None:
    packed, state = F.quantize_4bit(_a(24, 64), quant_type="nf4")
    wanted = {True: F.dequantize_4bit(packed, state)}
    first, second = state.absmax, state.absmax * 2
    wanted[False] = wanted[True] * 2
    wrong: list[int] = []
    stop = threading.Event()

    def work() -> None:
        while not stop.is_set():
            found = F.dequantize_4bit(packed, state)
            if not any(torch.equal(found, one) for one in wanted.values()):
                wrong.append(1)

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for turn in range(500):
        state.absmax = second.clone() if turn % 2 else first.clone()
    stop.set()
    for thread in threads:
        thread.join()
    assert not wrong


def test_it_works_after_fork_and_is_switched_off_by_the_environment(python: Any) -> None:
    program = """
import os, torch, nybble.functional as F
from nybble import _short
a = torch.ones(64)
for _ in range(3): F.quantize_4bit(a)
opened = _short.quantize_4bit(a, None, None, 64, "fp4", None) is not None
child = os.fork()
if not child: os._exit(int((_short.quantize_4bit(a, None, None, 64, "fp4", None) is None)))
print(opened, os.waitpid(child, 0)[1])
"""
    done = python(program)
    assert done.stdout.strip() == "True 0", done.stderr
    off = python(program, env={"NYBBLE_SHORT_WAY": "0"})
    assert off.stdout.strip() == "False 256", off.stderr


def test_python_s_names_are_the_sources() -> None:
    text = (INCLUDE / "python/door.cc").read_text("utf-8")
    assert set(re.findall(r"NYBBLE_METHOD\((\w+), \d", text)) == set(_short._OPERATIONS)
    assert set(_short._made) == {*_short._OPERATIONS, "accept", "attached", "keep_book"}
    books = re.search(r"enum book[^{]*\{([^}]*)", (INCLUDE / "python/door.h").read_text("utf-8"))
    assert books is not None
    numbers = [(name.lower(), int(n)) for name, n in re.findall(r"k(\w+) = (\d)", books[1])]
    assert numbers == list(_short.BOOKS.items())


def test_a_layer_s_call_is_torch_s_where_there_is_more_to_do() -> None:
    layer = nn.Linear4bit(64, 24, quant_type="nf4").to("cpu").eval().requires_grad_(False)
    x, seen = _a(2, 64), []
    wanted = layer(x)
    assert _short.linear_4bit(layer, x, _LOOKED_AT) is not None
    register = (
        lambda hook: layer.register_forward_hook(hook),
        lambda hook: layer.register_forward_pre_hook(hook),
        lambda hook: layer.register_full_backward_hook(hook),
        lambda hook: torch.nn.modules.module.register_module_forward_hook(hook),
        lambda hook: torch.nn.modules.module.register_module_forward_pre_hook(hook),
    )
    for number, one in enumerate(register):
        handle = one(lambda *arguments, number=number: seen.append(number))
        assert _short.linear_4bit(layer, x, _LOOKED_AT) is None
        assert torch.equal(layer(x), wanted)
        handle.remove()
        assert _short.linear_4bit(layer, x, _LOOKED_AT) is not None
    assert seen == [0, 1, 3, 4]
    assert torch.equal(layer(x=x), wanted)

    layer.forward = lambda x: x + 1
    assert torch.equal(layer(x), x + 1)
    del layer.forward
    assert torch.equal(layer(x), wanted)

    class Doubled(nn.Linear4bit):
        def forward(self, x: Any) -> Any:
            return 2 * super().forward(x)

    layer.__class__ = Doubled
    assert torch.equal(layer(x), 2 * wanted)


def test_a_changed_forward_of_the_class_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    layer, x = nn.LinearNF4(64, 24).to("cpu").eval().requires_grad_(False), _a(2, 64)
    assert _short.linear_4bit(layer, x, _LOOKED_AT) is not None
    with monkeypatch.context() as patch:
        patch.setattr(nn.Linear4bit, "forward", lambda self, x: x)
        assert layer(x) is x
    assert layer(x).shape == (2, 24)


def test_what_a_layer_s_call_is_wrapped_in_stays() -> None:
    layer, x = nn.LinearNF4(64, 24).to("cpu").eval().requires_grad_(False), _a(2, 64)

    class Leaves(torch.fx.Tracer):
        def is_leaf_module(self, m: Any, name: str) -> bool:
            return isinstance(m, nn.Linear4bit)

    graph = Leaves().trace(torch.nn.Sequential(layer))
    assert [node.op for node in graph.nodes] == ["placeholder", "call_module", "output"]
    wanted = layer(x)
    for model in (layer, torch.nn.Sequential(layer)):
        compiled = torch.compile(model, backend="eager", fullgraph=True)
        with torch.no_grad():
            assert torch.equal(compiled(x), wanted)
    layer.compile(backend=lambda graph, inputs: lambda *inputs: (x,))
    with torch.no_grad():
        assert layer(x) is x
