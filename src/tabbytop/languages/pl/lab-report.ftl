### Co wypisują `tabbytop sim`, `tabbytop arena` i `tabbytop puzzles`. Nagłówki kolumn są krótkie.

## Nagłówki kolumn.

column-seat = miejsce
column-turn = kolej
column-wins = wygrane
column-interval = przedz. 95%
column-score = punkty
column-decisions = decyzje na partię
column-mean = śr.
column-least = min.
column-median = mediana
column-most = maks.
column-bot = bot
column-rating = siła
column-decision = na decyzję
column-games = gry
column-ahead = przed
turn = { $number }.
percent = { $share }%
fair = równo { $share }
average = średnia { $rating }

## Co rozegrano.

sim-played =
    { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[other] { $games } gier
    }, { $seats ->
        [one] 1 miejsce
        [few] { $seats } miejsca
       *[other] { $seats } miejsc
    }, { $games ->
        [one] ziarno { $seed }
       *[other] ziarna od { $seed } do { $last }
    }
arena-played =
    { $planned ->
        [none] { $games ->
            [one] 1 gra
            [few] { $games } gry
           *[other] { $games } gier
        }
       *[other] gry: { $games } z { $planned }
    }, { $seats ->
        [one] 1 miejsce
        [few] { $seats } miejsca
       *[other] { $seats } miejsc
    }{ $sides ->
        [none] { "" }
       *[other] , strony: { $sides }
    }
arena-stopped = przerwano przed końcem
arena-deals =
    { $deals ->
        [one] 1 rozdanie
        [few] { $deals } rozdania
       *[other] { $deals } rozdań
    } od ziarna { $seed }, każde przesunięcie miejsc; decyzje w grze: { $decisions }

## Werdykt.

alone = Grając w pojedynkę, wygrywa się { $share }% gier ({ $low }% do { $high }%).
share-of-seat = miejsce { $place } ({ $share }%)
share-of-turn =
    { $place ->
        [0] kto zaczyna
       *[other] kto gra jako { $number }.
    } ({ $share }%)
compared-above =
    { $what ->
        [seats] Miejsca
       *[turns] Kolejność
    }: więcej niż równe { $fair }%: { $above }; tam przedział wyklucza równy udział.
compared-below =
    { $what ->
        [seats] Miejsca
       *[turns] Kolejność
    }: mniej niż równe { $fair }%: { $below }; tam przedział wyklucza równy udział.
compared-both =
    { $what ->
        [seats] Miejsca
       *[turns] Kolejność
    }: więcej niż równe { $fair }%: { $above }; mniej: { $below }; tam przedział wyklucza równy udział.
compared-alike =
    { $what ->
        [seats] Miejsca
       *[turns] Kolejność
    }: nie widać przewagi; równe { $fair }% leży we wszystkich przedziałach ({ $count }).
different-bots = Siedzą tam różne boty: to, co widać na miejscach, zależy od miejsca i bota razem.
caution = Każdy przedział mija się z prawdą raz na dwadzieścia: wśród równych miejsc (tu: { $seats }) co najmniej jedno odstaje czystym przypadkiem w około { $reports } raportach na 100.
blur =
    { $games ->
        [one] Przy 1 grze
       *[other] Przy { $games } grach
    } nie widać różnic poniżej około { $points } { percentage-points }.
pair-clear = { $bot } wyraźnie wygrywa z { $other }: jest z przodu w { $share }% ich spotkań{ $low ->
        [none] .
       *[other] { " " }({ $low }–{ $high }).
    }
pair-upset = { $bot } ma większą siłę, ale { $other } wyraźnie z nim wygrywa: { $bot } jest z przodu w { $share }% ich spotkań{ $low ->
        [none] .
       *[other] { " " }({ $low }–{ $high }).
    }
pair-alike = Między { $bot } a { $other } nie widać różnicy: { $bot } jest z przodu w { $share }% ich spotkań{ $low ->
        [none] .
       *[other] { " " }({ $low }–{ $high }).
    }
not-met = Bez spotkania: { $bot } i { $other }.
others-clear = Kto stoi wyżej, wyraźnie wygrywa też ze wszystkimi niżej.
others-unclear = Wśród pozostałych par ({ $all }) niejasne są: { $count }.
pairs-unclear = Też niejasne: { $pairs }.
against = { $bot } przeciw { $other }
single-deal = Jedno rozdanie nie mówi, jak bardzo różniłyby się inne: rozegraj więcej gier.
arena-blur =
    { $deals ->
        [one] Przy 1 rozdaniu
       *[other] Przy { $deals } rozdaniach
    } nie widać przewagi mniejszej niż około { $points } { percentage-points } ponad połowę.
# Dopełniacz, za liczbą.
percentage-points =
    { $points ->
        [few] punktów procentowych
        [many] punktów procentowych
       *[other] punktu procentowego
    }
absent = Jeszcze bez pełnego rozdania: { $bots }; rozegraj więcej gier.
lost-seat =
    { $seat ->
        [none] { $bot }
       *[other] { $bot } na miejscu { $seat }
    } traci miejsce na rzecz losu { $games ->
        [one] w 1 grze
       *[other] w { $games } grach
    }: { $why }.

## Pod tabelami.

sim-legend = ▲ ▼ przedział wyklucza równy udział. Wygrane: przedział Wilsona; punkty: t Studenta.
shared =
    { $games ->
        [one] 1 gra ma kilku zwycięzców, po równo.
        [few] { $games } gry mają po kilku zwycięzców, po równo.
       *[other] { $games } gier ma po kilku zwycięzców, po równo.
    }
arena-legend = Siła: z openskill; { $average } to tu średnia, a kto ma o { $lead } więcej, jest z przodu w 3 grach na 4. Przed: procent wszystkich spotkań, wspólna pozycja liczy się za połowę. ▲ ▼, zielony i czerwony: przedział wyklucza równy udział albo połowę. Przedziały są 95-procentowe; gry z jednego rozdania liczą się razem.
sides = Miejsca przy stole, które zawsze zajmują wspólną pozycję, są jedną stroną i mają tego samego bota.
no-room = przy tylu botach ({ $count }) brak tu miejsca na to, kto jest przed kim; --json to pokaże
sim-speed = { $time } s; w ciągu sekundy – gry: { $amount }, decyzje: { $shown }.

## W czasie gier i po Ctrl-C.

progress-games = gry
progress-left = jeszcze
speed-games = { $amount } na sekundę
speed-seconds = { $amount } s na grę
stopped = przerwano po { $count } z { $games } gier
stopped-early = przerwano po { $count } z { $games } gier, przed końcem pierwszego rozdania: nie ma czego pokazać

## Czego nie da się rozegrać.

no-games = symulacja potrzebuje co najmniej jednej gry, nie { $games }
no-workers = potrzebny jest co najmniej jeden proces, nie { $workers }
seed-too-large = to ziarno jest o wiele za duże
arena-games = turniej ma od 1 do { $most } gier, nie { $games }
arena-seats = turniej potrzebuje co najmniej dwóch miejsc, nie { $seats }
arena-bots = turniej potrzebuje co najmniej dwóch botów, nie { $count }
bot-twice = { $bot } jest tu dwa razy: bot potrzebuje innych, żeby z nimi wygrać
nobody-to-beat = w grze { $game } nie ma tu z kim wygrać: w { $amount } rozgrywkach wszystkie miejsca ({ $seats }) zajęły wspólną pozycję
nothing-to-report = żadnego rozdania nie rozegrano przy każdym przesunięciu: nie ma czego pokazać

## `tabbytop puzzles`

puzzles-counted = gry: { $games }, pozycje: { $looked }, wyraźne: { $clear }, także przy dziesięć razy dłuższym szukaniu: { $survived }{ $share ->
        [none] { "" }
       *[other] { " " }({ $share }%)
    }, także do końca gry: { $lasting }, { $level } się zgadza: { $agreed }
puzzle-mined = znalezione: { $count }; { $tally }: { $move } ({ $level })
puzzle-fails = zagadka { $number } już się nie broni: { $move } ({ $level })
puzzles-hold = bronią się { $count } z { $all }
