import { z } from "zod";
import { calendarMoment } from "../core/fields.ts";
import { anyOf, day, defineList, reference } from "../core/list.ts";
import { personName } from "../core/names.ts";
import { experienceChannels } from "./channels.ts";
import { experienceTopics, journeyStages } from "./topics.ts";

/** Who turned to whom: the member to the SACCO, or the SACCO to the member. */
export const interactionDirections = ["inbound", "outbound"] as const;
export type InteractionDirection = (typeof interactionDirections)[number];

export const interactionDirectionLabels: Record<InteractionDirection, string> = {
  inbound: "From the member",
  outbound: "From us",
};

/** How an interaction came into the records. */
export const interactionSources = ["staff", "import", "feedback", "complaint"] as const;
export type InteractionSource = (typeof interactionSources)[number];

export const interactionSourceLabels: Record<InteractionSource, string> = {
  staff: "Recorded by staff",
  import: "Imported",
  feedback: "Survey",
  complaint: "Complaint",
};

/** How far an interaction is: nobody answered, somebody did, or nothing is left to do. */
export const interactionStatuses = ["waiting", "answered", "closed"] as const;
export type InteractionStatus = (typeof interactionStatuses)[number];

export const interactionStatusLabels: Record<InteractionStatus, string> = {
  waiting: "Waiting",
  answered: "Answered",
  closed: "Closed",
};

export const interactionLimits = { summary: 2_000, person: 100 } as const;

/** An interaction as staff record it. */
export const interactionInput = z.object({
  /** A member's number, ID number, phone or email, or the phone or email of somebody who is no member; empty where nobody gave one. */
  person: z.string().trim().max(interactionLimits.person).default(""),
  /** Of somebody who is in no register. */
  contactName: z.union([z.literal(""), personName]).default(""),
  channel: z.enum(experienceChannels, "Choose a channel"),
  topic: z.enum(experienceTopics, "Choose what it was about"),
  direction: z.enum(interactionDirections).default("inbound"),
  summary: z.string().trim().max(interactionLimits.summary).default(""),
  /** When it began; now unless given. */
  openedAt: calendarMoment.optional(),
  status: z.enum(interactionStatuses).default("closed"),
  /** Chosen by the page: a repeat finds what the first made. */
  key: z.uuid().optional(),
});

/** What is done with one that is open. */
export const interactionChange = z.object({ status: z.enum(["answered", "closed"]) });

/** Every contact of the organisation. */
export const interactionList = defineList({
  pageSize: 20,
  search: true,
  filters: {
    status: anyOf(interactionStatuses),
    channel: anyOf(experienceChannels),
    topic: anyOf(experienceTopics),
    journeyStage: anyOf(journeyStages),
    direction: anyOf(interactionDirections),
    source: anyOf(interactionSources),
    from: day(),
    to: day(),
    memberId: reference(),
    importId: reference(),
  },
  sorts: ["-openedAt", "openedAt"],
});

/** The member whom an interaction is with. */
export const interactionMember = z.object({
  id: z.uuid(),
  fullName: z.string(),
  memberNumber: z.string().nullable(),
});

export const interaction = z.object({
  id: z.uuid(),
  openedAt: z.iso.datetime(),
  /** Null for somebody who is in no register. */
  member: interactionMember.nullable(),
  contactName: z.string(),
  contactPhone: z.string().nullable(),
  contactEmail: z.string().nullable(),
  channel: z.enum(experienceChannels),
  topic: z.enum(experienceTopics),
  journeyStage: z.enum(journeyStages),
  direction: z.enum(interactionDirections),
  summary: z.string(),
  status: z.enum(interactionStatuses),
  firstResponseAt: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
  /** Name of whoever took it; null where nobody did. */
  handledBy: z.string().nullable(),
  source: z.enum(interactionSources),
});
export type Interaction = z.infer<typeof interaction>;
