/** Read an archive (zip) whose files are not compressed, as tools/pack_offline.py writes it. */

export interface ArchivedFile {
  name: string;
  content: Uint8Array;
}

const FILE = 0x04034b50; // the signature before each file; after the last one comes another
const HEAD = 30; // bytes

export function* unpack(archive: Uint8Array): Generator<ArchivedFile> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const words = new TextDecoder();
  let at = 0;
  while (at + HEAD <= archive.length && view.getUint32(at, true) === FILE) {
    if (view.getUint16(at + 8, true) !== 0) throw new Error("this archive is compressed");
    const size = view.getUint32(at + 18, true);
    const name = at + HEAD;
    const content = name + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    yield {
      name: words.decode(archive.subarray(name, name + view.getUint16(at + 26, true))),
      content: archive.subarray(content, content + size),
    };
    at = content + size;
  }
}
