import { nairobiDayAfter } from "#contract/core/clock.ts";
import type { ApplicationDocumentKind } from "#contract/onboarding/application-documents.ts";
import type { ApplicationForm } from "#contract/onboarding/application-form.ts";
import {
  applicationDocuments,
  membershipApplications,
} from "#server/onboarding/applications/applications.table.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { startChecks } from "#server/onboarding/members/start-checks.service.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { commitUpload, storeUpload } from "#server/platform/files/uploads.ts";
import type { Queue } from "#server/platform/queue/queue.ts";
import { newToken, tokenDigest } from "#server/platform/token-digest.ts";
import type { TestApp } from "./test-app.ts";

export interface CaseFile {
  kind: ApplicationDocumentKind;
  name: string;
  bytes: Uint8Array;
}

let last = 30_000_000;

/** A form as an applicant sends it, of somebody whom nobody registered yet. */
export function caseForm(values: Partial<ApplicationForm> = {}): ApplicationForm {
  last += 1;
  return {
    title: "Ms.",
    fullName: "Grace Wanjiku Kamau",
    gender: "Female",
    identityDocument: "national_id",
    idNumber: String(last),
    // Whoever shares it and the name is taken for the same person.
    dateOfBirth: nairobiDayAfter(new Date("1960-01-01"), last % 14_000),
    countryOfResidence: "Kenya",
    maritalStatus: "Single",
    county: "Kiambu",
    postalAddress: "P.O. Box 12-00100, Nairobi",
    primaryMobileNumber: `+2547${last}`,
    otherNumber: "",
    kraPin: `A0${last}Z`,
    email: "",
    employmentType: "Employed",
    employer: "Kiambu County",
    employerAddress: "",
    businessType: "",
    businessAddress: "",
    grossMonthlyIncome: 60_000,
    pensionIncome: null,
    otherIncome: null,
    sourceOfFunds: "Salary",
    politicallyExposed: false,
    monthlyDepositContribution: 3_000,
    monthlyShareCapital: null,
    remittanceMode: "MPESA",
    payrollNumber: "",
    checkOffAuthority: false,
    mobileBankingConsent: true,
    nextOfKinName: "Peter Kamau",
    nextOfKinRelationship: "Sibling",
    nextOfKinMobile: "+254722000333",
    nextOfKinId: "",
    nextOfKinDateOfBirth: "1985-01-01",
    beneficiaries: [],
    introducedBy: "",
    introducingMemberName: "",
    introducingMemberNumber: "",
    consents: { identityChecks: true, biometrics: true, registry: true, marketing: false },
    declaration: true,
    ...values,
  };
}

interface CaseOptions {
  form?: Partial<ApplicationForm>;
  files?: readonly CaseFile[];
  /** Where the checks are started; nowhere without one, so that a test makes them itself. */
  queue?: Pick<Queue, "enqueue">;
}

/** A queue that takes tasks and does nothing with them. */
export const idleQueue: Pick<Queue, "enqueue"> = { enqueue: async () => {} };

/** A member whose application was sent, with its documents; the checks are to be made. */
export async function createCase(
  { platform }: TestApp,
  organisationId: string,
  { form: values, files = [], queue = idleQueue }: CaseOptions = {},
) {
  const form = caseForm(values);
  const rule = { accept: ["jpeg", "png", "pdf"] as ("jpeg" | "png" | "pdf")[], maxBytes: 20_000_000 };
  const stored: { kind: ApplicationDocumentKind; fileId: string }[] = [];
  for (const { kind, name, bytes } of files) {
    stored.push({ kind, fileId: await storeUpload(platform, organisationId, { name, bytes }, rule) });
  }
  const [memberId, applicationId, key] = [newId(), newId(), newToken()];
  await inOrganisation(platform.database, organisationId, async (scope) => {
    await scope.insert(members, {
      id: memberId,
      fullName: form.fullName,
      idNumber: form.idNumber,
      phoneNumber: form.primaryMobileNumber,
      kraPin: form.kraPin,
      dateOfBirth: form.dateOfBirth || null,
      language: "en",
      source: "wizard",
      onboardingStep: "documents",
    });
    await scope.insert(membershipApplications, {
      id: applicationId,
      clientId: newId(),
      keyDigest: tokenDigest(key),
      status: "submitted",
      language: "en",
      values: {},
      step: 1,
      submitted: form,
      submittedAt: new Date(),
      memberId,
    });
    for (const { kind, fileId } of stored) {
      await commitUpload(scope, fileId);
      const document = { applicationId, kind, fileId, clientId: newId(), method: "file" } as const;
      await scope.insert(applicationDocuments, document);
    }
    await startChecks(scope, queue, memberId);
  });
  return { organisationId, memberId, applicationId, key, form };
}
