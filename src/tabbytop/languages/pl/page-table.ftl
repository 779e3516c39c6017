### Co słychać przy każdym stole.

# Kto za kogo gra. Zmienne: $level (none, kitten, tabby, lynx, puma lub tiger).
a-bot =
    { $level ->
        [kitten] Kociak
        [tabby] Burasek
        [lynx] Ryś
        [puma] Puma
        [tiger] Tygrys
       *[other] Bot
    }
# Tytuł okna przeglądarki. Zmienne: $turn (czy to kolej czytającej osoby), $title (tytuł gry).
page =
    { $turn ->
        [yes] ● Twoja kolej · { $title } · Tabbytop
       *[no] { $title } · Tabbytop
    }
moment = Chwileczkę…
clock = Zegar
free-seat = Wolne miejsce
somebody = Ktoś
you = Ty
no-table = Pod tym linkiem nie ma stołu.
# Przy stołach z tego urządzenia gra inna karta przeglądarki.
open-elsewhere = Twoje stoły są otwarte w innej karcie przeglądarki. Zamknij ją i spróbuj jeszcze raz.
# Okresy czasu.
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
span-days =
    { $count ->
        [one] { $count } dzień
       *[other] { $count } dni
    }

## O co gra pyta i na kogo czeka.

prompt-label = Twoja odpowiedź
prompt-what = Co robisz?
prompt-waits-for-friends = Czekamy, aż wszyscy usiądą.
prompt-never-played = Nikt nie przyszedł, więc przy tym stole nie było gry.
prompt-closed = Obsługa serwera zamknęła stół. Nikt nie wygrywa, za to wszyscy idą na drzemkę.
prompt-over = Gra skończona.
prompt-busy = Jedną chwileczkę.
# W lekcji, gdy mówi nauczyciel.
prompt-lesson = Najpierw przeczytaj, potem dalej.
prompt-lesson-over = Koniec lekcji.
# Zmienne: $who (imiona, lista).
prompt-thinks =
    { $who-count ->
        [one] { $who } myśli.
       *[other] { $who } myślą.
    }
prompt-search = Szukaj wśród odpowiedzi
prompt-nothing = Nic tu się tak nie nazywa.
prompt-more = i jeszcze { $count }: wyszukaj
prompt-why-not = Dlaczego nie?
# Numer rozstrzygnięcia w zasadach gry.
prompt-rule = Zasada { $ruling }
prompt-hint = Co zrobiłby wielki kot?
prompt-hinting = Pytamy wielkiego kota…
prompt-hinted = Wybór wielkiego kota: { $words }
# Nad ruchem.
prompt-hint-by = Wybór wielkiego kota
# Drugi najlepszy ruch; dalej stoi, co daje.
prompt-runner-up = Drugi wybór: { $words }
# Rozwija i zwija powody podpowiedzi.
prompt-hint-more = Pokaż całą podpowiedź
prompt-hint-less = Skróć podpowiedź
prompt-do-it = Zrób to
prompt-undo = Cofnij
prompt-ask-undo = Poproś o cofnięcie
prompt-wants-undo = { $name } chce cofnąć ruch.
prompt-fine = Nie ma sprawy
prompt-no = Nie
prompt-never-mind = Nieważne
prompt-waits-for-yes = Pozostali muszą się jeszcze zgodzić.
# Zmienne: $level (bota: kitten, tabby, lynx, puma lub tiger).
prompt-bot-for-you = { a-bot } gra za ciebie.
prompt-not-here = { $name }: brak połączenia.

## Kto siedzi przy stole.

seats-label = Kto gdzie siedzi
# Kolory miejsc.
seats-colour-denim = Dżins
seats-colour-brick = Cegła
seats-colour-mustard = Musztarda
seats-colour-pine = Sosna
seats-colour-lilac = Wrzos
seats-colour-rose = Róża
seats-colour-cocoa = Kakao
seats-colour-lagoon = Laguna
seats-colour-olive = Oliwka
seats-colour-plum = Śliwka
seats-colour-peach = Brzoskwinia
seats-colour-shell = Muszla
seats-you = ty
seats-thinks =
    { $mine ->
        [yes] twoja kolej
       *[no] myśli
    }
seats-here = przy stole
seats-gone = bez połączenia
seats-away = gra { seats-bot }
seats-bot =
    { $level ->
        [none] bot
        [kitten] bot kociak
        [tabby] bot burasek
        [lynx] bot ryś
        [puma] bot puma
        [tiger] bot tygrys
       *[other] bot { $level }
    }
seats-may-join = czeka na kogoś
seats-is-back = Już jestem
seats-let-bot = Niech gra bot
seats-mute = Wycisz gracza { $name }
seats-unmute = Znów słuchaj gracza { $name }
# Zmienne: $left (okres czasu, np. „30 s”).
seats-time = jeszcze { $left }

## Zgłaszanie kogoś obsłudze serwera.

report-open = Zgłoś…
report-person = Zgłoś gracza { $name }
report-line = Zgłoś słowa gracza { $name }
report-why = Co się dzieje?
report-reasons-insult = Obrażanie
report-reasons-harassment = Nie daje komuś spokoju
report-reasons-spam = Spam lub reklamy
report-reasons-name = Obraźliwe imię
report-reasons-cheating = Oszukiwanie
report-reasons-other = Coś innego
report-more = Chcesz coś dodać?
report-quiet = Nikt przy stole się nie dowie.
report-send = Wyślij zgłoszenie
report-thanks = Dziękujemy. Ktoś się temu przyjrzy.

## Co się działo, wiersz po wierszu.

log-title = Co się działo
log-older = Wcześniej
log-nothing = Jeszcze nic. Koty się przeciągają.
log-sits-down =
    { $mine ->
        [yes] Siadasz do stołu.
       *[no] { $name } siada do stołu.
    }
log-stands = Ktoś wstaje, miejsce znów jest wolne.
log-begins = Zaczynamy grę.
# Zmienne: $mine (czy mowa o czytającej osobie), $name.
log-late =
    { $mine ->
        [yes] Twój czas minął.
       *[no] Koniec czasu: { $name }.
    }
log-away =
    { $mine ->
        [yes] { a-bot } gra za ciebie.
       *[no] { a-bot } gra za gracza { $name }.
    }
log-back =
    { $mine ->
        [yes] Wracasz do stołu.
       *[no] { $name } wraca do stołu.
    }
# Pauza w grze z samymi botami.
log-holds =
    { $mine ->
        [yes] Gra czeka na ciebie.
       *[no] Gra czeka na gracza { $name }.
    }
log-pauses =
    { $mine ->
        [yes] Zegar czeka na ciebie.
       *[no] Zegar czeka na gracza { $name }.
    }
log-resumes = Gramy dalej.
log-leaves =
    { $mine ->
        [yes] Odchodzisz od stołu, dalej gra bot.
       *[no] { $name } odchodzi od stołu, dalej gra bot.
    }
log-asks-undo =
    { $mine ->
        [yes] Prosisz o cofnięcie ruchu.
       *[no] { $name } prosi o cofnięcie ruchu.
    }
log-agrees =
    { $mine ->
        [yes] Zgadzasz się.
       *[no] { $name } się zgadza.
    }
log-declines =
    { $mine ->
        [yes] Nie zgadzasz się.
       *[no] { $name } się nie zgadza.
    }
log-lapsed = Teraz już nie da się tego cofnąć.
log-removed =
    { $mine ->
        [yes] Osoba, która otworzyła stół, prosi cię o odejście.
       *[no] Osoba, która otworzyła stół, prosi gracza { $name } o odejście.
    }
log-banned =
    { $mine ->
        [yes] Osoba, która otworzyła stół, prosi cię o odejście na zawsze.
       *[no] Osoba, która otworzyła stół, prosi gracza { $name } o odejście na zawsze.
    }
log-undone = Cofnięto.
log-rematch = Na rewanż czeka nowy stół.
log-closed = Stół zamknięto.
log-says = { $name }: { $text }
log-does = { $name }: *{ $gesture }*

## Rozmowa i kocie gesty.

talk-label = Rozmowa
talk-say = Powiedz coś
talk-send = Powiedz
talk-emotes = Kocie gesty
# Gesty; „done” stoi między gwiazdkami jako to, co ktoś robi.
talk-emote-purr = Mruk
    .done = mruk
talk-emote-meow = Miau
    .done = miau
talk-emote-hiss = Prych
    .done = prych
talk-emote-chirp = Gruch
    .done = gruch
talk-emote-yawn = Ziew
    .done = ziew
talk-emote-stretch = Przeciąg
    .done = przeciąg
talk-emote-pounce = Hyc
    .done = hyc
talk-emote-headbutt = Baranek
    .done = baranek
talk-emote-tail-up = Ogon w górę
    .done = ogon w górę
talk-emote-loaf = Chlebek
    .done = chlebek
talk-emote-zoomies = Głupawka
    .done = głupawka
talk-emote-slow-blink = Mrug
    .done = mrug

## Połączenie.

line-broken = Połączenie zerwane. Twoje miejsce czeka, łączymy się ponownie…
line-back = Znów przy stole.
line-welcome = Witaj przy stole.
# Zmienne: $clock (21:04), $day (poniedziałek, 3 maja; none: dzisiaj).
line-as-it-was =
    { $day ->
        [none] Stan z { $clock }; brak połączenia.
       *[other] Stan z { $clock } ({ $day }); brak połączenia.
    }
line-sleeps = Stół śpi. Sam się obudzi.
line-waits = Twój ruch czeka tutaj. Wyślemy go, gdy wróci połączenie.
line-no-line = brak połączenia

## Kilka osób na jednym urządzeniu: podajcie je dalej.

curtain-turn = Teraz gra { $name }
curtain-look-away = Pozostali: nie podglądać!
curtain-i-am = To ja, { $name }
curtain-hand-over = Przekaż graczowi { $name }

## Wyniki.

end-label = Wyniki
# Zmienne: $names (kto wygrywa, lista; czytająca osoba to „ty” i stoi na końcu), $you (czy jest wśród nich).
end-wins =
    { $names-count ->
        [0] Nikt nie wygrywa!
        [one]
            { $you ->
                [yes] Wygrywasz!
               *[no] { $names } wygrywa!
            }
       *[other]
            { $you ->
                [yes] { $names } wygrywacie!
               *[no] { $names } wygrywają!
            }
    }
end-you-inside = ty
# Ktoś, kto gra bez miejsca przy stole. Zmienne: $name.
end-opponent =
    { $name ->
        [cat-player] koci gracz
       *[other] { $name }
    }
end-beaten = { end-opponent } wygrywa { $theirs } do { $yours }.
end-again = Zagraj ponownie
end-join = Do nowego stołu
end-went-on = Gra toczy się dalej przy nowym stole
end-replay = Powtórka z odkrytymi rękami
# Link do strony, która pokazuje, jakie ruchy coś kosztowały.
end-review = Analiza
end-share = Udostępnij powtórkę
end-copied = Link do powtórki skopiowany.
end-record = Pobierz zapis gry
end-show = Wyniki
# Zmienne: $score (liczba), $shown (ta sama, jak ją widać).
end-points =
    { $score ->
        [one] { $shown } punkt
        [few] { $shown } punkty
        [many] { $shown } punktów
       *[other] { $shown } punktu
    }
end-place = { $place }. miejsce
end-fair = Czy to uczciwe?
# `tabbytop verify` to polecenie.
end-sealed = Kolejność kart ustalono przed pierwszym ruchem, a oto jej pieczęć. Ziarno zobaczysz po grze.
end-opened = Poniżej jest ziarno zapieczętowane na początku. Dowód: polecenie `tabbytop verify` i zapis gry.
end-seal = Pieczęć
end-seed = Ziarno
end-home = Wróć do półki
# Krąg znajomych, do którego należy stół. Zmienne: $circle (jego nazwa).
end-circle = Wróć do kręgu { $circle }

## Skończona gra jeszcze raz.

replay-title = powtórka
replay-page = { $title } · powtórka · Tabbytop
replay-label = Tam i z powrotem
replay-first = Na początek
replay-before = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-next = Krok dalej
replay-last = Na koniec
replay-step = Krok
replay-of = { $at } z { $last }
replay-eyes = Czyimi oczami
replay-mover = Kto ma ruch
replay-hands = Ręce pozostałych
# W menu stołu, przy którym toczy się dalej skończona partia. Zmienne: $step (liczba).
played-on = Ciąg dalszy skończonej partii, po ruchu { $step }. Nie liczy się do statystyk.

## Gra, której plansza to same słowa.

sketch-seat = Miejsce { $number }

## Przyciski i menu.

menu-title = Przy tym stole
menu-more = Więcej
menu-to-question = Do pytania
menu-log = Co się działo
menu-unread =
    { $count ->
        [one] Co się działo: { $count } nieprzeczytany wiersz
        [few] Co się działo: { $count } nieprzeczytane wiersze
       *[other] Co się działo: { $count } nieprzeczytanych wierszy
    }
menu-rules = Zasady i karty
menu-hint = Rada
menu-undo = Cofnij
menu-pause = Pauza
menu-sound-on = Dźwięk włączony
menu-sound-off = Dźwięk wyłączony
menu-dark = Przygaś lampę
menu-light = Rozjaśnij lampę
menu-host = To twój stół
menu-remove = Wyproś gracza { $name }
menu-ban = Nie wpuszczaj już gracza { $name }
menu-really = Na pewno? { $words }
menu-leave = Odejdź od stołu
menu-really-up = Na pewno odejść?
menu-really-leave = Na pewno odejść? Dalej zagra bot.
menu-onlooker = Oglądasz tę grę.

## Gra, która stoi: poza tobą grają same boty.

pause-title = Pauza
pause-waits = Boty i zegar poczekają na ciebie.
pause-waits-for = Czekamy na gracza { $name }.
pause-end = Dalej
