### Meow! na stronie: krąg kotów w kapturach wokół ołtarza. Każda karta to zasada, która obowiązuje pozostałych; w swojej turze
### zagrywa się kartę, robi sztuczki i sprawdza, czy złamano jakąś zasadę.

# Cel gry w jednym zdaniu, przed pierwszą turą.
goal = Spełnij w jednej turze zagraną kartę i wszystkie zasady pozostałych, a wygrasz.

## Krąg.

circle-label = Krąg
circle-pile =
    { $count ->
        [one] Stos: { $count } zakryta karta
        [few] Stos: { $count } zakryte karty
       *[other] Stos: { $count } zakrytych kart
    }
# $rounds: ile ich będzie; 0, jeśli nie wiadomo.
circle-round =
    { $rounds ->
        [0] Runda { $round }
       *[other] Runda { $round } z { $rounds }
    }
# Nazwa zegara.
circle-candle = Świeca się dopala
circle-you = Ty
# Pod kartą na ołtarzu.
circle-laid-by-you = Twoja karta
circle-laid-by = Zagrywa { $name }
circle-revealed-by-you = Pokazujesz
circle-revealed-by = { $name } pokazuje
# Ta sama karta, gdy następna osoba wybiera swoją.
circle-revealed-before = Z poprzedniej tury
# $title: zasada.
circle-gone = „{ $title }” znika na zawsze.
circle-times = ×{ $count }
# Co mówią pytane koty.
circle-no = Nie.
circle-broken = Tak!
circle-asks = ?
circle-objects = Sprzeciw!

## Kto siedzi wokół ołtarza.

seat-label =
    { $count ->
        [one] { $name }: { $count } karta na ręce
        [few] { $name }: { $count } karty na ręce
       *[other] { $name }: { $count } kart na ręce
    }
seat-active = teraz gra
seat-pointed = odpowiada
seat-said-no = mówi „nie”
seat-ready = gotowe
seat-objected = zgłasza sprzeciw
# $hands: ile rąk zaliczono w najlepszej turze.
seat-best =
    { $hands ->
        [0] jeszcze bez zaliczonej ręki
        [one] rekord: { $hands } zaliczona ręka
        [few] rekord: { $hands } zaliczone ręce
       *[other] rekord: { $hands } zaliczonych rąk
    }
seat-best-short = rekord { $hands }

# Na karcie zasady: kiedy trzeba ją spełnić.
part-before = PRZED
part-after = PO

## Twoja ręka.

hand-label = Twoje zasady
hand-none = Bez zasad na ręce.
hand-onlooker = Oglądasz.
hand-binds = Dla pozostałych, nie dla ciebie.
hand-learn = Patrz uważnie: idą w lewo.
hand-asked = Czy którąś z nich złamano?
hand-reveal = Którą pokazujesz?
hand-lay = Zagraj jedną z nich.

## Sztuczki, których ktoś nie może albo woli nie robić.

struck-title = Skreślone
struck-none = Na razie nic. Dotknij niżej sztuczki, której nie możesz zrobić albo po prostu nie chcesz.
struck-unseen = Nikt się nie dowie.

## Tura.

turn-yours = Ta tura
turn-theirs = Teraz gra { $name }
turn-waiting = Przed pierwszą turą
turn-used = Sztuczki: { $used } z { $most }
turn-spare = Dwie z nich są w zapasie: na wygłupy, żeby zmylić tych, co papugują.
turn-before = Przed kartą
turn-after = Po karcie
turn-nothing-in-before = Przed kartą: nic
turn-nothing-in-after = Po karcie: jeszcze nic
turn-remember = Obowiązują cię wszystkie karty pozostałych. Pamiętasz jakieś? My nic nie powiemy.
turn-watch = Patrz uważnie. Tu nikt niczego za ciebie nie pamięta.
# $word: co powiedział kot.
turn-said = „{ $word }”
# $label: sztuczka.
turn-done-as =
    { $times ->
        [0] { $label }
        [1] { $label }
       *[other] { $label }, { $times } razy
    }
turn-parts = Tura
turn-step-before = Przed
turn-step-card = Karta
turn-step-act = Sztuczki
turn-step-after = Po
turn-step-check = Sprawdzian

## Pytania i przyciski; $left: kto siedzi po twojej lewej.

ask-check = Sprawdzian
ask-more = Coś jeszcze przed sprawdzianem? Najpierw odpowie { $left }.
ask-full = Nie ma miejsca na nową sztuczkę. Zacznij sprawdzian albo coś powtórz.
ask-replace = Wymień zasadę
ask-not-replace = Jednak nie
ask-replacing = Którą zasadę? Musisz wiedzieć, że jest w grze.
ask-once-a-game = Gdy jakiejś zasady nie możesz albo nie chcesz spełnić. Raz w partii; wszyscy słyszą, która znika.
# $count: ile sztuczek skreśliła czytająca osoba.
ask-strike-note =
    { $count ->
        [0] Zwykle niczego się nie skreśla.
        [1] Po cichu skreślono jedną sztuczkę.
        [few] Po cichu skreślono { $count } sztuczki.
       *[other] Po cichu skreślono { $count } sztuczek.
    }
ask-pass-note = Dostanie je { $name }, więc tę rękę będziesz znać.
# $name: czyja jest tura.
ask-show = { $name } łamie tylko jedną z twoich zasad: pokaż ją.
ask-lay = Zagraj kartę.
ask-lay-timed = Coś PRZED? Potem zagraj kartę.
ask-lay-more = Jeszcze coś PRZED? Potem zagraj kartę.
ask-answer-note = Jeśli tak, dotknij tej zasady. Zgłoś sprzeciw, jeśli karty z ołtarza nie spełniono.
ask-name-note = Jeśli tak, dotknij tej zasady.
ask-play-note = Musisz ją spełnić. To, co zatrzymasz, jest tylko dla pozostałych.
ask-before-note = Teraz sztuczki kart PRZED, potem twoja karta, potem sztuczki kart PO.
ask-after-note = Karta zagrana: czas na sztuczki PO.
ask-look = Spójrz jeszcze raz
ask-no = Nie, żadnej
ask-object = Sprzeciw
ask-to-turn = Przejdź do mojej tury
ask-to-question = Przejdź do odpowiedzi
ask-wait = Bez uwag

## Paleta: wszystkie sztuczki, do dotykania i szukania.

palette-label = Wszystkie sztuczki
palette-does-act = Sztuczki
palette-does-strike = Skreśl sztuczkę
palette-does-replace = Wymień zasadę
# Grupy sztuczek.
palette-group-recent = Ostatnie
palette-group-noise = Odgłosy
palette-group-mime = Gesty
palette-group-counted = Liczone
palette-group-spoken = Mówione
palette-tabs = Grupy sztuczek
# $group: jedna z tych grup.
palette-tab =
    { $count ->
        [one] { $group }, { $count } sztuczka
        [few] { $group }, { $count } sztuczki
       *[other] { $group }, { $count } sztuczek
    }
palette-search = Znajdź sztuczkę
palette-search-rule = Znajdź zasadę
palette-nothing = Nic się tak nie nazywa. Kot oddycha z ulgą.
palette-no-recent = Tu będą czekać twoje ostatnie sztuczki.
palette-done =
    { $times ->
        [1] zrobiono w tej turze
       *[other] zrobiono w tej turze { $times } razy
    }
palette-struck = skreślone
# $label: sztuczka, przy której mówi się słowo.
palette-words = { $label }: jakie słowo?
# Sześć słów do wyboru od razu, przed listą wszystkich.
palette-good-words = Na poczekaniu
palette-all-words =
    { $count ->
        [one] Jedyne słowo
        [few] Wszystkie { $count } słowa
       *[other] Wszystkie { $count } słów
    }
palette-find-word =
    { $count ->
        [one] Wpisz jedyne słowo
       *[other] Wpisz jedno z { $count } słów
    }
palette-some-of = { $shown } z { $count }: pisz, żeby znaleźć resztę.
palette-fresh = W tej partii musi być nowe. Pamiętasz, co już padło?
palette-say = „{ $word }”
palette-say-as = Powiedz „{ $word }”: { $label }
palette-words-found = Pasujące słowa
palette-back = Wróć do sztuczek
palette-grow = Pokaż więcej sztuczek
palette-shrink = Pokaż mniej sztuczek
palette-loading = Sztuczki się rozpakowują…

## Ujawnione zasady.

listed-open =
    { $count ->
        [one] { $count } ujawniona zasada
        [few] { $count } ujawnione zasady
       *[other] { $count } ujawnionych zasad
    }
listed-open-short =
    { $count ->
        [one] { $count } zasada
        [few] { $count } zasady
       *[other] { $count } zasad
    }
listed-title = Ujawnione zasady
listed-none = Na razie żadna.
listed-where = Gdzie są teraz? To już musisz pamiętać.

## Notatnik obok stołu.

log-note = Nikt tu nie zapisuje, kto co zrobił: cała gra to pamięć.
