"""The bridge: one interface of numpy arrays and torch tensors for the operations."""
