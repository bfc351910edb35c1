import { exampleId, otherExampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { applicationCalls } from "./applications.calls.ts";
import {
  candidateData,
  myApplication,
  myApplicationStatistics,
  nextAction,
  type sentAnswers,
  timelineStep,
  workExperience,
  workExperienceInput,
} from "./applications.ts";
import { givenAnswer } from "./job-questions.ts";

export const workExperienceFields: Fields<typeof workExperience> = {
  company: ["The employer.", "Jirani SACCO"],
  position: ["What the person was there.", "Credit Assistant"],
  startDate: ["First month.", "2021-03"],
  endDate: ["Last month; empty or left out while the person still works there.", "2024-08"],
  current: ["Whether the person still works there.", false],
  description: ["What the work was.", "Appraised loans up to KSh 500,000 and followed up arrears."],
};

export const statusExample = ["How far the application has come.", "screening"] as const;

export const myApplicationFields: Fields<typeof myApplication> = {
  id: ["Id of the application.", exampleId],
  jobId: ["Id of the job.", otherExampleId],
  jobTitle: ["Title of the job.", "Loan Officer"],
  language: ["Language that the SACCO wrote the advert in.", "en"],
  department: ["Department of the job.", "Credit"],
  organization: ["The SACCO that hires.", "Umoja SACCO"],
  paused: ["Whether nothing moves, since the SACCO can work on none for now.", false],
  appliedDate: ["When the application was sent.", "2026-11-10T09:30:00.000Z"],
  entered: ["Whether the SACCO entered it for the candidate.", false],
  status: statusExample,
  currentStage: ["Number of the stage it is at, from 1.", 2],
  totalStages: ["How many stages there are.", 6],
  timeline: ["The stages in order."],
  nextAction: ["What happens next, and by whom."],
  interviewDetails: ["The next interview; null when none is agreed."],
  recruiterNotes: [
    "What the recruiter wrote with the last change; null if nothing.",
    "Thank you for applying.",
  ],
  cvName: ["Name of the CV; null without one.", "wanjiku-kamau.pdf"],
  unreadMessages: ["Messages of the SACCO that were not opened.", 1],
  openDocuments: ["Documents that were asked for and have not come.", 0],
  abilities: ["What the candidate may do now."],
};

/** Who somebody is and how to reach them. */
export const contactFields = {
  name: ["Full name.", "Wanjiku Kamau"],
  email: ["Email address.", "wanjiku@example.co.ke"],
  phone: ["Phone number.", "+254712345678"],
} as const;

/** What a candidate filled in. */
export const sentFields: Fields<typeof sentAnswers> = {
  phone: ["Phone number.", "+254712345678"],
  location: ["Where the person lives.", "Nakuru"],
  workExperiences: ["Work so far."],
  education: ["Highest qualification.", "degree"],
  skills: ["Key skills.", ["Loan appraisal", "Excel"]],
  expectedSalary: ["Free text.", "KSh 90,000"],
  availableStartDate: ["First day the person can start.", "2027-01-04"],
  workAuthorization: ["The right to work in Kenya.", "citizen"],
  coverLetter: [
    "Why the person fits.",
    "I have appraised loans at two SACCOs for six years and would like to do so for Umoja.",
  ],
  additionalInfo: ["Anything else; null if nothing.", null],
  worksHere: ["Whether the person works at the SACCO; null for who did not say.", null],
  willingToRelocate: ["Whether the person would move.", true],
  hasBackground: ["Whether there is a criminal record to disclose.", false],
  answers: ["To the job's own questions."],
};

export const givenAnswerFields: Fields<typeof givenAnswer> = {
  question: ["As it was asked.", "Do you hold a driving licence?"],
  kind: ["How it is answered.", "yes_no"],
  answer: ["What was answered.", "yes"],
};

export const applicationDocs = [
  describeSchema(
    applicationCalls.create.headers,
    "SubmissionHeaders",
    "What makes a submission safe to repeat.",
    {
      "idempotency-key": [
        "The same for every attempt at one submission: 8 to 100 letters, digits or hyphens.",
        "7c1f0e52-9d4b-4a6e-8a55-0f9b6b1c2d3e",
      ],
    },
  ),
  describeSchema(
    applicationCalls.create.form.fields,
    "ApplicationForm",
    "The text fields of an application.",
    {
      jobId: ["The job applied for.", otherExampleId],
      candidateData: [
        "Who applies, as JSON text.",
        JSON.stringify({ name: "Wanjiku Kamau", email: "wanjiku@example.co.ke" }),
      ],
      coverLetter: [
        "Why the person fits, 50 characters or more.",
        "I have appraised loans at two SACCOs for six years and would like to do so for Umoja.",
      ],
      additionalInfo: ["Anything else.", "I can start earlier by arrangement."],
      workAuthorization: ["The right to work in Kenya.", "citizen"],
      worksHere: ["Whether the person works at the SACCO: `true` or `false`; nobody has to say.", "false"],
      willingToRelocate: ["Whether the person would move: `true` or `false`.", "true"],
      hasBackground: ["Whether there is a criminal record to disclose: `true` or `false`.", "false"],
      answers: [
        "To the job's own questions: a JSON object of answers by the question's id.",
        JSON.stringify({ licence: "yes" }),
      ],
      resumeId: ["One of the applicant's kept CVs, instead of a file.", exampleId],
      source: [
        "Where the applicant came from: `board`, `careers_page`, `embed`, `job_alert`, `referral`, or the name of a shared link.",
        "linkedin",
      ],
    },
  ),
  describeSchema(
    givenAnswer,
    "GivenAnswer",
    "A job's own question, with what was answered.",
    givenAnswerFields,
  ),
  describeSchema(candidateData, "CandidateData", "Who applies; travels as JSON text in `candidateData`.", {
    ...contactFields,
    location: ["Where the person lives.", "Nakuru"],
    workExperiences: ["Work so far; may be empty with `noWorkExperience`, or for a job that asks for none."],
    noWorkExperience: ["Whether the person states to have no work experience yet.", false],
    education: ["Highest qualification.", "degree"],
    skills: ["Key skills, one phrase each.", ["Loan appraisal", "Excel"]],
    expectedSalary: ["Free text.", "KSh 90,000"],
    availableStartDate: ["First day the person can start.", "2027-01-04"],
  }),
  describeSchema(workExperience, "WorkExperience", "One position held.", workExperienceFields),
  describeSchema(
    workExperienceInput,
    "WorkExperienceInput",
    "One position held, from a month that has begun to no earlier one.",
    workExperienceFields,
  ),
  describeSchema(applicationCalls.mine.query, "MyApplicationQuery", "Filters of one's own applications.", {
    page: pageFields.page,
    pageSize: pageFields.pageSize,
    status: ["Status; may be given several times.", ["interview"]],
    jobId: ["The application for one job.", otherExampleId],
  }),
  describeSchema(myApplication, "MyApplication", "A candidate's own application.", myApplicationFields),
  describeSchema(timelineStep, "TimelineStep", "A stage of an application.", {
    stage: ["Its name.", "HR Screening"],
    description: ["What happens there.", "A short call about your experience."],
    status: ["Whether it is over, under way or ahead.", "current"],
    date: ["When it was reached; null while it lies ahead.", "2026-11-12T10:00:00.000Z"],
    estimatedDays: ["Days that it usually takes.", 3],
  }),
  describeSchema(nextAction, "NextAction", "What happens next with an application.", {
    type: ["Kind of action.", "interview"],
    description: ["In words.", "Join the interview on 24 Nov 2026."],
    dueDate: ["Until when; null without a date.", "2026-11-24"],
  }),
  describeSchema(
    myApplication.shape.interviewDetails.unwrap(),
    "InterviewDetails",
    "The next interview, as the candidate sees it.",
    {
      date: ["Day in Nairobi.", "2026-11-24"],
      time: ["Time in Nairobi.", "10:00"],
      type: ["How it is held.", "Video call"],
      interviewer: ["Names of all who interview.", "Amina Hassan, Otieno Odhiambo"],
      location: ["Link, phone number or place.", "https://meet.example.com/abc"],
      joinUrl: ["Where to join; null unless it is a video call.", "https://meet.example.com/abc"],
    },
  ),
  describeSchema(myApplication.shape.abilities, "MyApplicationAbilities", "What the candidate may do now.", {
    withdraw: ["Whether the application can be withdrawn.", true],
    uploadDocuments: ["Whether documents that were asked for are still taken.", true],
  }),
  describeSchema(
    myApplicationStatistics,
    "MyApplicationStatistics",
    "A candidate's applications in numbers.",
    {
      active: ["Applications that are not decided.", 3],
      decided: ["Accepted, rejected or withdrawn.", 2],
      interviews: ["Interviews that are ahead or going on.", 1],
    },
  ),
];
