"""Texts for people: messages with a key and arguments, and catalogues that put them into words.

Every text is a message in a Fluent file, `<folder>/<language>/<area>.ftl`. An area is a game or a
part of the program. What all games share is in the folder `languages`; each game, ours or a
plug-in, has a folder `texts` of its own. Code says which message and with which arguments; the
catalogue of the reader's language makes a sentence of it.
"""
