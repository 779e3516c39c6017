### Meow! auf der Seite: ein Kreis von Katzen mit Kapuzen um einen Altar. Jede Karte ist eine Regel, die für die anderen
### gilt; wer am Zug ist, legt eine Karte, macht Kunststücke und lässt prüfen, ob eine Regel gebrochen wurde.

goal = Befolge in einem einzigen Zug die Karte, die du legst, und alle Regeln der anderen: Dann gewinnst du.

## Der Kreis.

circle-label = Der Kreis
circle-pile =
    { $count ->
        [one] Der Stapel: { $count } Karte, verdeckt
       *[other] Der Stapel: { $count } Karten, verdeckt
    }
circle-round =
    { $rounds ->
        [0] Runde { $round }
       *[other] Runde { $round } von { $rounds }
    }
circle-candle = Die Kerze brennt herunter
circle-you = Du
circle-laid-by-you = Von dir gelegt
circle-laid-by = Von { $name } gelegt
circle-revealed-by-you = Du zeigst
circle-revealed-by = { $name } zeigt
circle-revealed-before = Im letzten Zug gezeigt
circle-gone = „{ $title }“ ist für immer fort.
circle-times = ×{ $count }
circle-no = Nein.
circle-broken = Ja!
circle-asks = ?
circle-objects = Einspruch!

## Wer um den Altar sitzt.

seat-label =
    { $count ->
        [one] { $name }: { $count } Karte auf der Hand
       *[other] { $name }: { $count } Karten auf der Hand
    }
seat-active = ist am Zug
seat-pointed = wird gefragt
seat-said-no = hat Nein gesagt
seat-ready = bereit
seat-objected = hat Einspruch erhoben
seat-best =
    { $hands ->
        [0] kam noch an keiner Hand vorbei
        [one] kam schon an { $hands } Hand vorbei
       *[other] kam schon an { $hands } Händen vorbei
    }
seat-best-short = max. { $hands }

part-before = VORHER
part-after = NACHHER

## Die eigene Hand.

hand-label = Deine Regeln
hand-none = Keine Regel auf deiner Hand.
hand-onlooker = Du schaust zu.
hand-binds = Sie gelten für die anderen, nicht für dich.
hand-learn = Schau gut hin: Sie gehen nach links weiter.
hand-asked = Wurde eine davon gebrochen?
hand-reveal = Welche zeigst du?
hand-lay = Leg eine davon.

## Kunststücke, die jemand nicht kann oder lieber nicht will.

struck-title = Gestrichen
struck-none = Bisher nichts. Tipp unten auf ein Kunststück, das du nicht kannst oder lieber lässt.
struck-unseen = Niemand erfährt es.

## Ein Zug.

turn-yours = Dieser Zug
turn-theirs = { $name } ist am Zug
turn-waiting = Vor dem ersten Zug
turn-used =
    { $most ->
        [one] { $used } von { $most } Kunststück gemacht
       *[other] { $used } von { $most } Kunststücken gemacht
    }
turn-spare = Zwei davon sind übrig: für Unsinn, falls jemand bei dir abschaut.
turn-before = Vor der Karte
turn-after = Nach der Karte
turn-nothing-in-before = Vor der Karte: nichts
turn-nothing-in-after = Nach der Karte: noch nichts
turn-remember = Alle Karten der anderen gelten für dich. Weißt du noch welche? Wir verraten nichts.
turn-watch = Schau genau hin. Hier merkt sich niemand etwas für dich.
turn-said = „{ $word }“
turn-done-as =
    { $times ->
        [0] { $label }
        [1] { $label }
       *[other] { $label }, { $times }-mal
    }
turn-parts = Der Zug
turn-step-before = Vorher
turn-step-card = Karte
turn-step-act = Vorführen
turn-step-after = Nachher
turn-step-check = Prüfung

## Fragen und Knöpfe; $left ist, wer links von dir sitzt.

ask-check = Prüfen lassen
ask-more = Noch etwas vor der Prüfung? Sie beginnt bei { $left }.
ask-full = Kein Platz für ein neues Kunststück. Lass dich prüfen, oder wiederhol eins.
ask-replace = Eine Regel austauschen
ask-not-replace = Ach, egal
ask-replacing = Welche Regel? Es muss eine sein, von der du weißt, dass sie im Spiel ist.
ask-once-a-game = Für eine Regel, die du nicht befolgen kannst oder magst. Einmal pro Partie; alle erfahren, welche weg ist.
ask-strike-note =
    { $count ->
        [0] Die meisten streichen nichts.
        [1] Ein Kunststück gestrichen, heimlich.
       *[other] { $count } Kunststücke gestrichen, heimlich.
    }
ask-pass-note = Sie gehen an { $name }, und dann weißt du, was { $name } hat.
ask-show = { $name } hat nur eine Regel von dir gebrochen: Zeig sie.
ask-lay = Leg eine Karte.
ask-lay-timed = Was kommt VORHER? Dann leg eine Karte.
ask-lay-more = Noch etwas VORHER? Dann leg eine Karte.
ask-answer-note = Wenn ja, tipp auf diese Regel. Einspruch, wenn die Karte auf dem Altar nicht befolgt wurde.
ask-name-note = Wenn ja, tipp auf diese Regel.
ask-play-note = Du musst sie befolgen. Was du auf der Hand behältst, gilt nur für die anderen.
ask-before-note = Erst alles für VORHER, dann deine Karte, dann alles für NACHHER.
ask-after-note = Deine Karte liegt: Jetzt ist NACHHER dran.
ask-look = Noch mal hinsehen
ask-no = Nein, meine nicht
ask-object = Einspruch
ask-to-turn = Gleich zu meinem Zug
ask-to-question = Gleich zu meiner Antwort
ask-wait = Nichts zu sagen

## Die Auswahl aller Kunststücke.

palette-label = Alle Kunststücke
palette-does-act = Kunststücke
palette-does-strike = Ein Kunststück streichen
palette-does-replace = Eine Regel austauschen
palette-group-recent = Zuletzt
palette-group-noise = Laute
palette-group-mime = Gesten
palette-group-counted = Gezählt
palette-group-spoken = Gesprochen
palette-tabs = Arten von Kunststücken
palette-tab =
    { $count ->
        [one] { $group }, { $count } Kunststück
       *[other] { $group }, { $count } Kunststücke
    }
palette-search = Kunststück suchen
palette-search-rule = Regel suchen
palette-nothing = So heißt hier nichts. Die Katze ist erleichtert.
palette-no-recent = Was du gemacht hast, liegt hier griffbereit.
palette-done =
    { $times ->
        [1] in diesem Zug gemacht
       *[other] in diesem Zug { $times }-mal gemacht
    }
palette-struck = gestrichen
palette-words = { $label }: Welches Wort?
palette-good-words = Aus dem Stegreif
palette-all-words = Alle { $count } Wörter
palette-find-word = Gib eins von { $count } Wörtern ein
palette-some-of = { $shown } von { $count }: Schreib, um die anderen zu finden.
palette-fresh = In dieser Partie darf es noch niemand gesagt haben. Weißt du noch?
palette-say = „{ $word }“
palette-say-as = „{ $word }“ sagen: { $label }
palette-words-found = Wörter zum Sagen
palette-back = Zurück zu den Kunststücken
palette-grow = Mehr Kunststücke zeigen
palette-shrink = Weniger Kunststücke zeigen
palette-loading = Die Kunststücke werden ausgepackt …

## Regeln, die ans Licht kamen.

listed-open =
    { $count ->
        [one] { $count } Regel kam ans Licht
       *[other] { $count } Regeln kamen ans Licht
    }
listed-open-short =
    { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
listed-title = Regeln, die ans Licht kamen
listed-none = Bisher keine.
listed-where = Wo sie jetzt sind, musst du dir merken.

## Der Notizblock neben dem Tisch.

log-note = Wer was gemacht hat, steht hier nicht: Genau das musst du dir merken.
