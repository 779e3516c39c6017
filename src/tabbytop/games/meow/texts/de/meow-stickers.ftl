### Meow!: die Aufkleber, die man in einer beendeten Partie bekommt. <name> ist, wie einer heißt, sein Attribut
### `text`, wofür es ihn gibt.

neophyte = Neuling
    .text = Spiel eine Partie bis zum Ende.

one-of-us = Aufgenommen
    .text = Komm an allen Händen vorbei: Der Kult nimmt dich auf.

sixth-sense = Sechster Sinn
    .text = Befolge eine Regel, die du nie gesehen hast.

oracle = Orakel
    .text = Befolge in einer Partie zwei Regeln, die du nie gesehen hast.

early-night = Vor Mitternacht daheim
    .text = Lass dich spätestens in der zweiten Runde aufnehmen.

barnyard = Bauernhof
    .text = Mach in einem Zug fünf verschiedene Laute.

big-words = Große Worte
    .text = Sag in einer Partie fünf verschiedene Wörter.

pure-nonsense = Reiner Unsinn
    .text = Führ in einer Partie zehnmal etwas vor, das keine Regel verlangt.

trendsetter = Mach’s wie ich
    .text = Erfinde etwas, das keine Regel verlangt, und jemand macht es nach.

gatekeeper = Am Tor
    .text = Deine Regeln halten die anderen in einer Partie dreimal auf.

sharp-eyes = Scharfe Augen
    .text = Erheb Einspruch und hab recht.

fresh-start = Gnade
    .text = Lass eine Regel austauschen.

what-was-it = Wie war das noch?
    .text = Vergiss zweimal die Regel auf deiner eigenen Karte. Passiert jeder Katze.

one-paw-in = Eine Pfote in der Tür
    .text = Komm an allen Händen bis auf eine vorbei, und nicht weiter.
