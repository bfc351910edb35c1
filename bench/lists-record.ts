import pg from "pg";

/** A statement as it went to PostgreSQL. */
export interface Statement {
  text: string;
  values: unknown[];
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown;

/**
 * Runs `work` and says which SELECT statements on business rows this process sent to PostgreSQL meanwhile.
 * Sessions, rights, the transaction around them and the setting for row-level security are the product's own
 * cost and not among them.
 */
export async function recordSelects(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const original: Query = pg.Client.prototype.query;
  pg.Client.prototype.query = function record(this: pg.Client, ...given: unknown[]) {
    const [query, values] = given as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof query === "string" ? query : query.text;
    const all = (typeof query === "string" ? values : (query.values ?? values)) ?? [];
    if (
      /^\s*(?:select|with)\b/i.test(text) &&
      /\b(?:from|join) (?:"(?:job|application|candidate|member|member_event|member_flag|interaction|feedback|complaint|membership_application)"|search_)/i.test(
        text,
      )
    ) {
      statements.push({ text, values: all });
    }
    return original.apply(this, given);
  } as typeof pg.Client.prototype.query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query;
  }
  return statements;
}
