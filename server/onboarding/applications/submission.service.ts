import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import type { ApplicationForm } from "#contract/onboarding/application-form.ts";
import type { applicationSubmission, MembershipApplication } from "#contract/onboarding/applications.ts";
import { consentNoticeVersion } from "#contract/onboarding/consent.ts";
import { kycChanged, memberCreated } from "#contract/onboarding/events.ts";
import { typedValues } from "#contract/onboarding/typed-values.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { violatedUnique } from "#server/platform/database/violations.ts";
import { announce } from "#server/platform/events/announce.ts";
import { recordAgentWork } from "#server/site/agents.service.ts";
import { record } from "../members/history.service.ts";
import { dueFrom } from "../members/members.policy.ts";
import { insertMember, updateMember } from "../members/members.queries.ts";
import { startChecks } from "../members/start-checks.service.ts";
import { readSettings } from "../settings/settings.queries.ts";
import { informApplicant } from "./applicant-news.ts";
import { applicantMessages } from "./applications.messages.ts";
import * as queries from "./applications.queries.ts";
import { checkSubmission, duplicateFields } from "./check-submission.ts";
import { describeApplication } from "./describe-application.ts";
import { changedValues, keyOf, requireOpen } from "./drafts.service.ts";
import {
  type Applicants,
  type Located,
  locate,
  onApplication,
  requireApplication,
} from "./open-application.ts";
import { knownFrom, registerEntry } from "./register-entry.ts";

/** What the register keeps of the consent to news and offers. */
const marketingConsent = ({ consents }: ApplicationForm) => ({
  marketingConsentAt: consents.marketing ? new Date() : null,
});

/** Puts an applicant into the register, KYC pending. @returns the member's id */
async function createApplicantMember(
  scope: OrganisationScope,
  actor: Actor,
  application: queries.ApplicationRow,
  form: ApplicationForm,
  dueAt: Date,
): Promise<string> {
  const id = newId();
  await insertMember(scope, {
    id,
    ...registerEntry(knownFrom(form, application.language)),
    ...marketingConsent(form),
    source: "wizard",
    onboardingStep: "documents",
    createdBy: application.startedBy,
    dueAt,
  });
  await record(scope, actor, id, { action: "registered", actorId: application.startedBy });
  return id;
}

/** Puts what was corrected into the register; the case is looked at anew. */
async function renewMember(
  scope: OrganisationScope,
  actor: Actor,
  memberId: string,
  application: queries.ApplicationRow,
  form: ApplicationForm,
  dueAt: Date,
): Promise<void> {
  await updateMember(scope, memberId, {
    ...registerEntry(knownFrom(form, application.language)),
    ...marketingConsent(form),
    kycStatus: "pending",
    // Sending it takes the consents.
    consentWithdrawnAt: null,
    dueAt,
  });
  const change = { action: "kyc_changed", from: "rejected", to: "pending", actorId: null } as const;
  await record(scope, actor, memberId, change, { byApplicant: true });
}

function write(
  applicants: Applicants,
  actor: Actor,
  where: Located,
  { values }: z.output<typeof applicationSubmission>,
): Promise<MembershipApplication> {
  return onApplication(applicants, where, async (scope, found) => {
    const { application } = found;
    // Pressed twice, or the answer was lost: the first press sent it.
    if (application.status === "submitted") return describeApplication(scope, found);
    await requireOpen(scope, found);
    const settings = await readSettings(scope);
    const kinds = (await queries.listDocuments(scope, application.id)).map(({ document }) => document.kind);
    const form = checkSubmission(changedValues(application, values), kinds, settings);
    const dueAt = dueFrom(new Date(), settings);
    const memberId =
      application.memberId ?? (await createApplicantMember(scope, actor, application, form, dueAt));
    if (application.memberId) await renewMember(scope, actor, memberId, application, form, dueAt);
    await queries.updateApplication(scope, application.id, {
      status: "submitted",
      submittedAt: new Date(),
      submitted: form,
      values: typedValues(form),
      version: application.version + 1,
      updatedAt: new Date(),
      consentVersion: consentNoticeVersion,
      byLaws: settings.byLaws,
      memberId,
      reopenedParts: [],
    });
    await scope.audit(actor, {
      action: "membership_application.submitted",
      subject: "membership_application",
      subjectId: application.id,
      detail: { memberId, again: application.memberId !== null },
    });
    await (application.memberId
      ? announce(applicants.queue, scope, kycChanged, {
          memberId,
          previousStatus: "rejected",
          status: "pending",
        })
      : announce(applicants.queue, scope, memberCreated, { memberId, source: "wizard" }));
    await startChecks(scope, applicants.queue, memberId);
    await recordAgentWork(scope.tx, "Member Onboarding AI");
    await informApplicant(applicants, scope, found, {
      news: "submitted",
      key: await keyOf(scope, applicants.keys, application),
      reader: { email: form.email || null, phone: form.primaryMobileNumber },
    });
    return describeApplication(scope, await requireApplication(scope, application.id));
  });
}

/**
 * Takes an application: creates the member, or renews the one whose application was corrected, and begins the checks. All
 * of it happens or nothing. A repeat is answered as the first press was.
 * @throws CodedError not_found; stale where the consent notice has changed; conflict where the SACCO takes none;
 *   validation, by field, also where another member has the number, phone or PIN
 */
export async function submitApplication(
  applicants: Applicants,
  actor: Actor,
  key: string,
  submission: z.output<typeof applicationSubmission>,
): Promise<MembershipApplication> {
  const where = await locate(applicants, key);
  if (submission.consentVersion !== consentNoticeVersion) {
    throw new CodedError(
      "stale",
      textOf(applicantMessages, (t) => t.consentChanged),
    );
  }
  try {
    return await write(applicants, actor, where, submission);
  } catch (error) {
    const fields = duplicateFields[violatedUnique(error) ?? ""];
    if (!fields) throw error;
    throw new CodedError("validation", undefined, fields);
  }
}
