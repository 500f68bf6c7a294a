"""Reads a log and names the root cause; the rules are data."""
