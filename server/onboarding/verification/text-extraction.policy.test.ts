import { describe, expect, it } from "vitest";
import type { DocumentReading, IdentityDocumentKind } from "#contract/onboarding/documents.ts";
import { compareDetails } from "../comparison/compare-details.ts";
import { judgeDocuments, sidesOf } from "./text-extraction.policy.ts";

const typed = {
  fullName: "Grace Wanjiku Kamau",
  dateOfBirth: "1990-03-12",
  sex: "Female",
  idNumber: "23456789",
  kraPin: "A012345678Z",
};

const card = { fullName: "GRACE WANJIKU KAMAU", dateOfBirth: "1990-03-12", idNumber: "23456789" };

function reading(values: Record<string, string>, confidence: number, more: Partial<DocumentReading> = {}) {
  const fields = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, confidence, box: null }]),
  );
  const quality = { width: 1, height: 1, blur: 0, glare: 0, rotation: 0, framing: "whole" } as const;
  return { fields, quality: { ...quality, verdict: "good" as const }, notices: [], ...more };
}

function judge(kind: IdentityDocumentKind, read: DocumentReading) {
  const sides = sidesOf(kind, typed, read);
  return judgeDocuments([{ kind, reading: read, comparison: compareDetails(sides.typed, sides.read) }]);
}

describe("documents that were read", () => {
  it("match where they say what was typed, also with a shorter name and more fields than were typed", () => {
    const read = { ...card, fullName: "KAMAU GRACE", serialNumber: "231456789", placeOfIssue: "KIAMBU" };
    expect(judge("id-front", reading(read, 0.95))).toEqual({ outcome: "matched", flags: [] });
    expect(judge("kra-pin", reading({ kraPin: "A012345678Z" }, 0.95)).outcome).toBe("matched");
    // The back need not say anything that was typed.
    expect(judge("id-back", reading({ district: "KIAMBU" }, 0.95)).outcome).toBe("matched");
  });

  it("contradict what was typed only where they were read for sure", () => {
    const other = { ...card, idNumber: "23456780" };
    expect(judge("id-front", reading(other, 0.95))).toEqual({
      outcome: "mismatch",
      flags: [
        {
          code: "document_mismatch",
          subject: "id-front.idNumber",
          detail: "Front of the ID: the ID number differs (one digit differs).",
        },
      ],
    });
    const { outcome, flags } = judge("id-front", reading(other, 0.7));
    expect(outcome).toBe("uncertain");
    expect(flags[0]?.detail).toMatch(/may differ/);
  });

  it("name what is missing, and no name or number in any flag", () => {
    const { idNumber: _, ...without } = card;
    expect(judge("id-front", reading(without, 0.95))).toMatchObject({
      outcome: "uncertain",
      flags: [{ code: "document_unread", detail: "Front of the ID: the ID number was not found." }],
    });
    const { flags } = judge("id-front", reading({ ...card, fullName: "MERCY CHEBET ROTICH" }, 0.95));
    expect(JSON.stringify(flags)).not.toMatch(/MERCY|Grace|2345/i);
  });

  it("are flagged once where nothing can be read, where they are another document, and where they are poor", () => {
    const nothing = reading({}, 0, { notices: ["no_document"] });
    expect(judge("passport", nothing).flags).toEqual([
      { code: "document_unread", subject: "passport", detail: "Passport: no document was found in it." },
    ]);
    const wrong = reading(card, 0.95, { notices: ["wrong_kind"] });
    expect(judge("id-front", wrong)).toMatchObject({
      outcome: "uncertain",
      flags: [{ code: "document_unread" }],
    });
    const { quality } = reading(card, 0.95);
    const poor = reading(card, 0.95, { quality: { ...quality, verdict: "poor" } });
    expect(judge("id-front", poor)).toMatchObject({
      outcome: "uncertain",
      flags: [{ code: "document_poor" }],
    });
    expect(judgeDocuments([]).outcome).toBe("uncertain");
  });
});
