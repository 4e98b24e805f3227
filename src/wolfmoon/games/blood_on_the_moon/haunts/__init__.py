"""The haunts: each folder here that has a HAUNT is one. A sixth would be one more folder."""
