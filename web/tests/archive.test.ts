/** Archives of the offline kit. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { unpack } from "../src/offline/archive.ts";

/** Bytes of an archive with one file, as the zip format describes them. */
function archive(name: string, content: string, method: number): Uint8Array {
  const [title, body] = [Buffer.from(name), Buffer.from(content)];
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(method, 8);
  head.writeUInt32LE(body.length, 18);
  head.writeUInt32LE(body.length, 22);
  head.writeUInt16LE(title.length, 26);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  return Buffer.concat([head, title, body, end]);
}

function texts(bytes: Uint8Array): [string, string][] {
  return [...unpack(bytes)].map(({ name, content }) => [name, Buffer.from(content).toString()]);
}

test("files of an archive are read with their names", () => {
  assert.deepEqual(texts(archive("tabbytop/ü.txt", "purr", 0)), [["tabbytop/ü.txt", "purr"]]);
});

test("a compressed archive is refused", () => {
  assert.throws(() => texts(archive("a", "b", 8)), /compressed/);
});

test("an empty archive has no files", () => {
  assert.deepEqual(texts(archive("", "", 0).subarray(30)), []);
});
