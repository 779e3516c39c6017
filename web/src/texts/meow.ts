export { meow } from "./en/meow.ts";
