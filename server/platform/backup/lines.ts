import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { BackupRefused } from "./refusal.ts";
import { openSealed, sealingStream } from "./sealed-stream.ts";

const counts = z.object({
  rows: z.int(),
  tables: z.int(),
  files: z.int(),
  tasks: z.int(),
  /** Files that the rows name and the storage does not have. */
  missing: z.int(),
});
/** What a backup holds. */
export type BackupCounts = z.infer<typeof counts>;

const task = z.object({
  name: z.string(),
  data: z.record(z.string(), z.unknown()),
  retries: z.int(),
  retryDelaySeconds: z.int(),
});
/** A task that had not been done. */
export type WaitingTask = z.infer<typeof task>;

/** One line of a backup. They come in this order; rows follow their table, pieces their file. */
const line = z.union([
  z.object({ migration: z.int(), secret: z.string().nullable() }),
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  /** Rows as PostgreSQL writes them as one value each. */
  z.object({ rows: z.array(z.string()) }),
  z.object({ task }),
  z.object({ file: z.string(), contentType: z.string(), sha256: z.string() }),
  /** A part of the file's bytes, base64. */
  z.object({ piece: z.string() }),
  z.object({ end: counts }),
]);
export type BackupLine = z.infer<typeof line>;

export type WriteLine = (line: BackupLine) => Promise<void>;

/**
 * Writes a backup: `produce` gives its lines, which wait for the disk. Compressed and encrypted on the way, and there
 * under its name only once it is whole.
 */
export async function writeBackup<T>(
  archive: string,
  key: string,
  produce: (write: WriteLine) => Promise<T>,
): Promise<T> {
  const unfinished = `${archive}.part`;
  const gzip = createGzip();
  const written = pipeline(gzip, sealingStream(key), createWriteStream(unfinished, { mode: 0o600 }));
  // A disk that is full ends the pipeline while a line is waiting for it.
  const failed = written.then(() => new Promise<never>(() => {}));
  failed.catch(() => {});
  try {
    const produced = await produce(async (one) => {
      if (!gzip.write(`${JSON.stringify(one)}\n`)) await Promise.race([once(gzip, "drain"), failed]);
    });
    gzip.end();
    await written;
    await rename(unfinished, archive);
    return produced;
  } catch (error) {
    gzip.destroy();
    await written.catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** The lines of a backup. @throws BackupRefused */
export async function* readBackup(archive: string, key: string): AsyncGenerator<BackupLine> {
  const plain = Readable.from(openSealed(createReadStream(archive), key));
  const unzipped = createGunzip();
  const ended = pipeline(plain, unzipped).catch((error) => unzipped.destroy(error as Error));
  for await (const text of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })) {
    yield line.parse(JSON.parse(text));
  }
  await ended;
}

/** The failures that reading a file may have, in words. */
export function asRefusal(error: unknown, archive: string): unknown {
  if ((error as NodeJS.ErrnoException).code === "ENOENT")
    return new BackupRefused(`There is no file ${archive}.`);
  return error;
}
