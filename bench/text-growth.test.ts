import { expect, it, vi } from "vitest";
import { email, oneLine, phone } from "#contract/core/fields.ts";
import { readablePhone, readPhone } from "#contract/core/phone-number.ts";
import { fillTemplate } from "#contract/core/slots.ts";
import { emailTemplateInput, placeholderHints } from "#contract/recruitment/email-templates.ts";
import { toJsonResume } from "#contract/recruitment/json-resume.ts";
import { splitName } from "#server/accounts/naming.ts";
import { readComment } from "#server/experience/sentiment/read-comment.ts";
import { cleanText, type DocumentText, joinSpacedLetters } from "#server/platform/documents/document-text.ts";
import { LineBuilder } from "#server/platform/documents/text-lines.ts";
import { contentDisposition, safeFileName } from "#server/platform/files/names.ts";
import { partPattern, slugOf } from "#server/platform/text.ts";
import { termsOf } from "#server/recruitment/jobs/job-terms.ts";
import { parseSalary } from "#server/recruitment/jobs/salary.ts";
import { readRequiredEducation } from "#server/recruitment/match/education.ts";
import { readYears } from "#server/recruitment/match/experience.ts";
import { createMatcher, scoreMatch } from "#server/recruitment/match/match.ts";
import { readTitle } from "#server/recruitment/match/titles.ts";
import { knownSkillsIn, meanings } from "#server/recruitment/match/words.ts";
import { findAddress } from "#server/recruitment/resume/address.ts";
import { chunksOf, commaParts } from "#server/recruitment/resume/chunks.ts";
import { findEmails, findPhones } from "#server/recruitment/resume/contact.ts";
import { findDates, withoutDates } from "#server/recruitment/resume/dates.ts";
import { headingKind, normaliseHeading } from "#server/recruitment/resume/headings.ts";
import { labelled } from "#server/recruitment/resume/labels.ts";
import { findGrade } from "#server/recruitment/resume/lexicon/grades.ts";
import { organisationScore } from "#server/recruitment/resume/lexicon/organisations.ts";
import { isPlace, mentionsPlace } from "#server/recruitment/resume/lexicon/places.ts";
import { findQualification, institutionScore } from "#server/recruitment/resume/lexicon/qualifications.ts";
import { titleScore } from "#server/recruitment/resume/lexicon/titles.ts";
import { asName } from "#server/recruitment/resume/name.ts";
import { parseResume } from "#server/recruitment/resume/parse-resume.ts";
import { joinWords, plainLine } from "#server/recruitment/resume/resume-lines.ts";
import { tableField } from "#server/recruitment/resume/tables.ts";
import { initialsOf } from "#web/ui/initials.ts";
import { excessiveGrowth, hostileTexts } from "./growth.ts";

// Processor time is what counts here: on a busy machine it is slow to come by.
vi.setConfig({ testTimeout: 300_000 });

const today = new Date("2026-11-21T09:00:00Z");
const job = {
  title: "Loan Officer",
  skills: ["Loan appraisal", "CPA", "MS Excel"],
  requirements: ["Two years of experience"],
  experience: "2 years",
  education: "Degree or CPA(K)",
  description: "Appraise loans.",
};
const personOf = (text: string) => ({
  workExperiences: [
    { position: text, startDate: "2020-01", endDate: "", current: true, description: text },
    { position: "Teller", startDate: "2018-01", endDate: "2019-12", current: false, description: text },
  ],
  education: "degree" as const,
  skills: [text],
  coverLetter: text,
  additionalInfo: text,
});

const documentOf = (texts: readonly string[]): DocumentText => {
  const builder = new LineBuilder();
  const lines = texts.flatMap((text) => builder.line(text) ?? []);
  return {
    kind: "docx",
    pages: [{ number: 1, width: 600, height: 800, blocks: [{ kind: "text", column: "full", lines }] }],
    pageCount: 1,
    links: [],
    flags: { scan: false, twoColumns: false, unreadableFonts: false, truncated: false },
    recognition: null,
  };
};

/** Functions over what a person or a SACCO wrote. A new one goes in here. */
const walkers: Record<string, (text: string) => unknown> = {
  meanings,
  knownSkillsIn,
  readTitle,
  readRequiredEducation,
  readYears,
  "scoreMatch, of the person": (text) => scoreMatch(job, personOf(text), today),
  "scoreMatch, of the job": (text) =>
    scoreMatch(
      { ...job, title: text, skills: [text], requirements: [text], experience: text, education: text },
      personOf("Loan appraisal."),
      today,
    ),
  "createMatcher, for many jobs": (text) => {
    const scoreOf = createMatcher({ ...personOf(text), coverLetter: "", additionalInfo: "" }, today);
    for (let index = 0; index < 10; index += 1) scoreOf(job);
  },
  termsOf: (text) => termsOf({ salary: text, experience: text, education: text }),
  parseSalary,
  slugOf: (text) => slugOf(text, "position"),
  partPattern,
  splitName,
  initialsOf,
  readPhone,
  readablePhone,
  safeFileName: (text) => safeFileName(text, "pdf"),
  contentDisposition: (text) => contentDisposition(text, "inline"),
  "email, oneLine and phone": (text) => [email, oneLine, phone].map((schema) => schema.safeParse(text)),
  fillTemplate: (text) => fillTemplate(text, placeholderHints),
  emailTemplateInput: (text) => emailTemplateInput.safeParse({ name: text, subject: text, body: text }),
  cleanText,
  readComment,
  "LineBuilder.line": (text) => new LineBuilder().line(text),
};

/** Functions over one line of a CV, which `resumeLines` bounds and frees from runs of white space. */
const lineWalkers: Record<string, (line: string) => unknown> = {
  joinSpacedLetters,
  findDates,
  withoutDates: (text) => withoutDates(text, findDates(text)),
  findEmails,
  findPhones,
  asName,
  chunksOf,
  commaParts,
  labelled: (text) => labelled(plainLine(text)),
  findAddress: (text) => findAddress([plainLine(text)]),
  headingKind,
  normaliseHeading,
  tableField,
  findQualification,
  institutionScore,
  organisationScore,
  titleScore,
  isPlace,
  mentionsPlace,
  findGrade,
  joinWords: (text) => joinWords(text, text),
};

function slowTexts(
  work: (text: string) => unknown,
  sizes: readonly number[],
  asRead = (text: string) => text,
) {
  return Object.entries(hostileTexts).flatMap(([name, textOf]) => {
    for (const size of sizes) {
      const texts = new Map([size, 4 * size].map((length) => [length, asRead(textOf(length))]));
      const growth = excessiveGrowth((length) => work(texts.get(length) ?? ""), size);
      if (growth !== null) return [`${name}: ${growth.toFixed(1)} times from ${size} to ${4 * size}`];
    }
    return [];
  });
}

it.each(Object.entries(walkers))("%s grows no faster than its text", (_, walk) => {
  // Small first: what grows with the third power would not end on the large one.
  expect(slowTexts(walk, [100, 500, 2500])).toEqual([]);
});

const maxLineLength = 1_500;
const asLine = (text: string) => text.replace(/\s+/g, " ").slice(0, maxLineLength);

it.each(Object.entries(lineWalkers))("%s grows no faster than its line", (_, walk) => {
  expect(slowTexts(walk, [maxLineLength / 4], asLine)).toEqual([]);
});

const headings = ["", "Work Experience", "Education", "Skills", "Referees", "Profile"];

it.each(headings)("a CV grows no slower to read than its lines under the heading “%s”", (heading) => {
  const slow = Object.entries(hostileTexts).flatMap(([name, textOf]) => {
    const line = textOf(80).replaceAll("\n", " ");
    const growth = excessiveGrowth(
      (lines) => toJsonResume(parseResume(documentOf([heading, ...Array<string>(lines).fill(line)]))),
      50,
    );
    return growth === null ? [] : [`${name}: ${growth.toFixed(1)} times`];
  });
  expect(slow).toEqual([]);
});
