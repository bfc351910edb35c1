import { trendSteps } from "#contract/experience/figures.ts";
import { periodOf } from "#web/lib/period.ts";
import { oneOf } from "#web/lib/search-params.ts";

/** The days that a tab of the experience dashboard is about when its address states none. */
const defaultDays = 30;

/** What the address of a tab asks for. */
export function figuresQuery({ searchParams }: URL) {
  const period = periodOf(searchParams, new Date(), defaultDays);
  return { period, query: { from: period.from, to: period.to } };
}

/** What the charts of the Overview span, as its address states it. */
export const askedStep = ({ searchParams }: URL) => {
  const step = oneOf(searchParams.get("step"), trendSteps);
  return step ? { step } : {};
};
