### Kitty Paw na stronie: wszyscy naraz biorą koty ze środka stołu i układają je na matach jak na karcie.
### Kto skończy, woła „Miau!”; pozostali podnoszą łapkę.

# Mianownik, wielką literą: sam albo na początku.
piece =
    { $name ->
        [siamese] Syjam
        [ginger] Rudzielec
        [tuxedo] Fraczek
        [calico] Trikolorka
        [sphynx] Sfinks
        [blue] Siwek
        [bobtail] Bobtail
        [symbol] Karta z kryjówki
        [box] Karta z kartonem
        [birman] Birma
        [somali] Somali
        [cymric] Cymryk
        [tortie] Szylkretka
        [peterbald] Peterbald
        [chartreux] Kartuz
        [turkish-van] Turecki van
        [chihuahua] Chihuahua
       *[other] { $name }
    }
# Biernik, w zdaniu.
piece-acc =
    { $name ->
        [siamese] syjama
        [ginger] rudzielca
        [tuxedo] fraczka
        [calico] trikolorkę
        [sphynx] sfinksa
        [blue] siwka
        [bobtail] bobtaila
        [symbol] kartę z kryjówki
        [box] kartę z kartonem
        [birman] birmę
        [somali] somali
        [cymric] cymryka
        [tortie] szylkretkę
        [peterbald] peterbalda
        [chartreux] kartuza
        [turkish-van] tureckiego vana
        [chihuahua] chihuahua
       *[other] { $name }
    }
face =
    { $face ->
        [back] czuwa
        [belly] śpi
        [horizontal] poziomo
        [vertical] pionowo
        [up] zwierzątkiem do góry
       *[other] { $face }
    }
# Jak leży element. $turn: w którą z sześciu stron jest obrócony.
lies =
    { $name ->
        [box] Karta z kartonem, { face }
       *[other]
            { piece }, { face }, zwrot { $turn ->
                [0] w prawo
                [1] w prawo w dół
                [2] w lewo w dół
                [3] w lewo
                [4] w lewo w górę
               *[5] w prawo w górę
            }
    }

## Rundy, czas i punkty.

points =
    { $sign ->
        [minus] −{ points-counted }
       *[other] { points-counted }
    }
points-counted =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
round-of = Runda { $round } z { $rounds }
extra-round = Dogrywka { $extra }
left = jeszcze { $clock } w tej rundzie
sofar = jak dotąd { $clock }

## Środek stołu, skąd biorą wszyscy.

middle = Środek stołu
tile = Weź: { lies }, pole { $spot }
box = Zajrzyj do kartonu { $number }
box-of = Karton { $number }: trzyma go { $name }
# Przyciski po zajrzeniu do kartonu.
keep = Biorę
shut = Zamknij
peek-left = { $seconds } s

## Karty i ich łapanie.

row = Karty do złapania
grab = Złap kartę { $place }: { $pieces }.
# Ktoś już ma tę kartę.
gone = Zajęta
grab-now = Łap kartę!
grab-now-left = Łap kartę! { $seconds } s
row-soon = Zaraz złapiesz jedną z nich.
paw-in-soon = Daję łapkę!
paw-in-soon-left = Daję łapkę! { $seconds } s
level =
    { $level ->
        [1] Poziom I
        [2] Poziom II
        [3] Poziom III
       *[other] Poziom { $level }
    }
# Na karcie, pod jej punktami.
or-wrong = błąd: −{ $penalty }
or-briefly = lub −{ $penalty }
card-large = Powiększ kartę
card-small = Odłóż kartę
no-card = Tu będzie twoja karta.
their-no-card = Jeszcze bez karty

## Maty i łapki.

mat = Twoja mata
mat-of = Mata gracza { $name }
zoom = Powiększ matę
unzoom = Wróć na środek stołu
zoomed = Twoja mata z bliska
look-elsewhere = Dotknij tu, żeby spojrzeć gdzie indziej
on-mat = { $laid } z { $all } elementów
place = Połóż { piece-acc } na { $cell }
lift = Podnieś: { lies }, { $cell }
in-paw = W twojej łapce
empty-paw = Twoja łapka jest pusta
in-their-paw = W łapce
their-empty-paw = Łapka jest pusta
their-box = Cudza karta z kartonem
take-something = Dotknij kota albo przeciągnij go na matę.
lift-box = Twoja karta z kartonem
turn-left = Obróć w lewo
turn-right = Obróć w prawo
flip = Przewróć
flip-upright = Pionowo
flip-flat = Poziomo
back = Odłóż
back-short = Odłóż
stray = Nie z twojej karty: zaraz ucieknie.
wrong-symbol = Nie z twojej karty: zaraz się wymknie.

meow = Miau!
paw-up = Łapka w górę!

## Co strona mówi do ciebie; dopisek stoi pod spodem małymi literami.

ask-paw-in = Daj łapkę, proszę!
ask-paw-note = Start, gdy będą wszystkie łapki.
ask-waits-for-paws = Czekamy na łapki: { $names }.
ask-grab = Łap kartę, szybko!
ask-grab-note = Kto pierwszy, ten lepszy. Żadnych wymian!
ask-start = Ułóż to, co na karcie.
# Zegar złapał kartę za ciebie.
ask-given = Czas minął: zegar daje ci kartę.
ask-start-note = Dotknij kota albo przeciągnij go na matę.
ask-start-held = Obróć lub przewróć, potem wskaż miejsce.
ask-first-held = Obróć lub przewróć, potem wskaż dowolne miejsce.
ask-long-held = Długi kot zajmuje dwa pola: dotknij linii między nimi.
ask-box-held = Pionowo czy poziomo? Potem wskaż miejsce.
ask-box-first = Pionowo czy poziomo? Potem wskaż dowolne miejsce.
ask-build-note =
    { $others ->
        [0] Najpierw punkty, potem sekundy.
        [1] Błędne Miau! kosztuje punkty.
       *[other] Ostatnia łapka w górze płaci karę.
    }
ask-full = Mata pełna. Zgadza się z kartą?
ask-full-note = Jeśli tak, zawołaj Miau! Błędne kosztuje punkty.
ask-full-early = Wołać można, gdy wszyscy mają kartę.
ask-called = { $name } woła Miau! Łapka w górę, szybko!
ask-called-note = Ostatnia łapka płaci.
ask-you-called = Wołasz Miau!
# $names: kto jeszcze nie odpowiada.
ask-you-called-note =
    { $names-count ->
        [0] Teraz sprawdzenie.
       *[other] Czekamy na łapki: { $names }.
    }
ask-answered = Twoja łapka jest w górze.
ask-frozen = Za wcześnie! Łapka ci zamarzła.
ask-frozen-note = Zaraz odtaje.
ask-peeking = Widzisz to tylko ty. Bierzesz czy zamykasz?
ask-out = Wypadasz z tej rundy.
ask-out-note = To był fałszywy alarm. Pozostali grają dalej.
ask-looks-on = Oglądasz.
ask-looks-on-note = Wszystkie łapki zajęte.
ask-over = Koniec gry.

## Pod imieniem: co ktoś właśnie robi.

doing-ready = daje łapkę
doing-waits = szykuje się
doing-frozen = łapka zamarzła
doing-out = poza rundą
doing-watches = ogląda
doing-took = bierze { piece-acc }
doing-placed = kładzie { piece-acc }
doing-lifted = podnosi { piece-acc }
doing-home = odkłada { piece-acc }
doing-ran-home = { piece } ucieka
doing-turned = obraca
doing-flipped = przewraca
doing-grabbed = ma kartę
doing-peeked = zagląda do kartonu
doing-shut = zamyka karton
doing-kept = bierze { piece-acc }
doing-slipped = karta się wymyka
doing-called = Miau!
doing-answered = łapka w górze
doing-false-start = za wcześnie!
doing-released = łapka odtajała

## To samo, gdzie prawie nie ma miejsca.

briefly-took = bierze
briefly-placed = kładzie
briefly-lifted = podnosi
briefly-home = odkłada
briefly-ran-home = ucieczka
briefly-grabbed = ma kartę
briefly-peeked = zagląda
briefly-shut = zamyka
briefly-kept = bierze
briefly-slipped = ucieczka

## Karty na koncie i elementy na macie.

cards-of = { $count } z { $all } kart
last-card-ends =
    { $all ->
        [few] Gra się kończy, gdy ktoś ma { $all } karty, dobre czy złe.
       *[other] Gra się kończy, gdy ktoś ma { $all } kart, dobrych czy złych.
    }
scored-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
laid = { $laid }/{ $all }
laid-label = { $laid } z { $all } elementów na macie

## Po zawołaniu: czyja łapka kiedy w górze.

race = Kolejność łapek
race-after = +{ $seconds },{ $tenths } s

## Sprawdzenie maty z kartą.

check-label = Sprawdzenie
check-card = Karta
check-right = dobrze
check-wrong = źle
check-missing = brak
check-close = Zamknij sprawdzenie
check-spared = Dobre czy złe, Miau! kończy rundę dla wszystkich. Twoja karta odpada z gry, ale nic nie tracisz.

## Podpowiedź, która świeci na stole; stoi po „Wybór wielkiego kota:”.

hint-take = weź { piece-acc } ze świecącego pola
hint-place = połóż tam, gdzie świeci mata
hint-grab = złap świecącą kartę
hint-peek = zajrzyj do świecącego kartonu
hint-take-other = weź { piece-acc } z innego pola
hint-take-piece = weź { piece-acc }
hint-place-now = połóż tak, jak jest

## Najlepsze wyniki solo, na czas.

best-title = Twój rekord na tym urządzeniu
best-none = Twoja pierwsza gra na czas: dziesięć rzędów, z każdego jedna karta.
best-line = { points } w czasie { $clock }
best-is-new = Nowy rekord!
