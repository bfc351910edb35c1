import type { z } from "zod";
import type { signupInput, trialInput } from "#contract/accounts/accounts.ts";
import { api } from "#web/lib/api.ts";

/** Creates an account with a password, and its workspace. */
export function signUp(body: z.output<typeof signupInput>) {
  return api.auth.signup({ body });
}

/** Asks for a trial without a password: a mail brings the link that sets it. */
export function requestTrial(body: z.output<typeof trialInput>) {
  return api.auth.trial({ body });
}
