"""Publishes channels to a folder, an object store or a channel server."""
