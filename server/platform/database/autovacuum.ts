/** How long the embedded database is left alone between two looks, in milliseconds. */
const pauseMillis = 15_000;

/** The part of a PGlite that this needs. */
interface Client {
  query<Row>(text: string): Promise<{ rows: Row[] }>;
  exec(text: string): Promise<unknown>;
}

interface DueTable {
  /** Schema and name, quoted. */
  name: string;
  vacuum: boolean;
  analyze: boolean;
  /** A table of the product, which was counted before. */
  wasCounted: boolean;
}

/**
 * Tables that PostgreSQL's own autovacuum would take, by its own thresholds. One that was never counted has no number of
 * rows (-1) and is counted once it has a page.
 * Source: https://www.postgresql.org/docs/18/routine-vacuuming.html#AUTOVACUUM
 */
const dueTables = `
  select format('%I.%I', stat.schemaname, stat.relname) as name,
    n_dead_tup > current_setting('autovacuum_vacuum_threshold')::int
        + current_setting('autovacuum_vacuum_scale_factor')::float * greatest(reltuples, 0)
      or n_ins_since_vacuum > current_setting('autovacuum_vacuum_insert_threshold')::int
        + current_setting('autovacuum_vacuum_insert_scale_factor')::float * greatest(reltuples, 0) as "vacuum",
    reltuples >= 0 and stat.schemaname not in ('pg_catalog', 'information_schema') as "wasCounted",
    n_mod_since_analyze > current_setting('autovacuum_analyze_threshold')::int
        + current_setting('autovacuum_analyze_scale_factor')::float * greatest(reltuples, 0)
      or (reltuples < 0 and pg_relation_size(relid) > 0) as "analyze"
  from pg_stat_all_tables stat join pg_class on pg_class.oid = relid
  where relkind = 'r' and stat.schemaname <> 'pg_toast' and relpersistence = 'p'`;

/** What is due now, after what this connection has counted so far is written down. */
async function findDue(client: Client): Promise<DueTable[]> {
  await client.query("select pg_stat_force_next_flush()");
  const { rows } = await client.query<DueTable>(
    `select * from (${dueTables}) due where "vacuum" or "analyze"`,
  );
  return rows;
}

/**
 * Counts anew the tables that have changed much since they were counted. One that never was is left to `vacuumDueTables`:
 * of such a one the planner goes by the size.
 */
export async function countChangedTables(client: Client): Promise<void> {
  for (const { name, analyze, wasCounted } of await findDue(client)) {
    if (analyze && wasCounted) await client.exec(`analyze ${name}`);
  }
}

/** Takes up the space of rows that are gone, and counts anew what the planner goes by, one table after the other. */
export async function vacuumDueTables(client: Client, goesOn: () => boolean = () => true): Promise<void> {
  for (const { name, vacuum, analyze } of await findDue(client)) {
    if (!goesOn()) return;
    // Cutting off empty pages at the end locks the table, and they are filled again soon.
    if (vacuum) await client.exec(`vacuum (truncate false) ${name}`);
    if (analyze) await client.exec(`analyze ${name}`);
  }
}

/**
 * Does for the embedded database what a PostgreSQL server's autovacuum does for its own: PGlite is one process without
 * helpers, so nobody else would. See docs/decisions/079-embedded-autovacuum.md.
 * @param warn called with what went wrong; the next look tries again
 * @returns ends it, once the table that it is at is done
 */
export function startAutovacuum(client: Client, warn: (error: unknown) => void): () => Promise<void> {
  let runs = true;
  let look: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    look = look.then(() => (runs ? vacuumDueTables(client, () => runs) : undefined)).catch(warn);
  }, pauseMillis);
  timer.unref();
  return async () => {
    runs = false;
    clearInterval(timer);
    await look;
  };
}
