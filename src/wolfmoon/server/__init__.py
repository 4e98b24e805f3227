"""The table in the net: lobby, live tables, store, clocks, bots. See docs/wire.md for what it says and hears."""
