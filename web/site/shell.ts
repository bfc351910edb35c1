import type { TrialPage } from "#contract/accounts/accounts.ts";
import type { TrialDialog } from "./signup/start-trial.tsx";

/** How one begins with the agent whose page it is: shown in the site's header, in place of its own action. */
export interface AgentEntrance {
  /** Decides how long a trial that begins here is. */
  page: TrialPage;
  dialog: TrialDialog;
  /** What the button says. */
  action: string;
}

/** What a route module may export as `handle`. */
export interface PageHandle {
  /** `own`: the page brings its own navigation and `main`; the public header and footer are left out. */
  shell?: "own";
  /** An agent's page: the header has its ways in. */
  agent?: AgentEntrance;
}

type Matches = readonly { handle?: unknown }[];

const handlesOf = (matches: Matches) => matches.map(({ handle }) => (handle ?? {}) as PageHandle);

/** Whether one of the matched routes brings its own navigation. */
export const hasOwnShell = (matches: Matches): boolean =>
  handlesOf(matches).some(({ shell }) => shell === "own");

/** How one begins with the agent whose page is shown; undefined on all other pages. */
export const agentEntrance = (matches: Matches): AgentEntrance | undefined =>
  handlesOf(matches).find(({ agent }) => agent)?.agent;
