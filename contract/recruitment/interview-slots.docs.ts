import { exampleId } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { attemptKeyField as key } from "../core/thread.docs.ts";
import { interviewSlotCalls } from "./interview-slots.calls.ts";
import {
  newSlotOffer,
  otherTimes,
  ownSlotOffer,
  slotChoice,
  slotFile,
  slotOffer,
} from "./interview-slots.ts";

const common = {
  minutes: ["How long.", 45],
  type: ["How it is held.", "video"],
  note: ["For the candidate; null without one.", "Please bring your certificates."],
  answerBy: ["Last day on which one can be chosen.", "2026-11-30"],
} as const;

const shown = {
  ...common,
  id: ["Id of the offer of times.", exampleId],
  applicationId: ["Id of its application.", exampleId],
  state: ["Where it stands.", "open"],
  slots: ["The times, by their start."],
  askedAt: ["When the candidate asked for other times; null unless they did.", null],
  askedWords: ["What they wrote with it.", null],
} as const;

export const interviewSlotDocs = [
  describeSchema(interviewSlotCalls.get.params, "InterviewSlotPath", "What the call is about.", {
    id: ["Id of the application or offer of times that the path names.", exampleId],
  }),
  describeSchema(newSlotOffer, "NewSlotOffer", "Times for an interview, to choose from.", {
    ...common,
    key,
    slots: ["The times."],
    location: [
      "The link of a video call, the number of a phone call, or the place.",
      "https://meet.example/a",
    ],
    allowUnusualTime: ["Offers times outside working hours, a Sunday or a public holiday.", false],
  }),
  describeSchema(newSlotOffer.shape.slots.element, "NewSlot", "A time to offer.", {
    date: ["Day in Nairobi.", "2026-12-01"],
    time: ["Time in Nairobi.", "10:00"],
    interviewerIds: ["Those of the team who would interview.", [exampleId]],
  }),
  describeSchema(slotOffer.shape.slots.element, "InterviewSlot", "A time that was offered.", {
    id: ["Id of the time.", exampleId],
    startsAt: ["Its start.", "2026-12-01T07:00:00.000Z"],
    endsAt: ["Its end.", "2026-12-01T07:45:00.000Z"],
    interviewer: ["Names of all who would interview.", "Amina Hassan"],
    state: ["Whether it can be chosen now.", "free"],
  }),
  describeSchema(slotOffer, "SlotOffer", "Times for an interview, as staff see them.", {
    ...shown,
    location: ["Where one meets.", "https://meet.example/a"],
    offeredAt: ["When they were offered.", "2026-11-25T08:00:00.000Z"],
    offeredBy: ["Who offered them; null once they left.", "Amina Hassan"],
  }),
  describeSchema(slotFile, "SlotFile", "The times that an application was offered.", {
    offers: ["The offers, newest first."],
  }),
  describeSchema(ownSlotOffer, "OwnSlotOffer", "Times for an interview, as their candidate sees them.", {
    ...shown,
    jobTitle: ["The job that the application is for.", "Loan Officer"],
    organization: ["The SACCO that invites.", "Umoja SACCO"],
  }),
  describeSchema(slotChoice, "SlotChoice", "The time that the candidate chooses.", {
    slotId: ["Id of the time.", exampleId],
  }),
  describeSchema(otherTimes, "OtherTimes", "The candidate asks for other times.", {
    words: ["Which would do.", "Any afternoon after Wednesday."],
  }),
];
