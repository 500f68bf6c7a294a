"""Register every operator of torch.ops.nybble.

torch.compile, torch.export, FakeTensor and other dispatch modes see the operators; the eager path
of nybble.functional and nybble.autograd skips the dispatcher and makes the C calls directly.
"""

from __future__ import annotations

from nybble._torch.library import OPERATORS
from nybble.ops.blockwise import operators as _blockwise  # noqa: F401
from nybble.ops.embedding import operators as _embedding  # noqa: F401
from nybble.ops.fourbit import operators as _fourbit  # noqa: F401
from nybble.ops.gemm4 import operators as _gemm4  # noqa: F401
from nybble.ops.int8 import operators as _int8  # noqa: F401
from nybble.ops.optim import operators as _optim  # noqa: F401

__all__ = ["OPERATORS"]
