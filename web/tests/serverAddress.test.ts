import assert from "node:assert/strict";
import { test } from "node:test";
import { serverAddress } from "../src/saved/server.ts";

test("an address of a server may be written as people write it", () => {
  const written = {
    "games.example.org": "https://games.example.org",
    " games.example.org/ ": "https://games.example.org",
    "http://192.168.1.7:8765": "http://192.168.1.7:8765",
    "HTTPS://Games.Example.org/cats/": "https://games.example.org/cats",
    "localhost:8765": "https://localhost:8765",
    "http://localhost:8765/": "http://localhost:8765",
    "http://[::1]:8765/": "http://[::1]:8765",
  };
  for (const [text, address] of Object.entries(written)) assert.equal(serverAddress(text), address, text);
});

test("what is no address of a server is refused", () => {
  for (const text of ["", " ", "cats", "two words.org", "javascript:alert(1)", "ftp://example.org", "https://"])
    assert.equal(serverAddress(text), null, text);
  assert.equal(serverAddress("https://somebody@example.org"), null, "a name before the host hides where it leads");
});
