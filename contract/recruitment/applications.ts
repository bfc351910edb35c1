import { z } from "zod";
import { nairobiDay } from "../core/clock.ts";
import { fieldMessages } from "../core/fields.messages.ts";
import { asPhone, calendarDay, invalidPhone } from "../core/fields.ts";
import { languages } from "../core/language.ts";
import { maxEmail, maxLine, maxText } from "../core/limits.ts";
import { anyOf, defineList } from "../core/list.ts";
import { says, textOf } from "../core/messages.ts";
import { personName } from "../core/names.ts";
import { applicationFormMessages } from "./application-form.messages.ts";
import { givenAnswer, questionAnswers } from "./job-questions.ts";
import type { Job } from "./jobs.ts";
import { personLimits, totalLength } from "./text-limits.ts";

type Refusals = (typeof applicationFormMessages)["en"];
type FixedRefusal = { [Key in keyof Refusals]: Refusals[Key] extends string ? Key : never }[keyof Refusals];

/** What the form says of an answer that it refuses. */
const refusal = (name: FixedRefusal): string => says(textOf(applicationFormMessages, (t) => t[name]));

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

/** Steps of the longest hiring path. */
export const maxStages = 50;

/** The statuses of the hiring path in order; a rejected or withdrawn application stays where it had come to. */
export const pathStatuses = [
  "submitted",
  "screening",
  "interview",
  "assessment",
  "final_review",
  "accepted",
] as const satisfies ApplicationStatus[];

/** Statuses after which nothing more happens to an application. */
export const decidedStatuses = ["accepted", "rejected", "withdrawn"] as const satisfies ApplicationStatus[];

/** Whether an application has come to its end, one way or another. */
export const isDecided = (status: ApplicationStatus): boolean =>
  decidedStatuses.some((decided) => decided === status);

/** Statuses of an application that is still on its way. */
export const activeStatuses = applicationStatuses.filter((status) => !isDecided(status));

/** Levels of education from the lowest; `educationLabels` names them. */
export const educationLevels = [
  "certificate",
  "diploma",
  "advanced_diploma",
  "degree",
  "masters",
  "phd",
] as const;
export type EducationLevel = (typeof educationLevels)[number];
export const educationLevel = z.enum(educationLevels, refusal("education"));

/** What somebody may work in Kenya by; `workAuthorizationLabels` names them. */
export const workAuthorizations = ["citizen", "permit", "visa", "none"] as const;
export type WorkAuthorization = (typeof workAuthorizations)[number];
export const workAuthorization = z.enum(workAuthorizations, refusal("workAuthorization"));

/** A month as an `<input type="month">` gives it: `2021-03`. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, refusal("month"));

export const workExperience = z.object({
  company: z.string().trim().min(2, refusal("company")).max(maxLine),
  position: z.string().trim().min(2, refusal("position")).max(maxLine),
  startDate: z.string().min(1, refusal("startDate")).pipe(month),
  endDate: z.union([month, z.literal("")]).optional(),
  current: z.boolean(),
  description: z.string().trim().min(10, refusal("description")).max(personLimits.description),
});
export type WorkExperience = z.infer<typeof workExperience>;

/** Nobody who applies began to work before; a year that was typed in part is. */
const firstWorkYear = "1940";

/** A month of a working life so far. */
const pastMonth = (ahead: string) =>
  month
    .refine((value) => value >= firstWorkYear, refusal("year"))
    .refine((value) => value <= nairobiDay(new Date()), ahead);

const period = z.object({ startDate: month, endDate: month, current: z.literal(false) });

/** A position as it may be sent: between begin and end, both of which lie behind. What was kept earlier is still answered. */
export const workExperienceInput = workExperience
  .extend({
    startDate: z
      .string()
      .min(1, refusal("startDate"))
      .pipe(pastMonth(refusal("startAhead"))),
    endDate: z.union([pastMonth(refusal("endAhead")), z.literal("")]).optional(),
  })
  .refine(({ startDate, endDate = "" }) => endDate >= startDate, {
    path: ["endDate"],
    message: refusal("endBeforeStart"),
    // Also while other fields of the position are still empty.
    when: ({ value }) => period.safeParse(value).success,
  });

/** Work experience as it may be sent: also the whole of it is within limits. */
const workExperiences = z
  .array(workExperienceInput)
  .max(
    personLimits.workExperiences,
    says(textOf(applicationFormMessages, (t) => t.fewerPositions({ count: personLimits.workExperiences }))),
  )
  .refine(
    (entries) => totalLength(entries.map((entry) => entry.description)) <= personLimits.descriptions,
    says(textOf(applicationFormMessages, (t) => t.shorterDescriptions({ count: personLimits.descriptions }))),
  );

/** What is said where a job asks for experience and none is named (specification 001, section 5). */
export const experienceRequired = refusal("experience");

/**
 * Whether work experience has to be named before an application can be sent: not by a person who states to have
 * none, nor for a job that asks for none (PRODUCT 9).
 */
export const lacksExperience = (
  { workExperiences, noWorkExperience }: Pick<CandidateData, "workExperiences" | "noWorkExperience">,
  { asksNoExperience }: Pick<Job, "asksNoExperience">,
): boolean => workExperiences.length === 0 && !noWorkExperience && !asksNoExperience;

/** The last day that somebody can name as the first at work. */
function latestStart(): string {
  const today = nairobiDay(new Date());
  return `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
}

const skillTag = z.string().trim().min(1).max(personLimits.skill);

/** The JSON text that travels as `candidateData`. */
export const candidateData = z.object({
  name: z.string().trim().min(2, refusal("nameTooShort")).pipe(personName),
  email: z
    .string()
    .trim()
    .max(maxEmail)
    .pipe(z.email(says(textOf(fieldMessages, (t) => t.email)))),
  phone: asPhone(z.string().trim().min(10, invalidPhone)),
  location: z.string().trim().min(2, refusal("location")).max(maxLine),
  workExperiences,
  /** The person states to have no work experience yet. */
  noWorkExperience: z.boolean().optional(),
  education: educationLevel,
  skills: z.array(skillTag).min(1, refusal("skills")).max(personLimits.skills),
  expectedSalary: z.string().trim().min(1, refusal("salary")).max(maxLine),
  availableStartDate: z
    .string()
    .min(1, refusal("availableStart"))
    .pipe(calendarDay)
    .refine((day) => day >= nairobiDay(new Date()), refusal("dayPassed"))
    .refine((day) => day <= latestStart(), refusal("dayTooFar")),
});
export type CandidateData = z.infer<typeof candidateData>;

export const coverLetter = z.string().trim().min(50, refusal("coverLetter")).max(maxText);

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
  noWorkExperience: candidateData.shape.noWorkExperience,
  education: educationLevel,
  skills: z
    .array(skillTag)
    .max(personLimits.skills)
    .refine((tags) => tags.join(", ").length >= 5, refusal("skills")),
  expectedSalary: candidateData.shape.expectedSalary,
  availableStartDate: candidateData.shape.availableStartDate,
  workAuthorization,
  coverLetter,
  additionalInfo: z.string().trim().max(maxText).optional(),
  willingToRelocate: z.boolean(),
  hasBackground: z.boolean(),
  /** Whether they work at the SACCO now; nobody has to say. */
  worksHere: z.enum(["yes", "no", ""]).optional(),
  /** To the job's own questions. */
  answers: questionAnswers.optional(),
  /** What the address that led here named as its source. Nobody types it. */
  source: z.string().max(maxLine).optional(),
  agreeToTerms: z.literal(true, refusal("terms")),
});

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
  type: z.enum(["wait", "document", "interview", "assessment", "offer", "none"]),
  description: z.string(),
  dueDate: z.iso.date().nullable(),
});

/** A candidate's own application. Internal notes are not part of it. */
export const myApplication = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  /** What the SACCO wrote the advert in. */
  language: z.enum(languages),
  department: z.string(),
  organization: z.string(),
  /** The SACCO's workspace can only be read for now, so that nothing moves: its trial has ended. */
  paused: z.boolean(),
  appliedDate: z.iso.datetime(),
  /** The SACCO entered it, of details that it was given: the candidate sent nothing. */
  entered: z.boolean(),
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
  abilities: z.object({ withdraw: z.boolean(), uploadDocuments: z.boolean() }),
});
export type MyApplication = z.infer<typeof myApplication>;

/** A candidate's own applications, newest first. */
export const myApplicationList = defineList({
  pageSize: 10,
  filters: { status: anyOf(applicationStatuses) },
});

/** What a candidate filled in, as it was sent. Null, of an application that HR entered: nobody asked. */
export const sentAnswers = z.object({
  phone: z.string(),
  location: z.string(),
  /** Empty for a person who stated to have none yet. */
  workExperiences: z.array(workExperience),
  education: z.string().nullable(),
  skills: z.array(z.string()),
  expectedSalary: z.string(),
  availableStartDate: z.iso.date().nullable(),
  workAuthorization: z.string().nullable(),
  coverLetter: z.string(),
  additionalInfo: z.string().nullable(),
  willingToRelocate: z.boolean().nullable(),
  hasBackground: z.boolean().nullable(),
  /** Whether they work at the SACCO; null for who did not say. */
  worksHere: z.boolean().nullable(),
  /** To the job's own questions, as they were asked. */
  answers: z.array(givenAnswer),
});
export type SentAnswers = z.infer<typeof sentAnswers>;

/** How many applications a candidate has, by where they stand, and what is ahead. */
export const myApplicationStatistics = z.object({
  /** Nobody has decided on them or withdrawn them. */
  active: z.number().int(),
  /** Accepted, rejected or withdrawn. */
  decided: z.number().int(),
  /** Interviews that are still to come or going on. */
  interviews: z.number().int(),
});
export type MyApplicationStatistics = z.infer<typeof myApplicationStatistics>;
