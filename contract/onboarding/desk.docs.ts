import { exampleId, otherExampleId } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { deskCalls } from "./desk.calls.ts";
import { assignment, memberDocument, memberFile, onboardingOverview, sentApplication } from "./desk.ts";
import { memberFilterFields } from "./members.docs.ts";

const id = ["Id of the member.", exampleId] as const;
const when = "2026-11-22T09:14:00.000Z";

export const deskDocs = [
  describeSchema(assignment, "CaseAssignment", "Cases for a colleague.", {
    ids: ["Ids of the members.", [exampleId]],
    assigneeId: ["Id of the colleague; null gives the cases back to everybody.", otherExampleId],
  }),
  describeSchema(deskCalls.assign.answer, "CasesAssigned", "What came of an assignment.", {
    assigned: ["How many cases have another owner now.", 1],
  }),
  describeSchema(deskCalls.export.query, "MemberExportQuery", "Which members, in which order.", {
    ...memberFilterFields,
  }),
  describeSchema(deskCalls.file.params, "MemberFilePath", "Which member.", { id }),
  describeSchema(deskCalls.documentContent.params, "MemberDocumentPath", "Which document of which member.", {
    id,
    documentId: ["Id of the document.", otherExampleId],
  }),
  describeSchema(onboardingOverview, "OnboardingOverview", "What the onboarding desk looks at first.", {
    total: ["Everybody in the register but former members.", 120],
    kyc: ["How many have each KYC status."],
    openRequests: ["Requests about personal data that wait for an answer.", 2],
    steps: ["How many are at each step."],
    waiting: ["Cases that wait for a decision."],
    lately: ["Decisions of the last 30 days."],
    features: ["What the automatic checks did in the last 30 days."],
  }),
  describeSchema(onboardingOverview.shape.kyc.element, "MembersOfKycStatus", "Members of one KYC status.", {
    status: ["The KYC status.", "pending"],
    count: ["How many.", 12],
  }),
  describeSchema(onboardingOverview.shape.steps.element, "MembersAtStep", "Members at one step.", {
    step: ["The step.", "documents"],
    count: ["How many.", 12],
  }),
  describeSchema(onboardingOverview.shape.waiting, "WaitingCases", "Cases that wait for a decision.", {
    total: ["All of them.", 12],
    mine: ["Those of whoever asks.", 3],
    unassigned: ["Those that nobody took.", 5],
    dueSoon: ["Those to be decided within four business hours.", 2],
    overdue: ["Those whose time is over.", 1],
    ages: ["All of them by their age."],
  }),
  describeSchema(
    onboardingOverview.shape.waiting.shape.ages,
    "WaitingCaseAges",
    "Cases by the time since the registration.",
    {
      day: ["Less than a day.", 4],
      threeDays: ["One to three days.", 5],
      week: ["Three days to a week.", 2],
      older: ["Longer.", 1],
    },
  ),
  describeSchema(onboardingOverview.shape.lately, "LateDecisions", "Decisions of the last 30 days.", {
    verified: ["Identities that were verified.", 31],
    rejected: ["Identities that were not confirmed.", 4],
    averageHours: ["Hours from the registration to the verification; null where there was none.", 22.5],
  }),
  describeSchema(onboardingOverview.shape.features.element, "CheckFigures", "What one automatic check did.", {
    feature: ["The check.", "registry"],
    checked: ["How often it was made in the last 30 days.", 31],
    matched: ["How often it spoke for the applicant.", 28],
    open: ["How often it has still to be made.", 2],
  }),
  describeSchema(memberFile, "MemberFile", "A member with what they sent.", {
    member: ["The member."],
    application: ["The application; null for who was registered by staff or imported."],
  }),
  describeSchema(sentApplication, "SentMembershipApplication", "A membership application as it was sent.", {
    form: ["The answers by the names of the fields.", { fullName: "Wanjiku Kamau" }],
    language: ["The language in which it was filled in.", "sw"],
    submittedAt: ["When it was sent last.", when],
    consentVersion: ["Version of the consent notice that was agreed to.", "2026-11"],
    byLaws: ["The by-laws that were accepted.", "By-laws of 12 March 2024"],
    startedBy: ["The officer who filled it in for somebody; null for the applicant.", null],
    reopenedParts: ["What the applicant is to correct now.", ["id-front"]],
  }),
  describeSchema(memberDocument, "MemberDocument", "A document of a member's application.", {
    id: ["Id of the document.", exampleId],
    kind: ["What it is.", "id-front"],
    name: ["Name of the file.", "id.jpg"],
    contentType: ["Media type.", "image/jpeg"],
    bytes: ["Size.", 240_000],
    method: ["Photographed in the page, or chosen as a file.", "camera"],
    quality: ["What the browser measured of the picture; null without."],
    createdAt: ["When it came.", when],
    capturedBy: ["The officer who held the camera; null for the applicant.", null],
    replacedAt: ["When a later one took its place; null for the present one.", null],
  }),
];
