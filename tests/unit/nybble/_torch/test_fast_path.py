"""The fast path gives the general path's results, refuses other cases, and leaks no memory."""

from __future__ import annotations

import re
import threading
import weakref
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import autograd, nn, optim  # noqa: E402
from nybble import functional as F  # noqa: E402
from nybble._bridge.pool import LEAST  # noqa: E402
from nybble._torch import fast_path  # noqa: E402
from nybble.ops.optim import calls as updates  # noqa: E402

pytestmark = pytest.mark.usefixtures("with_fast_path")
INCLUDE = Path(__file__).resolve().parents[4] / "csrc"
DTYPES = (torch.float32, torch.float16, torch.bfloat16)


def _a(*shape: int, dtype: Any = torch.float32, seed: int = 0) -> Any:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed)).to(dtype)


def _flat(value: Any) -> list[Any]:
    """Return the tensors of a result, including the tensors of its quantization state."""
    if isinstance(value, torch.Tensor):
        return [value]
    if isinstance(value, F.QuantState):
        parts = [value.absmax, value.code, value.offset, value.state2]
        assert value.blocksize is not None
        return [one for part in parts for one in _flat(part)]
    return [one for part in value for one in _flat(part)] if isinstance(value, tuple) else []


@cache
def _cases() -> dict[str, Callable[[], Any]]:
    """Return calls to public functions that use only the fast path."""
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
def test_both_paths_give_the_same_bits(index: int) -> None:
    for name, call in list(_cases().items())[index::3]:
        with torch.no_grad():
            fast = _flat(call())
            with fast_path.general_path():
                general = _flat(call())
        assert len(fast) == len(general) > 0, name
        for one, other in zip(fast, general, strict=True):
            assert (one.dtype, one.shape, one.stride()) == (
                other.dtype,
                other.shape,
                other.stride(),
            )
            assert torch.equal(one, other), name


def test_results_are_freed_with_their_last_reference() -> None:
    packed, state = F.quantize_4bit(_a(64, 64), quant_type="nf4")
    gone = [weakref.ref(one) for one in (packed, state.absmax, F.dequantize_4bit(packed, state))]
    del packed, state
    assert [one() for one in gone] == [None, None, None]


def test_large_results_still_come_from_the_pool() -> None:
    a = torch.ones(LEAST // 4 // 64, 64)
    packed, state = F.quantize_4bit(a)
    assert fast_path.dequantize_4bit(packed, state, None) is None
    assert torch.equal(F.dequantize_4bit(packed, state), a)
    out = torch.empty_like(a)
    assert fast_path.dequantize_4bit(packed, state, out) is out


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


def test_it_works_after_fork_and_the_environment_can_disable_it(python: Any) -> None:
    program = """
import os, torch, nybble.functional as F
from nybble._torch import fast_path
a = torch.ones(64)
for _ in range(3): F.quantize_4bit(a)
opened = fast_path.quantize_4bit(a, None, None, 64, "fp4", None) is not None
child = os.fork()
if not child: os._exit(int((fast_path.quantize_4bit(a, None, None, 64, "fp4", None) is None)))
print(opened, os.waitpid(child, 0)[1])
"""
    done = python(program)
    assert done.stdout.strip() == "True 0", done.stderr
    for value in ("0", "off"):
        off = python(program, env={"NYBBLE_FAST_PATH": value})
        assert off.stdout.strip() == "False 256", off.stderr


def test_python_names_are_those_of_the_c_sources() -> None:
    text = (INCLUDE / "core/operations.def").read_text("utf-8")
    assert set(re.findall(r"NYBBLE_PYTHON_BINDING\((\w+), \d", text)) == set(fast_path._OPERATIONS)
    assert set(fast_path._builtins) == {
        *fast_path._OPERATIONS,
        *("accept", "attached", "keep_book", "make_states", "record_with"),
    }
    books = re.search(r"enum book[^{]*\{([^}]*)", (INCLUDE / "python/binding.h").read_text("utf-8"))
    assert books is not None
    numbers = [(name.lower(), int(n)) for name, n in re.findall(r"k(\w+) = (\d)", books[1])]
    assert numbers == list(fast_path.BOOKS.items())
    text = (INCLUDE / "optim/python_update.cc").read_text("utf-8")
    table = re.findall(r'"(\w+)", (NYBBLE_\w+)', text)
    header = (INCLUDE / "include/nybble/optimizers.h").read_text("utf-8")
    values = dict(re.findall(r"(NYBBLE_[A-Z]+) = (\d)", header))
    assert {name: int(values[one]) for name, one in table} == updates.OPTIMIZERS


def _step(name: str, dtype: Any, eight: bool, size: int) -> list[Any]:
    """Return a parameter and its states after one call to an optimizer's function."""
    torch.manual_seed(7)
    many, blocks, two = 1 + (name == "ademamix"), -(-size // 256), name in updates._TWO_STATES
    p, g = (torch.randn(size).to(dtype) for _ in range(2))
    numbers = (0.9, 0.99, 0.999, 5, 1e-8, 7, 1e-2)
    if eight:
        states = [torch.randint(128, 256, (n, size), dtype=torch.uint8) for n in (many, 1)]
        tops, maps = [torch.rand(n, blocks) for n in (many, 1)], optim.Adam8bit([p]).maps(p.device)
        second = [one if two else None for one in (states[1], tops[1])]
        F.optimizer_update_8bit_blockwise(
            name, g, p, states[0], second[0], *numbers, *maps, tops[0], second[1], 0, 0.5, True
        )
        return [p, *states, *tops]
    states, norm = [torch.rand(n, size) for n in (many, 1)], torch.ones(1)
    for given, most in ((norm, 0.02), (None, 0.02), (None, 0.0)):
        beta1, beta2, beta3, alpha, eps, step, lr = numbers
        F.optimizer_update_32bit(
            *(name, g, p, states[0], beta1, eps, step, lr, states[1] if two else None, beta2),
            *(beta3, alpha, 0.1, 1.0, given, most, False),
        )
    return [p, *states, norm]


@pytest.mark.parametrize("name", sorted(updates.OPTIMIZERS))
def test_optimizers_functions_give_the_same_bits(name: str) -> None:
    for dtype in DTYPES:
        for eight in (True, False):
            for size in (1, 255, 600):
                fast = _step(name, dtype, eight, size)
                with fast_path.general_path():
                    general = _step(name, dtype, eight, size)
                for one, other in zip(fast, general, strict=True):
                    assert torch.equal(one, other), (dtype, eight, size)
