import type { User } from "#contract/accounts/accounts.ts";
import { roleCovers } from "#contract/core/access.ts";

/** Where a person's work begins after signing in. */
export function homePath(user: Pick<User, "isCandidate" | "workspace">): string {
  if (roleCovers(user.workspace?.roles ?? [], "hr")) return "/hr-manager";
  return user.isCandidate ? "/jobs/dashboard" : "/";
}
