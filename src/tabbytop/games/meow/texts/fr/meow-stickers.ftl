### Meow! : les autocollants gagnés dans une partie finie. <name> dit comment il s’appelle, son attribut `text`
### comment on le gagne.

neophyte = Néophyte
    .text = Joue une partie jusqu’au bout.

one-of-us = Des nôtres
    .text = Contente toutes les mains : le Culte t’accueille.

sixth-sense = Sixième sens
    .text = Obéis à une règle que tu n’as jamais vue.

oracle = Oracle
    .text = Dans une partie, obéis à deux règles que tu n’as jamais vues.

early-night = Au lit avant minuit
    .text = Entre dans le Culte à la deuxième manche au plus tard.

barnyard = Basse-cour
    .text = Fais cinq bruits différents en un tour.

big-words = Grands mots
    .text = Dis cinq mots différents dans une partie.

pure-nonsense = Pures bêtises
    .text = Dans une partie, fais dix choses qu’aucune règle ne demande.

trendsetter = La mode, c’est toi
    .text = Invente un acte qu’aucune règle ne demande, et fais-toi imiter.

gatekeeper = À la porte
    .text = Tes règles arrêtent les autres trois fois dans une partie.

sharp-eyes = Œil de lynx
    .text = Fais objection, à raison.

fresh-start = Clémence
    .text = Fais remplacer une règle.

what-was-it = C’était quoi, déjà ?
    .text = Oublie deux fois la règle de ta propre carte. Ça arrive à tous les chats.

one-paw-in = Une patte dans la porte
    .text = Contente toutes les mains sauf une, et ne va pas plus loin.
