### Les règles de Meow! en images. `.picture` décrit l’image à qui ne peut pas la voir.

goal = Obéis avant les autres à la règle que tu poses et à toutes celles que les autres tiennent, même si personne ne te dit lesquelles.

## Un tour, pas à pas.

step-deal = Tu regardes deux règles et tu les passes à ta gauche. Tu sais donc ce qu’on tient à ta gauche, et rien des autres.
    .picture = Un chat à capuche passe deux cartes cachées à sa gauche.
step-lay = À ton tour, tu poses une carte. Tous entendent sa règle, et tu dois la suivre aussi.
    .picture = Un chat à capuche pose une règle visible.
step-act = Puis agis : ce que demande ta carte, et ce que demandent sans doute les règles des autres. Deux actes sont là pour des bêtises.
    .picture = Un chat à capuche coasse ; à côté, une patte qu’on lèche et des pattes qui tapent.
step-check = Puis vient le jugement. Tu montres les autres du doigt, tour à tour, en commençant à gauche : « Ai-je enfreint une de tes règles ? » Non est la bonne réponse.
    .picture = Tu montres du doigt ; le premier chat dit non, le deuxième est le suivant.
step-broken = Qui tient une règle que tu n’as pas suivie la montre. Les deux cartes vont dans la pile, et chacun de vous en pioche une nouvelle.
    .picture = Un chat brandit la règle du meuglement, qui va dans la pile.
step-win = Tout le monde dit non ? Alors tu as suivi toutes les règles, et tu gagnes.
    .picture = Ton chat jubile entre deux chats qui disent non.

## L’exemple : un jugement.

example = Tu poses une carte, tu coasses, tu te lèches la patte et tu tapes quatre fois dans tes mains. Puis tu demandes le jugement.
    .picture = Tu tapes dans tes mains. Ta carte demande de coasser. Ana tient les règles de la patte et des mains, Ben celle du meuglement.
example-own = Ta propre carte demande de coasser.
example-lick = Ana tient une règle où on se lèche la patte…
example-clap = … et une où on tape quatre fois dans ses mains. Elle dit non.
example-moo = Ben tient une règle où on meugle, et tu n’as pas meuglé. Il la montre.
example-after = On continue à gauche. Maintenant tous savent qu’il y a quelque part une règle du meuglement.
