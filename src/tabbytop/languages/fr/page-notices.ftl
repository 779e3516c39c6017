title = Préviens-moi quand c’est mon tour
about = Pour les parties au fil des jours et les tables en arrière-plan. Un avis nomme le jeu et les gens, jamais une carte.
here = Sur cet appareil
here-about = même quand la page est fermée
impossible = Ce navigateur ne peut pas montrer d’avis. Sur un iPhone, mets d’abord la page sur l’écran d’accueil.
blocked = Tu as demandé à ce navigateur de ne pas montrer d’avis d’ici. Ses réglages permettent de changer cela.
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
offer-on = Tu seras prévenu quand ce sera ton tour.
mute = Pas pour cette table
unmute = À nouveau pour cette table
muted-here = Pas d’avis pour cette table.
