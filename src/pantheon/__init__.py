"""Pantheon: board games of the Greek gods, for people, bots and researchers."""
