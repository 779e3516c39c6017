"""Typed access to a view of Meow!, the reader's moves by kind, and names of opened lists."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from tabbytop.games.meow.box.rule import Rule
from tabbytop.games.meow.cards import NAMES, RULES
from tabbytop.kernel.vocabulary import Block
from tabbytop.terminal.texts import say

if TYPE_CHECKING:
    from tabbytop.games.meow.view import ActView, CardView, MeowView
    from tabbytop.terminal.render_context import RenderContext

_AREA: Final = "terminal-meow"
ACT_NUMBER: Final = {name: act for act, name in enumerate(NAMES)}
CAPTION_KEY: Final = "caption"  # key of the caption in the view of an animation frame


def meow_view(view: Mapping[str, object]) -> "MeowView":
    """Return the view with its type."""
    return cast("MeowView", view)


def rule_named(name: object) -> Rule:
    """Return the rule of that name."""
    return RULES[ACT_NUMBER[str(name)]]


def own_hand(view: Mapping[str, object]) -> "Sequence[CardView]":
    """Return the reader's hand; empty for an onlooker."""
    own = meow_view(view)["own"]
    return own["hand"] if own is not None else []


def own_strikes(view: Mapping[str, object]) -> Sequence[str]:
    """Return the acts that the reader has struck."""
    own = meow_view(view)["own"]
    return own["struck"] if own is not None else []


def prompt_key(context: "RenderContext") -> str:
    """Return the key of the reader's prompt; empty if there is none."""
    return "" if context.prompt is None else str(context.prompt["key"])


def moves_of(context: "RenderContext", block: Block) -> Sequence[int]:
    """Return the reader's moves of one kind; moves are ascending, and may be thousands."""
    first = bisect_left(context.moves, block.base)
    return context.moves[first : bisect_left(context.moves, block.base + block.size, first)]


def may_act(context: "RenderContext") -> bool:
    """Whether the reader can do acts now; in `before-after` also before the card is played."""
    if context.prompt is None:
        return False
    return prompt_key(context) == "act" or bool(context.prompt.get("may_act"))


def has_timing(context: "RenderContext") -> bool:
    """Whether acts have a right time."""
    return context.options.get("mode") == "before-after"


def judged_by_eye(context: "RenderContext") -> bool:
    """Whether the players judge themselves."""
    return context.options.get("judge") == "eyes"


def shows_act_names(context: "RenderContext") -> bool:
    """Whether watchers are told the names of acts."""
    return bool(context.options.get("helper"))


def is_alone(context: "RenderContext") -> bool:
    """Whether the reader is the only person, so that nobody else sees the screen."""
    people = [seat for seat, player in enumerate(context.players) if player.bot is None]
    return context.reader is not None and people == [context.reader]


def caption(view: Mapping[str, object]) -> str:
    """Return the caption of an animation frame; empty outside an animation."""
    return str(view.get(CAPTION_KEY, ""))


def acts_of_turn(context: "RenderContext") -> "Sequence[ActView]":
    """Return this turn's acts as far as the reader may see them; in a replay all of them."""
    view = meow_view(context.view)
    if context.open_views and view["active"] is not None:
        return meow_view(context.open_views[view["active"]])["acts"]
    return view["acts"]


def sound_text(act: "ActView") -> str:
    """Return the word or the noise of an act; empty for a silent one."""
    if act["word"]:
        return say(_AREA, "said-word", word=act["word"])
    return say(_AREA, "made-noise", act=act["act"]) if act["noise"] else ""


def times_text(times: int) -> str:
    """Return ` ×2`, from the second time on."""
    return f" ×{times}" if times > 1 else ""


GROUP_LIST: Final = "group"  # followed by the number of a group
WORD_LIST: Final = "words"  # followed by a spoken act, perhaps with a page
SEARCH_LIST: Final = "find"  # followed by the text to find
REPLACE_LIST: Final = "replace"

NO_MOVE: Final = -1  # of a choice that only opens a list


def split_word_page(about: str) -> tuple[str, int]:
    """Return the spoken act whose words are open, and the page: `city 2`."""
    if about in ACT_NUMBER:
        return about, 1
    name, _, page = about.rpartition(" ")
    return name, int(page)
