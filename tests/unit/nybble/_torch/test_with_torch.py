"""nybble with torch's compile, export, autocast, copies, pickles, sharding, modes and threads."""

from __future__ import annotations

import copy
import io
import pickle
import threading
from typing import Any

import pytest

torch = pytest.importorskip("torch")

import nybble  # noqa: E402
from nybble import functional, nn, optim  # noqa: E402
from nybble._torch import fast_path  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")  # warnings from inside torch's compiler


def _layer(kind: str, **settings: Any) -> Any:
    torch.manual_seed(2)
    if kind == "4bit":
        return nn.Linear4bit(96, 40, quant_type="nf4", **settings).to("cpu")
    threshold = 6.0 if kind == "outliers" else 0.0
    layer = nn.Linear8bitLt(96, 40, has_fp16_weights=False, threshold=threshold).to("cpu")
    layer(torch.zeros(1, 96))
    return layer


def _input() -> Any:
    generator = torch.Generator().manual_seed(4)
    x = torch.randn(5, 96, generator=generator)
    x[:, 7] *= 30
    return x


KINDS = pytest.mark.parametrize("kind", ["4bit", "8bit", "outliers"])


@pytest.mark.torch("2.8")
@KINDS
def test_compile_without_graph_breaks_gives_the_same(kind: str) -> None:
    layer = _layer(kind)
    model = torch.nn.Sequential(layer, torch.nn.ReLU(), torch.nn.Linear(40, 3))
    x = _input().requires_grad_()
    wanted = model(x)
    wanted.sum().backward()
    gradient, x.grad = x.grad, None
    result = torch.compile(model, fullgraph=True, backend="aot_eager")(x)
    torch.testing.assert_close(result, wanted, rtol=0, atol=1e-6)
    result.sum().backward()
    torch.testing.assert_close(x.grad, gradient, rtol=1e-5, atol=1e-5)
    torch._dynamo.reset()


@pytest.mark.torch("2.8")
@KINDS
def test_export(kind: str) -> None:
    layer, x = _layer(kind).eval(), _input()
    wanted = layer(x)
    program = torch.export.export(layer, (x,))
    torch.testing.assert_close(program.module()(x), wanted, rtol=0, atol=1e-6)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])
def test_gradients_match_the_dense_layer(dtype: Any) -> None:
    layer = _layer("4bit")
    x = _input().to(dtype).requires_grad_()
    weight = functional.dequantize_4bit(layer.weight.data, layer.weight.quant_state).to(dtype)
    layer(x).float().square().sum().backward()
    mine, bias, x.grad = x.grad, layer.bias.grad, None
    dense = torch.nn.functional.linear(x, weight, layer.bias.detach().to(dtype))
    dense.float().square().sum().backward()
    close = {"rtol": 1e-4, "atol": 1e-3} if dtype is torch.float32 else {"rtol": 0.1, "atol": 3.0}
    torch.testing.assert_close(mine, x.grad, **close)
    wanted = 2 * dense.detach().float().sum(0)
    torch.testing.assert_close(bias, wanted, rtol=0.1, atol=0.5 if dtype != torch.float32 else 1e-2)


def test_autocast_sets_the_dtype_of_products() -> None:
    layer, x = _layer("4bit").eval(), _input()
    with torch.autocast("cpu", dtype=torch.bfloat16):
        result = layer(x)
    assert result.dtype == torch.float32  # the input's dtype, as in bitsandbytes
    wanted = layer(x.bfloat16()).float()
    torch.testing.assert_close(result, wanted)
    int8 = _layer("8bit").eval()
    with torch.autocast("cpu", dtype=torch.bfloat16):
        assert int8(x).dtype == torch.bfloat16


@KINDS
def test_copies_and_pickles_are_the_same_layer(kind: str) -> None:
    layer, x = _layer(kind).eval(), _input()
    wanted = layer(x)
    buffer = io.BytesIO()
    torch.save(layer, buffer)
    buffer.seek(0)
    for other in (
        copy.deepcopy(layer),
        copy.copy(layer),
        pickle.loads(pickle.dumps(layer)),
        torch.load(buffer, weights_only=False),
    ):
        assert torch.equal(other(x), wanted)
        assert type(other.weight) is type(layer.weight)
    deep = copy.deepcopy(layer)
    with torch.no_grad():
        deep.weight.zero_()
    assert torch.equal(layer(x), wanted)


def test_compress_statistics_none_means_no_double_quantization() -> None:
    """bitsandbytes' embeddings, and their pickles, have compress_statistics=None."""
    weight = nn.Params4bit(torch.randn(8, 64), compress_statistics=None).to("cpu")
    assert weight.quant_state.state2 is None


def test_a_deep_copy_of_a_layer_owns_its_weight() -> None:
    other = copy.deepcopy(_layer("4bit"))
    assert other.weight.module is other
    assert other.weight.quant_state is other.quant_state


@pytest.mark.parametrize("nested", [False, True])
def test_a_state_dict_is_loaded_into_a_new_layer(nested: bool) -> None:
    layer, x = _layer("4bit", compress_statistics=nested), _input()
    fresh = nn.Linear4bit(96, 40, quant_type="nf4", compress_statistics=nested)
    fresh.load_state_dict(layer.state_dict())
    assert torch.equal(fresh(x), layer(x))
    with torch.device("meta"):
        empty = nn.Linear4bit(96, 40, quant_type="nf4", compress_statistics=nested)
    empty.load_state_dict(layer.state_dict(), assign=True)
    assert torch.equal(empty(x), layer(x))


def test_a_floating_checkpoint_is_quantized_into_a_quantized_layer() -> None:
    layer, dense, x = _layer("4bit"), torch.nn.Linear(96, 40), _input()
    layer.load_state_dict(dense.state_dict())
    wanted = nn.Linear4bit(96, 40, quant_type="nf4")
    wanted.load_state_dict(dense.state_dict())
    assert torch.equal(layer(x), wanted.to("cpu")(x))


def test_chunk_and_split_keep_the_parameter_s_kind() -> None:
    weight = _layer("4bit").weight
    named = torch.chunk(input=weight, chunks=4)
    for pieces in (torch.chunk(weight, 4), torch.split(weight, weight.shape[0] // 4), named):
        assert [type(piece) for piece in pieces] == [nn.Params4bit] * 4
        assert all(piece.quant_state is weight.quant_state for piece in pieces)
        assert torch.equal(torch.cat([piece.data for piece in pieces]), weight.data)
    for name in ("absmax", "code", "quant_map", "offset", "nested_absmax", "nested_quant_map"):
        assert getattr(weight, name) is not None
    packed = weight.quant_state.bitsandbytes__nf4
    assert packed.dtype == torch.uint8


def test_a_weight_without_its_state_uses_the_layer_s() -> None:
    """FSDP replaces parameters with plain ones. The layer still has the state."""
    layer, x = _layer("4bit"), _input()
    wanted = layer(x)
    layer.weight = torch.nn.Parameter(layer.weight.data, requires_grad=False)
    assert torch.equal(layer(x), wanted)
    assert set(layer.state_dict()) >= {"weight", "weight.absmax"}


def test_the_fast_path_uses_replaced_bytes() -> None:
    layer, x = _layer("4bit").eval(), _input()
    with torch.no_grad():
        first = layer(x)
        assert torch.equal(layer(x), first)
        layer.weight.data = torch.zeros_like(layer.weight.data)
        changed = layer(x)
        assert not torch.equal(changed, first)
        state = layer.weight.quant_state
        state.absmax = torch.zeros_like(state.absmax)
        assert not torch.equal(layer(x), changed)


@pytest.mark.parametrize("kind", ["4bit", "8bit"])
def test_fast_and_general_path_agree(kind: str) -> None:
    layer = _layer(kind).eval()
    for x in (_input(), _input()[0], _input().reshape(1, 5, 96), _input()[:, None], _input()[:0]):
        with torch.no_grad():
            found = layer(x)
            with fast_path.general_path():
                general = layer(x)
        assert torch.equal(found, general)


def test_a_fake_tensor_mode_sees_shapes() -> None:
    from torch._subclasses import FakeTensorMode

    with FakeTensorMode():
        packed, state = functional.quantize_4bit(torch.empty(64, 64), quant_type="nf4")
        assert packed.shape == (2048, 1)
        assert functional.dequantize_4bit(packed, state).shape == (64, 64)


def test_threads_may_share_a_layer() -> None:
    layer, x = _layer("4bit").eval(), _input()
    wanted, wrong = layer(x).detach(), []

    def work() -> None:
        for _ in range(50):
            with torch.no_grad():
                if not torch.equal(layer(x), wanted):
                    wrong.append(1)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_a_transposed_weight_works_with_a_warning() -> None:
    a = torch.randn(3, 48)
    weight = torch.randn(48, 32)
    packed, state = functional.quantize_4bit(weight)
    with pytest.warns(DeprecationWarning, match=r"\[n, k\]"):
        result = nybble.matmul_4bit(a, packed, state)
    torch.testing.assert_close(result, a @ functional.dequantize_4bit(packed, state))
    assert functional.dequantize_4bit(packed.t(), state).shape == (32, 48)


def test_embeddings_look_up_quantized_rows() -> None:
    ids = torch.tensor([[1, 5], [0, 9]])
    for make, bound in (
        (lambda: nn.EmbeddingNF4(10, 128), 0.2),
        (lambda: nn.EmbeddingFP4(10, 128), 0.2),
        (lambda: nn.EmbeddingNF4(10, 60), 0.2),
        (lambda: nn.Embedding8bit(10, 128), 0.01),
    ):
        layer = make()
        wanted = layer.weight.data[ids].clone()
        result = layer.to("cpu")(ids)
        assert result.shape == wanted.shape
        assert (result - wanted).abs().max() <= bound * wanted.abs().max()
    stable = nn.StableEmbedding(10, 16)
    assert stable(ids).shape == (2, 2, 16)
    manager = optim.GlobalOptimManager.get_instance()
    assert any(entry[0] is stable for entry in manager.module_weight_config_triple)


@pytest.mark.parametrize("kind", ["4bit", "8bit"])
def test_a_changed_bias_is_used(kind: str) -> None:
    layer, x = _layer(kind).eval(), _input().bfloat16()
    with torch.no_grad():
        layer(x)
        before = layer(x).float()
        layer.bias += 1
        torch.testing.assert_close(layer(x).float(), before + 1, rtol=0.02, atol=0.02)
        layer.bias = torch.nn.Parameter(torch.zeros(40))
        moved = layer(x).float() - before
        assert (moved != 0).any()
    with torch.inference_mode():
        torch.testing.assert_close(layer(x).float(), before + moved)


def test_an_int8_layer_quantizes_at_its_first_call_when_it_was_never_moved() -> None:
    layer = nn.Linear8bitLt(96, 40, has_fp16_weights=False)
    x = _input()
    wanted = torch.nn.functional.linear(x, layer.weight.detach(), layer.bias.detach())
    error = (layer(x) - wanted).abs().max() / wanted.abs().max()
    assert error < 0.1
    trained = nn.Linear8bitLt(96, 40, has_fp16_weights=True)
    trained(x).sum().backward()
    torch.testing.assert_close(trained.weight.grad, x.sum(0).expand(40, 96), rtol=1e-4, atol=1e-4)


def test_an_int8_layer_that_was_never_moved_is_saved_as_floating_also_after_a_call() -> None:
    """A product computes scales. They must not be saved, because a floating weight has no
    scales."""
    layer = nn.Linear8bitLt(64, 8, has_fp16_weights=False).eval()
    before = layer.state_dict()
    x = torch.randn(3, 64)
    wanted = layer(x)
    saved = layer.state_dict()
    assert list(saved) == list(before) == ["weight", "bias"]
    other = nn.Linear8bitLt(64, 8, has_fp16_weights=False)
    other.load_state_dict(saved)
    assert torch.equal(other.to("cpu").eval()(x), wanted)


@pytest.mark.parametrize("kind", ["4bit", "8bit"])
def test_double_activations_are_multiplied_in_float32(kind: str) -> None:
    layer = _layer(kind)
    x, double = _input().requires_grad_(), _input().double().requires_grad_()
    wanted, result = layer(x), layer(double)
    assert torch.equal(result, wanted.double())
    wanted.square().sum().backward()
    result.square().sum().backward()
    assert double.grad.dtype is torch.float64
    torch.testing.assert_close(double.grad.float(), x.grad)


@pytest.mark.parametrize("kind", ["4bit", "8bit"])
def test_a_parametrized_bias_is_computed_for_each_call(kind: str) -> None:
    class Doubled(torch.nn.Module):
        def forward(self, bias: Any) -> Any:
            return 2 * bias

    layer, x = _layer(kind), _input()
    wanted = layer(x) + layer.bias
    torch.nn.utils.parametrize.register_parametrization(layer, "bias", Doubled())
    torch.testing.assert_close(layer(x), wanted)
