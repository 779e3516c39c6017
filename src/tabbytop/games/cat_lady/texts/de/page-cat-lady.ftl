### Cat Lady auf der Seite: eine Auslage von neun Karten; man nimmt eine Reihe oder Spalte und füttert am Ende.

you = du
yours = Was du hast
others-label = Die anderen
grid-label = Die Auslage
poster = WEG
strays = Streuner
strays-how = einer für zwei vermisste Katzen
no-strays = alle haben ein Zuhause
your-cats = Deine Katzen
your-food = Dein Futter
your-hand = Deine Hand
no-cats = Noch keine Katzen. Wie ordentlich.
empty-hand = Noch keine Handkarten
empty-hand-costs = { empty-hand }. Am Ende ohne Kostüm: −{ $points }.
hand-word = Karten auf der Hand
token-word = Goldmünzen zu 2 Punkten
coin = Goldmünze
coin-text = Am Ende 2 Punkte wert. Du bekommst sie für zwei vermisste Katzen oder wenn jemand anders einkaufen geht.
box-word = Kartons
has-fed = fertig mit Füttern
cat-player = Die Spielkatze
goals = Gemeinsame Ziele
no-turn-card = mischt ihre Zugkarten
pool = Ziele im Vorrat
points-so-far =
    { $points ->
        [one] Punkt bisher
       *[other] Punkte bisher
    }
all-of-it = Alles zeigen
look-at-line = Zeig auf eine Reihe oder Spalte und sieh, was sie dir bringt.
tap-line = Tipp auf einen Buchstaben oder eine Zahl, um die Karten zu sehen.
tap-line-hold = Tipp auf einen Buchstaben oder eine Zahl, um die Karten zu sehen. Halt eine Karte gedrückt, um sie zu lesen.
last-turn = Das ist dein letzter Zug.
nothing-to-play = Du hast jetzt nichts zum Ausspielen. Tipp auf „Zug beenden“.
play-or-keep = Spiel jetzt eine Karte aus, oder behalt sie für einen späteren Zug.
place-note = Sie sperrt die Linie, an der sie sitzt, und zieht an jede um, die genommen wird.
same-appetite = An den satten Katzen ändert das nichts.
never-mind = Ach, egal
not-now = Jetzt nicht
pay-with =
    { $tokens ->
        [tuna-and-milk] Thunfisch, Milch
        [tuna-and-wild] Thunfisch, Joker
        [wild-and-milk] Joker, Milch
       *[wild-and-wild] Zwei Joker
    }
eaten-as =
    { $food ->
        [chicken] Huhn
        [tuna] Thunfisch
        [milk] Milch
        [wild] Joker
        [treat] Leckerli
        [any] Irgendein Futter
       *[other] { $food }
    }
cash = 2 Punkte

## Am Ende, wenn alle ihre Katzen füttern.

planner-title = Futterzeit
planner-how = Zieh Futter in die Näpfe, oder tipp auf ein Futter und dann auf eine Katze.
planner-tray = Dein Futter
planner-best = Bester Plan
planner-following = Wird serviert …
planner-done = Fertig
planner-done-hungry = Fertig, { cat-count } hungrig
planner-which = Was bekommt { $title }?
planner-eaten-as =
    { $food ->
        [chicken] Als was zählt das Huhn?
        [tuna] Als was zählt der Thunfisch?
        [milk] Als was zählt die Milch?
        [wild] Als was zählt der Joker?
        [treat] Als was zählt das Leckerli?
       *[other] Als was zählt { food }?
    }
planner-picked =
    { $food ->
        [chicken] Wer bekommt das Huhn?
        [tuna] Wer bekommt den Thunfisch?
        [milk] Wer bekommt die Milch?
        [wild] Wer bekommt den Joker?
        [treat] Wer bekommt das Leckerli?
       *[other] Wer bekommt { food }?
    }
planner-back = { $title } alles wieder wegnehmen
planner-changes =
    { $left ->
        [1] Du darfst noch einmal Futter zurücknehmen.
       *[other] Du darfst noch { $left }-mal Futter zurücknehmen.
    }
planner-now =
    { $points ->
        [one] Punkt bisher.
       *[other] Punkte bisher.
    }
planner-now-hungry =
    { $points ->
        [one] Punkt, hungrige Katzen −{ $cost }.
       *[other] Punkte, hungrige Katzen −{ $cost }.
    }
planner-could = Möglich: { $best }.
planner-depends = Angenommen, die anderen füttern so gut, wie sie können.
planner-depends-elvis = Wenn { $name } Elvis füttert, bringen deine Kostüme vielleicht weniger.
planner-fed = { $fed } von { $all } satt
planner-token = { food }, noch { $left }
planner-waits = Deine Katzen fressen. Die anderen tragen noch Näpfe herum.

## Alles, was jemand hat.

detail-title = Die Katzen von { $name }
detail-mine = Was du hast
detail-food = Futter
detail-boxes = Kartons
detail-hand = Hand
detail-hand-count =
    { $count ->
        [one] { $count } Karte verdeckt auf der Hand
       *[other] { $count } Karten verdeckt auf der Hand
    }
detail-none = Noch keine Katzen.
points-line =
    { $key ->
        [fed] { $count ->
            [one] { $count } satte Katze
           *[other] { $count } satte Katzen
        }
        [costumes] { $count ->
            [0] Kein Kostüm
            [one] { $count } Kostüm, zählt am Ende
           *[other] { $count } Kostüme, zählen am Ende
        }
        [catnip] Katzenminze: { $count }
        [toys] Spielzeug: { $count }
        [boxes] Kartons: { $count }
        [goal] Ein gemeinsames Ziel
        [tokens] Goldmünzen: { $count }
        [extras] Handkarten
       *[other] { $key }
    }
points-line-all = Punkte bisher
detail-to-feed =
    { $count ->
        [one] { $count } Katze hat noch kein Futter. Ist sie am Ende hungrig, kostet sie { $cost } Punkte.
       *[other] { $count } Katzen haben noch kein Futter. Sind sie am Ende hungrig, kosten sie { $cost } Punkte.
    }

## Karten und Futter.

colour-letter =
    { $colour ->
        [black] S
        [orange] R
        [white] W
        [gray] G
       *[other] { $colour }
    }
cat-count =
    { $count ->
        [one] { $count } Katze
       *[other] { $count } Katzen
    }
cards-left =
    { $count ->
        [one] Karte übrig
       *[other] Karten übrig
    }
food =
    { $food ->
        [chicken] Huhn
        [tuna] Thunfisch
        [milk] Milch
        [wild] Joker
        [treat] Leckerli
        [any] irgendein Futter
       *[other] { $food }
    }
slot =
    { $state ->
        [full] { food } ist da
        [missing] { food } fehlt
       *[other] { food }
    }
bowl = Napf: { $slots }
note =
    { $name ->
        [lost-cat] zwei holen Streuner
        [spray-bottle] scheucht die Katze
        [brush] tauscht zwei Katzen
        [laser-pointer] zwei nach Wahl
        [shopping-bag] je 1 Futter
       *[other]
            { $group ->
                [toy] Spielzeug
                [costume] Kostüm
                [catnip] ab 2, sonst −2
               *[other] { "" }
            }
    }
note-food =
    { $count ->
        [0] nichts
        [1] ein Happen
        [2] zwei Happen
        [3] drei Happen
       *[other] { "" }
    }
note-food-mixed = von jedem eins

## Die Auslage.

line =
    { $line ->
        [row-a] Reihe A
        [row-b] Reihe B
        [row-c] Reihe C
        [column-1] Spalte 1
        [column-2] Spalte 2
        [column-3] Spalte 3
       *[other] { $line }
    }
line-title = { line }
take-line = { line } nehmen
if-you-take = Wenn du { line } nimmst
token = Die Holzkatze sitzt an { line }
card-name = { $cell }: { $title }. { $text }
cat-name = { $title }. { $text }
mine-fed = { $title }, satt. { $text }
mine-hungry = { $title }, hungrig. { $text }
mine-yours = { $title }, bei dir. { $text }

## Ziele, die Nachbarn gemeinsam haben.

goal-words =
    { $goal ->
        [fed-cats] { $needed ->
            [one] { $needed } satte Katze
           *[other] { $needed } satte Katzen
        }
        [toys] { $needed ->
            [one] { $needed } Spielzeug
           *[other] { $needed } Spielzeuge
        }
        [costumes] { $needed ->
            [one] { $needed } Kostüm
           *[other] { $needed } Kostüme
        }
        [catnip] { $needed ->
            [one] { $needed } Katzenminze
           *[other] { $needed } Katzenminzen
        }
        [multicoloured] { $needed ->
            [one] { $needed } satte bunte Katze
           *[other] { $needed } satte bunte Katzen
        }
        [one-food] { $needed ->
            [one] { $needed } satte Ein-Happen-Katze
           *[other] { $needed } satte Ein-Happen-Katzen
        }
        [two-food] { $needed ->
            [one] { $needed } satte Zwei-Happen-Katze
           *[other] { $needed } satte Zwei-Happen-Katzen
        }
        [tuna-cats] { $needed ->
            [one] { $needed } satte Thunfischkatze
           *[other] { $needed } satte Thunfischkatzen
        }
        [chicken-cats] { $needed ->
            [one] { $needed } satte Hühnerkatze
           *[other] { $needed } satte Hühnerkatzen
        }
        [milk-cats] { $needed ->
            [one] { $needed } satte Milchkatze
           *[other] { $needed } satte Milchkatzen
        }
       *[other] { $needed } { $title }
    }
goal-shared = { goal-words }, gemeinsam: { $partners }
goal-pool = { goal-words }, im Vorrat
swap-in = Neues Ziel: { goal-words }.
swap-out = Altes Ziel: { goal-words }.

## Die anderen.

look-at = Was { $name } hat
gift =
    { $gift ->
        [two-tokens] fing mit zwei Goldmünzen an
        [one-more-stray] fing mit einem Streuner mehr an
        [one-catnip] fing mit einer Katzenminze an
        [three-wild] fing mit drei Jokern an
        [two-costumes] fing mit zwei Kostümen an
        [wild-toy] fing mit einem beliebigen Spielzeug an
       *[other] { $gift }
    }
turn-card-wants =
    { $wants ->
        [toys] die meisten Spielzeuge
        [catnip] die meiste Katzenminze
        [six-vp] die meisten 6-Punkte-Katzen
        [food] das meiste Futter
        [cat-token] wo die Holzkatze sitzt
       *[other] { $wants }
    }
turn-card-else =
    { $arrow ->
        [top-row] , sonst die obere Reihe
        [middle-row] , sonst die mittlere Reihe
        [bottom-row] , sonst die untere Reihe
        [left-column] , sonst die linke Spalte
        [middle-column] , sonst die mittlere Spalte
        [right-column] , sonst die rechte Spalte
       *[other] { "" }
    }
turn-card = { turn-card-wants }{ turn-card-else }

## Was eine Reihe oder Spalte brächte, wenn dann Schluss wäre.

fed-so-far = { $fed } von { $all } satt, Stand jetzt
eats =
    { $cats-count ->
        [one] { $cats } wird dann satt.
       *[other] { $cats } werden dann satt.
    }
to-feed = Bis zum Ende noch { $count } zu füttern: { $cats }.
hungry-at-end = Hungrige Katzen kosten erst am Ende Punkte.
to-feed-word = zu füttern
to-feed-count = { $count } zu füttern
not-counted = Noch nicht gezählt: { $cards }.
first-costume = Ein Kostüm erspart dir die −{ $points } für gar keins.
signed =
    { $sign ->
        [plus] +{ $points }
        [minus] −{ $points }
       *[zero] ±0
    }
points-word =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
points-count =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
what-if-points = { signed } { points-word }.

## Gleiche Karten auf der Hand, übereinander.

heap =
    { $key ->
        [lost-cat]
            { $count ->
                [0] 1 von 2
                [1] 1 von 2
               *[other] { $count }
            }
        [toy]
            { $count ->
                [one] { $count } Spielzeug
               *[other] { $count } Spielzeuge
            }
       *[other] { $count }
    }
heap-kind =
    { $key ->
        [lost-cat] vermisste Katzen
        [catnip] Minze
        [spray-bottle] { $count ->
            [one] Flasche
           *[other] Flaschen
        }
        [brush] { $count ->
            [one] Bürste
           *[other] Bürsten
        }
        [laser-pointer] Laser
        [shopping-bag] { $count ->
            [one] Tasche
           *[other] Taschen
        }
       *[other] { heap-of }
    }
heap-of =
    { $key ->
        [toy] { $count ->
            [one] Spielzeug
           *[other] Spielzeuge
        }
        [costume] { $count ->
            [one] Kostüm
           *[other] Kostüme
        }
        [catnip] { $count ->
            [one] Katzenminze
           *[other] Katzenminzen
        }
        [lost-cat] { $count ->
            [one] vermisste Katze
           *[other] vermisste Katzen
        }
        [spray-bottle] { $count ->
            [one] Sprühflasche
           *[other] Sprühflaschen
        }
        [brush] { $count ->
            [one] Katzenbürste
           *[other] Katzenbürsten
        }
        [laser-pointer] Laserpointer
        [shopping-bag] { $count ->
            [one] Einkaufstasche
           *[other] Einkaufstaschen
        }
       *[other] { $key }
    }
heap-worth = { signed } { points-word }
heap-worth-catnip = Minze: { signed }
heap-name = { $count } { heap-of }
heap-name-worth = { heap-name }, { heap-worth }

## Karten, die man ausspielt: Knöpfe und Fragen.

tool =
    { $tool ->
        [spray] Katze verscheuchen
        [brush] Katze tauschen
        [laser] Laserpointer
        [adopt] Streuner holen
        [swap] Ziel tauschen
       *[other] { $tool }
    }
tool-asks =
    { $tool ->
        [spray] Wohin läuft die Holzkatze?
        [brush] Welche deiner Katzen geht, und welche aus der Auslage kommt?
        [laser] Der rote Punkt tanzt. Welche Karte zuerst?
        [adopt] Zwei vermisste Katzen sind gefunden. Wer kommt nach Hause?
        [swap] Welches Ziel gegen welches?
       *[other] { "" }
    }
tool-asks-more =
    { $tool ->
        [brush] Und die andere?
        [laser] Und die zweite Karte?
        [swap] Und das andere Ziel?
       *[other] { tool-asks }
    }
