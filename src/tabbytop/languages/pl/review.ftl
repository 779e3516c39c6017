### Analiza skończonej gry: `tabbytop review` i „Analiza” na stronie. Czyta ją osoba, której decyzje są oceniane, chyba że $seat to bot.

not-over = ta gra jeszcze trwa, a analiza zdradziłaby zakryte karty
no-review = gry { $game } nie da się przeanalizować
progress = Myślimy nad tym jeszcze raz… { $percent }%

## Ruch, który coś kosztował.

# Niżej jest $count ruchów.
clear =
    { $count ->
        [one] Jeden ruch wyraźnie coś kosztował.
        [few] { $count } ruchy wyraźnie coś kosztowały. Najgorszy jest pierwszy.
       *[other] { $count } ruchów wyraźnie coś kosztowało. Najgorszy jest pierwszy.
    }
nothing-clear = Dobra gra: żaden ruch nie przyniósł wyraźnej straty.
# To samo dla szansy na wygraną; mniejszych strat tu nie widać.
clear-chance =
    { $count ->
        [one] Jeden ruch wyraźnie kosztował co najmniej punkt procentowy szansy na wygraną.
        [few] { $count } ruchy wyraźnie kosztowały co najmniej po punkcie procentowym szansy na wygraną. Najgorszy jest pierwszy.
       *[other] { $count } ruchów wyraźnie kosztowało co najmniej po punkcie procentowym szansy na wygraną. Najgorszy jest pierwszy.
    }
nothing-clear-chance = Dobra gra: żaden ruch nie kosztował wyraźnie nawet punktu procentowego szansy na wygraną.
# $number liczy ruchy wszystkich, od 1. $move to ruch w słowach.
made = Ruch { $number }: { $move }
better = Lepiej: { $move }
# Powody są pisane do osoby, której decyzje są oceniane. Tu czyta je ktoś inny: $seat to bot.
reasons-to = Do { $seat-gen }: „{ $reasons }”
# Punkty procentowe, np. 3,4; z pewnością 95 % prawdziwa liczba leży między $low a $high.
loss-chance = To obniżyło szansę na wygraną o { $amount } punktu procentowego (z pewnością 95%: od { $low } do { $high }).
loss-strokes =
    { $count ->
        [one] Kosztowało to czas jednego ruchu.
       *[other] Kosztowało to czas { $count } ruchów.
    }
loss-rules =
    { $count ->
        [one] Złamano przy tym zasadę, którą dało się odgadnąć.
        [few] Złamano przy tym { $count } zasady, które dało się odgadnąć.
       *[other] Złamano przy tym { $count } zasad, które dało się odgadnąć.
    }

## Suma z trzech wierszy: pierwszy jest sumą dwóch pozostałych. Liczby stoją za nimi.

sum-chance = Wynik w porównaniu z równymi szansami
sum-strokes = Stracone ruchy
sum-rules = Złamane zasady pozostałych
sum-decisions =
    { $seat-is ->
        [you] Twoje decyzje
       *[other] Decyzje { $seat-gen }
    }
sum-rest = Szczęście i gra pozostałych
# $number nie ma własnego znaku.
plus = +{ $number }
minus = −{ $number }
# Punkty procentowe ze znakiem, np. +75,0 lub −12,3.
points = { $amount } pkt proc.
# … i z niepewnością, np. 1,6.
points-about = { $amount } pkt proc., ±{ $uncertain }

## Skąd wzięły się liczby.

how-chance = Każdą decyzję wypróbowano przy wymyślonych stołach, które pasują do tego, co można było wtedy wiedzieć. Najsilniejszy bot szukał najlepszego ruchu, a potem oba ruchy rozegrano do końca z tymi samymi kartami. Szansę na wygraną ocenił ten sam bot.
how-strokes = Zapis gry nie ma zegara, więc czas liczymy w ruchach łapek: tych, które nie przybliżały do ułożenia obrazka z karty, i tych, które w czasie przerwy robiła najszybsza z pozostałych łapek.
how-rules = Zasadę dało się odgadnąć, jeśli na podstawie wszystkiego, co było widać i słychać, ktoś o doskonałej pamięci uznałby ją za prawdopodobną.
