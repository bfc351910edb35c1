import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { importCalls } from "../core/import.calls.ts";
import type { ImportField } from "../core/import.ts";
import { defineList } from "../core/list.ts";

/** A month of the calendar, `2026-10`. */
export const calendarMonth = z
  .string()
  .regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, "Please give a month and a year, such as 2026-10");

/** The most that an amount can be, in cents: a hundred billion shillings. */
export const maxCents = 10_000_000_000_000;
const maxCount = 100_000_000;

/** Where a month's figures come from: typed by somebody, read from a file, counted in the registers, or sample data. */
export const figureSources = ["entered", "imported", "computed", "sample"] as const;
export type FigureSource = (typeof figureSources)[number];

/** What is known of a month, in the order in which it is shown. */
export const figureNames = ["members", "activeAccounts", "deposits", "loans"] as const;
export type FigureName = (typeof figureNames)[number];

const figureShape = {
  /** At the end of the month; null for what is not known. */
  members: z.int().min(0).max(maxCount).nullable(),
  activeAccounts: z.int().min(0).max(maxCount).nullable(),
  /** Cents. */
  deposits: z.int().min(0).max(maxCents).nullable(),
  /** What is outstanding of all loans, in cents. */
  loans: z.int().min(0).max(maxCents).nullable(),
};

/** An organisation's figures at the end of a month. */
const figures = z.object(figureShape);
export type Figures = z.infer<typeof figures>;

/** The figures of a month as somebody enters or corrects them. */
export const monthlyFiguresInput = z
  .object({ month: calendarMonth, ...figureShape })
  .refine((given) => figureNames.some((name) => given[name] !== null), {
    path: ["members"],
    message: "Please enter at least one figure",
  })
  .refine(
    ({ members, activeAccounts }) => members === null || activeAccounts === null || activeAccounts <= members,
    { path: ["activeAccounts"], message: "There cannot be more active accounts than members" },
  );
export type MonthlyFiguresInput = z.output<typeof monthlyFiguresInput>;

/** The figures of a month as they are kept. */
export const monthlyFigures = z.object({
  id: z.uuid(),
  month: z.string(),
  ...figureShape,
  source: z.enum(figureSources),
  /** Name of the file that they were read from; null for others. */
  fileName: z.string().nullable(),
  /** Null where the account is gone, or nobody did it. */
  recordedBy: z.string().nullable(),
  recordedAt: z.iso.datetime(),
});
export type MonthlyFigures = z.infer<typeof monthlyFigures>;

/** The months of which there are figures. */
export const monthlyFiguresList = defineList({ pageSize: 24, sorts: ["-month", "month"] });

/** What the overview shows: a month, and what the figures were a month before it. */
export const figuresSummary = z.object({
  /** The last month that there are figures of; the present one where they are counted in the registers. */
  month: z.string(),
  /** Whether it is not over yet. */
  soFar: z.boolean(),
  source: z.enum(figureSources),
  now: figures,
  /** Of the month before; null where nothing is known of it. */
  before: figures.nullable(),
});
export type FiguresSummary = z.infer<typeof figuresSummary>;

/** What a row of a file of monthly figures may say. */
export const figuresImportFields: readonly ImportField[] = [
  {
    name: "month",
    label: "Month",
    needs: "month",
    hint: "2026-10, Oct 2026, 10/2026, or a day of it",
    aliases: ["period", "month end", "date", "mwezi"],
  },
  {
    name: "members",
    label: "Total members",
    needs: "figure",
    aliases: ["members", "membership", "number of members", "wanachama"],
  },
  {
    name: "activeAccounts",
    label: "Active accounts",
    needs: "figure",
    aliases: ["active", "active members", "active savers"],
  },
  {
    name: "deposits",
    label: "Total deposits (KES)",
    needs: "figure",
    aliases: ["deposits", "total deposits", "member deposits", "savings", "akiba"],
  },
  {
    name: "loans",
    label: "Outstanding loans (KES)",
    needs: "figure",
    aliases: ["loans", "outstanding loans", "gross loans", "loan portfolio", "loan book", "mikopo"],
  },
];

const access = { role: "owner" } as const;
const path = "/api/monthly-figures";

export const figuresCalls = {
  latest: defineCall({
    method: "GET",
    path: `${path}/latest`,
    summary:
      "The organisation's last monthly figures and those of the month before; null where there are none",
    access: "staff",
    answer: figuresSummary.nullable(),
  }),
  list: defineCall({
    method: "GET",
    path,
    summary: "The months of which there are figures, and where these come from",
    access,
    query: monthlyFiguresList.query,
    answer: z.array(monthlyFigures),
    paged: true,
  }),
  counted: defineCall({
    method: "GET",
    path: `${path}/counted`,
    summary: "What the registers say of a month that has begun: nothing is kept of it",
    access,
    query: z.object({
      /** The present one when it is left out. */
      month: calendarMonth.optional(),
    }),
    answer: figures,
  }),
  save: defineCall({
    method: "PUT",
    path,
    summary: "Enter the figures of a month, or correct them",
    access,
    body: monthlyFiguresInput,
    answer: monthlyFigures,
  }),
  remove: defineCall({
    method: "DELETE",
    path: `${path}/:id`,
    summary: "Take away the figures of a month",
    access,
    params: z.object({ id: z.uuid() }),
    answer: z.void(),
  }),
  imports: importCalls("/api/monthly-figure-imports", access, "monthly figures"),
};
