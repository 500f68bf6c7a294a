"""`python -m bitsandbytes`: nybble's check of the installation."""

import os
import sys

from nybble.__main__ import main

sys.exit(main(sys.argv[1:], dict(os.environ), sys.stdout, sys.stderr))
