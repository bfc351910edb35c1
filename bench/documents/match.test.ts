import { describe, expect, it } from "vitest";
import { judge, safeThreshold, tally } from "./match.ts";
import { sampleTruth } from "./sample-truth.ts";

const outcomes = (read: Parameters<typeof judge>[1]) =>
  Object.fromEntries(judge(sampleTruth, read).map(({ field, outcome }) => [field, outcome]));

describe("the score of a reading", () => {
  it("takes names in any case, with one kind of apostrophe, and numbers without spaces", () => {
    expect(
      outcomes({
        idNumber: { value: "2345 6789", confidence: 1 },
        fullName: { value: "Ng’ang’a  Jane Wanjiru", confidence: 1 },
        dateOfBirth: { value: "1990-03-12", confidence: 1 },
      }),
    ).toMatchObject({ idNumber: "right", fullName: "right", dateOfBirth: "right" });
  });

  it("takes no other spelling, date or number", () => {
    expect(
      outcomes({
        idNumber: { value: "23456780", confidence: 1 },
        fullName: { value: "JANE WANJIKU NG'ANG'A", confidence: 1 },
        dateOfBirth: { value: "1990-12-03", confidence: 1 },
      }),
    ).toMatchObject({ idNumber: "wrong", fullName: "wrong", dateOfBirth: "wrong" });
  });

  it("asks only for what can be seen and is printed", () => {
    expect(outcomes({})).toEqual({
      idNumber: "missing",
      fullName: "missing",
      dateOfBirth: "missing",
      sex: "nothing",
      placeOfIssue: "nothing",
    });
    expect(tally(judge(sampleTruth, {}), 0.9)).toMatchObject({ fields: 3, right: 0, missing: 3 });
  });

  it("holds against a reader what it is sure of: hidden fields and those that are not there too", () => {
    const judged = judge(sampleTruth, {
      sex: { value: "male", confidence: 0.95 },
      kraPin: { value: "A012345678Z", confidence: 0.6 },
      idNumber: { value: "23456789", confidence: 0.97 },
      fullName: { value: "JANE WANJIRU NG'ANG'A", confidence: 0.5 },
    });
    expect(tally(judged, 0.9)).toEqual({
      fields: 3,
      right: 2,
      wrong: 0,
      missing: 1,
      shown: 1,
      shownWrong: 1,
    });
    expect(tally(judged, 0.5).shownWrong).toBe(2);
  });

  it("finds the lowest threshold that shows nothing wrong", () => {
    const wrongAt = (confidence: number) => judge(sampleTruth, { idNumber: { value: "1", confidence } });
    expect(safeThreshold(wrongAt(0.934))).toBe(0.94);
    expect(safeThreshold(wrongAt(0.9))).toBe(0.91);
    expect(safeThreshold(wrongAt(1))).toBe(1.01);
    expect(safeThreshold(judge(sampleTruth, {}))).toBe(0.01);
  });
});
