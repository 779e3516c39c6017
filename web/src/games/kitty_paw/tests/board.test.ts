/** The board of Kitty Paw: where pieces lie, and what will have come of strokes that are on their way. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { isBetter, withAttempt } from "../bestScores.ts";
import { figureOfCard, figureOfMat } from "../figure.ts";
import {
  aCatFurther,
  cellAt,
  cellOf,
  cellUnder,
  COLUMNS,
  fits,
  halfACatFurther,
  MAT_HEIGHT,
  MAT_WIDTH,
  middleOf,
  nameOf,
  roomyCell,
  ROWS,
  slantedOf,
  toMiddle,
} from "../lattice.ts";
import { askingOf, flipInWords, pointedAt, runnerUpAt } from "../captions.ts";
import { broadSpread, roundSpread } from "../scatter.ts";
import { boxWaits, foretold, liftOf, type SeatView, type View } from "../strokes.ts";
import { Taps } from "../taps.ts";
import "../../../../tests/texts.ts";

const CARD = {
  card: 1,
  level: 1,
  set: "one",
  value: 2,
  penalty: -1,
  cats: 2,
  symbol: null,
  pieces: [
    { piece: "box", q: 0, r: 4, face: "vertical", turn: 0 },
    { piece: "calico", q: 0, r: 4, face: "back", turn: 1 },
    { piece: "bobtail", q: 2, r: 0, face: "belly", turn: 0 },
  ],
};

function seatAt(change: Partial<SeatView> = {}): SeatView {
  return {
    seat: 0,
    playing: true,
    points: 0,
    scored: [],
    card: CARD,
    ready: true,
    paw: null,
    mat: [],
    box: { side: "horizontal", placed: false },
    frozen: false,
    peeking: null,
    stray: null,
    out: false,
    wrong_calls: 0,
    full: false,
    ...change,
  };
}

function viewOf(seat: SeatView): View {
  return {
    game: "kitty-paw",
    seat: 0,
    phase: "build",
    asked: [],
    round: 1,
    extra: 0,
    pile: 36,
    row: [CARD, null, null, null],
    spots: [
      { kind: "calico", face: "belly", turn: 5 },
      { kind: "tuxedo", face: "back", turn: 0 },
    ],
    boxes: [],
    caller: null,
    answered: [],
    seconds: null,
    seats: [seat],
    own: null,
  };
}

const after = (seat: SeatView, ...moves: string[]): View => foretold(viewOf(seat), 0, moves);
const mine = (view: View): SeatView => view.seats[0] as SeatView;

test("every cell has a name, a slanted place and a middle, and is found under it", () => {
  const middles = new Set<string>();
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const name = nameOf({ column, row });
      assert.deepEqual(cellOf(name), { column, row });
      assert.deepEqual(cellAt(slantedOf({ column, row })), { column, row });
      const { x, y } = middleOf(name);
      assert.ok(x > 0 && x < MAT_WIDTH && y > 0 && y < MAT_HEIGHT);
      middles.add(`${x.toFixed(4)} ${y.toFixed(4)}`);
      assert.equal(cellUnder({ x: x + 0.2, y: y - 0.2 }, "calico", 3), name);
    }
  }
  assert.equal(middles.size, ROWS * COLUMNS);
  assert.equal(nameOf({ column: 7, row: 7 }), "h8");
});

test("a long cat is put down by its middle, with both halves on the mat", () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const [at, middle] = [middleOf("h8"), toMiddle("bobtail", turn)];
    assert.equal(cellUnder({ x: at.x + middle.x, y: at.y + middle.y }, "bobtail", turn), "h8");
    assert.ok(fits("bobtail", turn, cellOf(cellUnder({ x: 0, y: 0 }, "bobtail", turn))));
  }
  assert.equal(fits("bobtail", 0, cellOf("q1")), false);
  assert.equal(fits("bobtail", 3, cellOf("q1")), true);
});

test("keys go by whole cats and by halves, and stay on the mat", () => {
  assert.equal(aCatFurther("h8", 1, 0), "j8");
  assert.equal(aCatFurther(aCatFurther("h7", 0, 1), 0, -1), "h7");
  assert.equal(halfACatFurther("h8", 0, 1), "h9");
  assert.equal(aCatFurther("q1", 1, 0), "q1");
  assert.equal(halfACatFurther("a1", 0, -1), "a1");
});

test("the first piece is held where the whole figure has room", () => {
  for (const { piece } of CARD.pieces) assert.match(roomyCell(CARD.pieces, piece), /^[g-l]([5-9]|1[0-1])$/);
  assert.equal(roomyCell(CARD.pieces, "sphynx"), "i8");
});

test("tiles lie apart from each other, and on the cloth", () => {
  for (const count of [7, 14, 21, 28]) {
    for (const [spread, wide] of [
      [roundSpread(count), 1],
      [broadSpread(count, 1.4), 1.4],
    ] as const) {
      assert.equal(spread.spots.length, count);
      for (const [at, one] of spread.spots.entries()) {
        assert.ok(one.x > 0.05 && one.x < 0.95 && one.y > 0.05 && one.y < 0.95);
        for (const other of spread.spots.slice(at + 1)) {
          const far = Math.hypot((one.x - other.x) * wide, one.y - other.y);
          assert.ok(
            far > 1.35 * spread.radius,
            `${count} tiles, ${far.toFixed(3)} apart, radius ${spread.radius.toFixed(3)}`,
          );
        }
      }
    }
  }
});

test("a figure is as large as what lies in it, the long cat with both halves", () => {
  const { pieces, width, height } = figureOfCard(CARD);
  assert.equal(pieces.length, 3);
  assert.ok(Math.min(...pieces.map(({ x }) => x)) >= 0.8);
  assert.deepEqual([width.toFixed(2), height.toFixed(2)], ["3.90", "5.70"]);
  assert.deepEqual(figureOfMat([]), { pieces: [], width: 0, height: 0 });
});

test("strokes are predicted: take, turn, flip, place, lift", () => {
  const taken = after(seatAt(), "take 1");
  assert.equal(taken.spots[0], null);
  assert.deepEqual(mine(taken).paw, {
    piece: "calico",
    cell: null,
    face: "belly",
    turn: 5,
    symbol: null,
    stray: false,
  });
  const laid = mine(after(seatAt(), "take 1", "turn right", "flip", "turn left", "turn left", "place h8"));
  assert.equal(laid.paw, null);
  assert.deepEqual(laid.mat, [{ piece: "calico", cell: "h8", face: "back", turn: 4, symbol: null, stray: false }]);
  const again = mine(after(laid, "lift calico"));
  assert.deepEqual([again.mat, again.paw?.face], [[], "back"]);
  assert.equal(mine(after(laid, "lift calico", "home")).paw, null);
});

test("what the card does not ask for is a stray, and runs home when the next is taken", () => {
  const stray = mine(after(seatAt(), "take 2", "place c3"));
  assert.deepEqual([stray.stray, stray.mat[0]?.stray], ["mat", true]);
  assert.equal(liftOf(stray.mat[0] as SeatView["mat"][number]), "lift stray");
  assert.deepEqual(mine(after(stray, "take 1")).mat, []);
});

test("the Box card waits before its seat, is flipped and put down", () => {
  assert.ok(boxWaits(seatAt()));
  const held = mine(after(seatAt(), "lift box", "turn right", "flip"));
  assert.deepEqual([held.paw?.piece, held.paw?.face, held.paw?.turn, boxWaits(held)], ["box", "vertical", 0, false]);
  assert.ok(mine(after(held, "place h8")).box.placed);
});

test("an impossible stroke is not predicted", () => {
  const full = mine(after(seatAt(), "take 1"));
  for (const move of ["take 2", "take 9", "lift box", "lift calico", "peek 3", "meow"])
    assert.deepEqual(mine(after(full, move)), full, move);
  assert.equal(mine(after(seatAt({ card: null }), "grab 1")).card, null, "somebody may be quicker");
});

test("points are better than seconds, and three games are kept", () => {
  assert.ok(isBetter({ points: 40, seconds: 500 }, { points: 39, seconds: 100 }));
  assert.ok(isBetter({ points: 40, seconds: 99 }, { points: 40, seconds: 100 }));
  const kept = [
    { points: 3, seconds: 9 },
    { points: 2, seconds: 9 },
    { points: 1, seconds: 9 },
  ];
  assert.deepEqual(
    withAttempt(kept, { points: 2, seconds: 5 }).map(({ seconds }) => seconds),
    [9, 5, 9],
  );
});

test("a second tap soon after the first, at the same place, is one; by keys there is none", () => {
  const click = (clientX: number, timeStamp: number, detail = 1): MouseEvent =>
    ({ clientX, clientY: 50, timeStamp, detail }) as MouseEvent;
  const taps = new Taps();
  taps.first(click(10, 0), "h8");
  assert.equal(taps.second(click(14, 200)), "h8");
  assert.equal(taps.second(click(14, 250)), undefined, "a third is the first of the next");
  for (const [first, second] of [
    [click(10, 0), click(90, 200)],
    [click(10, 0), click(10, 900)],
    [click(10, 0, 0), click(10, 200)],
  ] as const) {
    taps.first(first, null);
    assert.equal(taps.second(second), undefined);
  }
});

test("the runner-up of a hint is told without the names of spots and cells", () => {
  const view = viewOf(seatAt());
  const [tile] = view.spots;
  const twice: View = { ...view, spots: [tile ?? null, tile ?? null] };
  const second = (best: string, move: string): string =>
    runnerUpAt(twice, { move: best, words: best, reasons: [], runnerUp: { move, words: move, reasons: [] } });
  assert.match(second("take 1", "take 2"), /another Calico/);
  assert.match(second("lift box", "take 2"), /a Calico/);
  assert.doesNotMatch(second("flip", "place i7"), /i7/);
  assert.equal(second("place i7", "home"), "home");
  assert.equal(runnerUpAt(twice, { move: "home", words: "home", reasons: [], runnerUp: null }), "");
});

test("a hint points at what is there, and at nothing that is gone", () => {
  const pointed = (view: View, move: string): string | undefined =>
    pointedAt(view, mine(view), { move, words: move })?.words;
  const [before, taken] = [viewOf(seatAt()), after(seatAt(), "take 1")];
  assert.match(pointed(before, "take 1") ?? "", /Calico/);
  assert.equal(pointed(taken, "take 1"), undefined, "somebody has taken it");
  assert.equal(pointed(before, "place i7"), undefined, "the paw is empty");
  assert.doesNotMatch(pointed(taken, "place i7") ?? "i7", /i7/, "the mat shows no such names");
  assert.equal(pointed(before, "meow"), "meow");
  const box = (state: string): View => ({ ...before, boxes: [{ box: 3, by: null, state, symbol: null }] });
  assert.notEqual(pointed(box("closed"), "peek 3"), undefined);
  assert.equal(pointed(box("peeked"), "peek 3"), undefined, "somebody else looks into it");
  assert.equal(pointed(before, "keep"), undefined, "the box has been shut");
});

test("the question tells what to do with the piece in the paw, and who chose the card", () => {
  const asking = (view: View, given = false): string =>
    Object.values(askingOf(view, mine(view), String, false, given)).join(" ");
  const start = asking(viewOf(seatAt()));
  assert.notEqual(asking(viewOf(seatAt()), true), start, "the clock has chosen");
  const [first, box] = [after(seatAt(), "take 1"), after(seatAt(), "lift box")];
  assert.match(asking(first), /anywhere/);
  assert.doesNotMatch(asking(after(seatAt(), "lift box", "place i7", "take 1")), /anywhere/);
  assert.notEqual(asking(box), asking(first));
});

test("the button that flips a Box card says how it will lie", () => {
  const held = (...moves: string[]): string => flipInWords(mine(after(seatAt(), ...moves)).paw);
  const [upright, flat, cat] = [held("lift box"), held("lift box", "flip"), held("take 1")];
  assert.equal(new Set([upright, flat, cat]).size, 3);
  assert.equal(held("lift box", "flip", "flip"), upright);
});
