### Zasady gry na stronie: cel, tura w obrazkach, przykład, karty, rozstrzygnięcia.

page = { $game }: jak się gra
play = Usiądź i graj
# Spis treści, dla czytników ekranu.
contents = Na tej stronie
goal = Cel
turn = Jak przebiega tura
example = Przykład
words = Zasady słowami
cards = Karty
find = Znajdź kartę
# Pokazuje karty wszystkich grup.
all = Wszystkie
# Ogłaszane podczas szukania. $count: ile kart widać.
found =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
# Cecha karty: jej nazwa i wartość.
fact = { $name }: { $value }
none = Żadna karta tego nie mówi.
missing = Zasad tej gry jeszcze tu nie spisano. Stół sam pokazuje, co można zrobić, a czego nie i dlaczego.
waiting = Chwileczkę, na stronie leży kot.
rulings = Rozstrzygnięcia
rulings-about = Co robić, gdy instrukcja zostawia pytanie otwarte. Rozstrzygnięcia są po angielsku; „ours” oznacza, że instrukcja milczy i decyzja jest nasza.
rulings-silent = Nie udało się wczytać rozstrzygnięć. Spróbuj za chwilę.
# Otwiera rozstrzygnięcie. $ruling: jego numer, na przykład KS-T6.
ruling = Zasada { $ruling }
print = Wydrukuj na dwóch stronach
# Otwiera zasady obok gry, na osobnej karcie.
own-page = Otwórz na osobnej stronie, do druku
