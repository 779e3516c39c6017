"""Our messages and views match the browser's generated types."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Raw
from msgspec.json import encode

import tabbytop
from generators.page_types import wire
from tabbytop.server.table.messages import Deadline, Happened, Hello, News, State, Step
from tabbytop.server.table.setup import Clock, NewTable, SeatPlan
from tabbytop.testing import Deal, named_variants
from tabbytop.testing.conformance import is_sampled, play_out
from tests.server.browser_types import complaints
from tests.tools.generated_page import write_page


def test_messages_match_the_generated_types(tmp_path: Path) -> None:
    happened = Happened(4, "move", 1, at=1_700_000_000_000)
    changes: list[tuple[list[str | int], object]] = [(["seats", 0, "hand"], 3)]
    sent = [
        Hello(),
        Hello(["0.secret"], 3, words=True),
        State(None, 0, None),
        State(
            0, 3, Raw(b'{"game":"meow"}'), {"key": "play"}, ["play a"], deadlines=[Deadline(0, 9)]
        ),
        News(1, happened, [{"key": "moved"}], changes, "m1", undo="free"),
        Step(happened, told=["You play."]),
        NewTable(
            "meow", [SeatPlan("me"), SeatPlan("bot", level="kitten")], clock=Clock("turn", 60)
        ),
    ]
    lines = [f"export const sent{n}: {type(m).__name__} = {encode(m).decode()};\n"
             for n, m in enumerate(sent)]  # fmt: skip
    names = sorted({type(message).__name__ for message in sent})
    use = f'import type {{ {", ".join(names)}, FromClient, FromServer }} from "./wire";\n'
    use += """
        export function answer(message: FromServer): FromClient | null {
          if (message.type === "ping") return { type: "pong", nonce: message.nonce };
          // @ts-expect-error: only a ping has one
          message.nonce;
          // @ts-expect-error: no emote is called that
          return { type: "emote", seat: 0, emote: "bark", id: "m1" };
        }
    """
    assert complaints(tmp_path, wire=wire(), use=use + "".join(lines)) == ""


def moments(deal: Deal) -> Iterator[object]:
    """Return views of a seat and an onlooker during a game, and at the end."""
    table = deal.table()
    for decision in play_out(deal, table):
        if is_sampled(decision, 15):
            yield from (table.view(0), table.view(None))
    yield from (table.view(0), table.view(None))


def test_views_match_the_generated_types(tmp_path: Path) -> None:
    use = ""
    for number, name in enumerate(tabbytop.list_games()):
        *_, (_, most_changed), (_, clever) = named_variants(tabbytop.game(name))
        shown = [encode(view).decode() for deal in (most_changed, clever) for view in moments(deal)]
        file = name.replace("-", "_")
        use += f'import type {{ GameView as View{number} }} from "./games/{file}";\n'
        use += f"export const game{number}: View{number}[] = [{','.join(shown)}];\n"
    write_page(tmp_path)
    assert complaints(tmp_path, use=use) == ""
