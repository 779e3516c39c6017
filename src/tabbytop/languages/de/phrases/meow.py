"""Why something cannot be done in Meow!, and what has to be done instead."""

from typing import Final

PHRASES: Final = {
    # Tasks, after "jetzt musst du".
    "look at your hand and say `pass`": "deine Hand ansehen und weitergehen",
    "strike an act that you cannot do, or say `ready`": (
        "ein Kunststück streichen, das du nicht kannst, oder bereit sein"
    ),
    "do an act, say something, or `check`": (
        "ein Kunststück machen, etwas sagen oder dich prüfen lassen"
    ),
    "say whether a rule was broken": "sagen, ob eine Regel gebrochen wurde",
    "reveal a rule of your hand that was broken": (
        "eine Regel von deiner Hand zeigen, die gebrochen wurde"
    ),
    # A turn.
    "there is no '{card}' in your hand": "du hast „{card}“ nicht auf der Hand",
    "a card must lie before you check": "bevor du dich prüfen lässt, muss eine Karte liegen",
    "your card lies already: one a turn": "deine Karte liegt schon: eine je Zug",
    "'{label}': a word a turn, and you have said one": (
        "„{label}“: ein Wort je Zug, und du hast schon eins gesagt"
    ),
    '"{label}": a word a turn, and you have said one': (  # a label with an apostrophe
        "„{label}“: ein Wort je Zug, und du hast schon eins gesagt"
    ),
    "{most} times is enough": "{most}-mal ist genug",
    "{most} different acts are all that a turn here can hold": (
        "mehr als {most} verschiedene Kunststücke passen hier nicht in einen Zug"
    ),
    "the clock only says that time is up": "die Uhr sagt nur, dass die Zeit um ist",
    "only the clock says that time is up": "nur die Uhr sagt, dass die Zeit um ist",
    # Striking and replacing.
    "{most} is as many as you may strike at this table": (
        "mehr als {most} darfst du an diesem Tisch nicht streichen"
    ),
    "you have struck '{card}' already": "„{card}“ hast du schon gestrichen",
    "'{card}' is not in the deck of this game": "„{card}“ ist nicht im Deck dieses Spiels",
    "you do not know that '{card}' is in the game": (
        "du weißt gar nicht, dass „{card}“ im Spiel ist"
    ),
    'you do not know that "{card}" is in the game': (  # a title with an apostrophe
        "du weißt gar nicht, dass „{card}“ im Spiel ist"
    ),
    "you have done '{card}' in this game, so you can do it": (
        "„{card}“ hast du in diesem Spiel schon gemacht, also kannst du es"
    ),
    'you have done "{card}" in this game, so you can do it': (
        "„{card}“ hast du in diesem Spiel schon gemacht, also kannst du es"
    ),
    "you have replaced a rule in this game, and once is all": (
        "du hast in diesem Spiel schon eine Regel ausgetauscht, und einmal ist alles"
    ),
    "a rule is replaced at the start of a turn, before anything else": (
        "eine Regel tauscht man am Anfang eines Zugs aus, vor allem anderen"
    ),
    # Being checked.
    "'{card}' was not broken": "„{card}“ wurde nicht gebrochen",
    "you are not pointed at: `object`, or `wait`": (
        "auf dich wird nicht gezeigt: Erheb Einspruch oder warte"
    ),
    "you have looked again already, once a check": (
        "noch einmal hinsehen geht nur einmal je Prüfung"
    ),
    "you have objected in this turn, and once is all": (
        "du hast in diesem Zug schon Einspruch erhoben, und einmal ist alles"
    ),
}
