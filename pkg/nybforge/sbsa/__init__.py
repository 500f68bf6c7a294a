"""The guide for Arm servers (SBSA) as data: where each package comes from, and an install
script."""
