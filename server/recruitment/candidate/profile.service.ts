import type { z } from "zod";
import type { CandidateProfile, profileInput } from "#contract/recruitment/candidate.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { StoredProfile } from "../candidate.table.ts";
import { lockCandidate } from "./person.queries.ts";
import { profileOf, writeProfile } from "./profile.queries.ts";

/** Choosing jobs for a person is part of the service they signed up for, until they say no. */
export const mayRecommend = (profile: StoredProfile): boolean => profile.recommendations?.given ?? true;

function toProfile(profile: StoredProfile, updatedAt: Date | null): CandidateProfile {
  return {
    details: profile.details,
    preferences: profile.preferences ?? { departments: [], locations: [], types: [] },
    recommendations: { given: mayRecommend(profile), at: profile.recommendations?.at ?? null },
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}

export async function getProfile({ database }: Platform, actor: SignedIn): Promise<CandidateProfile> {
  const { profile, updatedAt } = await acrossOrganisations(database, (tx) => profileOf(tx, actor.userId));
  return toProfile(profile, updatedAt);
}

/** Keeps the profile as it was sent. A changed consent gets its moment and an entry in the audit trail. */
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
