import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { diskStore, type FileStore, type LocalConfig } from "./store.ts";

/** Unfinished writes are kept here; a storage key cannot begin with a dot, so the two never meet. */
const temporaryFolder = ".unfinished";

/** A write that takes longer than this was cut off by a crash; its remains are swept at the next start. */
const abandonedAfterMs = 60 * 60 * 1000;

const isMissing = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | undefined)?.code === "ENOENT";

/** Does what needs a folder, which is nearly always there and is made where it is not. */
async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isMissing(error)) throw error;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return work();
  }
}

/**
 * flydrive 2.1 writes into the final file, where a crash leaves half of it, and answers an empty file with
 * 64 kB of the process's own buffer pool. This driver writes beside the file and renames, which is atomic,
 * and answers what the file holds.
 */
class LocalDriver extends FSDriver {
  readonly #folder: string;
  readonly #temporary: string;

  constructor(folder: string) {
    super({ location: folder, visibility: "private" });
    this.#folder = folder;
    this.#temporary = path.join(folder, temporaryFolder);
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const target = path.join(this.#folder, key);
    await this.#writeAside(contents, (unfinished) =>
      inFolder(path.dirname(target), () => rename(unfinished, target)),
    );
  }

  override async getBytes(key: string): Promise<Uint8Array> {
    return new Uint8Array(await readFile(path.join(this.#folder, key)));
  }

  /** Writes a byte and takes it back: tells a full or read-only disk, which looking at permissions does not. */
  async probe(): Promise<void> {
    await this.#writeAside("1", (unfinished) => rm(unfinished));
  }

  async sweep(): Promise<void> {
    const names = await readdir(this.#temporary).catch(() => []);
    for (const name of names) {
      const file = path.join(this.#temporary, name);
      const age = Date.now() - ((await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now());
      if (age > abandonedAfterMs) await rm(file, { force: true });
    }
  }

  async #writeAside(
    contents: string | Uint8Array,
    then: (unfinished: string) => Promise<void>,
  ): Promise<void> {
    const unfinished = path.join(this.#temporary, randomUUID());
    try {
      const file = await inFolder(this.#temporary, () => open(unfinished, "wx", 0o600));
      try {
        await file.writeFile(contents);
        await file.sync();
      } finally {
        await file.close();
      }
      await then(unfinished);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }
}

/** Files in a folder of this machine, readable by the server's own user only. */
export async function localStore({ folder }: LocalConfig): Promise<FileStore> {
  const driver = new LocalDriver(folder);
  await driver.sweep();
  return diskStore(new Disk(driver), {
    isMissing,
    check: () => driver.probe(),
  });
}
