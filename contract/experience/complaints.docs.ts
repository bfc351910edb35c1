import { exampleId, otherExampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema, describeUnion, type Fields } from "../core/documentation.ts";
import { attachmentForm, caseAttachment, complaintAttachment } from "./complaint-attachments.ts";
import { complaintClosed, complaintReceived } from "./complaint-events.ts";
import {
  complaintEntry,
  complaintForm,
  complaintInput,
  complaintReceipt,
  ownAddition,
  ownComplaint,
} from "./complaint-form.ts";
import { complaintReturn, complaintReturnQuery, complaintReturnRow } from "./complaint-return.ts";
import { complaintSettings } from "./complaint-settings.ts";
import { complaintStepDocs } from "./complaint-steps.docs.ts";
import { complaintCalls } from "./complaints.calls.ts";
import {
  complaint,
  complaintCase,
  complaintChange,
  complaintClock,
  complaintList,
  complaintMessage,
  complaintPresence,
  complaintStep,
  relatedComplaint,
} from "./complaints.ts";

const at = "2026-11-23T07:15:00.000Z";
const topic = ["What it is about.", "mpesa"] as const;
const severity = ["How serious it is.", "medium"] as const;
const status = ["Where it stands.", "investigating"] as const;
const channel = ["How it came.", "web"] as const;
const reference = ["What it is called.", "C-0042"] as const;
const code = ["The tracking code, 20 digits. It opens the complaint.", "12345678901234567890"] as const;
const description = [
  "What happened, in the member's words.",
  "Nililipa mkopo lakini salio halijabadilika.",
] as const;
const wanted = ["What would put it right; empty where nothing was said.", "Salio lirekebishwe."] as const;
const anonymous = ["Whether nothing of the person is to be kept.", false] as const;
const fullName = ["Who complains.", "Wanjiku Kamau"] as const;
const memberNumber = ["Member number as typed.", "UMJ-00421"] as const;
const phone = ["Phone number, for news by SMS.", "+254712345678"] as const;
const email = ["Email address, for news by mail.", "wanjiku@example.co.ke"] as const;
const happenedOn = ["The day on which it happened.", "2026-11-20"] as const;
const language = ["What the member reads, `en` or `sw`.", "sw"] as const;
const rootCause = ["What it came out of.", "system"] as const;
const outcome = ["Whether the member was right.", "upheld"] as const;
const dueAt = ["Until when the next step is due.", "2026-11-26T07:15:00.000Z"] as const;

const content = {
  topic: [...topic],
  description: [...description],
  wanted: [...wanted],
  happenedOn: [...happenedOn],
  anonymous: [...anonymous],
  fullName: [...fullName],
  memberNumber: [...memberNumber],
  phone: [...phone],
  email: [...email],
} as const;

const listed: Fields<typeof complaint> = {
  id: ["Id of the complaint.", exampleId],
  reference: [...reference],
  status: [...status],
  topic: [...topic],
  severity: [...severity],
  channel: [...channel],
  fullName: ["Who complains; null for who stays anonymous or was erased.", "Wanjiku Kamau"],
  anonymous: [...anonymous],
  excerpt: ["How it begins.", "Nililipa mkopo"],
  owner: ["Who works on it; null while nobody took it."],
  receivedAt: ["When it came.", at],
  dueAt: [...dueAt],
  clock: ["Whether it is in time, all in all; null for a merged one.", "within"],
  snoozedUntil: ["When it comes back among what is to be done; null unless it is snoozed.", null],
  memberWrote: ["Whether the member wrote last.", false],
};

const file = {
  id: ["Id of the file.", otherExampleId],
  name: ["What it is called.", "risiti.jpg"],
  type: ["Media type.", "image/jpeg"],
  bytes: ["Its size.", 184_320],
  addedAt: ["When it came.", at],
} as const;

const attachmentId = ["Id of the file.", otherExampleId] as const;

export const complaintDocs = [
  describeSchema(complaintAttachment, "ComplaintAttachment", "A file that goes with a complaint.", {
    id: [...file.id],
    name: [...file.name],
    type: [...file.type],
    bytes: [...file.bytes],
    addedAt: [...file.addedAt],
  }),
  describeSchema(caseAttachment, "CaseAttachment", "A file of a complaint, as the staff see it.", {
    id: [...file.id],
    name: [...file.name],
    type: [...file.type],
    bytes: [...file.bytes],
    addedAt: [...file.addedAt],
    sender: ["Who added it: `member` or `staff`.", "member"],
    author: ["The colleague who added it; null for the member's.", null],
    complaintId: ["Of which complaint it is, where others were merged into this one.", exampleId],
  }),
  describeSchema(attachmentForm.fields, "AttachmentInput", "What goes along with a file.", {
    key: ["The same for every attempt: what arrives twice is one file.", otherExampleId],
  }),
  describeSchema(complaintCalls.attachment.params, "CaseAttachmentPath", "Which file of a complaint.", {
    id: ["Id of the complaint.", exampleId],
    attachmentId: [...attachmentId],
  }),
  describeSchema(complaintCalls.addedFile.params, "TrackedAttachmentPath", "Which file of a complaint.", {
    code: ["The tracking code; blanks and hyphens do not matter.", "1234-5678-9012-3456-7890"],
    attachmentId: [...attachmentId],
  }),
  describeSchema(complaintCalls.form.params, "ComplaintFormPath", "Whose form.", {
    slug: ["The SACCO's name in addresses.", "umoja"],
  }),
  describeSchema(complaintCalls.get.params, "ComplaintPath", "Which complaint.", {
    id: ["Id of the complaint.", exampleId],
  }),
  describeSchema(complaintCalls.track.params, "TrackingPath", "Which complaint.", {
    code: ["The tracking code; blanks and hyphens do not matter.", "1234-5678-9012-3456-7890"],
  }),
  describeSchema(complaintForm, "ComplaintForm", "The complaint form of a SACCO.", {
    organization: ["The SACCO.", "Umoja SACCO"],
    slug: ["The SACCO's name in addresses.", "umoja"],
    open: ["Whether it takes complaints here.", true],
    acknowledgeDays: ["Working days until somebody takes it up.", 3],
    investigateDays: ["Working days until it has been looked into.", 14],
  }),
  describeSchema(complaintInput, "ComplaintInput", "A complaint.", {
    key: ["The same for every attempt: what arrives twice is one complaint.", otherExampleId],
    ...content,
    language: [...language],
    website: ["Leave it out: only programs fill it in, and what they send is not kept.", ""],
  }),
  describeSchema(complaintEntry, "ComplaintEntry", "A complaint that the staff take down.", {
    key: ["The same for every attempt: what arrives twice is one complaint.", otherExampleId],
    ...content,
    channel: [...channel],
    severity: [...severity],
    language: [...language],
    receivedOn: ["The day on which it was made, if not just now.", "2026-11-20"],
  }),
  describeSchema(complaintReceipt, "ComplaintReceipt", "What a member gets for a complaint.", {
    reference: [...reference],
    code: [...code],
  }),
  describeSchema(complaintCalls.enter.answer, "EnteredComplaint", "A complaint that was taken down.", {
    id: ["Id of the complaint.", exampleId],
    reference: [...reference],
    code: [...code],
  }),
  describeSchema(complaintCalls.fromFeedback.answer, "CaseOfFeedback", "The case of a low score.", {
    id: ["Id of the complaint.", exampleId],
    reference: [...reference],
  }),
  describeSchema(ownComplaint, "OwnComplaint", "A complaint as its member sees it.", {
    organization: ["The SACCO.", "Umoja SACCO"],
    slug: ["The SACCO's name in addresses.", "umoja"],
    reference: [...reference],
    status: ["Where it stands; a merged one as the one that it was merged into.", "investigating"],
    topic: [...topic],
    description: [...description],
    wanted: [...wanted],
    receivedAt: ["When it came.", at],
    nextBy: ["The day by which the member hears more; null when there is none.", "2026-12-09"],
    late: ["Whether that day is over.", false],
    outcome: ["Whether the member was right; null until it is closed.", null],
    closedAt: ["When it came to its end; null until then.", null],
    messages: ["What was written since, oldest first."],
    attachments: ["The files that the member added, oldest first."],
    mayAdd: ["Whether something can be added.", true],
    mayWithdraw: ["Whether it can be withdrawn.", true],
    newsTo: ["Where news goes, mostly hidden; null for who left nothing.", "+2547*****678"],
  }),
  describeSchema(ownComplaint.shape.messages.element, "OwnComplaintMessage", "A message.", {
    id: ["Id of the message.", exampleId],
    sender: ["Who wrote it.", "staff"],
    body: ["Its words.", "Tumeona malipo yako."],
    sentAt: ["When it was written.", at],
  }),
  describeSchema(ownAddition, "OwnComplaintAddition", "What a member adds.", {
    key: ["The same for every attempt: what arrives twice is one message.", otherExampleId],
    message: ["In the member's words.", "Nimepata ujumbe wa M-PESA: QK12ABC345."],
  }),
  describeSchema(complaintList.query, "ComplaintQuery", "Which complaints.", {
    ...pageFields,
    status: ["One or several.", ["new"]],
    view: ["What waits for the staff now, what is snoozed, or what the member wrote to last.", "to_do"],
    clock: ["In time so far, late and open, done in time, done late.", ["missed_open"]],
    topic: ["One or several.", ["mpesa"]],
    severity: ["One or several.", ["high"]],
    channel: ["How they came.", ["web"]],
    owner: ["`me`, `nobody` or the id of a colleague.", ["me"]],
    rootCause: ["One or several.", ["system"]],
    from: ["First day of receipt.", "2026-10-01"],
    to: ["Last day of receipt.", "2026-12-31"],
    sort: ["The order.", "dueAt"],
  }),
  describeSchema(complaint, "Complaint", "A complaint in a list.", listed),
  describeSchema(complaintClock, "ComplaintClock", "One of the three times of a complaint.", {
    step: ["Which step.", "acknowledge"],
    dueAt: ["Until when; null where it has not begun.", "2026-11-26T07:15:00.000Z"],
    doneAt: ["When it was done; null until then.", null],
    state: ["Whether it is in time; null where it has not begun or came to nothing.", "within"],
  }),
  describeSchema(complaintMessage, "ComplaintMessage", "A message of the thread.", {
    id: ["Id of the message.", exampleId],
    sender: ["Which side wrote it.", "staff"],
    author: ["Name of the colleague; null for a member, and once the account is gone.", "Amina Hassan"],
    subject: ["Empty.", ""],
    body: ["Its words.", "Tumeona malipo yako."],
    sentAt: ["When it was written.", at],
    readAt: ["When the staff first opened it.", at],
  }),
  describeSchema(complaintChange, "ComplaintChange", "A line of the history.", {
    id: ["Id of the line.", exampleId],
    at: ["When it happened.", at],
    actor: ["Name of the colleague; null for members and the product itself.", "Amina Hassan"],
    notes: ["Why; the words of a note.", "Called, no answer."],
    mentions: ["Colleagues whom the note names."],
    event: ["What was done.", "severity_changed"],
    from: ["What it was before.", "medium"],
    to: ["What it is since.", "high"],
  }),
  describeSchema(relatedComplaint, "RelatedComplaint", "A complaint beside another.", {
    id: ["Id of the complaint.", exampleId],
    reference: [...reference],
    fullName: ["Who complains; null for who stays anonymous or was erased.", "Wanjiku Kamau"],
    excerpt: ["How it begins.", "Nililipa mkopo"],
    receivedAt: ["When it came.", at],
    status: [...status],
  }),
  describeSchema(complaintCase, "ComplaintCase", "A complaint with all that belongs to it.", {
    ...listed,
    version: ["Goes up with each change; an action names the one it was made from.", 4],
    source: ["Whether it came by the form, through the staff or out of a low score.", "form"],
    language: [...language],
    description: [...description],
    wanted: [...wanted],
    happenedOn: ["The day on which it happened; null where none was given.", "2026-11-20"],
    memberNumber: ["Member number as typed; null without one.", "UMJ-00421"],
    phone: ["Phone number; null without one.", "+254712345678"],
    email: ["Email address; null without one.", "wanjiku@example.co.ke"],
    memberId: ["The member whose number it is; null where it is nobody's.", otherExampleId],
    enteredBy: ["Who took it down; null for what came by itself.", null],
    clocks: ["The three times, in order."],
    pausedAt: ["Since when the clock waits for the member; null unless it does.", null],
    promisedOn: ["The new day that the member was given; null without one.", null],
    rootCause: [...rootCause],
    outcome: [...outcome],
    resolution: ["What was found and done; for the staff.", "The payment was posted to another account."],
    closedAt: ["When it came to its end; null until then.", null],
    messages: ["What was written since, oldest first; also of those that were merged into it."],
    attachments: ["Its files, oldest first; also of those that were merged into it."],
    history: ["What was done, newest first."],
    mergedInto: ["The one that it was merged into; null unless it was."],
    merged: ["Those that were merged into it."],
    similar: ["Other open ones of the same person."],
    reachedBy: ["How the member hears of it.", ["sms"]],
    abilities: ["What can be done now.", ["reply", "resolve"]],
  }),
  describeUnion(complaintStep, "ComplaintStep", "Something that is done with a complaint."),
  ...complaintStepDocs,
  describeSchema(complaintCalls.present.body, "ComplaintPresenceNote", "That one has it open.", {
    writing: ["Whether one is writing.", true],
  }),
  describeSchema(complaintPresence, "ComplaintPresence", "Who else has it open.", {
    others: ["Colleagues who had it open within the last seconds."],
    version: ["Of the complaint now.", 4],
  }),
  describeSchema(complaintPresence.shape.others.element, "PresentColleague", "Who has it open.", {
    fullName: ["Name of the colleague.", "Amina Hassan"],
    writing: ["Whether they are writing.", true],
  }),
  describeSchema(complaintReturnQuery, "ComplaintReturnQuery", "Which quarter.", {
    quarter: ["The quarter; the present one without it.", "2026-Q4"],
  }),
  describeSchema(complaintCalls.exportReturn.query, "ComplaintReturnFile", "Which quarter, as what.", {
    quarter: ["The quarter; the present one without it.", "2026-Q4"],
    format: ["CSV or a typeset PDF.", "pdf"],
  }),
  describeSchema(complaintReturnRow, "ComplaintReturnRow", "A category of the return.", {
    topic: [...topic],
    ...returnFigures(),
  }),
  describeSchema(complaintReturn, "ComplaintReturn", "The complaints of a quarter.", {
    quarter: ["The quarter.", "2026-Q4"],
    from: ["Its first day.", "2026-10-01"],
    to: ["Its last day.", "2026-12-31"],
    rows: ["By category; those without any are left out."],
    total: ["All together."],
  }),
  describeSchema(
    complaintReturn.shape.total,
    "ComplaintReturnTotal",
    "All categories together.",
    returnFigures(),
  ),
  describeSchema(complaintSettings, "ComplaintSettings", "How much time complaints have.", {
    acknowledgeDays: ["Working days until somebody takes it up.", 3],
    investigateDays: ["Working days until it has been looked into.", 14],
    communicateDays: ["Working days from then until the member is told.", 7],
    warnHours: ["Business hours before a miss at which it is escalated.", 5],
    weekdayHours: ["When the office is open from Monday to Friday.", "08:00-13:00, 14:00-17:00"],
    saturdayHours: ["The same on Saturdays; empty when it is closed.", "09:00-14:00"],
    sundayHours: ["The same on Sundays.", ""],
    closedOn: ["Days on which it is closed beside public holidays.", ["2026-12-24"]],
  }),
  describeSchema(complaintReceived.data, "ComplaintReceived", "A complaint has come.", {
    complaintId: ["Id of the complaint.", exampleId],
    reference: [...reference],
    topic: [...topic],
    severity: [...severity],
    channel: [...channel],
  }),
  describeSchema(complaintClosed.data, "ComplaintClosed", "The member was told what came of a complaint.", {
    complaintId: ["Id of the complaint.", exampleId],
    reference: [...reference],
    topic: [...topic],
    severity: [...severity],
    outcome: [...outcome],
    withinTime: ["Whether every step was done in its time.", true],
  }),
];

function returnFigures() {
  return {
    received: ["Came in the quarter.", 12],
    resolved: ["Closed in the quarter.", 10],
    withinTime: ["Of these, in time.", 9],
    pending: ["Open at its end.", 4],
    averageDays: ["Mean calendar days from receipt to close; null without any.", 6.5],
  } as const satisfies Fields<typeof complaintReturn.shape.total>;
}
