import type { FormFailure } from "#web/lib/failure.ts";

/** What the settings page's action answers: done, with a sentence about it, or why not. */
export type SettingsAnswer = { saved: string; failure?: never } | { failure: FormFailure; saved?: never };

/** A text field of a form; empty when it is missing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
