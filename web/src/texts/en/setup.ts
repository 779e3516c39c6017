/** The words of setting up a table. Options that are not named here are called as the game calls them. */

import { levels } from "./levels.ts";
import { counted } from "./numbers.ts";

interface OptionWords {
  title: string;
  /** instead of how the game says it */
  about?: string;
  choices?: { readonly [choice: string]: string };
}

const options: { readonly [game: string]: { readonly [option: string]: OptionWords } } = {
  "kibble-scuffle": {
    deck: {
      title: "The deck",
      choices: { basic: "The basic 20", all: "All 25", built: "Build your own", same: "The same for all" },
    },
    cards: { title: "Those cards", about: "Twenty in all; tap a card to take it in or leave it out" },
    opening: { title: "The opening", choices: { dealt: "Dealt", chosen: "Chosen" } },
    teams: { title: "Two against two" },
    reminders: { title: "Reminders" },
  },
  "kitty-paw": {
    pile: {
      title: "The pile",
      about: "Easy cards first and hard ones last, or every card of the box, well shuffled",
      choices: { levels: "Easy first", all: "All of it, mixed" },
    },
    second: { title: "Second level", choices: { green: "Green", yellow: "Yellow, a little harder" } },
    wrong_call: {
      title: "A wrong Meow!",
      about: "It ends the round for all; or your second one puts you out, and the others play on",
      choices: { ends: "Ends the round", once: "Once, then you are out" },
    },
    ready: { title: "Late paws" },
    pick: { title: "Taking a card" },
    false_start: { title: "Meow! too early" },
    stray: { title: "A stray cat runs home" },
    peek: { title: "A box stays open" },
    wrong_box: { title: "A wrong card slips back" },
    answer: { title: "Answering a Meow!" },
    round: { title: "A round" },
  },
  "tem-purr-a": {
    dishes: { title: "The dishes", choices: { falling: "Big ones are rare", even: "Twelve of each" } },
    skip_changes_dish: { title: "A skip brings another dish" },
    reminders: { title: "Reminders" },
  },
  "cat-lady": {
    edition: { title: "Edition", choices: { treats: "With Box of Treats", base: "The base game" } },
    goals: { title: "Goals between neighbours" },
    open_hands: { title: "Open hands" },
    difficulty: { title: "Alone against the cat", choices: { easy: "Easy", normal: "Ordinary", hard: "Hard" } },
  },
  meow: {
    mode: {
      title: "How many rules",
      about: "One or two each, or thirteen in all; well timed, each must be obeyed before or after the card is laid",
      choices: { basic: "One or two each", thirteen: "Thirteen", "before-after": "Thirteen, well timed" },
    },
    young: { title: "For the young" },
    judge: {
      title: "Who judges",
      about: "The table sees every mistake; or all of you watch each other, and may miss it",
      choices: { engine: "The table", eyes: "Your eyes" },
    },
    helper: { title: "A list of what is known" },
    rounds: { title: "Rounds" },
    seconds: { title: "Seconds a turn" },
  },
};

export const setup = {
  options,
  title: "Who sits down?",
  facts: "What kind of game it is",
  rules: "How it goes, and all cards",
  table: "The chairs around the table",
  you: "You",
  friend: "A friend",
  chair: (number: number, who: string) => `Chair ${number}: ${who}. Change it`,
  bot: (name: string, level: string) => `${name} ${levels.called(level)}, a bot`,
  more: "One chair more",
  moreShort: "chair",
  deal: "Deal",
  open: "Open the table",
  begins: "Friends get a link. It begins when all chairs are taken.",
  company: (bots: number, people: number, me: boolean) => {
    const others = [
      bots > 0 && `${counted(bots)} ${bots === 1 ? "bot" : "bots"}`,
      people > 0 && `${counted(people)} more`,
    ]
      .filter(Boolean)
      .join(" and ");
    if (!me) return `${others}, while you watch`;
    return others ? `you and ${others}` : "just you and the cats";
  },

  sheet: {
    title: "Who sits here?",
    me: "I do",
    bots: "A bot",
    people: "Somebody",
    friend: "A friend, by link",
    friendAbout: "the chair stays free until somebody comes",
    device: "Somebody here",
    deviceAbout: "on this device, in turn",
    name: "Their name",
    player: (number: number) => `Player ${number}`,
    sit: "Sit down",
    away: "Take the chair away",
    least: (game: string, least: number) => `${game} needs ${least === 1 ? "one chair" : `${least} chairs`}.`,
  },

  house: {
    title: "House rules",
    asInTheBox: "as in the box",
    changed: (number: number) => (number === 1 ? "one changed" : `${number} changed`),
    again: "As in the box again",
    fine: "Fine tuning",
    chairs: (rule: string, least: number, most: number) => {
      const many =
        least === most
          ? least === 1
            ? "one chair"
            : `${counted(least)} chairs`
          : `${counted(least)} to ${counted(most)} chairs`;
      return `“${rule}” takes ${many}.`;
    },
    setChairs: "Put them there",
    cards: (count: number) => (count === 1 ? "one card" : `${count} cards`),
    times: (count: number) => `×${count}`,
    less: (what: string) => `${what}: less`,
    more: (what: string) => `${what}: more`,
  },

  at: {
    title: "At the table",
    clock: "Time to think",
    clocks: [
      ["No clock", { kind: "none", seconds: 0 }],
      ["30 s a turn", { kind: "turn", seconds: 30 }],
      ["A minute", { kind: "turn", seconds: 60 }],
      ["Three minutes", { kind: "turn", seconds: 180 }],
      ["A day a move", { kind: "days", seconds: 86_400 }],
      ["Three days", { kind: "days", seconds: 259_200 }],
    ],
    own: (seconds: number) => (seconds > 0 ? `${seconds} s a turn` : "its own clock"),
    ownAbout: "This game keeps the time itself. You can change that under House rules, Fine tuning.",
    talk: "Talk",
    talks: [
      ["Chat", "chat"],
      ["Cat gestures only", "emotes"],
      ["None", "none"],
    ],
    who: "Who may take a free chair",
    whos: [
      ["Who has the link", false],
      ["Anybody", true],
    ],
    onlookers: "Onlookers",
    onlookersAbout: "who has the link may watch what all see",
    oneSeat: "One seat each",
    oneSeatAbout: "who joins sits down once; off: friends on their device may sit down too",
    hints: "Hints",
    hintsAbout: "everybody may ask a big cat what it would do",
    hintsAlone: "alone with bots one may ask a big cat what it would do; between people nobody may",
    inShort: (clock: string, talk: string) => `${clock.toLowerCase()} · ${talk.toLowerCase()}`,
  },

  unknown: "No box on the shelf has that name.",
} as const;
