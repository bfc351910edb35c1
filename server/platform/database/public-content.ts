import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type PublicTopic, publicTopics } from "#contract/core/rendering.ts";
import type { Database, Tx } from "./database.ts";
import { publicVersions } from "./public-content.table.ts";

/** How old what is known of other processes' changes may be, in milliseconds. */
const trustedMs = 900;
/** After so many milliseconds the versions are read again, before anybody has to wait for them. */
const readAfterMs = 400;

type Versions = readonly { topic: string; version: number }[];

export type PublicContent = ReturnType<typeof createPublicContent>;

/**
 * Versions of what everyone may see, which change with the transaction that changes it: this process knows of its
 * own at once, of other processes' after a second at the most. They are read, not listened for, since a proxy that
 * shares connections passes no notifications on (docs/decisions/039-pages-from-memory.md).
 */
function createPublicContent({ db, kind }: Pick<Database, "db" | "kind">) {
  const tablesOf = new Map<PublicTopic, Set<PgTable>>(publicTopics.map((topic) => [topic, new Set()]));
  const known = new Map<string, number>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  /** Takes over versions that are committed. None goes back: answers may arrive in another order. */
  function learn(versions: Versions): void {
    for (const { topic, version } of versions) known.set(topic, Math.max(version, known.get(topic) ?? 0));
  }

  async function read(): Promise<void> {
    const askedAt = performance.now();
    learn(await db.select().from(publicVersions));
    readAt = askedAt;
  }

  return {
    /** Says which tables hold what a topic shows. */
    publish(tables: Partial<Record<PublicTopic, readonly PgTable[]>>): void {
      for (const topic of publicTopics)
        for (const table of tables[topic] ?? []) tablesOf.get(topic)?.add(table);
    },

    /**
     * Counts a change of each topic that shows one of the tables. The last statement of a transaction: others that
     * change a topic wait for its row.
     * @returns for `learn`, once it is committed
     */
    async record(tx: Tx, written: ReadonlySet<PgTable>): Promise<Versions> {
      const changed = publicTopics.filter((topic) =>
        [...written].some((table) => tablesOf.get(topic)?.has(table)),
      );
      if (changed.length === 0) return [];
      return (
        tx
          .insert(publicVersions)
          // In the same order everywhere, so that no two transactions wait for each other.
          .values(changed.map((topic) => ({ topic, version: 1 })))
          .onConflictDoUpdate({
            target: publicVersions.topic,
            set: { version: sql`${publicVersions.version} + 1` },
          })
          .returning()
      );
    },

    learn,

    /** Waits until other processes' changes are known, but for those of the last second. */
    async current(): Promise<void> {
      // Nobody else has the folder of an embedded database.
      if (kind === "embedded") return;
      const age = performance.now() - readAt;
      if (age < readAfterMs) return;
      reading ??= read().finally(() => {
        reading = undefined;
      });
      if (age >= trustedMs) await reading;
      else reading.catch(() => {});
    },

    /** What changes when one of the topics does. */
    version: (topics: readonly PublicTopic[]): string =>
      topics.map((topic) => known.get(topic) ?? 0).join(" "),
  };
}

const contents = new WeakMap<Database["db"], PublicContent>();

/** What everyone may see of a database. */
export function publicContent(database: Pick<Database, "db" | "kind">): PublicContent {
  const content = contents.get(database.db) ?? createPublicContent(database);
  contents.set(database.db, content);
  return content;
}

/** A transaction that says, in `written`, which tables were written to through it. */
export function noteWrites(tx: Tx): { tx: Tx; written: ReadonlySet<PgTable> } {
  const written = new Set<PgTable>();
  const noting: Tx = Object.create(tx);
  noting.insert = (table) => {
    written.add(table);
    return tx.insert(table);
  };
  noting.update = (table) => {
    written.add(table);
    return tx.update(table);
  };
  noting.delete = (table) => {
    written.add(table);
    return tx.delete(table);
  };
  return { tx: noting, written };
}
