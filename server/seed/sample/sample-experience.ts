import type { TrackingCodes } from "#server/experience/complaints/tracking-codes.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { chance } from "../content/random.ts";
import { type Planned, writeComplaints } from "../seed-complaints.ts";
import { earlierMonths, seedMonths } from "../seed-experience.ts";
import { drawScores } from "../survey-scores.ts";

/** One complaint in each state that a desk has to deal with, and two that are done. */
const complaints: readonly Planned[] = [
  { fate: "closed", daysAgo: 41 },
  { fate: "closed", daysAgo: 24 },
  { fate: "late", daysAgo: 23 },
  { fate: "paused", daysAgo: 12 },
  { fate: "resolved", daysAgo: 9 },
  { fate: "investigating", daysAgo: 5 },
  { fate: "new", daysAgo: 1 },
];

/** How many contacts of the last thirty days, and how many of them answered. */
const lastMonth = { contacts: 48, answers: 32 };

interface Made {
  today: Date;
  ownerId: string;
  codes: TrackingCodes;
  /** The last number that a complaint of the organisation has. */
  lastComplaint: number;
}

/** Ten months of contacts, which a forecast needs, answers and complaints of the sample's members; put those in before. */
export async function addExperienceSample(
  scope: OrganisationScope,
  { today, ownerId, codes, lastComplaint }: Made,
): Promise<void> {
  const random = chance("sample contacts");
  const scores = Array.from({ length: lastMonth.answers }, () => drawScores(random, 0.82));
  await seedMonths(
    scope,
    {
      random,
      today,
      sample: true,
      handlers: [ownerId],
    },
    [{ monthsAgo: 0, contacts: lastMonth.contacts, scores }, ...earlierMonths(random, 9, 44)],
    { limit: lastMonth.contacts, seed: "sample contacts" },
  );
  await writeComplaints(scope, {
    today,
    codes,
    staff: [ownerId, ownerId],
    seed: "sample complaints",
    plan: () => [...complaints],
    last: lastComplaint,
    sample: true,
  });
}
