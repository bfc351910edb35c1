interface Entry<T> {
  value: T;
  bytes: number;
  version: string;
  madeAt: number;
}

/** What was made; `bytes` is what it takes in memory, null for what is not to be kept. */
export interface Made<T> {
  value: T;
  bytes: number | null;
}

export type ByteMemory<T> = ReturnType<typeof createByteMemory<T>>;

/**
 * Things that are made once for all who ask, bounded by the bytes that they take: what was not asked for the longest
 * goes first. What is made while its version changes is answered and not kept; a failure is not kept.
 */
export function createByteMemory<T>({ maxBytes, seconds }: { maxBytes: number; seconds: number }) {
  const kept = new Map<string, Entry<T>>();
  const making = new Map<string, { version: string; value: Promise<T> }>();
  let total = 0;

  function drop(key: string): void {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function makeRoom(): void {
    for (const key of kept.keys()) {
      if (total <= maxBytes) return;
      drop(key);
    }
  }

  function store(key: string, entry: Entry<T>): void {
    drop(key);
    kept.set(key, entry);
    total += entry.bytes;
    makeRoom();
  }

  async function begin(
    key: string,
    { version, make }: { version: () => string; make: () => Promise<Made<T>> },
  ): Promise<T> {
    const entry = { version: version(), madeAt: performance.now() };
    const { value, bytes } = await make();
    if (bytes !== null && version() === entry.version) store(key, { ...entry, value, bytes });
    return value;
  }

  return {
    /** @param version changes when what is made does: it is asked before and after */
    get(key: string, version: () => string, make: () => Promise<Made<T>>): Promise<T> {
      const now = version();
      const entry = kept.get(key);
      if (entry && entry.version === now && performance.now() - entry.madeAt < seconds * 1000) {
        store(key, entry);
        return Promise.resolve(entry.value);
      }
      const begun = making.get(key);
      if (begun?.version === now) return begun.value;
      const value = begin(key, { version, make }).finally(() => {
        if (making.get(key)?.value === value) making.delete(key);
      });
      making.set(key, { version: now, value });
      return value;
    },

    /** Says that a thing takes more bytes than when it was made. */
    grow(key: string, value: T, bytes: number): void {
      const entry = kept.get(key);
      if (entry?.value === value) store(key, { ...entry, bytes: entry.bytes + bytes });
    },

    /** Bytes of all that is kept. */
    bytes: () => total,
  };
}
