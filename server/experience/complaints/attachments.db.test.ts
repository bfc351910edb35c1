import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { archivePaths } from "#server/platform/files/own-data.ts";
import { unpackZip } from "#server/platform/files/zip.ts";
import { createComplaint } from "#server/testing/complaints.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { demoCv } from "#server/testing/files.ts";
import { photograph } from "#server/testing/membership.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { complaintsOf, forgetComplaints } from "./own-data.service.ts";

const app = startTestApp();
let sacco: Awaited<ReturnType<typeof createOrganisation>>;
let staff: TestPerson;
beforeEach(async () => {
  sacco = await createOrganisation(app.current);
  staff = await createStaff(app.current, sacco.id, ["experience"], { firstName: "Amina" });
});

const desk = () => app.current.as(staff.token).experience.complaints;
const open = () => app.current.as(undefined, "sw").experience.complaints;
const complain = (values: Parameters<typeof createComplaint>[2] = {}) =>
  createComplaint(app.current, { slug: sacco.slug, token: staff.token }, values);
const send = async (code: string, file?: File, key = crypto.randomUUID()) =>
  open().addFile({ params: { code }, form: { key }, files: { file: file ?? (await photograph("IMG.jpg")) } });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe("a file of the member", () => {
  it("is kept once, without the place and the device, for the staff and for whoever has the code", async () => {
    const { id, code } = await complain();
    const key = crypto.randomUUID();
    const [first, second] = [await send(code, undefined, key), await send(code, undefined, key)];
    expect(first.attachments).toMatchObject([{ name: "IMG.jpg", type: "image/jpeg" }]);
    expect(second.attachments).toEqual(first.attachments);
    const attachmentId = first.attachments[0]?.id ?? "";
    const own = await bytesOf(await open().addedFile({ params: { code, attachmentId } }));
    expect((await sharp(own).metadata()).exif).toBeUndefined();
    const seen = await bytesOf(await desk().attachment({ params: { id, attachmentId } }));
    expect(seen.equals(own)).toBe(true);
    const shown = await desk().get({ params: { id } });
    expect(shown.attachments).toMatchObject([{ sender: "member", author: null, complaintId: id }]);
    expect(shown.history.map(({ event }) => event)).toContain("attached");
    await expect(desk().detach({ params: { id, attachmentId } })).rejects.toMatchObject({ code: "conflict" });
  });

  it("has no name of its own where the member stays anonymous", async () => {
    const { code } = await complain({ anonymous: true });
    const cv = await demoCv();
    const { attachments } = await send(code, new File([await cv.arrayBuffer()], "Wanjiku Kamau.pdf"));
    expect(attachments.map(({ name }) => name)).toEqual(["document.pdf"]);
    expect(await cv.text()).toContain("/Producer");
    const attachmentId = attachments[0]?.id ?? "";
    const kept = await bytesOf(await open().addedFile({ params: { code, attachmentId } }));
    expect(kept.includes("/Producer")).toBe(false);
    expect((await send(code)).attachments.map(({ name }) => name)).toEqual(["document.pdf", "photo.jpg"]);
  });

  it("is refused for what it is, in the language of the page", async () => {
    const { code } = await complain();
    await expect(send(code, new File(["MZ not a photo"], "photo.jpg"))).rejects.toMatchObject({
      code: "file_type",
      message: expect.stringContaining("JPEG"),
    });
    await open().withdraw({ params: { code } });
    await expect(send(code)).rejects.toMatchObject({ code: "conflict" });
  });

  it("has a case that waits for the member go on", async () => {
    const { id, code } = await complain();
    await desk().act({ params: { id }, body: { action: "acknowledge", version: 1 } });
    await desk().act({ params: { id }, body: { action: "wait", version: 2 } });
    await send(code);
    expect(await desk().get({ params: { id } })).toMatchObject({
      status: "investigating",
      memberWrote: true,
      pausedAt: null,
    });
  });
});

describe("a file of the staff", () => {
  it("stays with the staff, and can be deleted", async () => {
    const { id, code } = await complain();
    const file = await demoCv();
    const { attachments } = await desk().attach({ params: { id }, form: {}, files: { file } });
    expect(attachments).toMatchObject([{ sender: "staff", author: expect.stringContaining("Amina") }]);
    const attachmentId = attachments[0]?.id ?? "";
    expect((await open().track({ params: { code } })).attachments).toEqual([]);
    await expect(open().addedFile({ params: { code, attachmentId } })).rejects.toMatchObject({
      code: "not_found",
    });
    const after = await desk().detach({ params: { id, attachmentId } });
    expect(after.attachments).toEqual([]);
    expect(after.history.map(({ event }) => event)).toContain("attachment_removed");
  });
});

it("is shown in the complaint that another was merged into, and goes back with it", async () => {
  const [one, other] = [await complain(), await complain()];
  await send(one.code);
  const { version } = await desk().get({ params: { id: one.id } });
  const params = { id: one.id };
  const merged = await desk().act({ params, body: { action: "merge", version, into: other.id } });
  const target = await desk().get({ params: { id: other.id } });
  expect(target.attachments).toMatchObject([{ complaintId: one.id }]);
  const attachmentId = target.attachments[0]?.id ?? "";
  await desk().attachment({ params: { id: other.id, attachmentId } });
  await desk().act({ params, body: { action: "unmerge", version: merged.version } });
  expect((await desk().get({ params: { id: other.id } })).attachments).toEqual([]);
  expect((await desk().get({ params })).attachments).toHaveLength(1);
});

it("goes with the export of the case, and of the person, and is deleted with them", async () => {
  const email = `files-${sacco.slug}@mail.example`;
  const { id, code } = await complain({ email });
  await send(code);
  await desk().attach({ params: { id }, form: {}, files: { file: await demoCv() } });
  const zip = await unpackZip(await bytesOf(await desk().export({ params: { id } })), 10_000_000);
  expect([...zip.keys()].sort()).toEqual([
    "attachments/01 IMG.jpg",
    "attachments/02 cv.pdf",
    "data.html",
    "data.json",
  ]);
  const { database } = app.current.platform;
  await inOrganisation(database, sacco.id, async (scope) => {
    expect(await complaintsOf(scope, crypto.randomUUID(), archivePaths())).toEqual([]);
    expect(await forgetComplaints(scope, crypto.randomUUID(), [email])).toHaveLength(2);
  });
  expect((await desk().get({ params: { id } })).attachments).toEqual([]);
});
