"""What the server says when it cannot, or will not, do something at all."""

from typing import Final

PHRASES: Final = {
    # Too often.
    "that was too much: {what}, wait {seconds} seconds": (
        "das war zu viel: {what}, warte {seconds} Sekunden"
    ),
    "there are no {what} here": "{what} gibt es hier nicht",
    "enough {what} for the moment; wait {minutes} minutes": (
        "genug {what} für den Augenblick; warte {minutes} Minuten"
    ),
    "moves": "Züge",
    "lines": "Zeilen",
    "talk": "Geplauder",
    "questions": "Fragen",
    "requests": "Anfragen",
    "tries to log in": "Anmeldeversuche",
    "reports": "Meldungen",
    "new tables": "neue Tische",
    "new guests": "neue Gäste",
    "that was too much": "das war zu viel",
    "there are too many open sockets from this address": (
        "von dieser Adresse sind zu viele Verbindungen offen"
    ),
    # It went wrong.
    "that went wrong on our side": "das ist bei uns schiefgegangen",
    "try again": "versuch es noch einmal",
    "it could not be written down, and nothing happened; try again": (
        "es ließ sich nicht aufschreiben, und nichts ist passiert; versuch es noch einmal"
    ),
    "it could not be written down, so nothing happened; try again": (
        "es ließ sich nicht aufschreiben, also ist nichts passiert; versuch es noch einmal"
    ),
    "it is not known whether that was written down; send the same again, under the same id": (
        "ob das aufgeschrieben wurde, weiß gerade niemand; schick dasselbe noch einmal, unter "
        "derselben Kennung"
    ),
    "the table is read anew; try again": ("der Tisch wird neu gelesen; versuch es noch einmal"),
    "the table cannot be read now; try again": (
        "der Tisch lässt sich gerade nicht lesen; versuch es noch einmal"
    ),
    "the table is too busy; try again": ("am Tisch ist gerade zu viel los; versuch es noch einmal"),
    "the server stops; try again in a moment": (
        "der Server hält an; versuch es gleich noch einmal"
    ),
    "that could not be worked out now; try again": (
        "das ließ sich gerade nicht ausrechnen; versuch es noch einmal"
    ),
    "no bot has an idea now; try again": ("gerade hat kein Bot eine Idee; versuch es noch einmal"),
    "something else has happened meanwhile; try again": (
        "inzwischen ist etwas anderes passiert; versuch es noch einmal"
    ),
    # It is not there, or cannot be read.
    "there is nothing of that name here": "so etwas gibt es hier nicht",
    "there is no such table": "diesen Tisch gibt es nicht",
    "the page has no file of that name": "die Seite hat keine Datei dieses Namens",
    "that cannot be done here": "das geht hier nicht",
    "that is too long": "das ist zu lang",
    "that is nested too deeply": "das ist zu tief verschachtelt",
    "the request cannot be read": "die Anfrage lässt sich nicht lesen",
    "cannot be read": "lässt sich nicht lesen",
    "not a message: {error}": "keine Nachricht: {error}",
    "it is not JSON": "es ist kein JSON",
    "the first message is hello": "die erste Nachricht ist `hello`",
    "hello has been said": "`hello` wurde schon gesagt",
    "that is for WebSockets alone": "das ist nur für WebSockets",
    "another page may not do this; the setting `origins` allows one": (
        "eine andere Seite darf das nicht; die Einstellung `origins` erlaubt es einer"
    ),
    "the setting `metrics_from` says who may read this": (
        "die Einstellung `metrics_from` sagt, wer das lesen darf"
    ),
}
