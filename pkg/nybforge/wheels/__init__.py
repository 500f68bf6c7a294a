"""Wheels for pip and uv, repacked from the conda packages of a build. They contain the same
bytes."""
