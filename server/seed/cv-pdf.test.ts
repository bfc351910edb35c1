import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { demoCandidates } from "./content/candidates.ts";
import { localPhone } from "./cv/wording.ts";
import { renderCvPdf } from "./cv-pdf.ts";

const candidates = demoCandidates(new Date("2026-11-21T09:00:00Z"));

interface Rendered {
  candidate: (typeof candidates)[number];
  bytes: Uint8Array;
  text: string;
  pages: number;
}

const rendered: Rendered[] = [];
beforeAll(async () => {
  for (const candidate of candidates) {
    const bytes = await renderCvPdf(candidate);
    // The reader takes the bytes that it is given away.
    const { text, totalPages } = await extractText(await getDocumentProxy(bytes.slice()), {
      mergePages: true,
    });
    rendered.push({ candidate, bytes, text, pages: totalPages });
  }
});

describe("renderCvPdf", () => {
  it("gives a text extractor every contact, position, qualification and skill", () => {
    for (const { candidate, text } of rendered) {
      const flat = text.replace(/\s+/g, " ");
      for (const expected of [
        candidate.name,
        candidate.email,
        localPhone(candidate.phone),
        ...candidate.workExperiences.map(({ position, company }) => `${position}, ${company}`),
        ...candidate.educationHistory.map(({ qualification }) => qualification),
        ...candidate.skills,
        ...candidate.referees.map(({ email }) => email),
      ]) {
        expect(flat).toContain(expected);
      }
    }
  });

  it("uses all three layouts and stays under 40 kB and two pages", () => {
    const headings = new Set<string>();
    for (const { bytes, text, pages } of rendered) {
      expect(bytes.length).toBeLessThan(40_000);
      expect(pages).toBeLessThanOrEqual(2);
      headings.add(/CAREER OBJECTIVE|Profile|SUMMARY/.exec(text)?.[0] ?? "none");
    }
    expect(headings).toEqual(new Set(["CAREER OBJECTIVE", "Profile", "SUMMARY"]));
  });

  it("gives the same bytes for the same candidate", async () => {
    for (const { candidate, bytes } of rendered.slice(0, 5))
      expect(await renderCvPdf(candidate)).toEqual(bytes);
  });
});
