"""The counted acts; their cards say how often."""

from typing import Final

from tabbytop.languages.de.meow.box.card import Telling

# fmt: off
COUNTED: Final = {  # a card a paragraph: what stands on it, the act, how it looks and sounds
    "cough": Telling(
        "Hustekuchen", "Perserkatze",
        "Du musst genau zweimal husten wie eine Perserkatze neben einem teuren Teppich.",
        "Husten", "hustet in eine Armbeuge", "Ähem!",
    ),
    "knock": Telling(
        "Klopf auf Holz", "Specht",
        "Du musst genau dreimal auf Holz klopfen wie ein höflicher Specht.",
        "Klopfen", "pocht mit einem Knöchel auf Holz", "Poch!",
    ),
    "clap": Telling(
        "Klatsch und Tratsch", "Robbe",
        "Du musst genau viermal klatschen wie eine Robbe, die schon Besseres gesehen hat.",
        "Klatschen", "schlägt zwei Flossen zusammen", "Klatsch!",
    ),
    "snap fingers": Telling(
        "Schnippchen geschlagen", "Knallkrebs",
        "Du musst genau zweimal mit den Fingern schnippen wie ein Knallkrebs, der nach der "
        "Bedienung ruft.",
        "Mit den Fingern schnippen", "schnalzt mit Daumen und Finger", "Schnipp!",
    ),
    "wink": Telling(
        "Zwinker, zwinker, kleiner Stern", "Dohle",
        "Du musst genau dreimal zwinkern wie eine Dohle, die jemandes Ring hat.",
        "Zwinkern", "schließt ein Auge und öffnet es wieder",
    ),
    "nod": Telling(
        "Nickerchen", "Taube",
        "Du musst genau fünfmal nicken wie eine Taube, die dem Pflaster recht gibt.",
        "Nicken", "senkt den Kopf, wie zur Zustimmung",
    ),
    "hop": Telling(
        "Hüpfburgfrieden", "Känguru",
        "Du musst genau zweimal hüpfen wie ein Känguru. Im Sitzen zählt auch.",
        "Hüpfen", "geht ein Stückchen hoch und kommt wieder herunter", "Boing!",
    ),
    "stomp": Telling(
        "Stampf ums Dasein", "Nashorn",
        "Du musst genau viermal aufstampfen wie ein Nashorn, das Stunden nimmt.",
        "Aufstampfen", "setzt einen Fuß auf, mit Nachdruck", "Bomm!",
    ),
    "sigh": Telling(
        "Seufzerbrücke", "Basset",
        "Du musst genau zweimal seufzen wie ein Basset, der in den Regen schaut.",
        "Seufzen", "lässt alle Luft heraus, die da ist", "Haaaach.",
    ),
    "slurp": Telling(
        "Schlürfrecht", "Ameisenbär",
        "Du musst genau dreimal schlürfen wie ein Ameisenbär in der Nudelbar.",
        "Schlürfen", "zieht eine endlose Nudel ein", "Schlllürf!",
    ),
    "boop": Telling(
        "Stupsnäschen", "Waschbär",
        "Du musst genau viermal deine eigene Nase anstupsen wie ein Waschbär, der einen Knopf "
        "ausprobiert.",
        "Die Nase anstupsen", "tippt mit einer Fingerspitze an die eigene Nase", "Stups!",
    ),
    "pat head": Telling(
        "Kopf hoch, Hand drauf", "Landschildkröte",
        "Du musst genau fünfmal deinen eigenen Kopf tätscheln wie eine Landschildkröte, die "
        "heute aufgestanden ist.",
        "Den Kopf tätscheln", "legt eine gütige Hand auf den eigenen Scheitel",
    ),
    "drum chest": Telling(
        "Brustton der Überzeugung", "Gorilla",
        "Du musst genau fünfmal auf deine Brust trommeln wie ein Gorilla mit neuer Weste.",
        "Auf die Brust trommeln", "schlägt eine stolze Trommel auf der eigenen Brust", "Bumm!",
    ),
    "jazz hands": Telling(
        "Alle Hände voll Jazz", "Oktopus",
        "Du musst genau viermal Jazzhände machen. Einem Oktopus würde einmal reichen.",
        "Jazzhände machen", "spreizt zehn funkelnde Finger",
    ),
    "hiccup": Telling(
        "Hicks und fertig", "Igel",
        "Du musst genau dreimal hicksen wie ein Igel, der zu schnell gegessen hat.",
        "Hicksen", "zuckt innerlich zusammen und schaut unschuldig", "Hicks!",
    ),
}
# fmt: on
