"""Lessons: short guided games on the real rules, for page, terminal and screen reader."""
