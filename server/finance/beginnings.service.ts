import type { OrganisationScope } from "#server/platform/database/scope.ts";
import * as queries from "./beginnings.queries.ts";
import { deleteSample as deleteSampleFigures } from "./figures/figures.queries.ts";
import { addSampleFigures } from "./figures/figures.service.ts";

/** Months before the present one of which the sample has figures. */
const monthsKept = 11;

/** Puts statements, loan books and monthly figures of the sample's members in. */
export async function addSampleOfFinance(
  scope: OrganisationScope,
  { today }: { today: Date },
): Promise<void> {
  // Loaded only where somebody asks for it.
  const { addFinanceSample } = await import("#server/seed/sample/sample-finance.ts");
  await addFinanceSample(scope, today);
  await addSampleFigures(scope, monthsKept, today);
}

/** Takes them out. A statement of one's own that was said to be of a sample's member waits for its member again. */
export async function removeFinanceSample(scope: OrganisationScope): Promise<string[]> {
  await queries.deleteSample(scope);
  await deleteSampleFigures(scope);
  return [];
}
