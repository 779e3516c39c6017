### Cat Lady w terminalu. Karty, koty, cele i jedzenie nazywają się jak w pliku gry.
###
### Słowa w odwróconych apostrofach, takie jak `plan`, wpisuje się tak, jak stoją.

## Znaki: po jednej literze, w grupie każda inna. Stoją na kartach i za liczbami, w kolorze.

letter-black = C
letter-orange = R
letter-white = B
letter-gray = S

letter-chicken = k
letter-tuna = t
letter-milk = m
letter-wild = d
letter-treat = x

## Górny wiersz: Cat Lady · twoja tura 5 z 10 · jeszcze 31 kart · 18 punktów na tę chwilę

turn-of = twoja tura { $turn } z { $turns }
# W pojedynkę: człowiek wybiera za przeciwnika.
guides = pokieruj kocim graczem
phase-opening = przed pierwszą turą
phase-turns = tura { $turn }
phase-choupette = godzina Choupette
phase-feeding = pora kolacji
phase-over = koniec
cards-left =
    { $count ->
        [one] jeszcze { $count } karta
        [few] jeszcze { $count } karty
       *[other] jeszcze { $count } kart
    }
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
# $sum to „18 punktów”.
if-it-ended = { $sum } na tę chwilę

## Siatka: rzędy, kolumny i to, co stoi na kartach.

line-name = { $line }
# Najwyżej po 16 znaków.
any-of-three = { letter-chicken }, { letter-tuna } albo { letter-milk }
feeds-any = syci każdego
each-box = 1 za karton
# Dwa wiersze po najwyżej 16 znaków: co to za karta i do czego służy. Pojedyncza kocimiętka to -2 punkty.
printed-toy =
    zabawka
    do zestawu
printed-costume =
    przebranie
    najwięcej: 6
printed-catnip =
    2 lub więcej
    pojedyncza: -2
printed-lost-cat =
    dwa: przybłęda
    albo 2 punkty
printed-spray-bottle = przegania kota
printed-brush =
    wymienia kota
    z siatką
printed-laser-pointer =
    dowolne dwie
    cała tura
# k t m dla ciebie, 2 punkty dla pozostałych.
printed-shopping-bag =
    { letter-chicken } { letter-tuna } { letter-milk } dla ciebie
    2 pozostałym

# Co liczy kot, jednym słowem: „2×przebr.” to dwa punkty za każde przebranie. Najwyżej 7 znaków.
per-black = czarny
per-orange = rudy
per-white = biały
per-chicken = kurczak
per-tuna = tuńczyk
per-milk = mleko
per-one-food = 1-kęs
per-two-food = 2-kęs
per-multicoloured = łaciaty
# Komplet: czarny, rudy i biały kot.
per-three-colours = trio
# Inne koty, które jedzą to samo.
per-other-cat-of-its-food = inny
per-food-eaten = kęs
# Komplet: tuńczyk, kurczak i mleko.
per-tuna-chicken-and-milk-eaten = menu
per-costume = przebr.
per-toy = zabawka
# Punkty za zabawki.
per-point-of-your-toy-sets = pkt zab
per-spray-bottle-or-lost-cat = karta
per-goal = cel

## Pod siatką.

strays = Przybłędy
no-strays = wszystkie znalazły dom
goals = Cele
# Cele, na które można wymienić swoje.
pool = pula:
# „zabawki: 8”; $short to jedno z poniższych słów.
goal-needed = { $short }: { $needed }
# Skróty od „najedzone koty”, „najedzeni fani tuńczyka” i tak dalej.
short-goal-fed-cats = koty
short-goal-toys = zabawki
short-goal-costumes = przebrania
short-goal-catnip = kocimiętka
short-goal-multicoloured = łaciate
short-goal-one-food = na 1 kęs
short-goal-two-food = na 2 kęsy
short-goal-tuna-cats = tuńczyk
short-goal-chicken-cats = kurczak
short-goal-milk-cats = mleko

## Kto gra.

cat-count =
    { $count ->
        [one] { $count } kot
        [few] { $count } koty
       *[other] { $count } kotów
    }
box-count =
    { $count ->
        [one] { $count } karton
        [few] { $count } kartony
       *[other] { $count } kartonów
    }
# Ile kart ktoś ma na ręce, też tam, gdzie prawie nie ma miejsca.
hand-size = ręka { $count }
hand-short = r{ $count }
no-food = brak jedzenia
# $listed: nazwy kart po przecinkach.
cats-are = koty: { $listed }
boxes-are = kartony: { $listed }
hand-are = ręka: { $listed }
# Kilka takich samych kart: „2 × Kocimiętka”.
counted = { $count } × { $item }
no-cards = brak kart
nothing = nic

## Przeciwnik w grze w pojedynkę.

last-card = Jego ostatnia karta: { $card }
began-with = Na start: { $starting }
its-hand = Jego ręka: { $listed }

## Co ma ten, kto czyta.

your-food = Twoje jedzenie
your-hand = Twoja ręka
your-hand-is = Twoja ręka: { $listed }
discarded = Odrzucone: { $listed }
# Najwyżej 13 znaków; za nimi punkty, na przykład „zabawki 3  +5”.
toys = zabawki { $count }
costumes = przebrania { $count }
no-costume = brak przebrań
catnip = kocimiętka { $count }
points-in-tokens =
    { $points ->
        [one] { $points } punkt w monetach
        [few] { $points } punkty w monetach
       *[other] { $points } punktów w monetach
    }
# O uciętej liście; `stół` pokazuje wszystko.
more-in-table = … jeszcze { $count }: `stół`
your-cats = Twoje koty
fed-now = na tę chwilę najedzone: { $fed } z { $all }; `plan` pokazuje jak
none-yet = jeszcze żadnych
boxes = Kartony
boxes-filled = pełne: { $filled } z { $all }, { points }

## Numerowane odpowiedzi.

list-spray = spryskiwacz: przegoń drewnianego kota…
list-brush = szczotka: wymień kota…
list-laser = laserek: dwie dowolne karty…
list-goals = wymień wspólny cel…
# $away i $back to skróty celów.
swap-goal = wymień cel: { $away } → { $back }
end-after = kończę turę
end-choupette = nie: wtedy nasyci ją tylko smakołyk
end-pick = dość kart
end-fresh = nic więcej
# Pod wierszami ze znakiem „?” za punktami. Najwyżej 78 znaków.
unvalued-note = ? punkty bez przebrań, zaginionych kotów, toreb i innych kart do zagrania
back-to-turn = Enter: wróć do swojej tury

ask-spray = Dokąd ucieka drewniany kot?
ask-brush = Który z twoich kotów trafia do siatki?
ask-brush-second = { $cat } się wyprowadza. Który kot z siatki się wprowadza?
ask-laser = Dwie karty z siatki za całą turę: która pierwsza?
# $cell: pole siatki, na przykład b2.
ask-laser-second = Karta na polu { $cell }, a która druga?
ask-goals = Który cel odchodzi, a który przychodzi?

## Karmienie na koniec.

tokens-left = Pozostałe żetony
none = żadne
what-gets = Co dostaje { $cat }?
# $letters: litery jedzenia.
wants = chce { $letters }
# „dowolne jedzenie jako tuńczyk”.
eaten =
    { $eaten-key ->
        [none] { $food }
       *[other] { $food } jako { $eaten }
    }
everything-back = wszystko z powrotem
no-cats = Nie masz kotów.
nothing-fed = nikt jeszcze nic nie dostał
done = gotowe
fed-in-part = Jeden kot jest dopiero w połowie kolacji.
feed-hint = `plan`: jak karmić najlepiej, `wykonaj`: nakarm właśnie tak.
back-to-cats = Enter: wróć do swoich kotów
nothing-to-feed = Nie masz jedzenia, którego ktoś by chciał.

## Strona polecenia `plan`: koty z punktami i cała reszta.

plan-now = Gdyby to był koniec: { points }
plan-now-note =
    Za to, co masz teraz. Nagrody za przebrania, wspólne cele i kara za resztki nie są wliczone: nikt ich jeszcze nie zna.
plan-best = Najlepszy plan: { points }
plan-best-note = Jeśli pozostali karmią najlepiej, jak się da.
the-rest = Reszta
# Suma na końcu.
points-total = punkty
left-over = Zostaje
still-missing = Jeszcze brakuje
# „1 z tm”: brakuje jednego żetonu o jednej z tych liter.
some-of = { $count } z { $letters }
follow-hint = `wykonaj` karmi je właśnie tak i kończy kolację.

## Jak czytać ekran.

help-screen =
    Na tym ekranie numery przy brzegach siatki biorą rząd albo kolumnę. Obok każdego stoi, co by się wtedy zmieniło, gdyby
    to był koniec gry. Znak ? za liczbą mówi, że jakaś karta nie jest wliczona: przebranie, którego nagrody nikt jeszcze nie
    zna, albo zaginiony kot, torba lub inna karta do zagrania.

    { legend }

    Przy karmieniu możesz zmieniać zdanie, dopóki nie wpiszesz `done`. `plan` pokazuje najlepszy plan, a `wykonaj` karmi
    według niego. W czasie gry `plan` pokazuje, jak ci idzie i czego jeszcze brakuje twoim głodnym kotom.
# $zeus to kot Zeus; `karty zeus` się wpisuje.
legend =
    Znaki: czarne, rude, białe i szare koty to { letter-black } { letter-orange } { letter-white } { letter-gray }; kurczak,
    tuńczyk i mleko to { letter-chicken } { letter-tuna } { letter-milk }, dowolne jedzenie to { letter-wild }, smakołyk to
    { letter-treat }, a ? to cokolwiek. Zatem { letter-chicken }2 { letter-treat }1 to dwa kurczaki i smakołyk. Za kotem stoi,
    ile jest wart, gdy się naje: 3 to trzy punkty, 2×{ per-costume } to dwa za każde przebranie, 3* to trzy i coś jeszcze
    z karty, a { letter-treat }1 to jeden punkt, bo syci go smakołyk. ✓ to kot, którego na tę chwilę można nakarmić,
    r to liczba kart na ręce, ◆ to punkty w monetach, a ● to ktoś już po karmieniu. `karty` mówi, ile warta jest każda karta,
    `karty zeus`, kim jest { $zeus }.
