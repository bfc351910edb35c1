import { z } from "zod";
import { email } from "../core/fields.ts";
import { languages } from "../core/language.ts";
import { employmentTypes } from "./jobs.ts";

/** How often new jobs are mailed. */
export const alertFrequencies = ["daily", "weekly"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** Alerts that one person may have at a time. */
export const maxAlerts = 10;

/** Characters of a filter, as on the board. */
export const maxAlertText = 100;

const filter = z.string().trim().max(maxAlertText).default("");

/** The board's search and filters, as an alert keeps them; an empty text is no filter. */
export const alertSearch = z.object({
  q: filter.transform((text) => text.replace(/\s+/g, " ")).pipe(z.string()),
  department: filter,
  location: filter,
  type: z.enum(["", ...employmentTypes]).default(""),
  /** Slug of the SACCO whose careers page it was; empty for the board of all. */
  sacco: filter,
});
export type AlertSearch = z.output<typeof alertSearch>;

/** What a job seeker asks for. */
export const ownAlertInput = alertSearch.extend({ frequency: z.enum(alertFrequencies) });

/** What a visitor without an account asks for. */
export const visitorAlertInput = ownAlertInput.extend({ email });

/** What of an alert can be changed afterwards. */
export const alertChange = ownAlertInput.omit({ sacco: true }).extend({ paused: z.boolean() });

/** Unconfirmed: the owner of the address has not said yes yet. */
export const alertStates = ["unconfirmed", "active", "paused", "stopped"] as const;

/** The SACCO of a careers page. */
export const alertSacco = z.object({ name: z.string(), slug: z.string() });

export const jobAlert = z.object({
  id: z.uuid(),
  state: z.enum(alertStates),
  frequency: z.enum(alertFrequencies),
  q: z.string(),
  department: z.string(),
  location: z.string(),
  type: z.enum(["", ...employmentTypes]),
  /** The SACCO whose jobs alone it is about; null for those of every SACCO. */
  sacco: alertSacco.nullable(),
  language: z.enum(languages),
});
export type JobAlert = z.infer<typeof jobAlert>;

/** What the link in a mail can do. */
export const alertStateChange = z.object({ state: z.enum(["active", "paused", "stopped"]) });
