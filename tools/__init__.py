"""Scripts for people who work on Wolfmoon; nothing here is shipped.

Run them from the top of the checkout: `.venv-dev/bin/python -m tools.NAME`.
"""
