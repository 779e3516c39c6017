/** The words of the room: the frame, the shelf, setting up a table, who I am, the rules. */

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

const counted = (number: number): string => NUMBERS[number] ?? String(number);
const named = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
const plural = (level: string, number: number): string => (number === 1 ? level : /y$/.test(level) ? `${level.slice(0, -1)}ies` : /x$/.test(level) ? `${level}es` : `${level}s`);

export const room = {
  name: "Tabbytop",
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
  somebody: "somebody",

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
    about: (level: string, about: string) => `${named(level)}: ${about}`,
    what: (game: string, bots: number, level: string) => `${game} with ${counted(bots)} ${plural(level, bots)}`,
    deal: "Deal me in",
  },

  lobby: {
    page: "Who is waiting",
    title: "Somebody is waiting",
    with: (who: string, free: number) => `${who ? `with ${who} · ` : ""}${free === 1 ? "one chair free" : `${counted(free)} chairs free`}`,
    sitDown: "Sit down",
    sitDownAt: (game: string, who: string) => `Sit down: ${game}${who && ` with ${who}`}`,
    nobody: "Nobody just now",
    first: "Somebody has to be the first. Leave a chair open to anybody, and you wait here.",
    own: "Open a table of your own",
  },
} as const;
