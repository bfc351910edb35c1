import type { FormFailure } from "#web/lib/failure.ts";

/** What an action of these pages answers: done, with a sentence and perhaps a secret, or why not. */
export type IntegrationAnswer = { intent: string } & (
  | { saved: string; secret?: string; failure?: never }
  | { failure: FormFailure; saved?: never; secret?: never }
);
