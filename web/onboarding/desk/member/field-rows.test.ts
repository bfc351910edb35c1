import { describe, expect, it } from "vitest";
import type { IdentityCheck } from "#contract/onboarding/checks.ts";
import { readEvidence } from "./evidence.ts";
import { fieldRows, typedValues } from "./field-rows.ts";

const kept = (kind: IdentityCheck["kind"], result: object, evidence: object = {}): IdentityCheck => ({
  id: crypto.randomUUID(),
  reference: "case",
  kind,
  outcome: "x",
  engine: "x",
  engineVersion: "1",
  checkedAt: "2026-11-22T09:14:00.000Z",
  checkedBy: null,
  result: { ...result },
  evidence: { ...evidence },
});

const quality = {
  width: 800,
  height: 500,
  blur: 0,
  glare: 0,
  rotation: 0,
  framing: "whole",
  verdict: "good",
};
const reading = (fullName: string) => ({
  fields: { fullName: { value: fullName, confidence: 0.97, box: { x: 1, y: 2, width: 3, height: 4 } } },
  quality,
  notices: [],
});
const differs = { outcome: "differs", score: 0.1, reasons: [{ code: "other_names", words: "Other names" }] };
const onFront = { documentKind: "id-front" };

const evidence = readEvidence([
  kept("document", reading("WANJIKU KAMAU"), onFront),
  kept("comparison", { fullName: differs, dateOfBirth: differs }, onFront),
  kept("document", reading("AN EARLIER READING"), onFront),
  kept(
    "registry",
    {
      outcome: "matched",
      mismatched: [],
      comparison: { dateOfBirth: differs },
      reason: null,
      registry: "sandbox",
      answeredAt: null,
      askedAgain: false,
    },
    { answer: { kind: "found", person: { fullName: "Wanjiku Kamau" } } },
  ),
  kept("faces", { somethingElse: true }),
]);

describe("the fields of a document", () => {
  it("are its latest reading, beside what was typed and what the registry says", () => {
    const [name, born] = fieldRows("id-front", evidence, {
      fullName: "Achieng Otieno",
      dateOfBirth: "1990-03-12",
    });
    expect(name).toMatchObject({
      typed: "Achieng Otieno",
      read: "WANJIKU KAMAU",
      confidence: 0.97,
      registry: "Wanjiku Kamau",
      comparison: { outcome: "differs" },
    });
    // It was compared and not found on the document.
    expect(born).toMatchObject({ field: "dateOfBirth", typed: "1990-03-12", read: "", confidence: null });
  });

  it("say where the registry holds something else, whatever the document says", () => {
    const [name, born] = fieldRows("id-front", evidence, {});
    expect(name?.registryComparison).toBeNull();
    expect(born?.registryComparison).toMatchObject({ outcome: "differs" });
  });

  it("write a sex out, as it is typed", () => {
    const read = {
      ...reading("WANJIKU KAMAU"),
      fields: { sex: { value: "female", confidence: 1, box: null } },
    };
    const onBack = readEvidence([kept("document", read, { documentKind: "id-back" })]);
    expect(fieldRows("id-back", onBack, { sex: "Female" })).toMatchObject([
      { typed: "Female", read: "Female" },
    ]);
  });

  it("are none for a document that nothing was read on", () => {
    expect(fieldRows("kra-pin", evidence, {})).toEqual([]);
  });

  it("leave out what a check of another shape says", () => {
    expect(evidence.faces).toBeNull();
  });
});

it.each([
  ["national_id" as const, { idNumber: "23456789", documentNumber: "" }],
  ["passport" as const, { idNumber: "", documentNumber: "23456789" }],
])("takes the typed number for that of the document which was shown: %s", (identityDocument, typed) => {
  const member = { fullName: "Wanjiku Kamau", idNumber: "23456789", dateOfBirth: null, kraPin: null };
  expect(typedValues({ member, application: { form: { identityDocument } } })).toMatchObject(typed);
});
