import sharp from "sharp";
import { v4 } from "uuid";
import type { ApplicationDocumentKind } from "#contract/onboarding/application-documents.ts";
import type { ApplicationValues } from "#contract/onboarding/application-form.ts";
import { consentNoticeVersion } from "#contract/onboarding/consent.ts";
import { recordCheck } from "#server/onboarding/checks/checks.service.ts";
import { systemActor } from "#server/platform/audit/audit.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { TestApp } from "./test-app.ts";

let last = 30_000_000;

/** A form that can be sent, of a person whom nobody registered yet; `values` overrides any field. */
export function applicantValues(values: ApplicationValues = {}): ApplicationValues {
  const number = String(++last + (process.pid % 1000) * 10_000);
  return {
    fullName: "Wanjiku Kamau",
    identityDocument: "national_id",
    idNumber: number,
    dateOfBirth: "1990-03-12",
    postalAddress: "P.O. Box 1234-00100, Nairobi",
    county: "Nairobi",
    primaryMobileNumber: `07${number.slice(-8)}`.replace(/^0[^17]/, "07"),
    kraPin: `A0${number}Z`,
    email: `applicant${number}@test.example`,
    employmentType: "Employed",
    employer: "Nakuru County",
    grossMonthlyIncome: "45,000",
    monthlyDepositContribution: "2,500",
    remittanceMode: "MPESA",
    nextOfKinName: "Otieno Kamau",
    nextOfKinRelationship: "Sibling",
    nextOfKinMobile: "0722345678",
    nextOfKinDateOfBirth: "1988-05-02",
    consents: { identityChecks: true, biometrics: true, registry: true, marketing: false },
    declaration: true,
    ...values,
  };
}

/** A photograph that says where it was taken. */
export async function photograph(name = "photo.jpg"): Promise<File> {
  const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background: "#779977" } })
    .withExif({
      IFD0: { Make: "Tecno", Model: "Spark 10" },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "1/1 17/1 0/1" },
    })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
}

/** Begins an application at a SACCO. */
export const beginApplication = (app: TestApp, slug: string, values = applicantValues()) =>
  app.as().membership.start({ body: { slug, clientId: v4(), language: "en", step: 1, values } });

/** Adds a document to an application. */
export const addDocument = async (
  app: TestApp,
  key: string,
  kind: ApplicationDocumentKind,
  clientId = v4(),
) =>
  app.as().membership.addDocument({
    params: { key },
    form: { kind, clientId, method: "camera" },
    files: { document: await photograph() },
  });

/** The documents of who has a national ID. */
export const nationalIdKinds = ["passport-photo", "id-front", "id-back", "kra-pin"] as const;

/** Sends an application as the wizard does. */
export const submit = (app: TestApp, key: string, values: ApplicationValues) =>
  app.as().membership.submit({ params: { key }, body: { values, consentVersion: consentNoticeVersion } });

/** An application that was sent, with its documents. @returns its key and what it holds */
export async function sentApplication(app: TestApp, slug: string, values = applicantValues()) {
  const { key } = await beginApplication(app, slug, values);
  for (const kind of nationalIdKinds) await addDocument(app, key, kind);
  return { key, ...(await submit(app, key, values)) };
}

/** Keeps what was found of an applicant's face, as the check of a living face does. */
export const keepLiveness = (
  { platform: { database, sealer } }: TestApp,
  organisationId: string,
  applicationId: string,
): Promise<string> =>
  inOrganisation(database, organisationId, (scope) =>
    recordCheck(scope, sealer, systemActor, applicationId, {
      kind: "liveness",
      outcome: "live",
      engine: "test",
      engineVersion: "1",
      result: {},
      evidence: {},
    }),
  );
