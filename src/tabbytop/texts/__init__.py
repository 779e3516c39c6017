"""Texts for people: messages with a key and arguments, and catalogues that put them into words.

Every text is a message in a Fluent file, `<folder>/<language>/<area>.ftl`. An area is a game or a
part of the program. Code says which message and with which arguments; the catalogue of the reader's
language makes a sentence of it.
"""
