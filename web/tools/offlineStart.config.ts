/** `npm run offline-start`: how soon a table on the device asks its first question. */

import config from "../playwright.config.ts";

export default {
  ...config,
  testDir: ".",
  testMatch: "offlineStart.ts",
  outputDir: "../../build/offline-start",
  workers: 1,
  reporter: "dot",
};
