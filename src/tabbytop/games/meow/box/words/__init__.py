"""Words that can be said: a list a module. A word that fits several cards (`orange`) is in the
list of each, written in the same way, and counts for all of them (MW-S3).
"""


def entries(text: str) -> list[str]:
    """The entries of a text, which stand between commas; line breaks do not matter."""
    return [" ".join(entry.split()) for entry in text.split(",")]
