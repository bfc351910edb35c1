import type { MembershipApplication } from "#contract/onboarding/applications.ts";

/** What of an application is saved while it is filled in. */
export type DraftContent = Pick<MembershipApplication, "values" | "step" | "language">;

/** An application that was begun in this browser, as the page says it on which one begins. */
export interface KnownApplication {
  path: string;
  sent: boolean;
  step: number;
  updatedAt: string;
}
