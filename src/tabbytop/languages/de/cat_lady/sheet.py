"""Cat Lady's score sheet in German."""

from typing import Final

from tabbytop.kernel.result import ScoreLine
from tabbytop.kernel.telling import Teller
from tabbytop.languages.de.cat_lady.titles import CLASSES, GOALS, title

# What a cat counted: one of it, and several.
_PER: Final = {
    **CLASSES,
    "three colours": ("Satz in Schwarz, Rot und Weiß", "Sätze in Schwarz, Rot und Weiß"),
    "other cat of its food": ("andere Katze mit demselben Futter",
                              "andere Katzen mit demselben Futter"),
    "food eaten": ("Happen", "Happen"),
    "tuna, chicken and milk eaten": ("ganzes Menü", "ganze Menüs"),
    "costume": ("Kostüm", "Kostüme"),
    "toy": ("Spielzeug", "Spielsachen"),
    "point of your toy sets": ("Punkt aus Spielzeugsätzen", "Punkte aus Spielzeugsätzen"),
    "spray bottle or lost cat": ("Karte auf der Hand übrig", "Karten auf der Hand übrig"),
    "goal": ("Ziel", "Ziele"),
}  # fmt: skip


def tell_score_line(line: ScoreLine, teller: Teller) -> str:
    """A line of the score sheet."""
    args = line.args
    if "cat" in args:
        return _tell_cat(line, title(args["cat"]))
    cats = "satte Katze" if args.get("fed") == 1 else "satte Katzen"
    boxes = "Karton" if args.get("count") == 1 else "Kartons"
    return {
        "catnip": f"{args.get('count')} Katzenminze, {args.get('fed')} {cats}",
        "costumes": f"Kostüme: {args.get('count')}",
        "toys": f"Spielsachen in Sätzen: {args.get('count')}",
        "leftovers": f"Futter übrig: {args.get('count')}",
        "boxes": f"{args.get('filled')} von {args.get('count')} {boxes} gefüllt",
        "goal": f"gemeinsames Ziel: {GOALS.get(str(args.get('goal')))}",
        "tokens": f"Marken: {args.get('count')}",
        "extras": "Karten, die sie nicht spielen kann",
        "tie-break": f"satte Katzen: {args.get('fed')}",
    }[line.key]


def _tell_cat(line: ScoreLine, cat: str) -> str:
    if line.key == "treat":
        return f"{cat}, dank Leckerli"
    if line.key == "hungry":
        return f"{cat}, hungrig"
    if line.key == "cat":
        return cat
    why, count = str(line.args.get("why")), line.args.get("count")
    if why == "best other":
        return f"{cat}, wie die beste andere Katze"
    if why == "alone the most":
        return f"{cat}, die meisten satten Katzen"
    one, several = _PER[why]
    return f"{cat}: {count} {one if count == 1 else several}"
