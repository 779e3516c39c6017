### Powiadomienia na telefonie lub komputerze, czytane na zablokowanym ekranie: krótko i bez kart.

# Tytuł powiadomienia.
your-turn = Twoja kolej
# Jego tekst. Zmienne: $game, $names (wszyscy pozostali przy stole).
with = { $game }, przy stole: { $names }
# To samo, gdy nie ma nikogo innego. Zmienne: $game.
alone = { $game }
# Przyciski w powiadomieniu: nic więcej o tym stole; nic więcej w ogóle.
mute = Wycisz ten stół
stop = Wyłącz
