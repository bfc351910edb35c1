import { v4 } from "uuid";

/** Where a browser refuses storage, the key lives as long as the page. */
const memory = new Map<string, string>();

/**
 * The Idempotency-Key of a form that is sent: the same for every attempt until one succeeds, also after a reload,
 * so that sending again after a lost connection counts once.
 * @param name of the form, and of what it is for
 */
export function submissionKey(name: string): string {
  const key = memory.get(name) ?? stored(name) ?? v4();
  memory.set(name, key);
  try {
    sessionStorage.setItem(name, key);
  } catch {
    // Storage is blocked or full: `memory` has it.
  }
  return key;
}

/** Call it when the form was taken: the next one is another. */
export function forgetSubmissionKey(name: string): void {
  memory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was stored then.
  }
}

function stored(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
