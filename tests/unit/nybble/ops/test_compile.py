"""torch.compile(fullgraph=True) with nybble, and torch's own checks of nybble's operators."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from nybble import functional, nn  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")  # warnings from inside torch's compiler


@pytest.fixture(autouse=True)
def _nothing_compiled_before() -> None:
    torch._dynamo.reset()


def _compiled(function: Any) -> Any:
    return torch.compile(function, fullgraph=True, backend="aot_eager")


@pytest.mark.torch("2.8")
def test_functions_and_embeddings() -> None:
    def there_and_back(x: Any) -> Any:
        packed, state = functional.quantize_4bit(x, quant_type="nf4", compress_statistics=True)
        codes, state8 = functional.quantize_blockwise(x)
        back = functional.dequantize_blockwise(codes, state8)
        return functional.dequantize_4bit(packed, state) + back

    x = torch.randn(5, 96)
    torch.testing.assert_close(_compiled(there_and_back)(x), there_and_back(x))
    ids = torch.tensor([[1, 5], [0, 9]])
    for layer in (nn.EmbeddingNF4(10, 128).to("cpu"), nn.Embedding8bit(10, 64).to("cpu")):
        assert torch.equal(_compiled(layer)(ids), layer(ids))


@pytest.mark.torch("2.8")
@pytest.mark.parametrize("kind", ["Embedding4bit", "Embedding8bit"])
@pytest.mark.parametrize("ran", [False, True])
def test_embeddings_are_exported(kind: str, ran: bool) -> None:
    table, rows = getattr(nn, kind)(16, 64).to("cpu"), torch.tensor([[3, 1], [0, 15]])
    wanted = copy.deepcopy(table)(rows)
    if ran:
        table(rows)
    assert torch.equal(torch.export.export(table, (rows,)).module()(rows), wanted)


LOADS = """
import sys, torch, nybble.nn
for name in sys.argv[1:]:
    x, wanted = torch.load(name + ".pt")
    assert torch.equal(torch.export.load(name + ".pt2").module()(x), wanted), name
"""


@pytest.mark.torch("2.8")
def test_exported_layers_are_loaded_by_another_process_for_any_rows(
    python: Any, tmp_path: Path
) -> None:
    """The other process must import nybble.nn, which registers the operators."""
    layers = {
        "Linear4bit": nn.LinearNF4(64, 48),
        "Linear8bitLt": nn.Linear8bitLt(64, 48, has_fp16_weights=False),
        "Embedding4bit": nn.EmbeddingNF4(64, 64),
        "Embedding8bit": nn.Embedding8bit(64, 64),
    }
    for name, layer in layers.items():
        layer.to("cpu").eval().requires_grad_(False)
        x = torch.randint(0, 64, (5,)) if "Embedding" in name else torch.randn(5, 64)
        rows = ({0: torch.export.Dim("rows")},)
        program = torch.export.export(layer, (x[:3],), dynamic_shapes=rows)
        torch.export.save(program, tmp_path / f"{name}.pt2")
        torch.save((x, layer(x)), tmp_path / f"{name}.pt")
    done = python("-c", LOADS, *(str(tmp_path / name) for name in layers))
    assert done.returncode == 0, done.stderr[-3000:]


@pytest.mark.torch("2.5")
def test_code_books_are_constants_of_the_graph() -> None:
    def by_maps(x: Any) -> Any:
        maps = (
            functional.create_dynamic_map(),
            functional.create_dynamic_map(False, max_exponent_bits=6),
            functional.create_linear_map(total_bits=7),
            functional.create_fp8_map(True, 4, 3),
            functional.create_normal_map(0.96),
        )
        codes, state = functional.quantize_blockwise(x, code=maps[0])
        return torch.stack([*maps, functional.dequantize_blockwise(codes, state)])

    x = torch.randn(256)
    assert torch.equal(_compiled(by_maps)(x), by_maps(x))
    assert torch.equal(_compiled(functional.get_4bit_type)("af4"), functional.get_4bit_type("af4"))


def test_a_wrong_argument_of_a_code_book_is_named() -> None:
    with pytest.raises(Exception, match=r"max_exponent_bits=9, total_bits=8: must be whole"):
        _compiled(lambda x: x + functional.create_dynamic_map(True, 9))(torch.zeros(256))


def _parameter() -> dict[str, Any]:
    """Return the arguments of a step over 1000 values."""
    generator = torch.Generator().manual_seed(3)
    p, g = (torch.randn(1000, generator=generator) for _ in range(2))
    return {
        "p": p,
        "g": g,
        "state1": torch.zeros(1000),
        "state2": torch.zeros(1000),
        **{name: torch.full((1000,), 127, dtype=torch.uint8) for name in ("codes1", "codes2")},
        **{name: torch.zeros(4) for name in ("absmax1", "absmax2")},
    }


def _step_32bit(of: dict[str, Any], step: int) -> None:
    functional.optimizer_update_32bit(
        *("adam", of["g"], of["p"], of["state1"], 0.9, 1e-8, step, 1e-2, of["state2"]),
        beta2=0.999,
    )


def _step_8bit(of: dict[str, Any], step: int) -> None:
    maps = functional.create_dynamic_map(), functional.create_dynamic_map(signed=False)
    functional.optimizer_update_8bit_blockwise(
        *("adam", of["g"], of["p"], of["codes1"], of["codes2"], 0.9, 0.999, 0.0, 0.0, 1e-8),
        *(step, 1e-2, *maps, of["absmax1"], of["absmax2"]),
    )


@pytest.mark.torch("2.5")
@pytest.mark.parametrize("step", [_step_32bit, _step_8bit])
def test_optimizer_steps_are_done_in_place_and_compiled_once_for_all_steps(step: Any) -> None:
    mine, wanted = _parameter(), _parameter()
    compiled = _compiled(step)
    torch._dynamo.utils.counters.clear()
    for number in range(1, 6):
        compiled(mine, number)
        step(wanted, number)
    assert all(torch.equal(mine[name], wanted[name]) for name in mine)
    # the first step and a later step
    assert torch._dynamo.utils.counters["stats"]["unique_graphs"] == 2


def test_a_compiled_step_names_what_is_wrong() -> None:
    of = _parameter()
    before = of["p"].clone()
    with pytest.raises(ValueError, match=r"state1\.dtype=torch\.uint8: must be torch\.float32"):
        _compiled(_step_32bit)({**of, "state1": of["codes1"]}, 1)
    assert torch.equal(of["p"], before)


def test_operators_pass_torch_s_own_check() -> None:
    a = torch.randn(4, 64)
    packed, state = functional.quantize_4bit(torch.randn(8, 64), quant_type="nf4")
    plain = (state.absmax, None, None, None, 0)
    bias = torch.randn(8)
    of = _parameter()
    maps = functional.create_dynamic_map(), functional.create_dynamic_map(signed=False)
    cases = [
        (
            "optimizer_update_32bit",
            (
                *("adam", of["g"], of["p"], of["state1"], 0.9, 1e-8, 1, 1e-2, of["state2"]),
                *(0.999, 0.0, 0.0, 0.0, 1.0, None, 0.0, False),
            ),
        ),
        (
            "optimizer_update_8bit_blockwise",
            (
                *("adam", of["g"], of["p"], of["codes1"], of["codes2"], 0.9, 0.999, 0.0, 0.0),
                *(1e-8, 1, 1e-2, *maps, of["absmax1"], of["absmax2"], 0.0, 1.0, False),
            ),
        ),
        ("quantize_4bit", (a, 64, "nf4", torch.uint8)),
        ("dequantize_4bit", (packed, *plain, 64, "nf4", [8, 64], torch.float32)),
        ("quantize_blockwise", (a, functional.create_dynamic_map(), 64)),
        (
            "gemm_4bit",
            (a.clone().requires_grad_(), packed, [8, 64], *plain, 64, "nf4", bias.requires_grad_()),
        ),
        (
            "gemm_4bit_grad",
            (torch.randn(4, 8, requires_grad=True), packed, [8, 64], *plain, 64, "nf4"),
        ),
        (
            "linear_8bit",
            (
                a.clone().requires_grad_(),
                *functional.int8_vectorwise_quant(a)[:2],
                0.0,
                torch.randn(4).requires_grad_(),
                None,
            ),
        ),
    ]
    for name, arguments in cases:
        operator = getattr(torch.ops.nybble, name).default
        tests = ("test_schema", "test_faketensor", "test_autograd_registration")
        torch.library.opcheck(operator, arguments, test_utils=tests)
