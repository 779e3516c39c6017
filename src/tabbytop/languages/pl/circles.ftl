### Co mówi serwer, gdy czegoś w kręgu nie da się zrobić. Krąg to grupa znajomych z linkiem; prowadzi tabelę wieczorów,
### sezony, ligi i puchary.

no-such-circle = nie ma takiego kręgu albo do niego nie należysz
no-such-circle-link = ten link nie prowadzi do żadnego kręgu; poproś o nowy
no-such-member = w tym kręgu nie ma takiej osoby
only-founder = to może zrobić tylko osoba, która prowadzi krąg
founder-leaves = siebie nie możesz usunąć; zanim odejdziesz, przekaż komuś krąg
# Zmienne: $most.
circle-full =
    { $most ->
        [one] krąg jest pełny: mieści tylko jedną osobę
        [few] krąg jest pełny: mieści najwyżej { $most } osoby
       *[other] krąg jest pełny: mieści najwyżej { $most } osób
    }
# Zmienne: $most.
too-many-circles =
    { $most ->
        [one] należysz już do jednego kręgu; najpierw go opuść
       *[other] należysz już do { $most } kręgów; najpierw opuść któryś z nich
    }
circle-not-public = stół kręgu nie może być publiczny

## Sezony

no-such-season = ten krąg nie ma takiego sezonu
season-empty = w tym sezonie niczego jeszcze nie rozegrano
season-end-past = wybierz datę w przyszłości
season-too-short = sezon musi trwać co najmniej godzinę

## Turnieje: ligi i puchary. „Fixture” to jedno spotkanie w turnieju.

no-such-contest = ten krąg nie ma takiego turnieju
no-such-fixture = ten turniej nie ma takiej partii
# Zmienne: $most.
too-many-contests =
    { $most ->
        [one] jeden turniej już trwa; najpierw go dokończ
        [few] { $most } turnieje już trwają; najpierw dokończ któryś z nich
       *[other] { $most } turniejów już trwa; najpierw dokończ któryś z nich
    }
contest-players = wybierz osoby z kręgu, każdą tylko raz
# Zmienne: $game (tytuł), $least, $most.
contest-seats = { $game } to gra dla { $least }–{ $most } osób; wybierz większe lub mniejsze stoły albo więcej lub mniej osób
contest-over = turniej jest skończony
fixture-decided = ta partia jest już rozstrzygnięta
fixture-waits = jeszcze nie wiadomo, kto gra w tej partii
fixture-not-yours = ten stół mogą otworzyć tylko osoby, które tu grają
fixture-player-gone = kogoś z tej partii już tu nie ma; rozstrzygnąć może osoba, która prowadzi krąg
walk-over-order = wybierz spośród osób, które tu grają, żeby było jasne, kto przechodzi dalej
