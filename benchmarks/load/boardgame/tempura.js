// A game like our Tem-Purr-A, as one writes it for boardgame.io: the same cards, the same choices,
// the same secrets. Rulings are numbered as in docs/games/tem-purr-a.md.
//
// It is written to cost boardgame.io little: a turn is one move (`maxMoves`) instead of an event,
// the discard is counted instead of listed, undo is off, and a view is built by hand.

"use strict";

const { INVALID_MOVE } = require("boardgame.io/core");

const BOX = { 2: 17, 3: 15, 4: 13, 5: 11, 6: 9, 7: 7, plus: 7, reverse: 5, choose: 5 };
const KINDS = Object.keys(BOX);
const INDIGESTION = "indigestion";
const INDIGESTIONS = 6;
const MOST_TOKENS = 3;
const HAND_SIZE = 5;
const EMPTY_HAND_DRAW = 3;

const isDish = (card) => card >= "2" && card <= "7";

function total(stack) {
  let sum = 0;
  for (const card of stack) {
    if (isDish(card)) sum += Number(card);
    else if (card === "plus") sum += 1;
  }
  return sum;
}

function setup({ ctx, random }) {
  const deck = random.Shuffle(KINDS.flatMap((kind) => Array(BOX[kind]).fill(kind)));
  const hands = [];
  for (let seat = 0; seat < ctx.numPlayers; seat++) hands.push(deck.splice(-HAND_SIZE));
  return {
    phase: "start",
    round: 1,
    active: random.Die(ctx.numPlayers) - 1,
    direction: 1,
    stack: [],
    deck: random.Shuffle([...deck, INDIGESTION]),
    spoilt: 1,
    discard: Object.fromEntries(KINDS.map((kind) => [kind, 0])),
    open: 0,
    supply: INDIGESTIONS - 1,
    shown: [],
    tokens: Array(ctx.numPlayers).fill(0),
    hands,
  };
}

// Physical verbs.

function leaveHand(G, seat, card) {
  const hand = G.hands[seat];
  hand.splice(hand.indexOf(card), 1);
}

function clearStack(G) {
  for (const card of G.stack) G.discard[card] += 1;
  G.stack = [];
}

function takeDiscard(G) {
  const cards = KINDS.flatMap((kind) => Array(G.discard[kind]).fill(kind));
  for (const kind of KINDS) G.discard[kind] = 0;
  return cards;
}

// Cards to a hand; Indigestions stay open on the table. The discard becomes the deck when that is
// out (TP-A18).
function draw(G, random, seat, wanted) {
  const drawn = [];
  for (let count = 0; count < wanted; count++) {
    if (G.deck.length === 0) {
      G.deck = random.Shuffle(takeDiscard(G));
      if (G.deck.length === 0) break;
    }
    const card = G.deck.pop();
    drawn.push(card);
    if (card === INDIGESTION) {
      G.open += 1;
      G.spoilt -= 1;
    } else {
      G.hands[seat].push(card);
    }
  }
  return drawn;
}

// The course of the game.

const nextTo = (G, seat) => (seat + G.direction + G.tokens.length) % G.tokens.length;

function beginTurn(G, random, seat) {
  G.active = seat;
  G.phase = "turn";
  if (G.hands[seat].length === 0) {
    draw(G, random, seat, EMPTY_HAND_DRAW);
    if (G.open > 0) endRound(G, random, seat);
  }
}

function beginStack(G, random, seat) {
  G.active = seat;
  G.phase = "start";
  while (!G.hands[seat].some(isDish)) {
    draw(G, random, seat, EMPTY_HAND_DRAW);
    if (G.open > 0) {
      endRound(G, random, seat);
      return;
    }
  }
}

function endRound(G, random, seat) {
  G.tokens[seat] += 1;
  clearStack(G);
  if (G.tokens[seat] === MOST_TOKENS) G.phase = "over";
  else if (G.supply > 0) G.phase = "add";
  else newRound(G, random);
}

function newRound(G, random) {
  const spoilt = Array(G.open).fill(INDIGESTION);
  G.deck = random.Shuffle([...G.deck, ...takeDiscard(G), ...spoilt]);
  G.spoilt += G.open;
  G.open = 0;
  G.round += 1;
  G.direction = 1;
  beginStack(G, random, G.active);
}

// What may be said.

const moves = {
  start({ G, random }, dish) {
    const seat = G.active;
    if (G.phase !== "start" || !isDish(dish) || !G.hands[seat].includes(dish)) return INVALID_MOVE;
    G.shown = [];
    leaveHand(G, seat, dish);
    G.stack.push(dish);
    beginTurn(G, random, nextTo(G, seat));
  },

  serve({ G, random }, dish) {
    const seat = G.active;
    if (G.phase !== "turn" || dish !== G.stack[0]) return INVALID_MOVE;
    if (!G.hands[seat].includes(dish)) return INVALID_MOVE;
    leaveHand(G, seat, dish);
    G.stack.push(dish);
    beginTurn(G, random, nextTo(G, seat));
  },

  eat({ G, random }) {
    const seat = G.active;
    if (G.phase !== "turn") return INVALID_MOVE;
    G.shown = draw(G, random, seat, total(G.stack));
    if (G.open > 0) {
      endRound(G, random, seat);
    } else {
      clearStack(G);
      beginStack(G, random, seat);
    }
  },

  play({ G, random }, card) {
    const seat = G.active;
    if (G.phase !== "turn" || (card !== "plus" && card !== "reverse")) return INVALID_MOVE;
    if (!G.hands[seat].includes(card)) return INVALID_MOVE;
    leaveHand(G, seat, card);
    G.stack.push(card);
    if (card === "reverse") G.direction = -G.direction;
    beginTurn(G, random, nextTo(G, seat));
  },

  choose({ G, random }, other) {
    const seat = G.active;
    if (G.phase !== "turn" || !G.hands[seat].includes("choose")) return INVALID_MOVE;
    if (other === seat || G.tokens[other] === undefined) return INVALID_MOVE;
    leaveHand(G, seat, "choose");
    G.stack.push("choose");
    beginTurn(G, random, other);
  },

  skip({ G, random }, dish) {
    const seat = G.active;
    if (G.phase !== "turn" || !isDish(dish)) return INVALID_MOVE;
    if (G.hands[seat].filter((card) => card === dish).length < 2) return INVALID_MOVE;
    leaveHand(G, seat, dish);
    leaveHand(G, seat, dish);
    clearStack(G);
    G.discard[dish] += 1;
    G.stack.push(dish);
    beginTurn(G, random, nextTo(G, seat));
  },

  add({ G, random }) {
    if (G.phase !== "add") return INVALID_MOVE;
    G.supply -= 1;
    G.open += 1;
    newRound(G, random);
  },

  pass({ G, random }) {
    if (G.phase !== "add") return INVALID_MOVE;
    newRound(G, random);
  },
};

// What a seat, or an onlooker, may know (TP-A23).
function playerView({ G, playerID }) {
  const own = playerID === null || playerID === undefined ? undefined : G.hands[playerID];
  return {
    phase: G.phase,
    round: G.round,
    active: G.active,
    clockwise: G.direction > 0,
    stack: {
      cards: G.stack,
      dish: G.stack.length > 0 ? Number(G.stack[0]) : null,
      total: total(G.stack),
    },
    deck: { cards: G.deck.length, spoilt: G.spoilt },
    discard: G.discard,
    open: G.open,
    supply: G.supply,
    shown: G.shown,
    seats: G.tokens.map((tokens, seat) => ({ seat, tokens, hand: G.hands[seat].length })),
    own: own === undefined ? null : { hand: own },
  };
}

function endIf({ G }) {
  if (G.phase !== "over") return undefined;
  return { tokens: G.tokens, hands: G.hands.map((hand) => hand.length) };
}

exports.tempura = (deltaState) => ({
  name: "tempura",
  seed: "tabbytop",
  deltaState,
  disableUndo: true,
  setup,
  moves,
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.active, next: ({ G }) => G.active },
  },
  playerView,
  endIf,
});
