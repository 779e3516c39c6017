"""A game from elsewhere that has no texts: its plain words are the same in every language."""

import pytest
from nap_time import Evening, EverybodyNaps, Morning, NapTable, NapTime

from tabbytop.kernel.errors import IllegalMove
from tabbytop.kernel.table import Table
from tabbytop.texts.catalogue import has_text, render
from tabbytop.texts.message import Message
from tabbytop.texts.preferred import LANGUAGES

WORDS = "the moon is full, not new"  # looks like a notice about an option


class Moonlit(EverybodyNaps):
    """Refuses in plain words."""

    def why_not(self, table: NapTable, seat: int, move: int) -> tuple[Message | str, str]:
        return WORDS, "MT-1"


class MoonTime(NapTime):
    """Nap Time by moonlight."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "moon-time"
        self.steps = {step.__name__: step for step in (Morning, Moonlit, Evening)}

    def set_up(self, table: Table) -> None:
        assert isinstance(table, NapTable)
        table.light()
        table.then(Moonlit(), Evening(), Morning())


def refusal() -> Message:
    """Have a nap refused that the seat does not have."""
    assert not has_text("moon-time", "title")
    table = MoonTime().deal(2, 1)
    assert isinstance(table, NapTable)
    table.naps[0].remove(3)
    with pytest.raises(IllegalMove) as refused:
        table.play(0, 2)
    return refused.value.message


@pytest.mark.parametrize("language", [*LANGUAGES, "xx"])
def test_plain_refusal_is_rendered_as_it_is(language: str) -> None:
    assert render(refusal(), language) == WORDS
