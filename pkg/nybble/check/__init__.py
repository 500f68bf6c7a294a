"""The check of an installation that `python -m nybble` runs."""
