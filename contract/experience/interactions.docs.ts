import { exampleId, otherExampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { interactionCalls } from "./interactions.calls.ts";
import {
  interaction,
  interactionChange,
  interactionInput,
  interactionList,
  interactionMember,
} from "./interactions.ts";

const channel = ["How they came together.", "call"] as const;
const topic = ["What it was about.", "loans"] as const;
const direction = ["Who turned to whom.", "inbound"] as const;
const summary = ["What was said, in a sentence.", "Asked how long a development loan takes"] as const;
const contactName = ["Who it was, where no member is known.", "Halima Yusuf"] as const;
const openedAt = ["When it began.", "2026-11-21T08:00:00.000Z"] as const;
const status = ["How far it is.", "closed"] as const;

export const interactionDocs = [
  describeSchema(interactionCalls.change.params, "InteractionPath", "Which contact.", {
    id: ["Id of the contact.", exampleId],
  }),
  describeSchema(interactionInput, "InteractionInput", "A contact to record.", {
    person: [
      "A member's number, ID number, phone or email; or a phone or email of somebody else.",
      "UMJ-04821",
    ],
    contactName: [...contactName],
    channel: [...channel],
    topic: [...topic],
    direction: [...direction],
    summary: [...summary],
    openedAt: ["When it began; now unless given.", "2026-11-21T08:00:00.000Z"],
    status: [...status],
    key: ["The same for every attempt: what arrives twice is recorded once.", otherExampleId],
  }),
  describeSchema(interactionChange, "InteractionChange", "What was done.", {
    status: ["Answered, or closed.", "answered"],
  }),
  describeSchema(interactionList.query, "InteractionQuery", "Which contacts.", {
    ...pageFields,
    status: ["How far they are.", ["waiting"]],
    channel: ["How they came together.", ["call"]],
    topic: ["What they were about.", ["loans"]],
    journeyStage: ["Stages of the membership.", ["borrowing"]],
    direction: ["Who turned to whom.", ["inbound"]],
    source: ["How they came into the records.", ["staff"]],
    from: ["First day, in Nairobi.", "2026-10-23"],
    to: ["Last day, in Nairobi.", "2026-11-21"],
    memberId: ["Of one member.", exampleId],
    importId: ["Those that an import brought.", otherExampleId],
    sort: ["The order.", "-openedAt"],
  }),
  describeSchema(interactionMember, "InteractionMember", "The member whom it is with.", {
    id: ["Id of the member.", otherExampleId],
    fullName: ["The member's name.", "Wanjiku Kamau"],
    memberNumber: ["The member's number.", "UMJ-04821"],
  }),
  describeSchema(interaction, "Interaction", "A contact.", {
    id: ["Id of the contact.", exampleId],
    openedAt: [...openedAt],
    member: ["The member; null for somebody who is in no register."],
    contactName: [...contactName],
    contactPhone: ["Number of somebody who is no member.", "+254712345678"],
    contactEmail: ["Address of somebody who is no member.", "halima@mail.example"],
    channel: [...channel],
    topic: [...topic],
    journeyStage: ["The stage of the membership that the topic belongs to.", "borrowing"],
    direction: [...direction],
    summary: [...summary],
    status: [...status],
    firstResponseAt: ["When somebody answered.", "2026-11-21T08:02:00.000Z"],
    closedAt: ["When nothing was left to do.", "2026-11-21T08:20:00.000Z"],
    handledBy: ["Who took it.", "Salim Juma Mwakuni"],
    source: ["How it came into the records.", "staff"],
  }),
];
