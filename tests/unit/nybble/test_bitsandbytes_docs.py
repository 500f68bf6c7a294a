"""Each row of "What differs" in docs/bitsandbytes.md holds for the installed bitsandbytes.

Each row has either a probe, which returns whether bitsandbytes still behaves as its column says, or
a reason why this test cannot observe the behavior.
"""

from __future__ import annotations

import copy
import gc
import io
import re
import warnings
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

DOCS = Path(__file__).resolve().parents[3] / "docs/bitsandbytes.md"
X = torch.randn(4, 64)

Probe = Callable[[Any], bool]
PROBES: dict[str, Probe] = {}


def probe(row: str) -> Callable[[Probe], Probe]:
    def keep(function: Probe) -> Probe:
        PROBES[row] = function
        return function

    return keep


def refuses(call: Callable[[], Any]) -> bool:
    try:
        call()
    except Exception:
        return True
    return False


def four(bnb: Any, **settings: Any) -> Any:
    return bnb.nn.LinearNF4(64, 8, **settings).to("cpu").train()


def eight(bnb: Any, move: bool = True) -> Any:
    layer = bnb.nn.Linear8bitLt(64, 8, has_fp16_weights=False)
    return layer.to("cpu") if move else layer


def parameter(**settings: Any) -> Any:
    return torch.nn.Parameter(torch.ones(8, **settings))


@probe("a NaN that is quantized to 4 bits or int8")
def _(bnb: Any) -> bool:
    functional, x = bnb.functional, torch.ones(2, 64)
    x[0, 3] = torch.nan
    four_bits = functional.dequantize_4bit(*functional.quantize_4bit(x, quant_type="nf4"))
    int8 = functional.int8_vectorwise_dequant(*functional.int8_vectorwise_quant(x.half())[:2])
    return all(bool(one[0].isnan().all() and one[1].isfinite().all()) for one in (four_bits, int8))


@probe("a NaN or infinity in a gradient, optimizers with one 8-bit state")
def _(bnb: Any) -> bool:
    def broken(value: float) -> int:
        p = torch.nn.Parameter(torch.ones(80, 64))
        optimizer = bnb.optim.SGD8bit([p], lr=0.1, momentum=0.9)
        for first in (1.0, value, 1.0):
            p.grad = torch.ones_like(p)
            p.grad[0, 0] = first
            optimizer.step()
        return int((~p.isfinite()).sum())

    return (broken(torch.nan), broken(torch.inf)) == (1, 256)


@probe("`compute_dtype=None`")
def _(bnb: Any) -> bool:
    layer = four(bnb)
    layer(X.bfloat16())
    return bool(layer.compute_dtype is torch.bfloat16)


@probe("8-bit quantizer on the CPU")
def _(bnb: Any) -> bool:
    values = torch.ones(256)
    values[0] = 0.0
    found = bnb.functional.dequantize_blockwise(
        *bnb.functional.quantize_blockwise(values, blocksize=256)
    )
    return bool(0 < abs(found[0]) < 1e-4)


@probe("int8 layers under autocast")
def _(bnb: Any) -> bool:
    with torch.autocast("cpu", torch.bfloat16):
        return bool(eight(bnb).eval()(X).dtype is torch.float32)


@probe("LAMB and LARS with 8-bit states")
def _(bnb: Any) -> bool:
    bnb.optim.LARS8bit([parameter()], 0.1, momentum=0.9, max_unorm=0.5)
    return refuses(lambda: bnb.optim.LAMB8bit([parameter()], max_unorm=0.5))


@probe("bias of another dtype than the input")
def _(bnb: Any) -> bool:
    layers = four(bnb), eight(bnb)
    for layer in layers:
        layer(X.bfloat16())
    return all(layer.bias.dtype is torch.bfloat16 for layer in layers)


@probe(
    "an input of a 4-bit layer that was converted to the dtype of the packed weight, as "
    "transformers' Switch Transformers and HY-V4 do"
)
def _(bnb: Any) -> bool:
    layer = four(bnb, compute_dtype=torch.float32)
    return not refuses(lambda: layer(X.to(layer.weight.dtype)))


@probe("packed bytes in bf16 storage under `.half()`, `.to(dtype)`")
def _(bnb: Any) -> bool:
    weight = four(bnb, quant_storage=torch.bfloat16).half().weight
    return bool(weight.dtype is torch.float16)


@probe("`.float()`, `.half()`, `.to(dtype)` of a 4-bit or int8 parameter with integer bytes")
def _(bnb: Any) -> bool:
    weights = four(bnb).weight.to(torch.float32), eight(bnb).weight.to(torch.float32)
    return [type(one).__name__ for one in weights] == ["Params4bit", "Int8Params"]


@probe("an int8 layer that was never moved to a device")
def _(bnb: Any) -> bool:
    layer = eight(bnb, move=False)
    layer(X)
    return bool(layer.weight.dtype is torch.int8)


@probe("`load_state_dict` of a quantized checkpoint into `Linear4bit`")
def _(bnb: Any) -> bool:
    return refuses(lambda: bnb.nn.LinearNF4(64, 8).load_state_dict(four(bnb).state_dict()))


@probe("loading int8 checkpoints into `Linear8bitLt`")
def _(bnb: Any) -> bool:
    saved = eight(bnb).state_dict()
    eight(bnb).load_state_dict(saved)
    return refuses(lambda: eight(bnb, move=False).load_state_dict(saved))


@probe("loading a floating-point checkpoint into an int8 layer")
def _(bnb: Any) -> bool:
    layer = eight(bnb)
    layer.load_state_dict(torch.nn.Linear(64, 8).state_dict())
    return not layer.weight.any()


@probe("loading int8 codes without `SCB` into an int8 layer")
def _(bnb: Any) -> bool:
    codes = {name: value for name, value in eight(bnb).state_dict().items() if "SCB" not in name}
    return eight(bnb).load_state_dict(codes, strict=False).missing_keys == []


@probe("floating-point checkpoints with `assign=True`")
def _(bnb: Any) -> bool:
    layer = four(bnb)
    given = torch.nn.Linear(64, 8).state_dict()
    try:
        layer.load_state_dict(given, assign=True)
    except RuntimeError:
        layer = bnb.nn.LinearNF4(64, 8)
        layer.load_state_dict(given, assign=True)
    return type(layer.weight) is torch.nn.Parameter


@probe("modules with `replace_parameter_4bit`")
def _(bnb: Any) -> bool:
    from bitsandbytes.nn.parametrize import replace_parameter_4bit

    module = torch.nn.Linear(64, 8)
    replace_parameter_4bit(module, "weight")
    return refuses(lambda: module.load_state_dict(module.state_dict()))


@probe("pickle of a layer")
def _(bnb: Any) -> bool:
    file = io.BytesIO()
    torch.save(four(bnb), file)
    file.seek(0)
    return type(torch.load(file, weights_only=False).weight) is torch.nn.Parameter


@probe("`state_dict` of `Embedding4bit` and `Embedding8bit`")
def _(bnb: Any) -> bool:
    kinds = bnb.nn.Embedding4bit, bnb.nn.Embedding8bit
    return all(refuses(kind(8, 64).state_dict) for kind in kinds)


@probe("`Params4bit(values, **old.__dict__)` of a quantized parameter `old`")
def _(bnb: Any) -> bool:
    old = four(bnb).weight
    made = bnb.nn.Params4bit(torch.zeros(old.quant_state.shape), **old.__dict__)
    return made.to("cpu").is_floating_point()


@probe("`copy.deepcopy` of a layer")
def _(bnb: Any) -> bool:
    layer = four(bnb)
    return copy.deepcopy(layer).weight.module is layer


@probe("`bitsandbytes.matmul_4bit` is replaced by another function")
def _(bnb: Any) -> bool:
    own = bnb.matmul_4bit
    try:
        bnb.matmul_4bit = lambda *given, **named: torch.zeros(4, 8)
        return not four(bnb)(X).any()
    finally:
        bnb.matmul_4bit = own


@probe("`quant_state.code`")
def _(bnb: Any) -> bool:
    one, other = (bnb.functional.quantize_4bit(X)[1].code for _ in range(2))
    return bool(one.data_ptr() != other.data_ptr())


@probe("one-dimensional 4-bit arrays on the CPU")
def _(bnb: Any) -> bool:
    found = bnb.functional.dequantize_4bit(*bnb.functional.quantize_4bit(torch.ones(64)))
    return tuple(found.shape) == (1, 64)


@probe("arrays on the meta device")
def _(bnb: Any) -> bool:
    return bool(bnb.functional.quantize_4bit(X.to("meta"))[0].is_meta)


@probe("a parameter listed twice in a group")
def _(bnb: Any) -> bool:
    p = parameter()
    with pytest.warns(UserWarning, match="duplicate"):
        bnb.optim.Adam([p, p])
    return True


@probe("`GlobalOptimManager`")
def _(bnb: Any) -> bool:
    layer = torch.nn.Linear(2, 2)
    manager = bnb.optim.GlobalOptimManager.get_instance()
    manager.register_module_override(layer, "weight", {"lr": 1.0})
    kept = weakref.ref(layer)
    del layer
    gc.collect()
    alive = kept() is not None
    manager.module_weight_config_triple.clear()
    return alive


@probe("`copy.deepcopy` and pickle")
def _(bnb: Any) -> bool:
    p = parameter()
    optimizer = copy.deepcopy(bnb.optim.Adam([p]))
    optimizer.param_groups[0]["params"][0].grad = torch.ones(8)
    return refuses(optimizer.step)


@probe("`load_state_dict` of another optimizer's state (Lion's into AdamW)")
def _(bnb: Any) -> bool:
    lion, adam = bnb.optim.Lion([parameter()]), bnb.optim.AdamW([parameter()])
    for optimizer in (lion, adam):
        optimizer.param_groups[0]["params"][0].grad = torch.ones(8)
        optimizer.step()
    states = lion.state_dict(), adam.state_dict()
    adam.load_state_dict(states[0])
    lion.load_state_dict(states[1])
    lion.step()
    return refuses(adam.step)


@probe("`nesterov=True` (SGD, LARS)")
def _(bnb: Any) -> bool:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        bnb.optim.SGD([parameter()], 0.1, momentum=0.9, nesterov=True)
    return True


@probe(
    "`dampening` (SGD, LARS), `momentum` (RMSprop), `bias_correction=False`, `adam_w_mode=False` "
    "(LAMB), `transposed_A`, `transposed_B` (`gemv_4bit`), `optim_bits=8` of 32-bit optimizers"
)
def _(bnb: Any) -> bool:
    p, optim = [parameter()], bnb.optim
    optim.SGD(p, 0.1, momentum=0.9, dampening=0.5)
    optim.RMSprop(p, momentum=0.5)
    optim.LAMB(p, bias_correction=False, adam_w_mode=False)
    return bool(optim.Adam32bit(p, optim_bits=8).args.optim_bits == 32)


@probe("`amsgrad=True`")
def _(bnb: Any) -> bool:
    bnb.optim.Adam([parameter()], amsgrad=True)
    return refuses(lambda: bnb.optim.Adam8bit([parameter()], amsgrad=True))


@probe("numpy arrays")
def _(bnb: Any) -> bool:
    return refuses(lambda: bnb.functional.quantize_4bit(X.numpy()))


@probe("`out=`, `int8_double_quant` on the CPU")
def _(bnb: Any) -> bool:
    return refuses(lambda: bnb.functional.int8_double_quant(X.half()))


NOT_OBSERVED = {  # row -> why there is no probe
    **dict.fromkeys(
        (
            *("fp32 on the CPU", "float64 activations", "`gemv_4bit` on the CPU"),
            "4-bit matrices on the CPU whose columns are not a multiple of the block",
            *("FP4 zero on the CPU", "a 4-bit value exactly between two codes"),
            *("int8 codes of values halfway between two codes", "int8 products"),
            *("int8 layers in training", "weight decay of AdamW, LAMB, AdEMAMix"),
            "a NaN or infinity in a gradient, Adam and AdEMAMix with 8-bit states",
            *("LAMB's `max_unorm` on the CPU", "LAMB and LARS, a parameter that consists of zeros"),
            *("8-bit RMSprop, Adagrad", "`skip_zeros=True` on the CPU"),
            "`Linear4bit` in eval mode on an AVX512-BF16 CPU",
        ),
        "the processor or the values decide",
    ),
    **dict.fromkeys(
        (
            *("fp32 on a GPU", "int8 layers moved to a GPU before the first call"),
            *("int8 with outliers in a CUDA graph", "paged states", "a step"),
            "memory of int8 layers with a threshold, 256 rows and more, GPU",
            *("float64 parameters", "errors"),
        ),
        "needs a GPU",
    ),
    **dict.fromkeys(
        (
            *("import", "large results without `out=` on the CPU"),
            "a forked process whose parent has computed with several threads",
            *("`BNB_CUDA_VERSION`, `BNB_DISABLE`", "DTensors (FSDP 2, tensor parallelism)"),
            *("`torch.distributed.checkpoint`", "DoRA (peft) on int8 layers on the CPU"),
            "`accelerate`'s `cpu_offload`, `disk_offload` of 4-bit models",
            "transformers' `llm_int8_has_fp16_weight=True`",
        ),
        "needs other processes or libraries",
    ),
    **dict.fromkeys(
        (
            *("int8 layers with a floating-point weight", "layers that share a quantized weight"),
            "an int8 weight assigned to a second layer",
            '`.to("meta")`, `to_empty`, `torch.__future__`',
            "`torch.func.functional_call` with another weight",
            "`torch.compile(fullgraph=True)` of int8 layers in training",
            "`torch.export` of layers, embeddings and models in eval mode",
            "an invalid parameter, gradient, state or number",
            "wrong arguments (a list, a string, NaN, another device)",
        ),
        "several behaviors in one row",
    ),
}


def rows() -> Iterator[str]:
    """Yield the first cells of the tables below "What differs"."""
    text = DOCS.read_text("utf-8").partition("## What differs")[2].partition("\n## ")[0]
    for line in re.findall(r"^\| (.*?) \| ", text, re.M):
        if line not in ("where", "---"):
            yield line


def test_every_row_has_a_probe_or_a_reason() -> None:
    found = list(rows())
    assert len(found) > 60
    assert [row for row in found if row not in PROBES and row not in NOT_OBSERVED] == []
    assert [row for row in (*PROBES, *NOT_OBSERVED) if row not in found] == []


@pytest.mark.parametrize("row", list(PROBES))
@pytest.mark.filterwarnings("ignore")
def test_bitsandbytes_behaves_as_the_row_says(peer: Any, row: str) -> None:
    assert PROBES[row](peer)
