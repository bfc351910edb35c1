import { z } from "zod";
import { roles } from "../core/access.ts";
import { defineCall } from "../core/call.ts";
import { passwordConfirmation } from "./two-factor.ts";

/** Days that a person has at most to set two-factor sign-in up. */
export const maxGraceDays = 60;

/** Who in an organisation has to sign in with a code beside the password. */
export const twoFactorRuleInput = z.object({
  /** Whoever holds one of these; nobody where there is none. */
  roles: z
    .array(z.enum(roles))
    .max(roles.length)
    .transform((list) => roles.filter((role) => list.includes(role))),
  /** Days from the decision, or from the day on which the person joined. */
  graceDays: z.int().min(0).max(maxGraceDays),
});
export type TwoFactorRuleInput = z.infer<typeof twoFactorRuleInput>;

/** The same with how far it is. */
export const twoFactorRule = z.object({
  roles: z.array(z.enum(roles)),
  graceDays: z.int(),
  /** When it was decided; null without a rule. */
  since: z.iso.datetime().nullable(),
  /** Whom it holds for. */
  covered: z.int(),
  /** Those of them who have not set it up. */
  missing: z.int(),
});
export type TwoFactorRule = z.infer<typeof twoFactorRule>;

const owner = { access: { role: "owner" } } as const;

export const twoFactorRuleCalls = {
  get: defineCall({
    method: "GET",
    path: "/api/workspace/two-factor",
    summary: "Who has to sign in with a code, and how many of them have not set it up",
    ...owner,
    answer: twoFactorRule,
  }),
  save: defineCall({
    method: "PUT",
    path: "/api/workspace/two-factor",
    summary:
      "Require two-factor sign-in of whoever holds a role. After the days of grace they set it up before anything else",
    ...owner,
    body: twoFactorRuleInput,
    answer: twoFactorRule,
    errors: ["conflict", "trial_ended"],
  }),
  reset: defineCall({
    method: "POST",
    path: "/api/workspace/team/:id/two-factor-removal",
    summary:
      "Take away the second factor of a colleague who lost it: they sign in with the password alone, all their sessions end, and a mail tells them",
    ...owner,
    params: z.object({ id: z.uuid() }),
    body: passwordConfirmation,
    answer: z.void(),
    errors: ["conflict", "rate_limited", "trial_ended"],
    perMinute: 10,
  }),
};
