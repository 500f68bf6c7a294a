"""Wheels for pip and uv, repacked from the conda packages that a build made: the same bytes."""
