"""The power cards, one module a god."""
