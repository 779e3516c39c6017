### Les règles de Meow! en images. `.picture` décrit l’image à qui ne peut pas la voir.

goal = Obéis avant les autres à la règle que tu poses et à toutes celles des autres, même si personne ne te dit lesquelles.

## Un tour, pas à pas.

step-deal = Tu regardes deux règles et tu les passes à ta gauche. Tu sais donc ce qu’il y a à ta gauche, et rien des autres mains.
    .picture = Un chat à capuche passe deux cartes cachées à sa gauche.
step-lay = À ton tour, tu poses une carte. Tout le monde entend sa règle, et tu dois la suivre aussi.
    .picture = Un chat à capuche pose une règle visible.
step-act =
    Puis agis : ce que demande ta carte, et ce que demandent sans doute les règles des autres. Tu as deux actes en rab,
    pour les bêtises.
    .picture = Un chat à capuche coasse ; à côté, une patte qu’on lèche et des pattes qui tapent.
step-check =
    Puis vient le jugement. Tu montres les autres du doigt, tour à tour, en commençant à gauche : « J’ai enfreint une de
    tes règles ? » Non est la bonne réponse.
    .picture = Tu montres du doigt ; le premier chat dit non, le deuxième est le suivant.
step-broken =
    Si tu as enfreint une règle, on te la montre. Cette règle et ta carte vont dans la pile, on mélange, et vous en
    piochez une nouvelle par tête.
    .picture = Un chat brandit la règle du meuglement, qui va dans la pile.
step-win = Tout le monde dit non ? Alors tu as suivi toutes les règles, et tu gagnes.
    .picture = Ton chat jubile entre deux chats qui disent non.

## L’exemple : un jugement.

example = Tu poses une carte, tu coasses, tu te lèches la patte et tu tapes quatre fois dans tes mains. Puis tu demandes le jugement.
    .picture = Tu tapes dans tes mains. Ta carte demande de coasser. Ana a les règles de la patte et des mains, Ben celle du meuglement.
example-own = Ta propre carte demande de coasser.
example-lick = Ana a une règle où on se lèche la patte…
example-clap = … et une où on tape quatre fois dans ses mains. Ana dit non.
example-moo = Ben a une règle où on meugle, et tu n’as pas meuglé. Ben la montre.
example-after = On continue à gauche. Maintenant, tout le monde sait qu’il y a quelque part une règle du meuglement.
