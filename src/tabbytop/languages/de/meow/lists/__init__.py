"""What can be said, in German: a list a module, like `tabbytop.games.meow.box.words`.

The notation stays English (`say paris`); these are the words that people read and type. No two of
a list are the same, also with ae for ä. What a list does not have is a proper name, the same
everywhere but for its capitals.
"""


def pairs(text: str) -> dict[str, str]:
    """The entries of a text: a word of the notation, a colon, the German word, between commas."""
    found = {}
    for entry in text.split(","):
        word, _, german = " ".join(entry.split()).partition(": ")
        found[word] = german
    return found
