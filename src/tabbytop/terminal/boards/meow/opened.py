"""The lists that can be opened: names for `Choice.opens`, followed by what they are about."""

from typing import Final

from tabbytop.terminal.boards.meow.reading import ACT

GROUP: Final = "group"  # … and the number of a family
WORDS: Final = "words"  # … and a spoken act, perhaps with a page
FIND: Final = "find"  # … and what is sought
REPLACING: Final = "replace"

NO_MOVE: Final = -1  # of a choice that only opens a list


def page_of(about: str) -> tuple[str, int]:
    """The spoken act whose words are open, and the page: `city 2`."""
    if about in ACT:
        return about, 1
    name, _, page = about.rpartition(" ")
    return name, int(page)
