### Lekcje Meow! Słowa w cudzysłowie są na kartach i przyciskach i muszą brzmieć tak samo jak tam (meow.ftl, page-meow.ftl).

## Twoja pierwsza noc.

first-night = Twoja pierwsza noc
first-night-goal =
    Spełnij w jednej turze zagraną kartę i wszystkie zasady pozostałych, a wygrasz. Haczyk: nikt ci tych zasad nie zdradzi!

    Wszyscy mają po dwie karty, a każda karta to zasada.
first-night-pass =
    Oto twoje zasady: muczenie i miauczenie. Zapamiętaj je! Każda ręka wędruje w lewo, więc twoją dostaje Miso. Dotknij „Przekaż
    w lewo”.
first-night-watch =
    Wiesz więc, co ma Miso: muczenie i miauczenie. Twoje nowe zasady, szczekanie i ziewanie, obowiązują pozostałych, nie ciebie.
    Zaczyna Miso. Dotknij „Dalej” i patrz uważnie: nikt tu niczego nie zapisuje.
first-night-forgot =
    Miso chrumka i ryczy: to muszą być zasady od Miso, które ma teraz Juno! Ale o muczeniu z własnej karty Miso zapomina,
    więc karta wraca na rękę. Dotknij „Dalej” i patrz, co robi Juno.
first-night-lay =
    Juno też zapomina o zagranej karcie. Ty nie zapomnisz! Karta, którą zatrzymasz, jest tylko dla pozostałych. Dotknij „Łut
    szczekścia”, żeby zagrać tę kartę.
    .other = Tę zatrzymaj. Zagraj „Łut szczekścia”.
first-night-bark = Na dole jest dwadzieścia sztuczek. Zacznij od zasady z własnej karty: dotknij „Szczekanie”.
    .other = Nic nie szkodzi. Ale najpierw własna karta: dotknij „Szczekanie”.
first-night-moo = Teraz dwie zasady, które ma Miso. Znasz je z własnej ręki. Dotknij „Muczenie”.
    .other = Miso ma muczenie i miauczenie. Dotknij „Muczenie”.
first-night-meow = I ta druga: dotknij „Miauczenie”.
    .other = Miso ma muczenie i miauczenie. Dotknij „Miauczenie”.
first-night-oink = Teraz zasady, które ma Juno. Znasz je dzięki Miso. Dotknij „Chrumkanie”.
    .other = Miso chrumka i ryczy, pamiętasz? Dotknij „Chrumkanie”.
first-night-roar = Kolejność jest dowolna. Dotknij „Ryczenie”.
    .other = Miso chrumka i ryczy, pamiętasz? Dotknij „Ryczenie”.
first-night-ask =
    Zaraz zapytasz: „Czy łamię którąś z twoich zasad?” Najpierw odpowie Miso, potem Juno. Oby padło „nie”! „Tak” kończy
    turę, a karty przechodzą z rąk do rąk: więcej w lekcji „Wpadka”.
first-night-check =
    Masz miejsce na jeszcze trzy sztuczki, a wygłupy nie szkodzą. Ale nic więcej ci nie trzeba. Sprawdzian zaczyna się po lewej:
    odpowiada Miso. Dotknij „Sprawdzian”.
    .other = Pięć sztuczek na dziś wystarczy. Dotknij „Sprawdzian”.
first-night-won =
    Miso mówi „nie”, Juno mówi „nie”: ani jednej złamanej zasady. Wygrywasz! Witaj w Kulcie Kota. Miau!

    Niektóre zasady wymagają słów albo liczb. Pokaże je następna lekcja.

## Słowa i liczby.

words = Słowa i liczby
words-rules =
    Jedne zasady wymagają słowa, inne liczby. Dziś znasz wszystkie. Miso ma kolor i trzy puknięcia, a Juno nowe miasto i
    miauczenie.
words-lay = Jedna z twoich zasad wymaga owocu. Zagraj „Zakazany owoc”.
    .other = Dziś kolej na owoc. Zagraj „Zakazany owoc”.
words-orange =
    Pomarańcza to owoc, a tutaj także kolor: jedno słowo na dwie zasady! W grupie „Mówione” dotknij „Nazwa owocu”, wpisz
    „pomarańcza” i dotknij tego słowa.
    .other = Poproszę jedno słowo na owoc i kolor: „pomarańcza”.
words-knock = Liczone zasady żądają dokładnej liczby. Tu trzech puknięć: czwarte złamałoby zasadę. W grupie „Liczone” dotknij „Pukanie”.
    .other = Miso czeka na trzy puknięcia. Dotknij „Pukanie”.
words-again = Powtórka nie liczy się jako nowa sztuczka. Dotknij „Pukanie” jeszcze raz.
    .other = To było jedno puknięcie. Dotknij „Pukanie” jeszcze raz.
words-third = Dotknij „Pukanie” trzeci raz i na tym koniec.
    .other = Na razie dwa. Dotknij „Pukanie” jeszcze raz.
words-city =
    Juno czeka na miasto, które w tej partii będzie nowe, a Paryż już był. W grupie „Mówione” dotknij „Zapowiedź miasta” i powiedz
    na przykład Rzym.
    .other = Paryż jest zajęty, a ta lekcja nie zna wszystkich miast. Powiedz Rzym.
words-meow = Brakuje tylko miauczenia. W grupie „Odgłosy” dotknij „Miauczenie”.
    .other = Juno czeka na miauczenie. Dotknij „Miauczenie”.
words-check = Owoc, kolor, trzy puknięcia, miasto, miauczenie. Dotknij „Sprawdzian”.
    .other = Jest już wszystko. Dotknij „Sprawdzian”.
words-won =
    Ani jednej złamanej zasady: wygrywasz! W dłuższej partii twoje miasto byłoby teraz zajęte, dla ciebie i dla wszystkich.
    Słuchaj więc, co mówią pozostali.

## Wpadka.

caught = Wpadka
caught-lay = Wiesz, co ma Miso: muczenie i miauczenie. Zobaczmy, co się stanie, gdy o czymś zapomnisz. Zagraj „Ziew natury”.
    .other = Tym razem zagraj „Ziew natury”.
caught-yawn = Najpierw spełnij własną kartę. W grupie „Gesty” dotknij „Ziewanie”.
    .other = Najpierw własna karta: dotknij „Ziewanie”.
caught-moo = Teraz zamucz, ale miauczenie pomiń. W grupie „Odgłosy” dotknij „Muczenie”.
    .other = Poproszę tylko muczenie. Dotknij „Muczenie”.
caught-check = Sprawdzian idzie od ręki do ręki i kończy się na pierwszej złamanej zasadzie. Dotknij „Sprawdzian”.
    .other = Dość sztuczek, przecież masz wpaść. Dotknij „Sprawdzian”.
caught-pile =
    Miso pokazuje złamaną zasadę. Trafia ona z twoją kartą do stosu, stos się tasuje i dobieracie po jednej. Tobie przypada
    miauczenie! Teraz gra Miso.
caught-reveal =
    Miso pyta, a Juno mówi „nie”. Ale Miso łamie obie twoje zasady, a ty pokazujesz tylko jedną. O miauczeniu wszyscy już
    wiedzą, więc szczekanie zachowaj w tajemnicy. Dotknij „Nie miau wyjścia”.
    .other = Szczekanie to twój sekret. Pokaż „Nie miau wyjścia”.
caught-drawn = Znowu dobieracie ze stosu. Teraz masz muczenie i nikt inny go nie widzi. Mija kilka tur.
caught-replace =
    Ryczenie jest dziś za głośne? Raz w partii, na początku swojej tury, możesz wymienić zasadę, którą znasz. Dotknij „Wymień
    zasadę”, a potem „Ostatni ryk mody”.
    .other = Najpierw pozbądź się ryczenia: wymień „Ostatni ryk mody”.
caught-gone =
    Ryczenie znika na zawsze. Nowa zasada jest na ręce Miso, więc widzi ją tylko Miso. Jeśli przez 30 rund nikt nie wygra,
    wygrywa ten, kto w jednym sprawdzianie usłyszy najwięcej „nie”.

## Inne sposoby gry.

other-ways = Inne sposoby gry
other-ways-strike =
    Jest sztuczka, której nie możesz zrobić? Przy wielu stołach można przed rozdaniem po cichu kilka skreślić, tutaj do trzech. Te zasady
    zostają w pudełku. W grupie „Liczone” dotknij „Klaskanie”.
    .other = Niech będzie, ale tutaj skreśl klaskanie.
other-ways-ready = Nikt się nie dowie. Można też grać bez skreślania. Dotknij „Gotowe”.
    .other = Jedna wystarczy. Dotknij „Gotowe”.
other-ways-before =
    „Trzynaście, w porę” to trzynaście zasad, a każda ma swój czas: PRZED twoją kartą albo PO niej. Chrumkanie, które ma Miso,
    jest PRZED. Dotknij „Chrumkanie” teraz, przed swoją kartą.
    .other = Najpierw chrumkanie, póki jeszcze jest PRZED. Dotknij „Chrumkanie”.
other-ways-lay = Gdy zagrasz kartę, PRZED się kończy. „Huk roboty” to karta PO: zagraj ją.
    .other = Tym razem zagraj „Huk roboty”.
other-ways-after = Twoja własna karta też ma swój czas, i to właśnie teraz. Dotknij „Hukanie”.
    .other = Twoja karta chce hukania. Dotknij „Hukanie”.
other-ways-times =
    Sztuczka w złym czasie łamie zasadę, nawet jeśli zrobisz ją też we właściwym. Każdą rób więc tylko w jej czasie.
other-ways-eyes =
    Możecie też sprawdzać na własne oczy: wtedy to ty mówisz, czy złamano twoje zasady. Miso zagra zaraz kartę, która żąda
    dokładnie czterech klaśnięć. Licz!
other-ways-object =
    Trzy klaśnięcia! Karty na ołtarzu pilnują wszyscy. Raz w turze możesz zgłosić sprzeciw, zanim Juno powie „tak” albo
    „nie”. Dotknij „Sprzeciw”.
    .other = Były trzy klaśnięcia, nie cztery. Dotknij „Sprzeciw”.
other-ways-broken =
    Masz rację: Miso zabiera kartę z powrotem. Teraz Juno wskazuje na ciebie. Było ziewanie, ale bez szczekania. Dotknij swojej
    zasady „Łut szczekścia”.
    .other = Szczekania nie było. Dotknij „Łut szczekścia”.
other-ways-missed = Masz oko! Po twoim „nie” nikt by już tej złamanej zasady nie wytknął.

## Co się wskazuje.

point-card = karta { $card }
point-act = sztuczka „{ $act-label }”
point-altar = ołtarz
point-pile = stos
