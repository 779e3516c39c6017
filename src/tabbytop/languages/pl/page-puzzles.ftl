### Zagadki: lista i rozwiązywanie zagadki.

## Lista.

list-title = Zagadki
list-of = Zagadki · { $game }
list-lead = Jeden stół, jeden ruch i jedna odpowiedź, która jest wyraźnie najlepsza. Wszystkie pozycje pochodzą z partii botów, zaczynamy od najłatwiejszych.
list-none = Do tej gry nie ma zagadek.
list-solved = Rozwiązane: { $solved } z { $count }
list-go = Dalej: zagadka { $number }
# Nazwa zagadki dla czytników ekranu; na stronie widać liczbę.
number = Zagadka { $number }
number-solved = Zagadka { $number }, rozwiązana
# Jak trudne są zagadki: najsłabszy bot, który znajduje ruch w połowie prób. Zmienne: $level, na przykład „ryś”.
level = Trafia co najmniej co drugi raz: { $level }
all = Wszystkie zagadki
daily = Rozdanie dnia
shelf = Wróć do gier

## Zagadka.

# Nazwa strony w przeglądarce.
page = Zagadka { $number } · { $game }
title = Zagadka { $number } z { $count }
board = Stół
leave = Wyjdź z zagadki
task = Jeden ruch jest wyraźnie najlepszy. Który?
rules = Zasady
# Nad tym, co pozostali robili od ostatniego własnego ruchu.
story = Co było wcześniej
# To samo w grze, w której trzeba pamiętać: wszystko od rozdania.
story-all = Co dotąd było widać i słychać
answered = twoja odpowiedź: { $move }
right = Zgadza się: { $move }.
wrong = Niezupełnie. Najlepszy ruch: { $move }.
# Przed tym, do czego doprowadziłby wybrany ruch.
yours = Twój wybór: { $move }.
chance-right = Z tym ruchem wygrywasz stąd około { $best } partii na 100, z drugim najlepszym około { $next }.
chance-wrong = Z najlepszym ruchem wygrywasz stąd około { $best } partii na 100, z twoim około { $tried }.
whole = Powody sięgają o krok naprzód, a szanse aż do końca partii.
found = Jak często znajdują go boty
times = { $times } z { $of }
next = Następna zagadka
gone = Nie ma takiej zagadki.
