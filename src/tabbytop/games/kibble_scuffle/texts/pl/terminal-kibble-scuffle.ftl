### Kibble Scuffle w terminalu: trzy miski obok siebie, pod nimi wiersz dla każdej osoby i twoja ręka.
###
### Wiersze są krótkie: w oknie o 80 znakach miska ma ich 24.

## Krótkie nazwy.

# Miski nad kolumną liczb; tak też można je wpisać.
short-bowl-1 = Rybia
short-bowl-2 = Mysia
short-bowl-3 = Ptasia

# Karty tam, gdzie jest mało miejsca.
short-card-big-eyes = Maślana
short-card-catnip = Miętka
short-card-clumsy = Fajtłapa
short-card-fat = Pulpet
short-card-feral = Dzikus
short-card-fraidy = Cykor
short-card-greedy = Żarłok
short-card-house = Domator
short-card-mangy = Kudłacz
short-card-pounce = Skoczek
short-card-queen = Królowa
short-card-tom = Kocur
short-card-trickster = Spryciula
short-card-alley = Dachowiec
short-card-lazy = Leniuch
short-card-mama = Mama
short-card-copy = Kopiokot

## Nagłówek: jak daleko jest gra i co ją kończy.

phase-building = budowa talii
phase-opening = wybór kart
phase-placement = tura { $turn }
phase-feeding = tura { $turn }: kolacja!
phase-over = koniec

# $goal: punkty; $full: koty przy misce; $left: chrupki w pudle.
rule-feeding = { $goal } punktów kończy grę · { cubes-left }
rule-placement = kolacja od { $full } kotów, koniec od { $goal } punktów · { cubes-left }
rule-teams = koniec, gdy ktoś ma { $goal } punktów · { cubes-left }
cubes-left =
    { $left ->
        [one] jeszcze { $left } chrupka
        [few] jeszcze { $left } chrupki
       *[many] jeszcze { $left } chrupek
    }

## Miski.

no-food = pusto
bowl-count = { $counted } z { $full }
bowl-eats = kolacja!
bowl-closed = stop: Robokurzacz!
# Za tym znak osoby.
bowl-laser = { bowl-count } · Laserek
bowl-full = { bowl-count }: kolacja?
bowl-almost = { bowl-count }: jeszcze kot
two-places = liczy się za dwa
returns = wróci
first = 1.
more-cats = +{ $count }

## Kto gra.

# Za liczbą punktów, najwyżej 4 znaki.
points =
    { $points ->
       *[other] pkt
    }
# Najwyżej 26 znaków; $deck i $discard mają po dwa.
piles = ręka { $hand } talia { $deck } odrz. { $discard }
box = pudło

## Co pokazuje tylko duże okno albo polecenie `stół`. $pile to lista kart albo nic.

discard =
    { $seat-is ->
        [you] Twoje odrzucone
       *[other] Odrzucone { $seat-gen }
    }: { $pile ->
        [none] nic
       *[other] { $pile }
    }
discard-seen = { discard } (na pewno na ręce: { $known })
box-content = W pudle z karmą: { $three } × 3, { $two } × 2, { $one } × 1
deck-content =
    Zostało w twojej talii: { $pile ->
        [none] nic
       *[other] { $pile }
    }

## Ręka i odpowiedzi.

no-cards = brak kart
hand =
    Twoja ręka: { $pile ->
        [none] pusta
       *[other] { $pile }
    }
left-out =
    Odłożone do tej pory: { $pile ->
        [none] nic
       *[other] { $pile }
    }
all-left-out = Poza talią
left-out-of =
    { $name }: { $pile ->
        [none] nic
       *[other] { $pile }
    }
cards-hint = `karty` powie ci, co robi każda z nich.
calls-dinner = ! zwołuje na kolację
copy-which = jako kto?
copy-question = Kopiokot: jako który kot ze stosu odrzuconych i przy której misce?
back-to-hand = Enter: wróć do ręki
nothing-to-play = nie ma co zagrać
discard-it = odrzuć
decline = Nie, dziękuję
cat-to = { $card } → { $bowl }
cat-of = { $card }, { $bowl }
cat-at = { $card } przy { $bowl-loc }

# Za odpowiedzią: co będzie, jeśli kot tam pójdzie.
forecast-priority = do odrzuconych: najpierw je { $card }
forecast-unsure = teraz { $counted }
forecast = { $counted } + { $short } = { $total }
forecast-dinner = { $counted } + { $short } = { $total }: kolacja, jeśli zostaną

# Odpowiedzi dane bez pytania, bo innych nie było.
no-kitten = Żaden inny Kociak nie może przyjść.
no-cat-follows = Żaden twój kot nie może tam pójść.

## Pomoc.

advanced = { $text } (dla zaawansowanych)
screen-help =
    Na tym ekranie 23 zagrywa drugą kartę z twojej ręki przy trzeciej misce. Znak ! to pewna kolacja,
    a ? to kolacja, jeśli do końca tury zostaną wszystkie koty.
    `karty` mówi, co robi każda karta.
