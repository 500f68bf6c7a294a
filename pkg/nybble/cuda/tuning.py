"""Measure the kernels of 4-bit products on a device, and keep the fastest for each product."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from ctypes import byref, c_float, c_int32
from typing import Protocol, runtime_checkable

from nybble import _native
from nybble.cuda import choices, devices
from nybble.cuda.cache import Cache
from nybble.cuda.choices import Product, Tuned
from nybble.errors import InvalidArgument

ROWS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024)
MOST = 64  # size of the buffer; every product has fewer candidates
# A choice replaces the library's own choice only if it is faster by this factor, because smaller
# differences are noise.
MARGIN = 1.02


@runtime_checkable
class Model(Protocol):
    """A torch module whose 4-bit layers are tuned."""

    def modules(self) -> Iterable[object]: ...


def tune(
    weights: Iterable[tuple[int, int]] | Model, *, rows: Iterable[int] = ROWS,
    dtype: str = "bfloat16", block_size: int = 64, nested: bool = False, device: int = 0,
    environ: Mapping[str, str] | None = None,
) -> list[Tuned]:  # fmt: skip
    """Measure the kernels for 4-bit products on a CUDA device, and use the fastest from now on.

    weights: a model, whose Linear4bit layers are measured, or pairs (n, k): the out_features and
    in_features of weights. `block_size` and `nested` say how these weights are quantized. A choice
    applies only to products with this shape of the weight, this number of rows and this dtype.

    All candidates for a product have the same accuracy. The candidates add in different orders, so
    tuning may change the last bits of a result. With the same choices, results have the same bits
    in each run.

    The choices are kept for this kind of device, this version of nybble and these kernels, in the
    folder `tuned` of the cache (NYBBLE_CACHE). Later processes use them, unless NYBBLE_TUNED=0 is
    set. Raises Unsupported if the current stream is being captured, CacheError if the folder cannot
    be written, and OutOfMemory.
    """
    products = list(dict.fromkeys(_products(weights, tuple(rows), dtype, block_size, nested)))
    devices.attach(device)
    environ = os.environ if environ is None else environ
    path = choices.file_of(devices.facts(device), devices.IMAGES[device], environ)
    Cache(folder=path.parent).prepare()  # raises an error before anything is measured
    found = [_fastest(product, device) for product in products]
    try:
        choices.use(device, choices.keep(path, found))
    except InvalidArgument:  # the file has choices of another build of this version
        path.unlink(missing_ok=True)
        choices.use(device, choices.keep(path, found))
    return found


def _products(
    weights: Iterable[tuple[int, int]] | Model, rows: tuple[int, ...], dtype: str,
    block_size: int, nested: bool,
) -> Iterator[Product]:  # fmt: skip
    for one in rows:
        if type(one) is not int or one < 1:
            raise ValueError(f"rows contains {one!r}: all items must be integers of at least 1")
    if dtype not in choices.DTYPES:
        raise ValueError(f"dtype: {dtype!r}: expected {' or '.join(choices.DTYPES)}")
    if isinstance(weights, Model):  # nn.Sequential is iterable too
        shapes = list(_layers(weights))
    else:
        shapes = [(n, k, block_size, nested) for n, k in weights]
    for n, k, block, double in shapes:
        for m in rows:
            yield Product(rows=m, n=n, k=k, dtype=dtype, block_size=block, nested=double)


def _layers(model: Model) -> Iterator[tuple[int, int, int, bool]]:
    """Yield the shape, block size and nesting of each quantized 4-bit layer."""
    for layer in model.modules():
        state = getattr(getattr(layer, "weight", None), "quant_state", None)
        if state is not None and len(state.shape) == 2:
            yield (*state.shape, state.blocksize, state.nested)


def _stream(device: int) -> int | None:
    """Return torch's current stream, if torch is used: tuning refuses a stream that is being
    captured."""
    torch = sys.modules.get("torch")
    if torch is None or not torch.cuda.is_initialized():
        return None
    return int(torch.cuda.current_stream(device).cuda_stream)


def candidates(product: Product, device: int) -> ctypes.Array[_native.Gemm4Choice]:
    """Return the choices for a product on a device; the first is the library's own."""
    lib = _native.library()
    found, count = (_native.Gemm4Choice * MOST)(), c_int32()
    wanted = choices.as_struct(product)
    lib.check(
        lib.cuda_gemm4_candidates(byref(wanted), found, MOST, byref(count), device, _stream(device))
    )
    return (_native.Gemm4Choice * min(count.value, MOST))(*found[: count.value])


def _fastest(product: Product, device: int) -> Tuned:
    lib = _native.library()
    found = candidates(product, device)
    times = (c_float * len(found))()
    lib.check(lib.cuda_gemm4_measure(found, len(found), times, device, _stream(device)))
    best = min(range(len(found)), key=times.__getitem__)
    if times[0] <= times[best] * MARGIN:
        best = 0
    return Tuned(
        product=product, path=found[best].path.decode(), plan=choices.plan_of(found[best]),
        us=round(times[best], 3), own_us=round(times[0], 3),
    )  # fmt: skip
