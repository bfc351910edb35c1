import { scoreMatch } from "#server/recruitment/match/match.ts";
import { heldAside } from "./held-aside.ts";
import type { LabelledJob } from "./labelled.ts";
import { measureScoring } from "./scoring.ts";
import { tuned } from "./tuned.ts";

/** A day like any other: what is current lasts until it. */
const today = new Date("2026-11-23T09:00:00Z");
const details = process.argv.includes("--details");

/** How many pairs of labelled people the score puts in their order. Equal scores are no order. */
function order(jobs: readonly LabelledJob[]): { right: number; pairs: number; wrong: string[] } {
  const outcomes = jobs.flatMap(({ job, people, pairs }) =>
    pairs.map(([better, worse]) => {
      const scores = [better, worse].map((name) => {
        const one = people[name];
        if (!one) throw new Error(`nobody is called ${name} at ${job.title}`);
        return scoreMatch(job, one, today).score;
      });
      const [high = 0, low = 0] = scores;
      return { right: high > low, text: `${job.title}: ${better} ${high}, ${worse} ${low}` };
    }),
  );
  return {
    right: outcomes.filter(({ right }) => right).length,
    pairs: outcomes.length,
    wrong: outcomes.filter(({ right }) => !right).map(({ text }) => text),
  };
}

for (const [name, jobs] of [
  ["tuned on", tuned],
  ["kept aside", heldAside],
] as const) {
  const { right, pairs, wrong } = order(jobs);
  console.log(`pairs ${name}: ${right} of ${pairs} in order, ${((100 * right) / pairs).toFixed(1)}%`);
  // Whoever reads the mistakes of the part kept aside has tuned on it.
  if (details && jobs === tuned) for (const line of wrong) console.log(`  ${line}`);
}

await measureScoring();
process.exit();
