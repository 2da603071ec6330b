"""Studies: many games of one bot against itself, listened to from outside.

Each study is a module that makes a `STUDY`. They need polars, which comes with the extra `arena`.
"""
