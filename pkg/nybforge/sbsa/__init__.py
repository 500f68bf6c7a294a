"""The guide for Arm servers (SBSA) as data: the source of each package, and an install
script."""
