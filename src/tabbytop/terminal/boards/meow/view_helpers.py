"""Typed access to a view of Meow!, the reader's moves by kind, and names of opened lists."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from tabbytop.games.meow.box.rule import Rule
from tabbytop.games.meow.cards import NAMES, RULES
from tabbytop.kernel.vocabulary import Block

if TYPE_CHECKING:
    from tabbytop.games.meow.view import ActView, CardView, MeowView
    from tabbytop.terminal.render_context import RenderContext

ACT_NUMBER: Final = {name: act for act, name in enumerate(NAMES)}
CAPTION_KEY: Final = "on_stage"  # the part of a frame's view that says what happens just now


def meow_view(view: Mapping[str, object]) -> "MeowView":
    """The view with its types."""
    return cast("MeowView", view)


def rule_named(name: object) -> Rule:
    """The rule of that name."""
    return RULES[ACT_NUMBER[str(name)]]


def own_hand(view: Mapping[str, object]) -> "Sequence[CardView]":
    """The cards that the one who looks holds; an onlooker holds none."""
    own = meow_view(view)["own"]
    return own["hand"] if own is not None else []


def own_strikes(view: Mapping[str, object]) -> Sequence[str]:
    """The acts that the one who looks has struck."""
    own = meow_view(view)["own"]
    return own["struck"] if own is not None else []


def prompt_key(scene: "RenderContext") -> str:
    """What the reader is asked; empty if nothing."""
    return "" if scene.prompt is None else str(scene.prompt["key"])


def moves_of(scene: "RenderContext", block: Block) -> Sequence[int]:
    """The reader's moves of one kind; moves are ascending, and may be thousands."""
    first = bisect_left(scene.moves, block.base)
    return scene.moves[first : bisect_left(scene.moves, block.base + block.size, first)]


def may_act(scene: "RenderContext") -> bool:
    """Whether the reader can do acts now: in Before and After also before the card is laid."""
    if scene.prompt is None:
        return False
    return prompt_key(scene) == "act" or bool(scene.prompt.get("may_act"))


def has_timing(scene: "RenderContext") -> bool:
    """Whether acts have a right time."""
    return scene.options.get("mode") == "before-after"


def judged_by_eye(scene: "RenderContext") -> bool:
    """Whether the players judge themselves."""
    return scene.options.get("judge") == "eyes"


def shows_act_names(scene: "RenderContext") -> bool:
    """Whether watchers are told what an act is called."""
    return bool(scene.options.get("helper"))


def is_alone(scene: "RenderContext") -> bool:
    """Whether the reader is the only person, so that nobody else looks at the screen."""
    people = [seat for seat, player in enumerate(scene.players) if player.bot is None]
    return scene.reader is not None and people == [scene.reader]


def caption(view: Mapping[str, object]) -> str:
    """What happens just now, in a frame of what is watched; else nothing."""
    return str(view.get(CAPTION_KEY, ""))


def acts_of_turn(scene: "RenderContext") -> "Sequence[ActView]":
    """This turn's acts as far as the reader may see them; in a replay all of them."""
    view = meow_view(scene.view)
    if scene.open_views and view["active"] is not None:
        return meow_view(scene.open_views[view["active"]])["acts"]
    return view["acts"]


def sound_text(act: "ActView") -> str:
    """What is heard of an act: the word, or the noise; nothing of a silent one."""
    sound = act["word"] or act["noise"]
    return f"“{sound}”" if sound else ""


def times_text(times: int) -> str:
    """` ×2`, from the second time on."""
    return f" ×{times}" if times > 1 else ""


GROUP_LIST: Final = "group"  # … and the number of a family
WORD_LIST: Final = "words"  # … and a spoken act, perhaps with a page
SEARCH_LIST: Final = "find"  # … and what is sought
REPLACE_LIST: Final = "replace"

NO_MOVE: Final = -1  # of a choice that only opens a list


def split_word_page(about: str) -> tuple[str, int]:
    """The spoken act whose words are open, and the page: `city 2`."""
    if about in ACT_NUMBER:
        return about, 1
    name, _, page = about.rpartition(" ")
    return name, int(page)
