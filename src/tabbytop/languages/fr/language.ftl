### Ce dont tous les textes ont besoin : le nom de la langue, les personnes et les listes.
###
### Dans tous les fichiers : on tutoie ; apostrophe ’ ; guillemets « » ; espace insécable (U+00A0) avant : ; ! ? et dans les
### guillemets. On ne connaît pas le genre des joueurs : pas d’adjectif ni de participe qui s’accorde avec eux, et ni « il » ni
### « elle ».
###
### Mots choisis : place (seat), chaise (chair), table, partie (game), manche (round), tour (turn), coup (move), pioche (deck
### ou pile où l’on pioche), défausse (discard), main (hand), jeton (token), étagère (shelf), bot.

language-name = Français

# La personne après une préposition ou dans une liste : « toi » ou le nom. Comme sujet, « tu » est écrit dans la phrase même.
# Formes : `of` (« de Mia », « d’Olive »), `to` (« à Mia »).
# Le programme ne donne pas la première lettre d’un nom, mais seulement la dernière ($ends). L’élision est donc faite ici pour
# les noms que Tabbytop donne lui-même et pour des prénoms courants ; tous les autres ont « de ».
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
                { $name ->
                    [Acorn] d’{ $name }
                    [Almond] d’{ $name }
                    [Anise] d’{ $name }
                    [Apricot] d’{ $name }
                    [Echo] d’{ $name }
                    [Ember] d’{ $name }
                    [Iris] d’{ $name }
                    [Ivy] d’{ $name }
                    [Oats] d’{ $name }
                    [Olive] d’{ $name }
                    [Onyx] d’{ $name }
                    [Adam] d’{ $name }
                    [Adrien] d’{ $name }
                    [Agathe] d’{ $name }
                    [Alex] d’{ $name }
                    [Alexandre] d’{ $name }
                    [Alice] d’{ $name }
                    [Ana] d’{ $name }
                    [Anna] d’{ $name }
                    [Anne] d’{ $name }
                    [Antoine] d’{ $name }
                    [Arthur] d’{ $name }
                    [Axel] d’{ $name }
                    [Elena] d’{ $name }
                    [Elsa] d’{ $name }
                    [Emma] d’{ $name }
                    [Eva] d’{ $name }
                    [Hugo] d’{ $name }
                    [Isabelle] d’{ $name }
                    [Olivia] d’{ $name }
                    [Olivier] d’{ $name }
                    [Oscar] d’{ $name }
                   *[other] de { $name }
                }
        }

list = { $start }, { $next }
list-and = { $start } et { $next }
list-or = { $start } ou { $next }
