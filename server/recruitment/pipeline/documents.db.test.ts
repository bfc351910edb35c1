import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { auditEvents } from "#server/platform/audit/audit.table.ts";
import { nairobiDayAfter } from "#server/platform/clock.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { createCandidate, createOrganisation, createStaff } from "#server/testing/factories.ts";
import { createHiring, interviewPlan, smallPdf } from "#server/testing/hiring.ts";
import { linkIn, mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let organisationId: string;
beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
});

const dueDate = nairobiDayAfter(new Date(), 5);
const wanted = { title: "KRA PIN certificate", note: "Both pages, please.", dueDate };

async function setUp() {
  const hiring = await createHiring(app.current, organisationId);
  const staff = app.current.as(hiring.hr.token);
  const me = app.current.as(hiring.candidate.token);
  return { ...hiring, staff, me };
}

/** An open request. */
async function asked() {
  const hiring = await setUp();
  const { documentRequests } = await hiring.staff.hiring.requestDocument({
    params: hiring.params,
    body: wanted,
  });
  return { ...hiring, request: { id: documentRequests[0]?.id ?? "" } };
}

/** A request whose document has come. */
async function received() {
  const hiring = await asked();
  await hiring.me.applications.uploadDocument({
    params: hiring.request,
    form: {},
    files: { document: smallPdf() },
  });
  return hiring;
}

describe("a request", () => {
  it("is the candidate's next action, until the day it is due", async () => {
    const { me, params, candidate } = await asked();
    expect(await me.applications.get({ params })).toMatchObject({
      openDocuments: 1,
      nextAction: { type: "document", description: "Upload: KRA PIN certificate", dueDate },
      documentRequests: [{ ...wanted, state: "open", file: null }],
    });
    const [mail] = await mailsTo(app.current, candidate.email);
    expect(mail?.subject).toBe("Please send us: KRA PIN certificate");
    expect(mail?.message?.blocks).toContainEqual({ kind: "quote", text: wanted.note });
    expect(linkIn(mail).hash).toBe("#documents");
  });

  it("comes after an interview that is sooner", async () => {
    const { staff, me, params, hr } = await asked();
    const body = interviewPlan({ interviewerIds: [hr.userId] });
    await staff.hiring.scheduleInterview({ params, body });
    expect((await me.applications.get({ params })).nextAction.type).toBe("interview");
    await staff.hiring.requestDocument({ params, body: { title: "National ID" } });
    expect((await me.applications.get({ params })).openDocuments).toBe(2);
  });

  it("goes once, however often it is sent", async () => {
    const { staff, params, candidate } = await setUp();
    const body = { ...wanted, key: crypto.randomUUID() };
    await Promise.all([1, 2, 3].map(() => staff.hiring.requestDocument({ params, body })));
    expect((await staff.hiring.get({ params })).documentRequests).toHaveLength(1);
    expect(await mailsTo(app.current, candidate.email)).toHaveLength(2);
  });

  it("names no day that has passed", async () => {
    const { staff, params } = await setUp();
    await expect(
      staff.hiring.requestDocument({ params, body: { ...wanted, dueDate: "2024-02-29" } }),
    ).rejects.toMatchObject({ code: "validation", fields: { dueDate: expect.any(String) } });
  });

  it("is taken back before the document has come, not after", async () => {
    const { staff, me, params, request, candidate } = await asked();
    await staff.hiring.cancelDocumentRequest({ params: request });
    await staff.hiring.cancelDocumentRequest({ params: request });
    expect((await me.applications.get({ params })).documentRequests).toMatchObject([{ state: "cancelled" }]);
    expect((await mailsTo(app.current, candidate.email))[0]?.subject).toBe(
      "No longer needed: KRA PIN certificate",
    );
    expect(await mailsTo(app.current, candidate.email)).toHaveLength(3);
    const late = app.current.as(candidate.token, "sw").applications;
    await expect(
      late.uploadDocument({ params: request, form: {}, files: { document: smallPdf() } }),
    ).rejects.toMatchObject({ code: "conflict", message: "Hati hii haiombwi tena." });
    const other = await received();
    await expect(other.staff.hiring.cancelDocumentRequest({ params: other.request })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("is still possible after the acceptance, not after a rejection", async () => {
    const { staff, params } = await setUp();
    const move = (status: "accepted" | "rejected") =>
      staff.hr.applications.updateStatus({ params, body: { status } });
    await move("accepted");
    await staff.hiring.requestDocument({ params, body: wanted });
    await move("rejected");
    await expect(staff.hiring.requestDocument({ params, body: wanted })).rejects.toMatchObject({
      code: "conflict",
    });
  });
});

describe("an upload", () => {
  it("is there for staff to open, and they are notified", async () => {
    const { staff, me, params, request, hr } = await received();
    expect(await me.applications.get({ params })).toMatchObject({
      openDocuments: 0,
      documentRequests: [{ state: "received", file: { name: "certificate.pdf", type: "application/pdf" } }],
    });
    expect((await mailsTo(app.current, hr.email))[0]?.subject).toBe(
      "Achieng Otieno uploaded: KRA PIN certificate",
    );
    expect((await staff.hr.applications.get({ params })).nextAction).toMatchObject({
      type: "document",
      description: "Check the document: KRA PIN certificate",
    });
    const file = await staff.hiring.documentFile({ params: request });
    expect(await file.text()).toBe(await smallPdf().text());
    const trail = await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.select().from(auditEvents).where(eq(auditEvents.subjectId, params.id)),
    );
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["document.requested", "document.uploaded", "document.viewed"]),
    );
  });

  it("takes the place of an earlier one, which is let go", async () => {
    const { me, params, request } = await received();
    await me.applications.uploadDocument({
      params: request,
      form: {},
      files: { document: smallPdf("better.pdf") },
    });
    expect((await me.applications.get({ params })).documentRequests[0]?.file?.name).toBe("better.pdf");
    const files = await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.select().from(storedFiles).where(eq(storedFiles.organisationId, organisationId)),
    );
    expect(files.filter(({ kept }) => !kept).map(({ name }) => name)).toContain("certificate.pdf");
  });

  it("can be opened again by the person it is from, and by no other candidate", async () => {
    const { me, staff, request } = await received();
    const file = await me.applications.documentFile({ params: request });
    expect(await file.text()).toBe(await smallPdf().text());
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("content-disposition")).toContain('filename="certificate.pdf"');
    expect(file.headers.get("cache-control")).toBe("private, no-store");
    // Also when it was asked for once more, and is no longer the one that counts.
    const body = { decision: "ask_again", note: "The second page is missing." } as const;
    await staff.hiring.reviewDocument({ params: request, body });
    expect((await me.applications.documentFile({ params: request })).status).toBe(200);
    const stranger = app.current.as((await createCandidate(app.current)).token);
    const hidden = { code: "not_found" };
    await expect(stranger.applications.documentFile({ params: request })).rejects.toMatchObject(hidden);
    await expect(staff.applications.documentFile({ params: request })).rejects.toMatchObject({
      code: "forbidden",
    });
    const waiting = await asked();
    await expect(waiting.me.applications.documentFile({ params: waiting.request })).rejects.toMatchObject(
      hidden,
    );
  });

  it("of another kind is refused, whatever its name says", async () => {
    const { me, params, request } = await asked();
    const document = new File(["<html>"], "certificate.pdf", { type: "application/pdf" });
    await expect(
      me.applications.uploadDocument({ params: request, form: {}, files: { document } }),
    ).rejects.toMatchObject({ code: "file_type" });
    expect((await me.applications.get({ params })).openDocuments).toBe(1);
  });

  it("is the asked person's alone", async () => {
    const { request } = await asked();
    const stranger = app.current.as((await createCandidate(app.current)).token);
    await expect(
      stranger.applications.uploadDocument({ params: request, form: {}, files: { document: smallPdf() } }),
    ).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a document that came", () => {
  it("is accepted, once and for all", async () => {
    const { staff, me, params, request } = await received();
    const accept = () => staff.hiring.reviewDocument({ params: request, body: { decision: "accept" } });
    await accept();
    expect((await accept()).documentRequests).toMatchObject([{ state: "accepted" }]);
    await expect(
      me.applications.uploadDocument({ params: request, form: {}, files: { document: smallPdf() } }),
    ).rejects.toMatchObject({ code: "conflict" });
    expect((await me.applications.get({ params })).nextAction.type).toBe("wait");
  });

  it("is asked for once more, with the reason", async () => {
    const { staff, me, params, request, candidate } = await received();
    const body = { decision: "ask_again", note: "The second page is missing." } as const;
    await Promise.all([1, 2].map(() => staff.hiring.reviewDocument({ params: request, body })));
    const { documentRequests } = await me.applications.get({ params });
    expect(documentRequests).toMatchObject([
      { state: "returned", file: { name: "certificate.pdf" } },
      { state: "open", title: wanted.title, note: body.note, file: null },
    ]);
    expect((await mailsTo(app.current, candidate.email))[0]?.subject).toBe(
      "Please send again: KRA PIN certificate",
    );
  });

  it("has to be there", async () => {
    const { staff, request } = await asked();
    await expect(
      staff.hiring.reviewDocument({ params: request, body: { decision: "accept" } }),
    ).rejects.toMatchObject({ code: "conflict" });
    await expect(staff.hiring.documentFile({ params: request })).rejects.toMatchObject({ code: "not_found" });
  });
});

it("is asked for by verified staff only", async () => {
  const { params, request } = await received();
  const newcomer = await createStaff(app.current, organisationId, ["hr"], { emailVerified: false });
  const { hiring } = app.current.as(newcomer.token);
  const refused = { code: "email_unverified" };
  await expect(hiring.requestDocument({ params, body: wanted })).rejects.toMatchObject(refused);
  await expect(
    hiring.reviewDocument({ params: request, body: { decision: "accept" } }),
  ).rejects.toMatchObject(refused);
  await expect(hiring.cancelDocumentRequest({ params: request })).rejects.toMatchObject(refused);
});
