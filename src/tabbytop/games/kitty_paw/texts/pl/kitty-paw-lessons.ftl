### Lekcje Kitty Paw: każda to krótka gra z przewodnikiem. `<lekcja>` to jej tytuł, `<lekcja>-<krok>` to, co mówi krok; `other`
### pada po ruchu dozwolonym, ale innym niż ten, o który chodzi.
###
### Miso i Juno to pozostali przy stole; ich imion się nie odmienia. Słowa w cudzysłowie to przyciski, nazwane jak w
### page-kitty-paw.ftl. W jednym kroku najwyżej 35 słów.

first-card = Twoja pierwsza karta

first-card-paw =
    Ułóż z kotów obrazek ze swojej karty i zawołaj Miau!, zanim zrobi to ktoś inny. To cała gra. Dotknij „Daję łapkę!”.
first-card-grab =
    Czyja łapka pierwsza, tego karta. Żadnych wymian! Duża liczba to punkty za kartę, a „lub −1” to koszt błędnego Miau! Złap
    pierwszą kartę.
    .other = Też niezła, ale tym razem złap pierwszą.
first-card-ginger =
    Na twojej karcie jest pięć kotów i karton. Dotknij jej, żeby się przyjrzeć, i jeszcze raz, żeby ją odłożyć. Dwa koty leżą
    już na twojej macie. Weź świecącego rudzielca.
    .other = Ładny kot, ale nie ten. Weź świecącego rudzielca.
first-card-beside =
    Kota bierzesz tak, jak leży. Ten czuwa i jest obrócony jak na karcie: co za fart! Połóż go na lewo od syjama z brązowymi
    łapkami, tam, gdzie świeci mata.
    .other = Jest taki, jak trzeba. Połóż go tuż przy syjamie, tam, gdzie świeci mata.
first-card-long =
    Miso też układa. Jedna łapka, jeden kot: nigdy dwa naraz! Teraz weź długiego białego kota z sercem.
    .other = Nie ten. Weź długiego kota, który świeci.
first-card-turn = Czuwa jak na karcie, ale patrzy nie w tę stronę. Obróć go raz w prawo.
    .other = Wystarczy jeden obrót w prawo.
first-card-between = Teraz pasuje. Długi kot zajmuje dwa pola: dotknij linii między nimi, tam, gdzie świeci mata.
    .other = Obrócony jest dobrze. Dotknij maty tam, gdzie świeci: tam będzie środek długiego kota.
first-card-box = Ostatni kot z karty siedzi w kartonie, jak to kot. Obok twojej karty czeka karta z kartonem. Weź ją.
    .other = Najpierw karton, potem kot. Weź swoją kartę z kartonem.
first-card-apart =
    Leży poziomo, jak na karcie, więc jest gotowa. (Gdyby miała stać, masz przycisk „Pionowo”.) Połóż ją u góry po prawej, z
    dala od kotów.
    .other = Odstęp musi być taki jak na karcie. Połóż ją tam, gdzie świeci mata.
first-card-blue = A teraz lokator kartonu: weź świecącego szarego siwka.
    .other = Nie ten. Weź świecącego siwka.
first-card-awake = Ten śpi. Na twojej karcie czuwa i stoi na łapkach. Dotknij „Przewróć”.
    .other = Obrócony jest dobrze, tylko śpi. Dotknij „Przewróć”.
first-card-inside = Dzień dobry! Włóż go do kartonu.
    .other = Jest taki, jak trzeba. Włóż go do kartonu.
first-card-meow =
    Sześć z sześciu: mata jest pełna. Czy każdy kot leży na swoim miejscu, patrzy w dobrą stronę, czuwa albo śpi jak na karcie? Tak!
    Dotknij „Miau!”.
    .other = Wszystko się zgadza. Niczego nie ruszaj i dotknij „Miau!”.
first-card-done =
    Zgadza się cała szóstka! Karta daje punkt za każdego kota: 5 dla ciebie, zero dla Miso. W grze „Rada” u góry pokaże
    ci następny ruch.

hide-and-seek = Zabawa w chowanego

hide-and-seek-peek =
    Na twojej karcie jest też peterbald. Wygląda jak sfinks, ale kryje się w jednym z ośmiu kartonów. Zajrzyj do tego, który
    świeci.
    .other = Później. Najpierw zajrzyj do świecącego kartonu.
hide-and-seek-shut =
    To szylkretka, nie tego kota szukasz. Nikt inny jej nie widzi; Miso wie tylko, dokąd zaglądasz. Zapamiętaj ją i dotknij
    „Zamknij”.
    .other = Możesz ją wziąć, ale wtedy obrazek się nie zgodzi. Dotknij „Zamknij”.
hide-and-seek-held = Teraz to Miso trzyma karton otwarty, więc nikt inny tam nie zajrzy. Tymczasem weź świecącą trikolorkę.
    .other = Weź świecącą trikolorkę. Zaraz się okaże, po co.
hide-and-seek-stray =
    Ojej, na karcie nie ma trikolorki! Przybłęda po chwili ucieka do domu, a jeśli sięgniesz po coś innego, to od razu. Weź
    rudzielca.
    .other = Niech trikolorka ucieka: weź świecącego rudzielca.
hide-and-seek-ginger =
    Trikolorka już w domu. A zobacz, kogo Miso wyciąga z kartonu na oczach wszystkich: peterbalda! Nie daj po sobie nic
    poznać i połóż rudzielca.
    .other = Jest taki, jak trzeba. Połóż go tam, gdzie świeci mata.
hide-and-seek-slipped =
    Miso nie potrzebuje peterbalda, a zła karta po chwili wraca do swojego kartonu. Ta właśnie wróciła: zajrzyj do tego
    kartonu.
    .other = Wiesz, gdzie jest. Zajrzyj do świecącego kartonu.
hide-and-seek-keep = Jest! Ale z kartonów możesz mieć tylko jedną kartę. Dotknij „Biorę”.
    .other = To ta właściwa. Dotknij „Biorę”.
hide-and-seek-turn =
    Peterbald zawsze wychodzi z kartonu głową do góry, a na twojej karcie jest obrócony. Obróć go raz w prawo.
    .other = Jeszcze nie. Obróć go raz w prawo.
hide-and-seek-lay =
    Obrazek może leżeć gdziekolwiek na macie, byle układ był taki jak na karcie. Połóż peterbalda w luce.
    .other = Obrócony jest dobrze. Połóż go tam, gdzie świeci mata.
hide-and-seek-meow = Obrazek jest gotowy i się zgadza. Dotknij „Miau!”.
    .other = Niczego nie brakuje. Dotknij „Miau!”.
hide-and-seek-done =
    Zgadza się! Pięć kotów, 5 punktów; za ukrytego peterbalda punktów nie ma. To była karta poziomu II, więc błędne Miau!
    kosztowałoby 2.

right-or-wrong = Dobre Miau, złe Miau

right-or-wrong-early = Pora na wpadki! Pierwsza: na twojej macie brakuje kota. Mimo to dotknij „Miau!”.
    .other = Później. Ten jeden raz pospiesz się za bardzo: dotknij „Miau!”.
right-or-wrong-answer =
    Czegoś brakowało, więc na chwilę zamarzła ci łapka. A teraz woła Miso! Wszyscy muszą odpowiedzieć, a najwolniejsza łapka
    płaci. Dotknij „Łapka w górę!”.
right-or-wrong-last =
    Ostatnia była łapka Juno, więc Juno płaci karę ze swojej karty: 1 punkt. A że było zero, wychodzi minus jeden. Auć!
right-or-wrong-wrong =
    Pełna mata Miso też była błędna: syjam patrzył nie w tę stronę. Miso traci 1 punkt i runda się kończy. Za pozostałe karty
    nikt nie dostaje punktów.
right-or-wrong-lift =
    Kilka rund później. Mata jest pełna, ale na karcie trikolorka czuwa. Wciąż możesz coś zmienić: podnieś trikolorkę.
    .other = Nie ten kot. Podnieś trikolorkę, na dole po lewej.
right-or-wrong-flip = Obudź ją: dotknij „Przewróć”.
    .other = Trzeba ją tylko obudzić. Dotknij „Przewróć”.
right-or-wrong-lay = Połóż ją tam, gdzie była.
    .other = Jej miejsce jest tam, gdzie była: na lewym końcu dolnego rzędu.
right-or-wrong-extra =
    Na twojej karcie nie ma siwka. Z jednym kotem za dużo możesz zawołać, ale Miau! będzie błędne. Podnieś siwka.
    .other = Ten może zostać. Podnieś siwka.
right-or-wrong-home = Nie należy do ciebie: odłóż go na środek stołu.
    .other = Na twojej macie nie ma dla niego miejsca. Dotknij „Odłóż”.
right-or-wrong-call =
    Teraz się zgadza. Masz już cztery karty: trzy zdobyte i jedną za karę. Ta będzie piąta. Dotknij „Miau!”.
    .other = Nie ma już czego poprawiać. Dotknij „Miau!”.
right-or-wrong-done =
    Zgadza się! Łapka Miso jest ostatnia, więc Miso płaci. Gra się kończy, gdy ktoś ma pięć kart; te za karę też się liczą.
    Masz 20 punktów i wygrywasz!

time-attack = Solo kontra zegar

time-attack-paw =
    Możesz też grać solo: dziesięć rzędów kart, z każdego jedna. Im więcej punktów, tym lepiej; przy równych punktach liczy
    się krótszy czas. Dotknij „Daję łapkę!”.
time-attack-grab =
    Tu nikt cię nie wyprzedzi. Trzy pozostałe karty odpadają z gry. Złap pierwszą kartę.
    .other = Wszystkie są ładne. Złap pierwszą.
time-attack-seconds =
    Teraz lecą sekundy, aż do końca rzędu: najwyżej 180 albo tyle, ile wybierzesz przed grą. Ten jeden raz pozwól im minąć.
time-attack-bell = Dzwonek był szybszy, więc nie dostajesz nic. Sekundy między rzędami się nie liczą. Dotknij „Daję łapkę!”.
time-attack-under =
    Rząd dziewiąty, poziom III: koty leżą jeden na drugim. Na karcie peterbald jest na syjamie, na twojej macie – pod nim.
    Podnieś peterbalda.
    .other = Drugą połowę peterbalda zakrywa syjam. Dotknij tej, którą widać.
time-attack-over = To, co kładziesz, ląduje na wierzchu. Połóż peterbalda z powrotem na starym miejscu.
    .other = Miejsce to samo, tylko tym razem kot ląduje na wierzchu. Połóż go tam, gdzie świeci mata.
time-attack-meow = Teraz się zgadza. Nawet solo błędne Miau! kosztuje punkty i kończy rząd. Twoje będzie dobre: dotknij „Miau!”.
    .other = Wszystko się zgadza. Dotknij „Miau!”.
time-attack-done = Siedem kotów, 7 punktów: razem 45. Dziesiąty rząd jest zawsze ostatni. Następnym razem pobij swój czas!
time-attack-options = Przed grą możesz wybrać karty zielone albo żółte, trochę trudniejsze. W większym gronie da się też wymieszać wszystkie karty.
time-attack-strangers =
    Jest też zasada domowa dla spokoju przy stole: kto drugi raz zawoła błędnie, wypada z rundy, a pozostali grają dalej.

## Na co wskazuje lekcja.

point-ready = przycisk „Daję łapkę!”
point-row = karta { $row } w rzędzie
point-card = twoja karta
point-spot = pole { $spot } na środku stołu
point-cell = { $cell } na twojej macie
point-mat = twoja mata
point-paw = twoja łapka
point-piece = { $piece-nom } na twojej macie
point-stray = przybłęda na twojej macie
point-box-card = twoja karta z kartonem
point-box = karton { $box }
point-turn = przycisk „Obróć w prawo”
point-flip = przycisk „Przewróć”
point-back = przycisk „Odłóż”
point-keep = przycisk „Biorę”
point-shut = przycisk „Zamknij”
point-meow = przycisk „Miau!”
point-check = sprawdzenie
point-clock = sekundy
