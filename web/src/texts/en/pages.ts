/** The words of the room: the frame, the shelf, setting up a table, who I am, the rules. */

import { language } from "./language.ts";
import { levels } from "./levels.ts";
import { counted } from "./numbers.ts";
import { atTime } from "./times.ts";
import { capital, spoken } from "./words.ts";

const HOW_GOOD: { readonly [level: string]: string } = {
  kitten: "very easy",
  tabby: "easy",
  lynx: "ordinary",
  puma: "strong",
  tiger: "fiendish",
};
const CARD_GROUPS: { readonly [group: string]: string } = {
  cat: "Cats",
  item: "Items",
  tile: "Tiles",
  dish: "Dishes",
  action: "Actions",
  stray: "Strays",
  toy: "Toys",
  costume: "Costumes",
  play: "To play",
  box: "Boxes",
  goal: "Goals",
  noise: "Noises",
  mime: "Gestures",
  counted: "So many times",
  spoken: "Words",
  memory: "By heart",
};

export const pageTexts = {
  name: "Tabbytop",
  /** when it is installed, among the apps of a device */
  app: {
    language,
    name: "Tabbytop",
    about: "Five cat games on one table.",
    noScript: "Tabbytop needs JavaScript for its cats. In a terminal it needs none: tabbytop play",
  },
  title: (page: string) => (page ? `${page} · Tabbytop` : "Tabbytop"),

  top: {
    home: "Tabbytop, to the shelf",
    back: "Back to the shelf",
    tools: "Settings and you",
    mute: "Sound off",
    unmute: "Sound on",
    dark: "Make it dark",
    light: "Make it light",
    me: (name: string) => (name ? `You: ${name}` : "You"),
  },
  close: "Close",
  notes: "Messages",
  silent: "The server does not answer; are you online?",
  failed: "The server could not do that.",
  somebody: "somebody",

  offline: {
    title: "No connection",
    about: "Somebody has chewed through the line. It goes on by itself when it is mended.",
    again: "Try again",
    look: "To look at until then, as they were:",
    table: (game: string, others: string) => (others ? `${game} with ${others}` : game),
    time: (time: number) => `As it was ${atTime(time)}`,
    open: "Look",
    openAt: (game: string, others: string) => `Look: ${game}${others && ` with ${others}`}`,
  },

  announcement: "From whoever runs this place",
  putAway: "Got it",

  home: {
    shelf: "The shelf",
    nameBefore: "Tabbyt",
    nameAfter: "p",
    lines: ["Five cat games, one table.", "It’s raining. Stay a while."],
  },

  mine: {
    turns: (tables: number) => (tables === 1 ? "Your turn at a table" : `Your turn at ${counted(tables)} tables`),
    tables: "Your tables",
    more: (tables: number) => `and ${tables} more`,
    none: "Nothing on the table yet",
    noneYet: "Take a box from the shelf. Friends get a link, empty chairs get a bot.",
    where: (game: string, others: string) => (others ? `${game} with ${others}` : game),
    /** the heading says already whose turn it is */
    asks: (prompt: string) => prompt.replace(/^Your turn[.:]\s*/, ""),
    yourTurn: "It is your turn",
    othersPlay: "The others play",
    waits: "Waits for friends",
    over: "Over",
    sitDown: "Sit down",
    sitDownAt: (game: string, others: string) => `Sit down: ${game}${others && ` with ${others}`}`,
    replay: "Look back",
    replayOf: (game: string, others: string) => `Look back: ${game}${others && ` with ${others}`}`,
  },

  friend: {
    title: "A friend has a table?",
    how: "Their link leads straight to a chair.",
    placeholder: "paste the link",
    label: "Link to the table",
    join: "Join",
    noLink: "That is no link to a table.",
    or: "or",
    lobby: "see who is waiting",
  },

  bots: {
    title: "Nobody home?",
    fair: "The bots are. They play fair and purr.",
    level: "How good they are",
    about: (level: string) => `${capital(levels.called(level))}${HOW_GOOD[level] ? `: ${HOW_GOOD[level]}` : ""}`,
    what: (game: string, bots: number, level: string) => `${game} with ${counted(bots)} ${levels.several(level, bots)}`,
    deal: "Deal me in",
  },

  lobby: {
    page: "Who is waiting",
    title: "Somebody is waiting",
    with: (who: string, free: number) =>
      `${who ? `with ${who} · ` : ""}${free === 1 ? "one chair free" : `${counted(free)} chairs free`}`,
    sitDown: "Sit down",
    sitDownAt: (game: string, who: string) => `Sit down: ${game}${who && ` with ${who}`}`,
    nobody: "Nobody just now",
    first: "Somebody has to be the first. Leave a chair open to anybody, and you wait here.",
    own: "Open a table of your own",
  },

  me: {
    page: "You",
    hello: (name: string) => `Hello, ${name}`,
    unknown: "Hello",
    kept: "Games that have begun keep the name you had.",
    name: "Your name",
    change: "Call me that",
    changed: (name: string) => `${name} it is.`,
    cat: "Your cat",
    catName: (cat: string): string => spoken(cat),
    games: "Your games",
    running: "Going on",
    over: "Over, to look back at",
    noGames: "None yet. The shelf is full.",
    shelf: "To the shelf",
    likes: "As you like it",
    language: "Language",
    sound: "Sound",
    soundAbout: "purrs, paper and kibble, quietly",
    theme: "Light",
    themes: [
      ["As the device", "device"],
      ["Light", "light"],
      ["Dark", "dark"],
    ],
    motion: "Motion",
    motions: [
      ["As the device", "device"],
      ["Cats jump", "full"],
      ["Calm", "calm"],
    ],
    hand: "The hand you play with",
    hands: [
      ["Left", "left"],
      ["Right", "right"],
    ],
  },

  account: {
    title: "An account, if you like",
    guest: "You play as a guest. With an account your games are on your other devices too.",
    login: "Name to log in with",
    password: "Password, eight letters or more",
    make: "Make it mine",
    have: "I have one already",
    name: "Name",
    oldPassword: "Password",
    enter: "Log in",
    yours: "Your account",
    you: (login: string) => `You are “${login}” on every device where you log in.`,
    leave: "Log out here",
    left: "Logged out. Until soon.",
    leaveEverywhere: "Log out everywhere",
    leftEverywhere: "Logged out on all devices.",
    data: "My data",
    dataAbout: "All that is kept of you, as a file: your name, your tables, what you said.",
    download: "Give me the file",
    another: "Another password",
    before: "Password until now",
    after: "New password",
    change: "Change it",
    changed: "Your password is another one now; other devices have to log in anew.",
    forget: "Forget me",
    forgetAbout: "You leave all tables; your name and what you said are deleted. There is no way back.",
    yourPassword: "Your password",
    delete: "Delete me and all of it",
    forgotten: "You are forgotten.",
  },

  rules: {
    page: (game: string) => `${game}: how it goes`,
    play: "Sit down and play",
    rules: "How it goes",
    cards: "The cards",
    find: "Find a card",
    group: (group: string): string => CARD_GROUPS[group] ?? spoken(group),
    none: "No card says that.",
    missing:
      "The rules of this game are not written down here yet. The table itself tells what one may do, and why not.",
    waiting: "One moment, somebody lies on the page.",
  },

  lost: {
    page: "Lost",
    title: "Nobody to be seen",
    words: "There is nothing here but a box. Please do not look into it.",
    home: "Back to the shelf",
  },
} as const;
