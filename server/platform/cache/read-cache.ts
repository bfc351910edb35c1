import { readApart } from "#server/platform/database/joint-reading.ts";

export interface ReadCacheOptions {
  /** How long an answer is given again. */
  seconds: number;
  /** Most answers that are kept; the one not asked for the longest goes first. */
  entries: number;
  /** Changes when what is read may have changed. */
  version: () => number | string;
}

interface Entry {
  answer: Promise<unknown>;
  version: number | string;
  readAt: number;
}

const keptAnswers = new WeakSet<object>();

/** Whether something is an answer from memory, which the next who asks gets, too: the same object, never changed. */
export const isKeptAnswer = (answer: unknown): answer is object =>
  typeof answer === "object" && answer !== null && keptAnswers.has(answer);

/** @returns the same answer, noted as one that others will get */
function noted<T>(answer: T): T {
  if (typeof answer === "object" && answer !== null) keptAnswers.add(answer);
  return answer;
}

/**
 * Answers in memory for some seconds: who asks for the same meanwhile gets the same, also while it is being
 * read. A failure is not kept.
 */
export function createReadCache({ seconds, entries, version }: ReadCacheOptions) {
  const kept = new Map<string, Entry>();

  function store(key: string, entry: Entry): void {
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
  }

  return {
    /** @param key names the question, whoever asks it: for answers that are the same for everyone */
    read<T>(key: string, read: () => Promise<T>): Promise<T> {
      const now = performance.now();
      const known = kept.get(key);
      if (known && known.version === version() && now - known.readAt < seconds * 1000) {
        store(key, known);
        return known.answer as Promise<T>;
      }
      // The version is taken before reading: what changes meanwhile makes this answer an old one.
      const entry: Entry = { version: version(), readAt: now, answer: readApart(read).then(noted) };
      store(key, entry);
      entry.answer.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      return entry.answer as Promise<T>;
    },
  };
}
