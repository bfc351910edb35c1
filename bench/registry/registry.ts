/**
 * Measures what comparing, the registry and screening come to, with truth: how often two people's names are taken for
 * one's, what is made of a registry that hangs, lies or redirects, what a question to a long list costs.
 * `node bench/registry/registry.ts [--details]`. Fails when somebody was wrongly matched.
 */

import { measureNames } from "./names.ts";
import { measureOutcomes } from "./outcomes.ts";
import { measureScreening } from "./screening.ts";

const falselyAccepted = measureNames(process.argv.includes("--details"));
const { wronglyMatched, wrong } = await measureOutcomes();
await measureScreening();
if (falselyAccepted > 0 || wronglyMatched > 0 || wrong > 0) {
  console.error("\nTwo people were taken for one, or an outcome was wrong.");
  process.exit(1);
}
