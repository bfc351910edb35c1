import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { AuditAction } from "#contract/core/audit.ts";
import { CodedError } from "#contract/core/errors.ts";
import { languages } from "#contract/core/language.ts";
import type { Page } from "#contract/core/paging.ts";
import {
  type Campaign,
  type CampaignAudience,
  type CampaignPreview,
  type CampaignRecipient,
  type CampaignRow,
  type CampaignSettings,
  type campaignInput,
  campaignList,
  type EngagementFigures,
  engagementDays,
  type recipientList,
} from "#contract/experience/campaigns.ts";
import { letterheadOf } from "#server/accounts/brand/brand.service.ts";
import { openShowcase } from "#server/accounts/showcase.service.ts";
import { dayMillis, nairobiDay } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import { renderMail } from "#server/platform/mail/render.ts";
import type { Platform } from "#server/platform/platform.ts";
import { asGsm, smsSize } from "#server/platform/sms/gsm.ts";
import * as queries from "./campaigns.queries.ts";
import { campaigns } from "./campaigns.table.ts";
import { campaignMail, campaignSms, type Letter, type Reader } from "./message.ts";
import { engagementSince, listRecipients, noResults, reasonsOf, resultsOf } from "./results.queries.ts";

type Values = z.output<typeof campaignInput>;

const record = (scope: OrganisationScope, staff: Staff, action: AuditAction, id: string) =>
  scope.audit(staff, { action, subject: "campaign", subjectId: id });

const toRow = (row: queries.CampaignRecord, results: CampaignRow["results"]): CampaignRow => ({
  id: row.id,
  name: row.name,
  state: row.state,
  channels: row.channels,
  segment: row.segmentName,
  createdAt: row.createdAt.toISOString(),
  scheduledFor: row.scheduledFor?.toISOString() ?? null,
  startedAt: row.startedAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  results,
});

/** A campaign with what came of it. @throws CodedError not_found */
export async function describeCampaign(scope: OrganisationScope, id: string): Promise<Campaign> {
  const found = await queries.findCampaign(scope, id);
  if (!found) throw new CodedError("not_found");
  const { row, createdBy, sentBy } = found;
  const { segmentId, texts, link } = row;
  const results = (await resultsOf(scope, [id])).get(id) ?? noResults;
  const reasons = await reasonsOf(scope, id);
  return { ...toRow(row, results), segmentId, texts, link, createdBy, sentBy, reasons };
}

/** A campaign, taken for this transaction. @throws CodedError not_found */
export async function takeCampaign(scope: OrganisationScope, id: string): Promise<queries.CampaignRecord> {
  const row = await queries.lockCampaign(scope, id);
  if (!row) throw new CodedError("not_found");
  return row;
}

/** The organisation's campaigns, a page at a time. */
export const listCampaigns = (
  { database }: Platform,
  { organisationId }: Pick<Staff, "organisationId">,
  query: z.output<typeof campaignList.query>,
): Promise<Page<CampaignRow>> =>
  inOrganisation(database, organisationId, async (scope) => {
    const { rows, total } = await queries.listCampaigns(scope, query);
    return { rows: rows.map(({ row, results }) => toRow(row, results)), total };
  });

/** How an organisation writes to its members, in figures. */
export const getFigures = (
  { database }: Platform,
  { organisationId }: Pick<Staff, "organisationId">,
): Promise<EngagementFigures> =>
  inOrganisation(database, organisationId, (scope) => {
    const now = new Date();
    return engagementSince(scope, new Date(now.getTime() - engagementDays * dayMillis), nairobiDay(now));
  });

/** The same with the newest campaigns, of the demo's made-up organisation. @throws CodedError not_found */
export async function getDemo(platform: Platform, request: Pick<FastifyRequest, "raw">) {
  const staff = { organisationId: (await openShowcase(platform, request)).id };
  const query = campaignList.query.parse({});
  const { rows } = await listCampaigns(platform, staff, { ...query, pageSize: campaignList.pageSize });
  return { figures: await getFigures(platform, staff), campaigns: rows };
}

/** @throws CodedError not_found */
export const getCampaign = (
  { database }: Platform,
  { organisationId }: Staff,
  id: string,
): Promise<Campaign> => inOrganisation(database, organisationId, (scope) => describeCampaign(scope, id));

/** @throws CodedError validation for a segment that is not there */
async function columnsOf(scope: OrganisationScope, { segmentId, ...values }: Values) {
  const segment = await queries.segmentOf(scope, segmentId);
  if (!segment) {
    const gone = "This segment was removed meanwhile. Choose another one.";
    throw new CodedError("validation", undefined, { segmentId: gone });
  }
  return { ...values, segmentId, segmentName: segment.name };
}

/** Keeps a draft. @throws CodedError validation */
export const createCampaign = ({ database }: Platform, staff: Staff, input: Values): Promise<Campaign> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    const id = newId();
    await scope.insert(campaigns, { id, ...(await columnsOf(scope, input)), createdBy: staff.userId });
    await record(scope, staff, "campaign.saved", id);
    return describeCampaign(scope, id);
  });

/** A draft, taken for this transaction. @throws CodedError not_found; conflict for what was sent */
async function takeDraft(scope: OrganisationScope, id: string) {
  const row = await takeCampaign(scope, id);
  if (row.state !== "draft") throw new CodedError("conflict", "This campaign was sent and stays as it is.");
  return row;
}

/** @throws CodedError not_found, conflict, validation */
export const updateCampaign = (
  { database }: Platform,
  staff: Staff,
  id: string,
  input: Values,
): Promise<Campaign> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    await takeDraft(scope, id);
    await scope.update(campaigns, await columnsOf(scope, input), eq(campaigns.id, id));
    await record(scope, staff, "campaign.saved", id);
    return describeCampaign(scope, id);
  });

/** @throws CodedError not_found, conflict */
export const removeCampaign = ({ database }: Platform, staff: Staff, id: string): Promise<void> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    await takeDraft(scope, id);
    await scope.delete(campaigns, and(eq(campaigns.id, id), eq(campaigns.state, "draft")));
    await record(scope, staff, "campaign.removed", id);
  });

/** The rule of a campaign: that of its start, or of its segment before. @throws CodedError conflict for a segment that is gone */
export async function criteriaOf(scope: OrganisationScope, row: queries.CampaignRecord) {
  if (row.criteria) return row.criteria;
  const segment = row.segmentId ? await queries.segmentOf(scope, row.segmentId) : undefined;
  if (!segment)
    throw new CodedError("conflict", "The segment of this campaign was removed. Choose another one.");
  return segment.criteria;
}

async function requireCampaign(scope: OrganisationScope, id: string): Promise<queries.CampaignRecord> {
  const found = await queries.findCampaign(scope, id);
  if (!found) throw new CodedError("not_found");
  return found.row;
}

/** Whom a campaign reaches if it is sent now. @throws CodedError not_found, conflict */
export const getAudience = (
  { database }: Platform,
  { organisationId }: Staff,
  id: string,
): Promise<CampaignAudience> =>
  inOrganisation(database, organisationId, async (scope) => {
    const row = await requireCampaign(scope, id);
    return queries.audienceOf(scope, await criteriaOf(scope, row), row.channels, new Date());
  });

/** A campaign with somebody of its segment, who stands for its readers. */
async function letterOf({ origin }: Platform, scope: OrganisationScope, row: queries.CampaignRecord) {
  const { name: organization } = await queries.readOrganisation(scope);
  const letter: Letter = { campaignId: row.id, texts: row.texts, link: row.link, organization, origin };
  const example = await queries.exampleReader(scope, await criteriaOf(scope, row), new Date());
  return { letter, example: example ?? { fullName: "Asha Mwangi", memberNumber: "00001" } };
}

const nobody = { email: "member@example.com", phoneNumber: "+254700000000" };

/** A campaign in each language, as somebody of its segment would get it. @throws CodedError not_found, conflict */
export async function previewCampaign(
  platform: Platform,
  { organisationId }: Staff,
  id: string,
): Promise<CampaignPreview[]> {
  const { channels, letter, example } = await inOrganisation(
    platform.database,
    organisationId,
    async (scope) => {
      const row = await requireCampaign(scope, id);
      return { channels: row.channels, ...(await letterOf(platform, scope, row)) };
    },
  );
  const letterhead = await letterheadOf(platform, organisationId);
  return Promise.all(
    languages.map(async (language) => {
      const reader = { ...nobody, ...example, language };
      const mail = channels.includes("mail") ? campaignMail(letter, reader, null) : null;
      const sms = channels.includes("sms") ? campaignSms(letter, reader, null) : null;
      const text = sms ? asGsm(sms.text) : "";
      return {
        language,
        subject: mail?.subject ?? "",
        html: mail ? (await renderMail(mail, platform.config.brand, letterhead)).html : "",
        sms: text,
        smsParts: text ? smsSize(text).parts : 0,
      };
    }),
  );
}

/** Sends the mail of a campaign to whoever asks, in each language. @throws CodedError not_found, conflict, email_unverified */
export function testCampaign(platform: Platform, staff: Staff, id: string): Promise<{ to: string }> {
  requireVerifiedEmail(staff);
  const to = staff.principal.email;
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const row = await requireCampaign(scope, id);
    if (!row.channels.includes("mail")) {
      throw new CodedError("conflict", "This campaign goes out by SMS only. The preview shows it as it is.");
    }
    const { letter, example } = await letterOf(platform, scope, row);
    for (const language of languages) {
      const reader: Reader & { email: string } = { ...nobody, ...example, language, email: to };
      const mail = campaignMail(letter, reader, null);
      if (!mail) throw new CodedError("conflict", "The mail is too long.");
      const { unsubscribe: _, thread: __, ...test } = mail;
      const subject = `[Test] ${mail.subject}`.slice(0, 250);
      await queueMail(scope.tx, platform.queue, scope.organisationId, { ...test, subject });
    }
    await record(scope, staff, "campaign.tested", id);
    return { to };
  });
}

/** Whom a campaign was meant for, a page at a time. @throws CodedError not_found */
export const getRecipients = (
  { database }: Platform,
  { organisationId }: Staff,
  id: string,
  query: z.output<typeof recipientList.query>,
): Promise<Page<CampaignRecipient>> =>
  inOrganisation(database, organisationId, async (scope) => {
    await requireCampaign(scope, id);
    const { rows, total } = await listRecipients(scope, id, query);
    return {
      rows: rows.map(({ sentAt, visitedAt, unsubscribedAt, ...row }) => ({
        ...row,
        sentAt: sentAt?.toISOString() ?? null,
        visitedAt: visitedAt?.toISOString() ?? null,
        unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
      })),
      total,
    };
  });

/** How often the organisation writes to one person. */
export const getSettings = ({ database }: Platform, { organisationId }: Staff): Promise<CampaignSettings> =>
  inOrganisation(database, organisationId, queries.readSettings);

/** Decides how often one person may be written to; it holds for messages that go out from now on. */
export const saveSettings = (
  { database }: Platform,
  staff: Staff,
  settings: CampaignSettings,
): Promise<CampaignSettings> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    await queries.writeSettings(scope, settings);
    await record(scope, staff, "campaign_settings.changed", scope.organisationId);
    return settings;
  });
