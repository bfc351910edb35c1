import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { demoCandidates } from "./content/candidates.ts";
import { localPhone } from "./cv/wording.ts";
import { renderCvPdf } from "./cv-pdf.ts";

const candidates = demoCandidates(new Date("2026-11-21T09:00:00Z"));

describe("renderCvPdf", () => {
  it("gives a text extractor every contact, position, qualification and skill", async () => {
    for (const candidate of candidates) {
      const { text } = await extractText(await getDocumentProxy(await renderCvPdf(candidate)), {
        mergePages: true,
      });
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

  it("uses all three layouts and stays under 40 kB and two pages", async () => {
    const headings = new Set<string>();
    for (const candidate of candidates) {
      const bytes = await renderCvPdf(candidate);
      expect(bytes.length).toBeLessThan(40_000);
      const { text, totalPages } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
      expect(totalPages).toBeLessThanOrEqual(2);
      headings.add(/CAREER OBJECTIVE|Profile|SUMMARY/.exec(text)?.[0] ?? "none");
    }
    expect(headings).toEqual(new Set(["CAREER OBJECTIVE", "Profile", "SUMMARY"]));
  });

  it("gives the same bytes for the same candidate", async () => {
    for (const candidate of candidates.slice(0, 5)) {
      expect(await renderCvPdf(candidate)).toEqual(await renderCvPdf(candidate));
    }
  });
});
