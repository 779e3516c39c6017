### Tem-Purr-A auf der Seite: ein Stapel Gerichte in der Mitte; jemand muss ihn essen und dreht dazu Karten um.

title =
    { $card ->
        [2] Reisbällchen
        [3] Dango
        [4] Garnele
        [5] Lachs
        [6] Gyoza
        [7] Nudeln
        [plus] Nachschlag
        [reverse] Kehrtwende
        [choose] Du da
        [indigestion] Bauchweh
       *[other] { $card }
    }
cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
times = ×{ $count }

# Kleine Zahlen in Worten (Karten, also weiblich), am Anfang eines Satzes und mittendrin.
count-first =
    { $count ->
        [0] Keine
        [1] Eine
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
        [6] Sechs
        [7] Sieben
        [8] Acht
        [9] Neun
        [10] Zehn
        [11] Elf
        [12] Zwölf
       *[other] { $count }
    }
count-within =
    { $count ->
        [0] keine
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $count }
    }
left-within =
    { $left ->
        [0] keine
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $left }
    }

## Der Stapel.

scene-label = Der Stapel
scene-to-eat = zu essen
scene-still-to-eat = noch zu essen
scene-times = { $count } × { $value }
scene-matched = Servieren kannst du nur eine { $card }: { title }
scene-nothing = Noch kein Gericht
scene-clockwise = Es geht im Uhrzeigersinn.
scene-counter = Es geht andersherum.
scene-becomes = → { $total }
scene-turn-of = { $name } ist dran
scene-your-turn = Du bist dran
scene-eats = { $name } isst
scene-you-eat = Du isst
scene-full = { $name } ist satt
scene-you-are-full = Du bist satt

## Das Deck, und wie gefährlich Essen ist.

deck-left = übrig
deck-bad = { $count } davon schlecht
deck-danger = { $percent } %
deck-danger-label = Risiko für Bauchweh, wenn du { $total } isst: { $percent } %.
deck-risk = Risiko
deck-discard = Ablage
deck-show = Die Ablage: { cards }. Durchsehen

## Wer am Tisch sitzt.

seat-tokens = { $taken } von 3 Marken
seat-hand = { cards } auf der Hand
seat-next = danach dran
seat-choose = { $name } kommt dran
seat-known = Alle haben gesehen, dass { $name } diese bekam

## Die eigene Hand.

hand-label = Deine Hand
hand-empty = Deine Hand ist leer: Du ziehst drei, wenn du dran bist.
hand-pile =
    { $count ->
        [1] { title }
       *[other] { $count } × { title }
    }
hand-pile-dish =
    { $count ->
        [1] { title } ({ $card })
       *[other] { $count } × { title } ({ $card })
    }
hand-back = Zurückstecken

## Fragen.

ask-choose = „Du da“: Wer bekommt die { $total }?
ask-pair = Was machst du mit deinen { $dish }ern?
ask-more = Oder tipp auf eine Karte, die leuchtet.
ask-start-note = Danach ist { $next } dran. An einem kleinen Gericht gibt es wenig zu essen.
ask-action = „{ title }“ spielen?
ask-danger =
    { $names-count ->
        [one] Noch eine Marke für { $names }, und es ist Schluss.
       *[other] { $names } haben je zwei Marken: Mit einer dritten ist Schluss.
    }
ask-own-danger = Deine nächste Marke ist die dritte: Dann ist Schluss!
ask-sent-back = „{ title }“: { $name } schickt dir den Stapel zurück.
ask-chosen = „{ title }“: { $name } hat dich ausgesucht.
ask-only-eat = Du hast nichts, was passt: Iss { $total }.
ask-add-note = Mit noch einem Bauchweh wird Essen für alle riskanter, auch für dich.

## Worauf ein Zug hinausläuft.

comes-to-start = Mit einer { $dish } anfangen: { $dish } für { $next }
comes-to-serve = Eine { $dish } servieren: { $total } für { $next }
comes-to-plus = Nachschlag: { $total } für { $next }
comes-to-reverse = Kehrtwende: { $total } für { $next }
comes-to-anybody = „Du da“: { $total } für wen du willst
comes-to-skip = Mit zweien ausweichen: { $dish } für { $next }
comes-to-eat = { $total } essen
comes-to-eat-risk = { $total } essen · { $percent } % Risiko

## Das Essen: Karten werden eine nach der anderen umgedreht.

meal-label = Das Essen
meal-begins =
    { $count ->
        [1] Eine Karte umdrehen.
       *[other] { count-first } Karten umdrehen.
    }
meal-going =
    { $count ->
        [1] Eine ist unten, noch { left-within }.
       *[other] { count-first } sind unten, noch { left-within }.
    }
meal-last = Noch eine.
meal-done =
    { $count ->
        [1] Eine Karte, und alles ist gut.
        [2] Beide sind gut gerutscht.
       *[other] Alle { count-within } sind gut gerutscht.
    }
meal-bad = Oh nein. Bauchweh!
meal-yours =
    { $count ->
        [0] Alles Gute kommt auf deine Hand.
        [1] Die eine gehört dir so oder so.
       *[other] Die { count-within } gehören dir so oder so.
    }
meal-theirs = { $name } isst { $count }.
meal-bad-yours =
    { $count ->
        [1] Das gibt eine Marke. Der Rest gehört dir.
       *[other] Mehrmals Bauchweh, aber nur eine Marke. Der Rest gehört dir.
    }
meal-bad-theirs =
    { $count ->
        [1] Das gibt eine Marke für { $name }.
       *[other] Mehrmals Bauchweh, aber nur eine Marke: Glück für { $name }!
    }
meal-next = Schneller umdrehen
meal-onward = Weiter
meal-turned = Karte { $at }: { title }

## Die Ablage.

gone-title = Die Ablage
gone-none = Da liegt nichts.
