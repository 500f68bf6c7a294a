"""The operations' interface to torch: private symbols, memory, tracers and the fast path."""
