import type { ExpectedField, Truth } from "./truth.ts";

const expected = (values: string[], more: Partial<ExpectedField> = {}): ExpectedField => ({
  values,
  required: true,
  readable: true,
  place: null,
  ...more,
});

/** An old card with its number, its holder and a sex that glare hides. */
export const sampleTruth: Truth = {
  id: "one",
  part: "development",
  kind: "id-front",
  layout: "old-front",
  typefaces: "arimo",
  condition: "glare",
  class: "phone",
  file: "one.jpg",
  type: "image/jpeg",
  width: 100,
  height: 60,
  corners: [
    [0, 0],
    [100, 0],
    [100, 60],
    [0, 60],
  ],
  rotation: 0,
  fields: {
    idNumber: expected(["23456789"]),
    fullName: expected(["JANE WANJIRU NG'ANG'A", "NG'ANG'A JANE WANJIRU"]),
    dateOfBirth: expected(["1990-03-12"]),
    sex: expected(["female"], { readable: false }),
    placeOfIssue: expected(["NYERI"], { required: false }),
  },
  typed: { difference: "none", fullName: "", dateOfBirth: "", idNumber: "", kraPin: "" },
};
