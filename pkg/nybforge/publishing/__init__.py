"""Publishes channels: to a folder, to an object store, or to a server of channels."""
