/** `npm run films`: the high points of every game and its ending, frame by frame. */

import config from "../playwright.config.ts";

export default {
  ...config,
  testDir: ".",
  testMatch: "films.ts",
  outputDir: "../../build/films-failed",
  reporter: "dot",
};
