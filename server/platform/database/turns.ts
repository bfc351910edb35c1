// What runs now, and not what a test puts in its place.
const afterThisTurn = setImmediate;

interface TurnsOptions {
  /** How long work may follow work, in milliseconds, before the event loop has its turn. */
  sliceMillis?: number;
  /** How many that somebody waits for may go before one that waits in the background. */
  ahead?: number;
}

/**
 * Lets one piece of work at a time have something that only one can have, those first that somebody waits for. What
 * they do may come to its end without the event loop ever turning, so it is made to: what has come in meanwhile, from
 * the network, the disk or a thread, is not kept waiting by all who stand in line.
 * docs/decisions/089-requests-first.md
 */
export class Turns {
  private readonly foreground: (() => void)[] = [];
  private readonly background: (() => void)[] = [];
  private readonly sliceMillis: number;
  private readonly ahead: number;
  private isTaken = false;
  private passed = 0;
  /** When the first work since the event loop's last turn began. */
  private sliceBegan: number | undefined;

  constructor({ sliceMillis = 5, ahead = 4 }: TurnsOptions = {}) {
    this.sliceMillis = sliceMillis;
    this.ahead = ahead;
  }

  /** @param inBackground whether nobody waits for it */
  async run<T>(work: () => Promise<T>, inBackground: boolean): Promise<T> {
    if (this.isTaken || this.isSliceOver()) {
      const line = inBackground ? this.background : this.foreground;
      const turn = new Promise<void>((resolve) => line.push(resolve));
      if (!this.isTaken) this.passOnLater();
      await turn;
    }
    this.isTaken = true;
    try {
      return await work();
    } finally {
      if (this.isSliceOver()) this.passOnLater();
      else this.passOn();
    }
  }

  private isSliceOver(): boolean {
    const now = performance.now();
    if (this.sliceBegan === undefined) {
      this.sliceBegan = now;
      afterThisTurn(() => {
        this.sliceBegan = undefined;
      });
    }
    return now - this.sliceBegan >= this.sliceMillis;
  }

  private passOnLater(): void {
    this.isTaken = true;
    afterThisTurn(() => this.passOn());
  }

  private passOn(): void {
    const next = this.next();
    if (next) next();
    else this.isTaken = false;
  }

  private next(): (() => void) | undefined {
    const { foreground, background } = this;
    if (background.length === 0 || (foreground.length > 0 && this.passed < this.ahead)) {
      this.passed = background.length === 0 ? 0 : this.passed + 1;
      return foreground.shift();
    }
    this.passed = 0;
    return background.shift();
  }
}
