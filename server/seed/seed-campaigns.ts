import { and, asc, eq, notInArray, type SQL, sql } from "drizzle-orm";
import { insertRecipients } from "#server/experience/campaigns/campaigns.queries.ts";
import { campaigns, campaignRecipients as recipients } from "#server/experience/campaigns/campaigns.table.ts";
import { actionResults, actionRules } from "#server/experience/segments/actions.table.ts";
import { matchesCriteria } from "#server/experience/segments/criteria.queries.ts";
import { listSegments } from "#server/experience/segments/segments.queries.ts";
import { insertStandardSegments } from "#server/experience/segments/segments.service.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { newId } from "#server/platform/database/columns.ts";
import { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Demo } from "#server/platform/domain.ts";
import {
  type DemoActionRule,
  type DemoCampaign,
  demoActionRules,
  demoCampaigns,
} from "./content/campaigns.ts";
import { nairobiTime } from "./content/dates.ts";
import { required } from "./required.ts";

/** A number from 0 to 99 for each recipient and purpose, the same in every demo: ids are not, ID numbers are. */
const draw = (purpose: string): SQL =>
  sql`(select abs(hashtext(${members.idNumber} || ${purpose})) % 100 from ${members} where ${and(
    eq(members.organisationId, recipients.organisationId),
    eq(members.id, recipients.memberId),
  )})`;

type Segments = Awaited<ReturnType<typeof listSegments>>;

/** What campaigns and rules are written with. */
export interface CampaignSurroundings {
  today: Date;
  staffId: string;
  /** The segments that they may be for. */
  segments: Segments;
  /** Whether it is the sample data of a trial, which reaches nobody but its own members. */
  sample: boolean;
}

const sampleMembers = (scope: OrganisationScope) =>
  scope.select({ id: members.id }, members, sql`${members.sample}`);

/** Writes down whom a campaign reached and what came of it, in four statements whatever its size. */
async function seedRecipients(
  scope: OrganisationScope,
  row: Pick<typeof campaigns.$inferSelect, "id" | "channels">,
  criteria: Segments[number]["criteria"],
  { reached, opened, stopped }: DemoCampaign,
  { startedAt, sample }: { startedAt: Date; sample: boolean },
): Promise<void> {
  await insertRecipients(scope, row, criteria, startedAt);
  const own = eq(recipients.campaignId, row.id);
  if (sample) await scope.delete(recipients, and(own, notInArray(recipients.memberId, sampleMembers(scope))));
  const hasEmail = sql`exists (select from ${members} where ${and(
    eq(members.organisationId, recipients.organisationId),
    eq(members.id, recipients.memberId),
    sql`${members.email} is not null`,
  )})`;
  const byMail = row.channels.includes("mail") ? hasEmail : sql`false`;
  const sentAt = startedAt.toISOString();
  const sent = {
    state: "sent",
    channel: sql`case when ${byMail} then 'mail' else 'sms' end`,
    sentAt: sql`${sentAt}::timestamptz`,
  };
  await scope.update(
    recipients,
    sent as never,
    and(own, eq(recipients.state, "waiting"), sql`${draw("reached")} < ${reached}`),
  );
  const later = (name: "visitedAt" | "unsubscribedAt", below: number) =>
    scope.update(
      recipients,
      { [name]: sql`${sentAt}::timestamptz + interval '3 hours'` } as never,
      and(own, eq(recipients.state, "sent"), sql`${draw(name)} < ${below}`),
    );
  await later("visitedAt", opened);
  await later("unsubscribedAt", stopped);
}

/** Writes a campaign, with whom it reached. @returns when it is to begin, if it waits for that */
export async function writeCampaign(
  scope: OrganisationScope,
  campaign: DemoCampaign,
  { today, staffId, segments, sample }: CampaignSurroundings,
): Promise<{ id: string; startAfter: Date } | null> {
  const { segment: segmentName, name, channels, texts, link, state, daysAgo } = campaign;
  const segment = required(new Map(segments.map((one) => [one.name, one])), segmentName);
  const startAfter = daysAgo === null ? null : nairobiTime(today, daysAgo, 9, 30);
  const startedAt = state === "scheduled" ? null : startAfter;
  const createdAt = nairobiTime(today, startedAt && daysAgo ? daysAgo + 1 : 4, 15, 5);
  const row = { id: newId(), channels: [...channels] };
  await scope.insert(campaigns, {
    ...row,
    name,
    segmentId: segment.id,
    segmentName,
    criteria: startedAt ? segment.criteria : null,
    texts: [...texts],
    link,
    state,
    createdAt,
    createdBy: staffId,
    sentBy: state === "draft" ? null : staffId,
    scheduledFor: state === "draft" ? null : (startAfter ?? createdAt),
    startedAt,
    endedAt: state === "sent" && startedAt ? new Date(startedAt.getTime() + 1_800_000) : null,
    sample,
  });
  if (startedAt) await seedRecipients(scope, row, segment.criteria, campaign, { startedAt, sample });
  return state === "scheduled" && startAfter ? { id: row.id, startAfter } : null;
}

/** A rule of the next best action, with what staff did of it this month. */
export async function writeRule(
  scope: OrganisationScope,
  { segment: segmentName, recorded, ...rule }: DemoActionRule,
  { today, staffId, segments, sample }: CampaignSurroundings,
): Promise<void> {
  const segment = required(new Map(segments.map((one) => [one.name, one])), segmentName);
  const ruleId = newId();
  await scope.insert(actionRules, { id: ruleId, ...rule, segmentId: segment.id, active: true });
  const people = await scope
    .select(
      { id: members.id },
      members,
      and(matchesCriteria(segment.criteria, today), sample ? sql`${members.sample}` : undefined),
    )
    .orderBy(asc(members.idNumber))
    .limit(recorded);
  if (people.length === 0) return;
  await scope.insert(
    actionResults,
    people.map(({ id: memberId }, place) => ({
      id: newId(),
      ruleId,
      memberId,
      outcome: place % 5 === 4 ? ("dismissed" as const) : ("done" as const),
      createdAt: nairobiTime(today, 1 + (place % 20), 10, place % 60),
      recordedBy: staffId,
    })),
  );
}

/**
 * Segments, rules and campaigns of the demo's Umoja SACCO.
 * @param schedule has a campaign begin at its moment
 */
export async function seedCampaigns(
  { tx, today, organisationIds, staffIds }: Demo,
  schedule: (campaign: { organisationId: string; campaignId: string }, startAfter: Date) => Promise<void>,
): Promise<void> {
  const scope = new OrganisationScope(tx, required(organisationIds, "umoja"));
  await insertStandardSegments(scope);
  const staffId = required(staffIds, "experience@umoja.example");
  const around = { today, staffId, segments: await listSegments(scope), sample: false };
  for (const rule of demoActionRules) await writeRule(scope, rule, around);
  for (const campaign of demoCampaigns) {
    const waiting = await writeCampaign(scope, campaign, around);
    const { organisationId } = scope;
    if (waiting) await schedule({ organisationId, campaignId: waiting.id }, waiting.startAfter);
  }
}
