"""User environments: render them from variant files, solve, lock, check and bundle them."""
