### Tem-Purr-A w terminalu: osoby przy stole, pośrodku stos dań, a pod nim twoja ręka.

## Krótkie nazwy kart: najwyżej 7 znaków.

short-card-2 = Ryż
short-card-3 = Dango
short-card-4 = Kreweta
short-card-5 = Łosoś
short-card-6 = Gyoza
short-card-7 = Makaron
short-card-plus = Repeta
short-card-reverse = Zwrot
short-card-choose = Hej, ty

## Nagłówek.

heading-rule =
    { $clockwise ->
        [yes] zgodnie z zegarem · trzeci żeton kończy grę
       *[no] przeciwnie do zegara · trzeci żeton kończy grę
    }
round = runda { $round }
the-end = koniec

## Stół.

nothing-yet = Na stole jeszcze nic nie ma.
contest-over = Koniec zawodów.
indigestion =
    { $count ->
        [1] Niestrawność!
       *[other] Niestrawność ×{ $count }!
    }
# Ile wart jest stos: $count dań o wartości $dish i $more kart, które dodają po jednej. Około 18 znaków.
to-eat =
    zjeść: { $count ->
        [1] { $dish }
       *[other] { $count } × { $dish }
    }{ $more ->
        [0] { "" }
       *[other] { " " }+ { $more }
    }
# Trzy wiersze o talii, po 23 znaki. Przed pierwszymi dwoma stoi liczba $count.
deck-cards =
    { $count ->
        [one] karta w talii
        [few] karty w talii
       *[many] kart w talii
    }
deck-indigestions =
    { $count ->
        [one] Niestrawność
       *[other] Niestrawności
    }
# Za tym procenty.
deck-risk = ryzyko jedzenia
deck-drawn = dobrano: { $count }
hand-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
percent = { $percent }%

## Co pokazuje tylko duże okno albo polecenie `stół`. $pile to lista kart albo nic.

discard =
    Odrzucone: { $pile ->
        [none] nic
       *[other] { $pile }
    }
unseen = W talii albo na czyjejś ręce: { $pile }
supply = Niestrawności jeszcze poza grą: { $left } z { $all }
# Karty, o których wszyscy wiedzą, że ktoś je ma.
known =
    { $seat-is ->
        [you] Na pewno na twojej ręce
       *[other] Na pewno na ręce { $seat-gen }
    }: { $pile }

## Ręka i odpowiedzi.

no-cards = brak kart
hand =
    Twoja ręka: { $pile ->
        [none] pusta
       *[other] { $pile }
    }
# Pod kartą, za liczbą, która to robi: około 5 znaków.
do-start = start
do-serve = podaj
do-skip = unik
do-play = graj
eat = zjedz { $total }
# Za tym: co z tego będzie. $percent to ryzyko.
eat-about =
    { $total ->
        [one] { $total } karta na rękę, ryzyko { $percent }
        [few] { $total } karty na rękę, ryzyko { $percent }
       *[many] { $total } kart na rękę, ryzyko { $percent }
    }
# Odpowiedzi na "Dorzucasz jeszcze jedną?", jak w grze: lekcje je cytują.
slip-in = Tak, jeszcze jedna
no-more = Nie, wystarczy

## Pomoc.

# Za tekstem karty: ile jest takich kart.
copies = { $text } ({ $count })
screen-help =
    Na tym ekranie: wpisz danie, żeby je podać albo od niego zacząć, dwa razy, żeby zrobić unik parą
    (33), i 1, żeby zjeść. Liczby stoją pod twoimi kartami. `karty` mówi, co robi każda karta.
