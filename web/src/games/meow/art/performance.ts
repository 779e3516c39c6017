/** What is seen of an act: of the hooded cat that does it, and of the cat that stands for it in the palette. */

import type { Looks, Mood, Pose } from "../../../cats/coats.ts";
import type { Mouth } from "../../../cats/face.ts";
import type { Gesture } from "./arms.ts";

/** Drawings are texts of SVG. On the head (0, 0) is between the eyes; for the others it is on the ground before the cat. */
export interface Performance {
  act: string; // or another name: no two performances share it
  mood: Mood;
  mouth?: Mouth;
  crown?: string; // on the head, or on top of the hood
  mask?: string; // before the face
  air?: string; // around the head, not punched out of card
  behind?: string; // on the ground, behind the cat
  arms?: Gesture;
  held?: string; // in the paws: they are drawn over it
  before?: string; // before the paws
  sign?: string; // what it speaks of, 44 across around (0, 0): above a raised paw, or in a balloon
  lies?: boolean; // it has fallen over
  actor: Actor;
}

/** The cat of the palette. */
export interface Actor extends Looks {
  shows: "head" | "whole" | "counts" | "says" | "recalls"; // counting is whole, with chalk marks; the last two have something in a balloon
  roomy?: boolean; // something of it is far from the cat
  tall?: boolean; // what it has on its head is high
  pose?: Pose; // instead of sitting, and then the paws are where the pose has them
}

export type PerformanceRow = Omit<Performance, "act">;
export type Performances = { readonly [act: string]: PerformanceRow };
