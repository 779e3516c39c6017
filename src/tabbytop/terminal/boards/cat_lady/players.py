"""Draw the players: the others compactly or with their cats, the reader's own things in full."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.cat_lady.diets import OWN, TREATED
from tabbytop.games.cat_lady.moves import VOCABULARY
from tabbytop.kernel.telling import join_with_and
from tabbytop.terminal.boards.cat_lady import forecast, symbols
from tabbytop.terminal.boards.cat_lady.texts import starting_card, title, turn_card
from tabbytop.terminal.boards.cat_lady.view_helpers import (
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

if TYPE_CHECKING:
    from tabbytop.games.cat_lady.plan_scoring import PlanScore
    from tabbytop.games.cat_lady.view import PlayerView

_NAME_WIDTH: Final = 8
_LONG_NAME_WIDTH: Final = 16
_TWO_COLUMNS_WIDTH: Final = 78
_GRAY_FUR: Final = "#6E6878"
_FED_MARK: Final = "●"
_CAT_PLAYER_NAME: Final = "cat player"


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
        for what, names in (("cats", player["cats"]), ("boxes", player["boxes"])):
            if names:
                text = f"{what}: {', '.join(title(name) for name in names)}"
                lines.extend(wrap(f"      {text}", width, "", "        "))
        if player["cards"]:
            lines.extend(wrap(f"      hand: {count_cards(player['cards'])}", width, "", "        "))
    return lines


def cat_player_lines(context: RenderContext, width: int) -> Lines:
    """Draw for solitaire what the cat player started with, holds, and drew last."""
    view = cat_lady_view(context.view)
    lines: Lines = []
    for player in view["players"]:
        if player["cat_player"]:
            began = join_with_and([starting_card(card) for card in view["starting"]])
            drawn = view["turn_cards"]
            facts = [f"Its last card: {turn_card(drawn[-1])}"] if drawn else []
            hand = count_cards(player["cards"] or []) or "no cards"
            facts.extend([f"It began with {began}", f"Its hand: {hand}"])
            lines.extend(fit(Text(f"      {text}", QUIET), width) for text in facts)
    return lines


def player_name(context: RenderContext, player: "PlayerView") -> Text:
    """Return a player's mark and name; the cat player has no seat."""
    if player["cat_player"]:
        return Text.assemble(
            (" ^ ", f"bold {CREAM} on {_GRAY_FUR}"), " ", (_CAT_PLAYER_NAME, "bold")
        )
    name = context.players[player["seat"]].name
    own = "bold" if player["seat"] == context.reader else ""
    return Text.assemble(context.chip(player["seat"]), " ", (name, own))


def _full_line(context: RenderContext, player: "PlayerView") -> Text:
    """Draw a player in a line with words."""
    text = Text.assemble(
        _name_cell(context, player, _LONG_NAME_WIDTH),
        fit(Text(_count_text(len(player["cats"]), "cat")), 8),
        fit(Text(f"hand {player['hand']}"), 8),
        fit(symbols.token_counts(player["food"]) or Text("no food", QUIET), 16),
    )
    if player["vp_tokens"]:
        text.append(f" ◆{2 * player['vp_tokens']}", "bold")
    if player["boxes"]:
        text.append(f" {_count_text(len(player['boxes']), 'box', 'es')}")
    return text


def _short_line(context: RenderContext, player: "PlayerView") -> Text:
    """Draw a player in half a line: hand size, points in tokens, food."""
    return Text.assemble(
        _name_cell(context, player, _NAME_WIDTH),
        fit(Text(_count_text(len(player["cats"]), "cat")), 8),
        f"h{player['hand']}",
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


def _count_text(number: int, what: str, plural: str = "s") -> str:
    return f"{number} {what}{plural if number != 1 else ''}"


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
    food = (
        symbols.token_counts(mine["food"]) if any(mine["food"].values()) else Text("no food", QUIET)
    )
    held = hand_lines(context, account)
    if mine["vp_tokens"]:
        held.append(Text(f"{2 * mine['vp_tokens']} points in tokens"))
    lines = [Text("Your food", "bold"), food, Text("Your hand", "bold"), *held]
    if len(lines) > height:
        lines = [food, *held]
    if len(lines) > height:
        lines = [*lines[: height - 1], Text(f"… {len(lines) - height + 1} more: `table`", QUIET)]
    return lines


def hand_lines(context: RenderContext, account: "PlanScore") -> Lines:
    """Draw the hand by kinds, with the points they bring now."""
    cards = own_hand(context.view)
    groups = Counter(KIND_BY_NAME[card].group for card in cards)
    lines: Lines = []
    if groups["toy"]:
        lines.append(_with_points(f"toys {groups['toy']}", account.toy_sets))
    if groups["costume"]:
        lines.append(Text(f"costumes {groups['costume']}"))
    else:
        lines.append(_with_points("no costume", account.costumes))
    if groups["catnip"]:
        lines.append(_with_points(f"catnip {groups['catnip']}", account.catnip))
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
    heading = Text.assemble(
        ("Your cats", "bold"),
        (
            f"  {fed} of {len(mine['cats'])} fed as things stand: `plan` shows how"
            if mine["cats"]
            else "  none yet"
        ),
    )
    cells = [_own_cat_cell(name, account) for name in mine["cats"]]
    lines = in_columns(cells, width, 2)
    if len(lines) > room:
        across = max((width + 2) // (_CAT_WIDTH + 2), 1)
        shown = max(across * room - 1, 0)
        more = Text(f"… {len(cells) - shown} more: `table`", QUIET)
        lines = in_columns([*cells[:shown], more], width, 2)[:room]
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
    points = "1 point" if account.boxes == 1 else f"{account.boxes} points"
    filled = f"  {account.filled_boxes} of {len(mine['boxes'])} filled, {points}"
    return [fit(Text.assemble(("Boxes ", "bold"), boxes, (filled, QUIET)), width)]


def _with_points(text: str, points: int) -> Text:
    return Text.assemble(text, (f"  {points:+d}", QUIET))


def _reader_account(context: RenderContext) -> "PlanScore | None":
    mine = forecast.reader_holdings(context)
    return None if mine is None else forecast.best_account(mine)
