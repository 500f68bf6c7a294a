"""Wheels for pip and uv, repacked from the conda packages of a build. The wheels contain the same
bytes as the files in the conda packages."""
