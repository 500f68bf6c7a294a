"""The operations, one package per family. In each, `functional` has the public functions, `calls`
the C calls, `autograd` the derivatives, and `operators` registers torch.ops.nybble."""
