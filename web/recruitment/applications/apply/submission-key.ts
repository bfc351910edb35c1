import { v4 } from "uuid";

/** Where a browser refuses storage, the key lives as long as the page. */
const memory = new Map<string, string>();
const name = (jobId: string) => `application-key:${jobId}`;

/**
 * The Idempotency-Key of an application: the same for every attempt until one succeeds, also after a reload,
 * so that sending again after a lost connection makes no second application.
 */
export function submissionKey(jobId: string): string {
  const key = memory.get(jobId) ?? stored(jobId) ?? v4();
  memory.set(jobId, key);
  try {
    sessionStorage.setItem(name(jobId), key);
  } catch {
    // Storage is blocked or full: `memory` has it.
  }
  return key;
}

/** Call it when the application was taken: the next one is another. */
export function forgetSubmissionKey(jobId: string): void {
  memory.delete(jobId);
  try {
    sessionStorage.removeItem(name(jobId));
  } catch {
    // Nothing was stored then.
  }
}

function stored(jobId: string): string | null {
  try {
    return sessionStorage.getItem(name(jobId));
  } catch {
    return null;
  }
}
