"""User environments: render from variants, solve, lock, check, bundle."""
