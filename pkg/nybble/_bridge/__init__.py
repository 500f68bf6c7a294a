"""The bridge: how the operations see numpy arrays and torch tensors alike."""
