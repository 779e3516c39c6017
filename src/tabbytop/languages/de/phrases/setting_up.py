"""What is said where a table is set up: about the games and their options."""

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
    "Obey the rules of the Cult of Cat, most of which nobody has told you.": (
        "Befolge die Regeln des Katzenkults, von denen dir kaum eine verraten wurde."
    ),
    "Pass the dishes on, eat what you must, and do not spoil your stomach.": (
        "Reich die Gerichte weiter, iss, was du musst, und verdirb dir nicht den Magen."
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
}

_MEOW: Final = {
    "basic: one or two rules each; thirteen: thirteen rules in the game at any number of "
    "players; before-after: thirteen, and every rule has its right time, before or after the "
    "card is laid": (
        "einfach: ein oder zwei Regeln je Platz; dreizehn: immer dreizehn Regeln im Spiel, egal "
        "wie viele mitspielen; vorher und nachher: dreizehn, und jede Regel hat ihre Zeit, bevor "
        "oder nachdem die Karte liegt"
    ),
    "only the blue cards: one plain noise or gesture each": (
        "nur die blauen Karten: je ein einfacher Laut oder eine Geste"
    ),
    "engine: the table says who broke what, and is always right; eyes: the players watch and "
    "answer themselves, and may miss it": (
        "der Tisch sagt, wer was gebrochen hat, und hat immer recht; oder alle passen selbst auf "
        "und antworten selbst, und da entgeht einem schon mal was"
    ),
    "rules that came to light stay listed; else remember them": (
        "Regeln, die ans Licht kamen, bleiben auf dem Spickzettel; sonst heißt es merken"
    ),
    "after so many rounds the one who came furthest wins; 0: play until somebody has won": (
        "nach so vielen Runden gewinnt, wer am weitesten kam; 0: spielen, bis jemand gewonnen hat"
    ),
    "a turn's time; 0: no clock": "Zeit für einen Zug; 0: keine Uhr",
}

PHRASES: Final = {
    **_GAMES,
    **_KIBBLE_SCUFFLE,
    **_TEM_PURR_A,
    **_CAT_LADY,
    **_KITTY_PAW,
    **_MEOW,
}
