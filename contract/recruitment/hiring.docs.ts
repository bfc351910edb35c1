import { exampleId } from "../core/core.docs.ts";
import { dueDateField } from "../core/document-requests.docs.ts";
import { describeSchema, describeUnion, type Fields } from "../core/documentation.ts";
import { attemptKeyField as key, threadMessageFields } from "../core/thread.docs.ts";
import { contactFields, myApplicationFields, sentFields } from "./applications.docs.ts";
import { emailTemplate, emailTemplateInput, emailTemplatePreview } from "./email-templates.ts";
import { hiringCalls, myHiringCalls } from "./hiring.calls.ts";
import {
  applicationMessage,
  documentReview,
  hiringFile,
  interview,
  interviewChange,
  interviewerChoice,
  myApplicationDetail,
  newInterview,
  recordedReply,
  staffInterview,
  staffMessage,
  withdrawal,
} from "./hiring.ts";
import { newMessage, scheduledChange, scheduledMessage, sendTime } from "./scheduled-messages.ts";

const interviewFields: Fields<typeof interviewChange> = {
  date: ["Day in Nairobi.", "2026-11-24"],
  time: ["Time in Nairobi.", "10:00"],
  minutes: ["How long.", 45],
  type: ["How it is held.", "video"],
  interviewerIds: ["Those of the team who interview.", [exampleId]],
  location: [
    "The link of a video call, the number of a phone call, or the place.",
    "https://meet.example.com/abc",
  ],
  note: ["For the candidate: what to bring, whom to ask for.", "Please bring your certificates."],
  allowConflict: ["Books a time at which somebody is busy already.", false],
  allowUnusualTime: ["Books a time outside working hours, a Sunday or a public holiday.", false],
  expectedSequence: ["The invitation the person was looking at; a newer one answers `stale`.", 0],
};
const { expectedSequence: _, ...newInterviewFields } = interviewFields;

const publicInterviewFields: Fields<typeof interview> = {
  id: ["Id of the interview.", exampleId],
  startsAt: ["Its start.", "2026-11-24T07:00:00.000Z"],
  endsAt: ["Its end.", "2026-11-24T07:45:00.000Z"],
  type: interviewFields.type,
  location: interviewFields.location,
  interviewer: ["Names of all who interview.", "Amina Hassan, Otieno Odhiambo"],
  note: ["For the candidate; null without one.", "Please bring your certificates."],
  sequence: ["How often the invitation was changed.", 0],
  state: ["Whether it is ahead, over or cancelled.", "upcoming"],
  joinUrl: [
    "Where the candidate joins; null unless it is an upcoming video call.",
    "https://meet.example.com/abc",
  ],
};

const templateFields: Fields<typeof emailTemplateInput> = {
  name: ["Name of the template.", "Ask for a short call"],
  subject: ["Subject; may hold placeholders.", "A short call about {{jobTitle}}"],
  body: ["Text; may hold placeholders.", "Dear {{firstName}}, ..."],
};

export const hiringDocs = [
  describeSchema(emailTemplatePreview, "EmailTemplatePreview", "A text as somebody is writing it.", {
    subject: templateFields.subject,
    body: templateFields.body,
    language: ["Of the mail around it.", "en"],
  }),
  describeSchema(hiringCalls.get.params, "HiringPath", "What the call is about.", {
    id: ["Id of the application, interview, request or template that the path names.", exampleId],
  }),
  describeSchema(newInterview, "NewInterview", "An interview to invite to.", { key, ...newInterviewFields }),
  describeSchema(interviewChange, "InterviewChange", "An interview as it is to be.", interviewFields),
  describeSchema(interview, "Interview", "An interview.", publicInterviewFields),
  describeSchema(staffInterview, "StaffInterview", "An interview, as staff see it.", {
    ...publicInterviewFields,
    interviewerIds: ["Those of the team who interview.", [exampleId]],
  }),
  describeSchema(interviewerChoice, "InterviewerChoice", "Somebody who can be chosen to interview.", {
    id: ["Id of the person.", exampleId],
    fullName: ["Name of the person.", "Amina Hassan"],
    email: ["Email address of the person.", "amina@umoja.example"],
    self: ["Whether it is the person who asked.", true],
  }),
  describeSchema(newMessage, "NewMessage", "A mail to the candidate.", {
    key,
    subject: ["Its subject.", "Your interview on Tuesday"],
    body: ["Its text; no placeholder may be left open.", "Dear Wanjiku, ..."],
    sendAt: ["When it is to leave; at once without it."],
  }),
  describeSchema(sendTime, "SendTime", "When a mail is to leave.", {
    date: ["Day in Nairobi.", "2026-11-26"],
    time: ["Time in Nairobi.", "08:00"],
  }),
  describeSchema(scheduledChange, "ScheduledMessageChange", "A scheduled mail as it is to be.", {
    subject: ["Its subject.", "Your interview on Tuesday"],
    body: ["Its text; no placeholder may be left open.", "Dear Wanjiku, ..."],
    sendAt: ["When it is to leave; at once without it."],
    expectedVersion: ["The version the person was looking at; a newer one answers `stale`.", 1],
  }),
  describeSchema(
    scheduledMessage,
    "ScheduledMessage",
    "A mail that waits for its time, or did not leave when it came.",
    {
      id: ["Id of the mail; the message has the same once it left.", exampleId],
      author: ["In whose name it leaves; null when the account is gone.", "Amina Hassan"],
      subject: ["Its subject.", "Your interview on Tuesday"],
      body: ["Its text.", "Dear Wanjiku, ..."],
      sendAt: ["When it is to leave.", "2026-11-26T05:00:00.000Z"],
      version: ["How often it was written.", 1],
      refusal: ["Why it did not leave; null while it waits.", null],
    },
  ),
  describeSchema(applicationMessage, "ApplicationMessage", "A message between staff and candidate.", {
    ...threadMessageFields,
    sender: ["Which side wrote it.", "staff"],
  }),
  describeSchema(staffMessage, "StaffMessage", "A message between staff and candidate, as staff see it.", {
    ...threadMessageFields,
    sender: ["Which side wrote it.", "candidate"],
    channel: ["How an answer came that staff have recorded; null for what was written here.", "phone"],
  }),
  describeSchema(recordedReply, "RecordedReply", "What a candidate has answered elsewhere.", {
    key,
    channel: ["How it came.", "phone"],
    date: ["Day on which it came, in Nairobi.", "2026-11-20"],
    time: ["Time at which it came, in Nairobi.", "14:30"],
    body: ["What was said.", "Can come on Tuesday, after two."],
  }),
  describeUnion(documentReview, "DocumentReview", "What staff say of a document that came."),
  describeSchema(documentReview.options[0], "DocumentAcceptance", "The document will do.", {
    decision: ["What was decided.", "accept"],
  }),
  describeSchema(documentReview.options[1], "DocumentReturn", "The document is asked for once more.", {
    decision: ["What was decided.", "ask_again"],
    note: ["What is missing.", "The second page cannot be read."],
    dueDate: dueDateField,
  }),
  describeSchema(hiringFile, "HiringFile", "All between staff and the candidate of an application.", {
    interviews: ["Interviews by their start."],
    interviewerChoices: ["Those of the team who can interview, by name."],
    messages: ["Messages, oldest first."],
    scheduled: ["Mails that wait for their time, by it, and those that did not leave."],
    documentRequests: ["Documents that were asked for."],
    candidateLanguage: ["What the candidate reads; mails of the product to them are in it.", "sw"],
    placeholders: ["What stands for each placeholder of a template."],
  }),
  describeSchema(
    hiringFile.shape.placeholders,
    "TemplatePlaceholders",
    "What stands for each placeholder of a template.",
    {
      candidateName: ["Full name of the candidate.", "Wanjiku Kamau"],
      firstName: ["First name of the candidate.", "Wanjiku"],
      jobTitle: ["Title of the job.", "Loan Officer"],
      department: ["Department of the job.", "Credit"],
      organization: ["Name of the SACCO.", "Umoja SACCO"],
      senderName: ["Who writes.", "Amina Hassan"],
    },
  ),
  describeSchema(
    myApplicationDetail,
    "MyApplicationDetail",
    "A candidate's own application with all about it.",
    {
      ...myApplicationFields,
      interviews: ["Interviews by their start."],
      messages: ["Messages, oldest first."],
      documentRequests: ["Documents that were asked for."],
      sent: ["Everything that was filled in."],
    },
  ),
  describeSchema(myApplicationDetail.shape.sent, "SentApplication", "An application as its author sent it.", {
    name: contactFields.name,
    email: contactFields.email,
    ...sentFields,
  }),
  describeSchema(
    myHiringCalls.uploadDocument.form.fields,
    "DocumentForm",
    "No text goes with the document.",
    {},
  ),
  describeSchema(withdrawal, "Withdrawal", "The end of an application by its candidate.", {
    reason: ["Goes to the staff; nobody has to give one.", "I accepted another offer."],
  }),
  describeSchema(emailTemplateInput, "EmailTemplateInput", "A template to be saved.", templateFields),
  describeSchema(emailTemplate, "EmailTemplate", "A text that mails to candidates start from.", {
    ...templateFields,
    id: ["Id of the template.", exampleId],
    updatedAt: ["When it was last saved.", "2026-10-02T08:00:00.000Z"],
  }),
];
