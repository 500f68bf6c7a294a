"""The embedded toolchain: a local channel of wheels and of this machine's GCC and Python.

The modules listing, download and indexing run as child processes, so this file imports nothing.
"""
