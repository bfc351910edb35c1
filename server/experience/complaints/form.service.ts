import { CodedError } from "#contract/core/errors.ts";
import type { Language } from "#contract/core/language.ts";
import { textOf } from "#contract/core/messages.ts";
import type { ComplaintForm, ComplaintInput, ComplaintReceipt } from "#contract/experience/complaint-form.ts";
import { complaintReference } from "#contract/experience/complaints.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { trialEnded } from "#server/platform/http/access.ts";
import { type ComplaintDesk, requireSacco } from "./desk.ts";
import { ownComplaintMessages } from "./own-complaint.messages.ts";
import { firstSeverity, receiveComplaint } from "./receive.ts";
import { readSettings } from "./settings.queries.ts";

/** Complaints that may come with one address or number in a day: anybody can type anybody's, who then hears of it. */
const aDay = 5;

/** A SACCO's form. @throws CodedError not_found */
export async function getForm(desk: ComplaintDesk, slug: string): Promise<ComplaintForm> {
  const sacco = await requireSacco(desk, slug);
  const settings = await inOrganisation(desk.database, sacco.organisationId, readSettings);
  return {
    organization: sacco.organization,
    slug: sacco.slug,
    open: !trialEnded(sacco, new Date()),
    acknowledgeDays: settings.acknowledgeDays,
    investigateDays: settings.investigateDays,
  };
}

async function requireFew(
  { limits }: ComplaintDesk,
  organisationId: string,
  { anonymous, phone, email }: ComplaintInput,
): Promise<void> {
  const reached = anonymous ? [] : [phone, email].filter((to) => to !== "");
  for (const to of reached) {
    await limits.require(
      { name: "complaints of one person", count: aDay, seconds: 24 * 3600 },
      [`${organisationId} ${to}`],
      textOf(ownComplaintMessages, (t) => t.severalToday),
    );
  }
}

/**
 * Takes in what a member sent.
 * @param language of the page
 * @throws CodedError not_found; conflict where the SACCO's trial is over; rate_limited
 */
export async function submitComplaint(
  desk: ComplaintDesk,
  actor: Actor,
  slug: string,
  { key, website, ...input }: ComplaintInput,
  language: Language,
): Promise<ComplaintReceipt> {
  const sacco = await requireSacco(desk, slug);
  const { organisationId } = sacco;
  if (trialEnded(sacco, new Date())) {
    throw new CodedError(
      "conflict",
      textOf(ownComplaintMessages, (t) => t.closed({ sacco: sacco.organization })),
    );
  }
  // Filled in by a program: it gets the usual answer, of a complaint that nobody will find.
  if (website) {
    return {
      reference: complaintReference(1),
      code: desk.codes.codeFor({ organisationId, attemptKey: key }),
    };
  }
  await requireFew(desk, organisationId, { key, ...input });
  return inOrganisation(desk.database, organisationId, async (scope) => {
    const { id, isNew, ...receipt } = await receiveComplaint(desk, scope, {
      ...input,
      attemptKey: key,
      source: "form",
      channel: "web",
      language: input.language ?? language,
      severity: firstSeverity(input.topic),
      receivedAt: new Date(),
    });
    if (isNew) {
      await scope.audit(actor, { action: "complaint.received", subject: "complaint", subjectId: id });
    }
    return receipt;
  });
}
