"""Compute what a cause's data file cannot express: values, conditions and fixes."""
