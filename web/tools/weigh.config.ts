/** `npm run weigh`: figures of the page, measured in the browser of its tests. */

import config from "../playwright.config.ts";

export default {
  ...config,
  testDir: "..",
  testMatch: ["tools/weigh.ts", "src/games/*/tools/weigh.ts"],
  outputDir: "../../build/weigh",
  workers: 1,
  reporter: "dot",
};
