"""What Meow!'s table says in German: questions and events.

An act is told as it is seen, never by the rule that it may serve.
"""

from collections.abc import Mapping

from tabbytop.kernel.telling import Teller
from tabbytop.languages.de.grammar import (
    counted,
    does,
    listed,
    name,
    sentence,
    together,
    whom,
)
from tabbytop.languages.de.meow.cards import TELLINGS
from tabbytop.languages.de.meow.lists.registry import SAID


def title(rule: object, part: object = None) -> str:
    """What we call a rule: `„Jodeldiplom“`; where every rule has its time, `… (VORHER)`."""
    called = f"„{TELLINGS[str(rule)].title}“"
    return f"{called} ({'VORHER' if part == 'before' else 'NACHHER'})" if part else called


def title_told(event: Mapping[str, object], key: str = "card") -> str:
    """The title of a card of an event, with its time if that is told."""
    return title(event[key], event.get(f"{key}_part"))


def read_out(event: Mapping[str, object], key: str = "card") -> str:
    """A card of an event, read out loud: its title, and what it says."""
    return f"{title_told(event, key)}: „{TELLINGS[str(event[key])].text}“"


def rules_told(event: Mapping[str, object]) -> str:
    """The hand that an event tells of."""
    names, parts = event["cards"], event.get("parts")
    assert isinstance(names, list)
    if not isinstance(parts, list):
        return listed([title(rule) for rule in names])
    return listed([title(rule, part) for rule, part in zip(names, parts, strict=True)])


# Questions.


def tell_prompt(prompt: Mapping[str, object], teller: Teller) -> str:
    """What a seat is asked."""
    key = prompt["key"]
    if key == "strike":
        most = prompt["most"]
        asked = "Gibt es etwas, das du nicht kannst?"
        return f"{asked} Streich es, höchstens {most}; niemand erfährt davon. Bereit?"
    if key == "pass":
        return "Lern deine Regeln auswendig. Dürfen sie nach links wandern?"
    if key == "clock":
        return "Die Kerze brennt herunter."
    if key in {"play", "act"}:
        return _tell_turn(prompt)
    seat = _seat(prompt, "active")
    if key == "reveal":
        broken = does(teller, seat, "brichst", "bricht")
        return f"{sentence(f'{broken} eine Regel von dir')} Welche zeigst du?"
    points = does(teller, seat, "zeigst", "zeigt")
    if key == "answer":
        return f"{sentence(f'{points} auf dich')} Wurde eine deiner Regeln gebrochen?"
    pointed = sentence(f"{points} auf {whom(teller, _seat(prompt, 'pointed'))}")
    return f"{pointed} Wurde die Karte auf dem Altar befolgt? Erheb Einspruch oder warte."


def _tell_turn(prompt: Mapping[str, object]) -> str:
    left = int(str(prompt["budget"])) - int(str(prompt["used"]))
    acts = "noch ein Kunststück" if left == 1 else f"{left} verschiedene Kunststücke"
    if prompt["key"] == "act":
        if left == 0:
            return "Die Katze hat genug von dir gesehen: Lass dich prüfen oder wiederhol dich."
        return f"Gefall der Katze. Platz ist für {acts}; dann lass dich prüfen."
    asked = "Leg eine Karte."
    if prompt["may_act"] and left == 0:
        asked = "Die Katze hat genug von dir gesehen: Leg eine Karte oder wiederhol dich zuerst."
    elif prompt["may_act"]:
        asked = f"Tu, was davor kommt (insgesamt {acts}), dann leg eine Karte."
    if prompt["may_replace"]:
        asked += " Kennst du eine Regel, die du nicht befolgen kannst? Lass sie zuerst austauschen."
    return asked


# Events.


def tell_event(event: Mapping[str, object], teller: Teller) -> str:
    """What happened, and who did it."""
    kind = str(event["event"])
    if kind in {"ready", "dealt", "passes", "passed"}:
        return sentence(_tell_opening(kind, event, teller))
    if kind in {"turn", "replaced", "played", "acted", "time_up"}:
        return sentence(_tell_of_turn(kind, event, teller))
    if kind in {"won", "limit"}:
        return _tell_end(kind, event, teller)
    return sentence(_tell_check(kind, event, teller))


def _tell_opening(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    own = bool(event.get("cards"))
    if kind == "ready":
        return f"{does(teller, _seat(event), 'hast', 'hat')} nichts mehr zu streichen"
    if kind == "passes":
        return f"{does(teller, _seat(event), 'hast', 'hat')} genug gesehen"
    if kind == "passed":
        told = "jede Hand wandert nach links"
        return f"{told}; nun gehören dir diese Regeln: {rules_told(event)}" if own else told
    each = counted(int(str(event["each"])), "eine Regel", "Regeln")
    told = f"die Neulinge bekommen je {each}, {event['pile']} im Stapel"
    if own:
        told += f"; für einen Augenblick in deinen Pfoten: {rules_told(event)}"
    starts = does(teller, _seat(event, "starter"), "fängst", "fängt")
    return f"{told}. {sentence(f'{starts} an')}"


def _tell_of_turn(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    seat = _seat(event)
    if kind == "turn":
        steps = does(teller, seat, "trittst", "tritt")
        return f"Runde {event['round']}: {sentence(f'{steps} vor die Katze')}"
    if kind == "time_up":
        had = does(teller, seat, "hattest", "hatte")
        return f"die Kerze ist aus: {sentence(f'{had} Zeit genug')}"
    if kind == "played":
        return f"{does(teller, seat, 'legst', 'legt')} {read_out(event)}"
    if kind == "replaced":
        has = does(teller, seat, "lässt", "lässt")
        told = f"{has} {title_told(event)} von der Schriftrolle streichen"
        if "fresh" in event:
            told += f"; an der Stelle findest du {read_out(event, 'fresh')}"
        return told
    return _tell_act(event, teller, seat)


def _tell_act(event: Mapping[str, object], teller: Teller, seat: int) -> str:
    """As it is seen; who did it knows what it was."""
    act = TELLINGS[str(event["act"])]
    told = (
        f"du führst vor: {act.label}" if seat == teller.you else f"{name(teller, seat)} {act.shown}"
    )
    if event["word"] is not None:
        return f"{told}: „{SAID[str(event['word'])]}“"
    times = int(str(event["times"]))
    return f"{told} (jetzt {times}-mal)" if times > 1 else told


def _tell_check(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    seat = _seat(event)
    if kind == "checking":
        return f"{does(teller, seat, 'bittest', 'bittet')} um das Urteil"
    if kind == "pointed":
        return f"{does(teller, seat, 'zeigst', 'zeigt')} auf {whom(teller, _seat(event, 'at'))}"
    if kind == "cleared":
        if "kept" in event:
            named = f"{does(teller, seat, 'nennst', 'nennt')} {title_told(event, 'kept')}"
            return f"{named}, aber das wurde befolgt: also Nein"
        return f"{does(teller, seat, 'sagst', 'sagt')} Nein"
    if kind == "looked":
        you, other = "reibst dir die Augen und siehst", "reibt sich die Augen und sieht"
        return f"{does(teller, seat, you, other)} noch einmal hin"
    if kind == "objected":
        verdict = "zu Recht" if event["right"] else "vergebens"
        return f"{does(teller, seat, 'erhebst', 'erhebt')} Einspruch, {verdict}"
    if kind == "taken_back":
        return f"{does(teller, seat, 'nimmst', 'nimmt')} {title_told(event)} zurück, unbefolgt"
    active = _seat(event, "active")
    if kind == "revealed":
        broken = sentence(f"{does(teller, active, 'hast', 'hat')} eine Regel gebrochen")
        shows = sentence(f"{does(teller, seat, 'zeigst', 'zeigt')} {read_out(event)}")
        return f"{broken} {shows}"
    told = f"{together(teller, [active, seat], 'bekommt', 'bekommen')} neue Regeln vom Stapel"
    return f"{told}; deine ist {read_out(event, 'drawn')}" if "drawn" in event else told


def _tell_end(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    if kind == "won":
        joins = does(teller, _seat(event), "trittst", "tritt")
        return f"Alle sagen Nein! {sentence(f'{joins} dem Katzenkult bei')} Miau!"
    winners = event["winners"]
    assert isinstance(winners, list)
    names = listed([name(teller, seat) for seat in winners])
    return sentence(f"die Katze ist eingeschlafen. Niemand kam weiter als {names}")


def _seat(data: Mapping[str, object], key: str = "seat") -> int:
    return int(str(data[key]))
