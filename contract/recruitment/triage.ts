import { z } from "zod";
import { maxInteger, maxText } from "../core/limits.ts";
import { type applicationStatuses, statusChoices } from "./applications.ts";
import { emailTemplateInput } from "./email-templates.ts";
import { applicationList, hrApplication } from "./hr.ts";
import { sendTime } from "./scheduled-messages.ts";

/** Applications that are moved or written to in one go. */
export const maxAtOnce = 100;

const atOnce = <Entry extends z.ZodType<{ id: string }, { id: string }>>(entry: Entry) =>
  z
    .array(entry)
    .min(1, "Select an application")
    .max(maxAtOnce, `Select at most ${maxAtOnce} applications`)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "One stands there twice");

/** A move of several applications to one status. */
export const bulkStatusChange = z.object({
  applications: atOnce(
    z.object({
      id: z.uuid(),
      /** Version the person was looking at; a newer one is left as it is. */
      expectedVersion: z.number().int().min(0).max(maxInteger),
    }),
  ),
  status: z.enum(statusChoices),
  /** Internal: in the history of each, never shown to the candidates. */
  notes: z.string().trim().max(maxText).default(""),
  /** In the mail to each candidate. */
  messageToCandidate: z.string().trim().max(maxText).optional(),
  /** A rejection also rejects what else these people have open here. */
  withOthers: z.boolean().default(false),
});
export type BulkStatusChange = z.input<typeof bulkStatusChange>;

/** Rejections of several applications that are taken back. */
export const rejectionsUndo = z.object({
  ids: z
    .array(z.uuid())
    .min(1, "Name an application")
    .max(maxAtOnce, `Name at most ${maxAtOnce} applications`),
});

/** A mail to several candidates; each gets their own, with the placeholders filled in. */
export const bulkMessage = emailTemplateInput.pick({ subject: true, body: true }).extend({
  applications: atOnce(
    z.object({
      id: z.uuid(),
      /** Makes a repeated request send one mail. */
      key: z.uuid(),
    }),
  ),
  /** When they are to leave, filled in as they are now; at once without it. */
  sendAt: sendTime.optional(),
});
export type BulkMessage = z.input<typeof bulkMessage>;

/** What became of each application, in the order in which they were sent. */
export const bulkResult = z.array(
  z.object({
    id: z.uuid(),
    /** Why nothing was done with it; null where it was. */
    refusal: z.enum(["not_found", "stale", "application_withdrawn", "gone"]).nullable(),
  }),
);
export type BulkResult = z.infer<typeof bulkResult>;

/** Statuses that have a column on the board, from left to right. */
export const boardStatuses = [
  "submitted",
  "screening",
  "interview",
  "assessment",
  "final_review",
  "accepted",
  "rejected",
] as const satisfies (typeof applicationStatuses)[number][];
export type BoardStatus = (typeof boardStatuses)[number];

/** Cards of a column; the list has the rest. */
export const boardColumnSize = 12;

/** The filters of the list, but for the status: each has a column. */
export const boardQuery = applicationList.filter.omit({ status: true });

export const boardColumn = z.object({
  status: z.enum(boardStatuses),
  /** The milestone of the job that was asked for; null where several jobs are shown, or none stands for the status. */
  milestone: z.string().nullable(),
  total: z.number().int(),
  /** The first of them, in the order asked for. */
  applications: z.array(hrApplication),
});
export type BoardColumn = z.infer<typeof boardColumn>;

/** A person's visit of the applications. */
export const applicationVisit = z.object({
  /** The end of the visit before this one; null on the first. */
  since: z.iso.datetime().nullable(),
  /** Applications that are new since then and were not opened. */
  fresh: z.number().int(),
});
export type ApplicationVisit = z.infer<typeof applicationVisit>;
