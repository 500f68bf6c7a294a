"""The bridge: one interface through which the operations use numpy arrays and torch tensors."""
