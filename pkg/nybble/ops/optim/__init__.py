"""Optimizer updates with 8-bit and 32-bit states."""
