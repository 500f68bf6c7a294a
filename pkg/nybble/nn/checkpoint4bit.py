"""The checkpoint of a layer with a 4-bit weight: the keys of bitsandbytes' Linear4bit."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from torch import Tensor

from nybble._torch import bridge
from nybble.errors import InvalidArgument
from nybble.nn.layer import QuantizedLayer, is_sharded, not_tensors, read
from nybble.nn.params import Params4bit
from nybble.nn.sharding import with_packed_shard
from nybble.ops.checked_state import checked_4bit
from nybble.state import QuantState


def check_packed(packed: Tensor, state: QuantState, name: str) -> None:
    """Raise InvalidArgument if packed bytes do not fit their state; check nothing on meta and while
    tracing."""
    if bridge.eager(packed) and not packed.is_meta:
        checked_4bit(bridge, state, packed).bytes_of(bridge, packed, packed, name)


class Checkpoint4bit(QuantizedLayer):
    """The part of a layer that saves and loads `weight` (packed bytes), `weight.absmax`,
    `weight.quant_map`, …"""

    quant_state: QuantState | None
    _weight_class = Params4bit

    def _matrix_shape(self) -> tuple[int, int]:
        """Return the shape of the weight before quantization."""
        raise NotImplementedError

    @property
    def _checkpoint(self) -> SimpleNamespace:
        """An object with the checkpoint keys as attributes, such as weight.absmax."""
        weight = self.weight
        if not isinstance(weight, Params4bit):
            weight = Params4bit(quant_state=self.quant_state)
        return SimpleNamespace(weight=weight)

    def _fqn_modifiers(self) -> dict[str, str]:
        """Tell torch.distributed.checkpoint in which attribute to look up checkpoint keys."""
        return {"weight": "_checkpoint"}

    def _save_to_state_dict(
        self, destination: dict[str, Any], prefix: str, keep_vars: bool
    ) -> None:
        super()._save_to_state_dict(destination, prefix, keep_vars)
        for key, value in self._state_items().items():
            destination[f"{prefix}weight.{key}"] = value if keep_vars else value.detach()

    def _load_checkpoint(
        self, state_dict: dict[str, Any], prefix: str, local_metadata: dict[str, Any], strict: bool,
        missing_keys: list[str], unexpected_keys: list[str], error_msgs: list[str],
    ) -> None:  # fmt: skip
        wrong_items = not_tensors(state_dict, prefix, "weight")
        if wrong_items:
            error_msgs += wrong_items
            return
        stem = f"{prefix}weight."
        items = {key: read(state_dict[key]) for key in list(state_dict) if key.startswith(stem)}
        weight = state_dict.get(f"{prefix}weight")
        dense = weight is not None and tuple(weight.shape) == self._matrix_shape()
        if weight is not None and items:
            packed = read(weight)
            if local_metadata.get("assign_to_params_buffers", False):
                packed = with_packed_shard(packed)
            state_dict = {**state_dict, f"{prefix}weight": packed}
            try:
                wrong = self._load_quantized(
                    packed, {k.removeprefix(stem): v for k, v in items.items()}
                )
            except (InvalidArgument, NotImplementedError) as error:  # torch's error for meta
                error_msgs.append(f"{prefix}weight in the checkpoint: {error}")
                return
            if wrong is not None:
                error_msgs.append(f"size mismatch for {prefix}weight: {wrong}")
                return
        super()._load_checkpoint(
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

        After this call, torch copies the bytes. Raises InvalidArgument if the items do not fit
        together.
        """
        device = packed.device if self.weight.is_meta else self.weight.device
        state = QuantState.from_dict(items, device=device)
        ours, theirs = self._matrix_shape(), state.shape
        if theirs is None or tuple(theirs) != ours:
            return f"the checkpoint has {theirs}, the layer has {ours}"
        if not is_sharded(packed):
            data = packed.detach().clone().to(device)
            check_packed(data, state, "weight")
            taken = Params4bit(
                *(data, False, state, state.blocksize, state.nested),
                *(str(state.quant_type), packed.dtype, self, True),
            )
            self._replace_weight(self.weight, taken)
        self.quant_state = state
        return None
