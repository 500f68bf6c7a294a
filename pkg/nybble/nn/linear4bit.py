"""Linear4bit, LinearNF4 and LinearFP4 (QLoRA, arXiv 2305.14314)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from nybble._signatures import partial_init
from nybble._torch import fast_path
from nybble.errors import InvalidArgument
from nybble.nn.fingerprint import check_fingerprint
from nybble.nn.layer import (
    QuantizedLayer,
    autocast_dtype,
    call_dependencies,
    check_input,
    is_sharded,
    read,
)
from nybble.nn.params import Params4bit
from nybble.nn.sharding import with_packed_shard
from nybble.ops.gemm4 import autograd
from nybble.state import QuantState

if TYPE_CHECKING:
    from nybble._torch.bridge import Device


def state_of(module: Any) -> QuantState:
    """Return the quantization state of the weight, or the layer's if sharding removed the weight's.

    Raises InvalidArgument if the weight has another layer's bytes without their state.
    """
    weight = module.weight
    state: QuantState | None = getattr(weight, "quant_state", None)
    if state is not None:
        return state
    kept: QuantState | None = module.quant_state
    if kept is None:
        raise InvalidArgument(
            f"{type(module).__name__} is not quantized yet: call .to(device) or .cuda() on it first"
        )
    check_fingerprint(module, weight, kept)
    return kept


def _check_compute_dtype(dtype: object) -> None:
    if dtype is not None and not (isinstance(dtype, torch.dtype) and dtype.is_floating_point):
        raise InvalidArgument(
            f"compute_dtype={dtype!r}: allowed are None and a floating torch.dtype, such as "
            "torch.bfloat16"
        )


class Linear4bit(QuantizedLayer, torch.nn.Linear):
    """A linear layer whose weight becomes 4-bit at the first `.to(device)`.

    compute_dtype: dtype of the product; None means autocast's dtype under autocast, else the
    input's dtype. The output has the input's dtype. quant_type: 'fp4' or 'nf4'.
    compress_statistics: double quantization. quant_storage: dtype that stores the bytes.
    state_dict: `weight` (packed), `weight.absmax`, `weight.quant_map`, …, as in bitsandbytes.
    """

    weight: Params4bit
    _weight_class = Params4bit

    def __init__(
        self, input_features: int, output_features: int, bias: bool = True,
        compute_dtype: torch.dtype | None = None, compress_statistics: bool = True,
        quant_type: str = "fp4", quant_storage: torch.dtype = torch.uint8, device: Device = None,
    ) -> None:  # fmt: skip
        _check_compute_dtype(compute_dtype)
        super().__init__(input_features, output_features, bias, device)
        self.weight = Params4bit(
            *(self.weight.data, False, None, None, compress_statistics, quant_type),
            *(quant_storage, self),
        )
        self.compute_dtype = compute_dtype
        self.compute_type_is_set = compute_dtype is not None
        self.quant_state: QuantState | None = None
        self.quant_storage = quant_storage

    def forward(self, x: Tensor) -> Tensor:
        """Return x [..., in] @ W^T + bias as [..., out] in x's dtype."""
        return self._product(x, self.weight, state_of(self), self.bias)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Bypass torch's Module.__call__ if there are no hooks and forward is the class's own.

        Module.__call__ would take a third of the time of a small product.
        """
        if len(args) == 1 and not kwargs and not fast_path.is_traced():
            done = fast_path.linear_4bit(self, args[0], _CALL_DEPENDENCIES)
            if done is not None:
                return done if type(done) is not tuple else self._product(args[0], *done)
        return super().__call__(*args, **kwargs)

    def _product(self, x: Tensor, weight: Tensor, state: QuantState, bias: Tensor | None) -> Tensor:
        """Compute the product in the compute dtype and return it in x's dtype."""
        check_input(x)
        dtype = x.dtype
        wanted = self.compute_dtype or autocast_dtype(x) or dtype
        if wanted is not dtype:
            x = x.to(wanted)
        if bias is not None and bias.dtype is not wanted:
            bias = bias.to(wanted)
        result: Tensor = autograd.linear_4bit(x, weight, state, bias)
        return result if wanted is dtype else result.to(dtype)

    def set_compute_type(self, x: Tensor) -> None:
        """Set the compute dtype permanently to x's dtype, if that is float32 or bfloat16.

        Other libraries' forwards call this method. This class's forward uses each input's dtype.
        """
        if x.dtype in (torch.float32, torch.bfloat16):
            self.compute_dtype = x.dtype

    @property
    def _checkpoint(self) -> SimpleNamespace:
        """An object that has checkpoint keys such as weight.absmax as attributes (sharded too)."""
        weight = self.weight
        if not isinstance(weight, Params4bit):
            weight = Params4bit(quant_state=self.quant_state)
        return SimpleNamespace(weight=weight)

    def _fqn_modifiers(self) -> dict[str, str]:
        """Tell torch.distributed.checkpoint which attribute resolves a key of the state_dict."""
        return {"weight": "_checkpoint"}

    def _save_to_state_dict(
        self, destination: dict[str, Any], prefix: str, keep_vars: bool
    ) -> None:
        super()._save_to_state_dict(destination, prefix, keep_vars)
        for key, value in self._state_items().items():
            destination[f"{prefix}weight.{key}"] = value if keep_vars else value.detach()

    def _load_from_state_dict(
        self, state_dict: dict[str, Any], prefix: str, local_metadata: dict[str, Any], strict: bool,
        missing_keys: list[str], unexpected_keys: list[str], error_msgs: list[str],
    ) -> None:  # fmt: skip
        stem = f"{prefix}weight."
        items = {key: read(state_dict[key]) for key in list(state_dict) if key.startswith(stem)}
        weight = state_dict.get(f"{prefix}weight")
        # a load hook of another library may quantize such a weight and remove it (Lightning)
        dense = weight is not None and tuple(weight.shape) == (self.out_features, self.in_features)
        if weight is not None and items:
            packed = read(weight)
            if local_metadata.get("assign_to_params_buffers", False):
                packed = with_packed_shard(packed)
            state_dict = {**state_dict, f"{prefix}weight": packed}
            wrong = self._load_quantized(
                packed, {k.removeprefix(stem): v for k, v in items.items()}
            )
            if wrong is not None:
                error_msgs.append(f"size mismatch for {prefix}weight: {wrong}")
                return
        super()._load_from_state_dict(
            state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs
        )
        unexpected_keys[:] = [key for key in unexpected_keys if key not in items]
        if not dense:
            names = self._state_items()
            missing_keys += [f"{stem}{n}" for n in names if f"{stem}{n}" not in items]

    def _state_items(self) -> dict[str, Any]:
        """Return the checkpoint's items other than the packed bytes."""
        state = getattr(self.weight, "quant_state", None) or self.quant_state
        return {} if state is None else state.as_dict(packed=True)

    def _load_quantized(self, packed: Tensor, items: dict[str, Any]) -> str | None:
        """Prepare the weight for a quantized checkpoint; return the text of a mismatch, or None.

        Afterwards torch copies the bytes.
        """
        device = packed.device if self.weight.is_meta else self.weight.device
        state = QuantState.from_dict(items, device=device)
        ours, theirs = (self.out_features, self.in_features), state.shape
        if theirs is None or tuple(theirs) != ours:
            return f"the checkpoint has {theirs}, the layer has {ours}"
        self.quant_state = state
        if not is_sharded(packed):
            taken = Params4bit(
                *(packed.detach().clone().to(device), False, state, state.blocksize, state.nested),
                *(str(state.quant_type), packed.dtype, self, True),
            )
            self._replace_weight(self.weight, taken)
        return None


_CALL_DEPENDENCIES = call_dependencies(Linear4bit.forward)


class LinearFP4(Linear4bit):
    """Linear4bit with quant_type 'fp4'."""

    __init__ = partial_init(Linear4bit.__init__, {"quant_type": "fp4"})


class LinearNF4(Linear4bit):
    """Linear4bit with quant_type 'nf4'."""

    __init__ = partial_init(Linear4bit.__init__, {"quant_type": "nf4"})
