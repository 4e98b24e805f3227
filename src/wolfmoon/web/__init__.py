"""The browser client: static files, served as they are; nothing here runs in Python."""
