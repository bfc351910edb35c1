/** Roles a person can hold inside an organisation. `owner` may do whatever the other roles may. */
export const roles = ["owner", "hr", "onboarding", "experience"] as const;
export type Role = (typeof roles)[number];

/**
 * Who may make a call. It is written with the call, checked in one place on the server, and printed
 * in the API documentation.
 * - `public`: anyone, signed in or not
 * - `session`: any signed-in person
 * - `candidate`: a job seeker's account
 * - `staff`: a member of an organisation, whatever the role
 * - `{ role }`: a member of an organisation who holds the role there (or is its owner)
 */
export type Access = "public" | "session" | "candidate" | "staff" | { role: Role };

/** Whether someone who holds `held` in an organisation may do what `needed` is for. */
export function roleCovers(held: readonly Role[], needed: Role): boolean {
  return held.includes("owner") || held.includes(needed);
}
