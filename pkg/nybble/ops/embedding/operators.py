"""torch.ops.nybble.embedding_4bit and embedding_8bit, each with its fake."""

from nybble._torch.library import define
from nybble.ops.embedding import calls
from nybble.ops.fourbit.operators import STATE, checked

define(
    f"embedding_4bit(Tensor indices, Tensor B, {STATE}, ScalarType dtype) -> Tensor",
    lambda indices, B, *state: calls.embedding_4bit(
        indices, B, checked(indices, *state[:-1]), state[-1]
    ),
    lambda indices, B, *state: indices.new_empty((*indices.shape, state[-2][1]), dtype=state[-1]),
)
define(
    "embedding_8bit(Tensor indices, Tensor table, Tensor absmax, ScalarType dtype) -> Tensor",
    calls.embedding_8bit,
    lambda indices, table, absmax, dtype: indices.new_empty(
        (*indices.shape, table.shape[1]), dtype=dtype
    ),
)
