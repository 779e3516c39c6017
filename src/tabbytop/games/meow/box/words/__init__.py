"""What can be said: a list a module. No word is in two lists, also without its accents (MW-S3)."""


def entries(text: str) -> list[str]:
    """The entries of a text, which stand between commas; line breaks do not matter."""
    return [" ".join(entry.split()) for entry in text.split(",")]
