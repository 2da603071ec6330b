"""The cards of the eight families, one module each."""
