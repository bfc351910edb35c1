/** Runs a piece of work as soon as a lane is free. */
export type Lanes = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Bounds how much of something happens at once; what comes later waits its turn.
 * @param count pieces of work at a time
 */
export function createLanes(count: number): Lanes {
  const waiting: (() => void)[] = [];
  let busy = 0;
  const enter = (): Promise<void> => {
    if (busy < count) {
      busy += 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    // Who waited takes the lane over: nobody who comes now may pass.
    if (next) next();
    else busy -= 1;
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
