import { and, asc, eq, type SQL, sql } from "drizzle-orm";
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
import { demoActionRules, demoCampaigns } from "./content/campaigns.ts";
import { nairobiTime } from "./content/dates.ts";
import { required } from "./required.ts";

/** A number from 0 to 99 for each recipient and purpose, the same in every demo: ids are not, ID numbers are. */
const draw = (purpose: string): SQL =>
  sql`(select abs(hashtext(${members.idNumber} || ${purpose})) % 100 from ${members} where ${and(
    eq(members.organisationId, recipients.organisationId),
    eq(members.id, recipients.memberId),
  )})`;

type Segments = Awaited<ReturnType<typeof listSegments>>;
type DemoCampaign = (typeof demoCampaigns)[number];

/** Writes down whom a campaign reached and what came of it, in four statements whatever its size. */
async function seedRecipients(
  scope: OrganisationScope,
  row: Pick<typeof campaigns.$inferSelect, "id" | "channels">,
  criteria: Segments[number]["criteria"],
  { reached, opened, stopped }: DemoCampaign,
  startedAt: Date,
): Promise<void> {
  await insertRecipients(scope, row, criteria, startedAt);
  const own = eq(recipients.campaignId, row.id);
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

async function seedCampaign(
  scope: OrganisationScope,
  segments: Segments,
  campaign: DemoCampaign,
  { today, staffId }: { today: Date; staffId: string },
): Promise<void> {
  const { segment: segmentName, name, channels, texts, link, state, daysAgo } = campaign;
  const segment = required(new Map(segments.map((one) => [one.name, one])), segmentName);
  const startedAt = daysAgo === null ? null : nairobiTime(today, daysAgo, 9, 30);
  const createdAt = nairobiTime(today, (daysAgo ?? 3) + 1, 15, 5);
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
    scheduledFor: state === "draft" ? null : (startedAt ?? createdAt),
    startedAt,
    endedAt: state === "sent" && startedAt ? new Date(startedAt.getTime() + 1_800_000) : null,
  });
  if (startedAt) await seedRecipients(scope, row, segment.criteria, campaign, startedAt);
}

/** A rule of the next best action, with what staff did of it this month. */
async function seedRule(
  scope: OrganisationScope,
  segments: Segments,
  { segment: segmentName, recorded, ...rule }: (typeof demoActionRules)[number],
  { today, staffId }: { today: Date; staffId: string },
): Promise<void> {
  const segment = required(new Map(segments.map((one) => [one.name, one])), segmentName);
  const ruleId = newId();
  await scope.insert(actionRules, { id: ruleId, ...rule, segmentId: segment.id, active: true });
  const people = await scope
    .select({ id: members.id }, members, matchesCriteria(segment.criteria, today))
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

/** Segments, rules and campaigns of the demo's Umoja SACCO. */
export async function seedCampaigns({ tx, today, organisationIds, staffIds }: Demo): Promise<void> {
  const scope = new OrganisationScope(tx, required(organisationIds, "umoja"));
  const around = { today, staffId: required(staffIds, "experience@umoja.example") };
  await insertStandardSegments(scope);
  const segments = await listSegments(scope);
  for (const rule of demoActionRules) await seedRule(scope, segments, rule, around);
  for (const campaign of demoCampaigns) await seedCampaign(scope, segments, campaign, around);
}
