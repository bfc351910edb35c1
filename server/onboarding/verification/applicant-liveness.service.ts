import type { z } from "zod";
import type { applicantLiveness } from "#contract/onboarding/applicant-liveness.ts";
import type { LivenessChallenge } from "#contract/onboarding/liveness.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { FaceEngine } from "#server/platform/faces/face-engine.ts";
import { alreadySent } from "../applications/drafts.service.ts";
import {
  type Applicants,
  type Located,
  locateForDocuments,
  requireApplication,
} from "../applications/open-application.ts";
import { checkLiveness, createChallenge, type LivenessRequest } from "../faces/liveness.service.ts";

/** The application whose documents a key opens, while it is filled in. @throws CodedError not_found, gone, conflict */
async function locateOpen(applicants: Applicants, key: string): Promise<Located> {
  const where = await locateForDocuments(applicants, key);
  const { application } = await inOrganisation(applicants.database, where.organisationId, (scope) =>
    requireApplication(scope, where.id),
  );
  if (application.status === "submitted") throw alreadySent();
  return where;
}

/** Asks an applicant for head turns. @throws CodedError not_found, gone, conflict */
export async function askApplicantForTurns(applicants: Applicants, key: string): Promise<LivenessChallenge> {
  return createChallenge(applicants, await locateOpen(applicants, key));
}

/**
 * Has an applicant's frames judged, and keeps the result under the application's id, where the checks of the case find
 * it. The frames are not kept.
 * @throws CodedError not_found, gone, conflict, or what is wrong with a picture
 */
export async function checkApplicantLiveness(
  applicants: Applicants,
  engine: FaceEngine,
  { ip, requestId }: Actor,
  key: string,
  frames: Omit<LivenessRequest, "reference">,
): Promise<z.infer<typeof applicantLiveness>> {
  const { organisationId, id } = await locateOpen(applicants, key);
  const applicant = { userId: null, ip, requestId, organisationId };
  const result = await checkLiveness(applicants, engine, applicant, { ...frames, reference: id });
  return { seen: result.frames.every(({ faces }) => faces === 1) };
}
