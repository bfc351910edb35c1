import { z } from "zod";
import "../core/fields.ts";
import { maxLine, maxText } from "../core/limits.ts";

/**
 * Application statuses in order of a usual hiring path (specification 001, section 4). `withdrawn` is the
 * candidate's own decision: staff cannot choose it, and it takes the default look.
 */
export const applicationStatuses = [
  "submitted",
  "screening",
  "interview",
  "assessment",
  "final_review",
  "accepted",
  "rejected",
  "withdrawn",
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Statuses that HR may choose. */
export const statusChoices = [
  "screening",
  "interview",
  "assessment",
  "final_review",
  "accepted",
  "rejected",
] as const;
export type StatusChoice = (typeof statusChoices)[number];

/**
 * Stage number that a status stands for; null keeps the stage the application is at
 * (specification 001, section 4: acceptance and rejection have no stage of their own; nor has a withdrawal).
 */
export const stageOfStatus: Record<ApplicationStatus, number | null> = {
  submitted: 1,
  screening: 2,
  interview: 3,
  assessment: 4,
  final_review: 5,
  accepted: null,
  rejected: null,
  withdrawn: null,
};

/** Statuses after which nothing more happens to an application. */
export const decidedStatuses = ["accepted", "rejected", "withdrawn"] as const satisfies ApplicationStatus[];

/** Whether an application has come to its end, one way or another. */
export const isDecided = (status: ApplicationStatus): boolean =>
  decidedStatuses.some((decided) => decided === status);

/** Statuses of an application that is still on its way. */
export const activeStatuses = applicationStatuses.filter((status) => !isDecided(status));

export const educationLevels = [
  { value: "certificate", label: "Certificate" },
  { value: "diploma", label: "Diploma" },
  { value: "advanced_diploma", label: "Advanced Diploma" },
  { value: "degree", label: "Bachelor's Degree" },
  { value: "masters", label: "Master's Degree" },
  { value: "phd", label: "PhD" },
] as const;
export type EducationLevel = (typeof educationLevels)[number]["value"];
export const educationLevel = z.enum(
  educationLevels.map((level) => level.value) as [EducationLevel, ...EducationLevel[]],
  "Please select your highest qualification",
);

export const workAuthorizations = [
  { value: "citizen", label: "Kenyan Citizen" },
  { value: "permit", label: "Work Permit" },
  { value: "visa", label: "Work Visa" },
  { value: "none", label: "No Authorization" },
] as const;
export type WorkAuthorization = (typeof workAuthorizations)[number]["value"];
export const workAuthorization = z.enum(
  workAuthorizations.map((option) => option.value) as [WorkAuthorization, ...WorkAuthorization[]],
  "Work authorization status is required",
);

/** A month as an `<input type="month">` gives it: `2021-03`. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Choose a month and a year");

export const workExperience = z.object({
  company: z.string().trim().min(2, "Company name is required").max(maxLine),
  position: z.string().trim().min(2, "Position is required").max(maxLine),
  startDate: z.string().min(1, "Start date is required").pipe(month),
  endDate: z.union([month, z.literal("")]).optional(),
  current: z.boolean(),
  description: z.string().trim().min(10, "Job description is required").max(maxText),
});
export type WorkExperience = z.infer<typeof workExperience>;

const skillTag = z.string().trim().min(1).max(80);

/** The JSON text that travels as `candidateData`. */
export const candidateData = z.object({
  name: z.string().trim().min(2, "Full name must be at least 2 characters").max(maxLine),
  email: z.string().trim().max(254).pipe(z.email("Please enter a valid email address")),
  phone: z.string().trim().min(10, "Please enter a valid phone number").max(30),
  location: z.string().trim().min(2, "Location is required").max(maxLine),
  workExperiences: z.array(workExperience).min(1, "At least one work experience is required").max(30),
  education: educationLevel,
  skills: z.array(skillTag).min(1, "Please list your key skills").max(60),
  expectedSalary: z.string().trim().min(1, "Expected salary is required").max(maxLine),
  availableStartDate: z
    .string()
    .min(1, "Available start date is required")
    .pipe(z.iso.date())
    // A calendar has a year 0; PostgreSQL's has none.
    .refine((day) => day >= "1900-01-01", "Available start date is required"),
});
export type CandidateData = z.infer<typeof candidateData>;

/**
 * The four-step form (specification 001, section 5). The skills rule counts characters of all tags
 * together: adding tags satisfies it (issue of the hidden text field, PRODUCT).
 */
export const applicationForm = z.object({
  fullName: candidateData.shape.name,
  email: candidateData.shape.email,
  phone: candidateData.shape.phone,
  location: candidateData.shape.location,
  workExperiences: candidateData.shape.workExperiences,
  education: educationLevel,
  skills: z
    .array(skillTag)
    .max(60)
    .refine((tags) => tags.join(", ").length >= 5, "Please list your key skills"),
  expectedSalary: candidateData.shape.expectedSalary,
  availableStartDate: candidateData.shape.availableStartDate,
  workAuthorization,
  coverLetter: z.string().trim().min(50, "Cover letter must be at least 50 characters").max(maxText),
  additionalInfo: z.string().trim().max(maxText).optional(),
  willingToRelocate: z.boolean(),
  hasBackground: z.boolean(),
  agreeToTerms: z.literal(true, "You must agree to the terms and conditions"),
});

/** Fields that `Next` checks on each of the four steps. */
export const formSteps = [
  { title: "Personal Information", fields: ["fullName", "email", "phone", "location"] },
  { title: "Professional Background", fields: ["workExperiences", "education", "skills"] },
  { title: "Job Details", fields: ["expectedSalary", "availableStartDate", "workAuthorization"] },
  { title: "Final Details", fields: ["coverLetter", "agreeToTerms"] },
] as const satisfies readonly { title: string; fields: readonly (keyof z.infer<typeof applicationForm>)[] }[];

export const timelineStep = z.object({
  stage: z.string(),
  description: z.string(),
  status: z.enum(["completed", "current", "pending"]),
  /** When the step was reached; null while it lies ahead. */
  date: z.iso.datetime().nullable(),
  estimatedDays: z.number().int().min(1),
});
export type TimelineStep = z.infer<typeof timelineStep>;

export const nextAction = z.object({
  type: z.enum(["wait", "document", "interview", "assessment", "none"]),
  description: z.string(),
  dueDate: z.iso.date().nullable(),
});

/** A candidate's own application. Internal notes are not part of it. */
export const myApplication = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  department: z.string(),
  organization: z.string(),
  appliedDate: z.iso.datetime(),
  status: z.enum(applicationStatuses),
  currentStage: z.number().int().min(1),
  totalStages: z.number().int().min(1),
  timeline: z.array(timelineStep),
  nextAction,
  interviewDetails: z
    .object({
      date: z.iso.date(),
      time: z.string(),
      type: z.string(),
      interviewer: z.string(),
      location: z.string(),
      /** Where Join Interview leads; null unless it is a video call. */
      joinUrl: z.string().nullable(),
    })
    .nullable(),
  /** What the recruiter wrote to the candidate with the last change; null if nothing. */
  recruiterNotes: z.string().nullable(),
  cvName: z.string().nullable(),
  /** Messages of the SACCO that the candidate has not opened. */
  unreadMessages: z.number().int(),
  /** Documents that were asked for and have not come. */
  openDocuments: z.number().int(),
  abilities: z.object({ withdraw: z.boolean() }),
});
export type MyApplication = z.infer<typeof myApplication>;

/** How many applications a candidate has, by where they stand, and what is ahead. */
export const myApplicationFigures = z.object({
  /** Nobody has decided on them or withdrawn them. */
  active: z.number().int(),
  /** Accepted, rejected or withdrawn. */
  decided: z.number().int(),
  /** Interviews that are still to come or going on. */
  interviews: z.number().int(),
});
export type MyApplicationFigures = z.infer<typeof myApplicationFigures>;
