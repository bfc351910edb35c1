import type { FormFailure } from "#web/lib/failure.ts";

/** What the settings page's action answers: done, with a sentence about it, or why not. */
export type SettingsAnswer = { saved: string; failure?: never } | { failure: FormFailure; saved?: never };
