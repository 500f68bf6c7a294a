"""Embeddings: with 32-bit optimizer states, and quantized to 4 or 8 bits."""

from __future__ import annotations

import functools
import logging
from typing import Any

import torch

from nybble import functional
from nybble.errors import InvalidArgument, Unsupported
from nybble.forms import narrowed
from nybble.nn.linear4bit import state_of
from nybble.nn.params import Int8Params, Params4bit
from nybble.optim.manager import GlobalOptimManager
from nybble.state import QuantState

__all__ = [
    "Embedding",
    "Embedding4bit",
    "Embedding8bit",
    "EmbeddingFP4",
    "EmbeddingNF4",
    "StableEmbedding",
]

logger = logging.getLogger(__name__)


class Embedding(torch.nn.Embedding):
    """An embedding as torch.nn.Embedding, initialised by Xavier; its optimizer states are 32-bit.

    Its arguments are torch.nn.Embedding's; as in bitsandbytes (arXiv 2110.02861).
    """

    def __init__(
        self,
        num_embeddings: int,
        embedding_dim: int,
        padding_idx: int | None = None,
        max_norm: float | None = None,
        norm_type: float = 2.0,
        scale_grad_by_freq: bool = False,
        sparse: bool = False,
        _weight: torch.Tensor | None = None,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
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
        self._fill_padding_idx_with_zero()


class StableEmbedding(Embedding):
    """Embedding with a layer norm in the default dtype (arXiv 2110.02861).

    Takes indices [...], gives [..., embedding_dim] in the weight's dtype.
    """

    @functools.wraps(Embedding.__init__)  # type: ignore[misc]
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.norm = torch.nn.LayerNorm(self.embedding_dim, device=self.weight.device)

    def forward(self, input: torch.Tensor) -> torch.Tensor:
        found = super().forward(input).to(torch.get_default_dtype())
        result: torch.Tensor = self.norm(found).to(self.weight.dtype)
        return result


class Embedding8bit(torch.nn.Embedding):
    """An embedding whose rows are int8 once it is moved to a device, as bitsandbytes has it.

    Takes indices [...], gives [..., embedding_dim] in the weight's first dtype. Raises Unsupported
    when it is saved: the format has no keys for it.
    """

    weight: Int8Params

    def __init__(
        self, num_embeddings: int, embedding_dim: int, device: Any = None, dtype: Any = None
    ) -> None:
        super().__init__(num_embeddings, embedding_dim, device=device, dtype=dtype)
        self.dtype = self.weight.data.dtype
        self.weight = Int8Params(self.weight.data, has_fp16_weights=False, requires_grad=False)

    def _save_to_state_dict(self, destination: Any, prefix: str, keep_vars: bool) -> None:
        raise Unsupported(
            "a quantized Embedding8bit cannot be saved: its format has no keys for it"
        )

    def forward(self, input: torch.Tensor) -> torch.Tensor:
        stats = self.weight.SCB
        if stats is None:
            raise InvalidArgument(
                "Embedding8bit is not quantized yet: call .to(device) or .cuda() on it first"
            )
        with torch._C.DisableTorchFunctionSubclass():  # the weight is of a type of its own
            rows = torch.embedding(self.weight.data, input)
        scale = torch.embedding(stats.view(-1, 1), input) / 127.0
        return (rows * scale).to(self.dtype)


class Embedding4bit(torch.nn.Embedding):
    """An embedding whose rows are 4-bit once it is moved to a device, as bitsandbytes has it.

    Takes indices [...], gives [..., embedding_dim] in the weight's first dtype. quant_type: 'fp4'
    or 'nf4' (arXiv 2305.14314). Raises Unsupported when it is saved: the format has no keys for it.
    """

    weight: Params4bit

    def __init__(
        self,
        num_embeddings: int,
        embedding_dim: int,
        dtype: Any = None,
        quant_type: str = "fp4",
        quant_storage: torch.dtype = torch.uint8,
        device: Any = None,
    ) -> None:
        super().__init__(num_embeddings, embedding_dim, device=device, dtype=dtype)
        self.dtype = self.weight.data.dtype
        self.quant_state: QuantState | None = None
        self.quant_storage = quant_storage
        self.weight = Params4bit(
            self.weight.data,
            requires_grad=False,
            compress_statistics=False,
            quant_type=quant_type,
            quant_storage=quant_storage,
            module=self,
        )
        if embedding_dim % self.weight.blocksize:
            logger.warning(
                "embedding_dim=%d is no multiple of the block size %d: every look-up dequantizes "
                "the whole table",
                *(embedding_dim, self.weight.blocksize),
            )

    def _save_to_state_dict(self, destination: Any, prefix: str, keep_vars: bool) -> None:
        raise Unsupported(
            "a quantized Embedding4bit cannot be saved: its format has no keys for it"
        )

    def forward(self, input: torch.Tensor) -> torch.Tensor:
        state = state_of(self)
        blocksize = state.blocksize or 0
        if self.embedding_dim % blocksize:
            table = functional.dequantize_4bit(self.weight.data, state)
            return torch.nn.functional.embedding(input, table).to(self.dtype)
        count = self.num_embeddings
        with torch._C.DisableTorchFunctionSubclass():  # the weight is of a type of its own
            packed = self.weight.data.view(torch.uint8).view(count, self.embedding_dim // 2)
            rows = torch.embedding(packed, input)
        scales = torch.embedding(state.absmax.view(count, self.embedding_dim // blocksize), input)
        found = QuantState(
            scales,
            shape=torch.Size((*input.shape, self.embedding_dim)),
            code=state.code,
            blocksize=blocksize,
            quant_type=state.quant_type,
            dtype=state.dtype,
        )
        result: torch.Tensor = functional.dequantize_4bit(rows.view(-1), found)
        return result if result.dtype is self.dtype else result.to(self.dtype)


class EmbeddingFP4(Embedding4bit):
    """Embedding4bit with quant_type 'fp4'."""

    __init__ = narrowed(Embedding4bit.__init__, {"quant_type": "fp4"})


class EmbeddingNF4(Embedding4bit):
    """Embedding4bit with quant_type 'nf4'."""

    __init__ = narrowed(Embedding4bit.__init__, {"quant_type": "nf4"})
