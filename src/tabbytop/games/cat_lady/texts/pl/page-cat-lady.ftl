### Cat Lady na stronie: siatka dziewięciu kart; bierze się rząd albo kolumnę, a na koniec karmi koty.

you = ty
yours = Co masz
others-label = Pozostali
grid-label = Siatka
# Na plakacie zaginionego kota. Tylko litery z web/src/art/letters.ts, najwyżej około pięciu.
poster = SOS
strays = Przybłędy
strays-how = jedna za dwa zaginione koty
no-strays = wszystkie znalazły dom
your-cats = Twoje koty
your-food = Twoje jedzenie
your-hand = Twoja ręka
no-cats = Jeszcze żadnych kotów. Jak tu czysto.
empty-hand = Ręka jeszcze pusta
empty-hand-costs = { empty-hand }. Na koniec bez przebrania: −{ $points }.
# Podpisy małych obrazków z liczbą.
hand-word = karty na ręce
token-word = złote monety po 2 punkty
coin = Złota moneta
coin-text = Na koniec jest warta 2 punkty. Dostajesz ją za dwa zaginione koty albo gdy ktoś inny robi zakupy.
box-word = kartony
# O kimś przy stole.
has-fed = już po karmieniu
cat-player = Koci gracz
goals = Wspólne cele
no-turn-card = tasuje swoje karty tury
pool = Cele w puli
# Za liczbą punktów.
points-so-far =
    { $points ->
        [one] punkt na razie
        [few] punkty na razie
       *[other] punktów na razie
    }
all-of-it = Pokaż wszystko
look-at-line = Wskaż rząd albo kolumnę, a zobaczysz, co ci to da.
tap-line = Dotknij litery albo cyfry, żeby obejrzeć karty.
tap-line-hold = Dotknij litery albo cyfry, żeby obejrzeć karty. Przytrzymaj kartę, żeby ją przeczytać.
last-turn = To twoja ostatnia tura.
# „Kończę turę” to `move-end` w cat-lady.ftl.
nothing-to-play = Nie masz teraz czego zagrać. Dotknij „Kończę turę”.
play-or-keep = Zagraj kartę teraz albo zachowaj ją na później.
# Pod pytaniem, gdzie usiądzie drewniany kot.
place-note = Blokuje linię, przy której siedzi, i przenosi się do każdej, którą ktoś bierze.
same-appetite = Najedzonych kotów będzie tyle samo.
never-mind = Nieważne
not-now = Nie teraz
# Czym płaci się za Choupette.
pay-with =
    { $tokens ->
        [tuna-and-milk] Tuńczyk, mleko
        [tuna-and-wild] Tuńczyk, dowolne
        [wild-and-milk] Dowolne, mleko
       *[wild-and-wild] Dwa dowolne
    }
# Jako co liczy się dowolne jedzenie; na przycisku.
eaten-as =
    { $food ->
        [chicken] Kurczak
        [tuna] Tuńczyk
        [milk] Mleko
        [wild] Dowolne jedzenie
        [treat] Smakołyk
        [any] Cokolwiek
       *[other] { $food }
    }
# To też można dostać za dwa zaginione koty.
cash = 2 punkty

## Na koniec, gdy wszyscy karmią koty.

planner-title = Pora kolacji
planner-how = Przeciągnij jedzenie do misek albo dotknij jedzenia, a potem kota.
planner-tray = Twoje jedzenie
planner-best = Najlepszy plan
planner-following = Podaję…
planner-done = Gotowe
planner-done-hungry =
    { $count ->
        [one] Gotowe, { $count } głodny kot
        [few] Gotowe, { $count } głodne koty
       *[other] Gotowe, { $count } głodnych kotów
    }
planner-which = Co dostaje { $title }?
planner-eaten-as = { eaten-as }: jako co?
planner-picked = Kto dostaje { food-acc }?
planner-back = { $title } oddaje wszystko
planner-changes =
    { $left ->
        [1] Możesz odebrać jedzenie jeszcze raz.
       *[other] Możesz odebrać jedzenie jeszcze { $left } razy.
    }
# Za liczbą punktów.
planner-now =
    { $points ->
        [one] punkt na razie.
        [few] punkty na razie.
       *[other] punktów na razie.
    }
# To samo; $cost: ile kosztują w tym głodne koty.
planner-now-hungry =
    { $points ->
        [one] punkt, głodne koty −{ $cost }.
        [few] punkty, głodne koty −{ $cost }.
       *[other] punktów, głodne koty −{ $cost }.
    }
planner-could = Możesz mieć { $best }.
# Pod punktami przy kolacji: co się zakłada.
planner-depends = Zakładamy, że pozostali karmią najlepiej, jak się da.
planner-depends-elvis = { $name } nakarmi Elvisa? Wtedy twoje przebrania mogą dać mniej.
planner-fed = najedzone: { $fed } z { $all }
planner-token = { food }, jeszcze { $left }
planner-waits = Twoje koty jedzą. Pozostali jeszcze biegają z miskami.

## Wszystko, co ktoś ma.

detail-title = Koty: { $name }
detail-mine = Co masz
detail-food = Jedzenie
detail-boxes = Kartony
detail-hand = Ręka
detail-hand-count =
    { $count ->
        [one] { $count } zakryta karta na ręce
        [few] { $count } zakryte karty na ręce
       *[other] { $count } zakrytych kart na ręce
    }
detail-none = Jeszcze żadnych kotów.
# Skąd są punkty; $count: ile czego.
points-line =
    { $key ->
        [fed] { $count ->
            [one] { $count } najedzony kot
            [few] { $count } najedzone koty
           *[other] { $count } najedzonych kotów
        }
        [costumes] { $count ->
            [0] Brak przebrań
            [one] { $count } przebranie, liczone na koniec
            [few] { $count } przebrania, liczone na koniec
           *[other] { $count } przebrań, liczonych na koniec
        }
        [catnip] Kocimiętka: { $count }
        [toys] Zabawki: { $count }
        [boxes] Kartony: { $count }
        [goal] Wspólny cel
        [tokens] Złote monety: { $count }
        [extras] Karty na ręce
       *[other] { $key }
    }
points-line-all = Punkty na razie
detail-to-feed =
    { $count ->
        [one] { $count } kot nie ma jeszcze jedzenia. Jeśli zostanie głodny, na koniec będzie −{ $cost }.
        [few] { $count } koty nie mają jeszcze jedzenia. Jeśli zostaną głodne, na koniec będzie −{ $cost }.
       *[other] { $count } kotów nie ma jeszcze jedzenia. Jeśli zostaną głodne, na koniec będzie −{ $cost }.
    }

## Karty i jedzenie.

# Pierwsza litera koloru dla tych, którzy nie widzą kolorów.
colour-letter =
    { $colour ->
        [black] C
        [orange] R
        [white] B
        [gray] S
       *[other] { $colour }
    }
cat-count =
    { $count ->
        [one] { $count } kot
        [few] { $count } koty
       *[other] { $count } kotów
    }
# Za liczbą.
cards-left =
    { $count ->
        [one] karta w talii
        [few] karty w talii
       *[other] kart w talii
    }
food =
    { $food ->
        [chicken] kurczak
        [tuna] tuńczyk
        [milk] mleko
        [wild] dowolne jedzenie
        [treat] smakołyk
        [any] cokolwiek
       *[other] { $food }
    }
# Kto dostaje …?
food-acc =
    { $food ->
        [chicken] kurczaka
        [tuna] tuńczyka
        [milk] mleko
        [wild] dowolne jedzenie
        [treat] smakołyk
        [any] cokolwiek
       *[other] { $food }
    }
# Jedno miejsce w misce kota: full (jest), missing (brakuje), open (jeszcze się nie liczy).
slot =
    { $state ->
        [full] { food } (jest)
        [missing] { food } (brak)
       *[other] { food }
    }
bowl = miska: { $slots }
# Pod nazwą karty, jak najkrócej. $name: karta; $group: jej rodzaj.
note =
    { $name ->
        [lost-cat] dwa za przybłędę
        [spray-bottle] przegania kota
        [brush] wymienia kota
        [laser-pointer] dowolne dwie
        [shopping-bag] każdego po 1
       *[other]
            { $group ->
                [toy] zabawka
                [costume] przebranie
                [catnip] od 2, inaczej −2
               *[other] { "" }
            }
    }
# To samo na kartach jedzenia: ile dają żetonów, i wszystkie rodzaje naraz.
note-food =
    { $count ->
        [0] nic
        [1] jeden kęs
        [2] dwa kęsy
        [3] trzy kęsy
       *[other] { "" }
    }
note-food-mixed = każdego po 1

## Siatka. $line: rząd albo kolumna w zapisie.

line =
    { $line ->
        [row-a] rząd A
        [row-b] rząd B
        [row-c] rząd C
        [column-1] kolumna 1
        [column-2] kolumna 2
        [column-3] kolumna 3
       *[other] { $line }
    }
# Bierzesz …
line-acc =
    { $line ->
        [row-a] rząd A
        [row-b] rząd B
        [row-c] rząd C
        [column-1] kolumnę 1
        [column-2] kolumnę 2
        [column-3] kolumnę 3
       *[other] { line }
    }
# Przy …
line-loc =
    { $line ->
        [row-a] rzędzie A
        [row-b] rzędzie B
        [row-c] rzędzie C
        [column-1] kolumnie 1
        [column-2] kolumnie 2
        [column-3] kolumnie 3
       *[other] { line }
    }
# To samo na przycisku.
line-title =
    { $line ->
        [row-a] Rząd A
        [row-b] Rząd B
        [row-c] Rząd C
        [column-1] Kolumna 1
        [column-2] Kolumna 2
        [column-3] Kolumna 3
       *[other] { $line }
    }
take-line = Weź { line-acc }
if-you-take = Jeśli weźmiesz { line-acc }
token = Drewniany kot siedzi przy { line-loc }
# $cell: pole, na przykład „a1”; $text: co robi karta.
card-name = { $cell }: { $title }. { $text }
cat-name = { $title }. { $text }
# Twój własny kot.
mine-fed = { $title }, najedzony kot. { $text }
mine-hungry = { $title }, głodny kot. { $text }
mine-yours = { $title }, twój kot. { $text }

## Wspólne cele.

# $needed: ile trzeba; $title: nazwa celu wielką literą.
goal-words =
    { $goal ->
        [fed-cats] { $needed } { $needed ->
            [one] najedzony kot
            [few] najedzone koty
           *[other] najedzonych kotów
        }
        [toys] { $needed } { $needed ->
            [one] zabawka
            [few] zabawki
           *[other] zabawek
        }
        [costumes] { $needed } { $needed ->
            [one] przebranie
            [few] przebrania
           *[other] przebrań
        }
        [catnip] { $needed } { $needed ->
            [one] kocimiętka
            [few] kocimiętki
           *[other] kocimiętek
        }
        [multicoloured] { $needed } { $needed ->
            [one] najedzony łaciaty kot
            [few] najedzone łaciate koty
           *[other] najedzonych łaciatych kotów
        }
        [one-food] { $needed } { $needed ->
            [one] najedzony kot na jeden kęs
            [few] najedzone koty na jeden kęs
           *[other] najedzonych kotów na jeden kęs
        }
        [two-food] { $needed } { $needed ->
            [one] najedzony kot na dwa kęsy
            [few] najedzone koty na dwa kęsy
           *[other] najedzonych kotów na dwa kęsy
        }
        [tuna-cats] { fans } tuńczyka
        [chicken-cats] { fans } kurczaka
        [milk-cats] { fans } mleka
       *[other] { $title }: { $needed }
    }
fans =
    { $needed ->
        [one] { $needed } najedzony fan
        [few] { $needed } najedzeni fani
       *[other] { $needed } najedzonych fanów
    }
goal-shared = { goal-words }, wspólny cel: { $partners }
goal-pool = { goal-words }, w puli
swap-in = Nowy cel: { goal-words }.
swap-out = Stary cel: { goal-words }.

## Pozostali.

look-at = Co ma { $name }
# Z czym zaczyna koci gracz.
gift =
    { $gift ->
        [two-tokens] na start dwie złote monety
        [one-more-stray] na start dodatkowa przybłęda
        [one-catnip] na start jedna kocimiętka
        [three-wild] na start trzy żetony dowolnego jedzenia
        [two-costumes] na start dwa przebrania
        [wild-toy] na start dowolna zabawka
       *[other] { $gift }
    }
turn-card-wants =
    { $wants ->
        [toys] najwięcej zabawek
        [catnip] najwięcej kocimiętki
        [six-vp] najwięcej kotów za 6 punktów
        [food] najwięcej jedzenia
        [cat-token] tam, gdzie drewniany kot
       *[other] { $wants }
    }
turn-card-else =
    { $arrow ->
        [top-row] , inaczej górny rząd
        [middle-row] , inaczej środkowy rząd
        [bottom-row] , inaczej dolny rząd
        [left-column] , inaczej lewa kolumna
        [middle-column] , inaczej środkowa kolumna
        [right-column] , inaczej prawa kolumna
       *[other] { "" }
    }
turn-card = { turn-card-wants }{ turn-card-else }

## Co dałaby linia, gdyby potem był koniec.

fed-so-far = na razie najedzone: { $fed } z { $all }
# $cats: imiona.
eats =
    { $cats-count ->
        [one] { $cats } się wtedy naje.
       *[other] { $cats } się wtedy najedzą.
    }
# $count: ilu dochodzi kotów, dla których nie ma jeszcze jedzenia; $cats: ich imiona.
to-feed = Przed końcem do nakarmienia jeszcze { $count }: { $cats }.
hungry-at-end = Głodne koty kosztują punkty dopiero na koniec.
# Pod liczbą tych kotów, gdy punkty się nie zmieniają.
to-feed-word = do karmienia
# Pod punktami.
to-feed-count = { $count } do karmienia
# $cards: nazwy kart, których punktów nikt jeszcze nie zna.
not-counted = Jeszcze niepoliczone: { $cards }.
# $points: ile kosztuje brak przebrań.
first-costume = Przebranie chroni cię przed −{ $points } za brak przebrań.
# Zmiana punktów. $points: ile, bez znaku; $sign: plus, minus albo zero.
signed =
    { $sign ->
        [plus] +{ $points }
        [minus] −{ $points }
       *[zero] ±0
    }
# Pod tą liczbą.
points-word =
    { $points ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
points-count = { $points } { points-word }
what-if-points = { signed } { points-word }.

## Stosiki jednakowych kart na ręce. $key: co to jest; $count: ile ich jest.

heap =
    { $key ->
        [lost-cat]
            { $count ->
                [0] 1 z 2
                [1] 1 z 2
               *[other] { $count }
            }
        [toy] { $count } { heap-of }
       *[other] { $count }
    }
# Pod liczbą, jak najkrócej.
heap-kind =
    { $key ->
        [lost-cat] zaginione koty
        [spray-bottle] spray
        [shopping-bag] { $count ->
            [one] torba
            [few] torby
           *[other] toreb
        }
       *[other] { heap-of }
    }
heap-of =
    { $key ->
        [toy] { $count ->
            [one] zabawka
            [few] zabawki
           *[other] zabawek
        }
        [costume] { $count ->
            [one] przebranie
            [few] przebrania
           *[other] przebrań
        }
        [catnip] { $count ->
            [one] kocimiętka
            [few] kocimiętki
           *[other] kocimiętek
        }
        [lost-cat] { $count ->
            [one] zaginiony kot
            [few] zaginione koty
           *[other] zaginionych kotów
        }
        [spray-bottle] { $count ->
            [one] spryskiwacz
            [few] spryskiwacze
           *[other] spryskiwaczy
        }
        [brush] { $count ->
            [one] szczotka
            [few] szczotki
           *[other] szczotek
        }
        [laser-pointer] { $count ->
            [one] laserek
            [few] laserki
           *[other] laserków
        }
        [shopping-bag] { $count ->
            [one] torba z zakupami
            [few] torby z zakupami
           *[other] toreb z zakupami
        }
       *[other] { $key }
    }
# $points i $sign: ile wart jest stosik.
heap-worth = { signed } { points-word }
heap-worth-catnip = kocimiętka: { signed }
heap-name = { $count } { heap-of }
heap-name-worth = { heap-name }, { heap-worth }

## Karty, które się zagrywa: przyciski i pytania.

tool =
    { $tool ->
        [spray] Przegoń kota
        [brush] Wymień kota
        [laser] Laserek
        [adopt] Przygarnij
        [swap] Wymień cel
       *[other] { $tool }
    }
tool-asks =
    { $tool ->
        [spray] Dokąd ucieka drewniany kot?
        [brush] Który z twoich kotów się wyprowadza, a kto się wprowadza?
        [laser] Czerwona kropka tańczy. Która karta pierwsza?
        [adopt] Dwa zaginione koty odnalezione! Kto trafia do domu?
        [swap] Który cel na który?
       *[other] { "" }
    }
# Gdy pierwsza połowa jest wybrana.
tool-asks-more =
    { $tool ->
        [brush] A drugi kot?
        [laser] A druga karta?
        [swap] A drugi cel?
       *[other] { tool-asks }
    }
