/**
 * Where something waits that could not be sent yet: in the browser's IndexedDB, which outlives the tab and a phone that
 * is switched off, and also holds files. Whoever sends it removes it. A browser that refuses storage keeps it until the
 * page is left.
 */
const database = "waiting";
const shelf = "things";

/** For a browser that refuses storage. */
const memory = new Map<string, unknown>();
let opening: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(shelf);
    request.onsuccess = () => {
      // Another tab with a newer version of us must not wait for this one.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  return opening;
}

/** Does one thing in the database. @throws whatever keeps the browser from storing */
async function within<T>(
  mode: IDBTransactionMode,
  act: (things: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await openDatabase()).transaction(shelf, mode);
  const request = act(transaction.objectStore(shelf));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * A place of its own for things of one kind.
 * @param kind what they are: `drafts`
 */
export function waitingStore<T>(kind: string) {
  const full = (key: string) => `${kind}:${key}`;
  return {
    /** What waits under a key; null when nothing does. */
    async read(key: string): Promise<T | null> {
      const kept = await within<unknown>("readonly", (things) => things.get(full(key))).catch(
        () => undefined,
      );
      return ((kept ?? memory.get(full(key))) as T | undefined) ?? null;
    },
    /** Everything that waits here, by its key, in the order of the keys. */
    async all(): Promise<[key: string, thing: T][]> {
      const range = IDBKeyRange.bound(full(""), full("\uffff"));
      const [keys, things] = await Promise.all([
        within("readonly", (all) => all.getAllKeys(range)),
        within<unknown[]>("readonly", (all) => all.getAll(range)),
      ]).catch(() => [[], []]);
      const inMemory = [...memory].filter(([key]) => key.startsWith(full("")));
      const all = new Map([...keys.map((key, at) => [String(key), things[at]] as const), ...inMemory]);
      return [...all].map(([key, thing]) => [key.slice(full("").length), thing as T]);
    },
    async write(key: string, thing: T): Promise<void> {
      try {
        await within("readwrite", (things) => things.put(thing, full(key)));
        memory.delete(full(key));
      } catch {
        memory.set(full(key), thing);
      }
    },
    async remove(key: string): Promise<void> {
      memory.delete(full(key));
      await within("readwrite", (things) => things.delete(full(key))).catch(() => undefined);
    },
  };
}
