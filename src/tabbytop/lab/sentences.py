"""Conclusions in the English of JSON, which stays as it is when texts of the catalogue change."""

from typing import Any, Final

from tabbytop.kernel.telling import join_with_and
from tabbytop.texts.message import Message

_PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
_SENTENCES: Final = {
    "alone": "Who plays alone wins {share} % of the games ({low} % to {high} %).",
    "different-bots": "Different bots sit there: what the seats show, seat and bot do together.",
    "caution": (
        "Each interval misses the truth once in twenty: of {seats} equal seats, at least one "
        "strays by mere chance in about {reports} reports of 100."
    ),
    "blur": "With {games}, differences below about {points} percentage points do not show.",
    "pair-clear": "{bot} beats {other} clearly: ahead in {share} % of their meetings{interval}.",
    "pair-upset": (
        "{bot} is rated higher, yet {other} beats it clearly: {bot} is ahead in {share} % of "
        "their meetings{interval}."
    ),
    "pair-alike": (
        "Between {bot} and {other} no difference is shown: {bot} is ahead in {share} % of "
        "their meetings{interval}."
    ),
    "not-met": "{bot} and {other} have not met.",
    "others-clear": "Who stands further above beats those below clearly, too.",
    "others-unclear": "Of the other {all} pairs {count} are not clear.",
    "pairs-unclear": "Not clear either: {pairs}.",
    "against": "{bot} against {other}",
    "single-deal": (
        "A single deal tells nothing about how much others would differ: play more games."
    ),
    "arena-blur": (
        "With {deals}, leads of less than about {points} percentage points over one half do not "
        "show."
    ),
    "absent": "Without a whole deal yet: {bots}; play more games.",
    "lost-seat": "{bot}{seat} lost its seat to chance in {games}: {why}.",
}


def in_english(said: Message) -> str:
    """Return a conclusion about a simulation or a tournament."""
    args: dict[str, Any] = dict(said.args)
    if said.key == "share-of-seat":
        return f"seat {args['place']} ({args['share']} %)"
    if said.key == "share-of-turn":
        place = args["place"]
        name = _PLACES[place] if place < len(_PLACES) else f"number {place + 1}"
        return f"{name} to act ({args['share']} %)"
    if said.key.startswith("compared-"):
        return _compared(args)
    for name, value in args.items():
        if isinstance(value, list):
            words = [in_english(each) if isinstance(each, Message) else each for each in value]
            args[name] = join_with_and(words)
    if said.key in {"blur", "lost-seat"}:
        args["games"] = "1 game" if args["games"] == 1 else f"{args['amount']} games"
    if said.key == "arena-blur":
        args["deals"] = f"{args['amount']} deals"
    if said.key == "lost-seat":
        args["seat"] = "" if args["seat"] is None else f" on seat {args['seat']}"
    low, high = args.get("low"), args.get("high")
    args["interval"] = "" if low is None else f" ({low} – {high})"
    return _SENTENCES[said.key].format_map(args)


def _compared(args: dict[str, Any]) -> str:
    what = "Seats" if args["what"] == "seats" else "Turn order"
    fair = f"the fair {args['fair']} %"
    found = [
        f"{join_with_and([in_english(each) for each in shares])} "
        f"{'win' if len(shares) > 1 else 'wins'} {more} than {fair}"
        for shares, more in ((args["above"], "more"), (args["below"], "less"))
        if shares
    ]
    if not found:
        return f"{what}: no advantage shown; {fair} lies within all {args['count']} intervals."
    return f"{what}: {'; '.join(found)}; there the interval excludes the fair share."
