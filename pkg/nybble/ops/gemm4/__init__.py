"""Matrix products with 4-bit weights, and their gradients."""
