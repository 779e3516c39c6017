/** Lessons on the device: what was begun, what is finished, and what the account has not heard of. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  addFinished,
  begunLesson,
  finishedLessons,
  finishLesson,
  forgetLessons,
  markSent,
  resendLessons,
  saveAnswers,
  savedAnswers,
  unsentLessons,
} from "../src/saved/lessons.ts";

const GAME = "kibble-scuffle";
const held = new Map<string, string>();
const storage = {
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
  removeItem: (key: string) => void held.delete(key),
};

function keepOn(device: unknown): void {
  Object.defineProperty(globalThis, "localStorage", { value: device, configurable: true });
}

beforeEach(() => {
  held.clear();
  keepOn(storage);
});

test("a lesson that was left is resumed with its answers", () => {
  saveAnswers(GAME, "dinner", ["", "play house 1"]);
  saveAnswers("meow", "goal", [""]);
  assert.deepEqual(savedAnswers(GAME, "dinner"), ["", "play house 1"]);
  assert.deepEqual(savedAnswers(GAME, "toms"), []);
  assert.equal(begunLesson(GAME), "dinner");
  assert.equal(begunLesson("cat-lady"), null);
});

test("the lesson that was played last is the one to go on with", () => {
  saveAnswers(GAME, "dinner", [""]);
  saveAnswers(GAME, "toms", [""]);
  saveAnswers(GAME, "dinner", ["", ""]);
  assert.equal(begunLesson(GAME), "dinner");
});

test("a lesson without answers was not begun", () => {
  saveAnswers(GAME, "dinner", [""]);
  saveAnswers(GAME, "dinner", []);
  assert.equal(begunLesson(GAME), null);
});

test("a finished lesson is remembered, is no longer begun, and waits to be sent", () => {
  saveAnswers(GAME, "dinner", [""]);
  finishLesson(GAME, "dinner");
  assert.deepEqual(finishedLessons(GAME), ["dinner"]);
  assert.equal(begunLesson(GAME), null);
  assert.deepEqual(unsentLessons(), [{ game: GAME, lesson: "dinner" }]);
  markSent(GAME, "dinner");
  assert.deepEqual(unsentLessons(), []);
  assert.deepEqual(finishedLessons(GAME), ["dinner"]);
});

test("a lesson that is finished again is not sent again", () => {
  finishLesson(GAME, "dinner");
  markSent(GAME, "dinner");
  finishLesson(GAME, "dinner");
  assert.deepEqual(unsentLessons(), []);
});

test("lessons of the account are added to those of the device", () => {
  finishLesson(GAME, "dinner");
  addFinished({ [GAME]: ["toms", "dinner"], meow: ["goal"] });
  assert.deepEqual(finishedLessons(GAME), ["dinner", "toms"]);
  assert.deepEqual(finishedLessons("meow"), ["goal"]);
  assert.deepEqual(unsentLessons(), [{ game: GAME, lesson: "dinner" }]);
});

test("after a login the account hears of everything that was finished before", () => {
  finishLesson(GAME, "dinner");
  markSent(GAME, "dinner");
  resendLessons();
  assert.deepEqual(unsentLessons(), [{ game: GAME, lesson: "dinner" }]);
});

test("nothing is left for the next person at this device", () => {
  finishLesson(GAME, "dinner");
  saveAnswers(GAME, "toms", [""]);
  forgetLessons();
  assert.deepEqual([finishedLessons(GAME), begunLesson(GAME), unsentLessons()], [[], null, []]);
});

test("a device that keeps nothing, or something broken, does no harm", () => {
  held.set("tabbytop.lessons", "{");
  assert.deepEqual(savedAnswers(GAME, "dinner"), []);
  keepOn(undefined);
  finishLesson(GAME, "dinner");
  assert.deepEqual(finishedLessons(GAME), []);
});
