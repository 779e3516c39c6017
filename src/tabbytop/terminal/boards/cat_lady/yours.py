"""What is yours: food and hand beside the grid, cats and boxes below it."""

from collections import Counter
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.cat_lady.diets import OWN, TREATED
from tabbytop.games.cat_lady.words import title
from tabbytop.terminal.boards.cat_lady import foresight, signs
from tabbytop.terminal.boards.cat_lady.reading import CAT, NUMBER, OTHER, own_hand, reader_of
from tabbytop.terminal.colours import QUIET
from tabbytop.terminal.paper import Lines, fit, in_columns
from tabbytop.terminal.scene import Scene

if TYPE_CHECKING:
    from tabbytop.games.cat_lady.plan_scoring import PlanScore

_CAT_WIDTH: Final = 25  # columns of one of your cats


def beside_the_grid(scene: Scene, height: int) -> Lines:
    """Your food and your hand, a line a kind."""
    mine = reader_of(scene)
    account = _account(scene)
    if mine is None or account is None:
        return []
    food = signs.tokens(mine["food"]) if any(mine["food"].values()) else Text("no food", QUIET)
    held = hand(scene, account)
    if mine["vp_tokens"]:
        held.append(Text(f"{2 * mine['vp_tokens']} points in tokens"))
    told = [Text("Your food", "bold"), food, Text("Your hand", "bold"), *held]
    if len(told) > height:
        told = [food, *held]
    if len(told) > height:
        told = [*told[: height - 1], Text(f"… {len(told) - height + 1} more: `table`", QUIET)]
    return told


def hand(scene: Scene, account: "PlanScore") -> Lines:
    """The hand by kinds, with what they bring as things stand."""
    cards = own_hand(scene.view)
    groups = Counter(OTHER[card].group for card in cards)
    told: Lines = []
    if groups["toy"]:
        told.append(_scored(f"toys {groups['toy']}", account.toy_sets))
    if groups["costume"]:
        told.append(Text(f"costumes {groups['costume']}"))
    else:
        told.append(_scored("no costume", account.costumes))
    if groups["catnip"]:
        told.append(_scored(f"catnip {groups['catnip']}", account.catnip))
    played = Counter(card for card in cards if OTHER[card].group == "play")
    told.extend(
        Text(f"{title(card)}{f' ×{count}' if count > 1 else ''}") for card, count in played.items()
    )
    return told


def cats(scene: Scene, width: int, room: int) -> Lines:
    """Your cats, those marked that can be fed as things stand; what is too much is counted."""
    mine, account = reader_of(scene), _account(scene)
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
    listed = [_cat(name, account) for name in mine["cats"]]
    lines = in_columns(listed, width, 2)
    if len(lines) > room:
        across = max((width + 2) // (_CAT_WIDTH + 2), 1)
        shown = max(across * room - 1, 0)
        more = Text(f"… {len(listed) - shown} more: `table`", QUIET)
        lines = in_columns([*listed[:shown], more], width, 2)[:room]
    return [fit(heading, width), *lines, *_boxes(scene, account, width)]


def _cat(name: str, account: "PlanScore") -> Text:
    """`✓ Zeus       O cc 3`; hungry cats are quiet."""
    cat = CAT[name]
    how = account.state[account.cats.index(NUMBER[name])]
    is_fed = how in {OWN, TREATED}
    told = Text.assemble(
        (signs.FED if is_fed else " ", signs.GOOD),
        " ",
        (cat.title, "bold" if is_fed else QUIET),
        " ",
        signs.colours(cat),
        " ",
        signs.needs(cat),
        " ",
    )
    room = _CAT_WIDTH - told.cell_len
    worth = signs.food("x").append("1") if how == TREATED else Text(signs.worth(cat, room))
    return fit(told.append_text(worth), _CAT_WIDTH)


def _boxes(scene: Scene, account: "PlanScore", width: int) -> Lines:
    """The boxes, and how many of them your cats fill."""
    mine = reader_of(scene)
    if mine is None or not mine["boxes"]:
        return []
    boxes = Text("  ").join(signs.box_for(OTHER[box]) for box in mine["boxes"])
    points = "1 point" if account.boxes == 1 else f"{account.boxes} points"
    filled = f"  {account.filled_boxes} of {len(mine['boxes'])} filled, {points}"
    return [fit(Text.assemble(("Boxes ", "bold"), boxes, (filled, QUIET)), width)]


def _scored(text: str, points: int) -> Text:
    return Text.assemble(text, (f"  {points:+d}", QUIET))


def _account(scene: Scene) -> "PlanScore | None":
    mine = foresight.things(scene)
    return None if mine is None else foresight.standing(mine)
