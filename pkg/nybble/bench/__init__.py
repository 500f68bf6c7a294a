"""A smoke test under load: concurrent generation, 4-bit and 8-bit layers beside float16."""

from __future__ import annotations

HEADS = 8  # of the small decoder; its width is a multiple of it
