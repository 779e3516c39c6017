"""Everything that is kept, in both databases."""
