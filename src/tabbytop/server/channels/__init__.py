"""How workers tell each other what they have written."""
