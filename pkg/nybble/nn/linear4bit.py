"""Linear4bit, LinearNF4 and LinearFP4 (QLoRA, arXiv 2305.14314)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from nybble._signatures import partial_init
from nybble._torch import bridge, fast_path
from nybble.errors import InvalidArgument
from nybble.nn.checkpoint4bit import Checkpoint4bit, check_packed
from nybble.nn.fingerprint import check_fingerprint
from nybble.nn.layer import (
    autocast_dtype,
    call_dependencies,
    check_compute_dtype,
    check_floating,
    check_format,
    check_input,
)
from nybble.nn.params import Params4bit
from nybble.ops import checks
from nybble.ops.checked_state import field
from nybble.ops.gemm4 import autograd
from nybble.state import QuantState

if TYPE_CHECKING:
    from typing_extensions import Self

    from nybble._torch.bridge import Device


def state_of(module: Any) -> QuantState:
    """Return the weight's quantization state; if sharding removed it, return the layer's state.

    Raises InvalidArgument if the bytes of another layer's weight were assigned without that
    weight's state.
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
    if isinstance(weight, Params4bit) and not bridge.is_traced():
        # as in bitsandbytes, the weight gets its state back
        weight.quant_state = kept
    return kept


class Linear4bit(Checkpoint4bit, torch.nn.Linear):
    """A linear layer whose weight becomes 4-bit at the first `.to(device)`.

    compute_dtype: dtype of the product; None means autocast's dtype under autocast, else the
    input's dtype. The output has the input's dtype. quant_type: 'fp4', 'nf4', 'mxfp4' or 'nvfp4'.
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
        check_compute_dtype(compute_dtype)
        check_format(quant_type, quant_storage, compress_statistics)
        super().__init__(input_features, output_features, bias, device)
        self.weight = Params4bit(
            *(self.weight.data, False, None, None, compress_statistics, quant_type),
            *(quant_storage, self),
        )
        self.compute_dtype = compute_dtype
        self.compute_type_is_set = compute_dtype is not None
        self.quant_state: QuantState | None = None
        self.quant_storage = quant_storage

    @classmethod
    def from_packed(
        cls, packed: Tensor, quant_state: QuantState, bias: Tensor | None = None,
        compute_dtype: torch.dtype | None = None,
    ) -> Self:  # fmt: skip
        """Return a layer with a quantized weight [out, in].

        packed, quant_state: the results of `quantize_4bit`, `from_mxfp4` or `from_nvfp4`.
        """
        checks.kind(bridge, packed, "packed")
        blocksize = field(quant_state, "blocksize")
        shape = checks.shape("quant_state.shape", field(quant_state, "shape"))
        if len(shape) != 2:
            raise InvalidArgument(f"quant_state.shape={shape}: must be [out, in]")
        check_packed(packed, quant_state, "packed")
        made = cls(shape[1], shape[0], False, compute_dtype, device="meta")
        made.weight = Params4bit(
            *(packed, False, quant_state, blocksize, quant_state.nested),
            *(str(quant_state.quant_type), packed.dtype, made, True),
        )
        made.quant_state, made.quant_storage = quant_state, packed.dtype
        if bias is not None:
            checks.kind(bridge, bias, "bias")
            check_floating(bias, "bias")
            if tuple(bias.shape) != shape[:1]:
                raise checks.shape_error("bias", bias.shape, f"[out], here [{shape[0]}]")
            made.bias = torch.nn.Parameter(bias.detach())
        return made

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
            check_floating(x, "the input")
            x = x.to(wanted)
        if bias is not None and bias.dtype is not wanted:
            bias = bias.to(wanted)
        result: Tensor = autograd.linear_4bit(x, weight, state, bias)
        return result if wanted is dtype else result.to(dtype)

    def set_compute_type(self, x: Tensor) -> None:
        """Set the compute dtype permanently to x's dtype, if that is float32 or bfloat16.

        The forward methods of other libraries call this method. This class's own forward method
        uses each input's dtype.
        """
        if x.dtype in (torch.float32, torch.bfloat16):
            self.compute_dtype = x.dtype

    def _matrix_shape(self) -> tuple[int, int]:
        return self.out_features, self.in_features


_CALL_DEPENDENCIES = call_dependencies(Linear4bit.forward)


class LinearFP4(Linear4bit):
    """Linear4bit with quant_type 'fp4'."""

    __init__ = partial_init(Linear4bit.__init__, {"quant_type": "fp4"})


class LinearNF4(Linear4bit):
    """Linear4bit with quant_type 'nf4'."""

    __init__ = partial_init(Linear4bit.__init__, {"quant_type": "nf4"})
