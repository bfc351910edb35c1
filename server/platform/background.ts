import { AsyncLocalStorage } from "node:async_hooks";

const background = new AsyncLocalStorage<true>();

/** Runs `work` as what nobody waits for: where much is asked of this process at once, requests go first. */
export const inBackground = <T>(work: () => T): T => background.run(true, work);

/** Whether the code that runs now belongs to work that nobody waits for. */
export const isInBackground = (): boolean => background.getStore() === true;
