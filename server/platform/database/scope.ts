import { AsyncLocalStorage } from "node:async_hooks";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { CreatePgSelectFromBuilderMode, PgColumn, PgTable, SelectedFields } from "drizzle-orm/pg-core";
import type { GetSelectTableName } from "drizzle-orm/query-builders/select.types";
import { type Actor, type AuditEntry, audit } from "../audit/audit.ts";
import { isInBackground } from "../background.ts";
import type { Database, Tx } from "./database.ts";
import { isWriteInReading, joinedReading } from "./joint-reading.ts";
import { noteWrites, publicContent } from "./public-content.ts";
import { together } from "./together.ts";

/** A business table: every row belongs to one organisation. */
export type OrganisationTable = PgTable & { organisationId: PgColumn };

/** A select of `Fields` from a business table whose WHERE is already given. */
type Selection<T extends OrganisationTable, Fields extends SelectedFields> = Omit<
  CreatePgSelectFromBuilderMode<"db", GetSelectTableName<T>, Fields, "partial">,
  "where"
>;

/** The values of a new row, but for the organisation. */
type OwnValues<T extends OrganisationTable> = Omit<T["$inferInsert"], "organisationId">;

/**
 * One organisation inside one transaction. Its four verbs are the only way that a domain's queries reach
 * a business table on behalf of staff, and each of them carries the organisation: it is written into every
 * WHERE and every INSERT here, once. Row-level security says the same a second time in the database.
 */
export class OrganisationScope {
  readonly organisationId: string;
  /** For mail and tasks, which take the transaction; not for business tables. */
  readonly tx: Tx;

  constructor(tx: Tx, organisationId: string) {
    this.tx = tx;
    this.organisationId = organisationId;
  }

  private owns(table: OrganisationTable, condition?: SQL): SQL | undefined {
    return and(eq(table.organisationId, this.organisationId), condition);
  }

  /** Rows of `table` in this organisation; joins, order and limit can follow. */
  select<Fields extends SelectedFields, T extends OrganisationTable>(
    fields: Fields,
    table: T,
    condition?: SQL,
  ): Selection<T, Fields> {
    // Drizzle types `from` by the concrete table, which a generic one cannot show; `Selection` says it.
    const query = this.tx
      .select(fields)
      .from(table as PgTable)
      .where(this.owns(table, condition));
    return query as unknown as Selection<T, Fields>;
  }

  /** @param values one row, or at least one of several that one statement inserts */
  insert<T extends OrganisationTable>(table: T, values: OwnValues<T> | OwnValues<T>[]) {
    const rows = Array.isArray(values) ? values : [values];
    return this.tx
      .insert(table)
      .values(rows.map((row) => ({ ...row, organisationId: this.organisationId }) as T["$inferInsert"]));
  }

  update<T extends OrganisationTable>(table: T, values: Partial<T["$inferInsert"]>, condition?: SQL) {
    return this.tx
      .update(table)
      .set(values as never)
      .where(this.owns(table, condition));
  }

  delete<T extends OrganisationTable>(table: T, condition?: SQL) {
    return this.tx.delete(table).where(this.owns(table, condition));
  }

  /** Adds an entry to the organisation's audit trail, or several in one statement. */
  audit(actor: Actor, ...entries: readonly Omit<AuditEntry, "organisationId">[]): Promise<void> {
    const { organisationId } = this;
    return audit(this.tx, actor, ...entries.map((entry) => ({ ...entry, organisationId })));
  }
}

/**
 * Ends a statement that somebody waits for and that went wrong: by what it had counted last, a server's planner may go
 * through thousands of new rows for each of them. PGlite has no clock that could.
 */
const endAfter = sql`set_config('statement_timeout', '2min', true)`;

/**
 * Says whose rows a transaction means from here on; sent at once, so that nothing is asked before it.
 * @param more settings beside it; all of them fall with the transaction
 */
function enter(
  tx: Tx,
  { kind, runAs }: Pick<Database, "kind" | "runAs">,
  organisation: string,
  ...more: readonly SQL[]
): Promise<unknown> {
  const role = runAs ? [sql`set_config('role', ${runAs}, true)`] : [];
  const limit = kind === "postgres" && !isInBackground() ? [endAfter] : [];
  const settings = [...role, ...limit, ...more, sql`set_config('app.organisation', ${organisation}, true)`];
  return tx.execute(sql`select ${sql.join(settings, sql`, `)}`).execute();
}

const transactions = new AsyncLocalStorage<true>();

/**
 * Whether the code that runs now was called by a transaction's work. A transaction holds a connection, and locks:
 * nothing in it may wait for files, other machines or long computation. Tests make sure of it.
 */
export const isInsideTransaction = (): boolean => transactions.getStore() === true;

/** Lets a transaction write nothing. */
const readOnly = sql`set_config('transaction_read_only', 'on', true)`;

/** Runs `work` together with what the page that it belongs to reads, or, when it writes, in a transaction of its own. */
async function inTransaction<T>(
  database: Database,
  organisation: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const joint = joinedReading(database);
  if (!joint) return inOwnTransaction(database, organisation, work);
  try {
    return await joint.ask({
      organisation,
      enter: (tx) => enter(tx, database, organisation, readOnly),
      work: (tx) => transactions.run(true, () => work(tx)),
    });
  } catch (error) {
    if (!isWriteInReading(error)) throw error;
    return inOwnTransaction(database, organisation, work);
  }
}

/** Runs `work` in a transaction that has said whose rows it means; what it changes for everyone is known afterwards. */
async function inOwnTransaction<T>(
  database: Database,
  organisation: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const content = publicContent(database);
  const { answer, changes } = await database.db.transaction(async (own) => {
    const { tx, written } = noteWrites(own);
    // The work's first statement travels with what says whose rows it means.
    const [, answer] = await together([
      enter(own, database, organisation),
      transactions.run(true, async () => work(tx)),
    ]);
    return { answer, changes: await content.record(own, written) };
  });
  content.learn(changes);
  return answer;
}

/** Runs `work` in a transaction that can see and write one organisation's rows only. */
export const inOrganisation = <T>(
  database: Database,
  organisationId: string,
  work: (scope: OrganisationScope) => Promise<T>,
): Promise<T> =>
  inTransaction(database, organisationId, (tx) => work(new OrganisationScope(tx, organisationId)));

/**
 * Runs `work` in a transaction across organisations. For what belongs to no single one: the public job
 * board, a candidate's own applications, signing in, background work, the seed. Whoever uses it states
 * in the query whose rows are meant.
 */
export const acrossOrganisations = <T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(database, "*", work);
