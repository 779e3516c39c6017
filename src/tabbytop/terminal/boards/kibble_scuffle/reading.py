"""What the pieces read off a view."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from tabbytop.games.kibble_scuffle.cards import KINDS
from tabbytop.games.kibble_scuffle.words import BOWL_NAMES

if TYPE_CHECKING:
    from tabbytop.games.kibble_scuffle.view import KibbleView

KIND_BY_NAME: Final = {kind.name: kind for kind in KINDS}
NUMBER_BY_NAME: Final = {kind.name: number for number, kind in enumerate(KINDS)}
BOWL_WORDS: Final = tuple(name.removesuffix(" bowl") for name in BOWL_NAMES)


def kibble_view(view: Mapping[str, object]) -> "KibbleView":
    """The view with its types."""
    return cast("KibbleView", view)


def own_hand(view: Mapping[str, object]) -> list[str]:
    """The cards that the one who looks holds; an onlooker holds none."""
    own = kibble_view(view)["own"]
    return own["hand"] if own is not None else []


def title(name: str) -> str:
    """A card's printed name."""
    return KIND_BY_NAME[name].title


def short(name: str) -> str:
    """A card's printed name without the Cat."""
    return title(name).removesuffix(" Cat")


def counted(names: Sequence[str]) -> str:
    """`Kitten ×2, Mangy Cat`, in the order in which they come."""
    return ", ".join(
        title(name) if count == 1 else f"{title(name)} ×{count}"
        for name, count in Counter(names).items()
    )
