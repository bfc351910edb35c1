import { describe, expect, it } from "vitest";
import type { Language } from "#contract/core/language.ts";
import { pageInEach } from "#server/platform/mail/in-languages.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";
import {
  candidateInterviewMail,
  type InterviewChange,
  type InterviewMailData,
  interviewerMail,
} from "./interview.mail.ts";

const candidate = { name: "Wanjiku Mwangi", email: "wanjiku@example.org" };
const officer = { name: "Otieno Ouma", email: "otieno@umoja.example" };
const staffNews = {
  thread: "thread-1",
  candidateName: candidate.name,
  jobTitle: "Teller",
  organization: "Umoja SACCO",
  link: "https://site.example/hr-manager/applications?application=1",
  startsAt: new Date("2026-11-24T07:30:00Z"),
  endsAt: new Date("2026-11-24T08:00:00Z"),
  before: null as Date | null,
  type: "video" as InterviewMailData["type"],
  location: "https://meet.example/umoja",
  interviewer: "Otieno Ouma, Halima Abdi",
  note: "Bring your certificates.",
  sequence: 0,
  organizer: officer,
  attendees: [candidate, officer],
  calendarUid: "interview-1@site.example",
};
const news = { ...staffNews, link: pageInEach("https://site.example", "/jobs/applications/1") };
/** What the candidate reads in English. */
const toCandidate = (about: typeof news, change: InterviewChange, language: Language = "en"): MailMessage =>
  candidateInterviewMail(about, candidate, change, now)[language];
const now = new Date("2026-11-20T09:00:00Z");
const facts = ({ blocks }: MailMessage) =>
  Object.fromEntries(
    blocks.flatMap((block) =>
      block.kind === "facts" ? block.rows.map(({ label, value }) => [label, value]) : [],
    ),
  );
const quotes = ({ blocks }: MailMessage) => blocks.filter(({ kind }) => kind === "quote");
/** The entry for calendars, its folded lines joined. */
const calendar = ({ attachments = [] }: MailMessage) =>
  Buffer.from(attachments[0]?.content ?? "", "base64")
    .toString()
    .replace(/\r\n[ \t]/g, "");

describe("the mail about an interview", () => {
  it("informs the candidate when, how, where and with whom, and answers go to the person who invited", () => {
    const mail = toCandidate(news, "invited");
    expect(mail).toMatchObject({
      to: candidate.email,
      replyTo: officer.email,
      subject: "Your interview: Teller",
    });
    expect(facts(mail)).toEqual({
      When: expect.stringContaining("24 Nov 2026 at 10:30 (Nairobi time)"),
      How: expect.any(String),
      Link: "https://meet.example/umoja",
      Interviewer: "Otieno Ouma, Halima Abdi",
    });
    expect(quotes(mail)).toEqual([{ kind: "quote", text: "Bring your certificates." }]);
    expect(calendar(mail)).toMatch(/METHOD:REQUEST[\s\S]*DTSTART:20261124T073000Z/);
  });

  it("calls the place by what it is", () => {
    const place = (type: InterviewMailData["type"]) =>
      Object.keys(facts(toCandidate({ ...news, type }, "invited")));
    expect(place("phone")).toContain("Number");
    expect(place("in_person")).toContain("Place");
  });

  it("says which time does not hold any more when it was moved", () => {
    const moved = { ...news, before: new Date("2026-11-23T06:00:00Z"), sequence: 1 };
    const mail = toCandidate(moved, "changed");
    expect(facts(mail)["Not any more"]).toContain("23 Nov 2026 at 09:00");
    expect(calendar(mail)).toContain("SEQUENCE:1");
    expect(mail.subject).toBe("Changed: your interview: Teller");
  });

  it("takes a cancelled one out of the calendar, and gives no link to it and no note", () => {
    const mail = toCandidate({ ...news, sequence: 2 }, "cancelled");
    expect(Object.keys(facts(mail))).toEqual(["When"]);
    expect(quotes(mail)).toEqual([]);
    expect(calendar(mail)).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
  });

  it("says it all in Kiswahili to who reads that, in the calendar too; what HR wrote stays", () => {
    const mail = toCandidate({ ...news, before: new Date("2026-11-23T06:00:00Z") }, "changed", "sw");
    expect(mail).toMatchObject({
      subject: "Mahojiano yako yamebadilishwa: Teller",
      preview: "Jumanne, 24 Nov 2026 saa 10:30 (saa za Nairobi)",
      greeting: "Habari Wanjiku,",
      language: "sw",
    });
    expect(facts(mail)).toEqual({
      Lini: "Jumanne, 24 Nov 2026 saa 10:30 (saa za Nairobi)",
      "Awali ilikuwa": "Jumatatu, 23 Nov 2026 saa 09:00 (saa za Nairobi)",
      Aina: "Simu ya video",
      Kiungo: "https://meet.example/umoja",
      "Utahojiwa na": "Otieno Ouma, Halima Abdi",
    });
    expect(quotes(mail)).toEqual([{ kind: "quote", text: "Bring your certificates." }]);
    expect(mail.blocks.at(-1)).toMatchObject({ url: "https://site.example/sw/jobs/applications/1" });
    const entry = calendar(mail);
    expect(entry).toContain("SUMMARY:Mahojiano: Teller\\, Umoja SACCO");
    expect(entry).toContain("Simu ya video na Otieno Ouma");
    expect(entry).toContain("https://site.example/sw/jobs/applications/1");
    expect(toCandidate(news, "invited", "sw").subject).toBe("Mahojiano yako: Teller");
    expect(toCandidate(news, "cancelled", "sw").subject).toBe("Mahojiano yako yameghairiwa: Teller");
  });

  it("tells who interviews of whom, and leads to the application", () => {
    const mail = interviewerMail(staffNews, officer, "invited", now);
    expect(mail.subject).toBe("You interview Wanjiku Mwangi: Teller");
    expect(facts(mail)).toMatchObject({
      Candidate: "Wanjiku Mwangi",
      Interviewers: "Otieno Ouma, Halima Abdi",
    });
    expect(mail.blocks.at(-1)).toMatchObject({ kind: "button", label: "Open the application" });
  });

  it("has a subject of a length that mail takes, whatever the titles are", () => {
    const long = { ...staffNews, jobTitle: "T".repeat(200), candidateName: "N".repeat(200) };
    expect(interviewerMail(long, officer, "changed", now).subject.length).toBeLessThanOrEqual(250);
  });
});
