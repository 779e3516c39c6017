### Strona „Analiza”: które ruchy skończonej gry coś kosztowały.

title = Analiza
# Czyje decyzje są analizowane: do wyboru.
whose = Czyje decyzje
thinking = Najsilniejszy bot sprawdza każdą decyzję. To potrwa kilka sekund.
made = Zagrano
better = Lepiej
# Link od ruchu, który coś kosztował. Zmienne: $number (ruchu, liczone od 1).
see = Zobacz w powtórce stół przed ruchem { $number }
# Nazywa obraz stołu dla czytników ekranu. Zmienne: $number.
position = Stół przed ruchem { $number }
sum = Szczęście i decyzje
how = Jak to policzono
failed = Analiza się nie udała.
again = Spróbuj ponownie
