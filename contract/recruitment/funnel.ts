import { z } from "zod";
import { reportPeriod } from "../core/period.ts";
import { pathStatuses } from "./applications.ts";

/** How applications of a period moved along the hiring path, and how long they waited at each status. */
export const funnelReport = z.object({
  ...reportPeriod.shape,
  /**
   * The statuses of the path in order, `submitted` to `accepted`, each with the applications that reached it
   * or one after it.
   */
  funnel: z.array(z.object({ status: z.enum(pathStatuses), reached: z.number().int() })),
  /** Statuses that an application can wait at, in order of the path. */
  waiting: z.array(
    z.object({
      status: z.enum(pathStatuses),
      /** Times an application was moved on from it. */
      moves: z.number().int(),
      /** Days from coming to the status to leaving it, on average; null before anyone left it. */
      averageDays: z.number().min(0).nullable(),
    }),
  ),
});
export type FunnelReport = z.infer<typeof funnelReport>;
