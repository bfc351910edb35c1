import type { User } from "#contract/accounts/accounts.ts";

/** Where a person's work begins after signing in. */
export function homePath(user: Pick<User, "isCandidate" | "workspace">): string {
  if (user.workspace) return "/dashboard";
  return user.isCandidate ? "/jobs/dashboard" : "/";
}
