"""Computes values, conditions and fixes that the data file of a cause cannot express."""
