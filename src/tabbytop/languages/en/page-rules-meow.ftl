### The rules of Meow! in pictures. A text `.picture` describes the picture for those who cannot see it.
### Rules are called as in meow.ftl.

goal = Be the first to obey the rule that you lay and every rule that the others hold, though nobody tells you which those are.

## A turn, step by step.

step-deal = You look at two rules and pass them on to your left. So you know what your left neighbour holds, and nobody else's rules.
    .picture = A hooded cat passes two cards face down to its left neighbour.
step-lay = In your turn you lay a card. All hear its rule: you have to obey it too.
    .picture = A hooded cat lays an open rule.
step-act = Then act: what your card asks for, and what you think that the others' rules ask for. Two acts are for nonsense.
    .picture = A hooded cat croaks; beside it, a paw that is licked and paws that clap.
step-check = Then comes the check. You point at one after the other, from your left on: “Did I break a rule of yours?” No is the answer that you want.
    .picture = You point; the first cat says no, the second one is next.
step-broken = Who holds a rule that you did not obey shows it. Both cards go into the pile, and each of you draws a new one.
    .picture = A cat holds up the rule about mooing, which goes into the pile.
step-win = Does everybody say no? Then you have obeyed all rules, and you win.
    .picture = Your cat cheers between two cats that say no.

## The example: one check.

example = You lay a card, croak, lick your paw and clap four times. Then you ask for the check.
    .picture = You clap. Your card is about croaking. Ana holds the rules about licking a paw and clapping; Ben holds the one about mooing.
example-own = Your own card asks for croaking.
example-lick = Ana holds a rule about licking a paw …
example-clap = … and one about clapping four times. She says no.
example-moo = Ben holds a rule about mooing, and you did not moo. He shows it.
example-after = The next player goes. Now all know that somewhere there is a rule about mooing.
