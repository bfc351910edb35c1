import type { StatusChoice } from "#contract/recruitment/applications.ts";
import type { DemoCandidate, DemoJob, Level, ProfessionKey } from "./types.ts";

/** What the assessment of a line of work consists of; it stands for `{task}`. */
export const assessmentTasks: Record<ProfessionKey, string> = {
  credit: "appraise a loan file and write half a page for the committee",
  teller: "count and balance a till and handle a difficult request in a role play",
  accounting: "reconcile a bank statement with three planted errors",
  audit: "find the control gaps in a cash procedure and write up one finding",
  branch: "present a 90-day plan for the branch",
  service: "answer a member's complaint in writing, in English and Kiswahili",
  records: "index twenty scanned files and spot the misfiled ones",
  driver: "take a road test and check a vehicle",
  ict: "solve a small exercise around a payment callback that arrives twice",
  hr: "draft a job advert and check a payroll sheet",
  legal: "review a service contract and mark what should change",
  risk: "assess a suspicious deposit and write the internal report",
  marketing: "plan a one-week campaign on a small budget",
};

export interface StatusTexts {
  /** Internal. Slots: `{position}`, `{company}`, `{town}`, `{salary}`, `{task}`. */
  notes: readonly string[];
  /** To the candidate. Slots: `{first}` the first name, `{job}`, `{task}`. */
  messages: readonly (string | null)[];
}

/** What HR writes when an application comes to a status. */
export const statusTexts: Record<Exclude<StatusChoice, "rejected">, StatusTexts> = {
  screening: {
    notes: [
      "Complete and readable. {position} at {company} fits; call this week.",
      "Meets the requirements on paper. Check notice period and salary ({salary}) on the phone.",
      "CV and form agree on dates. Ask about the reason for leaving {company}.",
      "Good letter, specific to us. Worth a call.",
      "Certificates missing from the upload, asked for by phone. Otherwise fine.",
      "Borderline on years, strong on skills. Screening call will tell.",
    ],
    messages: [
      "Thank you, {first}. We have read your application for {job} and will call you for a short conversation in the next days.",
      "Dear {first}, your application for {job} is complete. Please keep your phone near: we call between nine and four.",
      null,
    ],
  },
  interview: {
    notes: [
      "Call done, 20 minutes. Clear answers, honest about gaps. Invite.",
      "Screening call went well; knows the work in practice. Panel of three.",
      "Notice one month, expects {salary}, within range. Interview set.",
      "Asked good questions about the team. Invite, and go deeper into the time at {company}.",
      "Confident on the phone. Panel should test detail, the CV stays general there.",
      "Spoke with warmth about members. Invite.",
    ],
    messages: [
      "Dear {first}, we would like to meet you. The details of your interview for {job} are in your portal; please bring your original certificates.",
      "Good news, {first}: you are invited to an interview for {job}. Tell us if the time does not suit you and we will find another.",
      "We enjoyed the call and would like to go on to the interview for {job}. You will meet the head of department and one future colleague.",
    ],
  },
  assessment: {
    notes: [
      "Interview: 4, 4 and 3.5 of 5. Assessment next: {task}.",
      "Panel agreed on strong practice, thinner on policy. Task: {task}.",
      "Calm and concrete in the interview. To do: {task}.",
      "Very good examples from {company}. Let us see it in writing: {task}.",
    ],
    messages: [
      "Thank you for the interview, {first}. The next step is a short practical task: {task}. Allow about an hour.",
      "Dear {first}, the panel would like to see how you work. You will be asked to {task}.",
      null,
    ],
  },
  final_review: {
    notes: [
      "Assessment above average. Both referees reached, both would employ again. To the panel for decision.",
      "Second of the shortlist. Reference from {company} is warm and specific. Decision on Friday.",
      "Task done carefully, small mistakes found by the candidate. Final talk with the chief executive.",
      "Salary of {salary} is possible in the grade. Only the certificate check is open.",
    ],
    messages: [
      "Dear {first}, you are among the last candidates for {job}. We are speaking to your referees and will tell you our decision within a week.",
      "Thank you for the careful work on the task. Our panel meets this week to decide.",
      null,
    ],
  },
  accepted: {
    notes: [
      "Unanimous. Offer sent at {salary}, signed the next day. Starts on the first working day of next month.",
      "Offer accepted. Certificates and good conduct checked. Induction with the branch arranged.",
      "First choice of the panel. Offer letter signed; equipment and accounts ordered.",
    ],
    messages: [
      "Congratulations, {first}! We are happy to offer you the position of {job}. Your offer letter is on its way; please read it in peace and ask whatever is unclear.",
      "Dear {first}, the panel chose you for {job}. Welcome to the team. Your letter and the list for your first day follow by mail.",
    ],
  },
};

interface RejectionReason {
  /** Stages at which it can be the reason: 1 unread ... 5 final review. */
  stages: readonly number[];
  /** Whether it is true of this candidate and job. */
  applies: (candidate: DemoCandidate, job: DemoJob) => boolean;
  note: string;
}

const always = () => true;
const levels: readonly Level[] = ["junior", "mid", "senior"];
const levelsAbove = (candidate: DemoCandidate, job: DemoJob) =>
  levels.indexOf(candidate.level) - levels.indexOf(job.level);

const rejectionReasons: readonly RejectionReason[] = [
  {
    stages: [1, 2],
    applies: (candidate, job) => levelsAbove(candidate, job) < 0,
    note: "Below the experience we asked for; others meet it by a good margin.",
  },
  {
    stages: [2],
    applies: (candidate, job) => levelsAbove(candidate, job) > 0,
    note: "Expects {salary}, well above the grade, and said so clearly on the phone.",
  },
  {
    stages: [1, 2],
    applies: (candidate, job) => candidate.profession !== job.professions[0],
    note: "Good person, other line of work. Keep in mind for the next opening in that department.",
  },
  {
    stages: [1, 2],
    applies: (candidate, job) => candidate.town !== job.location && !candidate.willingToRelocate,
    note: "Lives in {town} and does not wish to move.",
  },
  {
    stages: [1],
    applies: always,
    note: "Many strong applications for this one; ranked in the lower third on skills.",
  },
  { stages: [1], applies: always, note: "Letter stays general and does not answer what the advert asks." },
  {
    stages: [2],
    applies: always,
    note: "Not reached on three days and two numbers. Closed, may apply again.",
  },
  { stages: [2], applies: always, note: "Short call: expected a different kind of work. Parted friendly." },
  { stages: [3], applies: always, note: "Interview 2.5 of 5. Friendly, but the examples stayed general." },
  {
    stages: [3],
    applies: always,
    note: "Good knowledge, hesitant in the role play. Suggest other openings later.",
  },
  {
    stages: [3],
    applies: always,
    note: "Solid interview, but several others were stronger. Would invite again.",
  },
  { stages: [3], applies: always, note: "Did not come to the interview and did not call." },
  { stages: [4], applies: always, note: "Task handed in late and with errors. Decision of the panel: no." },
  { stages: [4], applies: always, note: "Task correct but thinly explained; others did better." },
  {
    stages: [5],
    applies: always,
    note: "Very close. The panel preferred somebody with more years in a SACCO.",
  },
  {
    stages: [5],
    applies: always,
    note: "A reference raised a question about reliability, and a second call confirmed it.",
  },
];

/** Internal notes that can follow a rejection at a stage and are true of the candidate. */
export function rejectionNotes(candidate: DemoCandidate, job: DemoJob, stage: number): string[] {
  return rejectionReasons
    .filter((reason) => reason.stages.includes(stage) && reason.applies(candidate, job))
    .map(({ note }) => note);
}

/** The message to a rejected candidate: before anybody has met them, and after. */
export const rejectionMessages = {
  early: [
    "Dear {first}, thank you for applying for {job}. Other candidates come closer to what we asked for, so we will not take your application further this time.",
    "Thank you for your interest in {job}, {first}. We have decided to go on with candidates whose background is nearer to this position. Please look at our other openings.",
    "Dear {first}, we could not take your application for {job} further. We keep your details for twelve months unless you ask us to delete them.",
  ],
  late: [
    "Dear {first}, thank you for the time you gave us. It was not an easy decision: we go on with other candidates for {job}. We would be glad if you applied again.",
    "Dear {first}, we have decided to go on with candidates who have more practice in exactly this work. If you like, we will tell you by phone what the panel saw.",
    "Thank you for your effort, {first}. We will not take your application for {job} further. We wish you well and keep your details for twelve months.",
  ],
} as const;
