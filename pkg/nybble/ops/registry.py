"""Register every operator of torch.ops.nybble.

Tracers and dispatch modes see these operators. Eager calls bypass the dispatcher.
"""

from nybble._torch.library import OPERATORS as OPERATORS
from nybble.ops.blockwise import operators as _blockwise  # noqa: F401
from nybble.ops.embedding import operators as _embedding  # noqa: F401
from nybble.ops.fourbit import operators as _fourbit  # noqa: F401
from nybble.ops.gemm4 import operators as _gemm4  # noqa: F401
from nybble.ops.grouped import lora as _lora  # noqa: F401
from nybble.ops.grouped import moe as _moe  # noqa: F401
from nybble.ops.grouped import operators as _grouped  # noqa: F401
from nybble.ops.int8 import operators as _int8  # noqa: F401
from nybble.ops.optim import operators as _optim  # noqa: F401
