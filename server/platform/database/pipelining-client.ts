import { Client, type ClientConfig } from "pg";

const noCallback = (given: unknown[]): boolean => typeof given.at(-1) !== "function";
const begins = (query: unknown): boolean =>
  /^begin\b/i.test(typeof query === "string" ? query : String((query as { text?: unknown } | null)?.text));

/**
 * A connection to PostgreSQL that sends what it is asked at the same time in one piece, and does not wait for one answer
 * before it sends the next question. PostgreSQL takes them in their order all the same. A transaction's first statement
 * goes with its beginning.
 */
export class PipeliningClient extends Client {
  #isHeld = false;

  constructor(config?: string | ClientConfig) {
    super({ ...(typeof config === "string" ? { connectionString: config } : config), pipeline: true });
  }

  /** What is asked until the running code has come to its end leaves together. */
  #holdTogether(): void {
    if (this.#isHeld) return;
    const { stream } = this.connection;
    this.#isHeld = true;
    stream.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      stream.uncork();
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: as the class above declares it, with all of its overloads.
  override query(...given: any[]): any {
    this.#holdTogether();
    // biome-ignore lint/suspicious/noExplicitAny: the same.
    const answer = (super.query as any)(...given);
    if (!(noCallback(given) && begins(given[0]))) return answer;
    // What follows would be done outside of any transaction: nothing may.
    answer.catch((error: Error) => this.connection.stream.destroy(error));
    return Promise.resolve({ command: "BEGIN", rowCount: null, oid: 0, fields: [], rows: [] });
  }
}
