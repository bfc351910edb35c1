import { exampleId, otherExampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { applicationDocument, captureQuality } from "./application-documents.ts";
import { applicantCalls, assistedCalls, begunApplicationCalls } from "./applications.calls.ts";
import {
  applicationSave,
  applicationSubmission,
  captureTask,
  handOver,
  joining,
  membershipApplication,
  openSacco,
  sentLink,
  startedApplication,
} from "./applications.ts";
import { begunApplication } from "./begun-applications.ts";

const exampleKey = "q3ZJ5mX0b1yYc8vKQ2n7wLr4TtUeHsPd";
const key = ["Key of the application, from its link.", exampleKey] as const;
const slug = ["Name of the SACCO in addresses.", "umoja"] as const;
const organization = ["Name of the SACCO.", "Umoja SACCO"] as const;
const language = ["What the applicant reads.", "sw"] as const;
const parts = ["What is to be corrected: fields and kinds of documents.", ["id-front"]] as const;
const documents = ["The documents that it has."] as const;
const values = ["The form as filled in so far."] as const;
const draft = {
  step: ["The form's step, from 1.", 2],
  version: ["Goes up with every save.", 3],
  updatedAt: ["When it was saved last.", "2026-11-23T09:14:00.000Z"],
} as const;
const consentVersion = ["Version of the consent notice.", "2026-11-23"] as const;

const application: Fields<typeof membershipApplication> = {
  id: ["Id of the application.", exampleId],
  slug,
  organization,
  status: ["How far it is.", "draft"],
  language,
  values,
  ...draft,
  documents,
  parts,
  submittedAt: ["When it was sent; null before.", null],
};

export const applicantDocs = [
  describeSchema(begunApplicationCalls.list.query, "BegunApplicationQuery", "Which applications.", {
    page: pageFields.page,
    pageSize: pageFields.pageSize,
    reached: ["Came to this step of joining, or further.", "admitted"],
    from: ["First day on which it was begun, in Nairobi.", "2026-11-01"],
    to: ["Last day on which it was begun.", "2026-11-30"],
    sort: ["Order of the list; `-` is descending.", "-begunAt"],
  }),
  describeSchema(
    begunApplication,
    "BegunApplication",
    "An application that was begun, and how far it has come.",
    {
      id: ["Id of the application.", exampleId],
      begunAt: ["When it was begun.", "2026-11-23T09:14:00.000Z"],
      reached: ["How far it has come.", "sent"],
      formStep: ["The form's step that the applicant was at, from 1.", 5],
      savedAt: ["When it was changed last.", "2026-11-23T09:34:00.000Z"],
      submittedAt: ["When it was sent; null before.", "2026-11-23T09:34:00.000Z"],
      startedBy: ["The officer who began it for somebody; null where the applicant did.", null],
      member: ["Who sent it; null before."],
    },
  ),
  describeSchema(
    begunApplication.shape.member.unwrap(),
    "BegunApplicationMember",
    "Who sent an application.",
    {
      id: ["Id of the member.", otherExampleId],
      fullName: ["Full name.", "Wanjiku Kamau"],
    },
  ),
  describeSchema(applicantCalls.joining.params, "JoiningPath", "Which SACCO.", { slug }),
  describeSchema(joining, "Joining", "A SACCO as whoever wants to join it has to know it.", {
    slug,
    organization,
    open: ["Whether it takes applications now.", true],
    entranceFee: ["Paid once, in whole shillings.", 1000],
    firstShares: ["Shares that must be paid for before a person is a member.", 1000],
    minimumShareCapital: ["Shares that every member comes to hold.", 20_000],
    minimumMonthlyDeposit: ["Least monthly deposit.", 1000],
    payInto: ["Where people pay in; empty where the SACCO tells them itself.", "M-PESA paybill 360360"],
    decisionHours: ["Business hours in which a case is decided.", 20],
    requestDays: ["Days in which a person's request about their data is answered.", 7],
    retentionYears: ["Years for which the record of a former member is kept.", 7],
    byLaws: ["Name and date of the by-laws that applicants accept.", "By-laws of 12 March 2024"],
    consentNote: ["What the SACCO adds to the consent notice.", ""],
    consentVersion,
  }),
  describeSchema(openSacco, "OpenSacco", "A SACCO that takes applications.", { slug, organization }),
  describeSchema(applicantCalls.get.params, "ApplicationKey", "Which application.", { key }),
  describeSchema(applicantCalls.removeDocument.params, "ApplicationDocumentPath", "Which document.", {
    key,
    id: ["Id of the document.", otherExampleId],
  }),
  describeSchema(applicantCalls.documentContent.params, "ApplicationDocumentContentPath", "Which document.", {
    key,
    id: ["Id of the document.", otherExampleId],
  }),
  describeSchema(assistedCalls.addDocument.params, "AssistedApplicationPath", "Which application.", {
    id: ["Id of the application.", exampleId],
  }),
  describeSchema(
    membershipApplication,
    "MembershipApplication",
    "An application for membership.",
    application,
  ),
  describeSchema(startedApplication, "StartedApplication", "An application that was begun, with its key.", {
    ...application,
    key,
  }),
  describeSchema(applicantCalls.start.body, "ApplicationStart", "The first save of an application.", {
    slug,
    clientId: ["Chosen by the browser.", otherExampleId],
    values,
    step: draft.step,
    language,
  }),
  describeSchema(assistedCalls.start.body, "AssistedStart", "The first save of an officer's application.", {
    clientId: ["Chosen by the browser.", otherExampleId],
    values,
    step: draft.step,
    language,
  }),
  describeSchema(applicationSave, "ApplicationSave", "What is filled in.", {
    values,
    step: draft.step,
    language,
    version: ["The version that the save is based on.", 3],
    editorId: ["One opening of the form.", otherExampleId],
    replacesUnanswered: ["Whether the same editor has no answer to the save before.", false],
  }),
  describeSchema(applicationSubmission, "ApplicationSubmission", "An application as it is sent.", {
    values,
    consentVersion,
  }),
  describeSchema(sentLink, "SentLink", "Where a link went.", {
    by: ["Which way.", "sms"],
    to: ["The address or number, mostly hidden.", "+254 7** *** 678"],
  }),
  describeSchema(handOver, "HandOver", "What another phone may do for some minutes.", {
    key: ["Key of the hand-over.", exampleKey],
    expiresAt: ["Until when it opens.", "2026-11-23T09:44:00.000Z"],
  }),
  describeSchema(captureTask, "CaptureTask", "What a phone has to know that photographs documents.", {
    slug,
    organization,
    language,
    identityDocument: ["What proves the identity.", "national_id"],
    documents,
    parts,
  }),
  describeSchema(applicantCalls.addDocument.form.fields, "ApplicationDocumentInput", "A document to add.", {
    kind: ["What it is.", "id-front"],
    clientId: ["Chosen by the browser.", otherExampleId],
    method: ["How it came.", "camera"],
    quality: ["What the browser measured of the picture, as JSON.", "{}"],
  }),
  describeSchema(captureQuality, "CaptureQuality", "What the browser measured of a picture.", {
    width: ["Width in pixels.", 1600],
    height: ["Height in pixels.", 1000],
    blur: ["0 is as sharp as print gets, 1 is beyond reading.", 0.1],
    glare: ["Part of the picture that shines.", 0.02],
    brightness: ["0 is black, 1 is white.", 0.6],
    attempt: ["Which try this was, from 1.", 1],
    notices: ["What it was accepted with, after two tries.", []],
  }),
  describeSchema(applicationDocument, "ApplicationDocument", "A document of an application.", {
    id: ["Id of the document.", otherExampleId],
    kind: ["What it is.", "id-front"],
    name: ["Name of the file.", "id.jpg"],
    contentType: ["Its media type.", "image/jpeg"],
    bytes: ["Its size.", 812_000],
    method: ["How it came.", "camera"],
    quality: ["What the browser measured of the picture; null for nothing."],
    createdAt: ["When it came.", "2026-11-23T09:20:00.000Z"],
    capturedBy: ["The officer who held the camera; null for the applicant.", null],
  }),
];
