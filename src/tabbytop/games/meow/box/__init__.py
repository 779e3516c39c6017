"""The contents of the box: 102 rules, one file for each family, and the words to say."""
