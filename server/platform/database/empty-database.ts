import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { constants, zstdCompressSync } from "node:zlib";
import { migrationsFolder } from "./migrations-folder.ts";

const keptFolder = fileURLToPath(new URL("../../../build/database", import.meta.url));
const manifest = new URL("../../../node_modules/@electric-sql/pglite/package.json", import.meta.url);

/** What it takes with it into another folder: the database and nothing beside it. */
export const databaseFolder = "postgres";

/** What is in it besides migrations; another word where that changes. Tables of an older queue bring themselves up to date. */
const contents = "queue";

/**
 * Where the build keeps an empty database that every migration has been applied to, with the queue's tables. Its name says
 * which migrations, and which PGlite: one that was made from others is not found.
 */
export function emptyDatabaseFile(): string {
  const digest = createHash("sha256");
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  digest.update(version).update(contents);
  for (const file of globSync(["*.sql", "meta/_journal.json"], { cwd: migrationsFolder }).sort()) {
    digest.update(file).update(readFileSync(path.join(migrationsFolder, file)));
  }
  return path.join(keptFolder, `${digest.digest("hex").slice(0, 16)}.tar.zst`);
}

/**
 * Puts the empty database that the build made into a folder that has none yet. Making one takes a third of a first start;
 * it is opened, and migrated, like any other then.
 * @param given a file like the one of the build; one that is not there does nothing
 * @param folder the data folder, which this process has locked
 */
export async function placeEmptyDatabase(folder: string, given?: string): Promise<void> {
  const place = path.join(folder, databaseFolder);
  if (existsSync(place)) return;
  // Its name is made of every migration's text, which only a first start has to read.
  const file = given ?? emptyDatabaseFile();
  if (!existsSync(file)) return;
  // Under another name until it is whole: a process that dies meanwhile leaves no half of a database.
  const unpacked = `${place}.unpacking`;
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  // Some thousand files, written on the other core while this thread loads the pages.
  const workerData = { file, folder: unpacked };
  await once(new Worker(new URL("./empty-database.worker.ts", import.meta.url), { workerData }), "exit");
  renameSync(unpacked, place);
}

/**
 * Makes the file that `placeEmptyDatabase` looks for, unless it is there.
 * @param open opens an embedded database in a folder, with all migrations
 */
export async function keepEmptyDatabase(
  open: (folder: string) => Promise<{ close(): Promise<void> }>,
  file = emptyDatabaseFile(),
): Promise<void> {
  if (existsSync(file)) return;
  const folder = await mkdtemp(path.join(tmpdir(), "ushirika-empty-"));
  try {
    const database = await open(folder);
    await database.close();
    const { create } = await import("tar");
    const archive = path.join(folder, "database.tar");
    await create({ cwd: folder, file: archive, portable: true }, [databaseFolder]);
    // PostgreSQL's three databases are nearly the same; they lie further apart than it looks by itself.
    const params = {
      [constants.ZSTD_c_compressionLevel]: 12,
      [constants.ZSTD_c_enableLongDistanceMatching]: 1,
      [constants.ZSTD_c_windowLog]: 26,
    };
    const bytes = zstdCompressSync(await readFile(archive), { params });
    const kept = path.dirname(file);
    // Those of former migrations.
    for (const old of globSync("*.tar.zst", { cwd: kept })) rmSync(path.join(kept, old));
    mkdirSync(kept, { recursive: true });
    await writeFile(`${file}.part`, bytes);
    renameSync(`${file}.part`, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
