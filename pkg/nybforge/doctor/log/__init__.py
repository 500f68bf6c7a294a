"""Reads a log and returns the root cause of a failure. The rules are in data files."""
