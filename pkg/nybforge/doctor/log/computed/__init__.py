"""Compute what a cause's data cannot state: values, conditions and fixes."""
