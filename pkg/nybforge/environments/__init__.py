"""The environments people work in: rendered from variants, solved, locked, checked, carried."""
