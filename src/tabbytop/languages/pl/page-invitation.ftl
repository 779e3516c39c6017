### Zaproszenie do stołu: dla tych, którzy zapraszają, i dla gościa, który otwiera link.

## Gość.

# Zmienne: $host (imię).
invited = { $host } zaprasza cię
there = Kto już jest
name = Twoje imię
cat = Twój kot
# Gość ma już imię. Zmienne: $name.
you = Siadasz jako { $name }.
# Link do pierwszej lekcji. Zmienne: $minutes.
learn =
    { $minutes ->
        [one] Nie znasz tej gry? Poznasz ją w { $minutes } minutę.
        [few] Nie znasz tej gry? Poznasz ją w { $minutes } minuty.
       *[other] Nie znasz tej gry? Poznasz ją w { $minutes } minut.
    }
rules = Albo przeczytaj zasady.
# Pod krzesłem, przy rewanżu: może tu usiąść ktoś, kto grał wcześniej. Zmienne: $name.
kept =
    { $name ->
        [none] Rezerwacja
       *[other] Rezerwacja: { $name }
    }
# Wpisany kod nigdzie nie prowadzi.
no-code = Pod tym kodem nie ma stołu. Kod wygasa, gdy zaczyna się gra: poproś o link.

## Kto zaprasza.

# Co widać na obrazku, dla czytników ekranu.
qr = Kod QR z linkiem do tego stołu
scan = Zeskanuj go telefonem
code = Albo przeczytaj komuś ten kod
# Wymienia nagłówek page-home/friend-title.
code-how = Znajomi wpisują go na pierwszej stronie, pod „Masz zaproszenie?”, dopóki gra się nie zacznie.
share = Udostępnij link
# Tekst przy linku w komunikatorze. Zmienne: $game (tytuł).
share-text = Zagraj ze mną w { $game }.
# Przycisk przy rewanżu, dla tych, którzy czekają na próżno.
bots-instead = Nikt więcej? Niech usiądą boty

## Miejsca przed grą.

open-ask-over = Zaproś kogoś
# Stół, który liczy się dla kręgu znajomych. Zmienne: $circle (jego nazwa).
open-circle = Stół kręgu „{ $circle }”: widzą go też wszyscy z kręgu.
open-for-you = Czeka tu miejsce dla ciebie
# Zmienne: $count (liczba miejsc).
open-free =
    { $count ->
        [one] Jedno miejsce jest wolne. Zaczynamy, gdy ktoś je zajmie.
        [few] { $count } miejsca są wolne. Zaczynamy, gdy wszystkie będą zajęte.
       *[other] { $count } miejsc jest wolnych. Zaczynamy, gdy wszystkie będą zajęte.
    }
open-sit = Usiądź
open-link = Link do tego stołu
open-copy = Skopiuj link
open-copied = Skopiowano. Roześlij go znajomym.
open-marked = Link jest zaznaczony: skopiuj go.
open-here = Ktoś obok też gra
open-their-name = Imię
open-fill = Nikt nie przychodzi? Niech usiądą boty
open-onlook = Albo tylko oglądaj.
open-closed = Zamknięte
open-close = Zamknij wolne miejsca
open-reopen = Otwórz miejsca ponownie
