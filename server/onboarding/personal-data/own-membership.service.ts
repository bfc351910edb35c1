import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { languagePath } from "#contract/core/language.ts";
import { textOf } from "#contract/core/messages.ts";
import { readPhone } from "#contract/core/phone-number.ts";
import { ownMembershipPath } from "#contract/onboarding/addresses.ts";
import type {
  MembershipSummary,
  membershipLinkInput,
  OwnDataRequest,
  OwnMembership,
} from "#contract/onboarding/own-membership.ts";
import { isTranslated } from "#contract/site/translated-pages.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import { shortName } from "#server/platform/mail/greeting.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import { smsName } from "#server/platform/sms/message.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import { findOfMember, findSacco, listDocuments, locateByKey } from "../applications/applications.queries.ts";
import { toDocument } from "../applications/describe-application.ts";
import type { Applicants } from "../applications/open-application.ts";
import type { createSignedKeys } from "../applications/signed-keys.ts";
import { readSettings } from "../settings/settings.queries.ts";
import type { MemberRecords } from "./erasure.service.ts";
import { type MembershipNews, membershipMail, membershipSms } from "./own-membership.mail.ts";
import { personalDataMessages } from "./personal-data.messages.ts";
import * as queries from "./personal-data.queries.ts";
import type { dataRequests } from "./personal-data.table.ts";
import { retentionOf } from "./retention.policy.ts";

/** Hours for which a link to a membership works. */
const linkHours = 24;
export const membershipLinkMinutes = linkHours * 60;

/** Links that may go to one address or number in an hour. */
const linksPerHour = 5;

/** What the use cases of people's own data lean on. */
export interface OwnData extends Applicants, MemberRecords {
  links: ReturnType<typeof createSignedKeys>;
}

type Found = NonNullable<Awaited<ReturnType<typeof queries.findOwn>>>;

const noMembership = () =>
  new CodedError(
    "not_found",
    textOf(personalDataMessages, (t) => t.noMembership),
  );

/** Whose membership a key opens: that of a link, or that of an application which was sent. @throws CodedError not_found, gone */
export async function locateMember(
  own: OwnData,
  key: string,
): Promise<{ organisationId: string; memberId: string }> {
  const link = own.links.read(key);
  if (link && link.expiresAt < new Date()) {
    throw new CodedError(
      "gone",
      textOf(personalDataMessages, (t) => t.linkOver),
    );
  }
  if (link) return { organisationId: link.organisationId, memberId: link.id };
  const found = await acrossOrganisations(own.database, (tx) => locateByKey(tx, tokenDigest(key)));
  if (!found?.memberId) throw noMembership();
  return { organisationId: found.organisationId, memberId: found.memberId };
}

/** @param corrections of whose request it is */
export const toOwnRequest = (
  row: typeof dataRequests.$inferSelect,
  corrections: readonly queries.FoundCorrection[],
): OwnDataRequest => ({
  ...row,
  corrected: (corrections.find(({ id }) => id === row.correctionId)?.changes ?? []).map(({ field }) => field),
  createdAt: row.createdAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
});

/** @throws CodedError not_found */
export async function describeOwn(
  { keys }: Pick<OwnData, "keys">,
  scope: OrganisationScope,
  memberId: string,
): Promise<OwnMembership> {
  const found = await queries.findOwn(scope, memberId);
  if (!found) throw noMembership();
  const { member, lastPaidOn, slug, organization } = found;
  const settings = await readSettings(scope);
  const { entranceFee, firstShares, payInto, requestDays, retentionYears } = settings;
  const sent = (await findOfMember(scope, memberId))?.application;
  const documents = sent ? await listDocuments(scope, sent.id) : [];
  const requests = await queries.requestsOf(scope, memberId);
  const corrections = await queries.correctionsOf(scope, [memberId]);
  return {
    ...member,
    email: member.email ?? "",
    slug,
    organization,
    createdAt: member.createdAt.toISOString(),
    joinedAt: member.joinedAt?.toISOString() ?? null,
    form: sent?.values ?? null,
    documents: documents.map(toDocument),
    reopenedKey: sent?.status === "reopened" ? keys.keyOf(sent) : null,
    consent:
      sent?.submitted && sent.submittedAt
        ? {
            version: sent.consentVersion ?? "",
            at: sent.submittedAt.toISOString(),
            marketing: sent.submitted.consents.marketing,
          }
        : null,
    requests: requests.map(({ request }) => toOwnRequest(request, corrections)),
    consentWithdrawnAt: member.consentWithdrawnAt?.toISOString() ?? null,
    entranceFee,
    firstShares,
    payInto,
    requestDays,
    retentionYears,
    keptUntil: retentionOf(member, lastPaidOn, settings, nairobiDay(new Date())).keptUntil,
  };
}

/** A membership with everything that is kept of the person. @throws CodedError not_found, gone */
export async function getOwnMembership(own: OwnData, key: string): Promise<OwnMembership> {
  const { organisationId, memberId } = await locateMember(own, key);
  return inOrganisation(own.database, organisationId, (scope) => describeOwn(own, scope, memberId));
}

/** The memberships of who is signed in; the account is linked to those that have its verified address. */
export async function listOwnMemberships(
  own: OwnData,
  { userId, principal }: SignedIn,
): Promise<MembershipSummary[]> {
  if (!principal.emailVerified) return [];
  const rows = await acrossOrganisations(own.database, async (tx) => {
    await queries.linkAccount(tx, userId, principal.email);
    return queries.listOfAccount(tx, userId, principal.email);
  });
  return rows.map(({ member, slug, organization }) => {
    const { key, expiresAt } = own.links.make({ organisationId: member.organisationId, id: member.id });
    const { fullName, kycStatus, onboardingStep, leftOn } = member;
    return {
      slug,
      organization,
      fullName,
      kycStatus,
      onboardingStep,
      leftOn,
      key,
      expiresAt: expiresAt.toISOString(),
    };
  });
}

/** What a mail and an SMS with a link to a membership say. */
export interface LinkNews {
  news: MembershipNews;
  /** By what of the two. */
  by: { mail: boolean; sms: boolean };
}

/** Sends a member a link to their membership, in the caller's transaction. */
export async function sendMembershipLink(
  { links, origin, queue }: OwnData,
  scope: OrganisationScope,
  { member, organization }: Pick<Found, "member" | "organization">,
  { news, by }: LinkNews,
): Promise<void> {
  const { language } = member;
  const t = personalDataMessages[language];
  const { key, expiresAt: secretUntil } = links.make({ organisationId: scope.organisationId, id: member.id });
  const path = ownMembershipPath(key);
  const url = origin + (isTranslated(path) ? languagePath(language, path) : path);
  const sacco = shortName(organization, t.sacco);
  if (by.mail && member.email) {
    const sent = { to: member.email, memberId: member.id, name: member.fullName, sacco, url };
    const mail = membershipMail(news, { ...sent, hours: linkHours })[language];
    await queueMail(scope.tx, queue, scope.organisationId, mail, { secretUntil });
  }
  if (by.sms) {
    const words = membershipSms[news].say(language, { sacco: smsName(organization, t.sacco), url });
    const sms = { to: member.phoneNumber, ...words, topic: `membership.${news}` };
    await queueSms(scope.tx, queue, scope.organisationId, sms, { secretUntil });
  }
}

/**
 * Sends a link to the address or number, if the SACCO has a member with it; says nothing of whether it has.
 * @throws CodedError rate_limited
 */
export async function requestMembershipLink(
  own: OwnData,
  { slug, contact: typed }: z.output<typeof membershipLinkInput>,
): Promise<void> {
  const { database, limits } = own;
  const isAddress = typed.includes("@");
  const contact = isAddress ? typed.toLowerCase() : (readPhone(typed) ?? typed);
  await limits.require(
    { name: "links of memberships", count: linksPerHour, seconds: 3600 },
    [contact],
    textOf(personalDataMessages, (t) => t.severalLinksSent),
  );
  const sacco = await acrossOrganisations(database, (tx) => findSacco(tx, slug));
  if (!sacco) return;
  await inOrganisation(database, sacco.organisationId, async (scope) => {
    const [found] = await queries.findByContact(scope, contact);
    if (!found) return;
    await sendMembershipLink(own, scope, found, {
      news: "link",
      by: { mail: isAddress, sms: !isAddress },
    });
  });
}
