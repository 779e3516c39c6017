/** What is said around every table. */

import { formatNumber } from "../../formatNumber.ts";
import { atTime } from "./times.ts";
import { levels } from "./levels.ts";
import { capital, listed } from "./words.ts";

const bot = (level: string): string => `${levels.called(level)} bot`;
const aBot = (level: string): string => `A ${levels.called(level) || "bot"}`;

export const table = {
  page: (turn: boolean, title: string): string => `${turn ? "● Your turn · " : ""}${title} · Tabbytop`,
  moment: "One moment …",
  clock: "The clock",
  freeSeat: "Free seat",
  somebody: "Somebody",
  you: "You",
  noTable: "There is no table at this link.",

  prompt: {
    label: "Your answer",
    what: "What do you do?",
    waitsForFriends: "Waiting for friends to sit down.",
    neverPlayed: "Nobody came; this table was never played.",
    closed: "Whoever runs this place has closed the table. Nobody won; everybody may nap.",
    over: "The game is over.",
    busy: "The table is busy.",
    thinks: (who: readonly string[]): string => `${listed(who)} ${who.length === 1 ? "is" : "are"} thinking.`,
    onItsWay: "On its way …",
    search: "Search your answers",
    nothing: "Nothing of that name.",
    more: (count: number): string => `and ${count} more: search for them`,
    whyNot: "Why not?",
    rule: (ruling: string): string => `Rule ${ruling}`,
    hint: "What would a strong bot do?",
    hinting: "Asking a big cat …",
    hinted: (words: string): string => `A big cat would choose: ${words}`,
    doIt: "Do that",
    undo: "Take it back",
    askUndo: "Ask to take it back",
    wantsUndo: (name: string): string => `${name} would like to take a move back.`,
    fine: "Fine by me",
    no: "No",
    neverMind: "Never mind",
    waitsForYes: "Waiting for the others to agree.",
    botForYou: (level: string): string => `${aBot(level)} plays for you.`,
    notHere: (name: string): string => `${name} is not connected.`,
  },

  seats: {
    label: "Who sits where",
    /** one after the other */
    colours: [
      "Denim",
      "Brick",
      "Mustard",
      "Pine",
      "Lilac",
      "Rose",
      "Cocoa",
      "Lagoon",
      "Olive",
      "Plum",
      "Peach",
      "Shell",
    ],
    you: "you",
    thinks: (mine: boolean): string => (mine ? "your turn" : "thinks"),
    here: "here",
    gone: "not connected",
    away: (level: string): string => `away, ${bot(level)}`,
    bot,
    mayJoin: "a friend may sit down",
    isBack: "I’m back",
    letBot: "Let a bot play",
    mute: (name: string): string => `Mute ${name}`,
    unmute: (name: string): string => `Hear ${name} again`,
    time: (left: string): string => `${left} left`,
    acts: (name: string): string => `About ${name}`,
  },

  report: {
    open: "Report…",
    person: (name: string): string => `Report ${name}`,
    line: (name: string): string => `Report what ${name} said`,
    why: "What is wrong?",
    reasons: {
      insult: "Insults somebody",
      harassment: "Does not leave somebody alone",
      spam: "Talks without end, or advertises",
      name: "Has a name that hurts",
      cheating: "Cheats",
      other: "Something else",
    },
    more: "Anything else, if you like",
    quiet: "Nobody at the table hears of it.",
    send: "Send the report",
    thanks: "Thank you. Somebody will look at it.",
  },

  span: (milliseconds: number): string => {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
    if (seconds < 90) return `${seconds} s`;
    const minutes = Math.round(seconds / 60);
    if (minutes < 90) return `${minutes} min`;
    const hours = Math.round(minutes / 60);
    return hours < 36 ? `${hours} h` : `${Math.round(hours / 24)} days`;
  },

  log: {
    title: "What happened",
    older: "Older",
    nothing: "Nothing yet. The cats are stretching.",
    sitsDown: (mine: boolean, name: string): string => (mine ? "You sit down." : `${name} sits down.`),
    stands: "Somebody gets up; the seat is free again.",
    begins: "The game begins.",
    late: (mine: boolean, name: string): string => `Time is up for ${mine ? "you" : name}.`,
    away: (level: string, mine: boolean, name: string): string => `${aBot(level)} plays for ${mine ? "you" : name}.`,
    back: (mine: boolean, name: string): string => (mine ? "You are back." : `${name} is back.`),
    pauses: (mine: boolean, name: string): string =>
      `The clock is paused while ${mine ? "you are" : `${name} is`} away.`,
    resumes: "The clock runs again.",
    leaves: (mine: boolean, name: string): string => `${mine ? "You leave" : `${name} leaves`}; a bot plays on.`,
    asksUndo: (mine: boolean, name: string): string => `${mine ? "You ask" : `${name} asks`} to take a move back.`,
    agrees: (mine: boolean, name: string): string => (mine ? "You agree." : `${name} agrees.`),
    declines: (mine: boolean, name: string): string => (mine ? "You decline." : `${name} declines.`),
    lapsed: "Nothing is taken back now.",
    removed: (mine: boolean, name: string): string =>
      mine ? "The host asks you to leave." : `The host asks ${name} to leave.`,
    banned: (mine: boolean, name: string): string =>
      mine ? "The host asks you to leave, for good." : `The host asks ${name} to leave, for good.`,
    undone: "Taken back.",
    rematch: "There is a new table for another game.",
    closed: "The table was closed.",
    says: (name: string, text: string): string => `${name}: ${text}`,
    does: (name: string, gesture: string): string => `${name}: *${gesture.toLowerCase()}*`,
  },

  talk: {
    label: "Talk",
    say: "Say something",
    send: "Say",
    emotes: "A cat’s gestures",
    emote: {
      purr: "Purr",
      meow: "Meow",
      hiss: "Hiss",
      chirp: "Chirp",
      yawn: "Yawn",
      stretch: "Stretch",
      pounce: "Pounce",
      headbutt: "Headbutt",
      "tail-up": "Tail up",
      loaf: "Loaf",
      zoomies: "Zoomies",
      "slow-blink": "Slow blink",
    },
  },

  line: {
    connecting: "Connecting …",
    broken: "The line is broken. Your seat is kept; trying again …",
    back: "Back at the table.",
    welcome: "Welcome to the table.",
    asItWas: (time: number): string => `As it was ${atTime(time)}; no connection.`,
    sleeps: "The table sleeps. It goes on by itself.",
    waits: "Your move waits here. It is sent when there is a connection.",
    noLine: "no connection",
  },

  curtain: {
    turn: (name: string): string => `${name}’s turn`,
    lookAway: "The others look away.",
    iAm: (name: string): string => `I am ${name}`,
    handOver: (name: string): string => `Hand over to ${name}`,
  },

  open: {
    askOver: "Ask your friends over",
    forYou: "There is a seat for you",
    free: (count: number): string =>
      `${count === 1 ? "One seat is" : `${count} seats are`} free. The game begins when all are taken.`,
    sit: "Sit down",
    link: "Link to this table",
    copy: "Copy the link",
    copied: "Copied. Send it to your friends.",
    marked: "The link is marked: copy it.",
    here: "Somebody here plays too",
    theirName: "Their name",
    fill: "Nobody comes? Bots take the rest",
    onlook: "Or just watch.",
    closed: "Closed",
    close: "Close the free seats",
    reopen: "Open the seats again",
  },

  end: {
    label: "Score sheet",
    wins: (names: readonly string[], youWin: boolean): string => {
      if (names.length === 0) return "Nobody wins!";
      return `${capital(listed(names))} ${names.length > 1 || youWin ? "win" : "wins"}!`;
    },
    youInside: "you",
    /** somebody without a seat */
    opponent: (name: string): string => capital(name),
    beaten: (name: string, theirs: number, yours: number): string =>
      `${capital(name)} wins, ${formatNumber(theirs)} to ${formatNumber(yours)}.`,
    again: "Once more",
    join: "Join the new table",
    wentOn: "They went on at a new table",
    replay: "Replay, all hands open",
    record: "Download the record",
    look: "Look at the table",
    show: "Score sheet",
    points: (score: number): string => `${formatNumber(score)} ${score === 1 ? "point" : "points"}`,
    place: (place: number): string => ["1st", "2nd", "3rd"][place - 1] ?? `${place}th`,
    fair: "Is it fair?",
    sealed:
      "The shuffle was fixed before the first card, and this is its seal. The seed is shown when the game is over.",
    opened: "The seed below is what was promised at the start. `tabbytop verify`, with the record, proves it.",
    seal: "Seal",
    seed: "Seed",
    home: "Back to the shelf",
  },

  replay: {
    title: "replay",
    page: (title: string): string => `${title} · replay · Tabbytop`,
    label: "Back and forth",
    first: "To the start",
    before: "One step back",
    play: "Play",
    pause: "Pause",
    next: "One step on",
    last: "To the end",
    step: "Step",
    of: (at: number, last: number): string => `${at} of ${last}`,
    eyes: "Through whose eyes",
    mover: "Who moves",
    hands: "The other hands",
  },

  /** a game whose board is nothing but words */
  sketch: {
    yours: "Yours",
    seat: (number: number): string => `Seat ${number}`,
  },

  menu: {
    title: "At this table",
    more: "More",
    toQuestion: "To the question",
    back: "To the shelf",
    log: "What happened",
    unread: (count: number): string => `What happened: ${count} ${count === 1 ? "line" : "lines"} unread`,
    talk: "Talk",
    rules: "Rules and cards",
    hint: "Hint",
    undo: "Take back",
    soundOn: "Sound is on",
    soundOff: "Sound is off",
    dark: "Dim the lamp",
    light: "Brighten the lamp",
    host: "You are the host",
    remove: (name: string): string => `Ask ${name} to leave`,
    ban: (name: string): string => `Do not let ${name} back`,
    really: (words: string): string => `Really? ${words}`,
    leave: "Get up",
    reallyUp: "Really get up?",
    reallyLeave: "Really get up? A bot plays on.",
    onlooker: "You are looking on.",
    skip: "Skip",
  },
};
