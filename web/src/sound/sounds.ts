/** The sounds there are; they are made when they are wanted. */

export type Sound =
  | "purr" | "meow" | "chirp" | "hiss" | "kibble" | "paper" | "shuffle" | "thump" | "bell"
  | "slurp" | "gulp" | "groan" | "win" | "turn";
