"""The operations, one package per family: `functional` (public functions), `calls` (C calls),
`autograd` (derivatives) and `operators` (torch.ops.nybble)."""
