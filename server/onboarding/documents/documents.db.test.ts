import { beforeAll, expect, it } from "vitest";
import { calls } from "#contract/calls.ts";
import { createClient } from "#contract/core/client.ts";
import { progressLines } from "#contract/core/progress-lines.ts";
import {
  type DocumentReading,
  type IdentityDocumentKind,
  identityDocumentCalls,
  matchedThreshold,
} from "#contract/onboarding/documents.ts";
import { maxPictureBytes } from "#contract/onboarding/pictures.ts";
import { fixture } from "#server/platform/files/fixtures/build.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { describeOnce } from "#server/testing/once.ts";
import { addressOf, startTestApp } from "#server/testing/test-app.ts";
import { entriesOf } from "../../../bench/documents/catalogue.ts";
import { makeDocument } from "../../../bench/documents/make-document.ts";
import type { Condition, Truth } from "../../../bench/documents/truth.ts";

const app = startTestApp();
let address: string;
let officer: TestPerson;
beforeAll(async () => {
  address = await addressOf(app.current);
  const { id } = await createOrganisation(app.current);
  officer = await createStaff(app.current, id, ["onboarding"]);
});

const client = (person: TestPerson) => {
  const { documents } = createClient(calls, { baseUrl: address }).identity;
  const headers = { authorization: `Bearer ${person.token}` };
  return (
    form: { kind: IdentityDocumentKind; reference?: string },
    document: File,
    onProgress?: (step: { percent: number }) => void,
  ) => documents.read({ form, files: { document }, headers, ...(onProgress ? { onProgress } : {}) });
};

/** A document of the set, in a condition of its own choice: the first of its layout, or a later one. */
async function drawn(layout: Truth["layout"], condition: Condition, place = 0) {
  const entry = entriesOf("development").filter((one) => one.layout === layout)[place];
  if (!entry) throw new Error(`There is no ${layout}`);
  const { bytes, truth } = await makeDocument({ ...entry, condition });
  return { truth, file: new File([new Uint8Array(bytes)], truth.file, { type: truth.type }) };
}

/** Two documents side by side on a table. */
async function together(first: Truth["layout"], second: Truth["layout"]) {
  const sharp = (await import("sharp")).default;
  const both = [await drawn(first, "clean", 0), await drawn(second, "clean", 1)];
  const pictures = await Promise.all(
    both.map(async ({ file }) =>
      sharp(await file.arrayBuffer())
        .resize({ width: 1000 })
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const heights = pictures.map(({ info }) => info.height);
  const [above = 0, below = 0] = heights;
  const picture = await sharp({
    create: { width: 1200, height: above + below + 180, channels: 3, background: "#5b4636" },
  })
    .composite(
      pictures.map(({ data }, index) => ({ input: data, left: 100, top: index === 0 ? 60 : above + 120 })),
    )
    .jpeg()
    .toBuffer();
  return {
    truths: both.map(({ truth }) => truth),
    file: new File([new Uint8Array(picture)], "both.jpg", { type: "image/jpeg" }),
  };
}

/** Everything that stands there and can be read is found as it stands, and nothing is invented. */
function expectFields(found: DocumentReading["fields"], truth: Truth): void {
  for (const [name, expected] of Object.entries(truth.fields)) {
    const field = found[name as keyof typeof found];
    if (expected.required && expected.readable) expect(expected.values, name).toContain(field?.value);
    else if (field) expect(expected.values, name).toContain(field.value);
  }
}

/** A PDF that counts no pages, and names one only where none belongs. */
const withoutPages = new TextEncoder().encode(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n" +
    "%/Type/Page \ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n",
);

describeOnce("reading an identity document", () => {
  it.each([
    ["maisha-front", "clean"],
    ["old-back", "turned"],
    ["maisha-back", "clean"],
    ["passport", "upside-down"],
    ["kra-pin", "pdf-text"],
    ["kra-pin", "pdf-scan"],
  ] as const)("finds what stands on %s, %s", async (layout, condition) => {
    const { truth, file } = await drawn(layout, condition);
    const { fields, quality } = await client(officer)({ kind: truth.kind }, file);
    expectFields(fields, truth);
    expect(quality.verdict).not.toBe("poor");
  });

  it("tells how far it is, where a value stands, and keeps the answer under the case that it is given", async () => {
    const { truth, file } = await drawn("old-front", "perspective");
    const told: number[] = [];
    const reading = await client(officer)({ kind: "id-front", reference: "case-read" }, file, ({ percent }) =>
      told.push(percent),
    );
    expectFields(reading.fields, truth);
    expect(reading.quality.verdict).not.toBe("poor");
    expect(told.length).toBeGreaterThan(2);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(reading.quality).toMatchObject({ width: truth.width, height: truth.height });
    const corners = truth.fields.idNumber?.place ?? [];
    const box = reading.fields.idNumber?.box;
    const [x, y] = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / 4);
    expect(box?.x).toBeLessThan(x ?? 0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(x ?? 0);
    expect(box?.y).toBeLessThan(y ?? 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(y ?? 0);
    const { checks } = app.current.as(officer.token).identity;
    const { rows } = await checks.list({ params: { id: "case-read" } });
    expect(rows).toMatchObject([
      {
        kind: "document",
        outcome: reading.quality.verdict,
        result: reading,
        evidence: { documentKind: "id-front" },
      },
    ]);
    expect(JSON.stringify(rows[0]?.evidence)).toMatch(/"sha256":"[0-9a-f]{64}"/);
  });

  it("reads small print that lies askew", async () => {
    const entry = entriesOf("held-out", "baringo").find(({ id }) => id.endsWith("maisha-front-22"));
    if (!entry) throw new Error("There is no such document");
    const { bytes, truth } = await makeDocument(entry);
    const file = new File([new Uint8Array(bytes)], truth.file, { type: truth.type });
    expectFields((await client(officer)({ kind: truth.kind }, file)).fields, truth);
  });

  it("says where both sides of a card lie in one picture, and reads the one that is asked for", async () => {
    const { truths, file } = await together("maisha-front", "maisha-back");
    const told = { "id-front": "idNumber", "id-back": "mrz" } as const;
    for (const { kind, fields: expected } of truths) {
      const { fields, notices } = await client(officer)({ kind }, file);
      const field = told[kind as keyof typeof told];
      expect(expected[field]?.values).toContain(fields[field]?.value);
      expect(notices).toContain("several_documents");
    }
  });

  it("is sure of nothing where two cards of one kind lie in one picture", async () => {
    const { file } = await together("old-front", "old-front");
    const { fields, notices } = await client(officer)({ kind: "id-front" }, file);
    expect(notices).toContain("several_documents");
    expect(Object.values(fields).filter(({ confidence }) => confidence >= matchedThreshold)).toEqual([]);
    const { notices: alone } = await client(officer)(
      { kind: "id-front" },
      (await drawn("old-front", "table")).file,
    );
    expect(alone).not.toContain("several_documents");
  });

  it.each([
    ["the front of a card", "id-front", "maisha-back"],
    ["a certificate", "kra-pin", "passport"],
    ["a passport", "passport", "kra-pin"],
  ] as const)("says that another kind was sent as %s", async (_, kind, layout) => {
    const { file } = await drawn(layout, "clean");
    expect((await client(officer)({ kind }, file)).notices).toContain("wrong_kind");
  });

  it("says that there is no document", async () => {
    const sharp = (await import("sharp")).default;
    const empty = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#8a7a60" } })
      .jpeg()
      .toBuffer();
    const answer = await client(officer)(
      { kind: "passport" },
      new File([new Uint8Array(empty)], "table.jpg"),
    );
    expect(answer).toMatchObject({
      fields: {},
      notices: ["no_document"],
      quality: { framing: "not_found", verdict: "poor" },
    });
  });

  it.each([
    ["a password", new Uint8Array(fixture("aes-256-locked.pdf")), "file_encrypted"],
    ["no picture", new TextEncoder().encode("hello"), "file_type"],
    ["nothing", new Uint8Array(), "file_empty"],
    ["a broken picture", new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), "file_damaged"],
    ["no pages", withoutPages, "file_empty"],
  ])("refuses a file with %s", async (_, bytes, code) => {
    const file = new File([bytes], "document.jpg");
    await expect(client(officer)({ kind: "id-front" }, file)).rejects.toMatchObject({ code });
  });

  it("refuses a file that is larger than its own limit, and names that", async () => {
    const file = new File([new Uint8Array(maxPictureBytes + 1)], "document.jpg");
    await expect(client(officer)({ kind: "id-front" }, file)).rejects.toMatchObject({
      code: "file_too_large",
      message: "The file is larger than 15 MB.",
    });
  });

  it("is for those who take members in", async () => {
    const { id } = await createOrganisation(app.current);
    const recruiter = await createStaff(app.current, id, ["hr"]);
    const { file } = await drawn("old-front", "clean");
    await expect(client(recruiter)({ kind: "id-front" }, file)).rejects.toMatchObject({ code: "forbidden" });
  });

  it("stops with its caller, and keeps nothing", async () => {
    const { file } = await drawn("passport", "clean");
    const leaving = new AbortController();
    const body = new FormData();
    body.append("kind", "passport");
    body.append("reference", "case-left");
    body.append("document", file);
    const answer = await fetch(`${address}${identityDocumentCalls.read.path}`, {
      method: "POST",
      body,
      headers: { accept: progressLines, authorization: `Bearer ${officer.token}` },
      signal: leaving.signal,
    });
    await answer.body?.getReader().read();
    leaving.abort();
    // Documents are read one after the other: this one is only begun when the other has ended.
    const { truth: next, file: nextFile } = await drawn("kra-pin", "pdf-text");
    expectFields((await client(officer)({ kind: next.kind }, nextFile)).fields, next);
    const { checks } = app.current.as(officer.token).identity;
    await expect(checks.list({ params: { id: "case-left" } })).rejects.toMatchObject({ code: "not_found" });
  });
});
