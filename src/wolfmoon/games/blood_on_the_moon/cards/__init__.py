"""The three decks and what their cards do."""
