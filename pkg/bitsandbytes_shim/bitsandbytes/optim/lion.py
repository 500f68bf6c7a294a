"""bitsandbytes.optim.lion."""

from nybble.optim import Lion, Lion8bit, Lion32bit, PagedLion, PagedLion8bit, PagedLion32bit

__all__ = ["Lion", "Lion8bit", "Lion32bit", "PagedLion", "PagedLion8bit", "PagedLion32bit"]
