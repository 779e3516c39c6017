"""Draw the players: the others compactly or with their cats, the reader's own things in full."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.cat_lady.diets import OWN, TREATED
from tabbytop.games.cat_lady.moves import VOCABULARY
from tabbytop.games.cat_lady.terminal import forecast, symbols
from tabbytop.games.cat_lady.terminal.texts import cat_player_name, separated, title
from tabbytop.games.cat_lady.terminal.view_helpers import (
    CAT_BY_NAME,
    KIND_BY_NAME,
    KIND_NUMBER,
    cat_lady_view,
    count_cards,
    own_hand,
    reader_player,
)
from tabbytop.terminal.colours import CREAM, QUIET
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.text_layout import Lines, fit, in_columns, side_by_side, wrap
from tabbytop.terminal.texts import say

if TYPE_CHECKING:
    from tabbytop.games.cat_lady.plan_scoring import PlanScore
    from tabbytop.games.cat_lady.view import PlayerView

_AREA: Final = "terminal-cat-lady"
_NAME_WIDTH: Final = 8
_LONG_NAME_WIDTH: Final = 16
_TWO_COLUMNS_WIDTH: Final = 78
_GRAY_FUR: Final = "#6E6878"
_FED_MARK: Final = "●"
_MANY: Final = 20  # cats or cards, about as many as anybody gets


def other_players(context: RenderContext) -> "list[PlayerView]":
    """Return all players but the reader, in turn order after the reader; at the end all."""
    view = cat_lady_view(context.view)
    players = view["players"]
    if context.reader is None or view["phase"] == "over":
        return list(players)
    return [*players[context.reader + 1 :], *players[: context.reader]]


def compact_lines(context: RenderContext, width: int) -> Lines:
    """Draw three players or more in two columns, read downwards."""
    seen = other_players(context)
    if width < _TWO_COLUMNS_WIDTH or len(seen) < 3:
        return [line for player in seen for line in _player_lines(context, player, width)]
    lines = [_short_line(context, player) for player in seen]
    half, rows = (width - 1) // 2, -(-len(lines) // 2)
    return side_by_side([(lines[:rows], half), (lines[rows:], half)])


def lines_with_cats(context: RenderContext, width: int) -> Lines:
    """Draw two lines for each player: what it has, and its cats."""
    lines: Lines = []
    for player in other_players(context):
        lines.extend(_player_lines(context, player, width, cats=True))
    return lines


def _player_lines(
    context: RenderContext, player: "PlayerView", width: int, *, cats: bool = False
) -> Lines:
    """Draw what a player has, and its cats if wanted; the cat player's always."""
    shown = [_full_line(context, player)]
    if player["cats"] and (cats or player["cat_player"]):
        shown.append(_cats_line(player, cat_lady_view(context.view)["paid"]))
    return [fit(line, width) for line in shown]


def full_lines(context: RenderContext, width: int) -> Lines:
    """Draw everything that lies open in front of everybody."""
    lines: Lines = []
    for player in other_players(context):
        lines.append(fit(_full_line(context, player), width))
        cats, boxes = (
            separated([title(name) for name in names])
            for names in (player["cats"], player["boxes"])
        )
        texts = [
            say(_AREA, "cats-are", listed=cats) if cats else "",
            say(_AREA, "boxes-are", listed=boxes) if boxes else "",
        ]
        if player["cards"]:
            texts.append(say(_AREA, "hand-are", listed=count_cards(player["cards"])))
        for text in texts:
            lines.extend(wrap(f"      {text}", width, "", "        ") if text else [])
    return lines


def cat_player_lines(context: RenderContext, width: int) -> Lines:
    """Draw for solitaire what the cat player started with, holds, and drew last."""
    view = cat_lady_view(context.view)
    lines: Lines = []
    for player in view["players"]:
        if player["cat_player"]:
            drawn = view["turn_cards"]
            facts = [say(_AREA, "last-card", card=drawn[-1])] if drawn else []
            facts.append(say(_AREA, "began-with", starting=list(view["starting"])))
            hand = count_cards(player["cards"] or []) or say(_AREA, "no-cards")
            facts.append(say(_AREA, "its-hand", listed=hand))
            lines.extend(fit(Text(f"      {text}", QUIET), width) for text in facts)
    return lines


def player_name(context: RenderContext, player: "PlayerView") -> Text:
    """Return a player's mark and name; the cat player has no seat."""
    if player["cat_player"]:
        return Text.assemble(
            (" ^ ", f"bold {CREAM} on {_GRAY_FUR}"), " ", (cat_player_name(), "bold")
        )
    name = context.players[player["seat"]].name
    own = "bold" if player["seat"] == context.reader else ""
    return Text.assemble(context.chip(player["seat"]), " ", (name, own))


def _full_line(context: RenderContext, player: "PlayerView") -> Text:
    """Draw a player in a line with words."""
    text = Text.assemble(
        _name_cell(context, player, _LONG_NAME_WIDTH),
        _count_cell("cat-count", len(player["cats"])),
        _count_cell("hand-size", player["hand"]),
        fit(symbols.token_counts(player["food"]) or Text(say(_AREA, "no-food"), QUIET), 16),
    )
    if player["vp_tokens"]:
        text.append(f" ◆{2 * player['vp_tokens']}", "bold")
    if player["boxes"]:
        text.append(f" {say(_AREA, 'box-count', count=len(player['boxes']))}")
    return text


def _short_line(context: RenderContext, player: "PlayerView") -> Text:
    """Draw a player in half a line: hand size, points in tokens, food."""
    return Text.assemble(
        _name_cell(context, player, _NAME_WIDTH),
        _count_cell("cat-count", len(player["cats"])),
        say(_AREA, "hand-short", count=player["hand"]),
        (f" ◆{2 * player['vp_tokens']}" if player["vp_tokens"] else ""),
        " ",
        symbols.token_counts(player["food"], ""),
    )


def _name_cell(context: RenderContext, player: "PlayerView", width: int) -> Text:
    """Draw whether a player is active or done with feeding, and the name."""
    view = cat_lady_view(context.view)
    active = player["seat"] == view["active"] and view["phase"] == "turns"
    if view["phase"] in {"opening", "choupette"}:
        active = any(asked["seat"] == player["seat"] for asked in view["asked"])
    done = view["phase"] == "feeding" and player["done"]
    mark = "▸" if active else _FED_MARK if done else " "
    return Text.assemble((mark, "bold"), fit(player_name(context, player), width + 4), " ")


def _count_cell(key: str, count: int) -> Text:
    """Draw `2 cats`, with room for a larger number."""
    return fit(Text(say(_AREA, key, count=count)), len(say(_AREA, key, count=_MANY)) + 1)


def _cats_line(player: "PlayerView", paid: Sequence[str]) -> Text:
    """Draw the cats, and at the end which of them were fed."""
    fed = {
        VOCABULARY.parts(VOCABULARY.move(text))["cat"] for text in [*(player["plan"] or []), *paid]
    }
    lines = [
        Text.assemble(
            (symbols.FED if name in fed else "", symbols.GOOD_STYLE),
            (title(name), QUIET),
            " ",
            symbols.colour_letters(CAT_BY_NAME[name]),
        )
        for name in player["cats"]
    ]
    return Text.assemble("      ", Text("  ").join(lines))


_CAT_WIDTH: Final = 25  # columns of one of the reader's cats


def own_food_and_hand(context: RenderContext, height: int) -> Lines:
    """Draw the reader's food and hand, a line for each kind."""
    mine = reader_player(context)
    account = _reader_account(context)
    if mine is None or account is None:
        return []
    food = symbols.token_counts(mine["food"])
    if not any(mine["food"].values()):
        food = Text(say(_AREA, "no-food"), QUIET)
    held = hand_lines(context, account)
    if mine["vp_tokens"]:
        held.append(Text(say(_AREA, "points-in-tokens", points=2 * mine["vp_tokens"])))
    heads = [Text(say(_AREA, key), "bold") for key in ("your-food", "your-hand")]
    lines = [heads[0], food, heads[1], *held]
    if len(lines) > height:
        lines = [food, *held]
    if len(lines) > height:
        lines = [*lines[: height - 1], _more(len(lines) - height + 1)]
    return lines


def _more(count: int) -> Text:
    return Text(say(_AREA, "more-in-table", count=count), QUIET)


def hand_lines(context: RenderContext, account: "PlanScore") -> Lines:
    """Draw the hand by kinds, with the points they bring now."""
    cards = own_hand(context.view)
    groups = Counter(KIND_BY_NAME[card].group for card in cards)
    lines: Lines = []
    if groups["toy"]:
        lines.append(_with_points(say(_AREA, "toys", count=groups["toy"]), account.toy_sets))
    if groups["costume"]:
        lines.append(Text(say(_AREA, "costumes", count=groups["costume"])))
    else:
        lines.append(_with_points(say(_AREA, "no-costume"), account.costumes))
    if groups["catnip"]:
        lines.append(_with_points(say(_AREA, "catnip", count=groups["catnip"]), account.catnip))
    played = Counter(card for card in cards if KIND_BY_NAME[card].group == "play")
    lines.extend(
        Text(f"{title(card)}{f' ×{count}' if count > 1 else ''}") for card, count in played.items()
    )
    return lines


def own_cats(context: RenderContext, width: int, room: int) -> Lines:
    """Draw the reader's cats, marking those that can be fed now; count those that do not fit."""
    mine, account = reader_player(context), _reader_account(context)
    if mine is None or account is None:
        return []
    fed = sum(how in {OWN, TREATED} for how in account.state)
    told = say(_AREA, "none-yet")
    if mine["cats"]:
        told = say(_AREA, "fed-now", fed=fed, all=len(mine["cats"]))
    heading = Text.assemble((say(_AREA, "your-cats"), "bold"), f"  {told}")
    cells = [_own_cat_cell(name, account) for name in mine["cats"]]
    lines = in_columns(cells, width, 2)
    if len(lines) > room:
        across = max((width + 2) // (_CAT_WIDTH + 2), 1)
        shown = max(across * room - 1, 0)
        lines = in_columns([*cells[:shown], _more(len(cells) - shown)], width, 2)[:room]
    return [fit(heading, width), *lines, *_own_boxes(context, account, width)]


def _own_cat_cell(name: str, account: "PlanScore") -> Text:
    """Draw `✓ Zeus       O cc 3`; hungry cats are dim."""
    cat = CAT_BY_NAME[name]
    how = account.state[account.cats.index(KIND_NUMBER[name])]
    is_fed = how in {OWN, TREATED}
    text = Text.assemble(
        (symbols.FED if is_fed else " ", symbols.GOOD_STYLE),
        " ",
        (title(cat.name), "bold" if is_fed else QUIET),
        " ",
        symbols.colour_letters(cat),
        " ",
        symbols.needs_letters(cat),
        " ",
    )
    room = _CAT_WIDTH - text.cell_len
    worth = (
        symbols.food_letters("x").append("1")
        if how == TREATED
        else Text(symbols.worth_text(cat, room))
    )
    return fit(text.append_text(worth), _CAT_WIDTH)


def _own_boxes(context: RenderContext, account: "PlanScore", width: int) -> Lines:
    """Draw the boxes, and how many of them the reader's cats fill."""
    mine = reader_player(context)
    if mine is None or not mine["boxes"]:
        return []
    boxes = Text("  ").join(symbols.box_symbol(KIND_BY_NAME[box]) for box in mine["boxes"])
    filled = say(
        _AREA,
        "boxes-filled",
        filled=account.filled_boxes,
        all=len(mine["boxes"]),
        points=account.boxes,
    )
    head = (f"{say(_AREA, 'boxes')} ", "bold")
    return [fit(Text.assemble(head, boxes, (f"  {filled}", QUIET)), width)]


def _with_points(text: str, points: int) -> Text:
    return Text.assemble(text, (f"  {points:+d}", QUIET))


def _reader_account(context: RenderContext) -> "PlanScore | None":
    mine = forecast.reader_holdings(context)
    return None if mine is None else forecast.best_account(mine)
