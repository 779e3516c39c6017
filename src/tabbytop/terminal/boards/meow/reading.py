"""What the pieces read off a view."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from tabbytop.games.meow.box.rule import Rule
from tabbytop.games.meow.cards import NAMES, RULES
from tabbytop.kernel.vocabulary import Block

if TYPE_CHECKING:
    from tabbytop.games.meow.view import ActView, CardView, MeowView
    from tabbytop.terminal.scene import Scene

ACT: Final = {name: act for act, name in enumerate(NAMES)}
ON_STAGE: Final = "on_stage"  # the part of a frame's view that says what happens just now


def meow_view(view: Mapping[str, object]) -> "MeowView":
    """The view with its types."""
    return cast("MeowView", view)


def rule_called(name: object) -> Rule:
    """The rule of that name."""
    return RULES[ACT[str(name)]]


def own_hand(view: Mapping[str, object]) -> "Sequence[CardView]":
    """The cards that the one who looks holds; an onlooker holds none."""
    own = meow_view(view)["own"]
    return own["hand"] if own is not None else []


def own_strikes(view: Mapping[str, object]) -> Sequence[str]:
    """The acts that the one who looks has struck."""
    own = meow_view(view)["own"]
    return own["struck"] if own is not None else []


def key_of(scene: "Scene") -> str:
    """What the reader is asked; empty if nothing."""
    return "" if scene.prompt is None else str(scene.prompt["key"])


def moves_of(scene: "Scene", block: Block) -> Sequence[int]:
    """The reader's moves of one kind; moves are ascending, and may be thousands."""
    first = bisect_left(scene.moves, block.base)
    return scene.moves[first : bisect_left(scene.moves, block.base + block.size, first)]


def may_act(scene: "Scene") -> bool:
    """Whether the reader can do acts now: in Before and After also before the card is laid."""
    if scene.prompt is None:
        return False
    return key_of(scene) == "act" or bool(scene.prompt.get("may_act"))


def has_parts(scene: "Scene") -> bool:
    """Whether acts have a right time."""
    return scene.options.get("mode") == "before-after"


def by_eyes(scene: "Scene") -> bool:
    """Whether the players judge themselves."""
    return scene.options.get("judge") == "eyes"


def names_acts(scene: "Scene") -> bool:
    """Whether watchers are told what an act is called."""
    return bool(scene.options.get("helper"))


def alone(scene: "Scene") -> bool:
    """Whether the reader is the only person, so that nobody else looks at the screen."""
    people = [seat for seat, player in enumerate(scene.players) if player.bot is None]
    return scene.reader is not None and people == [scene.reader]


def happening(view: Mapping[str, object]) -> str:
    """What happens just now, in a frame of what is watched; else nothing."""
    return str(view.get(ON_STAGE, ""))


def acts_of_turn(scene: "Scene") -> "Sequence[ActView]":
    """This turn's acts as far as the reader may see them; in a replay all of them."""
    view = meow_view(scene.view)
    if scene.open_views and view["active"] is not None:
        return meow_view(scene.open_views[view["active"]])["acts"]
    return view["acts"]


def heard(act: "ActView") -> str:
    """What is heard of an act: the word, or the noise; nothing of a silent one."""
    sound = act["word"] or act["noise"]
    return f"“{sound}”" if sound else ""


def often(times: int) -> str:
    """` ×2`, from the second time on."""
    return f" ×{times}" if times > 1 else ""
