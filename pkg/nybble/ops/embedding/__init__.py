"""Embedding look-ups in 4-bit and int8 tables."""
