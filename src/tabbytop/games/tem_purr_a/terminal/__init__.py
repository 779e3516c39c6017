"""Draw Tem-Purr-A: seats around a table, the stack in the middle, the hand."""
