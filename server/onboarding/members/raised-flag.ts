import type { FlagCode } from "#contract/onboarding/flags.ts";

/** Something that staff should look at. No name, number or address of a person stands in it. */
export interface RaisedFlag {
  code: FlagCode;
  /** What it is about, so that one thing is flagged once: `id-front.fullName`, the id of a list. */
  subject: string;
  /** Plain words for staff. */
  detail: string;
}
