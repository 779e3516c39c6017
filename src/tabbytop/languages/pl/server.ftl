### Co serwer mówi ludziom przy stołach: przeważnie, dlaczego coś się nie uda. Teksty stoją same w małej ramce: zaczynają się
### małą literą i nie mają kropki. Miejsca to numery od 0.

## Osoby bez własnego imienia

seat-name = Miejsce { $number }
# Ktoś, kto usunął konto.
somebody = Ktoś

## Za dużo, za często

# Co jest ograniczone: w dopełniaczu, bo tak stoi w zdaniach poniżej.
limited-moves = ruchów
limited-lines = wierszy
limited-talk = rozmów
limited-questions = pytań
limited-replays = powtórek
limited-requests = zapytań
limited-logins = prób logowania
limited-reports = zgłoszeń
limited-tables = nowych stołów
limited-joins = dosiadania się
limited-guests = nowych gości
limited-device-games = gier offline
limited-codes = zgadywania kodów
limited-circles = nowych kręgów

# Obsługa serwera nie pozwala na to w ogóle.
none-allowed = na tym serwerze nie ma { $what }
# $seconds: z jedną cyfrą po przecinku.
too-much-for-seconds =
    na razie dość { $what }; zaczekaj { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
too-much-for-minutes =
    na razie dość { $what }; zaczekaj { $minutes ->
        [one] 1 minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
too-much = tego było za dużo
too-many-sockets = z tego adresu otwarto za dużo połączeń
too-many-log-in = za dużo osób loguje się naraz; spróbuj ponownie
one-hint-at-a-time = podpowiedzi po jednej; wielki kot myśli jeszcze nad poprzednią
one-advice-at-a-time = nie wszystko naraz; poprzednie obliczenia jeszcze trwają
enough-to-think-about = na razie dość do myślenia; najpierw zaczekaj na odpowiedź
too-many-reviews = w kolejce czeka za dużo analiz; spróbuj za chwilę
# Ktoś siada i wstaje, siada i wstaje.
comes-and-goes =
    w tę i z powrotem, jak kot przy drzwiach; zaczekaj { $seconds ->
        [one] 1 sekundę
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }
too-many-own-tables =
    { $most ->
        [one] masz już niedokończoną partię; najpierw ją dokończ
        [few] masz już { $most } niedokończone partie; najpierw dokończ jedną z nich
       *[other] masz już { $most } niedokończonych partii; najpierw dokończ jedną z nich
    }
too-many-tables-from-network =
    { $most ->
        [one] w twojej sieci trwa już jedna partia; najpierw musi się skończyć
        [few] w twojej sieci trwają już { $most } partie; najpierw jedna z nich musi się skończyć
       *[other] w twojej sieci trwa już { $most } partii; najpierw jedna z nich musi się skończyć
    }
too-many-waiting-seats =
    { $most ->
        [one] czekasz już przy stole; najpierw tam zagraj albo od niego odejdź
       *[other] czekasz już przy { $most } stołach; najpierw przy którymś zagraj albo od niego odejdź
    }
too-many-waiting-seats-from-network =
    { $most ->
        [one] ktoś z twojej sieci czeka już przy stole; najpierw tam musi zacząć się gra
        [few] w twojej sieci na grę czekają już { $most } osoby; najpierw któraś musi zagrać albo odejść
       *[other] w twojej sieci na grę czeka już { $most } osób; najpierw któraś musi zagrać albo odejść
    }

## Coś się nie udało

went-wrong = coś poszło nie tak po naszej stronie
not-written = nie udało się tego zapisać, więc nic się nie zmieniło; spróbuj ponownie
outcome-unknown = nie wiadomo, czy to się zapisało; wyślij to samo jeszcze raz, z tym samym id
table-reloaded = stół wczytuje się od nowa; spróbuj ponownie
table-not-readable = nie da się teraz wczytać tego stołu; spróbuj ponownie
table-too-busy = przy stole jest teraz za duży tłok; spróbuj ponownie
server-stops = serwer się wyłącza; spróbuj za chwilę
advice-failed = nie udało się tego obliczyć; spróbuj ponownie
hint-failed = żaden bot nie ma teraz pomysłu; spróbuj ponownie
something-else-happened = w międzyczasie stało się coś innego; spróbuj ponownie

## Serwer odkłada słuchawkę

bye-reloaded = stół wczytuje się od nowa; przywitaj się jeszcze raz
bye-seat-gone = to miejsce należy teraz do kogoś innego
bye-stops = serwer się wyłącza; niedługo wróci
bye-handed-over = ten stół obsługuje teraz inny proces; przywitaj się jeszcze raz

## Nie ma tego albo nie da się odczytać

nothing-here = nie ma tu nic o tej nazwie
no-such-table = nie ma takiego stołu
no-such-file = strona nie ma pliku o tej nazwie
cannot-be-done = tego się tu nie da zrobić
too-long = to za długie
nested-too-deeply = to zbyt głęboko zagnieżdżone
unreadable = nie da się odczytać zapytania
# Dla autorów programów: część zapytania jest zła. $error (po angielsku) może nie istnieć.
unreadable-part =
    { $error ->
        [none] { $place }: nie da się odczytać
       *[other] { $place }: { $error }
    }
not-a-message = to nie wiadomość: { $error }
not-json = to nie wiadomość: to nie JSON
# „hello” to nazwa wiadomości, którą każdy program wysyła najpierw.
hello-first = pierwszą wiadomością musi być hello
hello-again = hello już było
websockets-only = to tylko dla WebSocketów
nul-in-text = tekst nie może zawierać znaku NUL
# `origins` i `metrics_from` to ustawienia dla obsługi serwera.
other-site = inna strona nie może tego zrobić; może na to pozwolić ustawienie `origins`
metrics-hidden = kto może to czytać, mówi ustawienie `metrics_from`

## Miejsca

all-seats-taken = wszystkie miejsca są zajęte
seat-taken = to miejsce jest zajęte
seat-closed = to miejsce jest zamknięte
one-seat-each = przy tym stole każdy ma jedno miejsce; tak chce osoba, która otworzyła stół
host-closes-seats = zamykać miejsca może tylko osoba, która otworzyła stół
host-asks-to-leave = wypraszać od stołu może tylko osoba, która go otworzyła
nobody-removed-at-stake = ta partia liczy się do turnieju albo do rankingu, więc nikogo nie można wyprosić
fixture-seat-kept = to miejsce czeka na osobę z turnieju
host-asks-for-bots = zapraszać boty może tylko osoba, która otworzyła stół
banned-from-table = osoba, która otworzyła ten stół, nie wpuszcza cię z powrotem
own-seat = to twoje własne miejsce; jeśli chcesz, wstań
nobody-sits-there = nikt tam nie siedzi
left-already = tej osoby już tam nie ma
everybody-goes-home = gra się skończyła; i tak wszyscy idą do domu
seat-kept = to miejsce już na kogoś czeka
seats-kept = pozostałe miejsca już na kogoś czekają
no-free-seat = nie ma już wolnych miejsc
seats-free = są jeszcze wolne miejsca
no-such-seat = przy tym stole nie ma takiego miejsca
nobodys-seat = to miejsce do nikogo nie należy
# Bot chce zagrać za kogoś, kto gra.
seat-plays-itself = ta osoba nie potrzebuje bota
not-your-seat = to nie twoje miejsce
no-seat-of-yours = nie masz miejsca przy tym stole
# Program podał tajne słowo, które nie pasuje do żadnego miejsca przy tym stole.
wrong-secret = ten klucz nie pasuje tu do żadnego miejsca
no-onlookers = tego stołu nie można oglądać

## Początek i koniec

not-begun = gra jeszcze się nie zaczęła
begun-already = gra już się zaczęła
begun-without-you = gra zaczęła się bez ciebie
not-over = gra jeszcze się nie skończyła
over-already = gra już się skończyła
over-nobody-waits = gra się skończyła; możesz spokojnie iść
table-was-closed = ten stół zamknięto
table-is-closed = ten stół jest zamknięty
only-unplayed-tables-close = zamknąć można tylko stół, przy którym jeszcze nie grano
# Ktoś bez serwera chce otworzyć stół z wolnym miejscem.
friends-need-a-server = do gry ze znajomymi na odległość potrzebny jest serwer; na tym urządzeniu grasz z botami albo na zmianę
# Rewanż jest możliwy po końcu gry.
first-this-game = najpierw dokończ tę partię
new-table-already = jest już nowy stół
earlier-rules = tę partię rozegrano według dawnych zasad, których ten serwer już nie zna
game-does-not-replay = według zasad tego serwera nie da się odtworzyć tej partii: { $why }
game-too-long = ta partia jest za długa, żeby ją tu przechować
play-on-over = tam gra jest już skończona; wybierz wcześniejszy ruch
play-on-not-kept = partia dograna od ruchu z innej partii nie trafia do twojej historii

## Ruchy

somebody-was-quicker = ktoś był szybszy
not-asked-any-more = to pytanie jest już nieaktualne
question-gone = to pytanie jest już nieaktualne; spójrz jeszcze raz
not-your-turn = teraz nie twoja kolej
# Program odpowiada na coś, czego jeszcze nie było.
number-to-come = ten stół nie doszedł jeszcze do numeru { $number }
time-not-up = ta osoba ma jeszcze czas
clock-has-to-wait = zegar musi zaczekać

## Cofanie ruchów

no-undo-live = tutaj wszyscy grają naraz, więc niczego nie da się cofnąć
no-undo-at-stake = ta partia liczy się do turnieju albo do rankingu, więc każdy ruch zostaje
nothing-to-undo = nie masz ruchu do cofnięcia
nobody-asks-undo = nikt nie prosi o cofnięcie ruchu
answer-undo-first = ktoś prosi o cofnięcie ruchu; najpierw na to odpowiedz
undo-others-answered = od tamtej pory inni zrobili już swój ruch, więc ten zostaje
agreed-already = twoja zgoda już jest; brakuje zgody pozostałych
undo-limit =
    { $count ->
        [one] w tej partii masz już za sobą jedno cofnięcie; ten ruch zostaje
        [few] w tej partii masz już za sobą { $count } cofnięcia; ten ruch zostaje
       *[other] w tej partii masz już za sobą { $count } cofnięć; ten ruch zostaje
    }
undo-somebody-away = na to muszą się zgodzić wszyscy, a kogoś nie ma; ruch zostaje
undo-somebody-sent-away = brakuje zgody osoby, którą wyproszono; ruch zostaje
undo-hidden-seen = od tamtej pory wyszło na jaw coś ukrytego, więc ten ruch zostaje

## Podpowiedzi i rozmowy

no-hints-here = tutaj nie ma podpowiedzi
without-hints = przy tym stole gra się bez podpowiedzi, tak jak ustalono
no-hints-between-people = nie ma podpowiedzi, kiedy ludzie grają tu przeciwko sobie
nothing-asked = nie masz teraz nic do roboty; przeciągnij się
no-chat = przy tym stole się nie rozmawia
nothing-said = najpierw coś powiedz
silent-table = przy tym stole panuje cisza

## Odejścia i powroty

you-play-yourself = przecież nikt cię nie zastępuje
come-back-to-table = nie ma cię już przy tym stole; najpierw wróć
come-back-to-seat = gra za ciebie bot; najpierw wróć
bot-plays-there = tam już gra bot
sitter-forgotten = osoba, która tu siedziała, odeszła na dobre
nobody-missing = tam nikogo nie brakuje
nobody-waits-for-seat = nikt na tę osobę nie czeka
clock-runs = zegar już tyka
no-clock-runs = żaden zegar nie tyka
clock-waits-for-nobody = pauzę możesz zrobić tylko wtedy, gdy grasz z samymi botami
clock-waited-enough = w tej partii było już dość pauz
clock-may-stand-still = zegar może jeszcze zaczekać
here-a-moment-ago = ta osoba była tu przed chwilą; daj jej trochę czasu
days-for-everybody = przy tym stole na ruch są całe dni; zostaw to zegarowi

## Imiona, konta i hasła

name-unseen = w imieniu muszą być znaki, które widać
name-too-long =
    { $most ->
        [one] imię może mieć tylko 1 znak
        [few] imię może mieć najwyżej { $most } znaki
       *[other] imię może mieć najwyżej { $most } znaków
    }
name-taken = to imię należy już do kogoś innego
name-looks-taken = to imię wygląda jak czyjeś; wybierz inne
# Imiona takie jak „admin” albo jak poziomy botów.
name-reserved = to imię jest zastrzeżone; wybierz inne
same-name-here = siedzi tu już ktoś o tym imieniu
same-looking-name-here = siedzi tu ktoś, czyje imię wygląda tak samo
weak-password = to hasło łatwo odgadnąć; wybierz dłuższe albo dziwniejsze
wrong-login = złe imię lub hasło
old-password-missing = podaj też stare hasło
old-password-wrong = to nie jest twoje stare hasło
password-to-delete = podaj hasło, żeby usunąć konto
account-deleted = w międzyczasie to konto usunięto

## Blokady i zgłoszenia

banned = nie możesz tu wejść; tak postanowiła obsługa serwera
muted = na razie nie możesz rozmawiać, ale grać możesz
accused-forgotten = nie wiadomo już, kto to był
reports-yourself = to przecież ty; lepiej się przeciągnij
nobody-to-report = nie ma tam kogo zgłosić
said-nothing-there = ta osoba tego nie napisała
reporter-elsewhere = zgłaszać możesz tylko osoby przy własnym stole

## Nakrywanie do stołu

bots-alone = same boty to marne towarzystwo: zostaw komuś miejsce
one-seat-for-you = masz tylko jedno miejsce; pozostali na tym urządzeniu potrzebują własnych imion
bot-level = wybierz poziom bota: { $levels-or }
level-installed = bot zainstalowany na tym serwerze
own-clock = { $game } ma własny zegar
clock-seconds =
    { $most ->
        [0] bez zegara nie ma czego ustawiać
       *[other] taki zegar może mieć od { $least } do { $most } sekund
    }

## Lekcje

lesson-changed = ta lekcja od tamtej pory się zmieniła; zacznij ją od nowa
lesson-broken = ta lekcja tutaj nie działa: { $error }

## Zaproszenia

# Kod ma sześć liter i cyfr; prowadzi do stołu, który czeka na ludzi.
no-code = to nie jest kod stołu; kod ma sześć znaków: litery i cyfry
no-such-code = pod tym kodem nie czeka żaden stół; kod przestaje działać, gdy gra się zaczyna
code-too-late = gra już się zaczęła; kod nikomu się nie przyda
# Obok linku w komunikatorze: osobne zdanie.
preview-title = { $game } – { $host } zaprasza cię do gry
preview-about =
    { $minutes ->
        [0] Dosiądź się: gra się w przeglądarce, bez instalowania.
        [one] Dosiądź się: około minuty, w przeglądarce, bez instalowania.
       *[other] Dosiądź się: około { $minutes } minut, w przeglądarce, bez instalowania.
    }

## Komentarze do chwil z zakończonych partii

comment-players-only = tę partię mogą komentować tylko osoby, które siedziały przy tym stole
comment-not-yours = to nie twój komentarz
no-such-comment = tego komentarza już nie ma
too-many-comments = ta partia ma już za dużo komentarzy
no-such-step =
    { $last ->
        [one] ta partia ma tylko 1 ruch
        [few] ta partia ma tylko { $last } ruchy
       *[other] ta partia ma tylko { $last } ruchów
    }

## Link do chwili z zakończonej partii, w komunikatorach i na obrazkach

moment-title = { $game } – ruch { $at } z { $last }
moment-title-deal = { $game } – rozdanie
moment-title-end = { $game } – koniec
moment-at = Ruch { $at } z { $last }
moment-deal = Rozdanie
moment-end = Koniec
moment-look = Zobacz tę chwilę i graj od niej dalej.
# Osoba, której imienia obrazek nie umie pokazać.
moment-seat = Miejsce { $number }

## Powiadomienia: gdzie indziej dowiadujesz się, że teraz twoja kolej

no-notices = ten serwer nie wysyła powiadomień
bad-notice-url = tam nie da się wysyłać powiadomień; adres musi zaczynać się od https i być w otwartym internecie
no-ntfy-topic = adres tematu ntfy kończy się nazwą tematu
bad-push-keys = nie da się odczytać kluczy przeglądarki
too-many-endpoints =
    { $most ->
        [one] powiadomienia przychodzą już w jedno miejsce; najpierw je usuń
        [few] powiadomienia przychodzą już w { $most } miejsca; najpierw usuń jedno z nich
       *[other] powiadomienia przychodzą już w { $most } miejsc; najpierw usuń jedno z nich
    }
no-such-endpoint = tam powiadomienia nie przychodzą

## Rozdanie dnia

daily-no-day = na ten dzień nie ma rozdania
daily-over = ta próba się skończyła: jej dzień minął albo w ogóle jej nie zaczęto
daily-late = za późno: gra poszła już dalej
