import { beforeAll, describe, expect, it } from "vitest";
import { hrApplicationDetail } from "#contract/recruitment/hr.ts";
import { docxParts, fixture, zip } from "#server/platform/files/fixtures/build.ts";
import { applyWithCv, cvViews } from "#server/testing/applications.ts";
import {
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { demoCv } from "#server/testing/files.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let organisationId: string;
let jobId: string;
let hr: TestPerson;
beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  jobId = await createJob(app.current, organisationId);
  hr = await createStaff(app.current, organisationId, ["hr"]);
});

const applications = () => app.current.as(hr.token).hr.applications;

const applyWith = (cvFile?: File) => applyWithCv(app.current, jobId, cvFile);

const views = (id: string) => cvViews(app.current, id);

describe("one application", () => {
  it("shows what the contract names, the CV and what this person may do", async () => {
    const cv = await demoCv();
    const id = await applyWith(cv);
    const answer = await app.current.http.inject({
      url: `/api/hr/applications/${id}`,
      headers: { authorization: `Bearer ${hr.token}` },
    });
    expect(Object.keys(answer.json()).sort()).toEqual(Object.keys(hrApplicationDetail.shape).sort());
    expect(answer.json()).toMatchObject({
      id,
      version: 1,
      cv: { name: "cv.pdf", type: "application/pdf", bytes: cv.size },
      abilities: { updateStatus: true },
      history: [{ fromStatus: null, toStatus: "submitted", stage: 1, actor: "Achieng Otieno", notes: null }],
    });
  });

  it("is not there under an id that nobody has", async () => {
    const id = "01900000-0000-7000-8000-000000000000";
    await expect(applications().get({ params: { id } })).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("the CV", () => {
  const download = (id: string, token = hr.token) =>
    app.current.http.inject({
      url: `/api/hr/applications/${id}/cv`,
      headers: { authorization: `Bearer ${token}`, "accept-encoding": "gzip, br" },
    });

  it("comes back byte for byte, under its own name, to be kept by nobody in between", async () => {
    const cv = await demoCv();
    const id = await applyWith(new File([cv], "Achieng’s CV.pdf"));
    const answer = await download(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(Buffer.from(await cv.arrayBuffer()))).toBe(true);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="Achieng_s CV.pdf"; filename*=UTF-8''Achieng%E2%80%99s%20CV.pdf`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
  });

  it("is of the type that its bytes are, whatever its name said", async () => {
    const id = await applyWith(
      new File([new Uint8Array(zip(docxParts()))], "cv.html", { type: "text/html" }),
    );
    expect((await download(id)).headers["content-type"]).toBe(
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    );
  });

  it("leaves an entry in the audit trail with every view, and with no other call", async () => {
    const id = await applyWith(await demoCv());
    await applications().get({ params: { id } });
    expect(await views(id)).toEqual([]);
    await download(id);
    await applications().cvText({ params: { id } });
    expect(await views(id)).toEqual([
      expect.objectContaining({
        actorId: hr.userId,
        organisationId,
        subject: "application",
        ip: "127.0.0.1",
      }),
      expect.objectContaining({ actorId: hr.userId }),
    ]);
  });

  it("is shown to nobody else", async () => {
    const id = await applyWith(await demoCv());
    const other = await createOrganisation(app.current);
    const stranger = await createStaff(app.current, other.id, ["owner"]);
    const colleague = await createStaff(app.current, organisationId, ["experience"]);
    const candidate = await createCandidate(app.current);
    expect((await download(id, stranger.token)).statusCode).toBe(404);
    expect((await download(id, colleague.token)).statusCode).toBe(403);
    expect((await download(id, candidate.token)).statusCode).toBe(403);
    expect((await download(id, "nobody")).statusCode).toBe(401);
    expect(await views(id)).toEqual([]);
  });

  it("is not there where none was sent", async () => {
    const id = await applyWith();
    const answer = await download(id);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: "not_found", message: "This application came without a CV." });
    await expect(applications().cvText({ params: { id } })).rejects.toMatchObject({ code: "not_found" });
    expect(await views(id)).toEqual([]);
  });
});

describe("the CV as text", () => {
  it("is what the page says", async () => {
    const { text, scan } = await applications().cvText({ params: { id: await applyWith(await demoCv()) } });
    expect(scan).toBe(false);
    expect(text).toMatch(/experience/i);
    expect(text.split("\n").length).toBeGreaterThan(20);
  });

  it("is read from Word files, too", async () => {
    const cv = new File([new Uint8Array(fixture("cv.doc"))], "cv.doc");
    const { text } = await applications().cvText({ params: { id: await applyWith(cv) } });
    expect(text.trim().length).toBeGreaterThan(10);
  });
});
