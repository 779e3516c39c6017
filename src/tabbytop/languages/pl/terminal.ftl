### Terminal: polecenia, strony, pytania i wiadomości wspólne dla wszystkich gier.
###
### Słowa w `odwróconych apostrofach` się wpisuje. Polecenia można wpisywać po angielsku i po polsku; klawisze z jedną literą
### (`b`, `u`, `q`) i słowa ruchów są we wszystkich językach takie same. Wiersz terminala ma co najmniej 80 znaków.

unknown-language = nie ma języka { $language }; do wyboru: { $languages }

yes = tak
no = nie
yes-words = t tak
no-words = n nie

## Imiona.

# Jedyna osoba przy klawiaturze.
you = Ty
# Jedna z kilku osób, która nie podała imienia.
player = Osoba { $number }
# Bot, gdy skończyły się kocie imiona.
cat = Kot { $number }
# Ktoś z gry zapisanej bez imion.
seat-name = Miejsce { $number }
seat-within = miejsce { $number }
clock = zegar
# Za imieniem bota: co gra.
shown-bot = { $bot }
bot = { $value }
bot-kitten = kociak
bot-tabby = burasek
bot-lynx = ryś
bot-puma = puma
bot-tiger = tygrys
bot-random = losowy
bot-greedy = zachłanny
bot-program = program

## Polecenia. Najpierw stoi to, co się wpisuje; za tym inne sposoby albo dalsze słowa. `text`: co robi, krótko.

command-help = pomoc, ?
    .text = ta strona
command-rules = zasady
    .text = jak się gra, w skrócie
command-cards = karty [nazwa]
    .text = co robią karty
command-table = stół
    .text = wszystko, co wolno ci wiedzieć: odrzucone, co zostało, …
command-hint = podpowiedz
    .text = co zrobiłby silny bot i dlaczego
command-plan = plan
    .text = co stół wylicza dla ciebie, jeśli gra to umie
command-follow = wykonaj
    .text = zagraj ruchy z tego planu
command-log = przebieg
    .text = wszystko do tej pory, najnowsza strona najpierw
command-undo = cofnij
    .text = cofnij swój ostatni ruch, jeśli nic nie wyszło na jaw
command-save = zapisz [plik]
    .text = zapisz grę i graj dalej
command-resume = wczytaj [plik]
    .text = zapisz tę grę i otwórz inną albo najnowszą
command-quit = koniec
    .text = zapisz i wyjdź; tak samo Ctrl-C i Ctrl-D

## Strona polecenia `pomoc`.

help-commands = Przy każdym pytaniu
help-answers = Twoja odpowiedź
help-how = Wpisz numer z ekranu albo ruch słowami, na przykład tak:
help-short = Słowa można skracać, byle było jasne. Osoby mają numer, imię albo literę:

## Strona polecenia `karty`.

no-cards = Gra { $game } nie ma tu listy kart.
no-such-card = W tej grze nie ma karty { $word }. Do wyboru: { $names }.

## Stół.

progress = ruch { $number }
more-lines =
    { $count ->
        [one] … jeszcze 1 wiersz: `stół` pokazuje wszystko
        [few] … jeszcze { $count } wiersze: `stół` pokazuje wszystko
       *[other] … jeszcze { $count } wierszy: `stół` pokazuje wszystko
    }
more-answers = … jeszcze { $count }: wpisz którąś albo tylko jej początek
only-answer = (Jedyna odpowiedź: { $answer }.)

## Przebieg gry.

log-since = Od twojego ostatniego ruchu
log-so-far = Do tej pory
log-all = Co było widać dla wszystkich
log-nothing = Jeszcze nic się nie stało.
log-more = (… `przebieg` ma jeszcze { $count })
log-panel = Przebieg gry
log-panel-foot = przebieg: całość

## Pytania. „Enter” to klawisz.

ask-answer = numer lub ruch, ? to pomoc
ask-go-on = Enter: dalej
small-window = W oknie 80×24 lub większym widać wszystko naraz.
# $number wpisano, zanim pojawiła się lista odpowiedzi.
no-list-yet = { $number }, ale czego? Oto lista: jeśli o to chodzi, wpisz jeszcze raz.
hinting = Pytamy wielkiego kota…
# Ruch silnego bota; dalej kropka i co ten ruch daje.
hint = Wybór wielkiego kota: { $move }
hint-second = Drugi wybór: { $move }
no-hints-between-people = W tej grze nie ma podpowiedzi, kiedy ludzie grają przeciwko sobie.
no-advice = W tej grze planujesz po swojemu.
nothing-to-follow = Nie ma jeszcze planu do wykonania; `plan` pokazuje, co wylicza stół.
# Z pliku przyszło tyle bezużytecznych wierszy.
too-many-refusals = Nietrafione odpowiedzi z rzędu: { $count }. Na dziś wystarczy.
taken-back = Cofnięto.
saved-to = Zapisano w { $path }.
no-other-save = Nie ma innej zapisanej gry do wczytania.
try-to-save = Spróbuj `zapisz` z innym plikiem.

## Niezrozumiałe odpowiedzi. Wielka litera i kropka pojawią się same.

no-move = { $text }: nie ma tu takiego ruchu; wpisz numer z listy albo ? (pomoc)
no-move-similar = { $text }: nie ma tu takiego ruchu; chodzi o `{ $near }`?
# $moves: dwa lub trzy ruchy, złożone przez `either`.
ambiguous =
    { $more ->
        [yes] to może być { $moves } i nie tylko; wpisz trochę więcej
       *[no] to może być { $moves }; wpisz trochę więcej
    }
either = { $start } lub { $next }
no-number = nie ma tu numeru { $number }; wystarczy dowolny numer z ekranu
say-which = napisz, o co dokładnie chodzi
nothing-follows = po tym nic więcej nie może stać w tym samym wierszu
nothing-done = nic z tego nie zrobiono. `{ $text }`: { $why }

## Cofanie ruchu.

undo-nothing = Nie ma jeszcze czego cofnąć.
undo-answered =
    { $seat-is ->
        [clock] Zegar już odpowiedział, więc ten ruch zostaje.
        [you] Padła już twoja odpowiedź, więc ten ruch zostaje.
       *[other] Padła już odpowiedź { $seat-gen }, więc ten ruch zostaje.
    }
undo-chance = Los już przemówił i nikt tego nie odzobaczy: ten ruch zostaje.
undo-revealed = Od tamtej pory coś wyszło na jaw, więc ten ruch zostaje.

## Strony długiego tekstu. $done: co jest dalej, jedna z wiadomości `to-…`.

to-table = wróć do stołu
to-turn = twoja kolej
to-answer = twoja odpowiedź
to-score-pad = punktacja
to-rest = reszta poniżej
to-pass = przekaż klawiaturę
pager-done = Enter: { $done }
pager-more = Enter: więcej
pager-up = u: w górę
pager-leave = b: { $done }
pager-page = { $page } z { $pages }

## Kilka osób przy jednej klawiaturze. $mark: litera osoby.

somebody-else = Teraz kolej kogoś innego. Enter: { to-pass }; `cofnij`, `przebieg`, `koniec`.
pass-to = Klawiatura wędruje dalej. Teraz gra: { $name }.
pass-ask = { $name }: wpisz { $mark } i Enter, gdy nikt inny nie patrzy
pass-only = Tę zasłonę podnosi tylko { $name }: wpisz { $mark } i Enter. `koniec` zapisuje i kończy.
# Pytanie do wszystkich naraz; $marks: ich litery, z przecinkami.
ask-together = { $marks }: kto się zgłasza? Enter: nikt

## Boty.

thinking = { $name } myśli…
# Program, który grał, zawiódł. $why: dlaczego, po angielsku.
bot-fails = { $name } gra dalej losowo: { $why }
bot-failed = Dalsze ruchy bota { $name } były losowe: { $why }

## Koniec gry i punktacja.

score-pad = { $game }: punktacja
wins = wygrywa
place = miejsce { $place }
points = punkty
look-again = Obejrzysz to jeszcze raz tak:
once-more = Zagrać ponownie? t/n
once-more-how = t rozdaje nową grę tym samym osobom, n lub Enter kończy

## Zapisane gry.

stickers =
    { $seat-is ->
        [you] Twoje naklejki: { $stickers }
       *[other] Naklejki { $seat-gen }: { $stickers }
    }
saved-in = Zapisano w { $path }
go-on-with = Tak zagrasz dalej:
# $progress: jak daleko zaszła gra, na przykład „tura 5”.
resumed = Wczytano { $file }, { $progress }.
left-in = Gra czeka nietknięta w { $path }.
# $names: osoby, za które grały programy.
programs-left = Zapisana gra nie może uruchamiać programów, więc dalsze ruchy będą losowe: { $names }. Program podasz ponownie poleceniem `tabbytop resume` z --seats.
wrong-seats =
    { $seats ->
        [one] ta gra ma 1 miejsce, nie { $given }
        [few] ta gra ma { $seats } miejsca, nie { $given }
       *[other] ta gra ma { $seats } miejsc, nie { $given }
    }
no-saves = Nie ma jeszcze zapisanych gier.
seats =
    { $seats ->
        [one] 1 osoba
        [few] { $seats } osoby
       *[other] { $seats } osób
    }
names = { $names }
finished = skończona
# Jak daleko zaszła gra i na czyj ruch czeka.
asks-now = { $progress }: { $asked }
older-saves = … i starsze
in-folder = W folderze { $folder }
no-unfinished = nie ma niedokończonej gry do wczytania
no-finished = nie ma jeszcze skończonej gry; podaj plik
resume-says-all = nie podawaj gry, opcji ani ziarna: --resume zna je wszystkie

no-home = nie ma folderu domowego dla { $word }
bad-file-name = nazwa pliku nie może mieć takich znaków
no-folder = nie ma folderu { $folder }, więc nic nie zapisano
cannot-write = nie da się zapisać { $path }: { $why }
cannot-read = nie da się odczytać { $path }: { $why }
damaged = { $path } to nie zapisana gra albo plik jest uszkodzony ({ $where }: { $why })

## Lista gier i menu.

menu = Tabbytop: w co zagramy?
ask-game = numer lub nazwa
seats-range = od { $least } do { $most } osób
opponents = Kto z tobą gra
opponents-more = Także: random, greedy, search:500 i run:POLECENIE, czyli własny program.
say-game = wybierz grę: { $games }
no-game-similar = nie ma gry { $name }; chodzi o { $near }?

## Kto gdzie siedzi (--seats).

bad-seat = miejsce to `you`, imię albo bot: --seats you,Ana,random
no-bot-similar = nie ma bota { $word }; chodzi o { $near }?
long-name =
    { $most ->
        [one] imię { $word } jest tu za długie: najwyżej 1 litera
        [few] imię { $word } jest tu za długie: najwyżej { $most } litery
       *[other] imię { $word } jest tu za długie: najwyżej { $most } liter
    }

## Gry w czasie rzeczywistym.

live-no-board = w { $game } gra się w czasie rzeczywistym, a stołu do tego terminala nikt jeszcze nie narysował; same boty mogą grać, gdy wyjście trafia do potoku
live-people = w { $game } nie ma tur, a jedna klawiatura to za mało na tyle osób naraz ({ $count }): jedna może zagrać z botami (--seats you,kitten,kitten)
live-cursor = obraz gry { $game } zmienia się wiele razy na sekundę, a ten terminal mówi, że nie umie przesuwać kursora (TERM)
live-pipe = w { $game } gra się w czasie rzeczywistym, klawisz po klawiszu: potrzebny jest terminal, a nie potok; same boty mogą tu grać (--seats kitten,tabby)
# $name: bot, tak jak się go wpisuje, który myśli za wolno; $quick: boty, które myślą szybko.
live-slow-bot = { $game } na nikogo nie czeka, a { $name } myśli za wolno, żeby z tobą grać: wybierz { $quick } albo random
live-no-keys = w grze w czasie rzeczywistym liczy się każdy klawisz od razu, a terminal tego systemu tego nie potrafi: zagraj w systemie Linux, macOS lub WSL

## Skończona gra, ruch po ruchu.

replay-ask = Enter: dalej, b: wstecz, numer, start, end, log, q
watch-ask = Enter: dalej, b: wstecz, log, end, q
replay-help = Enter lub n: dalej; b: wstecz; numer przenosi do ruchu; start, end; log; q kończy.
replay-last = To był ostatni ruch.
replay-first = To jest początek.
replay-count =
    { $count ->
        [one] Jest tylko 1 ruch.
        [few] Są { $count } ruchy.
       *[other] Jest { $count } ruchów.
    }
replay-at = ({ $at } z { $count })
replay-over = Gra się skończyła: { $scores }
replay-goes-on = Stąd gra toczy się dalej.
replay-deal =
    { $seats ->
        [one] { $game }, 1 osoba, rozdanie
        [few] { $game }, { $seats } osoby, rozdanie
       *[other] { $game }, { $seats } osób, rozdanie
    }
# Gra według zasad, których ta wersja już nie zna; dalej są ruchy.
replay-other-rules = Tę partię rozegrano według zasad w wersji { $found }. Tabbytop gra teraz według wersji { $known } i tamtej już nie zna. Dlatego nie możemy pokazać stołu, tylko ruchy:
play-on-unfinished = grać dalej można tylko od ruchu skończonej gry; tę wczyta `tabbytop resume`
play-on-move = nie ma ruchu { $move }, od którego można by grać dalej; ostatni to { $last }
play-on-seat = nie ma takiego miejsca; pierwsze to 0, ostatnie { $last }
play-on-begins = Grasz dalej po ruchu { $move }. Karty na rękach zostają, ale wszystko, co się odtąd dobiera, jest nowe. Za tę grę nie ma naklejek.
open-hands = Ta gra jeszcze się nie skończyła, a zobaczysz wszystkie ręce. Patrzymy? t/n

## Polecenie `verify`. Serwer pokazuje pieczęć przed grą, a ziarno po niej; z ziarna musi wyjść ta sama pieczęć.

verify-commitment = pieczęć
verify-seed = ziarno
verify-record = zapis gry
verify-result = wynik
verify-game =
    { $seats ->
        [one] { $game }, 1 osoba, { verify-moves }
        [few] { $game }, { $seats } osoby, { verify-moves }
       *[other] { $game }, { $seats } osób, { verify-moves }
    }
verify-moves =
    { $count ->
        [one] 1 ruch, dozwolony
        [few] { $count } ruchy, wszystkie dozwolone
       *[other] { $count } ruchów, wszystkie dozwolone
    }
verify-scores = { $scores }. { $verdict }
verify-shown = To obiecane ziarno, a zapis gry z niego wynika.
verify-file = To ziarno, które obiecuje plik, a zapis gry z niego wynika.
verify-compare = Porównaj pieczęć z tym, co stół pokazał na początku.
verify-no-commitment = pieczęć ma 64 cyfry szesnastkowe
verify-not-sealed = { $path } rozdano z liczby { $seed }, a nie z zapieczętowanego ziarna, więc niczego nie obiecano
verify-other-shown = ziarno nie dotrzymuje obietnicy: jego pieczęć to { $given }, a pokazano ci { $promised }
verify-other-file = ziarno nie dotrzymuje obietnicy: jego pieczęć to { $given }, a w pliku jest { $promised }
verify-no-promise = { $path } nie ma pieczęci: tę, którą stół pokazał na początku, podaj po --commitment; pieczęć ziarna to { $given }
verify-not-over = gra w { $path } jeszcze się nie skończyła: to, co dopiero będzie, nie jest dowiedzione

## Gra w przeglądarce: polecenie `tabbytop` bez dalszych słów. $url: adres taki jak http://127.0.0.1:8765.

page-opens = Tabbytop jest pod adresem { $url } i otwiera się w przeglądarce. Ctrl-C go zatrzymuje; `tabbytop --help` pokazuje, co jeszcze umie.
page-address = Tabbytop jest pod adresem { $url }. Otwórz ten adres w przeglądarce. Ctrl-C go zatrzymuje; `tabbytop --help` pokazuje, co jeszcze umie.
page-already-there = Tabbytop już działa, pod adresem { $url }.
join-opens = Stół jest pod adresem { $url } i otwiera się w przeglądarce.
join-address = Stół jest pod adresem { $url }. Otwórz ten adres w przeglądarce.
join-no-code = to nie jest link ani kod stołu; kod ma sześć znaków: litery i cyfry
join-no-server = napisz, na którym serwerze jest stół: --server https://…
# Kopia do programowania albo pakiet zbudowany bez strony.
no-page = Ten Tabbytop przyszedł bez strony WWW. W klonie projektu zbuduje ją i otworzy `make play`. Albo zagraj tu, w terminalu: `tabbytop play`.

## Pomoc poleceń (`tabbytop play --help`). `about-`: co robi polecenie, `param-`: do czego służy jedno z jego słów.

about-tabbytop = Pięć kocich gier na jednym stole. Bez polecenia otwierają się w przeglądarce.
about-games = Wypisz gry, liczbę osób, opcje i przeciwników.
about-join = Dosiądź się w przeglądarce do stołu, podając jego kod lub link.
about-play = Zagraj z botami albo z ludźmi przy tej klawiaturze.
about-learn = Naucz się gry, grając: krótkie lekcje, krok po kroku.
about-resume = Wróć do zapisanej gry.
about-saves = Wypisz zapisane gry, od najnowszej.
about-replay = Obejrzyj grę jeszcze raz, ruch po ruchu, z odkrytymi rękami, albo graj dalej od któregoś ruchu.
about-review = Zobacz, gdzie uciekły ci punkty: ruchy, które wyraźnie kosztowały, i lepsze od nich.
about-verify = Udowodnij, że tasowanie było ustalone przed grą i że jej zapis jest prawdziwy.
param-language = Język, na przykład `en` albo `de`; domyślnie język systemu.
param-help = Pokaż tę wiadomość i zakończ.
param-version = Pokaż wersję i zakończ.
param-install_completion = Uzupełniaj polecenia, gry i zapisane gry klawiszem Tab, w powłoce, z której teraz korzystasz.
param-show_completion = Pokaż, co zapisałoby --install-completion, do skopiowania lub zmiany.
param-seats = Kto gra, na przykład `you,tiger` albo `Ana,Ben,kitten`: nazwa bota to bot (patrz `tabbytop games`), `run:` z poleceniem to program, który gra, a każde inne słowo to osoba przy tej klawiaturze. Liczba oznacza ciebie i boty.
param-learn-game = Nazwa gry; patrz `tabbytop games`.
param-learn-lesson = Nazwa lekcji; domyślnie pierwsza, której jeszcze nie znasz.
param-play-game = Nazwa gry; patrz `tabbytop games`.
param-play-option = Wariant, na przykład `deck=all`; można podać kilka. Wypisuje je `tabbytop games`.
param-play-seed = Rozdaj dokładnie tę grę.
param-play-resume = Wróć do tej gry, tak jak `tabbytop resume`.
param-resume-file = Zapisana gra; domyślnie najnowsza niedokończona.
param-replay-file = Zapisana gra albo sam zapis ruchów; domyślnie najnowsza skończona gra.
param-replay-plain = Wypisz wszystko i zakończ.
param-replay-play_on = Graj dalej po tym ruchu, z botami na pozostałych miejscach. Za taką grę nie ma naklejek.
param-replay-seat = Twoje miejsce, gdy grasz dalej; 0 to pierwsze.
param-review-file = Skończona gra: zapisana albo sam zapis ruchów; domyślnie najnowsza skończona.
param-review-seat = Czyje decyzje (miejsca liczy się od 0); domyślnie twoje.
param-review-as_json = Wypisz analizę jako JSON i nic więcej.
param-join-table = Kod, który słyszysz od znajomych, albo link do stołu.
param-join-server = Adres serwera, do którego należy kod; domyślnie ten, który działa na tym komputerze.
param-verify-file = Gra pobrana z serwera.
param-verify-commitment = Co stół pokazał na początku; domyślnie pieczęć z pliku.

# Polecenia dla programów i do badań. Pierwszy akapit stoi na liście poleceń.
about-moves = Wypisz wszystkie ruchy gry w jej notacji, po jednym w wierszu: dla programów, które grają.
about-sim =
    Rozegraj wiele gier między botami i pokaż ich długość, punkty i to, kto z którego miejsca wygrywa.

    To samo ziarno daje ten sam raport na każdym komputerze, bez względu na to, ile procesów czy komputerów dzieli się grami.
about-arena =
    Rozegraj turniej między botami i pokaż, jak silny jest każdy z nich i na ile to pewne.

    Każde rozdanie rozgrywa się przy każdym przesunięciu miejsc. To samo ziarno daje te same wyniki na każdym komputerze, o
    ile żaden bot nie patrzy na zegar. Ctrl-C kończy od razu i pokazuje wyniki do tej pory.
about-puzzles = Znajdź w grach botów pozycje, w których jeden ruch jest wyraźnie najlepszy.
about-puzzles-mine =
    Rozegraj gry między botami i zachowaj pozycje, w których jeden ruch jest wyraźnie najlepszy.

    Każdą pozycję przeszukuje się raz, a potem drugi, z dziesięć razy większą liczbą światów. To samo ziarno daje te same
    zagadki.
about-puzzles-check =
    Przeszukaj jeszcze raz nasze zagadki, z dziesięć razy większą liczbą światów i do końca gry.

    Wypisuje te, które już się nie bronią. Jeśli takie są, kod wyjścia to 1.
about-daily = Rozdanie dnia: sprawdź, że dzień wcześniej było już zapieczętowane.
about-daily-verify = Udowodnij, że karty danego dnia były ustalone dzień wcześniej.
param-game = Gra, na przykład `kibble-scuffle`.
param-option = Wariant gry, na przykład `deck=all`; można podać kilka.
param-workers = Ile procesów gra; domyślnie jeden na rdzeń.
param-ray = Graj na klastrze Ray pod tym adresem; bez adresu Ray startuje na tym komputerze.
param-as_json = Wypisz JSON i nic więcej.
param-sim-games = Ile gier rozegrać.
param-sim-seats = Boty, po jednym na miejsce (`random,tabby`), albo ile losowych (`4`). Domyślnie losowy na każdym miejscu gry.
param-sim-seed = Ziarno pierwszej gry; następna ma następną liczbę.
param-arena-bots = Kto gra, na przykład `random,greedy`: co najmniej dwa boty.
param-arena-seats = Miejsca przy stole; domyślnie tyle, ile botów, jeśli gra na to pozwala.
param-arena-games = Ile gier rozegrać; w razie potrzeby o parę więcej, żeby wyszło po równo.
param-arena-seed = Ziarno pierwszego rozdania; następne ma następną liczbę.
param-worlds = Ile możliwych stołów ogląda pierwsze przeszukiwanie.
param-puzzles-mine-games = Ile gier rozegrać.
param-puzzles-mine-seed = Decyduje o wszystkim.
param-puzzles-mine-out = Plik do zapisania; bez niego zagadki są wypisywane.
param-puzzles-mine-clear = Ile szansy na wygraną musi tracić każdy inny ruch.
param-puzzles-mine-most = Skończ po tylu zagadkach.
param-puzzles-check-seed = Dla liczb losowych przeszukiwania.
param-puzzles-check-out = Plik, w którym zapisać zagadki, które przeszły sprawdzenie.
param-daily-verify-day = Na przykład 2026-11-18.
param-daily-verify-server = Zapytaj ten serwer o ziarno i pieczęć.
param-daily-verify-seed = Ziarno, które jest ogłaszane po końcu dnia.
param-daily-verify-commitment = Pieczęć zapisana dzień wcześniej.

# Polecenia dla tych, którzy prowadzą serwer.
about-serve =
    Otwórz stoły dla innych: strona, API i boty, aż do Ctrl-C.

    Każde ustawienie może być też w środowisku (TABBYTOP_PORT=80) albo w pliku (port = 80). To, co podasz tutaj, jest ważniejsze niż środowisko, a ono ważniejsze niż plik.
about-backup =
    Zapisz do pliku wszystko, co przechowuje serwer, w czasie jego pracy.

    Plik zawiera tajemnice: ziarna trwających gier, skróty haseł, klucz serwera.
about-restore = Wypełnij pustą bazę danych z kopii zapasowej, także z kopii drugiego rodzaju; potem uruchom serwer.
about-tidy =
    Usuń stare stoły, rozmowy i gości, jak mówią ustawienia `keep_…_days`, w czasie pracy serwera.

    Raz dziennie serwer robi to też sam.
about-admin = Zadbaj o serwer: zmiany trafiają do bazy danych, a działające serwery uwzględniają je po kilku sekundach.
about-admin-people = Wypisz osoby, od tych, które były tu ostatnio.
about-admin-tables = Wypisz stoły, od najnowszego.
about-admin-show = Pokaż osobę albo stół.
about-admin-close = Zamknij stół, nawet w środku gry.
about-admin-mute = Pozwól komuś grać, ale nie rozmawiać.
about-admin-unmute = Pozwól komuś znów rozmawiać.
about-admin-ban = Nie wpuszczaj osoby albo zakresu adresów.
about-admin-unban = Wpuszczaj znów osobę albo zakres adresów.
about-admin-rename = Nadaj komuś inne imię, także przy stołach.
about-admin-delete = Usuń dane osoby, tak jakby zrobiła to sama, albo usuń stół, na zawsze.
about-admin-reset-password = Nadaj kontu nowe losowe hasło i wyloguj je wszędzie.
about-admin-announce = Ogłoś coś wszystkim, na stronie i przy stołach.
about-admin-reports = Wypisz zgłoszenia albo oznacz je jako załatwione.
about-admin-log = Wypisz, co zrobiono przy prowadzeniu serwera, od najnowszego.
param-config = Ustawienia w TOML; domyślnie plik z TABBYTOP_CONFIG.
param-database = Jak w `serve`: `postgresql://…` albo plik; domyślnie według ustawień.
param-by = Kto to robi, do dziennika; domyślnie twoja nazwa użytkownika.
param-limit = Najwyżej tyle.
param-person = Początek identyfikatora, imię do logowania albo imię.
param-time = 30m, 12h, 2d, 1w; domyślnie na zawsze.
param-which = Osoba albo stół; `person:` lub `table:` na początku mówi, co to jest.
param-whom = Adresy: 192.0.2.0/24, 2001:db8::/48.
param-serve-open = Otwórz stronę w przeglądarce.
param-serve-lan = Dla wszystkich w twojej sieci: nasłuchuj tam i pokaż adres także jako kod QR.
param-backup-file = Plik do zapisania.
param-restore-file = Gdzie jest kopia zapasowa.
param-tidy-dry_run = Powiedz tylko, co zostałoby usunięte.
param-tidy-compact = Zapisz też od nowa plik SQLite, bez luk; najpierw zatrzymaj serwer.
param-admin-people-name = Z tym tekstem w imieniu albo imieniu do logowania.
param-admin-people-accounts = Tylko konta albo tylko goście.
param-admin-people-seen = Kto był tu w ciągu ostatnich 12h, 2d, …
param-admin-tables-status = open (otwarty), playing (w grze), over (po grze) lub closed (zamknięty).
param-admin-tables-game = Tylko stoły z tą grą.
param-admin-tables-person = Gdzie ta osoba ma albo miała miejsce.
param-admin-close-table = Identyfikator stołu albo jego początek.
param-admin-rename-name = Nowe imię.
param-admin-delete-yes = Nie pytaj.
param-admin-announce-text = Co ogłosić.
param-admin-announce-until = Do kiedy: 2d, 2027-01-31 lub 2027-01-31T18:00 (UTC).
param-admin-announce-clear = Nie ogłaszaj już niczego.
param-admin-reports-done = Oznacz to zgłoszenie jako załatwione.
param-admin-reports-everything = Także załatwione.

## Co mówią wokół tego pomoc i błędy. Słowa wielkimi literami oznaczają to, co się wpisuje.

usage = Użycie:
usage-options = [OPCJE]
usage-command = POLECENIE [ARGUMENTY]…
panel-arguments = Argumenty
panel-options = Opcje
panel-commands = Polecenia
panel-settings = Ustawienia
panel-limits = Limity
panel-error = Błąd
usage-default = [domyślnie: { $value }]
usage-required = [wymagane]
usage-aborted = Przerwano.
usage-help = Pomoc wyświetli { $command }.
usage-no-command = Nie ma polecenia { $command }.
usage-no-command-similar = Nie ma polecenia { $command }. Może { $near-or }?
usage-no-option = Nie ma opcji { $option }.
usage-no-option-similar = Nie ma opcji { $option }. Może { $near-or }?
usage-argument-missing = Brakuje: { $name }.
usage-option-missing = Brakuje: { $name }.
usage-value-missing = { $option } wymaga wartości.
usage-no-value-allowed = { $option } nie przyjmuje wartości.
usage-too-much = Tego jest za dużo: { $words }
usage-invalid = { $name }: { $why }
invalid-int_parsing = to musi być liczba całkowita
invalid-float_parsing = to musi być liczba
invalid-greater_than_equal = to musi być co najmniej { $ge }
invalid-less_than_equal = to musi być co najwyżej { $le }
metavar-address = ADRES
metavar-addresses = ADRESY
metavar-code = KOD
metavar-day = DZIEŃ
metavar-file = PLIK
metavar-game = GRA
metavar-lesson = LEKCJA
metavar-move = RUCH
metavar-name = NAZWA
metavar-names = NAZWY
metavar-number = LICZBA
metavar-person = OSOBA
metavar-record = ZAPIS
metavar-seat = MIEJSCE
metavar-status = STATUS
metavar-table = STÓŁ
metavar-text = TEKST
metavar-time = CZAS
metavar-value = WARTOŚĆ

## Lekcje (`tabbytop learn`)

# Za tytułem lekcji.
lesson-minutes =
    { $count ->
        [one] jedna minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
no-lessons = Gra { $game } nie ma jeszcze lekcji.
# Nad poleceniem.
lesson-left = Do przerwanej lekcji wrócisz tak:
lesson-done = Brawo! Lekcja „{ $title }” zaliczona.
# Nad poleceniem.
lesson-play-now = Umiesz już dość. Zagraj pierwszą partię:
lesson-next = Następna: „{ $title }”.
lesson-go-on = Enter: dalej, cokolwiek innego: stop
ask-lesson-answer = numer lub ruch, `cofnij`, `koniec`
lesson-step = { $number } z { $steps }

## Zagadki (`tabbytop puzzle`)

about-puzzle = Rozwiąż zagadki: znajdź jedyny ruch, który jest wyraźnie najlepszy.
param-puzzle-game = Nazwa gry; patrz `tabbytop games`. Bez niej widać, ile zagadek masz już za sobą.
param-puzzle-number = Numer zagadki; domyślnie pierwsza nierozwiązana.
param-puzzle-plain = Opisz pozycję słowami i nic nie rysuj: dla czytników ekranu.
no-puzzles = Gra { $game } nie ma zagadek.
# Numery zagadek, na które wpada taki poziom botów.
puzzle-level = { $level }: { $first }–{ $last }, rozwiązane: { $solved }
puzzle-last = To była ostatnia zagadka tej gry. Mrr, brawo!
ask-puzzle = numer lub ruch, `stół`, `koniec`
puzzle-title = Zagadka { $number } z { $count } · { $level }
# Nad wszystkim od rozdania, w grze na pamięć.
puzzle-story = Co do tej pory było widać i słychać:
puzzle-task = Jeden ruch jest wyraźnie najlepszy. Który?
puzzle-right = Zgadza się: { $move }.
puzzle-wrong = Niezupełnie. Najlepszy ruch: { $move }.
# Przed powodami ruchu, który nie był najlepszy.
puzzle-yours = twój ruch: { $move }
# Szanse na wygraną w procentach.
puzzle-chances =
    { $right ->
        [yes] Z tym ruchem wygrywasz stąd około { $best } partii na 100, z drugim najlepszym około { $next }.
       *[no] Z najlepszym ruchem wygrywasz stąd około { $best } partii na 100, z twoim około { $tried }.
    }
# $levels: lista taka jak „kociak 3/20, burasek 9/20”.
puzzle-found = Jak często znajdują go boty: { $levels }.

## Rozdanie dnia (`tabbytop daily verify`)

daily-needs = podaj pieczęć albo po --server adres serwera, który ją zna
daily-not-over = ten dzień jeszcze się nie skończył, więc jego ziarno jest wciąż tajemnicą
daily-no-date = dzień pisze się tak: 2026-11-18
daily-no-seed = ziarno ma 64 cyfry szesnastkowe
daily-no-server = ten serwer nie odpowiada jak serwer Tabbytop
daily-true = Ziarno z dnia { $day } pasuje do pieczęci: karty ustalono wcześniej.
daily-false = Ziarno z dnia { $day } NIE pasuje do pieczęci.
daily-deal =
    { $seats ->
        [one] { $game }, 1 osoba; ruchy przed pierwszą decyzją gracza:
        [few] { $game }, { $seats } osoby; ruchy przed pierwszą decyzją gracza:
       *[other] { $game }, { $seats } osób; ruchy przed pierwszą decyzją gracza:
    }
