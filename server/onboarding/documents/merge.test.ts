import { describe, expect, it } from "vitest";
import { type DocumentFieldName, matchedThreshold } from "#contract/onboarding/documents.ts";
import type { Candidate } from "./candidates.ts";
import { merge } from "./merge.ts";
import { doubted, doubtUnlikely, plausible } from "./plausible.ts";

const candidate = (
  name: DocumentFieldName,
  value: string,
  confidence: number,
  proven = false,
): Candidate => ({
  name,
  value,
  confidence,
  boxes: [],
  again: proven ? null : { pieces: [], read: () => null },
  proven,
});

describe("two readings of a field", () => {
  it("make it surer when they agree, and less sure when they do not", () => {
    const agree = merge([candidate("sex", "male", 0.8), candidate("sex", "male", 0.7)]);
    expect(agree.fields[0]?.confidence).toBeGreaterThan(0.88);
    expect(agree.notices).toEqual([]);
    const differ = merge([candidate("sex", "male", 0.8), candidate("sex", "female", 0.7)]);
    expect(differ.fields[0]?.confidence).toBeLessThan(0.5);
    expect(differ.notices).toEqual(["readings_disagree"]);
  });

  it("give what a check digit proves, however sure the other is", () => {
    const { fields } = merge([
      candidate("dateOfBirth", "1990-01-01", 0.99),
      candidate("dateOfBirth", "1980-01-01", 0.97, true),
    ]);
    expect(fields[0]?.value).toBe("1980-01-01");
  });

  it("are one name in another order, written with the signs that a zone has not", () => {
    const { fields, notices } = merge([
      candidate("fullName", "ONGERA LUCY", 0.9, true),
      candidate("fullName", "LUCY ONG'ERA", 0.8),
    ]);
    expect(fields[0]?.value).toBe("LUCY ONG'ERA");
    expect(notices).toEqual([]);
  });
});

describe("dates that cannot all be right", () => {
  const dates = (birth: string, issue: string, expiry: string) =>
    plausible(
      [
        candidate("dateOfBirth", birth, 0.95),
        candidate("dateOfIssue", issue, 0.95),
        candidate("dateOfExpiry", expiry, 0.95),
      ],
      new Date("2026-11-22"),
    ).map(({ confidence }) => confidence > 0.9);

  it.each([
    ["1990-01-01", "2020-01-01", "2030-01-01", [true, true, true]],
    ["1990-01-01", "1989-01-01", "2005-01-01", [false, false, true]],
    ["2027-01-01", "2028-01-01", "2038-01-01", [false, false, true]],
    ["1890-01-01", "2020-01-01", "2030-01-01", [false, true, true]],
  ])("%s, %s and %s", (birth, issue, expiry, sure) => {
    expect(dates(birth, issue, expiry)).toEqual(sure);
  });
});

describe("a picture that leaves doubts", () => {
  const fields = [
    candidate("placeOfIssue", "MURANGA", 0.99),
    candidate("dateOfBirth", "1968-11-14", 0.99, true),
  ];
  const sure = (verdict: "poor" | "fair", oneOfSeveral = false) =>
    doubted(fields, verdict, oneOfSeveral).flatMap(({ name, confidence }) =>
      confidence >= matchedThreshold ? [name] : [],
    );

  it("makes nothing certain but what a check digit proves, where it is poor", () => {
    expect(sure("poor")).toEqual(["dateOfBirth"]);
    expect(sure("fair")).toEqual(["placeOfIssue", "dateOfBirth"]);
  });

  it("makes nothing certain at all where it shows two documents of one kind", () => {
    expect(sure("fair", true)).toEqual([]);
  });
});

describe("a name that is hardly one", () => {
  const printed = candidate("fullName", "MARY QLUOCH", 0.98);

  it("is not sure, unless the zone says the same", () => {
    expect(merge(doubtUnlikely([printed])).fields[0]?.confidence).toBeLessThan(matchedThreshold);
    const zone = { ...candidate("fullName", "MARY QLUOCH", 0.88), again: null };
    const both = merge(doubtUnlikely([printed, zone])).fields[0];
    expect(both?.confidence).toBeGreaterThan(matchedThreshold);
  });

  it("gives way to what the zone says; no name is sure by its print alone, and a number may be", () => {
    const zone = { ...candidate("fullName", "MARY OLUOCH", 0.88), again: null };
    expect(merge(doubtUnlikely([printed, zone])).fields[0]?.value).toBe("MARY OLUOCH");
    const likely = candidate("fullName", "MARY OLUOCH", 0.98);
    const [name, number] = doubtUnlikely([likely, candidate("idNumber", "12345678", 0.95)]);
    expect(name?.confidence).toBeLessThan(matchedThreshold);
    expect(number?.confidence).toBe(0.95);
    // Nobody has listed it: each letter has to be clear, or it is doubted the more.
    const [rare, rareAndClear] = [0.94, 0.98].map((sure) =>
      doubtUnlikely([candidate("fullName", "MARY NGERIMA", sure)]).map(({ confidence }) => confidence),
    );
    expect(rare?.[0]).toBeLessThan(rareAndClear?.[0] ?? 0);
  });
});
