import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

/** Made things on disk that can be made again at any time: never backed up, lost without harm. */
export interface DiskCache {
  /** The bytes stored under a key, or null. */
  get(key: string): Promise<Buffer | null>;
  /** Stores bytes. A disk that is full or read-only is no error: the next one makes them again. */
  put(key: string, bytes: Uint8Array): Promise<void>;
}

/** A key for `parts`: a digest in hexadecimal, so that it is a file name too. */
export function cacheKey(...parts: readonly (string | Uint8Array)[]): string {
  const digest = createHash("sha256");
  for (const part of parts) digest.update(String(part.length)).update(":").update(part);
  return digest.digest("hex").slice(0, 32);
}

/**
 * A folder of files by key. What was stored first goes first once they exceed `maxBytes` together.
 * @param folder is made with the first file
 */
export function createDiskCache(folder: string, maxBytes: number): DiskCache {
  let known: Promise<Map<string, number>> | undefined;
  const fileOf = (key: string) => path.join(folder, key);

  /** Sizes by key, the oldest file first. */
  async function read(): Promise<Map<string, number>> {
    const names = await readdir(folder).catch(() => []);
    const files = await Promise.all(
      names.map(async (name) => ({ name, at: await stat(fileOf(name)).catch(() => null) })),
    );
    const whole = files.flatMap(({ name, at }) => (at && !name.endsWith(".part") ? [{ name, at }] : []));
    return new Map(
      whole.toSorted((a, b) => a.at.mtimeMs - b.at.mtimeMs).map(({ name, at }) => [name, at.size]),
    );
  }

  async function makeRoom(sizes: Map<string, number>): Promise<void> {
    let total = 0;
    for (const size of sizes.values()) total += size;
    for (const [key, size] of sizes) {
      if (total <= maxBytes) return;
      sizes.delete(key);
      total -= size;
      await rm(fileOf(key), { force: true });
    }
  }

  return {
    get: (key) => readFile(fileOf(key)).catch(() => null),
    async put(key, bytes) {
      try {
        await mkdir(folder, { recursive: true });
        // Renamed into place, so that a crash or a reader never meets half a file.
        const unfinished = fileOf(`${randomUUID()}.part`);
        await writeFile(unfinished, bytes);
        await rename(unfinished, fileOf(key));
        known ??= read();
        const sizes = await known;
        sizes.delete(key);
        sizes.set(key, bytes.byteLength);
        await makeRoom(sizes);
      } catch {
        known = undefined;
      }
    },
  };
}
