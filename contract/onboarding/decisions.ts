import { applicationDocumentKinds } from "./application-documents.ts";
import { applicationSteps } from "./application-steps.ts";

/** Why an application is not confirmed; `rejectionReasonMessages` has the words that the applicant reads. */
export const rejectionReasons = [
  "id_unreadable",
  "id_expired",
  "id_mismatch",
  "photo_unclear",
  "face_mismatch",
  "kra_mismatch",
  "registry_mismatch",
  "details_missing",
  "already_member",
  "not_eligible",
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

const [bioData, occupation, remittance, nextOfKin] = applicationSteps;

/** What an applicant can be asked to correct: documents, and fields of the form but for what is agreed to. */
export const applicationParts = [
  ...applicationDocumentKinds,
  ...bioData.fields,
  ...occupation.fields,
  ...remittance.fields,
  ...nextOfKin.fields,
] as const;
export type ApplicationPart = (typeof applicationParts)[number];
