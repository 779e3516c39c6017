### La página «Repaso»: qué jugadas de una partida terminada costaron algo.

title = Repaso
whose = De quién son las decisiones
thinking = El bot más fuerte repasa cada decisión. Tarda unos segundos.
made = Jugado
better = Mejor
see = Ver la mesa antes de la jugada { $number } en la repetición
position = La mesa antes de la jugada { $number }
sum = Suerte y decisiones
how = Cómo se ha calculado
failed = El repaso no ha funcionado.
again = Probar otra vez
