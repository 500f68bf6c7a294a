"""For each argument of each public function, each kind of wrong value gives an error with its name.

A table has valid arguments. A test replaces one of them at a time with a wrong value. Then either
the
function accepts this value for this argument, or InvalidArgument or Unsupported names the argument
and the output arrays are unchanged.
"""

from __future__ import annotations

import copy
import inspect
import itertools
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from nybble import autograd, errors  # noqa: E402
from nybble import functional as F  # noqa: E402

A = torch.linspace(-1, 1, 512).reshape(8, 64)
MAP, UNSIGNED = F.create_dynamic_map(), F.create_dynamic_map(signed=False)

WRONG: dict[str, Any] = {
    "None": None,
    "text": "sixty-four",
    "list": [1.0, 2.0],
    "number": 2.5,
    "negative": -3,
    "zero": 0,
    "huge": 1 << 40,
    "NaN": float("nan"),
    "object": object(),
    "numpy": np.zeros(5, np.float32),
    "scalar tensor": torch.tensor(1.0),
    "short": torch.zeros(3),
    "double": torch.zeros(8, 64, dtype=torch.float64),
    "complex": torch.zeros(8, 64, dtype=torch.complex64),
    "bytes": torch.zeros(7, dtype=torch.uint8),
    "bools": torch.zeros(8, 64, dtype=torch.bool),
    "meta": torch.zeros(8, 64, device="meta"),
    "dtype": torch.int64,
}

ALLOWED = re.compile("must|allowed|need|supported|taken|have|lacks|is on")  # states an expectation

step: dict[str, Any] = {
    "g": torch.ones(512), "p": torch.ones(512), "beta1": 0.9, "beta2": 0.99, "beta3": 0.0,
    "alpha": 0.0, "eps": 1e-8, "step": 1, "lr": 0.1, "weight_decay": 0.0, "gnorm_scale": 1.0,
    "skip_zeros": False, "optimizer_name": "adam",
}  # fmt: skip

# function -> (valid arguments, names of the arguments that it may write)
Case = tuple[Callable[..., Any], dict[str, Any], tuple[str, ...]]


@cache
def _cases() -> dict[str, Case]:
    """Return the table. It is made at the first test, after the library has been built."""
    packed, state = F.quantize_4bit(A, quant_type="nf4")
    codes, state8 = F.quantize_blockwise(A, blocksize=64)
    q, rows, _ = F.int8_vectorwise_quant(A)
    stack = torch.linspace(-1, 1, 1024).reshape(2, 8, 64)
    experts, stacked = F.quantize_experts_4bit(stack)
    offsets = torch.tensor([4, 8], dtype=torch.int32)
    return {
        "quantize_4bit": (
            F.quantize_4bit,
            {"A": A, "absmax": torch.ones(8), "out": torch.ones(256, 1, dtype=torch.uint8),
             "blocksize": 64, "compress_statistics": False, "quant_type": "nf4",
             "quant_storage": torch.uint8},
            ("absmax", "out"),
        ),
        "quantize_4bit nested": (
            F.quantize_4bit,
            {"A": A, "absmax": torch.ones(8, dtype=torch.uint8), "blocksize": 64,
             "out": torch.ones(256, 1, dtype=torch.uint8), "compress_statistics": True,
             "quant_type": "fp4"},
            ("absmax", "out"),
        ),
        "dequantize_4bit": (
            F.dequantize_4bit,
            {"A": packed, "quant_state": state, "out": torch.ones(8, 64)},
            ("out",),
        ),
        "dequantize_4bit by absmax": (
            F.dequantize_4bit,
            {"A": packed, "absmax": state.absmax, "out": torch.ones(8, 64), "blocksize": 64,
             "quant_type": "nf4"},
            ("out",),
        ),
        "gemv_4bit": (
            F.gemv_4bit,
            {"A": A, "B": packed, "out": torch.ones(8, 8), "state": state,
             "transposed_A": False, "transposed_B": False},
            ("out",),
        ),
        "quantize_blockwise": (
            F.quantize_blockwise,
            {"A": A, "code": MAP, "absmax": torch.ones(8), "blocksize": 64, "nested": False,
             "out": torch.ones(8, 64, dtype=torch.uint8)},
            ("absmax", "out"),
        ),
        "quantize_blockwise nested": (
            F.quantize_blockwise,
            {"A": A, "absmax": torch.ones(8, dtype=torch.uint8), "blocksize": 64, "nested": True,
             "out": torch.ones(8, 64, dtype=torch.uint8)},
            ("absmax", "out"),
        ),
        "dequantize_blockwise": (
            F.dequantize_blockwise,
            {"A": codes, "quant_state": state8, "out": torch.ones(8, 64)},
            ("out",),
        ),
        "dequantize_blockwise by absmax": (
            F.dequantize_blockwise,
            {"A": codes, "absmax": state8.absmax, "code": MAP, "out": torch.ones(8, 64),
             "blocksize": 64},
            ("out",),
        ),
        "int8_vectorwise_quant": (F.int8_vectorwise_quant, {"A": A, "threshold": 0.5}, ()),
        "int8_vectorwise_dequant": (F.int8_vectorwise_dequant, {"A": q, "stats": rows}, ()),
        "int8_double_quant": (F.int8_double_quant, {"A": A, "threshold": 0.0}, ()),
        "int8_linear_matmul": (
            F.int8_linear_matmul,
            {"A": q, "B": q, "out": torch.ones(8, 8, dtype=torch.int32), "dtype": torch.int32},
            ("out",),
        ),
        "int8_mm_dequant": (
            F.int8_mm_dequant,
            {"A": torch.ones(8, 8, dtype=torch.int32), "row_stats": rows, "col_stats": rows,
             "out": torch.ones(8, 8), "bias": torch.ones(8), "dtype": torch.float32},
            ("out",),
        ),
        "int8_scaled_mm": (
            F.int8_scaled_mm,
            {"A": q, "B": q, "row_stats": rows, "col_stats": rows, "bias": torch.ones(8),
             "dtype": torch.float32},
            (),
        ),
        "optimizer_update_32bit": (
            F.optimizer_update_32bit,
            {**step, "state1": torch.zeros(512), "state2": torch.zeros(512),
             "unorm_vec": torch.zeros(1), "max_unorm": 0.0},
            ("p", "state1", "state2", "unorm_vec"),
        ),
        "optimizer_update_8bit_blockwise": (
            F.optimizer_update_8bit_blockwise,
            {**step, "state1": torch.zeros(512, dtype=torch.uint8),
             "state2": torch.zeros(512, dtype=torch.uint8), "qmap1": MAP, "qmap2": UNSIGNED,
             "absmax1": torch.zeros(2), "absmax2": torch.zeros(2)},
            ("p", "state1", "state2", "absmax1", "absmax2"),
        ),
        "matmul_4bit": (
            autograd.matmul_4bit,
            {"A": A, "B": packed, "quant_state": state, "out": torch.ones(8, 8),
             "bias": torch.ones(8)},
            ("out",),
        ),
        "matmul": (
            autograd.matmul,
            {"A": A, "B": A, "out": torch.ones(8, 8), "threshold": 0.0, "bias": torch.ones(8)},
            ("out",),
        ),
        "create_dynamic_map": (
            F.create_dynamic_map, {"signed": True, "max_exponent_bits": 7, "total_bits": 8}, (),
        ),
        "create_linear_map": (
            F.create_linear_map, {"signed": True, "total_bits": 8, "add_zero": True}, (),
        ),
        "create_fp8_map": (
            F.create_fp8_map,
            {"signed": True, "exponent_bits": 5, "precision_bits": 2, "total_bits": 8}, (),
        ),
        "create_normal_map": (
            F.create_normal_map, {"offset": 0.9677083, "use_extra_value": True}, (),
        ),
        "get_4bit_type": (F.get_4bit_type, {"typename": "nf4", "blocksize": 64}, ()),
        "from_mxfp4": (
            F.from_mxfp4,
            {"blocks": torch.zeros(8, 2, 16, dtype=torch.uint8),
             "scales": torch.ones(8, 2, dtype=torch.uint8), "dtype": torch.float32},
            (),
        ),
        "from_nvfp4": (
            F.from_nvfp4,
            {"weight": torch.zeros(8, 32, dtype=torch.uint8),
             "weight_scale": torch.ones(8, 4, dtype=torch.uint8),
             "weight_scale_2": torch.ones(1), "dtype": torch.float32},
            (),
        ),
        "quantize_experts_4bit": (
            F.quantize_experts_4bit,
            {"A": stack, "blocksize": 64, "compress_statistics": False, "quant_type": "nf4"},
            (),
        ),
        "dequantize_experts_4bit": (
            F.dequantize_experts_4bit, {"B": experts, "quant_state": stacked}, (),
        ),
        "grouped_matmul_4bit": (
            F.grouped_matmul_4bit,
            {"A": A, "B": experts, "quant_state": stacked, "offsets": offsets,
             "bias": torch.ones(2, 8)},
            (),
        ),
        "grouped_matmul_8bit": (
            F.grouped_matmul_8bit,
            {"A": A, "CB": q.reshape(1, 8, 64), "SCB": rows.reshape(1, 8),
             "offsets": torch.tensor([8], dtype=torch.int32), "bias": torch.ones(1, 8),
             "threshold": 0.0},
            (),
        ),
    }  # fmt: skip


NAMES = [
    "quantize_4bit",
    "quantize_4bit nested",
    "dequantize_4bit",
    "dequantize_4bit by absmax",
    "gemv_4bit",
    "quantize_blockwise",
    "quantize_blockwise nested",
    "dequantize_blockwise",
    "dequantize_blockwise by absmax",
    "int8_vectorwise_quant",
    "int8_vectorwise_dequant",
    "int8_double_quant",
    "int8_linear_matmul",
    "int8_mm_dequant",
    "int8_scaled_mm",
    "optimizer_update_32bit",
    "optimizer_update_8bit_blockwise",
    "matmul_4bit",
    "matmul",
    "create_dynamic_map",
    "create_linear_map",
    "create_fp8_map",
    "create_normal_map",
    "get_4bit_type",
    "from_mxfp4",
    "from_nvfp4",
    "quantize_experts_4bit",
    "dequantize_experts_4bit",
    "grouped_matmul_4bit",
    "grouped_matmul_8bit",
]


def _copy(value: Any) -> Any:
    return value.clone() if isinstance(value, torch.Tensor) else copy.deepcopy(value)


def _outcome(function: Callable[..., Any], given: dict[str, Any]) -> str | None:
    """Return the text of the error, or None if the call succeeds. Other exceptions propagate."""
    try:
        function(**given)
    except (errors.InvalidArgument, errors.Unsupported) as error:
        return str(error)
    return None


def _takes(function: Callable[..., Any], argument: str, right: Any) -> set[str]:
    """Return the kinds that this argument accepts; all others must be refused."""
    fine = set()
    if inspect.signature(function).parameters[argument].default is None:
        fine.add("None")
    if isinstance(right, bool):
        fine.add("zero")
    elif isinstance(right, float) and function is not F.create_normal_map:  # has a range
        fine |= {"number", "zero", "huge", "scalar tensor"}
        if argument != "threshold":
            fine.add("negative")
    if argument in ("unorm_vec", "weight_scale_2"):
        fine.add("scalar tensor")  # a scalar tensor has one element, as required
    if (function, argument) in ((autograd.matmul, "A"), (autograd.matmul_4bit, "A")):
        fine.add("double")  # the product is computed in float32
    if function is autograd.matmul and argument == "B":
        fine.add("double")  # matmul quantizes any floating dtype
    return fine


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("case", NAMES)
def test_wrong_values_are_refused_by_name_before_anything_is_written(case: str) -> None:
    function, right, outputs = _cases()[case]
    for argument, (kind, wrong) in itertools.product(right, WRONG.items()):
        given = {name: _copy(value) for name, value in right.items()}
        given[argument] = wrong
        before = {name: _copy(given[name]) for name in outputs if name != argument}
        text = _outcome(function, given)
        if text is None:
            assert kind in _takes(function, argument, right[argument]), f"{argument}={kind}: taken"
            continue
        # If the size of an array is 0 or does not match another argument, the error may name
        # either of the two.
        fine = isinstance(wrong, (np.ndarray, torch.Tensor, torch.dtype)) or kind == "zero"
        names = (
            "|".join((*given, "absmax")) if fine else argument
        )  # absmax is also an attribute of a state
        assert re.search(rf"\b({names})\b", text), f"{argument}={kind}: {text}"
        if wrong is None or isinstance(wrong, (str, list, int, float)):
            shown = str(wrong) in text or type(wrong).__name__ in text
            assert shown, f"{argument}={kind}: {text}"  # the error shows the value
        assert ALLOWED.search(text), f"{argument}={kind}: {text}"
        for name, value in before.items():
            assert torch.equal(given[name], value), f"{argument}={kind}: {name} was written"


def test_the_arguments_of_the_table_are_accepted() -> None:
    for case, (function, right, _) in _cases().items():
        assert function(**{name: _copy(value) for name, value in right.items()}) is not None or (
            case.startswith("optimizer")
        )


def test_every_public_function_is_in_the_table() -> None:
    assert list(_cases()) == NAMES
    tried = {case.partition(" ")[0] for case in _cases()}
    same = {"dequantize_fp4", "dequantize_nf4", "quantize_fp4", "quantize_nf4", "QuantState"}
    assert set(F.__all__) - same <= tried
