"""What is said where a table is set up: about the games, their options, the levels of bots."""

from typing import Final

_GAMES: Final = {
    "Send your cats to three food bowls, and be there when dinner begins.": (
        "Schick deine Katzen an drei Näpfe, und sei da, wenn die Futterzeit beginnt."
    ),
    "Take three cards a turn, and feed the cats you ended up with.": (
        "Nimm drei Karten je Zug, und mach die Katzen satt, die dabei herauskommen."
    ),
    "Everybody builds at once, with one paw, until somebody says Meow!": (
        "Alle bauen gleichzeitig, mit einer Pfote, bis jemand „Miau!“ ruft."
    ),
    "Pass the dishes on, eat what you must, and do not spoil your stomach.": (
        "Reich die Gerichte weiter, iss, was du musst, und verdirb dir nicht den Magen."
    ),
}

_LEVELS: Final = {
    "plays with its food; a child beats it": "spielt mit dem Essen; jedes Kind gewinnt",
    "looks at the table every other time": "schaut jedes zweite Mal auf den Tisch",
    "seldom misses what is good at first sight": "übersieht selten, was gleich gut aussieht",
    "always takes what looks best": "nimmt immer, was am besten aussieht",
    "thinks ahead, and forgives nothing: the strongest": (
        "denkt voraus und verzeiht nichts: am stärksten"
    ),
}

_KIBBLE_SCUFFLE: Final = {
    "which cards: the basic 20, all 25, a deck that every seat builds secretly, "
    "or the same 20 of your choice for everybody": (
        "welche Karten: die 20 einfachen, alle 25, ein Deck, das jeder Platz heimlich baut, "
        "oder für alle dieselben 20 deiner Wahl"
    ),
    "with deck=same: the twenty cards, by name, a name for each": (
        "bei 20 Karten deiner Wahl: die zwanzig, ein Name für jede"
    ),
    "the first five cards: dealt, or chosen by every seat out of its own deck": (
        "die ersten fünf Karten: ausgeteilt oder von jedem Platz aus dem eigenen Deck gewählt"
    ),
    "four seats only: opposite seats are partners": (
        "nur zu viert: Wer sich gegenübersitzt, gehört zusammen"
    ),
    "show which cards in a hand everybody has seen going there; else remember them": (
        "zeigen, welche Karten alle auf eine Hand haben gehen sehen; sonst heißt es merken"
    ),
    "teams need exactly 4 seats, not {seats} (KS-F15)": (
        "Teams brauchen genau 4 Plätze, nicht {seats} (KS-F15)"
    ),
    "cards are listed only with deck=same (KS-V1)": (
        "Karten wählst du nur aus, wenn alle dieselben 20 haben (KS-V1)"
    ),
    "a set has {copies} {card}, not more (KS-B1)": (
        "mehr als {copies} × {card} gibt es nicht (KS-B1)"
    ),
    "cards: there is no card '{name}' (KS-B1)": "es gibt keine Karte „{name}“ (KS-B1)",
    "deck=same takes {size} cards, not {cards} (KS-V1)": (
        "für dieses Deck braucht es {size} Karten, nicht {cards} (KS-V1)"
    ),
}

_TEM_PURR_A: Final = {
    "how many of each dish: falling from seventeen 2s to seven 7s, or twelve of each": (
        "wie viele von jedem Gericht: von siebzehn 2ern abwärts bis zu sieben 7ern oder je zwölf"
    ),
    "a skip must bring another dish than the one in play; else any pair will do": (
        "wer ausweicht, muss ein anderes Gericht bringen; sonst tut es jedes Paar"
    ),
}

_CAT_LADY: Final = {
    "the cards: with Box of Treats, or the base game alone (2-4 seats)": (
        "die Karten: mit „Box of Treats“ oder nur das Grundspiel (2–4 Plätze)"
    ),
    "shared goals between neighbours: 3 or more seats, with treats": (
        "gemeinsame Ziele zwischen Nachbarn: ab 3 Plätzen, mit „Box of Treats“"
    ),
    "everybody's hand lies open; else only its size is shown": (
        "alle Hände liegen offen; sonst sieht man nur, wie viele Karten es sind"
    ),
    "solitaire only: the cat player begins with one, two or three starting cards": (
        "nur allein: Die Spielkatze beginnt mit einer, zwei oder drei Startkarten"
    ),
    "the base edition has 2 to 4 seats, not {seats} (CL-B2)": (
        "das Grundspiel hat 2 bis 4 Plätze, nicht {seats} (CL-B2)"
    ),
    "shared goals came with Box of Treats: edition=treats (CL-C37)": (
        "gemeinsame Ziele gibt es nur mit „Box of Treats“ (CL-C37)"
    ),
    "shared goals need 3 seats or more, not {seats} (CL-C37)": (
        "gemeinsame Ziele brauchen 3 Plätze oder mehr, nicht {seats} (CL-C37)"
    ),
    "only solitaire has a difficulty: 1 seat (CL-C40)": (
        "wie schwer es ist, wählt man nur allein: 1 Platz (CL-C40)"
    ),
}

_KITTY_PAW: Final = {
    "levels: easy cards first, hard ones last; all: every card of the box, well shuffled": (
        "erst die leichten Karten und zuletzt die schweren, oder alle Karten, gut gemischt"
    ),
    "which cards of the second level are in the pile; yellow is a little harder": (
        "welche Karten der zweiten Stufe im Stapel sind; gelb ist ein bisschen schwerer"
    ),
    "ends: a wrong call ends the round; once: from your second wrong call on it is a false "
    "alarm, you are out of the round and the others play on": (
        "ein falscher Ruf beendet die Runde; oder ab deinem zweiten falschen Ruf ist es ein "
        "Fehlalarm, du bist für die Runde draußen, und die anderen spielen weiter"
    ),
    "seconds until late paws are put in": "Sekunden, bis späte Pfoten in die Mitte gelegt werden",
    "seconds to take a card; who has none then gets one": (
        "Sekunden, um eine Karte zu nehmen; wer dann keine hat, bekommt eine"
    ),
    "seconds you sit out after a Meow! too early": ("Sekunden Pause nach einem zu frühen „Miau!“"),
    "seconds until a cat that your card does not ask for runs home": (
        "Sekunden, bis eine Katze, die nicht auf deiner Karte steht, nach Hause läuft"
    ),
    "seconds a box stays open": "Sekunden, die ein Karton offen bleibt",
    "seconds until a wrong Hide-and-Seek card slips back": (
        "Sekunden, bis eine falsche Versteckkarte zurückrutscht"
    ),
    "seconds to answer a Meow!": "Sekunden, um auf ein „Miau!“ zu antworten",
    "seconds a round lasts at most": "Sekunden, die eine Runde höchstens dauert",
    "{name} is 1 to {most} seconds, not {seconds}": (
        "{name}: 1 bis {most} Sekunden, nicht {seconds}"
    ),
    "alone, a wrong call always ends the row: wrong_call=ends": (
        "allein beendet ein falscher Ruf immer die Reihe"
    ),
    "alone, it is the standard pile: pile=levels": "allein gibt es nur den üblichen Stapel",
}

_TABLES: Final = {
    "bots alone are no company: leave a seat for somebody": (
        "Bots allein sind keine Gesellschaft: Lass jemandem einen Platz"
    ),
    "you have one seat; others on this device have names": (
        "du hast einen Platz; andere an diesem Gerät haben Namen"
    ),
    "a bot has a level: {levels}": "ein Bot hat eine Stufe: {levels}",
    "{game} runs by its own clock": "{game} hat eine eigene Uhr",
    "a clock of the kind {kind} has {span}": "eine Uhr der Art {kind} hat {span}",
    "a clock of the kind {kind} has {least} to {most} seconds": (
        "eine Uhr der Art {kind} hat {least} bis {most} Sekunden"
    ),
    "no seconds": "keine Sekunden",
    "you have {most} tables that are not over; end one first": (
        "du hast {most} Tische, die nicht zu Ende sind; beende erst einen"
    ),
    "from your network {most} tables are not over; one has to end first": (
        "aus deinem Netz sind {most} Tische nicht zu Ende; erst muss einer enden"
    ),
}

PHRASES: Final = {
    **_GAMES,
    **_LEVELS,
    **_KIBBLE_SCUFFLE,
    **_TEM_PURR_A,
    **_CAT_LADY,
    **_KITTY_PAW,
    **_TABLES,
}
