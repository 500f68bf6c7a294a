"""The report of a channel: what was built and how, as plain data and as one HTML page."""
