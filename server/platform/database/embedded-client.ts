import { type ParserOptions, type PGlite, type QueryOptions, types } from "@electric-sql/pglite";
import { prepareStatements } from "./prepared-statements.ts";

const { TIMESTAMP, TIMESTAMPTZ, INTERVAL, DATE } = types;

/** Arrays of times and days. */
const arraysOf: [array: number, element: number][] = [
  [1115, TIMESTAMP],
  [1185, TIMESTAMPTZ],
  [1187, INTERVAL],
  [1182, DATE],
];
const numericArray = 1231;
/** What Drizzle reads itself, from PostgreSQL's own words. */
const readByDrizzle = [...arraysOf.flat(), numericArray];

/** How PGlite reads these by itself. */
function ownParsers(parsers: PGlite["parsers"]): ParserOptions {
  const own: ParserOptions = {};
  for (const type of readByDrizzle) {
    const parser = parsers[type];
    if (parser) own[type] = parser;
  }
  // Its parser of an array looks up that of the element only then.
  for (const [array, element] of arraysOf) {
    const parser = own[element];
    if (parser) own[array] = (text) => types.arrayParser(text, parser, array);
  }
  return own;
}

/**
 * Drizzle names its parsers with each statement, and PGlite then puts them together with its hundreds of others anew:
 * half of what a small statement takes. So this client has Drizzle's from the beginning, and the queue, which wants
 * PGlite's own, has those. Both of them prepare their statements.
 */
export function splitClient(client: PGlite) {
  const own = ownParsers(client.parsers);
  const parsersOfQueue = { ...client.parsers, ...own };
  for (const type of readByDrizzle) client.parsers[type] = (value: string) => value;
  const { parsers } = client;
  const statements = prepareStatements(client);
  const forDrizzle = {
    query: (text: string, values: unknown[] = [], options?: QueryOptions) =>
      statements.alone(text, values, { parsers, rowMode: options?.rowMode }),
    transaction: <T>(work: (tx: Pick<PGlite, "query">) => Promise<T>) =>
      client.transaction((tx) =>
        work({
          query: <Row>(text: string, values: unknown[] = [], options?: QueryOptions) => {
            if (tx.closed) throw new Error("Transaction is closed");
            return statements.inTransaction<Row>(text, values, { parsers, rowMode: options?.rowMode });
          },
        }),
      ),
  };
  return {
    /** All that Drizzle asks of a PGlite. */
    forDrizzle: forDrizzle as unknown as PGlite,
    forQueue: {
      query: <Row>(text: string, values: unknown[] = []) =>
        statements.alone<Row>(text, values, { parsers: parsersOfQueue }),
      exec: (text: string) => client.exec(text, { parsers: own }),
      listen: (channel: string, callback: (payload: string) => void) => client.listen(channel, callback),
    },
  };
}
