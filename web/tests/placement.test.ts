import assert from "node:assert/strict";
import { test } from "node:test";
import { bubblePlace, tipPlace } from "../src/table/placement.ts";

const PHONE = { width: 390, height: 844 };
const TIP = { width: 240, height: 90 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("a card tip stands above its card", () => {
  assert.deepEqual(tipPlace(box(150, 400, 90, 120), TIP, PHONE, null), { left: 75, top: 302 });
});

test("a card tip at the top of the window stands below its card", () => {
  assert.equal(tipPlace(box(150, 40, 90, 120), TIP, PHONE, null).top, 168);
});

test("a card tip does not hide the question", () => {
  const question = box(10, 560, 370, 130);
  const { top } = tipPlace(box(150, 700, 90, 130), TIP, PHONE, question);
  assert.equal(top + TIP.height, question.top - 8);
});

test("a card tip stands beside its card where there is room", () => {
  const question = box(300, 600, 700, 100);
  const { left, top } = tipPlace(box(500, 710, 100, 140), TIP, { width: 1440, height: 860 }, question);
  assert.equal(left, 608);
  assert.ok(top > question.bottom);
});

test("a card tip never leaves the window", () => {
  const { left, top } = tipPlace(box(340, 10, 50, 330), TIP, { width: 390, height: 350 }, box(0, 0, 390, 350));
  assert.ok(left >= 8 && left + TIP.width <= 382 && top >= 8);
});

test("a bubble stands below a seat at the top, and not on what may be chosen there", () => {
  const seat = box(10, 50, 180, 70);
  const bubble = { width: 200, height: 60 };
  const header = box(0, 0, 390, 48);
  assert.deepEqual(bubblePlace(seat, bubble, PHONE, [header]), { left: 8, top: 128 });
  const lit = box(0, 125, 390, 400);
  const corner = bubblePlace(seat, bubble, PHONE, [header, lit]);
  assert.deepEqual(corner, { left: 8, top: 60 }, "on it: there is no room beside it");
  const beside = box(195, 50, 190, 70);
  const on = bubblePlace(seat, bubble, PHONE, [header, lit, beside]);
  assert.equal(on, null, "no place on a choice either: a toast shows it instead");
});

test("a bubble stands on its seat where all around it is needed", () => {
  const seat = box(90, 60, 200, 70);
  assert.deepEqual(bubblePlace(seat, { width: 200, height: 60 }, PHONE, [box(0, 0, 390, 50), box(0, 130, 390, 700)]), {
    left: 90,
    top: 70,
  });
});
