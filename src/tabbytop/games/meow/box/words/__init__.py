"""What can be said: a list a module. No word is in two lists, also without its accents (MW-S3).

Nor is there one that fits two cards (`orange`): who says it means one, and would break the other.
"""


def entries(text: str) -> list[str]:
    """The entries of a text, which stand between commas; line breaks do not matter."""
    return [" ".join(entry.split()) for entry in text.split(",")]
