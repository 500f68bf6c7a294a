"""bitsandbytes.autograd over nybble.autograd."""
