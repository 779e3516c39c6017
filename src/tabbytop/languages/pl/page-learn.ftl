### Lekcje: lista lekcji gry i lekcja w toku.

## Lista.

list-title = Nauka gry { $game }
list-lead = Ty grasz, kot objaśnia. Tu nie da się niczego zepsuć.
list-minutes =
    { $minutes ->
        [one] Około { $minutes } minuty
       *[other] Około { $minutes } minut
    }
list-steps =
    { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }
list-done = Zaliczona
list-begun = Zaczęta
list-none = Do tej gry nie ma jeszcze lekcji, ale są tu jej zasady.
list-play = Przygotuj stół
list-rules = Jak się gra i wszystkie karty
list-puzzles = Zagadki

## Lekcja.

# Nazwa strony w przeglądarce.
page = { $lesson } · { $game }
coach = Co mówi kot
board = Stół
# Zmienne: $at (numer kroku), $steps (ile ich jest).
progress = { $at } z { $steps }
go-on = Dalej
back = Krok wstecz
leave = Wyjdź z lekcji
# Tam, gdzie poza tym jest przycisk „Dalej”.
your-move = Twoja kolej!
watch = Patrz.
rule = Zasada { $ruling }
not-that = To nie to.
offline = Brak połączenia. Twoja odpowiedź nie przepadnie, próbujemy dalej…
gone = Nie ma takiej lekcji.

## Koniec lekcji.

over-title = Brawo!
over-words = Lekcja „{ $lesson }” za tobą.
over-next = Dalej: { $lesson }
over-game = Pierwsza gra z kociakami
over-lessons = Wszystkie lekcje
over-shelf = Wróć do półki
