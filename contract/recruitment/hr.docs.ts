import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { historyEntryFields, mentionsField } from "../core/notes.docs.ts";
import { givenAnswerFields, sentFields, statusExample } from "./applications.docs.ts";
import { hrCalls } from "./hr.calls.ts";
import {
  applicationList,
  applicationReferral,
  cvReading,
  cvText,
  historyEntry,
  hrApplication,
  hrApplicationDetail,
  matchPart,
  openApplication,
  statusChange,
} from "./hr.ts";

const applicationFields: Fields<typeof hrApplication> = {
  id: ["Id of the application.", exampleId],
  version: ["Grows with every change; send it back as `expectedVersion`.", 3],
  candidateName: ["Who applied.", "Wanjiku Kamau"],
  candidateEmail: ["Email address of who applied.", "wanjiku@example.co.ke"],
  jobTitle: ["Title of the job.", "Loan Officer"],
  department: ["Department of the job.", "Credit"],
  status: statusExample,
  matchScore: ["How well the application matches the job, percent.", 82],
  flagged: ["Whether an own question of the job was answered with a knock-out answer.", false],
  internal: ["Whether the person works at the organisation.", false],
  appliedDate: ["When it was sent.", "2026-11-10T09:30:00.000Z"],
  source: ["Where it came from.", "link"],
  sourceName: [
    "What the shared link called itself that it came by; null for every other source.",
    "linkedin",
  ],
  news: [
    "What is new about it since the last visit of whoever asks: the `application`, or `activity` of the candidate; null if nothing, and for a program.",
    null,
  ],
  snoozedUntil: ["The day on which it is among the others again; null while it is.", null],
  undoUntil: [
    "Until when a rejection can be undone of which the candidate does not know yet; null at every other time.",
    null,
  ],
  currentStage: ["Number of the stage it is at, from 1.", 2],
  totalStages: ["How many stages there are.", 6],
  nextAction: ["What happens next, and by whom."],
  timeline: ["The stages in order."],
  abilities: ["What the person who asked may do with it now."],
};

export const filterFields: Fields<typeof applicationList.filter> = {
  q: pageFields.q,
  status: ["Status; may be given several times.", ["screening", "interview"]],
  department: ["Department; may be given several times.", ["Credit"]],
  jobId: ["Only applications for the job with this id.", exampleId],
  minScore: ["Lowest match, percent.", 60],
  maxScore: ["Highest match, percent.", 100],
  internal: ["Only applications by who works at the organisation, or only those by others.", "true"],
  flagged: ["Only applications with a knock-out answer, or only those without.", "true"],
  source: ["Where the applications came from; may be given several times.", ["careers_page", "link"]],
  sourceName: ["Only those by a shared link of this name.", "linkedin"],
  date: ["When the application came.", "week"],
  from: ["First day on which they were sent.", "2026-11-01"],
  to: ["Last day on which they were sent.", "2026-11-30"],
  reached: ["Only those that came to this status, or beyond it.", "interview"],
  fresh: ["Only what is new since the last visit of whoever asks, or only what is not.", "true"],
  snoozed: ["Only what is put aside until a day ahead. Left out without a search, unless asked for.", "true"],
  movedFrom: ["Only those that were moved on from this status.", "screening"],
  interviewedFrom: ["First day on which an interview begins.", "2026-11-01"],
  interviewedTo: ["Last day on which an interview begins.", "2026-11-30"],
  interviewerId: ["Only those with an interview by the person with this id.", exampleId],
  offer: ["Only with an offer that was sent, or of that outcome.", "accepted"],
  offeredFrom: ["First day on which an offer was sent.", "2026-10-01"],
  offeredTo: ["Last day on which an offer was sent.", "2026-10-31"],
  filledFrom: [
    "First day on which they filled their job, as the first application for it to be accepted.",
    "2026-10-01",
  ],
  filledTo: ["Last day on which they filled their job.", "2026-10-31"],
  sort: ["Order of the list; `-` is descending.", "-matchScore"],
};

export const hrDocs = [
  describeSchema(
    applicationList.filter,
    "HrApplicationFilter",
    "Which applications are meant.",
    filterFields,
  ),
  describeSchema(applicationList.query, "HrApplicationQuery", "Filters of the applications.", {
    ...pageFields,
    ...filterFields,
  }),
  describeSchema(hrApplication, "HrApplication", "An application in the list.", applicationFields),
  describeSchema(
    hrApplication.shape.abilities,
    "HrApplicationAbilities",
    "What may be done with an application now.",
    {
      updateStatus: ["Whether it may be moved.", true],
      updateRefusal: ["The code that a move would be refused with; null where it is allowed.", null],
      addNote: ["Whether a note may be added.", true],
      snooze: ["Whether it may be put aside.", true],
      writeToCandidate: ["Whether mail about it may go out.", true],
      scheduleInterview: ["Whether an interview may be agreed.", true],
      sendAssessment: ["Whether an assessment may be sent.", true],
      makeOffer: ["Whether an offer may be written.", true],
      requestDocument: ["Whether a document may be asked for.", true],
    },
  ),
  describeSchema(hrCalls.applications.get.params, "HrApplicationPath", "Which application.", {
    id: ["Id of the application.", exampleId],
  }),
  describeSchema(
    hrApplicationDetail,
    "HrApplicationDetail",
    "An application with all that the candidate sent.",
    {
      ...applicationFields,
      ...sentFields,
      answers: ["To the job's own questions."],
      match: ["What the match score was made of."],
      openBeside: ["What the person has open here beside it."],
      referral: ["Who referred the applicant; null when nobody did."],
      cv: ["The CV; null without one."],
      history: ["All changes, newest first."],
    },
  ),
  describeSchema(openApplication, "OpenApplication", "An application that is not decided.", {
    id: ["Id of the application.", exampleId],
    jobTitle: ["What it is for.", "Loan Officer"],
  }),
  describeSchema(applicationReferral, "ApplicationReferral", "A colleague who referred an applicant.", {
    id: ["Id of the referral.", exampleId],
    by: ["Name of the colleague; null when they are gone.", "Achieng Otieno"],
    relation: ["How they know the applicant.", "worked_together"],
    words: ["Why the applicant fits.", "She led our branch in Nakuru for three years."],
    cvName: ["Name of the CV that the colleague passed on; null without one.", "wanjiku-cv.pdf"],
  }),
  describeSchema(
    hrApplicationDetail.shape.answers.element,
    "MarkedAnswer",
    "An answer to a job's own question, as staff see it.",
    {
      ...givenAnswerFields,
      knockOut: ["Whether HR marked this answer as one to look at.", false],
    },
  ),
  describeSchema(
    matchPart,
    "MatchPart",
    "A part of a match score. Name, gender, age, marital status and address are never used.",
    {
      name: ["What was compared.", "skills"],
      weight: ["Share in the total, percent.", 40],
      score: ["How well it matches, 0 to 100.", 75],
      matched: ["What was found.", ["Loan appraisal"]],
      missing: ["What was not.", ["Core banking systems"]],
    },
  ),
  describeSchema(hrApplicationDetail.shape.cv.unwrap(), "CvFile", "The file of a CV.", {
    name: ["Its name.", "wanjiku-kamau.pdf"],
    type: ["Its media type.", "application/pdf"],
    bytes: ["Its size.", 182_344],
  }),
  describeSchema(historyEntry, "HistoryEntry", "A change of an application, as staff see it.", {
    ...historyEntryFields,
    fromStatus: ["Status before; null for the first.", "submitted"],
    toStatus: ["Status after.", "screening"],
    stage: ["Number of the stage.", 2],
    notes: ["Internal notes; never shown to the candidate. Null without one.", "Strong on appraisal."],
    messageToCandidate: [
      "What the candidate was told beside the status; null if nothing.",
      "We will call you.",
    ],
  }),
  describeSchema(cvText, "CvText", "A CV as plain text.", {
    text: ["Lines as printed, an empty line between blocks.", "WANJIKU KAMAU\n\nCredit Officer"],
    scan: ["Whether the file holds pictures of pages only, so that there is no text.", false],
  }),
  describeSchema(cvReading, "CvReading", "What the reader found in a CV.", {
    reading: ["Null until it has been read."],
  }),
  describeSchema(statusChange, "StatusChange", "A move of an application.", {
    status: ["Where it is moved.", "interview"],
    stage: ["Number of the milestone, which the status decides; another one is refused.", 3],
    notes: ["Internal; never shown to the candidate.", "Strong on appraisal."],
    mentions: mentionsField,
    messageToCandidate: ["Added to the mail that tells the candidate.", "Please bring your certificates."],
    withOthers: ["Whether a rejection ends what else the person has open here.", false],
    expectedVersion: ["The version the person was looking at; a newer one answers `stale`.", 3],
  }),
];
