title = Préviens-moi quand c’est mon tour
about = Pour les parties qui durent des jours et les tables en arrière-plan. Une notification nomme le jeu et les gens, jamais une carte.
here = Sur cet appareil
here-about = même quand la page est fermée
impossible = Ce navigateur ne peut pas montrer de notifications. Sur un iPhone, mets d’abord la page sur l’écran d’accueil.
blocked = Tu as demandé à ce navigateur de ne pas montrer de notifications d’ici. Tu peux changer ça dans ses réglages.
failed = Ça n’a pas marché. Réessaie dans un instant.
elsewhere = Ailleurs
kind-ntfy = Sujet ntfy
kind-webhook = Webhook
kind-push = Un navigateur
address = Son adresse
add = Ajouter
added = Ajouté.
remove = Retirer
remove-one = Retirer { $what }
muted =
    { $count ->
        [one] Une table se tait.
       *[other] { $count } tables se taisent.
    }
hear-again = Les entendre à nouveau
offer-on = On te fera signe quand ce sera ton tour.
mute = Pas pour cette table
unmute = À nouveau pour cette table
muted-here = Pas de notifications pour cette table.
