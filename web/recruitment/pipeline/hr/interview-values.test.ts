import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import { consentTo, isSameTime, lengthOptions, valuesOf } from "./interview-values.ts";

const applicant = { phone: "+254712345678" };
const interviewerChoices = [
  { id: "a", fullName: "Amina Wanjiku", email: "amina@umoja.example", self: false },
  { id: "o", fullName: "Otieno Odhiambo", email: "otieno@umoja.example", self: true },
];

describe("the form of an interview", () => {
  it("begins as a call to the candidate by the person who schedules it, without a day", () => {
    expect(valuesOf(undefined, applicant, { interviewerChoices })).toEqual({
      date: "",
      time: "10:00",
      minutes: 30,
      type: "phone",
      interviewerIds: ["o"],
      location: "+254712345678",
      note: "",
    });
  });

  it("begins with the interview that is changed, in Nairobi's time, without who has left the team", () => {
    const interview = {
      startsAt: "2026-11-24T21:30:00Z",
      endsAt: "2026-11-24T22:15:00Z",
      type: "in_person" as const,
      interviewerIds: ["a", "left"],
      location: "Branch, Nakuru",
      note: null,
    };
    expect(valuesOf(interview, applicant, { interviewerChoices })).toEqual({
      date: "2026-11-25",
      time: "00:30",
      minutes: 45,
      type: "in_person",
      interviewerIds: ["a"],
      location: "Branch, Nakuru",
      note: "",
    });
  });

  it("offers the length that holds among the usual ones, once and in order", () => {
    const values = lengthOptions(50).map(({ value }) => Number(value));
    expect(values).toContain(50);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(new Set(lengthOptions(30).map(({ value }) => value)).size).toBe(lengthOptions(30).length);
  });
});

describe("a time that was refused", () => {
  const time = { date: "2026-11-25", time: "10:00", minutes: 30, interviewerIds: ["a", "o"] };

  it("may be booked all the same where the refusal was a question", () => {
    expect(consentTo(new CodedError("slot_taken"))).toBe("allowConflict");
    expect(consentTo(new CodedError("unusual_time"))).toBe("allowUnusualTime");
    for (const error of [null, new Error("no"), new CodedError("conflict")]) {
      expect(consentTo(error)).toBeNull();
    }
  });

  it("is another one as soon as day, hour, length or people change", () => {
    expect(isSameTime(time, { ...time, interviewerIds: ["a", "o"] })).toBe(true);
    expect(isSameTime(time, undefined)).toBe(false);
    const others = [{ date: "2026-11-26" }, { time: "11:00" }, { minutes: 45 }, { interviewerIds: ["a"] }];
    for (const other of others) expect(isSameTime({ ...time, ...other }, time)).toBe(false);
  });
});
