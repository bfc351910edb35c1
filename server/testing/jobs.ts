import type { JobForm } from "#contract/recruitment/job-form.ts";
import { defaultMilestones } from "#contract/recruitment/milestones.ts";
import { nairobiDayAfter } from "#server/platform/clock.ts";

/** A job as HR fills in its form. */
export const jobForm = (values: Partial<JobForm> = {}): JobForm => ({
  title: "Loan Officer",
  department: "Credit",
  location: "Nakuru",
  type: "full-time",
  salary: "KSh 60,000 - 80,000",
  experience: "At least 2 years",
  education: "Diploma in Credit Management",
  description: "You appraise loans of our members and follow them up.",
  requirements: ["Two years in a SACCO"],
  responsibilities: ["Appraise loans"],
  benefits: ["Medical cover"],
  skills: ["Loan appraisal", "Excel"],
  deadline: nairobiDayAfter(new Date(), 14),
  questions: [],
  milestones: defaultMilestones.map((step, index) => ({ id: `step-${index + 1}`, ...step })),
  ...values,
});
