### Co mówią zasady wszystkich gier.

# Wynik. $among: „all”, jeśli wygrywają wszyscy razem, w przeciwnym razie liczba wygrywających; $loser: kto przegrywa samotną grę.
verdict =
    { $among ->
        [all] Wszyscy wygrywają razem: { $reason }.
        [0]
            { $loser-is ->
                [you] Przegrywasz: { $reason }.
               *[other] { $loser } przegrywa: { $reason }.
            }
        [1]
            { $winners-is ->
                [you] Wygrywasz: { $reason }.
               *[other] { $winners } wygrywa: { $reason }.
            }
       *[other]
            { $winners-is ->
                [you] { $winners } wygrywacie: { $reason }.
               *[other] { $winners } wygrywają: { $reason }.
            }
    }

## Ruchy w notacji (na przykład `play tom 2`)

game-over = gra już się skończyła
# $move: to, co wpisano, w cudzysłowie.
no-move-of-game = { $move } to nie ruch w grze { $game }
no-move-number = { $move } to nie ruch: ruchy mają numery od 0 do { $most }
no-move-verb = { $move } to nie ruch; ruchy zaczynają się od { $verbs-or }
no-move-similar = { $move } to nie ruch; chodzi o „{ $near }”?
# $sentences: jak się takie ruchy pisze; nazwy w klamrach można wybrać.
no-move-written = { $move } to nie ruch; pisze się { $sentences-or }
sentence = „{ $value }”
# Miejsca to numery od 0; -1 to zegar.
not-asked = miejsce { $seat } nie ma teraz ruchu; czekamy na: { $asked }
asked =
    { $value ->
        [-1] zegar
       *[other] miejsce { $value }
    }
no-seat = nie ma miejsca { $seat }; miejsca mają numery od 0 do { $most }

## Gry, miejsca i opcje

no-game = nie ma gry { $name }; gry: { $games }
game-not-loaded = nie da się wczytać gry „{ $name }”: { $error }
entry-point-no-game = pod nazwą „{ $name }” nie ma gry
entry-point-other-game = pod nazwą „{ $name }” jest gra, która nazywa się „{ $other }”
wrong-seats = { $game } to gra dla { $least }–{ $most } osób, nie dla { $seats }
no-game-for-seats = { $game }: { $seats } lub więcej miejsc to za dużo
other-options = to nie są opcje gry { $game }
# Ziarno to liczba, z której wynika cała losowość gry.
bad-seed = ziarno to liczba całkowita albo 32 bajty, nie { $seed }
no-option =
    nie ma opcji { $name }; { $options-count ->
        [0] ta gra nie ma opcji
       *[other] opcje: { $options }
    }
bad-choice = { $name } to { $choices-or }, nie { $value }
bad-type =
    { $name } to { $type ->
        [yes-or-no] tak lub nie
        [number] liczba całkowita
        [word] słowo
       *[words] lista słów
    }, nie { $value }
bad-option-text = opcję pisze się nazwa=wartość, nie { $text }
repeated-option = opcję { $name } podano dwa razy

## Jak silne są boty, od najsłabszego do najsilniejszego

level-kitten = bawi się jedzeniem; łatwo z nim wygrać
level-tabby = zerka na stół tylko co drugi raz
level-lynx = rzadko przegapia dobry ruch
level-puma = zawsze bierze to, co wygląda najlepiej
level-tiger = myśli naprzód i niczego nie wybacza: najsilniejszy

fact = { $name }: { $value }

## Zapisy gier i pozycje, których nie da się odczytać

# $where: miejsce w dokumencie, na przykład moves[3].
damaged = { $where }: { $reason }
illegal-move = { $move } to teraz niemożliwy ruch: { $reason } ({ $ruling })
json-place = wiersz { $line }, kolumna { $column }
json-error = nieprawidłowy JSON ({ $error })
json-unreadable = nie da się odczytać jako JSON
json-twice = występuje dwa razy
# Te stoją za miejscem: „seats: musi być liczbą”.
must-be-object = musi być obiektem JSON
must-be-there = brakuje
must-be-list = musi być listą
must-be-lists =
    { $count ->
        [one] musi mieć jedną listę
        [few] musi mieć { $count } listy
       *[other] musi mieć { $count } list
    }
must-be-name = musi być nazwą
must-be-number = musi być liczbą
must-be-small = musi być małą liczbą
must-be-bool = musi być true albo false
cannot-be = nie może to być { $found }
must-be-version = to { $found }, a tutaj da się odczytać { $known }
must-be-game = to { $found }, nie { $game }
must-be-rules = to wersja { $found }, a tu obowiązuje wersja { $known }
must-be-seed = musi być liczbą albo mieć 64 cyfry szesnastkowe
# Cofnięte ruchy.
must-be-rekey = musi wskazywać ruch w moves albo ruch i miejsce przy stole
must-be-later = musi wskazywać ruchy w moves, rosnąco
must-have-seat = musi zawierać miejsce przy stole
must-be-move = musi być tekstem takim jak „0: pass”
must-be-like-move = musi wyglądać jak „0: pass”, a nie jak { $found }
not-in-record = nie należy do zapisu gry
not-in-position = nie należy do pozycji
not-there = nie powinno tu być
# Kroki, które są jeszcze przed graczami; $step to nazwa kroku w programie.
must-be-steps = musi być listą kroków
no-step = { $game } nie ma kroku { $step }
step-does-not-fit = { $step } nie pasuje do stołu
must-be-question = na samej górze musi być pytanie do kogoś
no-answer = miejsce { $seat } nie ma żadnej odpowiedzi
other-census = czegoś brakuje, coś jest podwójne albo z innego pudełka
bad-generator = to nie jest stan generatora: ani szybkiego, ani zapieczętowanego

## Boty z nazwy, takie jak `tiger` czy `search:0.5s`, i programy, które grają, takie jak `run:./mybot`

no-bot = nie ma bota { $name }; boty: { $bots }
bad-bot-number = { $name }: po dwukropku wpisz liczbę całkowitą większą od 0
bad-bot-seconds = { $name }: sekundy pisze się tak: search:0.5s
bad-bot-name = nazwa bota może mieć tylko małe litery, cyfry i łączniki i nie może być jedną z naszych: { $name }
bot-name-taken = jest już inny bot { $name }
bot-not-loaded = nie da się wczytać bota „{ $name }”: { $error }
entry-point-no-bot = pod nazwą „{ $name }” nie ma bota
program-written = program pisze się run:POLECENIE albo run@SEKUNDY:POLECENIE, nie { $program }
program-no-time = { $program } nie daje programowi czasu
# $error: co mówi system, po angielsku.
program-no-command = { $program } to nie polecenie: { $error }
program-none = { $program } nie wskazuje programu
program-not-here = programy mogą grać tylko w systemach Linux, macOS i podobnych
program-not-started = nie da się uruchomić { $program }: { $error }

# Zamiast zasad, gdy gra ich tu nie ma. $about: jedno zdanie o tym, o czym jest gra.
no-rules = { $about } Zasad gry { $game } jeszcze tu nie ma.

# Dlaczego podpowiedź jest dobra, gdy możliwy jest tylko jeden ruch.
because-only-move = To twój jedyny ruch.
# Co daje drugi z najlepszych ruchów, jeśli to samo co pierwszy.
because-same = Tu tak samo.

# Numer większy niż numer ostatniej zagadki.
no-puzzle =
    { $count ->
        [one] nie ma zagadki { $number }; jest tylko jedna
        [few] nie ma zagadki { $number }; są tylko { $count }
       *[other] nie ma zagadki { $number }; jest tylko { $count }
    }
