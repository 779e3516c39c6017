"""Why something cannot be done in Kitty Paw."""

from typing import Final

PHRASES: Final = {
    # A round begins and ends.
    "the round starts when every paw is in: paw": (
        "die Runde beginnt, wenn alle Pfoten in der Mitte sind"
    ),
    "the round has started": "die Runde hat schon begonnen",
    "there is no card at that place of the row any more": (
        "an der Stelle der Reihe liegt keine Karte mehr"
    ),
    "first take a card": "nimm erst eine Karte",
    "you have a card, and you cannot change it": (
        "du hast schon eine Karte, und getauscht wird nicht"
    ),
    "nobody can call until all have a card: once more, then": (
        "rufen kann man erst, wenn alle eine Karte haben: dann noch einmal"
    ),
    "somebody has called: answer with meow": "jemand hat gerufen: antworte mit „Miau!“",
    "that is the clock's to do": "das macht die Uhr",
    "there is nothing of that kind to wait for": "darauf braucht niemand zu warten",
    # Paws.
    "somebody was quicker: there is nothing at that spot": (
        "jemand war schneller: an der Stelle liegt nichts mehr"
    ),
    "there is no spot {spot} in this round": "in dieser Runde gibt es keine Stelle {spot}",
    "you have that tile already": "das Plättchen hast du schon",
    "there is no stray on your mat": "auf deiner Matte ist kein Streuner",
    "there is no Hide-and-Seek card on your mat": "auf deiner Matte liegt keine Versteckkarte",
    "there is no {piece} on your mat": "„{piece}“ liegt nicht auf deiner Matte",
    "there is no {cat} that you asked for on your mat": (
        "„{cat}“ von deiner Karte liegt nicht auf deiner Matte"
    ),
    "the long cat must lie on your mat with both its ends": (
        "die lange Katze muss mit beiden Enden auf deiner Matte liegen"
    ),
    "there is nothing in your paw": "du hast nichts in der Pfote",
    "a Box card has two sides and no rotation: flip it": (
        "eine Kartonkarte hat zwei Seiten und lässt sich nicht drehen: wende sie"
    ),
    "a Hide-and-Seek card lies with its symbol up: turn it": (
        "eine Versteckkarte liegt mit dem Zeichen nach oben: dreh sie"
    ),
    "one piece at a time: place what is in your paw, or put it home": (
        "eins nach dem anderen: leg hin, was du in der Pfote hast, oder bring es zurück"
    ),
    "your paw holds a box open: keep what is in it, or shut it": (
        "deine Pfote hält einen Karton offen: behalt, was drin ist, oder mach ihn zu"
    ),
    # Peeking.
    "that Hide-and-Seek card is not there any more": "die Versteckkarte ist nicht mehr da",
    "your card shows no Hide-and-Seek symbol": "deine Karte zeigt kein Versteckzeichen",
    "one box at a time: keep what is in it, or shut it": (
        "ein Karton nach dem anderen: behalt, was drin ist, oder mach ihn zu"
    ),
    "you peek with an empty paw: place what is in it, or put it home": (
        "gelinst wird mit leerer Pfote: leg hin, was drin ist, oder bring es zurück"
    ),
    "somebody else holds that box open": "jemand anders hält den Karton offen",
    "you have the one your card shows, and at most one": (
        "du hast schon die von deiner Karte, und mehr als eine gibt es nicht"
    ),
    "you are not peeking": "du linst gerade nicht",
}
