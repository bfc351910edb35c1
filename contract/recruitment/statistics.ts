import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { periodQuery, reportPeriod } from "../core/period.ts";
import { applicationStatuses } from "./applications.ts";

/** The figures at the top of the HR dashboard (specification 001, section 3). */
export const dashboardStats = z.object({
  totalApplications: z.number().int(),
  /** The last seven days beside the seven before them: `+12% this week`. */
  applicationsTrend: z.string(),
  /** Jobs that are open for applications. */
  activeJobs: z.number().int(),
  /** Departments that these jobs are in. */
  activeDepartments: z.number().int(),
  /** Applications at the interview stage, and others with an interview still ahead. */
  pendingInterviews: z.number().int(),
  candidatesHired: z.number().int(),
  /** From the application to its acceptance, on average: `18 days`; null before anyone was hired. */
  averageTimeToHire: z.string().nullable(),
});
export type DashboardStats = z.infer<typeof dashboardStats>;

/** What recruitment did in a period. Everything counts applications by the day they were sent, in Nairobi. */
export const recruitmentReport = z.object({
  ...reportPeriod.shape,
  applications: z.number().int(),
  /** Applications of the period of the same length just before. */
  applicationsBefore: z.number().int(),
  /** Of these applications, accepted by now. */
  hired: z.number().int(),
  /** Whole days from application to acceptance, on average; null while none was accepted. */
  averageDaysToHire: z.number().int().nullable(),
  /** Every week that the period touches, by its Monday, oldest first; 0 where nothing came. */
  weeks: z.array(z.object({ monday: z.iso.date(), applications: z.number().int() })),
  /** Every status in the order of the hiring path, as the applications are now. */
  statuses: z.array(z.object({ status: z.enum(applicationStatuses), applications: z.number().int() })),
  /** Departments that had applications, most first. */
  departments: z.array(
    z.object({ department: z.string(), applications: z.number().int(), hired: z.number().int() }),
  ),
});
export type RecruitmentReport = z.infer<typeof recruitmentReport>;

export const recruitmentReportCalls = {
  recruitment: defineCall({
    method: "GET",
    path: "/api/analytics/recruitment",
    summary: "Applications of a period: by week, status and department, and how long hiring took",
    access: { role: "hr" },
    scope: "reports:read",
    query: periodQuery,
    answer: recruitmentReport,
  }),
};
