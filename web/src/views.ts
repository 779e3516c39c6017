// Written by `make wire` from games/*/view.py and guide.py: change it there.

export namespace CatLady {
  /** The table as a seat, or a spectator, may see it. */
  export interface CatLadyView {
    game: string;
    seat: number | null;
    edition: string;
    /** opening, turns, choupette, feeding, over */
    phase: string;
    /** 0 before the first */
    turn: number;
    /** whose turn it is; before the first who places the cat, after the last who had it */
    active: number;
    /** who is asked, and what */
    asked: { [key: string]: unknown }[];
    grid: CellView[];
    /** the line that the cat token is beside */
    token: string | null;
    deck: number;
    removed: number;
    /** from left to right */
    strays: string[];
    /** the oldest first */
    discards: string[];
    goals: GoalView[];
    pool: GoalView[];
    players: PlayerView[];
    /** what Choupette ate before all others */
    paid: string[];
    /** solitaire: the cat player's starting cards … */
    starting: string[];
    /** … and the turn cards that were drawn, the latest last */
    turn_cards: string[];
    own: OwnView | null;
  }

  /** The facts about cards as the server sends them: those that are empty or untrue left out. */
  export interface CardFacts {
    edition?: "base" | "treats";
    /** in the box */
    copies?: number;
    /** the seats from which on a cat is in the deck */
    mark?: string;
    /** of a cat, or of the cat of a box */
    colours?: string[];
    /** the food of a cat, or of the cat of a box */
    eats?: string[];
    /** any food instead: the minimum, and the maximum if there is one */
    any_food?: number[];
    /** once fed; of a goal */
    points?: number;
    /** points for each thing that `per` names */
    each?: number;
    per?: string;
    /** the special ability of a cat */
    special?: string;
    /** the tokens that a food card becomes */
    gives?: string[];
    /** for a goal, with 3, 4, 5 and 6 seats */
    needed?: number[];
  }

  /** A cell of the grid; `card` is None if it could not be refilled. */
  export interface CellView {
    cell: string;
    card: string | null;
  }

  /** A goal between two seats, or in the pool. */
  export interface GoalView {
    goal: string;
    needed: number;
    partners: number[];
  }

  /** The public part of a player; in solitaire player 1 is the cat player. */
  export interface PlayerView {
    seat: number;
    cat_player: boolean;
    cats: string[];
    /** at the end what is left over */
    food: { [key: string]: number };
    boxes: string[];
    /** of 2 VP each */
    vp_tokens: number;
    /** how many cards */
    hand: number;
    /** the hand, where it lies open */
    cards: string[] | null;
    /** with feeding */
    done: boolean;
    /** how it fed, once all have shown */
    plan: string[] | null;
  }

  /** The part that only the seat itself sees. */
  export interface OwnView {
    hand: string[];
    /** what it has fed so far */
    plan: string[];
    /** how often it may still take food back */
    changes: number;
  }
}

export namespace KibbleScuffle {
  /** The table as a seat, or an onlooker, may know it. */
  export interface KibbleView {
    game: string;
    seat: number | null;
    /** building, opening, placement, feeding, over */
    phase: string;
    /** 0 before the first */
    turn: number;
    /** the seat whose turn it is; 0 before the first turn */
    active: number;
    /** the seat that has the Cat Food Box */
    holder: number;
    teams: boolean;
    /** the seats that are asked, with their prompts */
    asked: { [key: string]: unknown }[];
    bowls: BowlView[];
    /** numbers of cubes of 1, 2 and 3 points in the Cat Food Box */
    box: number[];
    seats: SeatView[];
    own: OwnView | null;
  }

  /** The facts about cards as the server sends them: those that are empty or untrue left out. */
  export interface CardFacts {
    /** in the set of each seat */
    copies?: number;
    advanced?: boolean;
    /** eats before all others */
    first?: boolean;
    /** the cats it counts for at a bowl */
    counts?: number;
  }

  /** A bowl: its cats in order of arrival, and its cubes, the best first. */
  export interface BowlView {
    /** 1-3, as in notation */
    bowl: number;
    cats: CatView[];
    /** House Cats that come back after dinner */
    aside: CatView[];
    /** cats as dinner counts them */
    counted: number;
    cubes: number[];
    /** owner of the Laser Pointer at this bowl */
    laser: number | null;
    /** a Robo-Vac is running */
    closed: boolean;
  }

  /** Public information about a seat. */
  export interface SeatView {
    seat: number;
    points: number;
    cubes: number[];
    hand: number;
    deck: number;
    /** the oldest first */
    discard: string[];
    /** publicly known cards in hand; only with the option `reminders` */
    known: string[] | null;
    /** None while a built deck is still secret */
    left_out: string[] | null;
  }

  /** Information that only the seat itself has. */
  export interface OwnView {
    hand: string[];
    /** the cards left in it, in no order */
    deck: string[];
    left_out: string[];
  }

  /** A cat at a bowl. */
  export interface CatView {
    card: string;
    owner: number;
    /** how often its arrival was resolved in this turn (KS-T17) */
    resolved: number;
  }
}

export namespace KittyPaw {
  /** The table as a seat, or an onlooker, may know it. */
  export interface KittyPawView {
    game: string;
    seat: number | null;
    /** paw, build, answer, over */
    phase: string;
    /** who is asked, and what */
    asked: { [key: string]: unknown }[];
    round: number;
    /** 0, or which of the extra rounds */
    extra: number;
    pile: number;
    row: (CardView | null)[];
    spots: (TileView | null)[];
    boxes: HideView[];
    caller: number | null;
    answered: number[];
    /** alone: ticks of the clock */
    seconds: number | null;
    seats: SeatView[];
    own: OwnView | null;
  }

  /** The facts about cards as the server sends them: those that are empty or untrue left out. */
  export interface CardFacts {
    /** two cats long */
    long?: boolean;
    /** the tile that a Hide-and-Seek cat imitates */
    like?: string;
  }

  /** A Kitty card. */
  export interface CardView {
    card: number;
    level: number;
    set: string;
    value: number;
    penalty: number;
    cats: number;
    symbol: string | null;
    /** the lowest first */
    pieces: PatternPiece[];
  }

  /** A tile in the middle. */
  export interface TileView {
    kind: string;
    face: string;
    turn: number;
  }

  /** One of the boxes around the tiles. */
  export interface HideView {
    box: number;
    /** who peeks at it, or has taken it */
    by: number | null;
    /** closed, peeked, taken */
    state: string;
    /** all see it once it was taken this round; else what this seat saw */
    symbol: string | null;
  }

  /** What everybody sees of a seat. */
  export interface SeatView {
    seat: number;
    playing: boolean;
    points: number;
    scored: ScoredView[];
    card: CardView | null;
    ready: boolean;
    paw: PieceView | null;
    /** the lowest first */
    mat: PieceView[];
    box: BoxCardView;
    frozen: boolean;
    peeking: number | null;
    /** paw, mat */
    stray: string | null;
    out: boolean;
    wrong_calls: number;
    full: boolean;
  }

  /** What only the seat itself has seen this round: symbols by box. */
  export interface OwnView {
    seen: { [key: string]: string };
  }

  /** A piece as a Kitty card shows it, in the card's own slanted coordinates. */
  export interface PatternPiece {
    piece: string;
    q: number;
    r: number;
    /** back or belly; horizontal or vertical; up */
    face: string;
    turn: number;
  }

  /** A scored card. */
  export interface ScoredView {
    card: number;
    points: number;
  }

  /** A piece in a paw or on a mat. */
  export interface PieceView {
    piece: string;
    /** None in the paw */
    cell: string | null;
    face: string;
    turn: number;
    /** of a Hide-and-Seek card */
    symbol: string | null;
    stray: boolean;
  }

  /** A seat's Box card. */
  export interface BoxCardView {
    side: string;
    placed: boolean;
  }
}

export namespace Meow {
  /** The table as a seat, or an onlooker, may know it. */
  export interface MeowView {
    game: string;
    seat: number | null;
    /** strike, pass, play, act, reveal, check, over */
    phase: string;
    /** who is asked, and what */
    asked: { [key: string]: unknown }[];
    round: number;
    /** the last one; 0: there is none */
    rounds: number;
    active: number | null;
    starter: number | null;
    budget: BudgetView;
    played: CardView | null;
    /** of this turn, to those who may see them now */
    acts: ActView[];
    pointed: number | null;
    /** the seats that said no in this check */
    cleared: number[];
    /** until the next turn begins */
    revealed: RevealedView | null;
    /** the rule that was replaced, until the next turn begins */
    gone: string | null;
    pile: number;
    seats: SeatView[];
    /** rules that came to light; only with `helper` */
    listed: CardView[] | null;
    own: OwnView | null;
  }

  /** The facts about cards as the server sends them: those that are empty or untrue left out. */
  export interface CardFacts {
    sign?: string;
    /** of the action in the palette */
    label?: string;
    animal?: string;
    /** of a drawn cat */
    motion?: string;
    /** the action as watchers see it */
    shown?: string;
    /** the sound of it */
    noise?: string;
    young?: boolean;
    /** in the small box */
    small?: boolean;
    /** of a turn, with that option */
    part?: "after" | "before";
    /** how often a counted action is done; 0: it is not counted */
    times?: number;
    /** how many may be said: `/api/games/meow/words` */
    words?: number;
    /** the words that people think of first */
    common?: string[];
  }

  /** How many different acts a turn may have, and how many it had. */
  export interface BudgetView {
    most: number;
    used: number;
  }

  /** A rule card. */
  export interface CardView {
    name: string;
    title: string;
    animal: string;
    text: string;
    family: string;
    blue: boolean;
    /** its background: before or after */
    part: string;
    /** how often, exactly; 0: once or more */
    times: number;
  }

  /** An act as it is performed: people are shown `shown`, `sign`, `noise` and `motion`. */
  export interface ActView {
    /** its name, for animations, screen readers and bots */
    act: string;
    shown: string;
    sign: string;
    noise: string;
    motion: string;
    /** what was said */
    word: string | null;
    /** before or after the card was laid */
    part: string;
    /** how often in this part */
    times: number;
  }

  /** The rule that was revealed last. */
  export interface RevealedView {
    seat: number;
    card: CardView;
  }

  /** What everybody sees of a seat. */
  export interface SeatView {
    seat: number;
    cards: number;
    /** how many hands its best check got past */
    best: number;
    /** ready, or passed, while all are asked */
    done: boolean;
    /** has replaced a rule */
    replaced: boolean;
    /** has asked to see the acts again, while it is pointed at */
    looked: boolean;
    /** in this turn */
    objected: boolean;
  }

  /** What only the seat itself sees. */
  export interface OwnView {
    hand: CardView[];
    struck: string[];
  }
}

export namespace TemPurrA {
  /** The table as a seat, or an onlooker, may know it. */
  export interface TempuraView {
    game: string;
    seat: number | null;
    /** start, turn, add, over */
    phase: string;
    round: number;
    active: number;
    clockwise: boolean;
    /** the seats that are asked, with their prompts */
    asked: { [key: string]: unknown }[];
    stack: StackView;
    deck: DeckView;
    /** in the order of KINDS */
    discard: string[];
    /** face-up Indigestions, to be shuffled in */
    open: number;
    /** Indigestions that are not in the game yet */
    supply: number;
    seats: SeatView[];
    own: OwnView | null;
  }

  /** The facts about cards as the server sends them: those that are empty or untrue left out. */
  export interface CardFacts {
    /** in the box */
    copies?: number;
    /** of a dish: the cards drawn by the player who eats it */
    value?: number;
    /** with the option `dishes=even` */
    copies_even?: number;
  }

  /** The cards in play, the lowest first, and their total. */
  export interface StackView {
    cards: string[];
    /** the value to be matched; None while there is no stack */
    dish: number | null;
    /** cards that eating the stack draws */
    total: number;
    /** probability of an Indigestion among them, in thousandths */
    danger: number;
    /** expected number of Indigestions among them, in thousandths */
    expected: number;
  }

  /** Public information about the deck. */
  export interface DeckView {
    /** all of them, Indigestions included */
    cards: number;
    /** Indigestions among them */
    spoilt: number;
  }

  /** Public information about a seat. */
  export interface SeatView {
    seat: number;
    tokens: number;
    hand: number;
    /** publicly known cards in hand; only with the option `reminders` */
    known: string[] | null;
  }

  /** Information that only the seat itself has. */
  export interface OwnView {
    hand: string[];
  }
}

/** What a seat, or an onlooker, is shown in each game. */
export interface Views {
  "cat-lady": CatLady.CatLadyView;
  "kibble-scuffle": KibbleScuffle.KibbleView;
  "kitty-paw": KittyPaw.KittyPawView;
  "meow": Meow.MeowView;
  "tem-purr-a": TemPurrA.TempuraView;
}
