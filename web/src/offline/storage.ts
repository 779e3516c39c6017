/** What the tables of this device remember: texts by key, in the browser's database. */

/** Who holds this Web Lock writes; everybody may read. */
export const LOCK = "tabbytop-offline";
const DATABASE = "tabbytop-offline";
const STORE = "texts";

let opened: Promise<IDBDatabase> | null = null;

/** All of it. */
export async function saved(): Promise<{ [key: string]: string }> {
  const store = (await database()).transaction(STORE).objectStore(STORE);
  const [keys, texts] = await Promise.all([done(store.getAllKeys()), done(store.getAll() as IDBRequest<string[]>)]);
  return Object.fromEntries(keys.map((key, at) => [String(key), texts[at] as string]));
}

/** Write a text, or delete it if there is none; it is on the disk when this is done. */
export async function save(key: string, text: string | null | undefined): Promise<void> {
  const transaction = (await database()).transaction(STORE, "readwrite", { durability: "strict" });
  const store = transaction.objectStore(STORE);
  if (text == null) store.delete(key);
  else store.put(text, key);
  await new Promise<void>((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = transaction.onerror = () => failed(transaction.error);
  });
}

function database(): Promise<IDBDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = null; // the next time it may be there
    throw error;
  });
  return opened;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const found = await done(request);
  found.onversionchange = () => found.close(); // a newer page wants to change it
  return found;
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}
