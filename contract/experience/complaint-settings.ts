import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { calendarDay } from "../core/fields.ts";

/** `08:00-13:00, 14:00-17:00`; empty for a day on which the office is closed. */
const span = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/;

/** From when to when, for each time that the office is open. */
export const openingSpans = (typed: string): { opens: string; closes: string }[] =>
  typed
    .split(",")
    .map((part) => part.replaceAll(/\s/g, ""))
    .filter((part) => part !== "")
    .map((part) => ({ opens: part.slice(0, 5), closes: part.slice(6) }));

const inOrder = (typed: string): boolean => {
  const times = openingSpans(typed).flatMap(({ opens, closes }) => [opens, closes]);
  return times.every((time, index) => index === 0 || time > (times[index - 1] ?? ""));
};

/** When the office is open on a day of the week. */
const openingHours = z
  .string()
  .trim()
  .max(60)
  .refine(
    (typed) => typed === "" || typed.split(",").every((part) => span.test(part.replaceAll(/\s/g, ""))),
    "Write it as 08:00-18:00, or 08:00-13:00, 14:00-17:00",
  )
  .refine(inOrder, "Each time has to be later than the one before it");

/** Days that the government declares, or on which the SACCO holds its general meeting. */
const maxClosedDays = 40;

/** What an organisation decides about complaints. Days are working days: so many hours as an ordinary one has. */
export const complaintSettings = z.object({
  acknowledgeDays: z.int().min(1).max(30),
  investigateDays: z.int().min(1).max(90),
  /** After the investigation. */
  communicateDays: z.int().min(1).max(30),
  /** Business hours before a miss at which it is escalated. */
  warnHours: z.int().min(1).max(80),
  weekdayHours: openingHours.refine((typed) => typed !== "", "The office is open on some days"),
  saturdayHours: openingHours,
  sundayHours: openingHours,
  /** Beside Kenya's public holidays. */
  closedOn: z.array(calendarDay).max(maxClosedDays),
});
export type ComplaintSettings = z.infer<typeof complaintSettings>;

/** SASRA's complaints guideline, and usual business hours. */
export const defaultComplaintSettings: ComplaintSettings = {
  acknowledgeDays: 3,
  investigateDays: 14,
  communicateDays: 7,
  warnHours: 5,
  weekdayHours: "08:00-18:00",
  saturdayHours: "09:00-14:00",
  sundayHours: "",
  closedOn: [],
};

export const complaintSettingsCalls = {
  get: defineCall({
    method: "GET",
    path: "/api/experience/complaint-settings",
    summary: "How much time complaints have, and when the office is open",
    access: { role: "experience" },
    answer: complaintSettings,
  }),
  save: defineCall({
    method: "PUT",
    path: "/api/experience/complaint-settings",
    summary:
      "Decide how much time complaints have. It holds for complaints from now on; others keep their days",
    access: { role: "owner" },
    body: complaintSettings,
    answer: complaintSettings,
  }),
};
