import { CodedError } from "#contract/core/errors.ts";
import { defaultLanguage, type Language } from "#contract/core/language.ts";
import type { SurveyKind } from "#contract/experience/survey-scales.ts";
import {
  type FollowUpWords,
  type InteractionInvitation,
  type InvitationFigures,
  type NotAskedReason,
  notAskedReasons,
  type SurveySettings,
} from "#contract/experience/survey-settings.ts";
import { dayMillis, nairobiDay } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import {
  readFollowUpWords,
  readSurveySettings,
  writeFollowUpWords,
  writeSurveySettings,
} from "../settings/settings.queries.ts";
import { invitationMail, invitationSms } from "./invitation.mail.ts";
import { invitationKeys } from "./invitation-keys.ts";
import * as queries from "./invitations.queries.ts";

/** What it takes to ask somebody. */
type Asking = Pick<Platform, "config" | "queue" | "origin">;

/** Whom somebody is to be asked as. */
export interface Person {
  memberId: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  language: Language;
  leftOn: string | null;
}

/** Sends the question, by mail where there is an address. */
export async function sendQuestion(
  { queue, origin }: Asking,
  scope: OrganisationScope,
  { name, address, language }: { name: string; address: string; language: Language },
  { key, survey, reminder }: { key: string; survey: SurveyKind; reminder: boolean },
): Promise<void> {
  const { slug, organization: sacco } = await queries.saccoOf(scope);
  const question = { origin, slug, sacco, key, survey, name, language, reminder };
  if (address.includes("@")) {
    // The digest, which the reminder shares: the key opens the survey, and a thread stands in every copy of a mail.
    const mail = { ...invitationMail(question, address), thread: `survey-${tokenDigest(key)}` };
    await queueMail(scope.tx, queue, scope.organisationId, mail);
  } else {
    await queueSms(scope.tx, queue, scope.organisationId, invitationSms(question, address));
  }
}

async function whyNot(
  scope: OrganisationScope,
  { memberId, leftOn }: Person,
  address: string,
  { cooldownDays }: SurveySettings,
): Promise<NotAskedReason | null> {
  if (leftOn !== null && leftOn <= nairobiDay(new Date())) return "former";
  if (address === "") return "no_address";
  const since = new Date(Date.now() - cooldownDays * dayMillis);
  return (await queries.wasAsked(scope, { memberId, address }, since)) ? "asked_lately" : null;
}

/**
 * Asks somebody, or notes why not.
 * @param interactionId what it is about; null for who was drawn by lot
 */
export async function ask(
  platform: Asking,
  scope: OrganisationScope,
  person: Person,
  { interactionId, survey }: { interactionId: string | null; survey: SurveyKind },
): Promise<void> {
  const settings = await readSurveySettings(scope);
  const address = person.email ?? person.phone ?? "";
  const skippedReason = await whyNot(scope, person, address, settings);
  // It is the key of the visit that it begins, so that it counts once whatever becomes of the mail.
  const id = newId();
  const key = invitationKeys(platform.config).keyFor({ organisationId: scope.organisationId, id });
  const first = await queries.insertInvitation(scope, {
    id,
    survey,
    interactionId,
    memberId: person.memberId,
    address,
    language: person.language,
    keyDigest: skippedReason ? null : tokenDigest(key),
    sentAt: skippedReason ? null : new Date(),
    skippedReason,
  });
  if (!first || skippedReason) return;
  await sendQuestion(platform, scope, { ...person, address }, { key, survey, reminder: false });
}

/**
 * Asks whoever an interaction was with.
 * @param language that they used in it, where it is known; the register's otherwise
 * @throws CodedError not_found
 */
export async function askAbout(
  platform: Asking,
  scope: OrganisationScope,
  interactionId: string,
  language?: Language,
): Promise<InteractionInvitation> {
  const found = await queries.interactionWithPerson(scope, interactionId);
  if (!found) throw new CodedError("not_found");
  const { member, contactName, contactEmail, contactPhone } = found;
  const person = {
    memberId: member?.id ?? null,
    name: member?.fullName ?? contactName,
    email: member ? member.email : contactEmail,
    phone: member ? member.phoneNumber : contactPhone,
    language: language ?? member?.language ?? defaultLanguage,
    leftOn: member?.leftOn ?? null,
  };
  await ask(platform, scope, person, { interactionId, survey: "full" });
  const row = await queries.invitationOf(scope, interactionId);
  const reason = row?.reason ?? null;
  const state = reason ? "not_asked" : row?.feedbackId ? "answered" : "sent";
  return { interactionId, state, reason };
}

/**
 * Asks whoever an interaction was with, once; who was asked lately is not, and the record says why.
 * @throws CodedError not_found, email_unverified
 */
export function inviteAbout(platform: Platform, staff: Staff, id: string): Promise<InteractionInvitation> {
  requireVerifiedEmail(staff);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const invitation = await askAbout(platform, scope, id);
    await scope.audit(staff, {
      action: "interaction.rating_asked",
      subject: "interaction",
      subjectId: id,
      detail: { state: invitation.state, reason: invitation.reason && notAskedReasons[invitation.reason] },
    });
    return invitation;
  });
}

const daysAgo = (days: number) => new Date(Date.now() - days * dayMillis);

/** How asking went in the last 30 days, and the recurring question in the last 90. */
export const getInvitationFigures = ({ database }: Platform, staff: Staff): Promise<InvitationFigures> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    const counts = await queries.invitationCounts(scope, daysAgo(30));
    const { sent, answered, promoters, detractors } = await queries.recurringCounts(scope, daysAgo(90));
    const score = answered > 0 ? Math.round(((promoters - detractors) / answered) * 1000) / 10 : null;
    return { ...counts, nps: { sent, answered, score } };
  });

export const getSurveySettings = ({ database }: Platform, staff: Staff): Promise<SurveySettings> =>
  inOrganisation(database, staff.organisationId, readSurveySettings);

/**
 * Decides about asking members; who changed what is in the audit trail.
 * @throws CodedError email_unverified for who would have members written to
 */
export async function saveSurveySettings(
  { database }: Platform,
  staff: Staff,
  settings: SurveySettings,
): Promise<SurveySettings> {
  const asks = settings.askAfterClosing || settings.samplePercent > 0 || settings.npsEvery !== "never";
  if (asks) requireVerifiedEmail(staff);
  return inOrganisation(database, staff.organisationId, async (scope) => {
    await writeSurveySettings(scope, settings);
    await scope.audit(staff, {
      action: "survey_settings.changed",
      subject: "organisation",
      subjectId: scope.organisationId,
      detail: settings,
    });
    return settings;
  });
}

export const getFollowUpWords = ({ database }: Platform, staff: Staff): Promise<FollowUpWords> =>
  inOrganisation(database, staff.organisationId, readFollowUpWords);

/** Chooses the words in which members are asked after the scores; those that are left empty are the usual ones. */
export function saveFollowUpWords(
  { database }: Platform,
  staff: Staff,
  words: FollowUpWords,
): Promise<FollowUpWords> {
  const own = Object.fromEntries(Object.entries(words).filter(([, { en, sw }]) => en || sw)) as FollowUpWords;
  return inOrganisation(database, staff.organisationId, async (scope) => {
    await writeFollowUpWords(scope, own);
    await scope.audit(staff, {
      action: "survey_wording.changed",
      subject: "organisation",
      subjectId: scope.organisationId,
      detail: { questions: Object.keys(own).join(", ") },
    });
    return own;
  });
}
