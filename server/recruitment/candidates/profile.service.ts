import type { z } from "zod";
import type { applicationCalls } from "#contract/recruitment/applications.calls.ts";
import type { CandidateProfile, ProfileDetails, profileInput } from "#contract/recruitment/candidate.ts";
import { audit } from "#server/platform/audit/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { lockCandidate } from "./candidate-lock.queries.ts";
import type { StoredProfile } from "./candidates.table.ts";
import { profileOf, writeProfile } from "./profile.queries.ts";

type Sent = Pick<
  z.output<(typeof applicationCalls.create)["form"]["fields"]>,
  "candidateData" | "workAuthorization" | "willingToRelocate"
>;

/** Choosing jobs for a person is part of the service they signed up for, until they say no. */
export const mayRecommend = (profile: StoredProfile): boolean => profile.recommendations?.given ?? true;

/** What somebody has sent is theirs to send again, until they switch that off. */
const savesAnswers = (profile: StoredProfile): boolean => profile.savesAnswers ?? true;

function toProfile(profile: StoredProfile, updatedAt: Date | null): CandidateProfile {
  return {
    details: profile.details,
    preferences: profile.preferences ?? { departments: [], locations: [], types: [] },
    recommendations: { given: mayRecommend(profile), at: profile.recommendations?.at ?? null },
    savesAnswers: savesAnswers(profile),
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}

export async function getProfile({ database }: Platform, actor: SignedIn): Promise<CandidateProfile> {
  const { profile, updatedAt } = await acrossOrganisations(database, (tx) => profileOf(tx, actor.userId));
  return toProfile(profile, updatedAt);
}

/** Saves the profile as it was sent. A changed consent gets its moment and an entry in the audit trail. */
export async function saveProfile(
  { database }: Platform,
  actor: SignedIn,
  { recommendations, ...input }: z.output<typeof profileInput>,
): Promise<CandidateProfile> {
  return acrossOrganisations(database, async (tx) => {
    await lockCandidate(tx, actor.userId);
    const { profile: earlier } = await profileOf(tx, actor.userId);
    const changed = recommendations !== mayRecommend(earlier);
    const profile: StoredProfile = {
      ...earlier,
      ...input,
      ...(changed ? { recommendations: { given: recommendations, at: new Date().toISOString() } } : {}),
    };
    if (changed) {
      await audit(tx, actor, {
        organisationId: null,
        action: recommendations ? "recommendations.allowed" : "recommendations.refused",
        subject: "user",
        subjectId: actor.userId,
      });
    }
    return toProfile(profile, await writeProfile(tx, actor.userId, profile));
  });
}

/** Saves the answers of an application for the next one, unless its author has switched that off. */
export async function saveToProfile(
  tx: Tx,
  userId: string,
  { candidateData, workAuthorization, willingToRelocate }: Sent,
): Promise<void> {
  const { name, phone, location, workExperiences, education, skills, expectedSalary } = candidateData;
  const noWorkExperience = workExperiences.length === 0;
  await saveDetails(tx, userId, {
    fullName: name,
    phone,
    location,
    // What an earlier application named stays: it was true then.
    ...(noWorkExperience ? {} : { workExperiences }),
    noWorkExperience,
    education,
    skills,
    expectedSalary,
    workAuthorization,
    willingToRelocate,
  });
}

/** Saves answers that somebody sent beside what the profile keeps, unless its owner has switched that off. */
export async function saveDetails(tx: Tx, userId: string, details: ProfileDetails): Promise<void> {
  const { profile } = await profileOf(tx, userId);
  if (!savesAnswers(profile)) return;
  await writeProfile(tx, userId, { ...profile, details: { ...profile.details, ...details } });
}
