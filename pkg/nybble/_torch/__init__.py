"""What the operations need of torch: private symbols, memory, tracers and the fast path."""
