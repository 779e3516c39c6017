### Cat Lady z dodatkiem „Box of Treats”. Dziewięć kart tworzy siatkę: trzy rzędy i trzy kolumny; przy jednej z tych linii
### siedzi kot z drewna. Kto gra w pojedynkę, gra przeciwko kociemu graczowi, który nie ma miejsca i słucha kart tury.

title = Cat Lady
about = Bierz po trzy karty w turze i wykarm wszystkie koty, które się u ciebie zameldują.
# Jaka to gra, w trzech słowach.
mood-first = przytulnie
mood-second = sprytnie
mood-third = kolekcjonersko

# Przeciwnik bez miejsca, w podliczeniu punktów.
opponent-cat-player = koci gracz

## Ustawienia stołu.

option-edition = karty: z Box of Treats albo sama gra podstawowa (2–4 osoby)
    .title = Wersja
    .choice-treats = Z Box of Treats
    .choice-base = Podstawowa
option-goals = po jednym wspólnym celu z osobą z lewej i z osobą z prawej: od 3 osób, z Box of Treats
    .title = Wspólne cele
option-open_hands = wszystkie ręce są odkryte; inaczej widzisz tylko, ile kart mają na ręce pozostali
    .title = Otwarte karty
option-difficulty = tylko w pojedynkę: koci gracz zaczyna z jednym, dwoma albo trzema prezentami
    .title = Sam na sam z kotem
    .choice-easy = Łatwy
    .choice-normal = Normalny
    .choice-hard = Trudny

## Słowa używane w innych tekstach.

# Rząd lub kolumna siatki, tak jak są podpisane; formy: acc (biorę), gen (do), loc (przy).
line =
    { $value ->
        [row-a] rząd A
        [row-b] rząd B
        [row-c] rząd C
        [column-1] kolumna 1
        [column-2] kolumna 2
        [column-3] kolumna 3
       *[other] { $value }
    }
    .acc =
        { $value ->
            [row-a] rząd A
            [row-b] rząd B
            [row-c] rząd C
            [column-1] kolumnę 1
            [column-2] kolumnę 2
            [column-3] kolumnę 3
           *[other] { $value }
        }
    .gen =
        { $value ->
            [row-a] rzędu A
            [row-b] rzędu B
            [row-c] rzędu C
            [column-1] kolumny 1
            [column-2] kolumny 2
            [column-3] kolumny 3
           *[other] { $value }
        }
    .loc =
        { $value ->
            [row-a] rzędzie A
            [row-b] rzędzie B
            [row-c] rzędzie C
            [column-1] kolumnie 1
            [column-2] kolumnie 2
            [column-3] kolumnie 3
           *[other] { $value }
        }

# Żetony jedzenia; acc: kot je … Dowolne jedzenie liczy się jako jedno z pierwszych trzech.
food-chicken = kurczak
    .acc = kurczaka
food-tuna = tuńczyk
    .acc = tuńczyka
food-milk = mleko
    .acc = mleko
food-wild = dowolne jedzenie
    .acc = dowolne jedzenie
food-treat = smakołyk
    .acc = smakołyk

# Kto coś robi: człowiek albo koci gracz.
who =
    { $seat-is ->
        [opponent] koci gracz
       *[other] { $seat }
    }

## Pytania.

prompt-place =
    Gdzie usiądzie drewniany kot? { $first-is ->
        [you] Zaczynasz i nie możesz wziąć jego linii.
       *[other] { $first } zaczyna i nie może wziąć jego linii.
    }
prompt-turn = Twoja kolej. Który rząd albo która kolumna?
prompt-after = Coś jeszcze, zanim skończy się twoja tura?
# Po laserku.
prompt-throw = Którą kartę wyrzucasz?
prompt-choupette = Nakarmić teraz Choupette tuńczykiem i mlekiem? Przyniesie ci dwie karty.
prompt-pick =
    { $left ->
        [2] Choupette może przynieść dwie karty z siatki.
       *[other] Choupette może przynieść jeszcze jedną kartę z siatki.
    }
prompt-fresh = Zagrywasz którąś z nowych kart? Teraz albo nigdy.
prompt-feed = Nakarm swoje koty. Nikt nie podgląda, dopóki wszyscy nie skończą.
# $card: karta tury, czyli to, czego chce koci gracz.
prompt-guide = Koci gracz chce: { $card }. Jest remis. Którą linię bierze?

## Zdarzenia.

event-setup =
    Przybłędy: { $strays }.{ $goals-count ->
        [0] { "" }
        [none] { "" }
       *[other] { " " }Cele: { $goals }.
    }{ $starting-count ->
        [none] { "" }
       *[other] { " " }Koci gracz zaczyna z { $starting-inst }.
    }
event-place =
    { $seat-is ->
        [you] Stawiasz drewnianego kota przy { $line-loc }.
       *[other] { who } stawia drewnianego kota przy { $line-loc }.
    }
event-take =
    { $seat-is ->
        [you] Bierzesz { $line-acc }: { $cards }.
       *[other] { who } bierze { $line-acc }: { $cards }.
    }
event-refill = Nowe karty w siatce: { $cards }.
event-spray =
    { $seat-is ->
        [you] Psik! Przeganiasz drewnianego kota do { $line-gen }.
       *[other] Psik! { who } przegania drewnianego kota do { $line-gen }.
    }
event-laser =
    { $seat-is ->
        [you] Bawisz się laserkiem i bierzesz karty: { $cards }.
       *[other] { who } bawi się laserkiem i bierze karty: { $cards }.
    }
event-throw =
    { $seat-is ->
        [you] Wyrzucasz kartę: { $cards }.
       *[other] { who } wyrzuca kartę: { $cards }.
    }
# Wymiana kota na kota z siatki.
event-brush =
    { $seat-is ->
        [you] Bierzesz szczotkę i wymieniasz { $gives-acc } na { $gets-acc }.
       *[other] { who } bierze szczotkę i wymienia { $gives-acc } na { $gets-acc }.
    }
event-adopt =
    { $seat-is ->
        [you] Przygarniasz { $stray-acc } za dwa zaginione koty.
       *[other] { who } przygarnia { $stray-acc } za dwa zaginione koty.
    }
event-cash =
    { $seat-is ->
        [you] Wymieniasz dwa zaginione koty na 2 punkty.
       *[other] { who } wymienia dwa zaginione koty na 2 punkty.
    }
event-shop =
    { $seat-is ->
        [you] Robisz zakupy: kurczak, tuńczyk i mleko, a dla pozostałych po złotej monecie (2 punkty).
       *[other] { who } robi zakupy: kurczak, tuńczyk i mleko, a dla pozostałych po złotej monecie (2 punkty).
    }
# $goal odchodzi, $pool przychodzi z puli, $partner go dzieli.
event-goal =
    { $seat-is ->
        [you] Wymieniasz cel wspólny z { $partner-inst }: { $goal-acc } na { $pool-acc }.
       *[other] { who } wymienia cel wspólny z { $partner-inst }: { $goal-acc } na { $pool-acc }.
    }
event-turn_card = Karta kociego gracza: { $card }.
event-reshuffle = Karty tury tasuje się od nowa.
event-pay =
    { $seat-is ->
        [you] Karmisz Choupette jako pierwszą, tak jak sobie życzy.
       *[other] { who } karmi Choupette jako pierwszą, tak jak sobie życzy.
    }
event-pick = Choupette przynosi: { $cards }.
event-done =
    { $seat-is ->
        [you] Kończysz karmienie.
       *[other] { who } kończy karmienie.
    }
# Wszystkie plany karmienia naraz.
event-reveal = Kolacja podana. { $feedings }.
event-cat_player_feeds = Koci gracz { fed }.

# Kogo ktoś karmi; $begins: yes na początku zdania.
feeding =
    { $seat-is ->
        [you]
            { $begins ->
                [yes] { $cats-count ->
                    [0] Nie karmisz nikogo
                   *[other] Karmisz { $cats-acc }
                }
               *[no] { $cats-count ->
                    [0] nie karmisz nikogo
                   *[other] karmisz { $cats-acc }
                }
            }
       *[other] { $seat } { fed }
    }
feedings = { $start }; { $next }
fed =
    { $cats-count ->
        [0] nie karmi nikogo
       *[other] karmi { $cats-acc }
    }

## Ruchy, dość krótkie na listę. $cell: pole siatki, na przykład b2.

move-place = drewniany kot przy { $line-loc }
move-take = { $line }
move-take-back = { $cat } oddaje wszystko
move-adopt = przygarnij { $stray-acc }
move-cash = wymień dwa zaginione koty na 2 punkty
move-spray = przegoń drewnianego kota do { $line-gen }
move-brush = wymień { $cat-acc } na kota z { $cell }
move-shop = zrób zakupy: kurczak, tuńczyk i mleko
move-laser = laserek: { $cell } i { $other }
move-throw = wyrzuć kartę z { $cell }
move-swap = wymień cel: { $goal-acc } na { $pool-acc }
move-pick = weź kartę z { $cell }
# $tokens: dwa żetony jedzenia.
move-pay = nakarm Choupette: { $tokens }
move-guide = { $line }
# $eaten: jako co się liczy, jeśli to inne jedzenie.
move-feed =
    { $eaten-key ->
        [none] { $cat } je { $food-acc }
       *[other] { $cat } je { $food-acc } jako { $eaten-acc }
    }
move-done = koniec karmienia
move-end = Kończę turę

## Wiersze podliczenia, bez punktów.

score-cat = { $cat }
score-treat = { $cat }, smakołyk
score-hungry = głodny kot: { $cat }
# Koty, których punkty od czegoś zależą: $why (co się liczy), $count (ile tego jest).
score-counting-cat =
    { $why ->
        [best-other] { $cat }, tyle co najlepszy inny kot
        [alone-the-most] { $cat }, najwięcej najedzonych kotów
        [black] { $cat }: { $count ->
                [one] { $count } czarny kot
                [few] { $count } czarne koty
               *[other] { $count } czarnych kotów
            }
        [orange] { $cat }: { $count ->
                [one] { $count } rudy kot
                [few] { $count } rude koty
               *[other] { $count } rudych kotów
            }
        [white] { $cat }: { $count ->
                [one] { $count } biały kot
                [few] { $count } białe koty
               *[other] { $count } białych kotów
            }
        [gray] { $cat }: { $count ->
                [one] { $count } szary kot
                [few] { $count } szare koty
               *[other] { $count } szarych kotów
            }
        [chicken] { $cat }: { fans } kurczaka
        [tuna] { $cat }: { fans } tuńczyka
        [milk] { $cat }: { fans } mleka
        [one-food] { $cat }: { cats } na jeden kęs
        [two-food] { $cat }: { cats } na dwa kęsy
        [multicoloured] { $cat }: { $count ->
                [one] { $count } łaciaty kot
                [few] { $count } łaciate koty
               *[other] { $count } łaciatych kotów
            }
        [three-colours] { $cat }: { $count ->
                [one] { $count } komplet (czarny, rudy, biały)
                [few] { $count } komplety (czarny, rudy, biały)
               *[other] { $count } kompletów (czarny, rudy, biały)
            }
        [other-cat-of-its-food] { $cat }: { $count ->
                [one] { $count } inny kot z tym samym jedzeniem
                [few] { $count } inne koty z tym samym jedzeniem
               *[other] { $count } innych kotów z tym samym jedzeniem
            }
        [food-eaten] { $cat }: { $count ->
                [one] { $count } kęs
                [few] { $count } kęsy
               *[other] { $count } kęsów
            }
        [tuna-chicken-and-milk-eaten] { $cat }: { $count ->
                [one] { $count } pełne menu
                [few] { $count } pełne menu
               *[other] { $count } pełnych menu
            }
        [costume] { $cat }: { $count ->
                [one] { $count } przebranie
                [few] { $count } przebrania
               *[other] { $count } przebrań
            }
        [toy] { $cat }: { $count ->
                [one] { $count } zabawka
                [few] { $count } zabawki
               *[other] { $count } zabawek
            }
        [point-of-your-toy-sets] { $cat }: { $count ->
                [one] { $count } punkt za zestawy zabawek
                [few] { $count } punkty za zestawy zabawek
               *[other] { $count } punktów za zestawy zabawek
            }
        [spray-bottle-or-lost-cat] { $cat }: { $count ->
                [one] { $count } karta na ręce
                [few] { $count } karty na ręce
               *[other] { $count } kart na ręce
            }
       *[goal] { $cat }: { $count ->
                [one] { $count } cel
                [few] { $count } cele
               *[other] { $count } celów
            }
    }
fans =
    { $count ->
        [one] { $count } fan
        [few] { $count } fani
       *[other] { $count } fanów
    }
cats =
    { $count ->
        [one] { $count } kot
        [few] { $count } koty
       *[other] { $count } kotów
    }
score-catnip =
    { $count ->
        [one] { $count } kocimiętka
        [few] { $count } kocimiętki
       *[other] { $count } kocimiętek
    }, { $fed ->
        [one] { $fed } najedzony kot
        [few] { $fed } najedzone koty
       *[other] { $fed } najedzonych kotów
    }
score-costumes = przebrania: { $count }
score-toys = zabawki w zestawach: { $count }
score-leftovers = resztki jedzenia: { $count }
score-boxes = pełne kartony: { $filled } z { $count }
score-goal = wspólny cel: { $goal }
score-tokens = złote monety: { $count }
# Karty kociego gracza, które dają mu punkty, bo nie może ich zagrać.
score-extras = karty, których nie może zagrać
score-tie-break = najedzone koty: { $fed }

## Dlaczego ktoś wygrywa.

reason-most-points = najwięcej punktów
reason-equal-points-most-fed-cats = remis w punktach, najwięcej najedzonych kotów
reason-equal-points-and-fed-cats-shared = remis w punktach i najedzonych kotach, wspólna wygrana
reason-more-points-than-the-cat-player = więcej punktów niż koci gracz
reason-as-many-points-as-the-cat-player-are-not-enough = remis z kocim graczem nie wystarczy
reason-the-cat-player-has-more-points = koci gracz ma więcej punktów

## Co trzeba teraz zrobić, gdy ktoś próbuje czegoś innego.

must-place-token = teraz musisz postawić drewnianego kota przy rzędzie albo kolumnie
must-take-line = teraz musisz wziąć rząd albo kolumnę, możesz też najpierw zagrać kartę
must-play-or-end = teraz musisz zagrać kartę albo skończyć turę
must-throw-away = teraz musisz wybrać kartę z siatki do wyrzucenia
must-pay-for-choupette = teraz musisz nakarmić Choupette tuńczykiem i mlekiem albo z tego zrezygnować
must-pick-for-choupette = teraz musisz wybrać dla Choupette kartę z siatki albo na tym skończyć
must-play-fresh-card = teraz musisz zagrać jedną z nowych kart albo na tym skończyć
must-guide-cat-player = teraz musisz wybrać, którą z remisujących linii bierze koci gracz
must-feed = teraz musisz karmić koty albo skończyć kolację

## Dlaczego ruch jest niemożliwy.

refusal-token-beside-line = przy tej linii siedzi drewniany kot
refusal-taken-already = w tej turze masz już swoje karty
refusal-laser-only-first = laserek działa tylko na samym początku tury
refusal-not-in-hand = nie masz na ręce { $item-gen }
refusal-token-stays = drewniany kot już tam siedzi; przegoń go gdzie indziej
refusal-no-cat-to-brush = nie masz kota do wymiany
refusal-no-cat-in-grid = w siatce nie ma żadnego kota
refusal-no-cat-in-cell = na tym polu siatki nie ma kota
refusal-no-card-in-cell = na tym polu siatki nie ma karty
refusal-not-your-cat = to nie twój kot
refusal-needs-two-lost-cats = potrzebujesz do tego dwóch zaginionych kotów na ręce
refusal-no-such-stray = tej przybłędy tu nie ma
refusal-no-such-tokens = nie masz takiego jedzenia
refusal-only-fresh-cards = teraz możesz zagrać tylko jedną z nowych kart
refusal-laser-needs-three-cards = laserek potrzebuje trzech kart w siatce: dwie bierzesz, jedną wyrzucasz
refusal-choupette-stays = Choupette jest po kolacji, więc zostaje
refusal-choupette-eats-first = Choupette je pierwsza albo wcale; teraz pomoże już tylko smakołyk
refusal-fed-in-part = jeden kot jest dopiero w połowie kolacji: daj mu resztę albo odbierz mu jedzenie
refusal-taken-back-too-often =
    { $most ->
        [one] jedzenie można odebrać tylko raz, a to już było; teraz dokończ kolację
       *[other] jedzenie można odebrać tylko { $most } razy, a to już było; teraz dokończ kolację
    }
refusal-no-use-for-food = ten kot teraz tego nie potrzebuje albo już tego nie masz
refusal-nothing-to-take-back = ten kot nic jeszcze nie dostał
refusal-no-goals = w tej grze nie ma wspólnych celów
refusal-goal-swapped-already = cel możesz wymienić tylko raz na turę
refusal-not-your-goal = to nie jest jeden z twoich celów
refusal-goal-not-in-pool = tego celu nie ma w puli

## Dlaczego ustawienia nie pasują do gry.

refusal-base-seats = gra podstawowa jest dla 2–4 osób, a nie dla { $seats } (CL-B2)
refusal-goals-without-treats = wspólne cele są tylko z Box of Treats (CL-C37)
refusal-goals-seats = do wspólnych celów trzeba co najmniej 3 osób, a nie { $seats } (CL-C37)
refusal-difficulty-seats = poziom trudności wybiera się tylko w grze w pojedynkę (CL-C40)

## Dlaczego stołu nie da się tak ułożyć. Czytają to tylko autorzy testów i przykładów; słowa przed dwukropkiem to argumenty.

refusal-arrange-active = active: miejsca są od 0 do { $most }
refusal-arrange-grid =
    { $most ->
        [one] grid: jest tylko { $most } pole
        [few] grid: są tylko { $most } pola
       *[other] grid: jest tylko { $most } pól
    }
refusal-arrange-players =
    { $most ->
        [one] { $argument }: jest tylko { $most } miejsce
        [few] { $argument }: są tylko { $most } miejsca
       *[other] { $argument }: jest tylko { $most } miejsc
    }
refusal-arrange-no-card = nie ma karty „{ $name }”
refusal-arrange-not-there = „{ $name }” tam nie leży
refusal-arrange-not-in-deck = w talii nie ma już „{ $name }”
refusal-arrange-strays = strays: najwyżej { $most }
refusal-arrange-deck = deck: wielokrotność 3, najwyżej { $most }, a nie { $count }
refusal-arrange-food = food: „{ $name }” nie należy do { $letters }
refusal-arrange-no-goals = goals: w tej grze ich nie ma
refusal-arrange-goals = goals: jeden między dwoma miejscami i dwa w puli
refusal-arrange-starting = starting: w tej grze powinno być { $count }
refusal-arrange-none-left = nie ma już „{ $name }”
refusal-arrange-line = linie to { $lines }, a nie „{ $name }”

## Koty z talii. `acc`: kogo karmisz. `worth`: ile daje najedzony kot; na małych kartach stoi też samo.

card-shadow = Cień
    .acc = Cienia
    .worth = 1
    .text = Czarny, chce tuńczyka: { card-shadow.worth }.
card-jazz = Jazz
    .acc = Jazza
    .worth = 1
    .text = Czarny, chce tuńczyka: { card-jazz.worth }.
card-lily = Lilka
    .acc = Lilkę
    .worth = 2
    .text = Czarna, chce mleka: { card-lily.worth }.
card-blackberry = Jeżynka
    .acc = Jeżynkę
    .worth = 3
    .text = Czarna, chce 2 kurczaków: { card-blackberry.worth }.
card-keaton = Keaton
    .acc = Keatona
    .worth = 4
    .text = Czarny, chce 2 porcji mleka: { card-keaton.worth }.
card-pablo-picatso = Pablo Kicasso
    .acc = Pabla Kicassa
    .worth = 6
    .text = Czarny, chce 3 tuńczyków: { card-pablo-picatso.worth }.
card-chester = Chester
    .acc = Chestera
    .worth = 1
    .text = Rudy, chce tuńczyka: { card-chester.worth }.
card-bell = Dzwoneczek
    .acc = Dzwoneczka
    .worth = 1
    .text = Rudy, chce kurczaka: { card-bell.worth }.
card-bronte = Bronte
    .acc = Bronte
    .worth = 3
    .text = Ruda, chce 2 tuńczyków: { card-bronte.worth }.
card-zeus = Zeus
    .acc = Zeusa
    .worth = 3
    .text = Rudy, chce 2 kurczaków: { card-zeus.worth }.
card-pumpkin = Dynia
    .acc = Dynię
    .worth = 6
    .text = Ruda, chce 2 kurczaków i mleka: { card-pumpkin.worth }.
card-chairman-meow = Szef Miau
    .acc = Szefa Miau
    .worth = 6
    .text = Rudy, chce 3 kurczaków: { card-chairman-meow.worth }.
card-cooper = Cooper
    .acc = Coopera
    .worth = 1
    .text = Biały, chce kurczaka: { card-cooper.worth }.
card-gershon = Gershon
    .acc = Gershona
    .worth = 1
    .text = Biały, chce kurczaka: { card-gershon.worth }.
card-snowflake = Śnieżynka
    .acc = Śnieżynkę
    .worth = 2
    .text = Biała, chce mleka: { card-snowflake.worth }.
card-sparkle = Iskierka
    .acc = Iskierkę
    .worth = 3
    .text = Biała, chce 2 tuńczyków: { card-sparkle.worth }.
card-sir-cuddleface = Sir Tulisław
    .acc = Sir Tulisława
    .worth = 4
    .text = Biały, chce 2 porcji mleka: { card-sir-cuddleface.worth }.
card-sox = Skarpetka
    .acc = Skarpetkę
    .worth = 6
    .text = Biała, chce 2 tuńczyków i mleka: { card-sox.worth }.
card-alvin = Alvin
    .acc = Alvina
    .worth = 1 za najedzonego rudego kota
    .text = Czarno-rudy, chce tuńczyka i mleka: { card-alvin.worth }.
card-dinah = Dina
    .acc = Dinę
    .worth = 1 za najedzonego białego kota
    .text = Rudo-biała, chce kurczaka i mleka: { card-dinah.worth }.
card-luna = Luna
    .acc = Lunę
    .worth = 1 za najedzonego czarnego kota
    .text = Czarno-biała, chce tuńczyka i kurczaka: { card-luna.worth }.
card-henriette = Henrietta
    .acc = Henriettę
    .worth = 5
    .text = Czarno-rudo-biało-szara, chce tuńczyka, kurczaka i mleka: { card-henriette.worth }.
card-ash = Popiołek
    .acc = Popiołka
    .worth = 1
    .text = Szary, chce kurczaka: { card-ash.worth }.
card-slate = Łupek
    .acc = Łupka
    .worth = 3
    .text = Biało-szary, chce 2 tuńczyków: { card-slate.worth }.
card-pebble = Kamyk
    .acc = Kamyka
    .worth = 2
    .text = Rudo-szary, chce mleka: { card-pebble.worth }.
card-storm = Burza
    .acc = Burzę
    .worth = 6
    .text = Czarno-szara, chce 2 kurczaków i tuńczyka: { card-storm.worth }.
card-misty = Mgiełka
    .acc = Mgiełkę
    .worth = 4
    .text = Szara, chce 2 porcji mleka: { card-misty.worth }.
card-duke = Książę
    .acc = Księcia
    .worth = 3
    .text = Biało-szary, chce 2 kęsów, obojętnie jakich: { card-duke.worth }.
card-banjo = Banjo
    .acc = Banjo
    .worth = 1 za najedzonego fana tuńczyka
    .text = Rudo-szary, chce tuńczyka i mleka: { card-banjo.worth }.
card-fiddle = Skrzypek
    .acc = Skrzypka
    .worth = 1 za najedzonego fana kurczaka
    .text = Biało-szary, chce kurczaka i mleka: { card-fiddle.worth }.
card-viola = Wiola
    .acc = Wiolę
    .worth = 1 za najedzonego fana mleka
    .text = Czarno-szara, chce tuńczyka i mleka: { card-viola.worth }.
card-domino = Domino
    .acc = Domino
    .worth = 5
    .text = Czarno-biały, chce tuńczyka, kurczaka i mleka: { card-domino.worth }.

## Przybłędy.

card-florence = Florencja
    .acc = Florencję
    .worth = 2 za najedzonego rudego kota
    .text = Ruda przybłęda, chce kurczaka i mleka: { card-florence.worth }.
card-antoinette = Antonina
    .acc = Antoninę
    .worth = 2 za najedzonego białego kota
    .text = Biała przybłęda, chce tuńczyka i mleka: { card-antoinette.worth }.
card-eliot = Eliot
    .acc = Eliota
    .worth = 2 za najedzonego czarnego kota
    .text = Czarna przybłęda, chce tuńczyka i kurczaka: { card-eliot.worth }.
card-levar-purrton = LeVar Mruczton
    .acc = LeVara Mrucztona
    .worth = 4 za najedzony komplet (czarny, rudy, biały)
    .text = Biała przybłęda, chce tuńczyka i kurczaka: { card-levar-purrton.worth }.
card-zoroaster = Zoroaster
    .acc = Zoroastra
    .worth = 2 za przebranie
    .text = Czarna przybłęda, chce 2 kurczaków: { card-zoroaster.worth }.
card-macak = Macak
    .acc = Macaka
    .worth = 2; może też liczyć się jako kocimiętka
    .text = Ruda przybłęda, chce mleka: { card-macak.worth }.
card-waffle = Gofr
    .acc = Gofra
    .worth = 3 za kęs; wszystkie jednego rodzaju
    .text = Ruda przybłęda, zjada 1–4 kęsy: { card-waffle.worth }.
card-hemingway = Hemingway
    .acc = Hemingwaya
    .worth = 3; 7 za najwięcej najedzonych, bez remisu
    .text = Czarna przybłęda, chce mleka: { card-hemingway.worth }.
card-sweetheart = Skarbek
    .acc = Skarbka
    .worth = 5
    .text = Czarno-rudo-biało-szara przybłęda, chce tuńczyka i kurczaka: { card-sweetheart.worth }.
card-penny = Penny
    .acc = Penny
    .worth = 1 za zabawkę
    .text = Ruda przybłęda, chce mleka: { card-penny.worth }.
card-moonbeam = Promyczek
    .acc = Promyczka
    .worth = 3; dwa twoje żetony liczą się jako dowolne jedzenie
    .text = Biała przybłęda, chce tuńczyka i kurczaka: { card-moonbeam.worth }.
card-cow = Krówka
    .acc = Krówkę
    .worth = 2 za zjedzony kęs
    .text = Biała przybłęda, zjada 1 kęs albo więcej, obojętnie czego: { card-cow.worth }.
card-truffle = Trufla
    .acc = Truflę
    .worth = 2 za innego najedzonego kota z tym samym jedzeniem
    .text = Czarna przybłęda, chce 1 kęsa, obojętnie jakiego: { card-truffle.worth }.
card-aoshima = Aoshima & spółka
    .acc = Aoshimę & spółkę
    .worth = 6; trzy koty (czarny chce tuńczyka, rudy kurczaka, biały mleka); nie pasują do kartonów
    .text = Czarno-rudo-biała przybłęda, chce tuńczyka, kurczaka i mleka: { card-aoshima.worth }.
card-biddy = Biddy
    .acc = Biddy
    .worth = 2 + 3 za osiągnięty wspólny cel
    .text = Szara przybłęda, chce tuńczyka i mleka: { card-biddy.worth }.
card-calf = Cielaczek
    .acc = Cielaczka
    .worth = 2 + 1 za zjedzony kęs
    .text = Czarno-biała przybłęda, zjada 1–5 kęsów: { card-calf.worth }.
card-choupette = Choupette
    .acc = Choupette
    .worth = 3; nakarmiona jako pierwsza przynosi dwie karty
    .text = Biała przybłęda, chce tuńczyka i mleka: { card-choupette.worth }.
card-elvis = Elvis
    .acc = Elvisa
    .worth = 3; liczy się jako przebranie
    .text = Czarna przybłęda, chce kurczaka i mleka: { card-elvis.worth }.
card-little-nicky = Mikołajek
    .acc = Mikołajka
    .worth = tyle, co twój najlepszy inny najedzony kot
    .text = Czarno-ruda przybłęda, chce tuńczyka i kurczaka: { card-little-nicky.worth }.
card-marshmallow = Pianka
    .acc = Piankę
    .worth = 1 za punkt z twoich zestawów zabawek
    .text = Biała przybłęda, chce tuńczyka, kurczaka i mleka: { card-marshmallow.worth }.
card-mister-fit = Pan Fit
    .acc = Pana Fita
    .worth = 2 za pełne menu twoich kotów (tuńczyk, kurczak, mleko)
    .text = Szara przybłęda, chce 2 kęsów, obojętnie jakich: { card-mister-fit.worth }.
card-mr-zoe = Pan Zoe
    .acc = Pana Zoe
    .worth = 2 za spryskiwacz lub zaginionego kota na ręce
    .text = Ruda przybłęda, chce mleka: { card-mr-zoe.worth }.
card-tomasso = Tomasso
    .acc = Tomassa
    .worth = 3; liczy się jako zabawka
    .text = Rudo-biała przybłęda, chce tuńczyka i kurczaka: { card-tomasso.worth }.
card-mina = Mina
    .acc = Minę
    .worth = 2 za najedzonego łaciatego kota
    .text = Czarno-szara przybłęda, chce tuńczyka i kurczaka: { card-mina.worth }.
card-ringo = Ringo
    .acc = Ringo
    .worth = 1 + 1 za najedzonego kota na dwa kęsy
    .text = Szara przybłęda, chce kurczaka i mleka: { card-ringo.worth }.
card-peanut = Fistaszek
    .acc = Fistaszka
    .worth = 1 za najedzonego kota na jeden kęs
    .text = Ruda przybłęda, chce mleka: { card-peanut.worth }.

## Jedzenie.

card-chicken = Kurczak
    .text = Jedzenie: kurczak.
card-two-chicken = Kurczak ×2
    .text = Jedzenie: 2 kurczaki.
card-tuna = Tuńczyk
    .text = Jedzenie: tuńczyk.
card-two-tuna = Tuńczyk ×2
    .text = Jedzenie: 2 tuńczyki.
card-milk = Mleko
    .text = Jedzenie: mleko.
card-two-milk = Mleko ×2
    .text = Jedzenie: 2 porcje mleka.
card-wild = Dowolne jedzenie
    .text = Jedzenie: dowolne. Liczy się jako kurczak, tuńczyk albo mleko.
card-chicken-and-tuna = Kurczak z tuńczykiem
    .text = Jedzenie: kurczak i tuńczyk.
card-treat = Smakołyk
    .text = Jedzenie: smakołyk. Jeden wystarczy każdemu kotu, ale taki kot daje tylko 1 punkt.

## Zabawki.

-toy-text = Zabawka: zbieraj różne. Zestaw daje 1, 3, 5, 8, 12.
card-mouse-toy = Myszka
    .text = { -toy-text }
card-yarn-ball = Kłębek wełny
    .text = { -toy-text }
card-feather-wand = Wędka z piórkiem
    .text = { -toy-text }
card-cat-tower = Kocia wieża
    .text = { -toy-text }
card-scratching-post = Drapak
    .text = { -toy-text }

## Przebrania.

-costume-text = Przebranie: kto ma najwięcej, dostaje 6; brak przebrań kosztuje 2.
card-wizard-hat = Kapelusz maga
    .text = { -costume-text }
card-pirate-coat = Płaszcz pirata
    .text = { -costume-text }
card-lobster-suit = Strój homara
    .text = { -costume-text }
card-bee-wings = Strój pszczółki
    .text = { -costume-text }
card-bow-tie = Muszka
    .text = { -costume-text }
card-dinosaur-hood = Kaptur dinozaura
    .text = { -costume-text }
card-space-helmet = Hełm astronauty
    .text = { -costume-text }
card-lion-mane = Lwia grzywa
    .text = { -costume-text }
card-tutu = Tutu
    .text = { -costume-text }
card-detective-cap = Czapka detektywa
    .text = { -costume-text }
card-mermaid-tail = Ogon syrenki
    .text = { -costume-text }
card-cowboy-boots = Kowbojki
    .text = { -costume-text }

## Kocimiętka.

card-catnip = Kocimiętka
    .text = Pojedyncza kosztuje 2 punkty. Dwie lub trzy dają 1 punkt za każdego najedzonego kota, cztery i więcej dają 2.

## Karty do zagrania. `gen`: czego nie masz na ręce.

card-lost-cat = Zaginiony kot
    .gen = zaginionego kota
    .text = Zbierz dwa i wymień je na przybłędę albo 2 punkty.
card-spray-bottle = Spryskiwacz
    .gen = spryskiwacza
    .text = Przegania drewnianego kota do innego rzędu albo innej kolumny.
card-brush = Szczotka
    .gen = szczotki
    .text = Wymienia jednego z twoich kotów na kota z siatki.
card-laser-pointer = Laserek
    .gen = laserka
    .text = Zamiast rzędu albo kolumny weź z siatki dwie dowolne karty, a trzecią wyrzuć.
card-shopping-bag = Torba z zakupami
    .gen = torby z zakupami
    .text = Zagraj ją i weź kurczaka, tuńczyka i mleko. Pozostali dostają po złotej monecie (2 punkty).

## Kartony: w zdaniu nazywają się od tego, co w nich siedzi; jako karta w przewodniku (`card-box-…`) po prostu „Karton”.

card-gray-box = Karton dla szarego kota
card-orange-chicken-box = Karton dla rudego fana kurczaka
card-white-milk-box = Karton dla białego fana mleka
card-black-tuna-box = Karton dla czarnego fana tuńczyka
card-white-tuna-box = Karton dla białego fana tuńczyka
card-black-milk-box = Karton dla czarnego fana mleka
card-orange-tuna-box = Karton dla rudego fana tuńczyka
card-white-chicken-box = Karton dla białego fana kurczaka
card-orange-milk-box = Karton dla rudego fana mleka

-box-text = Z takim kotem w środku, najedzonym czy głodnym, daje tyle punktów, ile masz kartonów.
card-box-gray-box = Karton
    .text = Karton dla szarego kota. { -box-text }
card-box-orange-chicken-box = Karton
    .text = Karton dla rudego kota, który chce kurczaka. { -box-text }
card-box-white-milk-box = Karton
    .text = Karton dla białego kota, który chce mleka. { -box-text }
card-box-black-tuna-box = Karton
    .text = Karton dla czarnego kota, który chce tuńczyka. { -box-text }
card-box-white-tuna-box = Karton
    .text = Karton dla białego kota, który chce tuńczyka. { -box-text }
card-box-black-milk-box = Karton
    .text = Karton dla czarnego kota, który chce mleka. { -box-text }
card-box-orange-tuna-box = Karton
    .text = Karton dla rudego kota, który chce tuńczyka. { -box-text }
card-box-white-chicken-box = Karton
    .text = Karton dla białego kota, który chce kurczaka. { -box-text }
card-box-orange-milk-box = Karton
    .text = Karton dla rudego kota, który chce mleka. { -box-text }

## Wspólne cele: co liczą, w zdaniu (acc: wymień co na co) i jako karta w przewodniku (`card-goal-…`).

goal-fed-cats = najedzone koty
    .acc = najedzone koty
goal-toys = zabawki
    .acc = zabawki
goal-costumes = przebrania
    .acc = przebrania
goal-catnip = kocimiętka
    .acc = kocimiętkę
goal-multicoloured = najedzone łaciate koty
    .acc = najedzone łaciate koty
goal-one-food = najedzone koty na jeden kęs
    .acc = najedzone koty na jeden kęs
goal-two-food = najedzone koty na dwa kęsy
    .acc = najedzone koty na dwa kęsy
goal-tuna-cats = najedzeni fani tuńczyka
    .acc = najedzonych fanów tuńczyka
goal-chicken-cats = najedzeni fani kurczaka
    .acc = najedzonych fanów kurczaka
goal-milk-cats = najedzeni fani mleka
    .acc = najedzonych fanów mleka

card-goal-fed-cats = Najedzone koty
    .text = Cel: dwie osoby obok siebie, które mają razem dość najedzonych kotów, dostają po 3 punkty.
card-goal-toys = Zabawki
    .text = Cel: dwie osoby obok siebie, które mają razem dość zabawek, dostają po 3 punkty.
card-goal-costumes = Przebrania
    .text = Cel: dwie osoby obok siebie, które mają razem dość przebrań, dostają po 3 punkty.
card-goal-catnip = Kocimiętka
    .text = Cel: dwie osoby obok siebie, które mają razem dość kocimiętki, dostają po 3 punkty.
card-goal-multicoloured = Najedzone łaciate koty
    .text = Cel: dwie osoby obok siebie, które mają razem dość najedzonych łaciatych kotów, dostają po 3 punkty.
card-goal-one-food = Najedzone koty na jeden kęs
    .text = Cel: dwie osoby obok siebie, które mają razem dość najedzonych kotów na jeden kęs, dostają po 3 punkty.
card-goal-two-food = Najedzone koty na dwa kęsy
    .text = Cel: dwie osoby obok siebie, które mają razem dość najedzonych kotów na dwa kęsy, dostają po 3 punkty.
card-goal-tuna-cats = Najedzeni fani tuńczyka
    .text = Cel: dwie osoby obok siebie, które mają razem dość najedzonych fanów tuńczyka, dostają po 3 punkty.
card-goal-chicken-cats = Najedzeni fani kurczaka
    .text = Cel: dwie osoby obok siebie, które mają razem dość najedzonych fanów kurczaka, dostają po 3 punkty.
card-goal-milk-cats = Najedzeni fani mleka
    .text = Cel: dwie osoby obok siebie, które mają razem dość najedzonych fanów mleka, dostają po 3 punkty.

## Czego chcą karty tury kociego gracza: najwięcej czegoś, a jeśli tego nie ma, to linii.

turn-card-toys-middle-column = najwięcej zabawek, inaczej kolumna 2
turn-card-toys-bottom-row = najwięcej zabawek, inaczej rząd C
turn-card-catnip-right-column = najwięcej kocimiętki, inaczej kolumna 3
turn-card-catnip-top-row = najwięcej kocimiętki, inaczej rząd A
turn-card-six-vp-left-column = najwięcej kotów za 6 punktów, inaczej kolumna 1
turn-card-six-vp-middle-row = najwięcej kotów za 6 punktów, inaczej rząd B
turn-card-food-left-column = najwięcej jedzenia, inaczej kolumna 1
turn-card-food-middle-row = najwięcej jedzenia, inaczej rząd B
turn-card-cat-token = linia drewnianego kota

## Co dają karty startowe kociego gracza; `inst` po „zaczyna z”.

starting-two-tokens = dwie złote monety
    .inst = dwiema złotymi monetami
starting-one-more-stray = dodatkowa przybłęda
    .inst = dodatkową przybłędą
starting-one-catnip = jedna kocimiętka
    .inst = jedną kocimiętką
starting-three-wild = trzy żetony dowolnego jedzenia
    .inst = trzema żetonami dowolnego jedzenia
starting-two-costumes = dwa przebrania
    .inst = dwoma przebraniami
starting-wild-toy = dowolna zabawka
    .inst = dowolną zabawką

## Jak się gra, w rozdziałach.

rules-idea =
    Dziewięć kart tworzy siatkę. Bierz po trzy naraz, zbieraj koty i to, co jedzą, a gdy talia się skończy, nakarm
    jak najwięcej z nich. Najedzone koty dają punkty, każdy głodny kosztuje 2.
    .heading = O co chodzi

rules-turn =
    Weź cały rząd albo całą kolumnę, tylko nie tę linię, przy której siedzi drewniany kot. Potem drewniany kot przenosi się
    do linii, którą bierzesz, a lukę wypełniają trzy nowe karty. Jedzenie od razu zmienia się w żetony. Koty, kartony
    i jedzenie leżą przed tobą i każdy je widzi. Cała reszta trafia na twoją rękę, a pozostali widzą tylko, ile masz kart.
    .heading = Twoja tura

rules-cards =
    Te karty zagrywasz w swojej turze, przed wzięciem linii albo po nim. Za dwa zaginione koty dostajesz przybłędę albo
    2 punkty. Spryskiwacz przegania drewnianego kota do innej linii. Szczotka wymienia jednego z twoich kotów na kota
    z siatki. Torba z zakupami daje ci kurczaka, tuńczyka i mleko, a pozostałym po złotej monecie (2 punkty). Laserek to
    cała tura, jeszcze przed wszystkim innym: weź z siatki dwie dowolne karty, a trzecią wyrzuć. Drewniany kot ani drgnie.
    .heading = Karty do zagrania

rules-end =
    Gdy talia jest pusta i siatki nie da się uzupełnić, ostatnia tura jest za wami. Kto ma Choupette, może ją od razu
    nakarmić, a ona przynosi dwie z kart, które zostały w siatce. Potem wszyscy w tajemnicy karmią swoje koty, a na koniec
    wszystko wychodzi na jaw.
    .heading = Koniec gry

rules-feeding =
    Kot dostaje dokładnie to, czego chce, albo nic. Dowolne jedzenie liczy się jako kurczak, tuńczyk albo mleko. Jeden
    smakołyk wystarczy każdemu kotu, ale taki kot jest wart tylko 1 punkt i nie robi nic specjalnego. Dopóki nie skończysz,
    możesz zmienić zdanie. Nie wiesz, co dalej? Poproś o najlepszy plan.
    .heading = Karmienie

rules-points =
    Każdy najedzony kot daje tyle, ile ma na karcie; głodny kosztuje 2.

    Zabawki: zestaw od jednej do pięciu różnych daje 1, 3, 5, 8 albo 12.

    Przebrania: kto ma najwięcej, dostaje 6, przy remisie do podziału. Gdy gra pięć albo sześć osób, drugie miejsce daje 3.
    Brak przebrań kosztuje 2.

    Kocimiętka: pojedyncza kosztuje 2. Dwie lub trzy dają 1 za każdego najedzonego kota, cztery i więcej dają 2.

    Kartony: każdy z właściwym kotem, najedzonym czy nie, daje tyle punktów, ile masz kartonów.

    Kto ma na koniec najwięcej jedzenia, traci 2. Jeśli kilka osób ma tyle samo, tracą wszystkie. Złote monety dają po 2.

    Wygrywa ten, kto ma najwięcej punktów, a przy remisie ten, kto ma więcej najedzonych kotów.
    .heading = Punkty

rules-goals =
    Gdy grają co najmniej trzy osoby, możecie grać ze wspólnymi celami: z osobą po lewej i z osobą po prawej masz po jednym.
    Wasze karty liczą się razem, a jeśli jest ich dość, dostajecie po 3 punkty. Raz na turę możesz wymienić jeden swój cel
    na jeden z dwóch w puli.
    .heading = Wspólne cele

rules-alone =
    Koci gracz bierze linię, w której jest najwięcej tego, czego chce jego karta tury. Przy remisie wybierasz ty. Karmi po
    tobie, a całe jego jedzenie poza smakołykami liczy się jako dowolne. Żeby wygrać, potrzebujesz więcej punktów niż on.
    .heading = W pojedynkę

## Grupy kart, jako nagłówki.

cards-cat = Koty
cards-stray = Przybłędy
cards-food = Jedzenie
cards-toy = Zabawki
cards-costume = Przebrania
cards-catnip = Kocimiętka
cards-play = Do zagrania
cards-box = Kartony
cards-goal = Cele

## Dlaczego podpowiedź jest dobra: co daje ruch.

# $first zaczyna i nie może wziąć linii z $cards.
because-blocks =
    { $first-is ->
        [you] Nie zaczniesz wtedy od kart: { $cards }.
       *[other] { $first } nie zacznie wtedy od kart: { $cards }.
    }
# Po spryskiwaczu $seat, następna osoba, nie może wziąć linii z $cards.
because-withholds =
    { $seat-is ->
        [you] Nie weźmiesz zaraz potem kart: { $cards }.
       *[other] { $seat } nie weźmie zaraz potem kart: { $cards }.
    }
because-cat-player-gets = Koci gracz dostaje: { $cards }.
because-nobody-gets = Nikt inny tego nie dostanie: { $cards }.
because-goal = Wasz wspólny cel to wtedy: { $goal }.
because-frees = Wtedy { $line } znów jest do wzięcia.
because-choupette = Choupette się naje, a ty dostaniesz dwie karty.
because-keeps = Zachowujesz karty na później.
because-ends = Wtedy kończy się twoja tura.
because-brings = Dostajesz: { $cards }.
because-shop = Dostajesz kurczaka, tuńczyka i mleko, a pozostali po złotej monecie (2 punkty).
because-cash = To 2 pewne punkty.
because-feeds = Możesz wtedy nakarmić { $cats-acc }.
because-needs-food =
    { $cats-count ->
        [one] Przed końcem { $cats } musi jeszcze dostać jeść.
       *[other] Przed końcem { $cats } muszą jeszcze dostać jeść.
    }
because-worth =
    { $points ->
        [one] Na razie to 1 punkt.
        [few] Na razie to { $points } punkty.
       *[other] Na razie to { $points } punktów.
    }
because-costs = Na razie to −{ $points }.
because-toys =
    { $count ->
        [one] To twoja pierwsza zabawka.
        [few] Masz wtedy { $count } różne zabawki.
       *[other] Masz wtedy { $count } różnych zabawek.
    }
because-costumes =
    { $count ->
        [one] To twoje pierwsze przebranie.
        [few] Masz wtedy { $count } przebrania.
       *[other] Masz wtedy { $count } przebrań.
    }
# $points: ile daje każdy najedzony kot przy tylu kocimiętkach.
because-catnip =
    { $points ->
        [0] To twoja pierwsza kocimiętka; pojedyncza kosztuje 2 punkty.
        [one] Masz wtedy { catnips }: 1 punkt za każdego najedzonego kota.
        [few] Masz wtedy { catnips }: { $points } punkty za każdego najedzonego kota.
       *[other] Masz wtedy { catnips }: { $points } punktów za każdego najedzonego kota.
    }
catnips =
    { $count ->
        [one] { $count } kocimiętkę
        [few] { $count } kocimiętki
       *[other] { $count } kocimiętek
    }
because-lost-cats = Za dwa zaginione koty możesz przygarnąć przybłędę.
because-done =
    { $points ->
        [one] Razem to 1 punkt.
        [few] Razem to { $points } punkty.
       *[other] Razem to { $points } punktów.
    }
because-fed = { $cat } się najada.
because-part-fed = { $cat } chce więcej, ale to już coś.
because-best-plan =
    { $points ->
        [one] Tak nakarmisz koty najlepiej: razem 1 punkt.
        [few] Tak nakarmisz koty najlepiej: razem { $points } punkty.
       *[other] Tak nakarmisz koty najlepiej: razem { $points } punktów.
    }
# Kolejny krok najlepszego karmienia.
because-any-order = To też część najlepszego planu. Kolejność nie ma znaczenia.
# Ile wychodzi, jeśli ten kot nie dostanie jeść.
because-hungry =
    { $points ->
        [one] Wtedy bez kolacji zostaje { $cat }: razem 1 punkt.
        [few] Wtedy bez kolacji zostaje { $cat }: razem { $points } punkty.
       *[other] Wtedy bez kolacji zostaje { $cat }: razem { $points } punktów.
    }
