import type { z } from "zod";
import type { CandidateProfile, profileInput } from "#contract/recruitment/candidate.ts";
import { api } from "#web/lib/api.ts";

/** Saves a candidate's details, wishes and consents. */
export function saveProfile(body: z.input<typeof profileInput>): Promise<CandidateProfile> {
  return api.candidate.profile.save({ body });
}
