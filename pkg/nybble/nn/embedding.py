"""Embeddings: with 32-bit optimizer states, and quantized to 4 or 8 bits."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from nybble._signatures import partial_init
from nybble._torch import bridge, fast_path, private
from nybble.errors import InvalidArgument
from nybble.nn.checkpoint4bit import Checkpoint4bit
from nybble.nn.fingerprint import check_fingerprint, fingerprint_of
from nybble.nn.layer import QuantizedLayer, check_format, check_input, wrong_items_8bit
from nybble.nn.linear4bit import state_of
from nybble.nn.params import Int8Params, Params4bit
from nybble.nn.quantized import is_memory_of
from nybble.ops.checked_state import checked_4bit, field, scales_of
from nybble.ops.embedding import calls as lookup
from nybble.ops.registry import OPERATORS
from nybble.optim.manager import GlobalOptimManager
from nybble.state import QuantState

if TYPE_CHECKING:
    from nybble._torch.bridge import Device


class Embedding(torch.nn.Embedding):
    """`torch.nn.Embedding` with Xavier initialization and 32-bit optimizer states.

    Initialization and states follow arXiv 2110.02861, as in bitsandbytes. The arguments are the
    same as torch.nn.Embedding's.
    """

    def __init__(
        self, num_embeddings: int, embedding_dim: int, padding_idx: int | None = None,
        max_norm: float | None = None, norm_type: float = 2.0, scale_grad_by_freq: bool = False,
        sparse: bool = False, _weight: Tensor | None = None, device: Device = None,
        dtype: torch.dtype | None = None,
    ) -> None:  # fmt: skip
        super().__init__(
            *(num_embeddings, embedding_dim, padding_idx, max_norm, norm_type),
            *(scale_grad_by_freq, sparse, _weight),
            device=device,
            dtype=dtype,
        )
        manager = GlobalOptimManager.get_instance()
        manager.register_module_override(self, "weight", {"optim_bits": 32})

    def reset_parameters(self) -> None:
        torch.nn.init.xavier_uniform_(self.weight)
        private.zero_padding(self)


class StableEmbedding(Embedding):
    """Embedding followed by a layer norm in the default dtype (arXiv 2110.02861).

    `forward` takes indices [...] and returns [..., embedding_dim] in the weight's dtype.
    """

    @functools.wraps(Embedding.__init__)  # type: ignore[misc]
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.norm = torch.nn.LayerNorm(self.embedding_dim, device=self.weight.device)

    def forward(self, input: Tensor) -> Tensor:
        found = super().forward(input).to(torch.get_default_dtype())
        result: Tensor = self.norm(found).to(self.weight.dtype)
        return result


class Embedding8bit(QuantizedLayer, torch.nn.Embedding):
    """An embedding whose rows become int8 when it is moved to a device, as in bitsandbytes.

    `forward` takes indices [...] and returns [..., embedding_dim] in the weight's original dtype.
    state_dict: `weight` (int8) and `SCB` (row scales), as in Linear8bitLt. bitsandbytes cannot save
    the layer.
    """

    weight: Int8Params
    _weight_class = Int8Params
    _fingerprint: Tensor | None = None  # identifies the codes that _scales belong to

    def __init__(
        self,
        num_embeddings: int,
        embedding_dim: int,
        device: Device = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        super().__init__(num_embeddings, embedding_dim, device=device, dtype=dtype)
        self.dtype = self.weight.data.dtype
        self.weight = Int8Params(self.weight.data, has_fp16_weights=False, requires_grad=False)
        self._scales: Tensor | None = None

    def _sync_with_weight(self) -> None:
        # The layer also keeps the scales, because a tracer may replace the weight with a tensor
        # that has no SCB.
        self._scales = self.weight.SCB
        self._fingerprint = None if self._scales is None else fingerprint_of(self.weight)

    def _save_to_state_dict(
        self, destination: dict[str, Any], prefix: str, keep_vars: bool
    ) -> None:
        super()._save_to_state_dict(destination, prefix, keep_vars)
        scales = getattr(self.weight, "SCB", None)
        scales = self._scales if scales is None else scales
        if scales is not None:
            destination[f"{prefix}SCB"] = scales if keep_vars else scales.detach()

    def _load_checkpoint(
        self, state_dict: dict[str, Any], prefix: str, local_metadata: dict[str, Any], strict: bool,
        missing_keys: list[str], unexpected_keys: list[str], error_msgs: list[str],
    ) -> None:  # fmt: skip
        wrong_items = wrong_items_8bit(state_dict, prefix)
        if wrong_items:
            error_msgs += wrong_items
            return
        codes: Any = state_dict.get(f"{prefix}weight")
        scales: Any = state_dict.get(f"{prefix}SCB")
        quantized = isinstance(codes, Tensor) and codes.dtype == torch.int8
        if quantized and isinstance(scales, Tensor) and codes.shape == self.weight.shape:
            device = codes.device if self.weight.is_meta else self.weight.device
            own = codes.detach().to(device).clone()
            rows = scales.detach().to(device, torch.float32).clone()
            self._replace_weight(self.weight, Int8Params(own, False, CB=own, SCB=rows))
        elif quantized and scales is None:  # int8 codes have no meaning without their scales
            missing_keys.append(f"{prefix}SCB")
            state_dict = {key: v for key, v in state_dict.items() if key != f"{prefix}weight"}
        super()._load_checkpoint(
            state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs
        )
        unexpected_keys[:] = [key for key in unexpected_keys if key != f"{prefix}SCB"]

    def forward(self, input: Tensor) -> Tensor:
        stats = getattr(self.weight, "SCB", None)
        if stats is None:
            stats = self._scales
            if stats is None:
                raise InvalidArgument(
                    "Embedding8bit is not quantized yet: call .to(device) or .cuda() on it first"
                )
            check_fingerprint(self, self.weight, self)
        if not fast_path.is_traced():
            codes = getattr(self.weight, "CB", None)
            if codes is not None and not is_memory_of(codes, self.weight):
                codes = self.weight.CB = self.weight.data  # the caller may have assigned to .data
            done: Tensor | None = fast_path.embedding_8bit(input, codes, stats, self.dtype)
            if done is not None:
                return done
            check_input(input)
        table = bridge.untyped(self.weight)
        look_up = lookup.embedding_8bit if bridge.eager(input) else OPERATORS.embedding_8bit
        result: Tensor = look_up(input, table, stats, self.dtype)
        return result


class Embedding4bit(Checkpoint4bit, torch.nn.Embedding):
    """An embedding whose rows become 4-bit when it is moved to a device, as in bitsandbytes.

    `forward` takes indices [...] and returns [..., embedding_dim] in the weight's original dtype.
    quant_type: 'fp4', 'nf4' (arXiv 2305.14314), 'mxfp4' or 'nvfp4'. state_dict: `weight`,
    `weight.absmax`, …, as in Linear4bit. bitsandbytes cannot save the layer.
    """

    weight: Params4bit

    def __init__(
        self, num_embeddings: int, embedding_dim: int, dtype: torch.dtype | None = None,
        quant_type: str = "fp4", quant_storage: torch.dtype = torch.uint8, device: Device = None,
    ) -> None:  # fmt: skip
        check_format(quant_type, quant_storage)
        super().__init__(num_embeddings, embedding_dim, device=device, dtype=dtype)
        self.dtype = self.weight.data.dtype
        self.quant_state: QuantState | None = None
        self.quant_storage = quant_storage
        self.weight = Params4bit(
            *(self.weight.data, False, None, None, False, quant_type, quant_storage, self)
        )

    def _matrix_shape(self) -> tuple[int, int]:
        return self.num_embeddings, self.embedding_dim

    def forward(self, input: Tensor) -> Tensor:
        found = _look_up(input, self.weight, state_of(self))
        return found if found.dtype is self.dtype else found.to(self.dtype)


def _look_up(input: Tensor, weight: Tensor, state: QuantState) -> Tensor:
    """Return rows of a 4-bit table in the dtype of the table's state."""
    if not fast_path.is_traced():
        done: Tensor | None = fast_path.embedding_4bit(input, weight, state)
        if done is not None:
            return done
        check_input(input)
    table = bridge.untyped(weight)
    if bridge.eager(input):
        kept = checked_4bit(bridge, state, input)
        return lookup.embedding_4bit(input, table, kept, field(state, "dtype"))
    settings = state.blocksize, state.quant_type, state.shape, state.dtype
    found: Tensor = OPERATORS.embedding_4bit(input, table, *scales_of(state), *settings)
    return found


class EmbeddingFP4(Embedding4bit):
    """Embedding4bit with quant_type 'fp4'."""

    __init__ = partial_init(Embedding4bit.__init__, {"quant_type": "fp4"})


class EmbeddingNF4(Embedding4bit):
    """Embedding4bit with quant_type 'nf4'."""

    __init__ = partial_init(Embedding4bit.__init__, {"quant_type": "nf4"})
