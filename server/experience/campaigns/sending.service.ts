import { eq } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { Campaign, CampaignState, campaignSending } from "#contract/experience/campaigns.ts";
import { dayMillis, nairobiDay } from "#server/platform/clock.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff, trialEnded } from "#server/platform/http/access.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineTask } from "#server/platform/queue/queue.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import { newToken, tokenDigest } from "#server/platform/token-digest.ts";
import * as queries from "./campaigns.queries.ts";
import { criteriaOf, describeCampaign, takeCampaign } from "./campaigns.service.ts";
import { campaigns } from "./campaigns.table.ts";
import { campaignMail, campaignSms, type Letter } from "./message.ts";
import { wayTo } from "./sending.policy.ts";

const which = z.object({ organisationId: z.uuid(), campaignId: z.uuid() });
type Which = z.infer<typeof which>;

/** Writes down whom a campaign is for, at its moment. */
export const startCampaignTask = defineTask({
  name: "experience.campaign_start",
  label: "Begin campaigns",
  data: which,
  retries: 8,
  retryDelaySeconds: 30,
});

/** Hands over a campaign's messages, some at a time. */
export const sendCampaignTask = defineTask({
  name: "experience.campaign_send",
  label: "Send campaigns",
  data: which,
  retries: 8,
  retryDelaySeconds: 30,
});

/** Messages that one task hands over: between two of them a campaign can be held, and other work goes on. */
const batchSize = 100;

const change = (scope: OrganisationScope, id: string, values: Partial<typeof campaigns.$inferInsert>) =>
  scope.update(campaigns, values, eq(campaigns.id, id));

/** @throws CodedError validation for a moment that has passed or is more than a year ahead */
function momentOf(at: string | null, now: Date): Date {
  if (at === null) return now;
  const moment = new Date(at);
  if (moment > now && moment.getTime() < now.getTime() + 365 * dayMillis) return moment;
  throw new CodedError("validation", undefined, { at: "Choose a moment within the next year" });
}

/**
 * Approves a draft: who sends it says how many people get it. A second press changes nothing.
 * @throws CodedError not_found, validation, email_unverified; conflict where another number gets it now, or nobody
 */
export function sendCampaign(
  platform: Platform,
  staff: Staff,
  id: string,
  { people, at }: z.output<typeof campaignSending>,
): Promise<Campaign> {
  requireVerifiedEmail(staff);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const row = await takeCampaign(scope, id);
    if (row.state !== "draft") return describeCampaign(scope, id);
    const now = new Date();
    const scheduledFor = momentOf(at, now);
    const audience = await queries.audienceOf(scope, await criteriaOf(scope, row), row.channels, now);
    const reached = audience.byMail + audience.bySms;
    if (reached === 0) throw new CodedError("conflict", "Nobody of this segment can be written to.");
    if (reached !== people) {
      throw new CodedError("conflict", `It would go to ${reached} people now. Look again, and send it then.`);
    }
    await change(scope, id, { state: "scheduled", scheduledFor, sentBy: staff.userId });
    await scope.audit(staff, {
      action: "campaign.sent",
      subject: "campaign",
      subjectId: id,
      detail: { people, at: scheduledFor.toISOString() },
    });
    const task = { organisationId: scope.organisationId, campaignId: id };
    await platform.queue.enqueue(scope.tx, startCampaignTask, task, { startAfter: scheduledFor });
    return describeCampaign(scope, id);
  });
}

/** Moves a campaign on, if it stands where that is possible; where it is there already, nothing happens. */
async function move(
  { database }: Platform,
  staff: Staff,
  id: string,
  {
    from,
    to,
    action,
  }: {
    from: CampaignState[];
    to: CampaignState;
    action: "campaign.paused" | "campaign.resumed" | "campaign.cancelled";
  },
  then: (scope: OrganisationScope) => Promise<void> = async () => {},
): Promise<Campaign> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const row = await takeCampaign(scope, id);
    if (row.state === to) return describeCampaign(scope, id);
    if (!from.includes(row.state)) {
      throw new CodedError("conflict", "This campaign stands elsewhere by now. Look again.");
    }
    const ends = to === "cancelled" && row.startedAt ? { endedAt: new Date() } : {};
    await change(scope, id, { state: to, ...ends });
    await scope.audit(staff, { action, subject: "campaign", subjectId: id });
    await then(scope);
    return describeCampaign(scope, id);
  });
}

/** Holds a campaign. @throws CodedError not_found, conflict */
export const pauseCampaign = (platform: Platform, staff: Staff, id: string): Promise<Campaign> =>
  move(platform, staff, id, { from: ["sending"], to: "paused", action: "campaign.paused" });

/** Goes on with a campaign that is paused. @throws CodedError not_found, conflict, email_unverified */
export async function resumeCampaign(platform: Platform, staff: Staff, id: string): Promise<Campaign> {
  requireVerifiedEmail(staff);
  return move(platform, staff, id, { from: ["paused"], to: "sending", action: "campaign.resumed" }, (scope) =>
    platform.queue.enqueue(scope.tx, sendCampaignTask, {
      organisationId: scope.organisationId,
      campaignId: id,
    }),
  );
}

/** Ends a campaign before everybody is reached. @throws CodedError not_found, conflict */
export const cancelCampaign = (platform: Platform, staff: Staff, id: string): Promise<Campaign> =>
  move(platform, staff, id, {
    from: ["scheduled", "sending", "paused"],
    to: "cancelled",
    action: "campaign.cancelled",
  });

/** Begins a campaign at its moment: whom it is for is written down, by the segment's rule as it is now. */
export async function startCampaign({ database, queue }: Platform, task: Which): Promise<void> {
  const { organisationId, campaignId } = task;
  await inOrganisation(database, organisationId, async (scope) => {
    const row = await queries.lockCampaign(scope, campaignId);
    if (row?.state !== "scheduled") return;
    const now = new Date();
    const segment = row.segmentId ? await queries.segmentOf(scope, row.segmentId) : undefined;
    // Without its segment nobody knows any more whom it was meant for.
    if (!segment) return void (await change(scope, campaignId, { state: "cancelled" }));
    const { name: segmentName, criteria } = segment;
    await queries.insertRecipients(scope, row, criteria, now);
    await change(scope, campaignId, { state: "sending", startedAt: now, segmentName, criteria });
    await queue.enqueue(scope.tx, sendCampaignTask, task);
  });
}

type Recipient = Awaited<ReturnType<typeof queries.nextRecipients>>[number];

/** Hands one message over; with what becomes of the recipient, in the same transaction. */
async function sendTo(
  { queue }: Platform,
  scope: OrganisationScope,
  letter: Letter,
  { memberId, member }: Recipient,
  channel: "mail" | "sms",
): Promise<void> {
  const { campaignId } = letter;
  const key = newToken().slice(0, keyLength);
  const mail =
    channel === "mail" && member.email ? campaignMail(letter, { ...member, email: member.email }, key) : null;
  const sms = channel === "sms" ? campaignSms(letter, member, key) : null;
  const at = { campaignId, memberId };
  if (!mail && !sms) {
    await queries.updateRecipient(scope, at, { state: "skipped", reason: "unsendable" });
    return;
  }
  const messageId = mail
    ? await queueMail(scope.tx, queue, scope.organisationId, mail)
    : sms && (await queueSms(scope.tx, queue, scope.organisationId, sms));
  await queries.updateRecipient(scope, at, {
    state: "sent",
    channel,
    keyDigest: tokenDigest(key),
    messageId,
    sentAt: new Date(),
  });
}

/** 120 random bits: an SMS has no room for more, and nobody finds one by trying. */
const keyLength = 20;

/** The campaign has reached everybody; who wrote and who approved it hear of it. */
async function end(
  scope: OrganisationScope,
  { id, createdBy, sentBy }: queries.CampaignRecord,
): Promise<void> {
  await change(scope, id, { state: "sent", endedAt: new Date() });
  const people = [createdBy, sentBy].filter((one) => one !== null);
  await notify(scope, people, { kind: "campaign_ended", subjectId: id, actorId: null });
}

/**
 * Hands over the next messages of a campaign. Each person's row and message are written together, so that a task which
 * is run twice, or again after a crash, writes to nobody twice.
 */
export async function sendNext(platform: Platform, task: Which): Promise<void> {
  const { organisationId, campaignId } = task;
  await inOrganisation(platform.database, organisationId, async (scope) => {
    await queries.lockSending(scope);
    const row = await queries.lockCampaign(scope, campaignId);
    if (row?.state !== "sending") return;
    const now = new Date();
    const organisation = await queries.readOrganisation(scope);
    // The workspace can only be read: what waits goes out once it is open again and somebody says so.
    if (trialEnded(organisation, now)) return void (await change(scope, campaignId, { state: "paused" }));
    const settings = await queries.readSettings(scope);
    const since = new Date(now.getTime() - settings.days * dayMillis);
    const people = await queries.nextRecipients(scope, campaignId, batchSize);
    const ids = people.map(({ memberId }) => memberId);
    const lately = await queries.sentLately(scope, campaignId, ids, since);
    const letter = {
      campaignId,
      texts: row.texts,
      link: row.link,
      organization: organisation.name,
      origin: platform.origin,
    };
    for (const person of people) {
      const { memberId, member } = person;
      const standing = { ...member, lately: lately.get(memberId) ?? 0 };
      const way = wayTo(standing, row.channels, settings, nairobiDay(now));
      if ("channel" in way) await sendTo(platform, scope, letter, person, way.channel);
      else await queries.updateRecipient(scope, { campaignId, memberId }, { state: "skipped", ...way });
    }
    if (people.length < batchSize) await end(scope, row);
    else await platform.queue.enqueue(scope.tx, sendCampaignTask, task);
  });
}
