"""The installer inside a bundle: standard library only, Python 3.6 and later.

These files are copied into bundles and run on nodes without other software. So they differ from the
rest of nybforge: no `from __future__ import annotations`, no dataclasses, quoted annotations.
"""
