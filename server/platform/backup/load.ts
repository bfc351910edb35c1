import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import type { Tx } from "#server/platform/database/database.ts";
import { applyMigrations } from "#server/platform/database/migrate.ts";
import { migrationsFolder } from "#server/platform/database/migrations-folder.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import type { BackupCounts, BackupLine, WaitingTask } from "./lines.ts";
import { BackupRefused } from "./refusal.ts";
import { countRows, emptyTables, insertRows } from "./rows.ts";

interface Journal {
  entries: { when: number; tag: string }[];
}

/** Brings a database to where the backup's was: rows fit the tables of their day. The next start migrates further. */
async function migrateTo(db: Tx, migration: number): Promise<void> {
  const journalFile = path.join(migrationsFolder, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(journalFile, "utf8")) as Journal;
  const entries = journal.entries.filter(({ when }) => when <= migration);
  if (entries.at(-1)?.when !== migration) {
    throw new BackupRefused(
      "The backup was made by a newer version of the product: restore it with that one.",
    );
  }
  const folder = mkdtempSync(path.join(tmpdir(), "ushirika-migrations-"));
  try {
    mkdirSync(path.join(folder, "meta"));
    writeFileSync(path.join(folder, "meta", "_journal.json"), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries)
      cpSync(path.join(migrationsFolder, `${tag}.sql`), path.join(folder, `${tag}.sql`));
    await applyMigrations(db, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is to take a backup up; opened once it is known which secret its files are to have. */
export interface BackupTarget {
  db: Tx;
  files: Pick<FileStore, "put">;
}

export interface LoadedBackup {
  counts: BackupCounts;
  tasks: WaitingTask[];
}

type FileLine = Extract<BackupLine, { file: string }>;

/** Takes a backup's lines up one by one, as rows follow their table and pieces their file. */
class Loader {
  readonly tasks: WaitingTask[] = [];
  files = 0;
  readonly #tx: Tx;
  readonly #store: BackupTarget["files"];
  readonly #known: Map<string, readonly string[]>;
  #table: { name: string; columns: string[] } = { name: "", columns: [] };
  #file: FileLine | null = null;
  #pieces: Buffer[] = [];

  constructor(tx: Tx, store: BackupTarget["files"], known: Map<string, readonly string[]>) {
    this.#tx = tx;
    this.#store = store;
    this.#known = known;
  }

  async take(line: BackupLine): Promise<void> {
    if ("piece" in line) return void this.#pieces.push(Buffer.from(line.piece, "base64"));
    if ("rows" in line) return insertRows(this.#tx, this.#table, line.rows);
    await this.#storeFile();
    if ("table" in line) this.#beginTable(line.table, line.columns);
    else if ("task" in line) this.tasks.push(line.task);
    else if ("file" in line) this.#file = line;
  }

  #beginTable(name: string, columns: string[]): void {
    if (this.#known.get(name)?.join() !== columns.join()) {
      throw new BackupRefused(`The backup's table ${name} is another than this version's.`);
    }
    this.#table = { name, columns };
  }

  async #storeFile(): Promise<void> {
    const file = this.#file;
    if (!file) return;
    const bytes = Buffer.concat(this.#pieces);
    if (createHash("sha256").update(bytes).digest("hex") !== file.sha256) {
      throw new BackupRefused(`A file of the backup is damaged: ${file.file}`);
    }
    await this.#store.put(file.file, bytes, { contentType: file.contentType });
    this.#file = null;
    this.#pieces = [];
    this.files += 1;
  }
}

/**
 * Loads the lines of a backup into an empty target, in one transaction, and counts what is there afterwards.
 * @throws BackupRefused where that is not what the backup says
 */
export async function loadBackup(
  lines: AsyncGenerator<BackupLine>,
  open: (secret: string | null) => Promise<BackupTarget>,
): Promise<LoadedBackup> {
  const first = (await lines.next()).value as BackupLine | undefined;
  if (!first || !("migration" in first)) throw new BackupRefused("The backup is empty.");
  const { db, files } = await open(first.secret);
  await migrateTo(db, first.migration);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.organisation', '*', true)`);
    // References point back and forth, and triggers have done their work: rows go in as they were.
    await tx.execute(sql`set local session_replication_role = replica`);
    const loader = new Loader(tx, files, await emptyTables(tx));
    for await (const line of lines) {
      await loader.take(line);
      if (!("end" in line)) continue;
      const { end } = line;
      const is = [await countRows(tx), loader.files, loader.tasks.length];
      if (is.join() !== [end.rows, end.files, end.tasks].join()) {
        throw new BackupRefused(
          `Restored were ${is.join(", ")} rows, files and tasks; the backup says ${end.rows}, ${end.files}, ${end.tasks}.`,
        );
      }
      return { counts: end, tasks: loader.tasks };
    }
    throw new BackupRefused("The backup does not open: it was cut off.");
  });
}
