### Ce dont tous les textes ont besoin : le nom de la langue, les personnes et les listes.
###
### Dans tous les fichiers : on tutoie ; apostrophe ’ ; guillemets « » ; espace insécable (U+00A0) avant : ; ! ? et dans les
### guillemets. On ne connaît pas le genre des joueurs : pas d’adjectif ni de participe qui s’accorde avec eux, et ni « il » ni
### « elle ».
###
### Mots choisis : place (seat), chaise (chair), table, partie (game), manche (round), tour (turn), coup (move), pioche (deck
### ou pile où l’on pioche), défausse (discard), main (hand), jeton (token), étagère (shelf), bot, minou (tabby),
### annuler (undo), reprendre (resume), rediffusion (replay), feuille de score (score pad), sceau (seal, commitment), graine (seed).

language-name = Français

# La personne après une préposition ou dans une liste : « toi » ou le nom. Comme sujet, « tu » est écrit dans la phrase même.
# Formes : `of` (« de Mia », « d’Olive »), `to` (« à Mia »).
# $starts est la première lettre du nom, minuscule et sans accent : devant une voyelle ou un h, « d’ » ; devant un y, « de »
# (« de Yann »), sauf pour Yves et les siens.
person =
    { $is ->
        [you] toi
        [clock] l’horloge
       *[other] { $name }
    }
    .to =
        { $is ->
            [you] à toi
            [clock] à l’horloge
           *[other] à { $name }
        }
    .of =
        { $is ->
            [you] de toi
            [clock] de l’horloge
           *[other]
                { $starts ->
                    [a] d’{ $name }
                    [e] d’{ $name }
                    [i] d’{ $name }
                    [o] d’{ $name }
                    [u] d’{ $name }
                    [h] d’{ $name }
                    [y]
                        { $name ->
                            [Yves] d’{ $name }
                            [Yvan] d’{ $name }
                            [Yvette] d’{ $name }
                            [Yvon] d’{ $name }
                            [Yvonne] d’{ $name }
                           *[other] de { $name }
                        }
                   *[other] de { $name }
                }
        }

list = { $start }, { $next }
list-and = { $start } et { $next }
list-or = { $start } ou { $next }
