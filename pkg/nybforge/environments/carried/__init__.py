"""The installer that a bundle carries: standard library only, Python 3.6 and later.

These files travel inside bundles and run on nodes that have nothing else. So, unlike the rest of
nybforge: no `from __future__ import annotations`, no dataclasses, quoted annotations.
"""
