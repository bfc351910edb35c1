import type { FeedbackLoop } from "#contract/experience/complaint-figures.ts";
import type { OverviewFigures } from "#contract/experience/figures.ts";

/** A name as strangers may read it: `Wanjiku K.`. */
function shortName(name: string): string {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1)?.[0];
  return last ? `${first} ${last}.` : first;
}

/**
 * The overview for visitors of the demo. Its people are made up, but whoever tries the public forms of the demo may
 * write something true: nothing that was typed freely is shown, and nobody's whole name or number.
 */
export const overviewForVisitors = (overview: OverviewFigures): OverviewFigures => ({
  ...overview,
  recent: overview.recent.map((one) => ({ ...one, who: shortName(one.who), summary: "" })),
  clients: overview.clients.map((one) => ({ ...one, fullName: shortName(one.fullName), memberNumber: null })),
});

/** The loop for visitors of the demo. */
export const loopForVisitors = (loop: FeedbackLoop): FeedbackLoop => ({
  ...loop,
  open: loop.open.map((one) => ({ ...one, who: shortName(one.who), comment: "" })),
});
