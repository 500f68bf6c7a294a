"""The report of a channel's packages and their builds, as plain data and as one HTML page."""
