import sharp from "sharp";
import { v4 } from "uuid";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { handOverMinutes } from "#contract/onboarding/applications.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { demoCv } from "#server/testing/files.ts";
import {
  addDocument,
  applicantValues,
  beginApplication,
  nationalIdKinds,
  photograph,
  submit,
} from "#server/testing/membership.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();

let sacco: Awaited<ReturnType<typeof createOrganisation>>;
let officer: TestPerson;
beforeAll(async () => {
  sacco = await createOrganisation(app.current);
  officer = await createStaff(app.current, sacco.id, ["onboarding"]);
});

const applicant = () => app.current.as().membership;
const kindsOf = async (key: string) =>
  (await applicant().get({ params: { key } })).documents.map(({ kind }) => kind);

async function contentOf(key: string, id: string): Promise<Buffer> {
  const url = `/api/membership-applications/${key}/documents/${id}/content`;
  const answer = await app.current.http.inject({ method: "GET", url });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["cache-control"]).toBe("private, no-store");
  return answer.rawPayload;
}

describe("a document", () => {
  it("is kept without the place and the device, readable for the key's holder, and each view noted", async () => {
    const { key } = await beginApplication(app.current, sacco.slug);
    const original = await sharp(Buffer.from(await (await photograph()).arrayBuffer())).metadata();
    expect(original.exif).toBeDefined();
    const document = await addDocument(app.current, key, "id-front");
    expect(document).toMatchObject({ kind: "id-front", contentType: "image/jpeg", capturedBy: null });
    const kept = await sharp(await contentOf(key, document.id)).metadata();
    expect(kept).toMatchObject({ width: 640, height: 400 });
    expect(kept.exif).toBeUndefined();
    const owner = await createStaff(app.current, sacco.id, ["owner"]);
    const { rows } = await app.current
      .as(owner.token)
      .workspace.audit.list({ query: { kind: ["documents"] } });
    expect(rows[0]).toMatchObject({ action: "application_document.viewed" });
  });

  it("is made once of one upload, and takes the place of the one before", async () => {
    const { key } = await beginApplication(app.current, sacco.slug);
    const clientId = v4();
    const first = await addDocument(app.current, key, "kra-pin", clientId);
    expect(await addDocument(app.current, key, "kra-pin", clientId)).toEqual(first);
    const second = await addDocument(app.current, key, "kra-pin");
    expect(await kindsOf(key)).toEqual(["kra-pin"]);
    await expect(applicant().documentContent({ params: { key, id: first.id } })).rejects.toMatchObject({
      code: "not_found",
    });
    await applicant().removeDocument({ params: { key, id: second.id } });
    await applicant().removeDocument({ params: { key, id: second.id } });
    expect(await kindsOf(key)).toEqual([]);
  });

  it("may be a PDF, but not where a face is wanted", async () => {
    const { key } = await beginApplication(app.current, sacco.slug);
    const form = { clientId: v4(), method: "file" as const };
    const files = { document: await demoCv() };
    const params = { key };
    expect(
      await applicant().addDocument({ params, form: { ...form, kind: "kra-pin" }, files }),
    ).toMatchObject({ contentType: "application/pdf" });
    await expect(
      applicant().addDocument({ params, form: { ...form, clientId: v4(), kind: "passport-photo" }, files }),
    ).rejects.toMatchObject({ code: "file_type" });
    const broken = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], "id.jpg");
    await expect(
      applicant().addDocument({
        params,
        form: { ...form, clientId: v4(), kind: "id-back" },
        files: { document: broken },
      }),
    ).rejects.toMatchObject({ code: "file_damaged" });
    expect(await kindsOf(key)).toEqual(["kra-pin"]);
  });

  it("of another application is not there", async () => {
    const [own, other] = [
      await beginApplication(app.current, sacco.slug),
      await beginApplication(app.current, sacco.slug),
    ];
    const document = await addDocument(app.current, own.key, "id-front");
    const params = { key: other.key, id: document.id };
    await expect(applicant().documentContent({ params })).rejects.toMatchObject({ code: "not_found" });
    await applicant().removeDocument({ params });
    expect(await kindsOf(own.key)).toEqual(["id-front"]);
  });
});

describe("another phone", () => {
  it("photographs the documents for some minutes, and sees and does nothing else", async () => {
    const { key } = await beginApplication(app.current, sacco.slug);
    const handOver = await applicant().handOver({ params: { key } });
    const params = { key: handOver.key };
    expect(await applicant().capture({ params })).toEqual({
      slug: sacco.slug,
      organization: sacco.name,
      language: "en",
      identityDocument: "national_id",
      documents: [],
      parts: [],
    });
    const document = await addDocument(app.current, handOver.key, "passport-photo");
    expect(await kindsOf(key)).toEqual(["passport-photo"]);
    await expect(applicant().get({ params })).rejects.toMatchObject({ code: "not_found" });
    await expect(
      applicant().documentContent({ params: { ...params, id: document.id } }),
    ).rejects.toMatchObject({ code: "not_found" });
    await expect(applicant().handOver({ params })).rejects.toMatchObject({ code: "not_found" });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + (handOverMinutes + 1) * 60_000 });
    try {
      await expect(applicant().capture({ params })).rejects.toMatchObject({ code: "gone" });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("an officer who helps", () => {
  it("is named with each picture, and may not verify the member", async () => {
    const staff = app.current.as(officer.token);
    const values = applicantValues();
    const body = { clientId: v4(), language: "en" as const, step: 1, values };
    const { key, id } = await staff.membership.assisted.start({ body });
    for (const kind of nationalIdKinds) {
      const document = await staff.membership.assisted.addDocument({
        params: { id },
        form: { kind, clientId: v4(), method: "camera" },
        files: { document: await photograph() },
      });
      expect(document.capturedBy).toBe("Achieng Otieno");
    }
    await submit(app.current, key, values);
    const { rows } = await staff.members.list({ query: { q: values.idNumber } });
    expect(rows[0]).toMatchObject({ createdBy: "Achieng Otieno", abilities: { verify: false } });
    const colleague = await createStaff(app.current, sacco.id, ["onboarding"]);
    const theirs = await app.current.as(colleague.token).members.list({ query: { q: values.idNumber } });
    expect(theirs.rows[0]?.abilities.verify).toBe(true);
  });
});
