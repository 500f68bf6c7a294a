"""Reads a log and names the root cause: streaming, rules as data, never a guess."""
