import type { Role } from "#contract/core/access.ts";

/** What each desk writes, by how the threads of its mails and the topics of its SMS begin. */
const desks: Partial<Record<Role, readonly string[]>> = {
  hr: ["application", "candidate", "interview", "offer"],
  onboarding: ["member", "membership"],
  experience: ["campaign", "feedback", "survey", "complaint"],
};

/**
 * Beginnings of the threads and topics that somebody may see; null for all. Subjects name people: what one desk
 * writes is for it and the owner, and what belongs to none for the owner alone.
 */
export function visibleBeginnings(roles: readonly Role[]): string[] | null {
  if (roles.includes("owner")) return null;
  return roles.flatMap((role) => desks[role] ?? []);
}
