### The rules of Meow! in pictures. A text `.picture` describes the picture for those who cannot see it.
### Rules are called as in meow.ftl.

goal = Be the first to obey the card you play and every rule the others have. The catch: nobody tells you their rules!

## A turn, step by step.

step-deal = Look at your two rules, then pass them left. Now you know what your left neighbor has, but nobody else’s rules.
    .picture = A hooded cat passes two cards face down to its left neighbor.
step-lay = On your turn, play a card. Everyone hears its rule, and you have to obey it too.
    .picture = A hooded cat plays a rule, face up.
step-act = Then act: do what your card asks for, and what you think the others’ rules ask for. You get two to spare, for nonsense.
    .picture = A hooded cat croaks; beside it, a paw being licked and paws clapping.
step-check = Then comes the check. You point at one player after another, starting on your left: “Did I break one of your rules?” You want a no.
    .picture = You point; the first cat says no, the second one is next.
step-broken = If you broke a player’s rule, they show it. That rule and your card go into the pile, and each of you draws a new one.
    .picture = A cat holds up the rule about mooing, which goes into the pile.
step-win = Does everyone say no? Then you’ve obeyed all the rules, and you win.
    .picture = Your cat cheers between two cats that say no.

## The example: one check.

example = You play a card, croak, lick your paw and clap four times. Then you check.
    .picture = You clap. Your card is about croaking. Ana has the rules about licking a paw and clapping; Ben has the one about mooing.
example-own = Your own card asks for croaking.
example-lick = Ana has a rule about licking a paw…
example-clap = …and one about clapping four times. She says no.
example-moo = Ben has a rule about mooing, and you didn’t moo. He shows it.
example-after = Now it’s the next player’s turn, and everyone knows that somewhere there’s a rule about mooing.
