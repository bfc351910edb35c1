import { EventEmitter } from "node:events";
import { setImmediate as eventLoopTurn } from "node:timers/promises";
import {
  type ParserOptions,
  type PGlite,
  type QueryOptions,
  type Results,
  TransactionAbortedError,
  types,
} from "@electric-sql/pglite";
import { isInBackground } from "../background.ts";
import { prepareStatements } from "./prepared-statements.ts";
import { Turns } from "./turns.ts";

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

/** One statement that may stay prepared; tables are made by several in one text. */
const singleStatement = /^\s*(?:with|select|insert|update|delete)\b[^;]*;?\s*$/i;

/**
 * A transaction that has had the database for so long, in milliseconds, lets the event loop turn between two statements.
 * One of a request takes less: what comes in meanwhile would only keep it, and all who wait for it, longer.
 */
const longTransaction = 100;

/** So many rows written since the last time may have made what the planner goes by wrong. */
const manyRows = 1_000;

interface ClientOptions {
  /** Counts anew what many written rows have changed. Nobody else has the database meanwhile. */
  countChanges?: (client: PGlite) => Promise<void>;
}

/** The part of a PGlite's transaction that Drizzle asks for. */
type TransactionClient = Pick<PGlite, "query">;

/**
 * Drizzle names its parsers with each statement, and PGlite then puts them together with its hundreds of others anew:
 * half of what a small statement takes. So this client has Drizzle's from the beginning, and the queue, which wants
 * PGlite's own, has those. Both of them prepare their statements, and stand in one line, requests first.
 *
 * Once many rows were written, they are counted before anybody reads: by what it counted before, the planner takes the
 * thousands of rows that an organisation has imported for one, and goes through each of them for each of them.
 */
export function splitClient(client: PGlite, { countChanges }: ClientOptions = {}) {
  const own = ownParsers(client.parsers);
  const parsersOfQueue = { ...client.parsers, ...own };
  for (const type of readByDrizzle) client.parsers[type] = (value: string) => value;
  const { parsers } = client;
  /** By channel. PGlite notifies its own listeners of what comes with the answers that it reads itself. */
  const listeners = new EventEmitter();
  const statements = prepareStatements(client, {
    onNotification: (channel, payload) => listeners.emit(channel, payload),
  });
  const turns = new Turns();
  const inTurn = <T>(work: () => Promise<T>) => turns.run(work, isInBackground());

  let writtenRows = 0;
  async function noted<T extends Pick<Results, "affectedRows">>(statement: Promise<T>): Promise<T> {
    const results = await statement;
    writtenRows += results.affectedRows ?? 0;
    return results;
  }
  /** Work in its turn, with what it wrote counted by the end of it. */
  const inCountedTurn = <T>(work: () => Promise<T>) =>
    inTurn(async () => {
      const answer = await work();
      if (writtenRows >= manyRows) {
        writtenRows = 0;
        await countChanges?.(client);
      }
      return answer;
    });

  async function transact<T>(work: (tx: TransactionClient) => Promise<T>): Promise<T> {
    let isOpen = true;
    let sinceTurn = performance.now();
    const query = async <Row>(text: string, values: unknown[] = [], options?: QueryOptions) => {
      if (performance.now() - sinceTurn >= longTransaction) {
        await eventLoopTurn();
        sinceTurn = performance.now();
      }
      if (!isOpen) throw new Error("Transaction is closed");
      return noted(statements.inTransaction<Row>(text, values, { parsers, rowMode: options?.rowMode }));
    };
    await statements.control("begin");
    try {
      const answer = await work({ query });
      isOpen = false;
      // PostgreSQL takes back what it is asked to keep when a statement had failed, and calls that no failure.
      if ((await statements.control("commit")) !== "COMMIT") throw new TransactionAbortedError();
      return answer;
    } catch (error) {
      if (isOpen) {
        isOpen = false;
        await statements.control("rollback");
      }
      throw error;
    }
  }

  const forDrizzle = {
    query: (text: string, values: unknown[] = [], options?: QueryOptions) =>
      inCountedTurn(() => noted(statements.alone(text, values, { parsers, rowMode: options?.rowMode }))),
    transaction: <T>(work: (tx: TransactionClient) => Promise<T>) =>
      inCountedTurn(() => client._runExclusiveTransaction(() => transact(work))),
  };
  const queryOfQueue = <Row>(text: string, values: unknown[] = []) =>
    turns.run(() => statements.alone<Row>(text, values, { parsers: parsersOfQueue }), true);
  /** Runs a text of several statements. What it began and could not end is taken back before anybody else's turn. */
  const severalOfQueue = (text: string) =>
    turns.run(async () => {
      try {
        return await client.exec(text, { parsers: own });
      } catch (error) {
        if (client.isInTransaction()) await statements.control("rollback");
        throw error;
      }
    }, true);
  /** @param channel in lower case */
  async function listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>> {
    listeners.on(channel, callback);
    const unlisten = await client.listen(channel, callback);
    return async () => {
      listeners.off(channel, callback);
      await unlisten();
    };
  }
  return {
    /** All that Drizzle asks of a PGlite. */
    forDrizzle: forDrizzle as unknown as PGlite,
    forQueue: {
      query: queryOfQueue,
      exec: async (text: string) =>
        singleStatement.test(text) ? [await queryOfQueue(text)] : severalOfQueue(text),
      listen,
    },
    /** For upkeep, statement by statement. */
    forUpkeep: {
      query: queryOfQueue,
      exec: (text: string) => turns.run(() => client.exec(text), true),
    },
  };
}
