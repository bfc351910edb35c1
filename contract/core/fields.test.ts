import { expect, it } from "vitest";
import { z } from "zod";
import { nairobiDayAfter } from "./clock.ts";
import { calendarDay, calendarMoment, email, oneLine, pastDay, phone, plannedDay } from "./fields.ts";
import { inLanguage } from "./messages.ts";
import { personName } from "./names.ts";

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message ?? "";

it("says a limit of length in people's words", () => {
  expect(messageOf(oneLine, "x".repeat(201))).toBe("Please use at most 200 characters");
  expect(messageOf(z.string().max(10_000), "x".repeat(10_001))).toBe("Please use at most 10,000 characters");
});

it("leaves a schema's own words as they are", () => {
  expect(messageOf(z.string().max(3, "Too long for a code"), "1234")).toBe("Too long for a code");
  expect(messageOf(oneLine, " ")).toBe("Please fill in all required fields.");
});

const unions = [z.object({ kind: z.literal("a") }), z.object({ kind: z.literal("b") })] as const;

it.each([
  [oneLine, undefined, "Please fill in all required fields."],
  [oneLine, 7, "Please enter text"],
  [z.string().min(1), "", "Please fill in all required fields."],
  [z.string().min(3), "x", "Please use at least 3 characters"],
  [z.int(), "x", "Please enter a number"],
  [z.int(), 1.5, "Please enter a whole number"],
  [z.int().max(200), 201, "Please enter a number that is not above 200"],
  [z.number().positive(), 0, "Please enter a number above 0"],
  [z.boolean(), "x", "Please send true or false"],
  [z.array(z.string()), "x", "Please send a list"],
  [z.array(z.string()).max(2), ["a", "b", "c"], "Please send at most 2 entries"],
  [z.enum(["new", "closed"]), "old", "Please choose one of these: new, closed"],
  [z.iso.datetime(), "today", "Please write the time like 2026-11-22T08:00:00Z"],
  [calendarDay, "today", "Please write the day like 2026-11-22"],
  [calendarDay, "31/02/1990", "Please write the day like 2026-11-22"],
  [calendarDay, "1990-02-31", "Please check this day: it does not exist"],
  [calendarDay, "2027-02-29", "Please check this day: it does not exist"],
  [calendarDay, "2026-13-01", "Please check this day: it does not exist"],
  [calendarDay, "1899-01-01", "Please choose a day between 1900 and 2199"],
  [calendarMoment, "today", "Please write the time like 2026-11-22T08:00:00Z"],
  [calendarMoment, "0000-01-01T00:00:00Z", "Please choose a day between 1900 and 2199"],
  [calendarMoment, "2200-01-01T00:00:00+03:00", "Please choose a day between 1900 and 2199"],
  [plannedDay, "2100-01-01", "Please choose a day within the next 10 years"],
  [pastDay, nairobiDayAfter(new Date(), 2), "Please choose today or an earlier day"],
  [z.uuid(), "x", "Please check what you entered here"],
  [z.discriminatedUnion("kind", unions), {}, "Please check what you entered here"],
])("says of what is not right, in both languages: %#", (schema, value, sentence) => {
  const said = messageOf(schema, value);
  expect(said).toBe(sentence);
  expect(inLanguage(said, "sw")).toMatch(/^Tafadhali /);
});

it("says of people's names, addresses and phone numbers in both languages", () => {
  expect(inLanguage(messageOf(email, "x"), "sw")).toBe("Tafadhali weka anwani sahihi ya barua pepe");
  expect(inLanguage(messageOf(phone, "x"), "sw")).toBe("Tafadhali weka nambari sahihi ya simu");
  expect(inLanguage(messageOf(personName, "Call 0712345678"), "sw")).toBe(
    "Tafadhali weka jina lisilo na nambari ya simu",
  );
});
