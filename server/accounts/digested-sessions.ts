import type { DBAdapter, DBAdapterInstance, DBTransactionAdapter, Where } from "better-auth/types";
import { tokenDigest } from "#server/platform/token-digest.ts";

type Row = Record<string, unknown>;

/** What better-auth asks of a database; each of its methods takes some of this. */
interface Query {
  model: string;
  where?: Where[];
  /** Of a new row. */
  data?: Row;
  /** Of a row that is there. */
  update?: Row;
}

const digestOf = (value: unknown) => (typeof value === "string" ? tokenDigest(value) : value);

const digestedRow = (row: Row): Row => ("token" in row ? { ...row, token: digestOf(row.token) } : row);

const digestedWhere = (where: Where[]): Where[] =>
  where.map((condition) => {
    if (condition.field !== "token") return condition;
    const { value } = condition;
    return {
      ...condition,
      value: (Array.isArray(value) ? value.map(digestOf) : digestOf(value)) as typeof value,
    };
  });

const digested = ({ where, data, update, ...query }: Query): Query => ({
  ...query,
  ...(where && { where: digestedWhere(where) }),
  ...(data && { data: digestedRow(data) }),
  ...(update && { update: digestedRow(update) }),
});

/** The tokens that a query names, by their digests. */
function tokensIn({ where = [], data, update }: Query): Map<unknown, unknown> {
  const named = where.filter(({ field }) => field === "token").flatMap(({ value }) => value);
  return new Map([...named, data?.token, update?.token].map((token) => [digestOf(token), token]));
}

/**
 * Gives back a row with the token that the caller knew already: better-auth puts it into the cookie. A row that
 * was found without its token comes with the digest; nothing leads back from there.
 */
function withToken(answer: unknown, tokens: Map<unknown, unknown>): unknown {
  if (Array.isArray(answer)) return answer.map((row) => withToken(row, tokens));
  if (typeof answer !== "object" || answer === null || !("token" in answer)) return answer;
  return { ...answer, token: tokens.get(answer.token) ?? answer.token };
}

function digesting<Adapter extends DBTransactionAdapter>(adapter: Adapter): Adapter {
  const method =
    (run: (query: never) => Promise<unknown>) =>
    async (query: Query): Promise<unknown> =>
      query.model === "session"
        ? withToken(await run(digested(query) as never), tokensIn(query))
        : run(query as never);
  const { create, findOne, findMany, count, update, updateMany, consumeOne, incrementOne } = adapter;
  const methods = { create, findOne, findMany, count, update, updateMany, consumeOne, incrementOne };
  const more = { delete: adapter.delete, deleteMany: adapter.deleteMany };
  const all = Object.entries({ ...methods, ...more }).map(([name, run]) => [name, method(run)]);
  return { ...adapter, ...Object.fromEntries(all) };
}

/**
 * A database for better-auth in which a session's token lies as its digest: whoever reads the database, or a
 * backup of it, cannot sign in with what is there. Cookie and Bearer token hold the token itself.
 * @param open better-auth's adapter for the database
 */
export const digestedSessions =
  (open: DBAdapterInstance): DBAdapterInstance =>
  (options) => {
    const adapter: DBAdapter = open(options);
    return {
      ...digesting(adapter),
      transaction: (work) => adapter.transaction((tx) => work(digesting(tx))),
    };
  };
