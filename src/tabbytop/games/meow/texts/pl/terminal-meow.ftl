### Meow! w terminalu: krąg kotów wokół stołu. Sztuczki i karty nazywają się tak jak w pliku gry.

## Najwyższy wiersz: Meow! · runda 2 z 30 · twoja tura · podstawowo, stół

phase-strike = przed rozdaniem
phase-pass = pierwszy rzut oka
phase-over = koniec
round = runda { $round }
round-of = runda { $round } z { $rounds }
whose-turn =
    { $seat-is ->
        [you] twoja tura
       *[other] tura { $seat-gen }
    }
# Jak się gra przy tym stole, po jednym słowie: opcje `mode`, `judge`, `box`, `young` i `helper`.
mode-basic = podstawowa
mode-thirteen = trzynaście
mode-before-after = przed i po
judge-engine = stół
judge-eyes = oczy
plays-small = małe pudełko
plays-young = tylko niebieskie
plays-helper = ściąga

## Krąg. Słowa pod imieniem mają najwyżej 11 kolumn.

pile = stos: { $count }
no-card = bez karty
# Złamano czyjąś zasadę.
seat-broken = złamana!
# Ktoś na tę osobę wskazuje.
seat-asked = ◂ pytanie
# Nie złamano żadnej zasady tej osoby.
seat-no = nie
seat-ready = gotowe
# Ile rąk zaliczono w najlepszym sprawdzianie.
seat-best = rekord { $hands }

## Środek stołu.

waiting-strike = Pudełko jest jeszcze otwarte.
waiting-pass = Patrz uważnie. Potem wszystkie ręce idą w lewo.
waiting-over = Świece gasną.
waiting-you = Zagraj kartę…
waiting-other = { $name } wybiera kartę…
idle-strike =
    Nikt nie musi robić tego, co boli albo nie bawi. Co skreślisz, zostaje w pudełku i nikt się nie dowie, czyj to był pomysł.
# Cel gry w jednym zdaniu.
idle-pass = Spełnij w jednej turze zagraną kartę i wszystkie zasady pozostałych, a wygrasz.
idle-over = Powtórka zdradzi wszystko.
watch-closely = Patrz uważnie: nikt tego nie zapisuje.
# Przed rzędem kropek: ●●●○○ 3 z 5
this-turn = Ta tura
used = { $used } z { $most }
# Wymieniona zasada.
gone = Zniknęła: { $card }
# Kiedy jest czas na sztuczkę: przed zagraniem karty albo po nim.
part-before = przed
part-after = po
said-word = „{ $word }”
made-noise = „{ $act-noise }”

## Sztuczka, tak jak ją widać: 🐸 Ana nadyma policzki i rechocze: „Rech, rech!” ×2 (Rechotanie)

# $heard: słowo albo odgłos w cudzysłowie, jeśli jest; nazwa sztuczki stoi na końcu, jeśli $named.
caption-act =
    { $heard ->
        [none] { $sign } { $name } { $act-shown }.
       *[other] { $sign } { $name } { $act-shown }: { $heard }
    }{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }{ $named ->
        [yes] { " " }({ $act-label })
       *[no] { "" }
    }

## Zapis gry, bez nazw zasad: te trzeba pamiętać.

told-dealt =
    { $each ->
        [1] Wszyscy dostają po jednej zasadzie, { told-pile }. { told-starter }
        [few] Wszyscy dostają po { $each } zasady, { told-pile }. { told-starter }
       *[other] Wszyscy dostają po { $each } zasad, { told-pile }. { told-starter }
    }
told-pile =
    { $pile ->
        [one] a jedna trafia do stosu
        [few] a { $pile } trafiają do stosu
       *[other] a { $pile } trafia do stosu
    }
told-starter =
    { $starter-is ->
        [you] Zaczynasz.
       *[other] Zaczyna { $starter }.
    }
told-passed = Wszystkie ręce poszły w lewo.
told-replaced =
    { $seat-is ->
        [you] Wymieniasz zasadę.
       *[other] { $seat } wymienia zasadę.
    }
told-played =
    { $seat-is ->
        [you] Zagrywasz kartę.
       *[other] { $seat } zagrywa kartę.
    }
told-taken_back =
    { $seat-is ->
        [you] Bierzesz kartę z powrotem: nie spełniono jej.
       *[other] { $seat } bierze kartę z powrotem: nie spełniono jej.
    }
# $active łamie zasadę, którą ma $seat.
told-exchanged =
    { $active-is ->
        [you] { $seat } cię zatrzymuje; dobieracie po nowej karcie.
       *[other]
            { $seat-is ->
                [you] Zatrzymujesz { $active-acc }; dobieracie po nowej karcie.
               *[other] { $seat } zatrzymuje { $active-acc }; dobierają po nowej karcie.
            }
    }

## Wszystko, co wolno wiedzieć.

# Przed kartami czytającej osoby, każda ze swoją zasadą, dla czytników ekranu.
hand-in-words = Na twojej ręce:
pile-and-budget = W stosie: { $pile }. Różnych sztuczek na turę: { $most }.
seat-fact =
    { $cards ->
        [one] { $name }: { $cards } karta, najlepszy sprawdzian { $best }
        [few] { $name }: { $cards } karty, najlepszy sprawdzian { $best }
       *[other] { $name }: { $cards } kart, najlepszy sprawdzian { $best }
    }{ $replaced ->
        [yes] , wymiana zasady już była
       *[no] { "" }
    }
# Pokazane zasady, po przecinkach.
came-to-light = Wyszły na jaw: { $titles }
binds-you = Jej zasada obowiązuje ciebie. Wszystkie karty pozostałych też. Pamiętasz jakieś? My nic nie powiemy.

## Numerowane odpowiedzi.

done-strike = albo Enter: nic więcej do skreślenia
done-pass = albo Enter: przekaż rękę w lewo
done-answer = nie, żadnej
done-object = albo Enter: bez sprzeciwu
done-act = check: sprawdzian
look-again = look: zobacz sztuczki jeszcze raz
object = object: zagranej karty nie spełniono
replace = wymień zasadę, której ktoś nie może spełnić

## Lista sztuczek.

# Krótka nazwa sztuczki, której `card-….label` w pliku gry ma więcej niż 13 liter: tu najwyżej 13.
brief = { $value }
short-label = { $brief }
back = Enter: wróć
more-words = więcej słów
hint-strike = Wpisz nazwę, jej kawałek albo numer.
# Przykłady, co można wpisać: sztuczka, sztuczka dwa razy, słowo; potem kawałek nazwy.
hint-acts = Wpisz: rechotanie; kaszel 2; paryż. Wystarczy kawałek: mucz.
# $hint: jedna z tych powyżej.
hint-and-back = { $hint } { back }
found = Znaleziono „{ $sought }”: wpisz numer albo więcej liter. { back }
more-found = … jeszcze { $count }
page = strona { $page } z { $pages }
words-foot = Wpisz słowo, jego kawałek albo numer. 0: { more-words } · { back }
replace-how =
    Której zasady ktoś nie może spełnić? Wpisz jej nazwę. Musi to być zasada, o której wiesz, że jest w grze, i której sztuczkę
    masz dopiero przed sobą. Wszyscy dowiadują się, że znika; na jej miejsce przychodzi nowa. Raz w partii.

brief-blow-raspberry = Prychanie
brief-ding-dong = Ding-dong
brief-evil-laugh = Niecny śmiech
brief-reverse = Pikanie
brief-hum-lullaby = Kołysanka
brief-peel-banana = Banan
brief-flap-wings = Skrzydła
brief-wag-tail = Merdanie
brief-play-dead = Udawany trup
brief-make-biscuits = Ugniatanie
brief-wiggle-nose = Ruchy nosa
brief-pounce = Skok na łup
brief-tip-hat = Kapelusz
brief-air-kiss = Całus
brief-cover-eyes = Zakryte oczy
brief-shrug = Ramiona
brief-check-watch = Zegarek
brief-antlers = Poroże
brief-drive-bus = Autobus
brief-balance-ball = Piłka
brief-light-candle = Świeczka
brief-stir-cauldron = Kocioł
brief-pour-tea = Herbata
brief-tightrope = Lina
brief-snap-fingers = Pstrykanie
brief-wink = Oczko
brief-pat-head = Głaskanie
brief-drum-chest = Bębnienie
brief-jazz-hands = Jazz
brief-instrument = Instrument
brief-tool = Narzędzie
brief-feeling = Uczucie
brief-dinosaur = Dinozaur
brief-city = Miasto
brief-first-name = Imię
brief-dish = Danie

## To, co wpisano, nie jest odpowiedzią. Bez wielkiej litery i kropki.

no-act = żadna sztuczka nie ma w nazwie „{ $sought }”
no-act-or-word = żadna sztuczka i żadne słowo nie ma w sobie „{ $sought }”
rules-found =
    { $count ->
        [0] żadna zasada w pudełku nie ma w nazwie „{ $sought }”
        [one] jedna zasada w pudełku ma w nazwie „{ $sought }”
        [few] { $count } zasady w pudełku mają w nazwie „{ $sought }”
       *[other] { $count } zasad w pudełku ma w nazwie „{ $sought }”
    }
not-your-card = „{ $sought }” to nie twoja karta: wpisz jej numer albo nazwę
# $words to na przykład `paris`.
say-which-word = powiedz, które słowo: { $words } i tak dalej
either = { $start } lub { $next }
could-be =
    { $more ->
        [yes] to może być { $names } i tak dalej; napisz trochę więcej
       *[no] to może być { $names }; napisz trochę więcej
    }
opens-list = to otwiera listę: wpisz to w osobnym wierszu

## Jak korzystać z ekranu.

help-typing =
    Wpisuj sztuczki: `rechotanie; kaszel 2; paryż; check` to cała tura. Kawałek nazwy wystarczy, żeby znaleźć sztuczkę; wielkie
    litery i ogonki nie grają roli.
    .heading = PISANIE
help-clock = Przy tej klawiaturze nikt nikogo nie pogania: zegar z opcji `seconds` czeka z tobą.
    .heading = ZEGAR
