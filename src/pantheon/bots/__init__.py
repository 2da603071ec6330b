"""Opponents: they see a table from their chair and nothing else."""
