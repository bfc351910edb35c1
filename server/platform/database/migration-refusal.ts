import { type SQL, sql } from "drizzle-orm";
import type { readMigrationFiles } from "drizzle-orm/migrator";
import { StartRefused } from "#server/platform/start-refused.ts";
import { rowsOf, type Tx } from "./database.ts";
import { sqlStateOf } from "./violations.ts";

/** Rows of this database do not fit a constraint that a migration adds; `lines` says which, for an operator. */
export class MigrationRefused extends StartRefused {}

/** Ids in a line; more are counted. */
const maxIds = 20;

/** SQLSTATE of a check, a reference and a unique constraint that rows violate. */
const violations = ["23514", "23503", "23505"];

export const isViolation = (error: unknown): boolean => violations.includes(sqlStateOf(error) ?? "");

const addition = /^ALTER TABLE "(\w+)" ADD CONSTRAINT "(\w+)" (CHECK|FOREIGN KEY|UNIQUE) ?\(/m;
const uniqueIndex = /^CREATE UNIQUE INDEX "(\w+)" ON "(\w+)" USING btree \((.+?)\)(?: WHERE (.+))?;?$/m;

/** What tells a row of the table to an operator without saying anything personal: its ids. */
async function idOf(tx: Tx, table: string): Promise<SQL> {
  const keys = await rowsOf<{ name: string }>(
    tx,
    sql`select a.attname as name from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = ${`public.${table}`}::regclass and i.indisprimary and a.atttypid = 'uuid'::regtype
      order by a.attname = 'id' desc, a.attname`,
  );
  const names = keys[0]?.name === "id" ? ["id"] : keys.map((key) => key.name);
  if (names.length === 0) return sql`'row ' || one.ctid::text`;
  return sql.join(
    names.map((name) => sql`one.${sql.identifier(name)}::text`),
    sql` || '/' || `,
  );
}

/** The rows of `one` that violate a constraint which was added without looking at them. */
async function offendersOf(tx: Tx, constraint: string, table: string): Promise<{ rule: string; rows: SQL }> {
  const [found] = await rowsOf<{
    rule: string;
    check: string | null;
    columns: string[];
    target: string | null;
    targets: string[];
  }>(
    tx,
    sql`select pg_get_constraintdef(c.oid) as rule, pg_get_expr(c.conbin, c.conrelid) as check,
        array(select attname::text from unnest(c.conkey) with ordinality k(num, place)
          join pg_attribute on attrelid = c.conrelid and attnum = k.num order by place) as columns,
        c.confrelid::regclass::text as target,
        array(select attname::text from unnest(c.confkey) with ordinality k(num, place)
          join pg_attribute on attrelid = c.confrelid and attnum = k.num order by place) as targets
      from pg_constraint c where c.conname = ${constraint} and c.conrelid = ${`public.${table}`}::regclass`,
  );
  if (!found) throw new Error(`no constraint ${constraint}`);
  const rule = found.rule.replace(/ NOT VALID$/, "");
  if (found.check !== null) {
    return { rule, rows: sql`not (${sql.raw(found.check)})` };
  }
  const named = found.columns.map((name) => sql`one.${sql.identifier(name)} is not null`);
  const pairs = found.columns.map(
    (name, place) => sql`target.${sql.identifier(found.targets[place] ?? "")} = one.${sql.identifier(name)}`,
  );
  const rows = sql`${sql.join(named, sql` and `)} and not exists (
    select from ${sql.raw(found.target ?? "")} target where ${sql.join(pairs, sql` and `)})`;
  return { rule, rows };
}

async function lineFor(tx: Tx, table: string, constraint: string, rule: string, rows: SQL): Promise<string> {
  const found = await rowsOf<{ id: string; total: number }>(
    tx,
    sql`select ${await idOf(tx, table)} as id, (count(*) over ())::int as total
      from ${sql.identifier(table)} one where ${rows} order by 1 limit ${maxIds}`,
  );
  const total = found[0]?.total ?? 0;
  const ids = found.map((row) => row.id).join(", ");
  const more = total > found.length ? ` and ${total - found.length} more` : "";
  return `${table}, ${constraint}: ${total} ${total === 1 ? "row does" : "rows do"} not satisfy ${rule}. Ids: ${ids}${more}`;
}

/** One statement of a migration that rows violate: what they are, and the constraint without them. */
async function explain(tx: Tx, statement: string): Promise<string | null> {
  const [, table = "", constraint = "", kind] = addition.exec(statement) ?? [];
  if (kind === "CHECK" || kind === "FOREIGN KEY") {
    await tx.execute(sql.raw(`${statement.trim().replace(/;$/, "")} NOT VALID`));
    const { rule, rows } = await offendersOf(tx, constraint, table);
    return lineFor(tx, table, constraint, rule, rows);
  }
  const [, index = constraint, indexed = table, keys, where = "true"] =
    uniqueIndex.exec(statement) ??
    (kind === "UNIQUE" ? ["", constraint, table, /UNIQUE ?\((.+)\)/.exec(statement)?.[1]] : []);
  if (!keys) return null;
  const rows = sql.raw(
    `(${where}) and (${keys}) in (select ${keys} from "${indexed}" where ${where} group by ${keys} having count(*) > 1)`,
  );
  return lineFor(tx, indexed, index, `UNIQUE (${keys})`, rows);
}

class RollBack extends Error {}

/**
 * Runs the migrations that were refused once more, without those constraints that rows
 * violate, to name all of them at once; then takes everything back.
 */
export async function explainRefusal(
  db: Tx,
  pending: ReturnType<typeof readMigrationFiles>,
): Promise<MigrationRefused> {
  const lines: string[] = [];
  const attempt = db.transaction(async (tx) => {
    // Whoever migrates may be bound by row-level security.
    await tx.execute(sql`select set_config('app.organisation', '*', true)`);
    for (const statement of pending.flatMap((migration) => migration.sql)) {
      try {
        await tx.transaction((inner) => inner.execute(sql.raw(statement)));
      } catch (error) {
        const line = isViolation(error) ? await explain(tx, statement) : null;
        if (line === null) throw error;
        lines.push(line);
      }
    }
    throw new RollBack();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof RollBack)) throw error;
  });
  return new MigrationRefused([
    "The database was not migrated: these rows do not fit what the product requires of them. Nothing was changed.",
    ...lines,
    "Correct or delete these rows, or go back to the version that ran before, and start again.",
  ]);
}
