"""Call nybble from Python with random arrays, states and junk; a sanitizer finds memory errors.

    fuzz_calls.py COUNT SEED

It tests functions with arrays of numpy and torch, layers, optimizers and checkpoints. Each call
must work or raise an error of nybble; calls of classes that derive from torch's may also raise
errors of torch. Any other result ends the program with the number of the call, which can be
repeated with the same seed. Prints `N calls, M refused, K ok` at the end, and the counts on stderr
after every 10,000 calls.
"""

from __future__ import annotations

import random
import sys
import traceback
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import torch

import nybble
from nybble import errors, nn, optim
from nybble import functional as F

BORDERS = (0, 1, 2, 7, 8, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 255, 256, 257)
FLOATS = (torch.float32, torch.float16, torch.bfloat16)
OTHERS = (torch.float64, torch.int8, torch.uint8, torch.int32, torch.int64, torch.bool)
JUNK: tuple[Any, ...] = (
    *(None, True, 0, -1, 3, 2**40, 2**64, 0.5, float("nan"), float("inf"), "", "nf4", "fp4"),
    *((), (2, 3), [], {}, object(), torch.float32, np.float16, np.int64(64)),
)
OPTIMIZERS = [name for name in optim.__all__ if not name.startswith(("Paged", "Global"))]


class Fuzzer:
    """Makes random calls; the method `one` makes a single call."""

    def __init__(self, seed: int) -> None:
        self.r = random.Random(seed)
        torch.manual_seed(seed)
        self.numpy = False
        self.kinds: tuple[Callable[[], Any], ...] = (
            *(self.four_bit, self.four_bit, self.eight_bit, self.eight_bit, self.product),
            *(self.int8, self.int8, self.update, self.layer, self.table, self.optimizer),
            *(self.checkpoint, self.maps),
        )

    def rarely(self, often: int = 16) -> bool:
        return self.r.randrange(often) == 0

    def size(self, most: int = 300) -> int:
        n = self.r.choice(BORDERS) if self.r.random() < 0.5 else self.r.randrange(most)
        return min(n, most)

    def array(self, dtype: Any, *shape: int) -> Any:
        """Return an array; in a few cases with a wrong dtype, size or layout."""
        if self.rarely(64):
            dtype = self.r.choice(FLOATS + OTHERS)
        if self.rarely(64) and shape:
            shape = (*shape[:-1], max(0, shape[-1] + self.r.choice((-1, 1, 7, -shape[-1]))))
        whole = torch.empty((*shape, 2) if self.rarely() else shape, dtype=dtype)
        values = whole.random_(0, 100) if dtype is not torch.bool else whole.zero_()
        if dtype in FLOATS:
            values = values.sub_(50).div_(self.r.choice((1, 50, 1e-3)))
            if self.rarely(64) and values.numel():
                values.view(-1)[0] = self.r.choice((float("nan"), float("inf"), -float("inf")))
        if values.dim() > len(shape):
            values = values[..., 0]
        if self.numpy and dtype is not torch.bfloat16:
            made = values.numpy().copy() if self.rarely(2) else values.numpy()
            if self.rarely(32):
                made.flags.writeable = False
            return made
        return values

    def maybe(self, make: Callable[[], Any]) -> Any:
        return make() if self.rarely(4) else None

    def call(self, function: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        """Call the function; in a few cases, replace an argument with junk."""
        if self.rarely(24):
            name = self.r.choice([*range(len(arguments)), *named])
            junk = self.r.choice(JUNK)
            if isinstance(name, int):
                arguments = (*arguments[:name], junk, *arguments[name + 1 :])
            else:
                named[name] = junk
        return function(*arguments, **named)

    def spoil(self, state: Any) -> None:
        """Change a state in place: a field, or the memory of an array."""
        owner = state.state2 if self.rarely(3) and isinstance(state.state2, F.QuantState) else state
        name = self.r.choice(("absmax", "code", "offset", "shape", "blocksize", "state2", "dtype"))
        part = getattr(owner, name, None)
        how = self.r.randrange(4)
        if how == 0:
            setattr(owner, name, self.r.choice(JUNK))
        elif isinstance(part, torch.Tensor) and name != "code":
            size = self.size(max(part.numel() - 1, 1))
            (part.resize_, lambda n: part.set_(torch.zeros(n, dtype=part.dtype)))[how % 2](size)
        elif isinstance(part, np.ndarray) and part.base is None and part.flags.owndata:
            part.resize((self.size(max(part.size - 1, 1)),), refcheck=False)

    def shape(self) -> tuple[int, ...]:
        return tuple(self.size(40) for _ in range(self.r.randrange(1, 4)))

    def weight(self, rows: int, columns: int) -> Any:
        a = self.array(self.r.choice(FLOATS), rows, columns)
        return F.quantize_4bit(
            a,
            blocksize=self.r.choice((32, 64, 128)),
            compress_statistics=self.rarely(2),
            quant_type=self.r.choice(("nf4", "fp4")),
        )

    def four_bit(self) -> Any:
        shape = self.shape()
        n, block = int(np.prod(shape)), self.r.choice((32, 64, 128, 256, 4096))
        made = self.call(
            F.quantize_4bit,
            self.array(self.r.choice(FLOATS), *shape),
            absmax=self.maybe(lambda: self.array(torch.float32, -(-n // block))),
            out=self.maybe(lambda: self.array(torch.uint8, (n + 1) // 2, 1)),
            blocksize=block,
            compress_statistics=self.rarely(3),
            quant_type=self.r.choice(("nf4", "fp4")),
        )
        for _ in range(2):
            out = self.maybe(lambda: self.array(self.r.choice(FLOATS), *shape))
            self.call(F.dequantize_4bit, *made, out=out)
            if self.rarely(3):
                self.spoil(made[1])

    def eight_bit(self) -> Any:
        shape, block = self.shape(), self.r.choice((1, 3, 32, 64, 256, 4096))
        n = int(np.prod(shape))
        made = self.call(
            F.quantize_blockwise,
            self.array(self.r.choice(FLOATS), *shape),
            code=self.maybe(lambda: self.array(torch.float32, 256)),
            absmax=self.maybe(lambda: self.array(torch.float32, -(-n // block))),
            out=self.maybe(lambda: self.array(torch.uint8, *shape)),
            blocksize=block,
            nested=self.rarely(3),
        )
        for _ in range(2):
            out = self.maybe(lambda: self.array(self.r.choice(FLOATS), *shape))
            self.call(F.dequantize_blockwise, *made, out=out)
            if self.rarely(3):
                self.spoil(made[1])

    def product(self) -> Any:
        m, n, k = self.size(9), self.size(70), self.size(150)
        packed, state = self.weight(n, k)
        for _ in range(2):
            dtype = self.r.choice(FLOATS)
            a = self.array(dtype, m, k)
            out = self.maybe(lambda m=m, dtype=dtype: self.array(dtype, m, n))
            if isinstance(a, torch.Tensor) and self.rarely(2):
                bias = self.maybe(lambda dtype=dtype: self.array(dtype, n))
                self.call(nybble.matmul_4bit, a, packed, state, out=out, bias=bias)
            else:
                self.call(F.gemv_4bit, a, packed, out=out, state=state)
            if self.rarely(3):
                self.spoil(state)

    def int8(self) -> Any:
        m, n, k = self.size(40), self.size(40), self.size(90)
        dtype = self.r.choice(FLOATS)
        a, b = self.array(torch.int8, m, k), self.array(torch.int8, n, k)
        rows, columns = self.array(torch.float32, m), self.array(torch.float32, n)
        bias = self.maybe(lambda: self.array(dtype, n))
        sums, out = self.array(torch.int32, m, n), self.maybe(lambda: self.array(dtype, m, n))
        into = self.maybe(lambda: self.array(torch.int32, m, n))
        values = self.array(dtype, m, k)
        choices = (
            lambda: self.call(F.int8_linear_matmul, a, b, out=into),
            lambda: self.call(F.int8_mm_dequant, sums, rows, columns, out=out, bias=bias),
            lambda: self.call(F.int8_scaled_mm, a, b, rows, columns, bias=bias),
            lambda: self.call(F.int8_vectorwise_quant, values, threshold=self.r.choice((0.0, 3.0))),
            lambda: self.call(F.int8_double_quant, values),
            lambda: self.call(F.int8_vectorwise_dequant, a, rows),
        )
        self.r.choice(choices)()

    def update(self) -> Any:
        n, dtype = self.size(600), self.r.choice(FLOATS)
        name = self.r.choice(("adam", "momentum", "lion", "rmsprop", "adagrad", "lamb", "ademamix"))
        twice = 2 if name == "ademamix" else 1
        p, g = self.array(dtype, n), self.array(dtype, n)
        if self.rarely(2):
            one, two = self.array(torch.float32, twice * n), self.array(torch.float32, n)
            numbers = 0.9, 1e-8, 1, 0.1
            return self.call(F.optimizer_update_32bit, name, g, p, one, *numbers, two, 0.99)
        one, two = self.array(torch.uint8, twice * n), self.array(torch.uint8, n)
        blocks = -(-n // 256)
        books = self.array(torch.float32, 256), self.array(torch.float32, 256)
        scales = self.array(torch.float32, twice * blocks), self.array(torch.float32, blocks)
        numbers = 0.9, 0.99, 0.9, 5.0, 1e-8, 1, 0.1
        update = F.optimizer_update_8bit_blockwise
        return self.call(update, name, g, p, one, two, *numbers, *books, *scales)

    def layer(self) -> Any:
        n, k = self.size(40) + 1, self.size(70) + 1
        kind = self.r.choice((nn.Linear4bit, nn.LinearNF4, nn.LinearFP4, nn.Linear8bitLt))
        named = {"has_fp16_weights": self.rarely(4)} if kind is nn.Linear8bitLt else {}
        layer = kind(k, n, bias=self.rarely(2), **named).to("cpu")
        x = torch.randn(self.size(5), k, dtype=self.r.choice(FLOATS)).requires_grad_(self.rarely(3))
        for _ in range(2):
            y = self.call(layer, x)
            if y.requires_grad and y.numel():
                y.float().sum().backward()
            state = getattr(layer.weight, "quant_state", None)
            if state is not None and self.rarely(3):
                self.spoil(state)
            elif self.rarely(6):
                layer.weight.data = layer.weight.data[: self.size(n)].clone()

    def table(self) -> Any:
        rows, columns = self.size(40) + 1, self.size(70) + 1
        kind = self.r.choice((nn.Embedding4bit, nn.EmbeddingNF4, nn.Embedding8bit))
        table = kind(rows, columns).to("cpu")
        most = rows + (3 if self.rarely(4) else 0)
        index = torch.randint(-1 if self.rarely() else 0, most, self.shape()[:2])
        self.call(table, index.int() if self.rarely(2) else index)
        if kind is nn.Embedding8bit:
            table.weight.SCB.resize_(self.size(rows - 1))
        else:
            self.spoil(table.weight.quant_state)
        table(index)

    def optimizer(self) -> Any:
        p = torch.nn.Parameter(self.r.choice((torch.randn, torch.zeros))(self.size(9000) + 1))
        named = {"momentum": 0.9} if "LARS" in (name := self.r.choice(OPTIMIZERS)) else {}
        if name.startswith("SGD"):
            named = {"momentum": 0.9}
        if name.startswith("Muon"):
            p = torch.nn.Parameter(p.detach().view(1, -1))
        one = self.call(getattr(optim, name), [p], lr=0.01, **named)
        if "ScheduleFree" in name:
            one.train()
        for _ in range(2):
            p.grad = torch.randn_like(p)
            one.step()
            state = one.state[p]
            key = self.r.choice(list(state))
            if self.rarely(3) and isinstance(state[key], torch.Tensor):
                state[key].resize_(self.size(max(state[key].numel() - 1, 1)))
            elif self.rarely(4):
                state[key] = self.r.choice(JUNK)
            elif self.rarely(4):
                p.data = p.data[: self.size(max(p.numel(), 1))].clone()

    def checkpoint(self) -> Any:
        layer = nn.Linear4bit(64, 32, compress_statistics=self.rarely(2)).to("cpu")
        packed = layer.weight.quant_state.as_dict(packed=self.rarely(2))
        key = self.r.choice(list(packed))
        if isinstance(packed[key], torch.Tensor) and packed[key].dtype == torch.uint8:
            packed[key] = packed[key].clone()
            packed[key][self.r.randrange(packed[key].numel())] ^= 1 << self.r.randrange(8)
        else:
            packed[key] = self.r.choice(JUNK)
        made = nn.Params4bit.from_prequantized(layer.weight.data, packed, device="cpu")
        layer.weight = made
        layer(torch.randn(2, 64))

    def maps(self) -> Any:
        function = self.r.choice((F.create_dynamic_map, F.create_fp8_map, F.create_linear_map))
        self.call(function, self.rarely(2), self.r.randrange(-1, 10), self.r.randrange(-1, 10))

    def one(self) -> bool:
        """Make one call; return whether it was refused. Layers and optimizers may refuse with
        errors of torch."""
        self.numpy = self.rarely(2)
        kind = self.r.choice(self.kinds)
        of_torch = kind in (self.layer, self.table, self.optimizer, self.checkpoint)
        allowed = (errors.NybbleError, TypeError)
        if of_torch or kind == self.product:
            allowed += (ValueError, IndexError, RuntimeError, AttributeError)
        try:
            kind()
        except allowed:
            return True
        return False


def main() -> int:
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    warnings.simplefilter("ignore")
    torch.set_num_threads(2)
    fuzzer, refused = Fuzzer(seed), 0
    for number in range(1, count + 1):
        try:
            refused += fuzzer.one()
        except Exception:
            traceback.print_exc()
            print(f"call {number} of seed {seed}: not one of nybble's errors", file=sys.stderr)
            return 1
        if number % 10_000 == 0:
            print(f"{number} calls, {refused} refused", file=sys.stderr, flush=True)
    print(f"{count} calls, {refused} refused, {count - refused} ok")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
