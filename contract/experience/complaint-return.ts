import { z } from "zod";
import { experienceTopics } from "./topics.ts";

/** A quarter: `2026-Q4`; the present one without it. */
export const complaintReturnQuery = z.object({
  quarter: z
    .string()
    .regex(/^20\d{2}-Q[1-4]$/, "Choose a quarter")
    .optional(),
});

const figures = {
  /** In the quarter. */
  received: z.int(),
  /** Closed in the quarter, whenever they came. */
  resolved: z.int(),
  /** Of the resolved ones. */
  withinTime: z.int(),
  /** Open at its end. */
  pending: z.int(),
  /** Mean calendar days from receipt to close of the resolved ones; null without any. */
  averageDays: z.number().nullable(),
};

export const complaintReturnRow = z.object({ topic: z.enum(experienceTopics), ...figures });
export type ComplaintReturnRow = z.infer<typeof complaintReturnRow>;

/** What the regulator is told of a quarter's complaints. Merged ones count with the one that they were merged into. */
export const complaintReturn = z.object({
  quarter: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  rows: z.array(complaintReturnRow),
  total: z.object(figures),
});
export type ComplaintReturn = z.infer<typeof complaintReturn>;
