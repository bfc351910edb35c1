import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { periodQuery, reportPeriod } from "../core/period.ts";

export const pageViewReport = z.object({
  ...reportPeriod.shape,
  total: z.number().int(),
  /** Every day of the period, oldest first; 0 where nobody came. */
  days: z.array(z.object({ day: z.iso.date(), views: z.number().int() })),
  /** Most viewed first. Ids in addresses are replaced: `/jobs/:id`. */
  pages: z.array(z.object({ path: z.string(), views: z.number().int() })),
});
export type PageViewReport = z.infer<typeof pageViewReport>;

export const analyticsCalls = {
  pages: defineCall({
    method: "GET",
    path: "/api/analytics/pages",
    summary:
      "Views of the site's pages by day and page, for the organisation that runs it. Counted without cookies or addresses; known bots are left out",
    access: { role: "owner" },
    query: periodQuery,
    answer: pageViewReport,
  }),
};
