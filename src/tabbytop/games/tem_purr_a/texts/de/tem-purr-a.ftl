### Tem-Purr-A.

title = Tem-Purr-A
about = Reich die Gerichte weiter, iss nur, was du musst, und pass auf deinen Bauch auf.
mood-first = gewagt
mood-second = gemein
mood-third = flott

## Karten.

card-2 = Reisbällchen
    .text = Ein Gericht: Wer es isst, zieht zwei Karten.
card-3 = Dango
    .text = Ein Gericht: Wer es isst, zieht drei Karten.
card-4 = Garnele
    .text = Ein Gericht: Wer es isst, zieht vier Karten.
card-5 = Lachs
    .text = Ein Gericht: Wer es isst, zieht fünf Karten.
card-6 = Gyoza
    .text = Ein Gericht: Wer es isst, zieht sechs Karten.
card-7 = Nudeln
    .text = Ein Gericht: Wer es isst, zieht sieben Karten.
card-plus = Nachschlag
    .text = Wer diesen Stapel isst, zieht eine Karte mehr.
card-reverse = Kehrtwende
    .text = Die Richtung wechselt; dran ist, wer auf der anderen Seite sitzt.
card-choose = Du da
    .text = Sag, wer dran ist; von dort geht es weiter.
card-indigestion = Bauchweh
    .text = Beendet die Runde; wer es zieht, bekommt eine Marke.

# Eine Karte im Satz: Gerichte als Zahl ("eine 6"), "Du da" in Anführungszeichen.
named =
    { $card-key ->
        [plus] { $card }
        [reverse] { $card }
        [choose] „{ $card }“
       *[other] { $card-key }
    }
equal-cards =
    { $count ->
        [1]
            { $card-key ->
                [plus] { $card }
                [reverse] { $card }
                [choose] „{ $card }“
               *[other] eine { $card-key }
            }
       *[other] { $count } × { named }
    }
indigestions =
    { $spoilt ->
        [one] ein Bauchweh
       *[other] { $spoilt }-mal Bauchweh
    }

## Fragen.

prompt-start = Fang einen Stapel an. Mit welchem Gericht?
prompt-turn = Leg eine { $dish }, eine Aktion oder ein Paar, oder iss { $total }. Was machst du?
prompt-add = Im Deck steckt { indigestions }. Noch eins dazu?

## Ereignisse.

event-start =
    { $seat-is ->
        [you] Du fängst einen Stapel mit einer { $dish } an.
       *[other] { $seat } fängt einen Stapel mit einer { $dish } an.
    }
event-serve =
    { $seat-is ->
        [you] Du servierst eine { $dish }: macht { $total }.
       *[other] { $seat } serviert eine { $dish }: macht { $total }.
    }
event-skip =
    { $seat-is ->
        [you] Du weichst mit zwei { $dish }ern aus: macht { $total }.
       *[other] { $seat } weicht mit zwei { $dish }ern aus: macht { $total }.
    }
event-choose =
    { $seat-is ->
        [you] Du zeigst mit „Du da“ auf { $other-whom }.
       *[other] { $seat } zeigt mit „Du da“ auf { $other-whom }.
    }
event-act =
    { $card-key ->
        [plus]
            { $seat-is ->
                [you] Du spielst einen Nachschlag: macht { $total }.
               *[other] { $seat } spielt einen Nachschlag: macht { $total }.
            }
       *[reverse]
            { $seat-is ->
                [you] Du spielst eine Kehrtwende.
               *[other] { $seat } spielt eine Kehrtwende.
            }
    }
event-eat =
    { $seat-is ->
        [you] Du isst { meal }
       *[other] { $seat } isst { meal }
    }
meal =
    { $left ->
        [none] { $count }: { meal-cards }
        [0] { $count }, aber es war keine Karte mehr da.
        [1] { $count } (es war nur noch 1 da): { meal-cards }
       *[other] { $count } (es waren nur noch { $left } da): { meal-cards }
    }
meal-cards =
    { $spoilt ->
        [0] { meal-good }, alles gut.
        [1] { meal-good }, und { indigestions }!
       *[other] { meal-good }, und { indigestions }, aber nur eine Marke!
    }
meal-good =
    { $cards-count ->
        [0] nichts Gutes
       *[other] { $cards }
    }
event-deal =
    { $seat-is ->
        [you] Du bekommst { drawn }.
       *[other] { $seat } bekommt { drawn }.
    }
event-draw =
    { $seat-is ->
        [you] Du ziehst { drawn-with-indigestions }
       *[other] { $seat } zieht { drawn-with-indigestions }
    }
drawn-with-indigestions =
    { $spoilt ->
        [0] { drawn }.
       *[other]
            { $count ->
                [0] { indigestions }!
               *[other] { drawn } und { indigestions }!
            }
    }
drawn =
    { $cards-count ->
        [none]
            { $count ->
                [one] eine Karte
               *[other] { $count } Karten
            }
       *[other] { $cards }
    }
event-token =
    { $tokens ->
        [2]
            { $seat-is ->
                [you] Du nimmst die zweite Marke. Noch eine, und es ist aus!
               *[other] { $seat } nimmt die zweite Marke. Noch eine, und es ist aus!
            }
       *[other]
            { $seat-is ->
                [you] Du nimmst die { nth } Marke.
               *[other] { $seat } nimmt die { nth } Marke.
            }
    }
nth =
    { $tokens ->
        [1] erste
       *[other] dritte
    }
event-no_dish =
    { $seat-is ->
        [you] Du hast kein Gericht für den Anfang.
       *[other] { $seat } hat kein Gericht für den Anfang.
    }
event-add =
    { $seat-is ->
        [you] Du tust noch ein Bauchweh dazu: jetzt { indigestions } im Spiel.
       *[other] { $seat } tut noch ein Bauchweh dazu: jetzt { indigestions } im Spiel.
    }
event-decline =
    { $seat-is ->
        [you] Du legst kein Bauchweh dazu.
       *[other] { $seat } legt kein Bauchweh dazu.
    }
event-round =
    { $seat-is ->
        [you] Runde { $round }: { indigestions } in { $deck } Karten. Du beginnst.
       *[other] Runde { $round }: { indigestions } in { $deck } Karten. { $seat } beginnt.
    }
event-reshuffle =
    { $count ->
        [one] Das Deck ist leer, die Ablage wird neu gemischt: eine Karte.
       *[other] Das Deck ist leer, die Ablage wird neu gemischt: { $count } Karten.
    }
event-end = Das Wettessen ist vorbei!

## Züge.

move-start = mit einer { $dish } anfangen
move-serve = eine { $dish } servieren
move-eat = essen
move-play = { named }
move-choose =
    { $seat-is ->
        [opponent] mit „Du da“ auf { $seat-key }
       *[other] mit „Du da“ auf { $seat-whom }
    }
move-skip = mit zwei { $dish }ern ausweichen
move-add = ja, noch eins
move-pass = nein, lieber nicht

## Wertung.

score-tokens = genommene Marken: { $count }
score-tie-break = Handkarten, bei Gleichstand: { $hand }

reason-fewest-tokens = die wenigsten Marken
reason-equal-tokens-most-cards-in-hand = gleich viele Marken, die meisten Karten auf der Hand
reason-equal-tokens-and-cards-shared = gleich viele Marken und Karten, geteilt

## Einstellungen.

option-dishes = wie viele von jedem Gericht: von siebzehn 2ern abwärts bis zu sieben 7ern oder je zwölf
    .title = Die Gerichte
    .choice-falling = Große sind selten
    .choice-even = Zwölf von jedem
option-skip_changes_dish = wer ausweicht, muss ein anderes Gericht bringen; sonst geht jedes Paar
    .title = Ausweichen bringt ein anderes Gericht
option-reminders = zeigen, welche Karten vor aller Augen auf eine Hand kamen; sonst heißt es: merken
    .title = Gedächtnisstütze

## Was jetzt zu tun ist.

must-start = jetzt musst du einen Stapel mit einem Gericht anfangen
must-turn = jetzt musst du servieren, essen, eine Aktion spielen oder ausweichen
must-add = jetzt musst du sagen, ob noch ein Bauchweh dazukommt

## Warum etwas nicht geht.

refusal-no-dish = du hast keine { $card-key } auf der Hand
refusal-no-action = du hast „{ $card }“ nicht auf der Hand
refusal-other-dish = dran ist „{ $card } ({ $card-key })“, und nur das wird serviert
refusal-no-pair =
    zum Ausweichen brauchst du zwei gleiche Gerichte, und „{ $card } ({ $card-key })“ hast du nicht zweimal
refusal-same-dish = wer ausweicht, muss das Gericht wechseln, und „{ $card } ({ $card-key })“ ist schon dran
refusal-no-seat = einen Platz { $number } gibt es nicht
refusal-yourself = dich selbst kannst du nicht aussuchen

## Warum sich ein Tisch nicht so aufbauen lässt.

arrange-seats = { $what }: Es gibt nur { $seats } Plätze
arrange-stack = stack: ein Gericht, darauf gleiche und Aktionen
arrange-unknown-card = es gibt keine Karte „{ $name }“
arrange-none-left = es ist kein „{ $name }“ mehr da
arrange-known = Platz { $number } hat nicht so viele „{ $name }“
arrange-tokens = tokens: Solange es weitergeht, hat niemand mehr als { $most }
arrange-spoilt = spoilt: eins zu Beginn, höchstens eins mehr je Marke, sechs im Ganzen

## Die Regeln in Kürze.

rules-idea =
    Ein Wettessen! Ein Stapel Gerichte geht herum und wird größer. Wer ihn isst, zieht so viele Karten,
    wie er wert ist, und irgendwo im Deck wartet das Bauchweh. Wer am Ende die wenigsten Marken hat,
    gewinnt.
    .heading = Die Idee
rules-turn =
    Servieren: Leg noch eins von dem Gericht, das gerade dran ist; der Stapel wächst.

    Essen: Zieh so viele Karten, wie die Gerichte zusammen wert sind, und für jeden Nachschlag eine
    mehr. Alle sehen sie, und du behältst sie. Der Stapel ist weg, und du fängst den nächsten mit einem
    Gericht von deiner Hand an.

    Aktion: Nachschlag macht den Stapel um eine Karte größer, Kehrtwende schickt ihn zurück, „Du da“
    sucht aus, wer dran ist.

    Ausweichen: zwei gleiche Gerichte, egal was dran ist. Der Stapel ist weg, eins der beiden ist der
    neue Stapel.

    Ist deine Hand leer, ziehst du zuerst drei Karten, die die anderen nicht sehen.
    .heading = Dein Zug: eins davon
rules-indigestion =
    Wer Bauchweh zieht, auch mehrmals auf einmal, nimmt eine Marke, und die Runde ist vorbei. Die anderen Karten bleiben
    auf der Hand. Alles außer den Händen wird gemischt, auch das Bauchweh. Wer die Marke genommen hat, darf noch ein
    Bauchweh dazutun, bis es sechs sind, und fängt den nächsten Stapel an. Es geht wieder im Uhrzeigersinn.
    .heading = Bauchweh
rules-end =
    Nimmt jemand die dritte Marke, ist sofort Schluss. Wer die wenigsten Marken hat, gewinnt; bei
    Gleichstand, wer die meisten Karten auf der Hand hat.
    .heading = Das Ende

unit-token =
    { $count ->
        [one] { $count } Marke
       *[other] { $count } Marken
    }

## Gruppen von Karten, als Überschriften.

cards-dish = Gerichte
cards-action = Aktionen
cards-indigestion = Bauchweh

## Warum ein Tipp gut ist: was ein Zug bringt. $percent ist das Risiko, beim Essen Bauchweh zu bekommen.

because-eats =
    { $percent ->
        [0] Ganz ohne Risiko: Du bekommst { $total } Karten und fängst den nächsten Stapel an.
        [100] Du ziehst { $total } Karten und bekommst sicher Bauchweh.
       *[other] Du ziehst { $total } Karten ({ $percent } % Risiko für Bauchweh) und fängst dann den nächsten Stapel an.
    }
because-passes =
    { $percent ->
        [0] { $seat } bekommt den Stapel: { $total } Karten, ohne Risiko.
        [100] { $seat } bekommt den Stapel: { $total } Karten, mit sicherem Bauchweh.
       *[other] { $seat } bekommt den Stapel: { $total } Karten, { $percent } % Risiko.
    }
because-third-token =
    { $seat-is ->
        [you] Es wäre deine dritte Marke: Dann ist Schluss!
       *[other] Es wäre die dritte Marke für { $seat }: Dann ist Schluss!
    }
because-skips = Das räumt den alten Stapel weg, { $total } Karten wert.
because-comes-back =
    { $count ->
        [one] Kommt der Stapel zu dir zurück, kannst du noch eine { $dish } servieren.
       *[other] Kommt der Stapel zu dir zurück, kannst du noch { $count }-mal eine { $dish } servieren.
    }
because-more-indigestions = Dann ist { $spoilt }-mal Bauchweh im Spiel, und Essen wird für alle riskanter.
because-no-more-indigestions =
    { $spoilt ->
        [one] Es bleibt bei einem Bauchweh, und Essen ist für alle sicherer.
       *[other] Es bleibt bei { $spoilt }-mal Bauchweh, und Essen ist für alle sicherer.
    }
