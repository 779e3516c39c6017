"""The mimes and gestures."""

from typing import Final

from tabbytop.languages.de.meow.box.card import Telling

# fmt: off
MIMES: Final = {  # a card a paragraph: what stands on it, the act, how it looks and sounds
    "peel banana": Telling(
        "Alles Banane", "Affe",
        "Du musst eine Banane schälen, die nicht da ist. Wie ein Affe, vom anderen Ende her.",
        "Eine Banane schälen", "schält etwas Langes, Streifen um Streifen",
    ),
    "nitpick": Telling(
        "Lausige Zeiten", "Pavian",
        "Du musst in deinen Haaren etwas Winziges finden wie ein Pavian, es genau ansehen und "
        "aufessen. Nur zum Schein.",
        "Eine Laus finden", "findet etwas Winziges im eigenen Fell und isst es auf",
    ),
    "lick paw": Telling(
        "Leck dich rein", "Kater",
        "Du musst deinen Handrücken waschen, als wäre er eine Pfote. So tun als ob ist sauberer.",
        "Die Pfote lecken", "wäscht den Rücken einer Pfote",
    ),
    "flap wings": Telling(
        "Flügge auf Probe", "Pinguin",
        "Du musst mit den Flügeln schlagen wie ein Pinguin, der das Fliegen nicht aufgegeben hat.",
        "Mit den Flügeln schlagen", "flattert auf zwei kurzen Schwingen und bleibt am Boden",
    ),
    "wag tail": Telling(
        "Wedel und wedel lassen", "Spaniel",
        "Du musst mit dem Schwanz wedeln, den du als Spaniel hättest.",
        "Mit dem Schwanz wedeln", "wedelt mit dem, was hinten ist",
    ),
    "yawn": Telling(
        "Gähnzenlos", "Nilpferd",
        "Du musst gähnen, so weit wie ein Nilpferd in der dritten Stunde.",
        "Gähnen", "reißt das Maul weit und weiter auf, bis es nicht mehr geht",
    ),
    "play dead": Telling(
        "Totsicher", "Opossum",
        "Du musst dich tot stellen wie ein Opossum, das die Rechnung gesehen hat.",
        "Tot stellen", "wird schlaff und schielt mit halbem Auge, ob es wirkt",
    ),
    "make biscuits": Telling(
        "Was sich knetet, das liebt sich", "Ozelot",
        "Du musst mit beiden Pfoten die Luft kneten wie ein Ozelot auf einem neuen Kissen.",
        "Mit beiden Pfoten kneten", "knetet ein unsichtbares Kissen, links, rechts, links",
    ),
    "wiggle nose": Telling(
        "Immer der Nase nach", "Kaninchen",
        "Du musst mit der Nase wackeln wie ein Kaninchen, das ein Signal empfängt.",
        "Mit der Nase wackeln", "wackelt mit der Nasenspitze",
    ),
    "pounce": Telling(
        "Sturz und gut", "Leopard",
        "Du musst dich auf ein Staubkorn stürzen wie ein Leopard. Verschütte den Tee nicht.",
        "Auf Beute stürzen", "landet mit beiden Vorderpfoten auf etwas Kleinem",
    ),
    "tip hat": Telling(
        "Hut ab", "Storch",
        "Du musst vor der Runde den Hut ziehen wie ein Storch auf dem Weg ins Büro.",
        "Den Hut ziehen", "lüpft einen unsichtbaren Hut und setzt ihn wieder auf",
    ),
    "thumbs up": Telling(
        "Daumenregel", "Koala",
        "Du musst den Daumen heben wie ein Koala, der nicht zugehört hat.",
        "Daumen hoch", "hält einen Daumen hoch, ermutigend",
    ),
    "air kiss": Telling(
        "Kuss und Schluss", "Turteltaube",
        "Du musst dem Stapel einen Kuss zuwerfen wie eine Turteltaube. Er wird nicht antworten.",
        "Einen Kuss zuwerfen", "küsst eine Handfläche und pustet über den Tisch",
    ),
    "cover eyes": Telling(
        "Augen zu und durch", "Maulwurf",
        "Du musst dich hinter beiden Händen verstecken. Jetzt sieht dich niemand, sagt der "
        "Maulwurf.",
        "Die Augen zuhalten", "verschwindet hinter beiden Händen",
    ),
    "shrug": Telling(
        "Zuck und zu", "Wasserschildkröte",
        "Du musst mit den Schultern zucken, bis dein Kopf fast drinnen ist, wie eine "
        "Wasserschildkröte.",
        "Mit den Schultern zucken", "zieht beide Schultern bis an die Ohren und lässt sie fallen",
    ),
    "check watch": Telling(
        "Höchste Uhrzeit", "Hase",
        "Du musst auf die Uhr an deinem Handgelenk sehen wie ein Hase, dessen Zug gleich fährt.",
        "Auf die Uhr sehen", "dreht ein Handgelenk, liest es ab und wirkt besorgt",
    ),
    "antlers": Telling(
        "Frohe Geweihnachten", "Elch",
        "Du musst ein Geweih aus deinen beiden Händen tragen und dabei ganz Elch sein.",
        "Ein Geweih tragen", "lässt zehn Finger aus dem Kopf wachsen",
    ),
    "pinch": Telling(
        "In der Zwickmühle", "Krabbe",
        "Du musst mit zwei Scheren in die Luft zwicken wie eine Krabbe, die es gut meint.",
        "Zwicken wie eine Krabbe", "öffnet und schließt zwei Scheren",
    ),
    "swim": Telling(
        "Freigeschwommen", "Otter",
        "Du musst einen Meter über dem Teppich schwimmen wie ein Otter.",
        "Schwimmen", "teilt mit beiden Armen die Fluten und kommt nicht voran",
    ),
    "drive bus": Telling(
        "Gruß vom Bus", "Emu",
        "Du musst einen Bus um die Kurve fahren. Du bist ein Emu, und die Entenküken sind an Bord.",
        "Einen Bus fahren", "dreht an einem sehr großen Lenkrad",
    ),
    "dig hole": Telling(
        "Wer andern eine Grube gräbt", "Dachs",
        "Du musst ein Loch graben wie ein Dachs, der eine größere Küche will.",
        "Ein Loch graben", "wirft Erde über eine Schulter",
    ),
    "balance ball": Telling(
        "Am Ball bleiben", "Seelöwe",
        "Du musst einen Ball auf der Nase balancieren wie ein Seelöwe bei der Probe.",
        "Einen Ball balancieren", "lässt etwas Rundes nicht von der Nase fallen",
    ),
    "brush teeth": Telling(
        "Zahn um Zahn", "Hai",
        "Du musst dir die Zähne putzen wie ein Hai: Es sind viele, also fang jetzt an.",
        "Zähne putzen", "schrubbt eine Zahnreihe, auf und ab",
    ),
    "shiver": Telling(
        "Zitterpartie", "Chihuahua",
        "Du musst zittern wie ein Chihuahua in einem Lüftchen.",
        "Zittern", "schlingt die Arme um sich und bibbert",
    ),
    "light candle": Telling(
        "Kerzlich willkommen", "Motte",
        "Du musst ein Streichholz anreißen, eine Kerze anzünden, die nicht da ist, und sie "
        "bewundern wie eine Motte.",
        "Eine Kerze anzünden", "reißt ein Streichholz an und bewundert eine kleine Flamme",
    ),
    "stir cauldron": Telling(
        "Rührselig", "Kröte",
        "Du musst im großen Kessel rühren, kosten und nachsalzen. Die Kröte sieht zu.",
        "Im Kessel rühren", "rührt in etwas Riesigem, kostet und salzt nach",
    ),
    "pour tea": Telling(
        "Abwarten und Tee trinken", "Flamingo",
        "Du musst eine Tasse Tee einschenken und mit abgespreiztem Finger nippen wie ein "
        "Flamingo in Gesellschaft.",
        "Tee einschenken", "füllt ein Tässchen und nippt, einen Finger abgespreizt",
    ),
    "tightrope": Telling(
        "Seil und ganz", "Eichhörnchen",
        "Du musst über ein Seil gehen wie ein Eichhörnchen: Arme breit, einmal wackeln, drüben.",
        "Über ein Seil gehen", "breitet die Arme aus, schwankt und kommt an",
    ),
    "reel in": Telling(
        "Angelegenheit", "Reiher",
        "Du musst einen großen Fisch an die Angel bekommen, mit ihm ringen wie ein Reiher mit "
        "Rute und ihn verlieren.",
        "Einen Fisch angeln", "kurbelt und kurbelt an einer Schnur, und sie reißt",
    ),
}
# fmt: on
