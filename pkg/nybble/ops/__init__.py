"""The operations, one package each: `functional` (the public functions), `calls` (one C call each),
`autograd` (derivatives) and `operators` (torch.ops.nybble)."""
