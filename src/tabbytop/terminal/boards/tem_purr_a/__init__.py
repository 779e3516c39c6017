"""Tem-Purr-A on the screen: seats round a table, the stack in the middle, the hand."""
