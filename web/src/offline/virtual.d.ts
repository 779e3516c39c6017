/** What tools/offlineKit.ts knows of the files that it has packed. */

declare module "virtual:offline-python" {
  export const PYTHON: import("./kitPython.ts").KitPython;
}

/** What tools/answers.ts knows of the answers that are files. */
declare module "virtual:answers" {
  /** Their folder, below the page's. */
  export const ANSWERS: string;
}
