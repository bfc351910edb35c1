import { readFileSync } from "node:fs";
import type { z } from "zod";
import { type ApplicationFormInput, applicationForm } from "#contract/onboarding/application-form.ts";
import type { memberInput } from "#contract/onboarding/members.ts";
import {
  applicationDocuments,
  membershipApplications,
} from "#server/onboarding/applications/applications.table.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { commitUpload, storeUpload } from "#server/platform/files/uploads.ts";
import type { TestApp } from "./test-app.ts";

let last = 20_000_000;

/** A person whom nobody registered yet. */
export function newMember(given: Partial<z.input<typeof memberInput>> = {}): z.input<typeof memberInput> {
  last += 1;
  return {
    fullName: "Wanjiku Kamau",
    idNumber: String(last),
    phoneNumber: `0712${String(last).slice(-6)}`,
    email: `wanjiku${last}@test.example`,
    occupation: "Teacher",
    referredBy: "",
    ...given,
  };
}

/** A complete membership application, as the wizard sends it. */
const filledForm: ApplicationFormInput = {
  title: "Ms.",
  fullName: "Wanjiku Kamau",
  gender: "Female",
  identityDocument: "national_id",
  idNumber: "23456789",
  dateOfBirth: "1990-03-12",
  countryOfResidence: "Kenya",
  maritalStatus: "Married",
  county: "Kiambu",
  postalAddress: "P.O. Box 1234-00100, Nairobi",
  primaryMobileNumber: "0712 345 678",
  otherNumber: "",
  kraPin: "A012345678Z",
  email: "wanjiku@mail.example",
  employmentType: "Employed",
  employer: "Kiambu County Government",
  employerAddress: "P.O. Box 2344-00900, Kiambu",
  businessType: "",
  businessAddress: "",
  grossMonthlyIncome: "65,000",
  pensionIncome: "",
  otherIncome: "",
  sourceOfFunds: "Salary",
  politicallyExposed: false,
  monthlyDepositContribution: "2,500",
  monthlyShareCapital: "500",
  remittanceMode: "Check Off",
  payrollNumber: "KC-1182",
  checkOffAuthority: true,
  mobileBankingConsent: true,
  nextOfKinName: "Peter Kamau",
  nextOfKinRelationship: "Spouse",
  nextOfKinMobile: "0722 111 222",
  nextOfKinId: "21345678",
  nextOfKinDateOfBirth: "1988-07-01",
  beneficiaries: [
    {
      beneficiaryName: "Peter Kamau",
      beneficiaryRelationship: "Spouse",
      beneficiaryPercentage: "100",
      beneficiaryDateOfBirth: "1988-07-01",
      beneficiaryId: "21345678",
      beneficiaryTel: "0722 111 222",
      guardianName: "",
      guardianMobile: "",
    },
  ],
  introducedBy: "Existing Member",
  introducingMemberName: "Otieno Ouma",
  introducingMemberNumber: "000012",
  consents: { identityChecks: true, biometrics: true, registry: true, marketing: false },
  declaration: true,
};

/** The application that a member sent. @returns its id */
export async function sendApplication(
  { platform }: TestApp,
  organisationId: string,
  memberId: string,
): Promise<string> {
  const id = newId();
  await inOrganisation(platform.database, organisationId, (scope) =>
    scope.insert(membershipApplications, {
      id,
      clientId: newId(),
      keyDigest: id,
      status: "submitted",
      language: "sw",
      values: {},
      step: 5,
      submitted: applicationForm.parse(filledForm),
      submittedAt: new Date(),
      consentVersion: "2026-11",
      byLaws: "By-laws of 12 March 2024",
      memberId,
    }),
  );
  return id;
}

/** The front of an ID in an application. @param capturedBy the officer who held the camera @returns its id */
export async function takePicture(
  { platform }: TestApp,
  organisationId: string,
  applicationId: string,
  capturedBy: string | null = null,
): Promise<string> {
  const id = newId();
  const bytes = readFileSync(new URL("../platform/files/fixtures/photo.jpg", import.meta.url));
  const upload = { name: "id.jpg", bytes };
  const fileId = await storeUpload(platform, organisationId, upload, {
    accept: ["jpeg"],
    maxBytes: 1_000_000,
  });
  await inOrganisation(platform.database, organisationId, async (scope) => {
    await commitUpload(scope, fileId);
    await scope.insert(applicationDocuments, {
      id,
      applicationId,
      kind: "id-front",
      fileId,
      clientId: newId(),
      method: "camera",
      capturedBy,
    });
  });
  return id;
}
