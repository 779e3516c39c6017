/** What tools/offlineKit.ts knows of the files that it has packed. */

declare module "virtual:offline-python" {
  export const PYTHON: import("./kitPython.ts").KitPython;
}
