import { z } from "zod";
import { defineCall } from "../core/call.ts";

/** A figure of today and of this day a month ago. */
const figure = z.object({ now: z.int(), monthAgo: z.int() });

/** What the register of members comes to (specification 000, section 2: the workspace's overview). */
export const registerFigures = z.object({
  /** Everybody in the register, also who is still on the way. */
  members: figure,
  /** Members who deposited something within the three months before. */
  activeAccounts: figure,
  /** All deposits, in whole shillings. */
  deposits: figure,
});
export type RegisterFigures = z.infer<typeof registerFigures>;

export const registerFigureCalls = {
  figures: defineCall({
    method: "GET",
    path: "/api/member-figures",
    summary: "How many members there are, how many pay in, and what they have saved: today and a month ago",
    access: "staff",
    answer: registerFigures,
  }),
};
