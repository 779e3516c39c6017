### Kibble Scuffle: koty zbierają się przy trzech miskach. Gdy przy misce jest pięć kotów, zaczyna się kolacja.
###
### Zmienne: $card, $cat, $cards (karty), $bowl, $to, $other_bowl (miski), $cube, $cubes (chrupki), $seat, $owner, $other
### (osoby; "owner" to ten, czyj jest kot $card), $by i $by_owner (kot albo przedmiot, który coś powoduje, i czyj jest).

title = Kibble Scuffle
about = Poślij swoje koty do trzech misek i bądź na miejscu, gdy zacznie się kolacja.
# Jaka to gra, w trzech słowach.
mood-first = chytrze
mood-second = bezczelnie
mood-third = głodno

## Karty: nazwa, `gender` (m: męskożywotny, i: męskonieżywotny, f: żeński), `acc` (biernik), `gen` (dopełniacz), a w `text`
## to, co robi karta.

card-kitten = Kociak
    .gender = m
    .acc = Kociaka
    .gen = Kociaka
    .text = Możesz zagrać następnego Kociaka, gdzie chcesz.
card-big-eyes = Maślanooka
    .gender = f
    .acc = Maślanooką
    .gen = Maślanookiej
    .text = Dwie losowe chrupki wpadają do tej miski.
card-catnip = Kocimiętka
    .gender = f
    .acc = Kocimiętkę
    .gen = Kocimiętki
    .text = Wabi tu kota z innej miski.
card-clumsy = Fajtłapa
    .gender = f
    .acc = Fajtłapę
    .gen = Fajtłapy
    .text = Strąca wybraną chrupkę z powrotem do pudła.
card-fat = Pulpet
    .gender = m
    .acc = Pulpeta
    .gen = Pulpeta
    .text = Przy misce liczy się za dwa koty.
card-feral = Dzikus
    .gender = m
    .acc = Dzikusa
    .gen = Dzikusa
    .text = Przegania stąd innego kota na stos odrzuconych.
card-fraidy = Cykor
    .gender = m
    .acc = Cykora
    .gen = Cykora
    .text = Gdy odchodzi głodny, wywraca tę miskę.
card-greedy = Żarłok
    .gender = m
    .acc = Żarłoka
    .gen = Żarłoka
    .text = Zjada naraz nawet dwie chrupki.
card-house = Domator
    .gender = m
    .acc = Domatora
    .gen = Domatora
    .text = Najedzony wraca tu po kolacji.
card-mangy = Kudłacz
    .gender = m
    .acc = Kudłacza
    .gen = Kudłacza
    .text = Wypycha stąd kota; dokąd, mówi ten, czyj to kot.
card-pounce = Skoczek
    .gender = m
    .acc = Skoczka
    .gen = Skoczka
    .text = Odsyła stąd innego kota z powrotem na rękę.
card-queen = Królowa
    .gender = f
    .acc = Królową
    .gen = Królowej
    .text = Je pierwsza. Wyrzuca Kocura lub Dachowca.
card-tom = Kocur
    .gender = m
    .acc = Kocura
    .gen = Kocura
    .text = Je pierwszy. Dzikus i Skoczek nic mu nie zrobią.
card-trickster = Spryciula
    .gender = f
    .acc = Spryciulę
    .gen = Spryciuli
    .text = Zamienia jedzenie stąd na to z innej miski.
card-alley = Dachowiec
    .gender = m
    .acc = Dachowca
    .gen = Dachowca
    .text = Je pierwszy. Może wymienić się z kimś chrupką.
card-lazy = Leniuch
    .gender = m
    .acc = Leniucha
    .gen = Leniucha
    .text = Gdy zje, kończy kolację przy każdej misce.
card-mama = Kocia Mama
    .gender = f
    .acc = Kocią Mamę
    .gen = Kociej Mamy
    .text = Od razu karmi tu innego kota.
card-copy = Kopiokot
    .gender = m
    .acc = Kopiokota
    .gen = Kopiokota
    .text = Odrzuć go; zagraj kota ze stosu odrzuconych.
card-bag = Worek karmy
    .gender = i
    .acc = Worek karmy
    .gen = Worka karmy
    .text = Losowa chrupka do każdej miski. Potem kot tutaj.
card-robo-vac = Robokurzacz
    .gender = i
    .acc = Robokurzacz
    .gen = Robokurzacza
    .text = Wszystkie koty muszą stąd iść. Potem kot tutaj.
card-laser-pointer = Laserek
    .gender = i
    .acc = Laserek
    .gen = Laserka
    .text = Wszyscy grają tu do twojej tury. Potem kot tutaj.
card-toy-mouse = Pluszowa mysz
    .gender = f
    .acc = Pluszową mysz
    .gen = Pluszowej myszy
    .text = Kot stąd znowu robi swoje. Potem kot tutaj.

# Miski są żeńskie: "przy" i "w" z loc, "do", "z" i "od" z gen.
bowl-1 = Rybia miska
    .gen = rybiej miski
    .acc = rybią miskę
    .inst = rybią miską
    .loc = rybiej misce
bowl-2 = Mysia miska
    .gen = mysiej miski
    .acc = mysią miskę
    .inst = mysią miską
    .loc = mysiej misce
bowl-3 = Ptasia miska
    .gen = ptasiej miski
    .acc = ptasią miskę
    .inst = ptasią miską
    .loc = ptasiej misce

# Chrupka po swoich punktach: "trójka".
cube = { $value }
    .acc = { $value }
    .inst = { $value }
cube-1 = jedynka
    .acc = jedynkę
    .inst = jedynką
cube-2 = dwójka
    .acc = dwójkę
    .inst = dwójką
cube-3 = trójka
    .acc = trójkę
    .inst = trójką

# "twój Kocur", "twoja Królowa"; biernik: "twojego Kocura", "twoją Królową", "twój Laserek".
your-card =
    { $card-gender ->
        [f] twoja { $card }
       *[m] twój { $card }
    }
your-card-acc =
    { $card-gender ->
        [f] twoją { $card-acc }
        [i] twój { $card-acc }
       *[m] twojego { $card-acc }
    }

# Czyj kot: "twój Kocur", "Kocur gracza Ana"; kogo: "twojego Kocura", "Kocura gracza Ana".
whose-cat =
    { $owner-is ->
        [you] { your-card }
       *[other] { $card } { $owner-gen }
    }
whose-cat-acc =
    { $owner-is ->
        [you] { your-card-acc }
       *[other] { $card-acc } { $owner-gen }
    }

# Co jest przyczyną: "Kudłacz gracza Ana", "Robokurzacz".
cause =
    { $by-key ->
        [robo-vac] { $by }
        [bag] { $by }
        [toy-mouse] { $by }
       *[other]
            { $by_owner-is ->
                [you]
                    { $by-gender ->
                        [f] twoja { $by }
                       *[m] twój { $by }
                    }
               *[other] { $by } { $by_owner-gen }
            }
    }
cause-acc =
    { $by_owner-is ->
        [you]
            { $by-gender ->
                [f] twoją { $by-acc }
               *[m] twojego { $by-acc }
            }
       *[other] { $by-acc } { $by_owner-gen }
    }

## Pytania.

left =
    { $left ->
        [one] jedną kartę
        [few] { $left } karty
       *[many] { $left } kart
    }
prompt-building =
    { $left ->
        [5] Odłóż 5 kart, które nie wejdą do talii. Nikt nie zobaczy, co wybierasz.
       *[other] Zostaw poza talią jeszcze { left }. Nikt nie zobaczy, co wybierasz.
    }
prompt-opening =
    { $left ->
        [5] Wybierz 5 kart na pierwszą rękę. Nikt nie zobaczy, co wybierasz.
       *[other] Wybierz jeszcze { left } na pierwszą rękę. Nikt nie zobaczy, co wybierasz.
    }
prompt-play = Twoja kolej. Która karta i przy której misce?
prompt-item-cat = Teraz zagraj kota przy { $bowl-loc }.
prompt-kitten = Twój Kociak przy { $bowl-loc } miauczy z samotności. Zagrasz jeszcze jednego?
prompt-catnip = { $card } pachnie tak, że nie sposób się oprzeć. Kogo zwabi do { $bowl-gen }?
prompt-clumsy = { $card } potyka się przy { $bowl-loc }. Która chrupka wraca do pudła?
prompt-feral = { $card } syczy. Kogo przegoni od { $bowl-gen }?
prompt-mangy = { $card } rozpycha się przy { $bowl-loc }. Kogo wypchnie?
prompt-pounce = { $card } czai się przy { $bowl-loc }. Kto wraca na rękę?
prompt-trickster = { $card } zamienia jedzenie z { $bowl-gen } na inne. Z której miski?
prompt-mama = { $card } karmi kota przy { $bowl-loc }. Którego?
prompt-mama-fed = { cause } karmi { your-card-acc }. Co dostanie z { $bowl-gen }?
prompt-toy-mouse = Pluszowa mysz piszczy przy { $bowl-loc }. Który kot znowu zaszaleje?
prompt-send = { cause } odpycha { your-card-acc } od { $bowl-gen }. Dokąd?
prompt-vacuum = Robokurzacz buczy przy { $bowl-loc }. Który twój kot ucieka i dokąd?
prompt-serve = Kolacja przy kilku miskach! Która teraz?
prompt-feed = Kolacja przy { $bowl-loc }. Który twój kot je i co?
prompt-feed-first =
    { $card-gender ->
        [f] Kolacja przy { $bowl-loc }. Twoja { $card } je pierwsza. Co podać?
       *[m] Kolacja przy { $bowl-loc }. Twój { $card } je pierwszy. Co podać?
    }
prompt-swap = Dachowiec ma { $cube-acc }. Zamienisz ją na cudzą?

## Zdarzenia.

event-play =
    { $owner-is ->
        [you] Zagrywasz { $card-acc } przy { $bowl-loc }.
       *[other] { $owner } zagrywa { $card-acc } przy { $bowl-loc }.
    }
event-item =
    { $card-key ->
        [laser-pointer]
            { $owner-is ->
                [you] Używasz { $card-gen } przy { $bowl-loc }: teraz wszyscy grają tam.
               *[other] { $owner } używa { $card-gen } przy { $bowl-loc }: teraz wszyscy grają tam.
            }
       *[other]
            { $owner-is ->
                [you] Używasz { $card-gen } przy { $bowl-loc }.
               *[other] { $owner } używa { $card-gen } przy { $bowl-loc }.
            }
    }
event-copy =
    { $owner-is ->
        [you] Zagrywasz Kopiokota jako { $card-acc } przy { $bowl-loc }.
       *[other] { $owner } zagrywa Kopiokota jako { $card-acc } przy { $bowl-loc }.
    }
event-laser_off = { whose-cat } przy { $bowl-loc } gaśnie.
event-move =
    { $by-key ->
        [catnip] { cause } wabi { whose-cat-acc } od { $bowl-gen } do { $to-gen }.
        [mangy] { cause } przepycha { whose-cat-acc } od { $bowl-gen } do { $to-gen }.
        [robo-vac] { cause } przegania { whose-cat-acc } od { $bowl-gen } do { $to-gen }.
       *[other] { cause } przenosi { whose-cat-acc } od { $bowl-gen } do { $to-gen }.
    }
event-return = { cause } odsyła { whose-cat-acc } od { $bowl-gen } z powrotem na rękę.
event-tease = { cause } znowu rozkręca { whose-cat-acc } przy { $bowl-loc }.
event-aside = { whose-cat } wróci do { $bowl-gen } po kolacji.
event-back = { whose-cat } znowu siedzi przy { $bowl-loc }.
event-eat =
    { $by-key ->
        [none] { whose-cat } zjada { $cubes-acc } z { $bowl-gen }.
       *[other] { cause } karmi { whose-cat-acc } { $cubes-inst } z { $bowl-gen }.
    }
event-discard =
    { $why ->
        [hungry] { whose-cat } odchodzi z pustym brzuchem od { $bowl-gen }.
        [turned-away]
            { whose-cat } odchodzi od { $bowl-gen }, trafia na { cause-acc } i ląduje na stosie odrzuconych: przy każdej misce
            tylko jeden kot może jeść przed innymi.
       *[other]
            { $by-key ->
                [feral] { cause } przegania { whose-cat-acc } od { $bowl-gen }.
               *[other] { cause } wyrzuca { whose-cat-acc } od { $bowl-gen }.
            }
    }
event-draw =
    { $seat-is ->
        [you] Dobierasz { drawn }.
       *[other] { $seat } dobiera { drawn }.
    }
drawn =
    { $cards-count ->
        [none]
            { $count ->
                [one] kartę
                [few] { $count } karty
               *[many] { $count } kart
            }
       *[other] { $cards-acc }
    }
event-reshuffle =
    { $seat-is ->
        [you] Tasujesz swoje odrzucone karty: to twoja nowa talia.
       *[other] { $seat } tasuje swoje odrzucone karty: to nowa talia.
    }
event-throw =
    { $seat-is ->
        [you] Nie możesz nic zagrać, więc odrzucasz { $card-acc }.
       *[other] { $seat } nie może nic zagrać, więc odrzuca { $card-acc }.
    }
# Wymiana: chrupka Dachowca za $gives punktów na cudzą za $gets.
event-swap =
    { $seat-is ->
        [you] Zamieniasz { gives } Dachowca na { others-gets }.
       *[other] { $seat } zamienia { gives } Dachowca na { others-gets }.
    }
gives =
    { $gives ->
        [1] jedynkę
        [2] dwójkę
       *[3] trójkę
    }
gets =
    { $gets ->
        [1] jedynkę
        [2] dwójkę
       *[3] trójkę
    }
others-gets =
    { $other-is ->
        [you] twoją { gets }
       *[other] { gets } { $other-gen }
    }
event-box =
    { $seat-is ->
        [you] Masz pudło z karmą.
       *[other] { $seat } ma pudło z karmą.
    }
event-omit =
    { $seat-is ->
        [you] Zostawiasz { picked } poza talią.
       *[other] { $seat } zostawia { picked } poza talią.
    }
event-hold =
    { $seat-is ->
        [you] Wybierasz { picked } na pierwszą rękę.
       *[other] { $seat } wybiera { picked } na pierwszą rękę.
    }
picked =
    { $card-key ->
        [none] kartę
       *[other] { $card-acc }
    }
event-drop =
    { $by-key ->
        [none] { $bowl } się napełnia: { $cubes }.
        [bag] { cause } wsypuje { $cubes-acc } do { $bowl-gen }.
       *[other] { cause } dorzuca { $cubes-acc } do { $bowl-gen }.
    }
event-spill =
    { $by-key ->
        [fraidy] { cause } zmyka i wywraca { $bowl-acc }. Z powrotem do pudła: { $cubes }.
       *[other] { cause } strąca { $cubes-acc } z { $bowl-gen } do pudła.
    }
event-trade = { cause } zamienia jedzenie z { $bowl-gen } na jedzenie z { $other_bowl-gen }.
event-dinner = Kolacja przy { $bowl-loc }!
event-dinner_over = { cause } zjada swoje i kończy kolację przy każdej misce. Pudło zostaje na miejscu.
event-nothing_left = W { $bowl-loc } nic już nie ma.
event-end = Teraz można zobaczyć talie. { $decks }.
left-out =
    { $seat-is ->
        [you]
            { $first ->
                [yes] Odkładasz { $cards-acc }
               *[no] odkładasz { $cards-acc }
            }
       *[other] { $seat } odkłada { $cards-acc }
    }
decks = { $start }; { $next }

## Ruchy, dość krótkie na listę odpowiedzi.

move-play = { $card } przy { $bowl-loc }
move-copy = Kopiokot jako { $cat } przy { $bowl-loc }
move-discard = odrzuć { $card-acc }
move-choose =
    { $seat-is ->
        [you]
            { $cat-gender ->
                [f] twoja { $cat } przy { $bowl-loc }
               *[m] twój { $cat } przy { $bowl-loc }
            }
       *[other] { $cat } { $seat-gen } przy { $bowl-loc }
    }
move-send = { $cat } do { $bowl-gen }
move-return = { $cube }
move-trade = z { $bowl-gen }
move-serve = { $bowl }
move-feed = { $cat } zjada { $cubes-acc }
move-swap =
    { $seat-is ->
        [you] na twoją { $cube-acc }
       *[other] na { $cube-acc } { $seat-gen }
    }
move-omit = odłóż { $card-acc }
move-hold = { $card }
move-pass = Nie, dziękuję

## Punktacja i powód wygranej.

score-cubes =
    { $value ->
        [1] { $count } × jedynka
        [2] { $count } × dwójka
       *[3] { $count } × trójka
    }
score-partner =
    { $seat-is ->
        [you] twoje chrupki (para)
       *[other] chrupki { $seat-gen } (para)
    }
score-tie-break = zjedzone chrupki: { $cubes-key }

reason-most-points = najwięcej punktów
reason-equal-points-fewest-cubes = remis w punktach, najmniej chrupek
reason-equal-points-and-cubes-shared = remis w punktach i chrupkach

## Ustawienia gry.

option-deck =
    jakie karty: podstawowe 20, wszystkie 25, talie budowane w tajemnicy albo 20 wybranych przez ciebie dla wszystkich
    .title = Talia
    .choice-basic = Podstawowe 20
    .choice-all = Wszystkie 25
    .choice-built = Zbuduj swoją
    .choice-same = Jednakowa
option-cards = przy jednakowej talii: nazwy dwudziestu kart, po jednej na kartę
    .title = Jakie karty
    .hint = Razem dwadzieścia: dotknij karty, żeby ją dodać albo usunąć
option-opening = twoje pierwsze pięć kart: rozdane albo wybrane z własnej talii
    .title = Pierwsza ręka
    .choice-dealt = Rozdana
    .choice-chosen = Wybrana
option-teams = na cztery osoby: grasz w parze z osobą naprzeciwko
    .title = Dwoje na dwoje
option-reminders = pokazuj karty, o których wszyscy wiedzą, że wróciły na rękę; inaczej trzeba je pamiętać
    .title = Ściąga

refusal-teams = do gry w parach potrzeba dokładnie czterech osób, nie { $seats } (KS-F15)
refusal-cards-without-deck = karty wybiera się tylko wtedy, gdy talia jest jednakowa dla wszystkich (KS-V1)
refusal-copies = w komplecie jest tylko { $copies } × { $card } (KS-B1)
refusal-unknown-card = nie ma karty „{ $name }” (KS-B1)
refusal-deck-size = kart w talii: { $count } zamiast { $size } (KS-V1)

## Co teraz trzeba zrobić: po ruchu, który nie jest możliwy.

must-building = najpierw wybierz kartę, która nie wejdzie do talii
must-opening = najpierw wybierz kartę na pierwszą rękę
must-play = najpierw zagraj kartę z ręki
must-item-cat = najpierw zagraj kota przy { $bowl-loc }, tam, gdzie jest przedmiot
must-kitten = najpierw zagraj jeszcze jednego Kociaka albo spasuj
must-catnip = najpierw wybierz przy innej misce kota, którego zwabisz
must-clumsy = najpierw wybierz z tej miski chrupkę, która wróci do pudła
must-feral = najpierw wybierz tu innego kota, którego przegonisz
must-mangy = najpierw wybierz tu innego kota, którego wypchniesz
must-pounce = najpierw wybierz tu innego kota, który wróci na rękę
must-trickster = najpierw wybierz inną miskę, z której weźmiesz jedzenie
must-mama = najpierw wybierz tu innego kota, którego nakarmisz
must-mama-fed = najpierw nakarm { $card-acc } z tej miski
must-toy-mouse = najpierw wybierz kota przy misce, gdzie jest Pluszowa mysz
must-send = najpierw wyślij { $card-acc } do innej miski
must-vacuum = najpierw wyślij stąd jednego ze swoich kotów do innej miski
must-serve = najpierw wybierz, gdzie teraz będzie kolacja
must-feed = najpierw nakarm jednego ze swoich kotów przy tej misce
must-feed-first =
    { $card-gender ->
        [f] teraz nakarm { $card-acc }, bo to ona je pierwsza
       *[m] teraz nakarm { $card-acc }, bo to on je pierwszy
    }
must-swap = najpierw zamień chrupkę na cudzą albo spasuj

## Dlaczego ruch nie jest możliwy.

refusal-not-in-hand = nie masz na ręce { $card-gen }
refusal-not-in-deck = w twojej talii nie ma już { $card-gen }
refusal-not-in-discard = na twoim stosie odrzuconych nie ma { $card-gen }
refusal-nothing-to-copy = na twoim stosie odrzuconych nie ma kota do skopiowania
refusal-copy-as-which = Kopiokot nigdy nie siada sam przy misce: wybierz kota, którego kopiuje
refusal-unplayable = { $card-gen } nie można tam zagrać
refusal-laser = Laserek każe wszystkim grać przy { $bowl-loc }
refusal-vacuum-at = przy { $bowl-loc } sprząta Robokurzacz, więc nikt tam nie wejdzie
refusal-vacuum-there = sprząta tam Robokurzacz, więc nikt nie wejdzie
refusal-priority = { $card } już je przed innymi przy { $bowl-loc }, a może tak tylko jeden kot
refusal-queen-tired = Królowa nie ma już w tej turze siły go wyrzucić
refusal-no-cat-follows = nie masz kota, którego można by potem zagrać przy { $bowl-loc }
refusal-one-item = tylko jeden przedmiot na turę, potem kot
refusal-items-bowl = po przedmiocie kot idzie do tej samej miski: do { $bowl-gen }
refusal-must-pass-here = żadnego twojego kota nie można już tu zagrać, więc musisz spasować
refusal-must-play-cat = masz kota, którego można tu zagrać, więc musisz to zrobić
refusal-must-play = możesz zagrać kartę, więc musisz to zrobić
refusal-must-pass = masz pustą rękę, więc musisz spasować
refusal-must-discard = nie możesz nic zagrać, więc musisz odrzucić kartę
refusal-no-cat-there = przy tamtej misce nie ma takiego kota
refusal-no-cat-here = przy tej misce nie ma takiego kota
refusal-lures-from-elsewhere = zwabić trzeba kota z innej miski
refusal-no-catnip-again = gdy Kocimiętka znowu robi swoje, nie może zwabić Kocimiętki
refusal-own-target = kot nie może wybrać samego siebie
refusal-tom = Dzikus i Skoczek nic Kocurowi nie zrobią
refusal-only-greedy = dwie chrupki zjada tylko Żarłok
refusal-not-in-bowl = tego nie ma w misce
refusal-priority-first = nakarm najpierw kota, który je przed innymi
refusal-house-has-eaten = Domator już zjadł i wróci po kolacji
refusal-no-cat-of-yours = nie masz takiego kota przy { $bowl-loc }

## Dlaczego stołu nie da się tak ustawić: dla tych, którzy piszą programy i testy.

arrange-only = { $what }: jest ich tylko { $most }
arrange-laser-bowl = laser: miski są od 1 do { $most }
arrange-not-in-deck = miejsce { $number } nie ma już w talii „{ $name }”
arrange-cat = kota przy misce zapisuje się tak: `mangy of 1`, a nie „{ $name }”
arrange-no-cat = „{ $name }” nie może być przy misce
arrange-not-in-hand = nikt nie ma na ręce „{ $name }”
arrange-no-cube = w pudle nie ma już chrupki „{ $name }”

## Zasady w skrócie.

rules-idea =
    Trzy miski i głodne koty. Miej swoje koty przy misce, gdy zaczyna się kolacja, zjadaj najlepsze
    chrupki i prowadź, gdy ktoś dojdzie do 20 punktów.
    .heading = O co chodzi
rules-turn =
    Zagraj jedną kartę z ręki przy jednej z misek. Koty tam zostają, a większość z nich po przyjściu coś robi. Kot, który
    zmienia miskę, przychodzi na nowo i znowu robi swoje. O kocie zawsze decyduje ten, czyj to kot, nawet w cudzej turze.

    Przedmiot działa jako pierwszy. Potem, w tej samej turze, zagrywasz kota przy tej samej misce.

    Jeśli nie możesz nic zagrać, odrzucasz kartę.

    Pusta miska od razu dostaje cztery nowe chrupki, a jeśli trwa kolacja, to po niej. Po każdej turze
    wszyscy dobierają do pięciu kart.
    .heading = Twoja tura
rules-dinner =
    Jeśli na koniec tury przy misce jest pięć kotów albo więcej, koty jedzą. (Pulpet liczy się za dwa.)

    Kto ma pudło z karmą, zaczyna, a dalej zgodnie z ruchem wskazówek zegara: wybierz swojego kota
    przy tej misce i chrupkę dla niego, a kot trafia na twój stos odrzuconych. Gdy jedzenie się
    skończy, pozostałe koty odchodzą głodne.

    Jeśli kolacja jest przy kilku miskach, ten, kto ma pudło, mówi, która będzie następna. Po kolacji
    pudło przechodzi w lewo.
    .heading = Kolacja
rules-first =
    Królowa, Kocur i Dachowiec jedzą przed innymi, ale przy misce jest miejsce tylko dla jednego z
    nich. Królową możesz zagrać na Kocura albo Dachowca, a ten wylatuje! A jeśli któryś z tych kotów
    zostanie wysłany do miski, przy której już taki siedzi, trafia na stos odrzuconych.
    .heading = Kto je pierwszy
rules-end =
    Jeśli po kolacji ktoś ma co najmniej 20 punktów, gra się kończy. Wygrywa ten, kto ma najwięcej
    punktów, a przy remisie ten, kto ma najmniej zjedzonych chrupek.

    Osoby grające w parze siedzą naprzeciw siebie, a ich punkty się sumują.
    .heading = Koniec gry

## Grupy kart, jako nagłówki.

cards-cat = Koty
cards-item = Przedmioty

## Dlaczego podpowiedź jest dobra: co daje ruch, po „Wybór wielkiego kota: …”.

# Który kot z kolei je.
in-order =
    { $place ->
        [1] jako pierwszy
        [2] jako drugi
        [3] jako trzeci
        [4] jako czwarty
       *[other] na { $place }. miejscu
    }
because-dinner = To już { $cats } kotów przy { $bowl-loc }: kolacja!
because-place = Twój kot je { in-order }.
because-share =
    { $points ->
        [one] Jeśli każdy weźmie najlepszą chrupkę, dostaniesz 1 punkt.
        [few] Jeśli każdy weźmie najlepszą chrupkę, dostaniesz { $points } punkty.
       *[many] Jeśli każdy weźmie najlepszą chrupkę, dostaniesz { $points } punktów.
    }
because-no-cat = Nie masz kota przy { $bowl-loc }.
because-nothing-left = Jedzenie skończy się, zanim przyjdzie twoja kolej.
there-will-be =
    { $cats ->
        [one] Przy { $bowl-loc } będzie { $cats } kot
        [few] Przy { $bowl-loc } będą { $cats } koty
       *[many] Przy { $bowl-loc } będzie { $cats } kotów
    }
because-cats =
    { $missing ->
        [0] { there-will-be }: dość na kolację
        [1] { there-will-be }, do kolacji zabraknie jednego
       *[other] { there-will-be } z 5
    }{ $place ->
        [0] {""}
       *[other] , a twój zjadłby { in-order }
    }.
# To samo, dopóki kot, który przychodzi, nie odeśle jeszcze innego; $card: który to robi.
because-cats-before = { there-will-be }, ale { $card } któregoś stamtąd odeśle.
# Co robi Robokurzacz; $others, $own: ile cudzych i ile twoich kotów musi odejść.
because-vacuum =
    { $others ->
        [0]
            { $own ->
                [0] Nie ma tu kogo przegonić.
                [one] Przegania tylko 1 kota, i to twojego.
                [few] Przegania tylko { $own } koty, i to twoje.
               *[many] Przegania tylko { $own } kotów, i to twoich.
            }
       *[other]
            { $own ->
                [0] Przegania { others-cats }, ale ani jednego twojego.
                [one] Przegania { others-cats } i 1 twojego.
                [few] Przegania { others-cats } i { $own } twoje.
               *[many] Przegania { others-cats } i { $own } twoich.
            }
    }
others-cats =
    { $others ->
        [one] 1 cudzego kota
        [few] { $others } cudze koty
       *[many] { $others } cudzych kotów
    }
because-ability = { $card }: { $card-text }
because-discard = Nie możesz nic zagrać, więc wymień tę kartę na nową.
because-points =
    { $points ->
        [one] To 1 punkt
        [few] To { $points } punkty
       *[many] To { $points } punktów
    }, razem { $total } z { $goal }.
because-swap =
    { $points ->
        [one] Zyskujesz 1 punkt.
        [0] Nic nie zyskujesz.
        [-1] Tracisz 1 punkt.
        [-2] Tracisz 2 punkty.
       *[other] Zyskujesz { $points } punkty.
    }
because-food =
    { $points ->
        [one] W { $bowl-loc } będzie jedzenie za 1 punkt.
        [few] W { $bowl-loc } będzie jedzenie za { $points } punkty.
       *[many] W { $bowl-loc } będzie jedzenie za { $points } punktów.
    }
because-keep = Zatrzymujesz to, co masz.
