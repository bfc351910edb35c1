import { z } from "zod";

/** A word of the organisation's own by which it finds a candidate again. */
export const candidateTag = z.object({ id: z.uuid(), name: z.string() });
export type CandidateTag = z.infer<typeof candidateTag>;
