/** What a route module may export as `handle`. */
export interface PageHandle {
  /** `own`: the page brings its own navigation and `main`; the public header and footer are left out. */
  shell?: "own";
}

/** Whether one of the matched routes brings its own navigation. */
export function hasOwnShell(matches: readonly { handle?: unknown }[]): boolean {
  return matches.some(({ handle }) => (handle as PageHandle | undefined)?.shell === "own");
}
