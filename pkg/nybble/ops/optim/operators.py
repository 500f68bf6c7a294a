"""torch.ops.nybble.optimizer_update_*: steps of one parameter, in place."""

from nybble._torch.library import define
from nybble.ops.optim.calls import SCHEMA_8BIT, SCHEMA_32BIT, update_one

define(SCHEMA_32BIT, lambda *given: update_one(SCHEMA_32BIT, *given), lambda *given: None)
define(SCHEMA_8BIT, lambda *given: update_one(SCHEMA_8BIT, *given), lambda *given: None)
