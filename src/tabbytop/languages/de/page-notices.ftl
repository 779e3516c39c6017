title = Sag mir, wenn ich dran bin
about = Für Partien, die Tage dauern, und für Tische im Hintergrund. Eine Benachrichtigung nennt das Spiel und die Leute, nie eine Karte.
here = Auf diesem Gerät
here-about = auch wenn die Seite zu ist
impossible = Dieser Browser kann keine Benachrichtigungen zeigen. Auf dem iPhone muss die Seite zuerst auf den Home-Bildschirm.
blocked = Du hast diesem Browser verboten, Benachrichtigungen von hier zu zeigen. In seinen Einstellungen lässt sich das ändern.
failed = Das hat nicht geklappt. Versuch es gleich noch einmal.
elsewhere = Woanders
kind-ntfy = ntfy-Thema
kind-webhook = Webhook
kind-push = Ein Browser
address = Die Adresse
add = Hinzufügen
added = Hinzugefügt.
remove = Entfernen
remove-one = { $what } entfernen
muted =
    { $count ->
        [one] Ein Tisch ist stumm.
       *[other] { $count } Tische sind stumm.
    }
hear-again = Wieder alle hören
offer-on = Du erfährst, wenn du dran bist.
mute = Nicht für diesen Tisch
unmute = Wieder für diesen Tisch
muted-here = Keine Benachrichtigungen für diesen Tisch.
