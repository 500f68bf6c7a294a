"""Torch below the operations: its private symbols, memory, tracers and the fast path."""
