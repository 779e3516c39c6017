export { setup } from "./en/setup.ts";
