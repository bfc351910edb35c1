import { z } from "zod";
import { oneLine, plannedDay } from "../core/fields.ts";

/** Who an item of the first days is for: somebody of the team, or the new colleague, who sees it in the portal. */
export const itemAudiences = ["team", "newcomer"] as const;
export type ItemAudience = (typeof itemAudiences)[number];

export const firstDaysLimits = {
  items: 40,
  /** Days before and after the first day of work. */
  earliest: -60,
  latest: 180,
} as const;

const templateItem = z.object({
  title: oneLine,
  audience: z.enum(itemAudiences),
  /** Days from the first day of work; negative before it. */
  dueDays: z.number().int().min(firstDaysLimits.earliest).max(firstDaysLimits.latest),
});
export type TemplateItem = z.infer<typeof templateItem>;

/** What an organisation does for everyone who is hired. */
export const firstDaysTemplate = z.object({ items: z.array(templateItem).max(firstDaysLimits.items) });
export type FirstDaysTemplate = z.infer<typeof firstDaysTemplate>;

/** What holds until an organisation decides otherwise. */
export const defaultFirstDays: FirstDaysTemplate = {
  items: [
    { title: "Send the signed contract", audience: "team", dueDays: -14 },
    { title: "Prepare the desk, computer and email account", audience: "team", dueDays: -3 },
    { title: "Bring copies of your ID, KRA PIN, NSSF and SHA numbers", audience: "newcomer", dueDays: 0 },
    { title: "Bring your original certificates", audience: "newcomer", dueDays: 0 },
    { title: "Welcome, a walk through the office, and the team", audience: "team", dueDays: 0 },
    { title: "Give your bank details for the salary", audience: "newcomer", dueDays: 2 },
    { title: "Enter the new colleague in the payroll", audience: "team", dueDays: 5 },
    {
      title: "Read and sign the code of conduct and the data protection policy",
      audience: "newcomer",
      dueDays: 7,
    },
    { title: "Talk about the first month", audience: "team", dueDays: 30 },
  ],
};

const item = z.object({
  id: z.uuid(),
  title: z.string(),
  audience: z.enum(itemAudiences),
  dueDate: z.iso.date(),
  doneAt: z.iso.datetime().nullable(),
});

/** An item as staff see it. */
export const firstDaysItem = item.extend({
  ownerId: z.uuid().nullable(),
  owner: z.string().nullable(),
  /** Who ticked it off; null before, and for somebody who left. */
  doneBy: z.string().nullable(),
});
export type FirstDaysItem = z.infer<typeof firstDaysItem>;

/** The first days of somebody who was hired, as staff see them. */
export const firstDaysFile = z.object({
  /** Null before there is a checklist. */
  startDate: z.iso.date().nullable(),
  /** By their due date. */
  items: z.array(firstDaysItem),
  /** Whether a checklist can be made now: the person is hired and has none. */
  mayStart: z.boolean(),
  mayChange: z.boolean(),
  /** What it would begin with. */
  suggestedStart: z.iso.date(),
  /** Who of the team can own an item, by name. */
  people: z.array(z.object({ id: z.uuid(), fullName: z.string() })),
});
export type FirstDaysFile = z.infer<typeof firstDaysFile>;

export const firstDaysStart = z.object({ startDate: plannedDay });

/** Another item for one person. */
export const newFirstDaysItem = z.object({
  title: oneLine,
  audience: z.enum(itemAudiences),
  dueDate: plannedDay,
});

/** A change of an item; what is left out stays. */
export const firstDaysItemChange = z.object({
  done: z.boolean().optional(),
  ownerId: z.uuid().nullable().optional(),
  dueDate: plannedDay.optional(),
});
export type FirstDaysItemChange = z.infer<typeof firstDaysItemChange>;

/** An item as the new colleague sees it. */
export const ownFirstDaysItem = item.omit({ audience: true });
export type OwnFirstDaysItem = z.infer<typeof ownFirstDaysItem>;

export const ownFirstDays = z.object({
  organization: z.string(),
  startDate: z.iso.date(),
  items: z.array(ownFirstDaysItem),
});
export type OwnFirstDays = z.infer<typeof ownFirstDays>;

export const ownItemChange = z.object({ done: z.boolean() });
