export { room } from "./en/room.ts";
