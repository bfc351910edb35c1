import { AsyncLocalStorage } from "node:async_hooks";
import type { Database, Tx } from "./database.ts";
import { together } from "./together.ts";
import { sqlStateOf } from "./violations.ts";

interface Question {
  /** Says whose rows the transaction means, unless the question before it meant the same. */
  enter: (tx: Tx) => Promise<unknown>;
  organisation: string;
  work: (tx: Tx) => Promise<unknown>;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

/** PostgreSQL's refusal of a write in a transaction that only reads. */
const readOnly = "25006";

/**
 * What is asked of a database at the same time, read in one transaction that only reads: one snapshot, one beginning
 * and one end. It is open while there are questions, which are answered one after the other, and never waits for
 * anything but its own statements: who holds a connection here cannot be waiting for somebody who needs one.
 */
export class JointReading {
  private readonly waiting: Question[] = [];
  private isReading = false;
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  private async answerAll(): Promise<void> {
    const { db, kind } = this.database;
    const first = this.waiting[0];
    const answer = async (tx: Tx) => {
      let entered: string | undefined;
      for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
        try {
          const [, found] = await together([
            entered === next.organisation ? null : next.enter(tx),
            next.work(tx),
          ]);
          entered = next.organisation;
          next.resolve(found);
        } catch (error) {
          next.reject(error);
          // A transaction in which a statement failed answers no other.
          throw error;
        }
      }
    };
    try {
      // The embedded database has one connection: nobody changes anything meanwhile.
      await (kind === "embedded"
        ? db.transaction(answer)
        : db.transaction(answer, { isolationLevel: "repeatable read" }));
    } catch (error) {
      // Whoever was asked was told. One that could not be begun is told here.
      if (first && this.waiting[0] === first) this.waiting.shift()?.reject(error);
    }
  }

  private async read(): Promise<void> {
    this.isReading = true;
    while (this.waiting.length > 0) await this.answerAll();
    this.isReading = false;
  }

  ask<T>({
    enter,
    organisation,
    work,
  }: Pick<Question, "enter" | "organisation"> & { work: (tx: Tx) => Promise<T> }) {
    // Work goes on as part of the call that asked.
    const here = AsyncLocalStorage.snapshot();
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({
        enter,
        organisation,
        work: async (tx) => here(work, tx),
        resolve: resolve as Question["resolve"],
        reject,
      });
      if (!this.isReading) void this.read();
    });
  }
}

/** Where the questions of one page come together; empty until the first of them. */
export interface Readings {
  joint?: JointReading;
}

const current = new AsyncLocalStorage<Readings | null>();

/** Runs `work`, whose transactions are read together with the others of the same readings. It may write all the same. */
export const readTogether = <T>(readings: Readings, work: () => Promise<T>): Promise<T> =>
  current.run(readings, work);

/** Runs `work` whose transactions are its own: for an answer that others get too, which must be no older than its question. */
export const readApart = <T>(work: () => Promise<T>): Promise<T> => current.run(null, work);

/** The reading that a transaction of the running code joins; null where it has its own. */
export function joinedReading(database: Database): JointReading | null {
  const readings = current.getStore();
  if (!readings) return null;
  readings.joint ??= new JointReading(database);
  return readings.joint;
}

/** Whether a statement wrote where only reading is allowed. */
export const isWriteInReading = (error: unknown): boolean => sqlStateOf(error) === readOnly;
