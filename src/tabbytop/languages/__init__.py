"""The texts: a folder for each language, with nothing but text files."""
