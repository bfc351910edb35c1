import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import { defaultComplaintSettings as settings } from "#contract/experience/complaint-settings.ts";
import {
  complaintEventsTable,
  complaintMentions,
  complaintMessages,
  complaints,
} from "#server/experience/complaints/complaints.table.ts";
import type { TrackingCodes } from "#server/experience/complaints/tracking-codes.ts";
import { feedbackTable as feedback } from "#server/experience/feedback/feedback.table.ts";
import { readAnswer } from "#server/experience/feedback/read-answer.ts";
import { interactions } from "#server/experience/interactions/interactions.table.ts";
import { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Demo } from "#server/platform/domain.ts";
import { type ComplaintFate, writeComplaint } from "./cases/write-complaint.ts";
import { complaintTexts } from "./content/complaint-texts.ts";
import { nairobiDaysBetween } from "./content/dates.ts";
import { type Chance, chance } from "./content/random.ts";
import { membersInTouch } from "./members-in-touch.ts";
import { required } from "./required.ts";

/** A fate and how many days ago the complaint came, the oldest first. */
export interface Planned {
  fate: ComplaintFate;
  daysAgo: number;
}

/** The last month of the demo: a case in each state that there is, with the day on which it came. */
const lately: readonly Planned[] = [
  { fate: "withdrawn", daysAgo: 61 },
  { fate: "late_promised", daysAgo: 34 },
  { fate: "late", daysAgo: 29 },
  { fate: "closed", daysAgo: 23 },
  { fate: "paused", daysAgo: 22 },
  { fate: "closed", daysAgo: 21 },
  { fate: "paused", daysAgo: 17 },
  { fate: "resolved", daysAgo: 13 },
  { fate: "snoozed", daysAgo: 12 },
  { fate: "investigating", daysAgo: 10 },
  { fate: "merged", daysAgo: 9 },
  { fate: "investigating", daysAgo: 8 },
  { fate: "late_new", daysAgo: 8 },
  { fate: "resolved", daysAgo: 7 },
  { fate: "withdrawn", daysAgo: 6 },
  { fate: "paused", daysAgo: 6 },
  { fate: "snoozed", daysAgo: 5 },
  { fate: "investigating", daysAgo: 4 },
  { fate: "answered_back", daysAgo: 4 },
  { fate: "investigating", daysAgo: 3 },
  { fate: "new", daysAgo: 2 },
  { fate: "new", daysAgo: 1 },
  { fate: "new", daysAgo: 1 },
];

/** Days of the year before them, of complaints that are long done; about one in six was late. */
function done(random: Chance, count: number): Planned[] {
  return Array.from({ length: count }, (_, nth) =>
    nth % 6 === 4
      ? { fate: "closed_late", daysAgo: random.between(50, 350) }
      : // Every third of the others in the last quarter of a year.
        { fate: "closed", daysAgo: random.between(20, nth % 3 === 0 ? 90 : 350) },
  );
}

/** How far a case comes that was opened from a low score: its member is told, or will be. */
const ofLowScores: readonly ComplaintFate[] = ["closed", "closed_late", "resolved", "investigating", "new"];

/** Low scores of members, the newest first. */
const lowScores = (scope: OrganisationScope, sample: boolean) =>
  scope
    .select(
      {
        id: feedback.id,
        interactionId: feedback.interactionId,
        channel: feedback.channel,
        answeredAt: feedback.answeredAt,
        memberId: feedback.memberId,
        csat: feedback.csat,
        nps: feedback.nps,
        ces: feedback.ces,
      },
      feedback,
      and(
        isNotNull(feedback.memberId),
        eq(feedback.sample, sample),
        sql`(${feedback.csat} <= 2 or ${feedback.nps} <= 6)`,
      ),
    )
    .orderBy(desc(feedback.answeredAt), asc(feedback.id));

type LowAnswer = Awaited<ReturnType<typeof lowScores>>[number];

/** Gives most low scores the case that was opened from them within days, by the place of the complaint. */
function casesOf(planned: readonly Planned[], low: readonly LowAnswer[], today: Date) {
  const cases = new Map<number, LowAnswer>();
  for (const [nth, answer] of low.entries()) {
    if (nth % 5 === 4) continue;
    const age = nairobiDaysBetween(answer.answeredAt, today);
    const place = planned.findIndex(
      ({ fate, daysAgo }, at) =>
        !cases.has(at) && ofLowScores.includes(fate) && age - daysAgo >= 1 && age - daysAgo <= 5,
    );
    if (place >= 0) cases.set(place, answer);
  }
  return cases;
}

/** Has the answers say what their cases are about. */
async function retell(
  scope: OrganisationScope,
  cases: ReadonlyMap<number, LowAnswer>,
  complaintsOf: readonly { description: string }[],
): Promise<void> {
  for (const [place, { id, interactionId, csat, nps, ces }] of cases) {
    const comment = complaintsOf[place]?.description ?? "";
    await scope.update(
      feedback,
      { comment, ...readAnswer({ comment, csat, nps, ces }) },
      eq(feedback.id, id),
    );
    if (!interactionId) continue;
    const fromPage = and(eq(interactions.id, interactionId), eq(interactions.source, "feedback"));
    await scope.update(interactions, { summary: comment }, fromPage);
  }
}

/** Writes complaints of members, with all that happened to them. */
export async function writeComplaints(
  scope: OrganisationScope,
  {
    today,
    codes,
    staff,
    seed,
    plan,
    last = 0,
    sample = false,
  }: {
    today: Date;
    codes: TrackingCodes;
    /** Who works on complaints, and who looks after them. */
    staff: [string, string];
    seed: string;
    plan: (random: Chance) => Planned[];
    /** The last number that a complaint has already. */
    last?: number;
    /** Whether it is the sample data of a trial. */
    sample?: boolean;
  },
): Promise<void> {
  const random = chance(seed);
  const answering = await membersInTouch(scope, { limit: 600, sample });
  const people = answering.slice(0, 200);
  const planned = plan(random).toSorted((one, other) => other.daysAgo - one.daysAgo);
  const texts = random.shuffle(complaintTexts);
  const cases = casesOf(planned, await lowScores(scope, sample), today);
  const answerer = ({ memberId }: LowAnswer) => answering.find(({ id }) => id === memberId);
  const written = planned.map(({ fate, daysAgo }, nth) => {
    const drawn = people.length === 0 || nth % 7 === 3 ? null : random.pick(people);
    const lowScore = cases.get(nth);
    return writeComplaint({
      number: last + nth + 1,
      fate,
      daysAgo,
      today,
      random,
      settings,
      staff,
      organisationId: scope.organisationId,
      codes,
      // Every seventh stays anonymous, and everybody where the register is empty.
      person: lowScore ? (answerer(lowScore) ?? null) : drawn,
      text: texts[nth % texts.length] ?? random.pick(complaintTexts),
      lowScore,
    });
  });
  // What was merged goes with the complaint that came next.
  for (const [nth, one] of written.entries()) {
    if (one.complaint.status === "merged") one.complaint.mergedInto = written[nth + 1]?.complaint.id ?? null;
  }
  const byMerge = written.toSorted(
    (one, other) => Number(one.complaint.mergedInto != null) - Number(other.complaint.mergedInto != null),
  );
  await scope.insert(
    complaints,
    byMerge.map(({ complaint }) => ({ ...complaint, sample })),
  );
  await retell(
    scope,
    cases,
    written.map(({ complaint }) => complaint),
  );
  await scope.insert(
    complaintMessages,
    written.flatMap(({ messages }) => messages),
  );
  await scope.insert(
    complaintEventsTable,
    written.flatMap(({ events }) => events),
  );
  const mentions = written.flatMap(({ mentions: named }) => named);
  if (mentions.length > 0) await scope.insert(complaintMentions, mentions);
}

/** A year of complaints. They are no contacts of their own here: those that the demo counts were written before. */
export async function seedComplaints(
  { tx, today, organisationIds, staffIds }: Demo,
  codes: TrackingCodes,
): Promise<void> {
  const id = (email: string) => required(staffIds, email);
  await writeComplaints(new OrganisationScope(tx, required(organisationIds, "umoja")), {
    today,
    codes,
    staff: [id("experience@umoja.example"), id("owner@umoja.example")],
    seed: "umoja's complaints",
    plan: (random) => [...done(random, 39), ...lately],
  });
  await writeComplaints(new OrganisationScope(tx, required(organisationIds, "jirani")), {
    today,
    codes,
    staff: [id("owner@jirani.example"), id("owner@jirani.example")],
    seed: "jirani's complaints",
    plan: (random) => [...done(random, 6), ...lately.slice(-6)],
  });
}
