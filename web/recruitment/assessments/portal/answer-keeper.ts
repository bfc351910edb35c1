import { isConnectionLost } from "#web/lib/connection.ts";

/** Whether everything that was answered has reached the server. `lost`: the network is gone, and it tries again. */
export type Keeping = "kept" | "keeping" | "lost";

/** Milliseconds before an answer that did not get through is sent again. */
const retryAfter = 4_000;

/**
 * Sends answers one after the other, of each question only the latest. What does not get through for want of a network
 * is sent again until it does.
 * @param send rejects when the server refuses the answer
 * @param onChange hears whenever the state changes
 * @param onRefused hears that the server takes no answers any more; nothing is sent again then
 */
export class AnswerKeeper {
  readonly #waiting = new Map<string, string[]>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;
  readonly #send: (questionId: string, answer: string[]) => Promise<unknown>;
  readonly #onChange: (state: Keeping) => void;
  readonly #onRefused: (error: unknown) => void;

  constructor(
    send: (questionId: string, answer: string[]) => Promise<unknown>,
    onChange: (state: Keeping) => void,
    onRefused: (error: unknown) => void,
  ) {
    this.#send = send;
    this.#onChange = onChange;
    this.#onRefused = onRefused;
  }

  /**
   * Keeps an answer.
   * @param after milliseconds to wait for more, while somebody types
   */
  put(questionId: string, answer: string[], after = 0): void {
    this.#waiting.set(questionId, answer);
    this.#onChange("keeping");
    this.#again(after);
  }

  /** Sends what waits now. Resolves when it is there, or cannot get there at the moment. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
    await this.#sending;
  }

  /** Whether something has not reached the server. */
  get hasWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  /** Ends all attempts. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #again(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), after);
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#next(); next; next = this.#next()) {
      const [questionId, answer] = next;
      try {
        await this.#send(questionId, answer);
        // A later answer may have come while this one was on its way.
        if (this.#waiting.get(questionId) === answer) this.#waiting.delete(questionId);
      } catch (error) {
        if (isConnectionLost(error)) {
          this.#onChange("lost");
          this.#again(retryAfter);
        } else {
          this.#waiting.clear();
          this.#onRefused(error);
        }
        return;
      }
    }
    this.#onChange("kept");
  }

  #next(): [string, string[]] | undefined {
    const [next] = this.#waiting;
    return next;
  }
}
