import type { FormAnswer } from "../form-problem.ts";

/** What each form of the account page is for; the value of its hidden field `intent`. */
export type AccountIntent =
  | "details"
  | "email"
  | "keepEmail"
  | "password"
  | "beginTwoFactor"
  | "confirmTwoFactor"
  | "cancelTwoFactor"
  | "renewCodes"
  | "disableTwoFactor"
  | "endSession"
  | "endOtherSessions";

/** What the account page's action answers: which form it was, and what was done or why not. */
export type AccountAnswer = { intent: AccountIntent } & (
  | { done: string; backupCodes?: string[]; problem?: never; values?: never }
  | (FormAnswer & { done?: never; backupCodes?: never })
);
