import { describe, expect, it } from "vitest";
import { type CalendarMeeting, calendarInvitation } from "./invitation.ts";

const meeting: CalendarMeeting = {
  uid: "0190@ushirika.example",
  startsAt: new Date("2026-11-24T07:30:00Z"),
  endsAt: new Date("2026-11-24T08:00:00Z"),
  summary: "Demo; with Mwangaza SACCO, Nyeri \\ Karatina, and a summary that is far longer than one line",
  description: "We call you.\nHave your questions ready; nothing else, really.",
  location: "Phone: +254712345678",
  organizer: { name: "Ushirika", email: "hello@ushirika.example" },
  attendees: [{ name: 'Wanjikũ "Shiko" Mwangi', email: "wanjiku@test.example" }],
  method: "request",
  sequence: 0,
};

const now = new Date("2026-11-21T05:00:00.123Z");
const textOf = (given: CalendarMeeting) =>
  Buffer.from(calendarInvitation(given, now).content, "base64").toString();
/** Lines with the folding undone (RFC 5545, section 3.1). */
const linesOf = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

describe("an invitation", () => {
  const text = textOf(meeting);
  const lines = linesOf(text);

  it("asks to enter the calendar at a time in UTC", () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        "METHOD:REQUEST",
        "UID:0190@ushirika.example",
        "SEQUENCE:0",
        "DTSTAMP:20261121T050000Z",
        "DTSTART:20261124T073000Z",
        "DTEND:20261124T080000Z",
        "STATUS:CONFIRMED",
      ]),
    );
    expect(lines[0]).toBe("BEGIN:VCALENDAR");
    expect(lines.filter((line) => line !== "").at(-1)).toBe("END:VCALENDAR");
  });

  it("escapes what means something in the format", () => {
    expect(lines).toContain(
      "SUMMARY:Demo\\; with Mwangaza SACCO\\, Nyeri \\\\ Karatina\\, and a summary that is far longer than one line",
    );
    expect(lines).toContain(
      "DESCRIPTION:We call you.\\nHave your questions ready\\; nothing else\\, really.",
    );
  });

  it("lets no typed line break begin a line of its own", () => {
    const smuggled = linesOf(textOf({ ...meeting, summary: "x\r\nATTENDEE:mailto:victim@test.example" }));
    expect(smuggled.filter((line) => line.startsWith("ATTENDEE"))).toHaveLength(1);
  });

  it("ends lines with CRLF and folds them at 75 octets", () => {
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it("names the organiser and the guest, who is asked to answer", () => {
    expect(lines.find((line) => line.startsWith("ORGANIZER"))).toBe(
      'ORGANIZER;CN="Ushirika":mailto:hello@ushirika.example',
    );
    const guest = lines.find((line) => line.startsWith("ATTENDEE"));
    expect(guest).toContain("RSVP=TRUE");
    expect(guest).toContain("Wanjikũ ^'Shiko^' Mwangi");
    expect(guest?.toLowerCase()).toContain("mailto:wanjiku@test.example");
  });

  it("names everybody who is asked to come", () => {
    const attendees = [...meeting.attendees, { name: "Halima Ali", email: "halima@umoja.example" }];
    const guests = linesOf(textOf({ ...meeting, attendees })).filter((line) => line.startsWith("ATTENDEE"));
    expect(guests.map((line) => line.toLowerCase().split("mailto:")[1])).toEqual([
      "wanjiku@test.example",
      "halima@umoja.example",
    ]);
  });

  it("travels as a calendar's attachment", () => {
    expect(calendarInvitation(meeting, now)).toMatchObject({
      filename: "meeting.ics",
      contentType: "text/calendar; method=REQUEST; charset=utf-8",
    });
  });
});

it("calls the same meeting off", () => {
  const lines = linesOf(textOf({ ...meeting, method: "cancel", sequence: 1 }));
  expect(lines).toEqual(
    expect.arrayContaining([
      "METHOD:CANCEL",
      "UID:0190@ushirika.example",
      "SEQUENCE:1",
      "STATUS:CANCELLED",
      "DTSTART:20261124T073000Z",
    ]),
  );
});

it("counts the changes of an invitation, under the same name", () => {
  const [startsAt, endsAt] = [new Date("2026-11-25T07:30:00Z"), new Date("2026-11-25T08:00:00Z")];
  const later = linesOf(textOf({ ...meeting, startsAt, endsAt, sequence: 3 }));
  expect(later).toEqual(
    expect.arrayContaining(["METHOD:REQUEST", "UID:0190@ushirika.example", "SEQUENCE:3", "STATUS:CONFIRMED"]),
  );
  expect(later).toContain("DTSTART:20261125T073000Z");
});
