"""What is in the box: 102 rules, a file a family, and the words that can be said."""
