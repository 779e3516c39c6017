/** What is said at a table of Meow!. */

import { counted } from "./numbers.ts";

const cards = (count: number): string => (count === 1 ? "1 card" : `${count} cards`);
const acts = (count: number): string => (count === 1 ? "1 act" : `${count} acts`);

export const meow = {
  cards,

  circle: {
    label: "The circle",
    pile: (count: number): string => `The pile: ${cards(count)}, face down`,
    round: (round: number, rounds: number): string => (rounds > 0 ? `Round ${round} of ${rounds}` : `Round ${round}`),
    candle: "The candle burns down",
    you: "You",
    laidByYou: "You laid this",
    laidBy: (name: string): string => `${name} laid this`,
    revealedByYou: "You reveal",
    revealedBy: (name: string): string => `${name} reveals`,
    gone: (title: string): string => `${title} is struck from the scroll.`,
    times: (count: number): string => `×${count}`,
    no: "No.",
    broken: "Yes!",
    asks: "?",
    objects: "Objection!",
  },

  seat: {
    label: (name: string, count: number): string => `${name}: ${cards(count)} in hand`,
    active: "whose turn it is",
    pointed: "is pointed at",
    saidNo: "said no",
    ready: "ready",
    objected: "has objected",
    best: (hands: number): string => (hands === 1 ? "got past 1 hand at best" : `got past ${hands} hands at best`),
    bestShort: (hands: number): string => `best ${hands}`,
  },

  part: { before: "BEFORE", after: "AFTER" } as { readonly [part: string]: string },

  hand: {
    label: "Your rules",
    none: "No rule in your hand.",
    onlooker: "You look on.",
    binds: "They bind the others, not you.",
    learn: "Look well: they go to your left.",
    asked: "Was one of these broken?",
    reveal: "Which one do you show?",
    lay: "Lay one of these.",
  },

  struck: {
    title: "Struck",
    none: "Nothing so far. Press an act below that you cannot do, or would rather not.",
    unseen: "Nobody is told.",
  },

  turn: {
    yours: "This turn",
    theirs: (name: string): string => `${name}’s turn`,
    waiting: "Before the first turn",
    used: (used: number, most: number): string => `${used} of ${acts(most)} used`,
    spare: "Two of them are to spare: for nonsense that leads imitators astray.",
    before: "Before the card",
    after: "After the card",
    nothingIn: { before: "Before the card: nothing", after: "After the card: nothing yet" },
    remember: "Every card the others hold binds you. Remember any? We’re not telling.",
    watch: "Watch closely. Nothing here remembers for you.",
    said: (word: string): string => `“${word}”`,
    doneAs: (label: string, times: number): string => (times > 1 ? `${label}, ${times} times` : label),
    parts: "The turn",
    steps: { before: "Before", card: "Card", act: "Acts", after: "After", check: "Check" },
  },

  ask: {
    check: "Ask the circle",
    more: (left: string): string => `Anything else, before you ask ${left}?`,
    full: (left: string): string => `That was all there is room for. Ask ${left}, or repeat yourself.`,
    replace: "Have a rule replaced",
    notReplace: "Never mind",
    replacing: "Which rule? It must be one that you know to be in the game.",
    onceAGame: "Once a game. All will hear which rule is gone.",
    strikeNote: (count: number): string =>
      count === 0
        ? "Most people strike nothing."
        : count === 1
          ? "One act struck, unseen."
          : `${count} acts struck, unseen.`,
    passNote: (name: string): string => `They go to ${name}, and then you know what ${name} holds.`,
    lay: "Lay a card.",
    layTimed: "What comes before? Then lay a card.",
    layMore: "Anything else before? Then lay a card.",
    answerNote: "If so, press that rule. Object if the card on the altar was not obeyed.",
    nameNote: "If so, press that rule.",
    playNote: "You will have to obey it, too.",
    beforeNote: "Acts for BEFORE cards now, then a card, then those for AFTER.",
    afterNote: "Your card lies: now for what comes AFTER.",
    look: "Look again",
    no: "No, not mine",
    object: "Object",
    toTurn: "To my turn",
    toQuestion: "To what I am asked",
    wait: "Nothing to say",
  },

  palette: {
    label: "All acts",
    does: { act: "Acts", strike: "Strike an act", replace: "Replace a rule" },
    groups: {
      recent: "Recent",
      noise: "Noises",
      mime: "Moves",
      counted: "Counted",
      spoken: "Spoken",
      memory: "Memory",
    },
    tabs: "Groups of acts",
    tab: (group: string, count: number): string => `${group}, ${acts(count)}`,
    search: "Find an act",
    searchRule: "Find a rule",
    nothing: "Nothing of that name. The cat is relieved.",
    noRecent: "What you do will be kept at hand here.",
    done: (times: number): string => (times === 1 ? "done this turn" : `done ${counted(times)} times this turn`),
    struck: "struck",
    words: (label: string): string => `${label}: which word?`,
    findWord: (count: number): string => `Type one of ${count} words`,
    someOf: (shown: number, count: number): string => `${shown} of ${count}: type to find the others.`,
    fresh: "Nobody may have said it in this game. Do you remember?",
    say: (word: string): string => `“${word}”`,
    sayAs: (word: string, label: string): string => `Say “${word}”: ${label}`,
    wordsFound: "Words to say",
    back: "Back to the acts",
    grow: "More of the palette",
    shrink: "Less of the palette",
    loading: "The acts are being unpacked …",
  },

  listed: {
    open: (count: number): string => (count === 1 ? "1 rule came to light" : `${count} rules came to light`),
    openShort: (count: number): string => (count === 1 ? "1 rule" : `${count} rules`),
    title: "Rules that came to light",
    none: "None so far.",
    where: "Where they are now is for you to remember.",
  },
};
