import { z } from "zod";

/** What looking for the same person elsewhere in an organisation came to, as it is kept of a case. */
export const duplicatesResult = z.object({
  /** Members whose ID number is the same but for zeros at its beginning. */
  sameNumber: z.array(z.uuid()),
  /** Members who were born on the same day and have the same name, or nearly. */
  sameName: z.array(z.uuid()),
  /** Applications, not sent yet, with the same ID number, phone or KRA PIN. */
  applications: z.array(z.uuid()),
  /** Members with the same face, the nearest first; a distance as that of a pair of faces. */
  faces: z.array(z.object({ memberId: z.uuid(), distance: z.number() })),
});
export type DuplicatesResult = z.infer<typeof duplicatesResult>;
