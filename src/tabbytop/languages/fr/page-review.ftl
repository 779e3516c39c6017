### La page « Bilan » : quels coups d’une partie finie ont coûté quelque chose.

title = Bilan
whose = Les décisions de qui ?
thinking = Le bot le plus fort revoit chaque décision. Ça prend quelques secondes.
made = Joué
better = Mieux
see = Voir la table avant le coup { $number } dans la rediffusion
position = La table avant le coup { $number }
sum = Chance et décisions
how = Comment c’est calculé
failed = Le bilan n’a pas abouti.
again = Réessayer
