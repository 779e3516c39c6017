### Kitty Paw w terminalu: gra na żywo, rysowana wiele razy na sekundę. Koty nazywają się jak w pliku gry.

## Dwie litery dla każdego kota, wszystkie różne: stoją na jego kafelku. Nazwy to `card-…` z pliku gry.

letters-siamese = Sy
letters-ginger = Ru
letters-tuxedo = Fr
letters-calico = Tr
letters-sphynx = Sf
letters-blue = Si
letters-bobtail = Bo
letters-birman = Bi
letters-somali = So
letters-cymric = Cy
letters-tortie = Sz
letters-peterbald = Pe
letters-chartreux = Ka
letters-turkish-van = Va
letters-chihuahua = Ch
# Karta z kartonem na liście elementów: trzy litery.
letters-box = Krt

## Górny wiersz.

round = runda { $round }
tie-round = dogrywka { $extra }
over = koniec
pile =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
       *[other] { $count } kart w talii
    }
in-all = razem { $clock }
time-left = jeszcze { $clock }
small-window = W oknie 80×24 lub większym zmieści się wszystko.

## Karty: punkty za dobrą lub złą, ukryte zwierzątko, poziom.

worth = { $value } lub { $penalty }
seek = szukaj { $symbol-gen }
level = poziom { $level }
your-card = karta
taken = zajęta

## Maty i środek stołu.

your-mat = twoja mata
laid = { $laid } z { $all }
middle = środek stołu
cursor-cat =
    { $face-key ->
        [back] { $piece }, czuwa, { $arrow }
       *[other] { $piece }, śpi, { $arrow }
    }
cursor-box = karton { $number }
cursor-own-box = twoja karta z kartonem
in-paw = w łapce: { $sign }
peeks =
    { $symbol-key ->
        [none] zagląda do kartonu { $box }
       *[other] zagląda do kartonu { $box }: { $symbol-nom }
    }

## Obok imienia: co ktoś właśnie robi. Najwyżej 20 znaków.

frozen = łapka zamarzła
frozen-sign = ❄ łapka zamarzła
out = poza rundą
looks-on = ogląda
did-paw = daje łapkę
did-turned = obraca
did-flipped = przewraca
did-called = MIAU!
did-answered = łapka w górze
did-false_start = za wcześnie! zamarza
did-released = łapka odtajała
did-false_alarm = wypada z rundy
did-grabbed = karta { $card }
did-took = bierze { $letters }
did-ran_home = { $letters } ucieka
did-placed =
    { $piece-key ->
        [symbol] kładzie kartę
        [box] kładzie karton
       *[other] kładzie { $letters }
    }
did-lifted =
    { $piece-key ->
        [symbol] podnosi kartę
        [box] podnosi karton
       *[other] podnosi { $letters }
    }
did-home =
    { $piece-key ->
        [symbol] odkłada kartę
        [box] odkłada karton
       *[other] odkłada { $letters }
    }
did-peeked = zagląda do kartonu { $box }
did-kept = bierze { $letters }
did-shut =
    { $late ->
        [yes] karton się zamyka
       *[no] zamyka karton
    }
did-slipped = karta w kartonie { $box }
points-word =
    { $points ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }

## Pilny wiersz nad klawiszami. Najwyżej 78 znaków.

# Część tekstów poniżej, po „za” i „jeszcze”.
time =
    { $seconds ->
        [none] chwilę
       *[other] { $seconds } s
    }
you-look-on = Oglądasz: pozostali grają do końca.
too-early = Za wcześnie! Łapka zamarzła, jeszcze na { time }.
paw-in = Enter: daj łapkę. Start, gdy będą wszystkie. (jeszcze { time })
waiting = Kitty Paw! Czekamy na łapki: { $seats }… (jeszcze { time })
grab = Łap kartę! Jeszcze { time }
in-box = W kartonie { $box }: { $symbol-nom }. (jeszcze { time })
stray = Nie z twojej karty: ucieknie za { time }.
slips = Nie z twojej karty: wymknie się za { time }.
full-wait = Mata pełna. Wołać można, gdy wszyscy mają kartę.
full-call = Mata pełna. Zgadza się z kartą? Spacja woła MIAU!
you-called = MIAU! To twoje zawołanie. Pozostali odpowiadają…
caller-answered = MIAU! { $caller } woła! Łapki w górę…
caller-frozen = MIAU! { $caller } woła! A tobie zamarzła łapka…
caller-answer = MIAU! { $caller } woła! ŁAPKA W GÓRĘ! Spacja!
caller-answer-last = MIAU! { $caller } woła! ŁAPKA W GÓRĘ! Spacja! Ostatnia płaci.

## Ostatni wiersz: klawisze, które teraz działają. Najwyżej 80 znaków.

keys-look = strzałki · 1-7 do kota, 8 karton, 9 twój karton · Enter weź · Tab mata
keys-mat = strzałki · 1-9 do elementu · Enter podnieś · Tab środek · spacja MIAU!
keys-hold = strzałki, hjkl ½ · a ↶ d ↷ · f przewróć · Enter połóż · x odłóż · spacja MIAU!
keys-peek = Enter weź · x lub strzałka zamknij karton
keys-paw = Enter daj łapkę · Tab karty lub sprawdzenie · ? klawisze · q zapisz i wyjdź
keys-grab = 1 2 3 4 złap tę kartę
keys-answer = spacja łapka w górę!
keys-leave = q zapisz i wyjdź

## Sprawdzenie po zawołaniu. Najwyżej 20 znaków.

check-card = karta
check-mat = mata
check-check = sprawdzenie
# Za elementem: co się nie zgadza. Najwyżej 12 znaków.
fault-missing = brak
fault-extra = za dużo
fault-place = miejsce
fault-face = strona
fault-side = ustawienie
fault-turn = zwrot
fault-order = kolejność
fault-symbol = zwierzątko
to-score-pad = Enter: tabela punktów

## Strony, zanim ruszy czas.

live-title = Kitty Paw, na żywo
begin-or-rules = Gdy gra ruszy, nie ma czekania. Enter: usiądź · r: jak grać · q: wyjdź
begin-or-reading = Gdy gra ruszy, nie ma czekania. Enter: usiądź · r: jak to czytać · q: wyjdź
time-runs-on = Czas leci dalej. Dowolny klawisz: wróć do stołu
# Pod rysunkami elementów: najwyżej 11, 13, 10, 16 i 22 znaki.
sample-awake = czuwa
sample-asleep = śpi
sample-long = długi kot
sample-symbol = z kryjówki
sample-box = w kartonie

help-pieces =
    Kot to sześciokąt z dwiema literami: { letters-siamese } { $siamese-nom }, { letters-ginger } { $ginger-nom },
    { letters-tuxedo } { $tuxedo-nom }, { letters-calico } { $calico-nom }, { letters-sphynx } { $sphynx-nom },
    { letters-blue } { $blue-nom }, { letters-bobtail } { $bobtail-nom } (dwa sześciokąty). Pod nimi są strzałka (zwrot)
    i oczy: o, gdy kot czuwa na łapkach, z, gdy śpi na grzbiecie. [Kwadrat] z gwiazdką to karta z kryjówki: { letters-birman }
    { $birman-nom }, { letters-somali } { $somali-nom }, { letters-cymric } { $cymric-nom }, { letters-tortie }
    { $tortie-nom }, { letters-peterbald } { $peterbald-nom }, { letters-chartreux } { $chartreux-nom },
    { letters-turkish-van } { $turkish_van-nom }, { letters-chihuahua } { $chihuahua-nom }. Podwójna linia to karta z
    kartonem, poziomo lub pionowo, z kotem w środku. Obok karty stoją jej elementy od spodu, każdy ze swoim klawiszem; •
    znaczy: leży na macie, dobrze lub źle. W sprawdzeniu ✓ to dobrze, a ✗ źle.
    .heading = JAK CZYTAĆ ELEMENTY
help-keys =
    Strzałki przesuwają kursor, na macie o całego kota; z Shiftem albo hjkl o pół. 1 do 7 skaczą do następnego kota tego
    rodzaju, 8 do następnego kartonu z kryjówką, 9 do twojej karty z kartonem. Enter bierze, kładzie, podnosi i zagląda. a i
    d obracają, f przewraca, x odkłada lub zamyka karton. Tab przełącza między środkiem a matą. Spacja to Miau!, zawołanie i
    odpowiedź. q zapisuje i wychodzi; nic nie czeka, pauzy nie ma.
    .heading = KLAWISZE
