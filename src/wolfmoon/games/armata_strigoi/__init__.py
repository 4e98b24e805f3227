"""Armata Strigoi: a pack of wolves storms a fortress together, choosing cards in secret and saying little."""
