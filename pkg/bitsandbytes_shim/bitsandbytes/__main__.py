"""`python -m bitsandbytes`: nybble's check of the installation."""

import sys

from nybble.__main__ import main
from nybble.check.process import run

sys.exit(run(main))
