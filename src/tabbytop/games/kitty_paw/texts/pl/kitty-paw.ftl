### Kitty Paw: wszyscy jednocześnie układają obrazek ze swojej karty z kafelków z kotami.
###
### Osoby: $seat, $seats (kilka), $caller. Elementy: $kind, $piece, $symbol (wiadomości `card-…`). $card to numer wydrukowany na
### karcie. Pole ($spot) to miejsce na środku stołu, gdzie leży kafelek; $cell (h8) to miejsce na macie.
###
### Formy elementów: nom (mianownik małą literą), acc (biernik), gen (dopełniacz), gender (rodzaj: m, f).

title = Kitty Paw
about = Wszyscy układają naraz, jedną łapką, aż ktoś zawoła Miau!
# Nastrój gry w trzech słowach.
mood-first = szybko
mood-second = głośno
mood-third = wszyscy naraz

## Kafelki.

card-siamese = Syjam
    .nom = syjam
    .acc = syjama
    .gen = syjama
    .gender = m
    .text = { -tile }
card-ginger = Rudzielec
    .nom = rudzielec
    .acc = rudzielca
    .gen = rudzielca
    .gender = m
    .text = { -tile }
card-tuxedo = Fraczek
    .nom = fraczek
    .acc = fraczka
    .gen = fraczka
    .gender = m
    .text = { -tile }
card-calico = Trikolorka
    .nom = trikolorka
    .acc = trikolorkę
    .gen = trikolorki
    .gender = f
    .text = { -tile }
card-sphynx = Sfinks
    .nom = sfinks
    .acc = sfinksa
    .gen = sfinksa
    .gender = m
    .text = { -tile }
card-blue = Siwek
    .nom = siwek
    .acc = siwka
    .gen = siwka
    .gender = m
    .text = { -tile }
card-bobtail = Bobtail
    .nom = bobtail
    .acc = bobtaila
    .gen = bobtaila
    .gender = m
    .text = Kafelek długi na dwa koty: z jednej strony bobtail czuwa, z drugiej śpi.
-tile = Kafelek: z jednej strony kot czuwa, z drugiej śpi.

## Koty na kartach z kryjówki. Każdy oprócz ostatniego wygląda jak jeden z kafelków.

card-birman = Birma
    .nom = birma
    .acc = birmę
    .gen = birmy
    .gender = f
    .text = Kryje się w kartonie i łudząco przypomina syjama.
card-somali = Somali
    .nom = somali
    .acc = somali
    .gen = somali
    .gender = m
    .text = Kryje się w kartonie i łudząco przypomina rudzielca.
card-cymric = Cymryk
    .nom = cymryk
    .acc = cymryka
    .gen = cymryka
    .gender = m
    .text = Kryje się w kartonie i łudząco przypomina fraczka.
card-tortie = Szylkretka
    .nom = szylkretka
    .acc = szylkretkę
    .gen = szylkretki
    .gender = f
    .text = Kryje się w kartonie i łudząco przypomina trikolorkę.
card-peterbald = Peterbald
    .nom = peterbald
    .acc = peterbalda
    .gen = peterbalda
    .gender = m
    .text = Kryje się w kartonie i łudząco przypomina sfinksa.
card-chartreux = Kartuz
    .nom = kartuz
    .acc = kartuza
    .gen = kartuza
    .gender = m
    .text = Kryje się w kartonie i łudząco przypomina siwka.
card-turkish-van = Turecki van
    .nom = turecki van
    .acc = tureckiego vana
    .gen = tureckiego vana
    .gender = m
    .text = Kryje się w kartonie i łudząco przypomina bobtaila.
card-chihuahua = Chihuahua
    .nom = chihuahua
    .acc = chihuahua
    .gen = chihuahua
    .gender = f
    .text = Kryje się w kartonie. Żaden z niej kot, choćby się zarzekała.

## Inne elementy.

# Dowolna karta ukryta pod kartonem.
card-symbol = Karta z kryjówki
    .nom = karta z kryjówki
    .acc = kartę z kryjówki
    .gen = karty z kryjówki
    .gender = f
# Każdy ma jedną; leży w niej kot.
card-box = Karta z kartonem
    .nom = karta z kartonem
    .acc = kartę z kartonem
    .gen = karty z kartonem
    .gender = f
# Kot na macie, którego nie ma na karcie.
card-stray = Przybłęda
    .nom = przybłęda
    .acc = przybłędę
    .gen = przybłędy
    .gender = f

## Jak leży element.

face-back = czuwa
face-belly = śpi
face-horizontal = poziomo
face-vertical = pionowo
face-up = zwierzątkiem do góry

## Pytania.

prompt-paw = Daj łapkę, proszę!
prompt-grab = Którą kartę łapiesz?
prompt-build = Ułóż to, co na karcie, a potem Miau!
prompt-clock = Zegar tyka.
prompt-answer =
    { $caller-is ->
        [you] Wołasz! Łapka w górę, szybko!
       *[other] { $caller } woła! Łapka w górę, szybko!
    }

## Wydarzenia: przebieg gry.

event-round =
    { $extra ->
        [0] Runda { $round }: { open-cards }. Łapki, proszę!
       *[other] Runda { $round }, dogrywka { $extra }: { open-cards }. Łapki, proszę!
    }
open-cards =
    { $row-count ->
        [one] karta { $row }
       *[other] karty { $row }
    }
event-under = Na karcie { $card } jest zwierzątko, które już leży w rzędzie: karta idzie na spód talii.
event-start = Kitty Paw!
event-bell = Dzwonek! Koniec rundy.
event-last =
    { $seats-count ->
        [one] Ostatnia odpowiedź: { $seats }.
       *[other] Ostatnie odpowiedzi: { $seats }.
    }
event-tie = Remis! W dogrywce: { $seats }.
event-removed =
    { $cards-count ->
        [one] Z gry odpada karta { $cards }.
       *[other] Z gry odpadają karty { $cards }.
    }
event-over = Koniec gry!

## Wydarzenia: co robi łapka.

event-paw =
    { $seat-is ->
        [you] Dajesz łapkę.
       *[other] { $seat } daje łapkę.
    }
event-grabbed =
    { $seat-is ->
        [you] Łapiesz kartę { $card }.
       *[other] { $seat } łapie kartę { $card }.
    }
event-given =
    { $seat-is ->
        [you] Dostajesz kartę { $card }.
       *[other] { $seat } dostaje kartę { $card }.
    }
event-took =
    { $seat-is ->
        [you] Bierzesz { $kind-acc } z pola { $spot }.
       *[other] { $seat } bierze { $kind-acc } z pola { $spot }.
    }
event-ran_home =
    { $seat-is ->
        [you] Ucieka ci { $kind-nom }: wraca do domu, na pole { $spot }.
       *[other] { $kind } { $seat-gen } ucieka do domu, na pole { $spot }.
    }
event-placed =
    { $seat-is ->
        [you] Kładziesz { $piece-acc } na { $cell }.
       *[other] { $seat } kładzie { $piece-acc } na { $cell }.
    }
event-lifted =
    { $seat-is ->
        [you] Podnosisz { $piece-acc }.
       *[other] { $seat } podnosi { $piece-acc }.
    }
event-home =
    { $seat-is ->
        [you] Odkładasz { $piece-acc }.
       *[other] { $seat } odkłada { $piece-acc }.
    }
event-turned =
    { $seat-is ->
        [you] Obracasz to, co masz w łapce.
       *[other] { $seat } obraca to, co ma w łapce.
    }
event-flipped =
    { $seat-is ->
        [you] Przewracasz to, co masz w łapce: { flipped-to }.
       *[other] { $seat } przewraca to, co ma w łapce: { flipped-to }.
    }
flipped-to =
    { $face-key ->
        [back] teraz czuwa
        [belly] teraz śpi
       *[other] teraz { $face }
    }

## Wydarzenia: zabawa w chowanego. Zwierzątko widzi tylko ten, kto zagląda.

event-peeked =
    { $symbol-key ->
        [none]
            { $seat-is ->
                [you] Zaglądasz do kartonu { $box }.
               *[other] { $seat } zagląda do kartonu { $box }.
            }
       *[other]
            { $seat-is ->
                [you] Zaglądasz do kartonu { $box }: { $symbol-nom }.
               *[other] { $seat } zagląda do kartonu { $box }: { $symbol-nom }.
            }
    }
event-kept =
    { $seat-is ->
        [you] Bierzesz { $symbol-acc } z kartonu { $box }.
       *[other] { $seat } bierze { $symbol-acc } z kartonu { $box }.
    }
event-shut =
    { $late ->
        [yes] Karton { $box } sam się zamyka.
       *[no]
            { $seat-is ->
                [you] Zamykasz karton { $box }.
               *[other] { $seat } zamyka karton { $box }.
            }
    }
event-slipped =
    { $seat-is ->
        [you] Twoja karta z kryjówki wraca do kartonu { $box }.
       *[other] Karta z kryjówki, którą ma { $seat }, wraca do kartonu { $box }.
    }

## Wydarzenia: Miau!

event-called =
    { $seat-is ->
        [you] Wołasz: Miau!
       *[other] { $seat } woła: Miau!
    }
event-answered =
    { $seat-is ->
        [you] Odpowiadasz: Miau!
       *[other] { $seat } odpowiada: Miau!
    }
event-false_start =
    { $seat-is ->
        [you] Miau! za wcześnie: zamarza ci łapka.
       *[other] Miau! za wcześnie: łapka { $seat-gen } zamarza.
    }
event-released =
    { $seat-is ->
        [you] Twoja łapka odtajała.
       *[other] Łapka { $seat-gen } odtajała.
    }
event-checked =
    { $right ->
        [yes]
            { $seat-is ->
                [you] Twój obrazek się zgadza!
               *[other] Obrazek { $seat-gen } się zgadza!
            }
       *[no]
            { $seat-is ->
                [you] Twój obrazek się nie zgadza: { $faults }.
               *[other] Obrazek { $seat-gen } się nie zgadza: { $faults }.
            }
    }
event-scored =
    { $gain ->
        [yes]
            { $seat-is ->
                [you] Zdobywasz kartę { $card }: +{ counted-points }.
               *[other] { $seat } zdobywa kartę { $card }: +{ counted-points }.
            }
       *[no] Karta { $card } kosztuje { $seat-acc } { counted-points }.
    }
counted-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
event-false_alarm =
    { $seat-is ->
        [you] Fałszywy alarm! Wypadasz z rundy.
       *[other] Fałszywy alarm! { $seat } wypada z rundy.
    }

## Co się nie zgadza w obrazku.

fault-missing = brak { $piece-gen }
fault-extra = o { $piece-acc } za dużo
fault-place = { $piece-nom } nie na swoim miejscu
fault-face = { $piece-nom } złą stroną do góry
fault-side = { $piece-nom } źle ustawiona
fault-turn = { $piece-nom } patrzy nie w tę stronę
fault-order = { $piece-nom } pod spodem zamiast na wierzchu
fault-symbol = nie ta { $piece-nom }
fault-next = { $faults }, { $fault }

## Ruchy, jak stoją na liście.

move-paw = daj łapkę
move-grab = złap kartę { $card } z rzędu
move-take = weź kafelek z pola { $spot }
move-lift = podnieś { $piece-acc }
move-turn = obróć { $way }
way-left = w lewo
way-right = w prawo
move-flip = przewróć
move-place = połóż na { $cell }
move-home = odłóż
move-peek = zajrzyj do kartonu { $box }
move-keep = weź
move-shut = zamknij karton
move-meow = Miau!

move-start = zegar dokłada spóźnione łapki
move-give = zegar daje kartę tym, którzy jej nie mają
move-release =
    { $seat-is ->
        [opponent] zegar rozmraża miejsce { $seat-key }
        [you] zegar cię rozmraża
       *[other] zegar rozmraża { $seat-acc }
    }
move-chase =
    { $seat-is ->
        [opponent] zegar przegania do domu przybłędę z miejsca { $seat-key }
        [you] zegar przegania do domu twoją przybłędę
       *[other] zegar przegania do domu przybłędę { $seat-gen }
    }
move-close =
    { $seat-is ->
        [opponent] zegar zamyka karton miejsca { $seat-key }
        [you] zegar zamyka twój karton
       *[other] zegar zamyka karton { $seat-gen }
    }
move-slip =
    { $seat-is ->
        [opponent] zegar oddaje do kartonu kartę miejsca { $seat-key }
        [you] zegar oddaje do kartonu twoją kartę
       *[other] zegar oddaje do kartonu kartę { $seat-gen }
    }
move-hush = zegar nie czeka już na odpowiedzi
move-tick = zegar tyka
move-bell = zegar dzwoni

## Wyniki.

score-card = karta { $card }, ułożona
score-penalty = karta { $card }, kara
score-extra = dogrywki: { $rounds }
score-time = sekundy: { $seconds }
reason-most-points = najwięcej punktów
reason-most-points-after-extra-rounds = najwięcej punktów po dogrywkach
reason-equal-points-shared = tyle samo punktów, wspólna wygrana
# Gry solo.
reason-all-rows-played = wszystkie rzędy rozegrane

## Ustawienia.

option-pile = levels: najpierw łatwe karty, na końcu trudne; all: wszystkie karty z pudełka, dobrze potasowane
    .title = Talia
    .hint = Najpierw łatwe karty, na końcu trudne; albo wszystkie karty z pudełka, dobrze potasowane
    .choice-levels = Najpierw łatwe
    .choice-all = Wymieszane
option-second = które karty poziomu II są w talii; żółte są trochę trudniejsze
    .title = Poziom II
    .choice-green = Zielone
    .choice-yellow = Żółte, trochę trudniejsze
option-wrong_call =
    ends: błędne Miau! kończy rundę; once: twoje drugie błędne Miau! i każde następne to fałszywy alarm: wypadasz z rundy, a pozostali grają dalej
    .title = Błędne Miau!
    .hint = Kończy rundę dla wszystkich; albo przy drugim wypadasz tylko ty, a pozostali grają dalej
    .choice-ends = Kończy rundę
    .choice-once = Raz wolno, potem wypadasz
option-ready = po ilu sekundach zegar dokłada spóźnione łapki
    .title = Spóźnione łapki
option-pick = ile sekund jest na złapanie karty; kto potem nie ma żadnej, dostaje jedną
    .title = Łapanie karty
option-false_start = ile sekund pauzujesz po zbyt wczesnym Miau!
    .title = Miau! za wcześnie
option-stray = po ilu sekundach kot spoza karty ucieka do domu
    .title = Przybłęda ucieka do domu
option-peek = ile sekund karton zostaje otwarty
    .title = Karton zostaje otwarty
option-wrong_box = po ilu sekundach zła karta z kryjówki wraca do kartonu
    .title = Zła karta wraca do kartonu
option-answer = ile sekund jest na odpowiedź na Miau!
    .title = Odpowiedź na Miau!
option-round = ile sekund najwyżej trwa runda
    .title = Runda

## Dlaczego z takich ustawień nie będzie gry.

refusal-seconds = { $name }: od 1 do { $most } sekund, nie { $seconds }
refusal-alone-wrong-call = solo błędne Miau! zawsze kończy rząd
refusal-alone-pile = solo zawsze zaczyna się od łatwych kart

## Dlaczego ruch jest niemożliwy.

refusal-paws-first = runda zacznie się, gdy będą wszystkie łapki
refusal-started = runda już trwa
refusal-no-card-there = tej karty już nie ma
refusal-card-first = najpierw złap kartę
refusal-one-card = masz już kartę, a wymian nie ma
refusal-early-call = wołać można dopiero, gdy wszyscy mają kartę: zaczekaj chwilę
refusal-answer = ktoś już woła: łapka w górę!
refusal-for-clock = to może zrobić tylko zegar
# Do zegara.
refusal-no-wait = nie ma na co tu czekać
refusal-taken = ktoś był szybszy: na tym polu nic już nie ma
refusal-no-spot = w tej rundzie nie ma pola { $spot }
refusal-own-tile = ten kafelek już masz
refusal-not-on-mat =
    { $piece-key ->
        [stray] na twojej macie nie ma przybłędy
        [symbol] na twojej macie nie ma karty z kryjówki
       *[other] na twojej macie nie ma { $piece-gen } z twojej karty
    }
refusal-both-ends = oba końce długiego kota muszą leżeć na macie
refusal-empty-paw = masz pustą łapkę
refusal-turn-box = karty z kartonem się nie obraca: przewróć ją
refusal-flip-symbol = karty z kryjówki się nie przewraca: obróć ją
refusal-full-paw = nie wszystko naraz: połóż to, co masz w łapce, albo to odłóż
refusal-box-open = twoja łapka trzyma otwarty karton: weź, co w nim jest, albo go zamknij
refusal-symbol-gone = tej karty z kryjówki już nie ma
refusal-no-symbol = na twojej karcie nie ma ukrytego zwierzątka
refusal-one-box = po jednym kartonie naraz: weź, co w nim jest, albo go zamknij
refusal-peek-full-paw = zagląda się z pustą łapką: połóż to, co w niej masz, albo to odłóż
refusal-box-held = ktoś inny trzyma ten karton otwarty
refusal-right-symbol = masz już właściwą kartę, a dwóch mieć nie można
refusal-not-peeking = nie zaglądasz teraz do żadnego kartonu

## Dlaczego nie da się tak nakryć stołu: dla tych, którzy piszą testy, zagadki i lekcje.

refusal-arrange-seats =
    { $most ->
        [one] { $what }: jest tylko { $most } miejsce
        [few] { $what }: są tylko { $most } miejsca
       *[other] { $what }: jest tylko { $most } miejsc
    }
refusal-arrange-row = row: najwyżej tyle kart: { $most }
refusal-arrange-card = { $what }: w tej talii nie ma już karty { $given }
refusal-arrange-many = { $what }: jest tylko { $most }
refusal-arrange-spot = spots: { $given } to nie rodzaj, strona i obrót
refusal-arrange-kind = { $what }: { $kind-key } już się skończył
refusal-arrange-twice = symbols: { $symbol-key } występuje dwa razy
refusal-arrange-piece = mats: { $given } to nie element i jego miejsce
refusal-arrange-box = mats: miejsce { $seat-key } ma tylko jedną kartę z kartonem
refusal-arrange-both-ends = mats: { $given } nie leży na macie oboma końcami
refusal-arrange-strays = mats: miejsce { $seat-key } ma dwie przybłędy
refusal-arrange-symbol = mats: miejsce { $seat-key } nie może mieć { $symbol-key }
refusal-arrange-number = { $what }: { $given } to nie liczba całkowita
refusal-arrange-list = { $what }: { $given } to nie lista
refusal-arrange-text = { $what }: { $given } to nie tekst
refusal-arrange-word = nie ma tu { $given }
refusal-arrange-table = { $what }: { $why }

## Jak grać.

rules-idea =
    Wszyscy układają jednocześnie, jedną łapką. Ułóż z kotów ze środka stołu obrazek ze swojej karty i zawołaj Miau!, zanim
    zrobi to ktoś inny.
    .heading = O co chodzi
rules-round =
    Wszyscy dają łapkę i start! Złap jedną z czterech kart. Bierz ze środka po jednym kocie, obracaj go, przewracaj, kładź na
    macie. Układaj gdziekolwiek na macie, byle układ był taki jak na karcie. Do obrazka należy też twoja karta z kartonem, z
    kotem w środku. Kot, którego nie ma na karcie, po chwili ucieka do domu.
    .heading = Runda
rules-hide-and-seek =
    Jeśli na karcie jest ukryte zwierzątko, znajdź je w jednym z ośmiu kartonów. Tylko ty widzisz, co jest w środku, i tylko
    przez moment: zapamiętaj! Te zwierzątka łudząco przypominają kafelki. Co weźmiesz, widzą wszyscy; zła karta wraca do
    kartonu.
    .heading = Zabawa w chowanego
rules-meow =
    Gdy mata jest pełna, Miau! to zawołanie: wszyscy przerywają i podnoszą łapkę. Gdy grają co najmniej trzy osoby, ostatnia
    łapka płaci. Potem sprawdza się matę. Dobrze: karta i jej punkty są twoje. Źle: płacisz jej karę. Jeśli mata nie jest
    pełna, to falstart i łapka ci na moment zamarza. Wołać można dopiero, gdy wszyscy mają kartę. Jeśli twoja mata jest pełna
    wcześniej, po prostu zaczekaj: łapka ci nie zamarznie.
    .heading = Miau!
rules-end =
    Gra się kończy, gdy ktoś ma pięć kart, dobrych czy złych, albo gdy skończy się talia. Wygrywa ten, kto ma najwięcej
    punktów; przy remisie jest dogrywka. Solo układasz po jednej karcie z każdego z dziesięciu rzędów, na czas.
    .heading = Koniec

## Grupy kart, jako nagłówki.

cards-tile = Kafelki
cards-hide-and-seek = Zabawa w chowanego

## Dlaczego podpowiedź jest dobra: co daje ruch.

because-paw = Runda zacznie się, gdy będą wszystkie łapki.
because-answer = Ostatnia łapka płaci.
because-no-card = Nie masz jeszcze karty, więc to byłby falstart.
because-card =
    { $points ->
        [one] Jest warta 1 punkt i wymaga około { about-strokes }.
        [few] Jest warta { $points } punkty i wymaga około { about-strokes }.
       *[other] Jest warta { $points } punktów i wymaga około { about-strokes }.
    }
about-strokes =
    { $strokes ->
        [one] { $strokes } ruchu
       *[other] { $strokes } ruchów
    }
because-shown = Na twojej karcie jest { $kind-nom }.
because-not-shown = Twoja karta tego nie potrzebuje.
because-missing =
    { $count ->
        [0] Wtedy obrazek jest gotowy: zawołaj Miau!
        [one] Brakuje jeszcze jednego elementu.
       *[other] Brakuje jeszcze { $count } elementów.
    }
because-lies-right = Już się zgadza z kartą.
because-lies-wrong = Nie zgadza się z kartą.
because-adjusted =
    { $count ->
        [0] Wtedy zgadza się z kartą.
        [one] Potem trzeba jeszcze raz obrócić lub przewrócić.
       *[other] Potem trzeba jeszcze { $count } razy obrócić lub przewrócić.
    }
because-belongs = To właściwe miejsce.
because-elsewhere = To nie to miejsce, a przynajmniej jeszcze nie teraz.
because-turn-first =
    { $count ->
        [one] Najpierw trzeba raz obrócić lub przewrócić.
       *[other] Najpierw trzeba { $count } razy obrócić lub przewrócić.
    }
because-home = Na macie nie ma na to jeszcze miejsca.
because-needed = Twoja karta tego potrzebuje, więc trzeba by po to wracać.
because-unknown-box = Nie wiesz jeszcze, co jest w środku.
because-right-box = W środku jest to, czego szukasz.
because-wrong-box = W środku nie ma tego, czego szukasz.
because-slips-away = Nie ma jej na twojej karcie, więc wróci do kartonu.
because-opens-again = W środku jest to, czego szukasz, więc trzeba by znów otwierać karton.
because-finished =
    { $points ->
        [one] Twój obrazek jest gotowy. Jest wart 1 punkt.
        [few] Twój obrazek jest gotowy. Jest wart { $points } punkty.
       *[other] Twój obrazek jest gotowy. Jest wart { $points } punktów.
    }

## Analiza gry (`tabbytop review`).

review-pause =
    { $count ->
        [one] Przed twoim następnym ruchem najszybsza z pozostałych łapek zrobiła jeden.
        [few] Przed twoim następnym ruchem najszybsza z pozostałych łapek zrobiła { $count } ruchy.
       *[other] Przed twoim następnym ruchem najszybsza z pozostałych łapek zrobiła { $count } ruchów.
    }
review-strokes =
    { $seat-is ->
        [you]
            { $count ->
                [one] Na układanie kart poszedł ci jeden ruch.
                [few] Na układanie kart poszły ci { $count } ruchy.
               *[other] Na układanie kart poszło ci { $count } ruchów.
            }
       *[other]
            { $count ->
                [one] Na układanie kart poszedł { $seat-dat } jeden ruch.
                [few] Na układanie kart poszły { $seat-dat } { $count } ruchy.
               *[other] Na układanie kart poszło { $seat-dat } { $count } ruchów.
            }
    }
review-detours =
    { $count ->
        [0] Obeszło się bez nadkładania drogi.
        [one] Nadłożona droga kosztowała jeden ruch.
        [few] Nadłożona droga kosztowała { $count } ruchy.
       *[other] Nadłożona droga kosztowała { $count } ruchów.
    }
review-pauses =
    { $count ->
        [0] Obeszło się bez przestojów.
        [one] Przestoje kosztowały jeden ruch najszybszej z pozostałych łapek.
        [few] Przestoje kosztowały { $count } ruchy najszybszej z pozostałych łapek.
       *[other] Przestoje kosztowały { $count } ruchów najszybszej z pozostałych łapek.
    }
review-boxes =
    { $count ->
        [0] Zaglądanie do nieznanych kartonów nie kosztowało nic.
        [one] Zaglądanie do nieznanych kartonów kosztowało jeden ruch.
        [few] Zaglądanie do nieznanych kartonów kosztowało { $count } ruchy.
       *[other] Zaglądanie do nieznanych kartonów kosztowało { $count } ruchów.
    }
