### Tem-Purr-A: zawody w jedzeniu. Stos dań krąży i rośnie; kto go zjada, dobiera tyle kart, ile stos jest wart. Wśród kart
### talii są Niestrawności: kto je dobiera, bierze żeton.
###
### Zmienne: $seat, $other (osoby), $dish (wartość dania, od 2 do 7: tak też dania się nazywa), $card (karta; `$card-key` dania
### to jego wartość), $total (ile kart wart jest stos), $spoilt (ile jest Niestrawności).

title = Tem-Purr-A
about = Podawaj dania dalej, jedz tylko to, co musisz, i uważaj na brzuszek.
# Jaka to gra, w trzech słowach.
mood-first = śmiało
mood-second = wrednie
mood-third = szybko

## Karty: nazwa, a w `text` to, co robi karta.

card-2 = Kulka ryżu
    .text = Danie: kto je zjada, dobiera dwie karty.
card-3 = Dango
    .text = Danie: kto je zjada, dobiera trzy karty.
card-4 = Krewetka
    .text = Danie: kto je zjada, dobiera cztery karty.
card-5 = Łosoś
    .text = Danie: kto je zjada, dobiera pięć kart.
card-6 = Gyoza
    .text = Danie: kto je zjada, dobiera sześć kart.
card-7 = Makaron
    .text = Danie: kto je zjada, dobiera siedem kart.
card-plus = Repeta
    .text = Kto zjada ten stos, dobiera o jedną kartę więcej.
card-reverse = W tył zwrot
    .text = Gra zmienia kierunek, a następna jest osoba z drugiej strony.
card-choose = Hej, ty
    .text = Wskaż następną osobę. Od niej gra toczy się dalej.
card-indigestion = Niestrawność
    .text = Kto ją dobiera, bierze żeton, a runda się kończy.

# Karta w zdaniu: danie po wartości ("trójka"), akcje z kilku słów w cudzysłowie.
named =
    { $card-key ->
        [2] dwójka
        [3] trójka
        [4] czwórka
        [5] piątka
        [6] szóstka
        [7] siódemka
        [plus] Repeta
       *[other] „{ $card }”
    }
named-few =
    { $card-key ->
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
        [6] szóstki
        [7] siódemki
        [plus] Repety
       *[other] × „{ $card }”
    }
named-many =
    { $card-key ->
        [2] dwójek
        [3] trójek
        [4] czwórek
        [5] piątek
        [6] szóstek
        [7] siódemek
        [plus] Repet
       *[other] × „{ $card }”
    }
# Jednakowe karty, $count sztuk, zawsze w bierniku: "trójkę", "2 trójki", "5 trójek". Lista tych kart to $cards zdarzeń.
equal-cards =
    { $count ->
        [1]
            { $card-key ->
                [2] dwójkę
                [3] trójkę
                [4] czwórkę
                [5] piątkę
                [6] szóstkę
                [7] siódemkę
                [plus] Repetę
               *[other] „{ $card }”
            }
        [few] { $count } { named-few }
       *[many] { $count } { named-many }
    }
indigestions =
    { $spoilt ->
        [one] Niestrawność
       *[other] { $spoilt } Niestrawności
    }

# Danie po wartości $dish: biernik ("trójkę"), "2 trójki" i "5 trójek".
dish =
    { $dish ->
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
        [6] szóstkę
       *[7] siódemkę
    }
dish-gen =
    { $dish ->
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
        [6] szóstki
       *[7] siódemki
    }
dish-many =
    { $dish ->
        [2] dwójek
        [3] trójek
        [4] czwórek
        [5] piątek
        [6] szóstek
       *[7] siódemek
    }

## Pytania.

prompt-start = Zacznij stos. Od jakiego dania?
prompt-turn = Podaj { dish }, zagraj akcję albo parę, albo zjedz { $total }. Co robisz?
prompt-add = Niestrawności w talii: { $spoilt }. Dorzucasz jeszcze jedną?

## Zdarzenia.

event-start =
    { $seat-is ->
        [you] Zaczynasz stos od { dish-gen }.
       *[other] { $seat } zaczyna stos od { dish-gen }.
    }
event-serve =
    { $seat-is ->
        [you] Podajesz { dish }: do zjedzenia { $total }.
       *[other] { $seat } podaje { dish }: do zjedzenia { $total }.
    }
event-skip =
    { $seat-is ->
        [you] Robisz unik parą { dish-many }: do zjedzenia { $total }.
       *[other] { $seat } robi unik parą { dish-many }: do zjedzenia { $total }.
    }
event-choose =
    { $seat-is ->
        [you] Zagrywasz „Hej, ty” i wskazujesz { other-person }.
       *[other] { $seat } zagrywa „Hej, ty” i wskazuje { other-person }.
    }
other-person =
    { $other-is ->
        [you] ciebie
       *[other] { $other-acc }
    }
event-act =
    { $card-key ->
        [plus]
            { $seat-is ->
                [you] Zagrywasz Repetę: do zjedzenia { $total }.
               *[other] { $seat } zagrywa Repetę: do zjedzenia { $total }.
            }
       *[reverse]
            { $seat-is ->
                [you] Zagrywasz „W tył zwrot”.
               *[other] { $seat } zagrywa „W tył zwrot”.
            }
    }
event-eat =
    { $seat-is ->
        [you] Zjadasz { meal }
       *[other] { $seat } zjada { meal }
    }
meal =
    { $left ->
        [none] { $count }: { meal-cards }
       *[other] { $count } (w talii tylko { $left }): { meal-cards }
    }
meal-cards =
    { $spoilt ->
        [0] { meal-good }, wszystko dobre.
        [1] { meal-good }, a do tego { indigestions }!
       *[other] { meal-good }, a do tego { indigestions }, ale tylko jeden żeton!
    }
meal-good =
    { $cards-count ->
        [0] nic dobrego
       *[other] { $cards }
    }
event-deal =
    { $seat-is ->
        [you] Dostajesz { drawn }.
       *[other] { $seat } dostaje { drawn }.
    }
event-draw =
    { $seat-is ->
        [you] Dobierasz { drawn-with-indigestions }
       *[other] { $seat } dobiera { drawn-with-indigestions }
    }
drawn-with-indigestions =
    { $spoilt ->
        [0] { drawn }.
       *[other]
            { $count ->
                [0] { indigestions }!
               *[other] { drawn } i { indigestions }!
            }
    }
drawn =
    { $cards-count ->
        [none]
            { $count ->
                [one] kartę
                [few] { $count } karty
               *[many] { $count } kart
            }
       *[other] { $cards }
    }
event-token =
    { $tokens ->
        [2]
            { $seat-is ->
                [you] Bierzesz drugi żeton. Jeszcze jeden i koniec gry!
               *[other] { $seat } bierze drugi żeton. Jeszcze jeden i koniec gry!
            }
       *[other]
            { $seat-is ->
                [you] Bierzesz { nth } żeton.
               *[other] { $seat } bierze { nth } żeton.
            }
    }
nth =
    { $tokens ->
        [1] pierwszy
       *[other] trzeci
    }
event-no_dish =
    { $seat-is ->
        [you] Nie masz dania, od którego można zacząć.
       *[other] { $seat } nie ma dania, od którego można zacząć.
    }
event-add =
    { $seat-is ->
        [you] Dorzucasz Niestrawność. Razem w talii: { $spoilt }.
       *[other] { $seat } dorzuca Niestrawność. Razem w talii: { $spoilt }.
    }
event-decline =
    { $seat-is ->
        [you] Nie dorzucasz Niestrawności.
       *[other] { $seat } nie dorzuca Niestrawności.
    }
event-round =
    { $seat-is ->
        [you] Runda { $round }: { round-deck }, w tym { indigestions }. Zaczynasz.
       *[other] Runda { $round }: { round-deck }, w tym { indigestions }. { $seat } zaczyna.
    }
round-deck =
    { $deck ->
        [one] w talii { $deck } karta
        [few] w talii { $deck } karty
       *[many] w talii { $deck } kart
    }
event-reshuffle =
    { $count ->
        [one] Talia jest pusta: wraca do niej jedna odrzucona karta.
        [few] Talia jest pusta: wtasowano do niej { $count } odrzucone karty.
       *[many] Talia jest pusta: wtasowano do niej { $count } odrzuconych kart.
    }
event-end = Koniec zawodów!

## Ruchy, dość krótkie na listę odpowiedzi.

move-start = zacznij od { dish-gen }
move-serve = podaj { dish }
move-eat = zjedz
move-play = { named }
move-choose =
    { $seat-is ->
        [opponent] „Hej, ty”: miejsce { $seat-key }
       *[other] „Hej, ty”: { $seat }
    }
move-skip = unik parą { dish-many }
# Odpowiedzi na "Dorzucasz jeszcze jedną?"
move-add = Tak, jeszcze jedna
move-pass = Nie, wystarczy

## Punktacja i powód wygranej.

score-tokens = wzięte żetony: { $count }
score-tie-break = karty na ręce, na wypadek remisu: { $hand }

reason-fewest-tokens = najmniej żetonów
reason-equal-tokens-most-cards-in-hand = remis w żetonach, najwięcej kart na ręce
reason-equal-tokens-and-cards-shared = remis w żetonach i w kartach

## Ustawienia gry.

option-dishes = ile jest których dań: od siedemnastu dwójek do siedmiu siódemek albo wszystkich po dwanaście
    .title = Dania
    .choice-falling = Duże są rzadkie
    .choice-even = Po dwanaście
option-skip_changes_dish = unik musi zmienić danie na stosie; inaczej wystarczy dowolna para
    .title = Unik zmienia danie
option-reminders = pokazuj karty, o których wszyscy wiedzą, że trafiły na rękę; inaczej trzeba je pamiętać
    .title = Ściąga

## Co teraz trzeba zrobić: po ruchu, który nie jest możliwy.

must-start = najpierw zacznij stos od dania
must-turn = teraz trzeba podać danie, zjeść, zagrać akcję albo zrobić unik
must-add = najpierw zdecyduj, czy dorzucasz Niestrawność

## Dlaczego ruch nie jest możliwy.

refusal-no-dish = na twojej ręce nie ma karty { $card } ({ $card-key })
refusal-no-action = na twojej ręce nie ma karty „{ $card }”
refusal-other-dish = na stosie leży { $card } ({ $card-key }) i tylko to można podać
refusal-no-pair = unik wymaga dwóch jednakowych dań, a ty nie masz dwóch { named-many } ({ $card })
refusal-same-dish = unik musi zmienić danie, a { $card } ({ $card-key }) już leży na stosie
refusal-no-seat = nie ma miejsca { $number }
refusal-yourself = nie możesz wskazać siebie

## Dlaczego stołu nie da się tak ustawić: dla tych, którzy piszą programy i testy.

arrange-seats = { $what }: miejsc jest tylko { $seats }
arrange-stack = stack: najpierw danie, a na nim takie same dania albo akcje
arrange-unknown-card = nie ma karty „{ $name }”
arrange-none-left = nie ma już „{ $name }”
arrange-known = miejsce { $number } nie ma tylu kart „{ $name }”
arrange-tokens = tokens: dopóki gra trwa, nikt nie ma więcej niż { $most }
arrange-spoilt = spoilt: jedna na początku, najwyżej jedna więcej za każdy żeton, razem sześć

## Zasady w skrócie.

rules-idea =
    To zawody w jedzeniu! Stos dań krąży wokół stołu i rośnie. Kto go zjada, dobiera tyle kart, ile stos
    jest wart, a gdzieś w talii czai się Niestrawność. Wygrywa ten, kto na koniec ma najmniej
    żetonów.
    .heading = O co chodzi
rules-turn =
    Podaj: zagraj takie samo danie, jakie leży na stosie. Stos rośnie.

    Zjedz: dobierz tyle kart, ile razem warte są dania, i jeszcze po jednej za każdą Repetę. Wszyscy je
    widzą, a ty je zatrzymujesz. Stos znika, a ty zaczynasz następny od dania z ręki.

    Zagraj akcję: Repeta dodaje do stosu jedną kartę, „W tył zwrot” odsyła go z powrotem, „Hej, ty”
    wskazuje następną osobę.

    Zrób unik: zagraj dwa jednakowe dania, obojętnie co leży na stosie. Stos znika, a jedno z nich
    zaczyna nowy.

    Jeśli masz pustą rękę, najpierw dobierasz trzy karty, których inni nie widzą.
    .heading = Twoja tura: zrób jedno z tego
rules-indigestion =
    Czy dobierzesz jedną, czy kilka naraz, bierzesz jeden żeton. Runda się kończy, ale pozostałe karty zatrzymujesz.
    Wszystko poza kartami na rękach się tasuje, Niestrawności też. Możesz dorzucić jeszcze jedną (razem najwyżej sześć) i
    zaczynasz następny stos. Gra znów idzie zgodnie z ruchem wskazówek zegara.
    .heading = Niestrawność
rules-end =
    Gdy tylko ktoś weźmie trzeci żeton, gra się kończy. Wygrywa ten, kto ma najmniej żetonów, a przy
    remisie ten, kto ma najwięcej kart na ręce.
    .heading = Koniec gry

unit-token =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }

## Grupy kart, jako nagłówki.

cards-dish = Dania
cards-action = Akcje
cards-indigestion = Niestrawność

## Dlaczego podpowiedź jest dobra: co daje ruch. $percent to ryzyko Niestrawności przy jedzeniu.

total-cards =
    { $total ->
        [one] { $total } kartę
        [few] { $total } karty
       *[many] { $total } kart
    }
because-eats =
    { $percent ->
        [0] Bez żadnego ryzyka: dostajesz { total-cards } i zaczynasz następny stos.
        [100] Dobierasz { total-cards }, a Niestrawność jest pewna.
       *[other] Dobierasz { total-cards } (ryzyko Niestrawności: { $percent }%) i zaczynasz następny stos.
    }
because-passes =
    { $percent ->
        [0] { gets-stack }: { total-cards }, bez ryzyka.
        [100] { gets-stack }: { total-cards }, a Niestrawność jest pewna.
       *[other] { gets-stack }: { total-cards }, { $percent }% ryzyka.
    }
gets-stack =
    { $seat-is ->
        [you] Dostajesz stos
       *[other] { $seat } dostaje stos
    }
because-third-token =
    { $seat-is ->
        [you] To byłby twój trzeci żeton: koniec gry!
       *[other] To byłby trzeci żeton { $seat-gen }: koniec gry!
    }
because-skips =
    { $total ->
        [one] To sprząta stary stos, wart { $total } kartę.
        [few] To sprząta stary stos, wart { $total } karty.
       *[many] To sprząta stary stos, wart { $total } kart.
    }
because-comes-back =
    { $count ->
        [one] Jeśli do ciebie wróci, możesz podać jeszcze { dish }.
        [few] Jeśli do ciebie wróci, masz jeszcze { $count } { dish-gen } do podania.
       *[many] Jeśli do ciebie wróci, masz jeszcze { $count } { dish-many } do podania.
    }
because-more-indigestions = Niestrawności będzie wtedy { $spoilt }, a jedzenie stanie się groźniejsze dla wszystkich.
because-no-more-indigestions =
    { $spoilt ->
        [one] Zostaje jedna Niestrawność, a jedzenie jest bezpieczniejsze dla wszystkich.
        [few] Zostają { $spoilt } Niestrawności, a jedzenie jest bezpieczniejsze dla wszystkich.
       *[many] Zostaje { $spoilt } Niestrawności, a jedzenie jest bezpieczniejsze dla wszystkich.
    }
