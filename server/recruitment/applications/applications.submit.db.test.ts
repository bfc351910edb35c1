import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { myApplication } from "#contract/recruitment/applications.ts";
import { auditEvents } from "#server/platform/audit/audit.table.ts";
import { nairobiDay, nairobiDayAfter } from "#server/platform/clock.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import {
  applicationFields,
  candidateData,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { demoCv } from "#server/testing/files.ts";
import { linkIn, mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { candidates } from "../candidates/candidates.table.ts";
import { applicationEvents, applications } from "./applications.table.ts";

const app = startTestApp();
const everywhere = <T>(work: (tx: Tx) => Promise<T>) =>
  acrossOrganisations(app.current.platform.database, work);

let sacco: Awaited<ReturnType<typeof createOrganisation>>;
let hr: TestPerson;
beforeAll(async () => {
  sacco = await createOrganisation(app.current);
  hr = await createStaff(app.current, sacco.id, ["hr"]);
});

const submit = (
  who: TestPerson,
  form: ReturnType<typeof applicationFields> & { additionalInfo?: string; source?: string | undefined },
) => app.current.as(who.token).applications.create({ form });

describe("a submission", () => {
  it("answers the application as the candidate sees it from now on", async () => {
    const candidate = await createCandidate(app.current);
    const jobId = await createJob(app.current, sacco.id, { title: "Branch Manager" });
    const before = Date.now();
    const answer = await submit(candidate, applicationFields(jobId));
    const after = Date.now();
    expect(answer).toMatchObject({
      jobId,
      jobTitle: "Branch Manager",
      department: "Credit",
      organization: sacco.name,
      status: "submitted",
      currentStage: 1,
      totalStages: 6,
      nextAction: { type: "wait", dueDate: nairobiDayAfter(new Date(answer.appliedDate), 2) },
      interviewDetails: null,
      recruiterNotes: null,
      cvName: null,
    });
    expect(answer.timeline[0]).toMatchObject({ status: "current", date: answer.appliedDate });
    expect(Date.parse(answer.appliedDate)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(answer.appliedDate)).toBeLessThanOrEqual(after);
  });

  it("keeps where it came from, for HR to filter by", async () => {
    const jobId = await createJob(app.current, sacco.id);
    const send = async (source?: string) => {
      const candidate = await createCandidate(app.current);
      return (await submit(candidate, { ...applicationFields(jobId), source })).id;
    };
    const [plain, shared, careers] = [await send(), await send("LinkedIn "), await send("careers_page")];
    const listed = async (query: object) => {
      const { rows } = await app.current.as(hr.token).hr.applications.list({ query: { jobId, ...query } });
      return rows.map(({ id, source, sourceName }) => ({ id, source, sourceName }));
    };
    expect(await listed({ source: ["board"] })).toEqual([{ id: plain, source: "board", sourceName: null }]);
    expect(await listed({ source: ["careers_page"] })).toEqual([
      { id: careers, source: "careers_page", sourceName: null },
    ]);
    expect(await listed({ source: ["link"], sourceName: "linkedin" })).toEqual([
      { id: shared, source: "link", sourceName: "linkedin" },
    ]);
    expect(await listed({ sourceName: "facebook" })).toEqual([]);
    // What staff do is not an applicant's to claim.
    const claimed = await send("import");
    expect(await listed({ sourceName: "import" })).toEqual([
      { id: claimed, source: "link", sourceName: "import" },
    ]);
  });

  it("is answered with 201 and what the contract names", async () => {
    const candidate = await createCandidate(app.current);
    const jobId = await createJob(app.current, sacco.id);
    const form = new FormData();
    const { candidateData: data, ...texts } = applicationFields(jobId);
    for (const [key, value] of Object.entries(texts)) form.append(key, String(value));
    form.append("candidateData", JSON.stringify(data));
    const request = new Request("http://localhost", { method: "POST", body: form });
    const answer = await app.current.http.inject({
      method: "POST",
      url: "/api/applications",
      headers: {
        authorization: `Bearer ${candidate.token}`,
        "content-type": request.headers.get("content-type") ?? "",
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(201);
    expect(Object.keys(answer.json()).sort()).toEqual(Object.keys(myApplication.shape).sort());
  });

  it("needs no work experience for a job that asks for none, nor from a person who has none yet", async () => {
    const candidate = await createCandidate(app.current);
    const without = async (experience: string, stated?: boolean) => {
      const fields = applicationFields(await createJob(app.current, sacco.id, { experience }));
      const data = { ...candidateData, workExperiences: [], noWorkExperience: stated };
      return submit(candidate, { ...fields, candidateData: data });
    };
    const refused = {
      fields: { "candidateData.workExperiences": "At least one work experience is required" },
    };
    await expect(without("2 years")).rejects.toMatchObject(refused);
    await expect(without("")).rejects.toMatchObject(refused);
    for (const { id } of [await without("No experience needed"), await without("2 years", true)]) {
      const { workExperiences, match } = await app.current
        .as(hr.token)
        .hr.applications.get({ params: { id } });
      expect(workExperiences).toEqual([]);
      expect(match).toHaveLength(5);
    }
  });

  it("brings the phone number to HR as E.164", async () => {
    const candidate = await createCandidate(app.current);
    const fields = applicationFields(await createJob(app.current, sacco.id));
    const { id } = await submit(candidate, {
      ...fields,
      candidateData: { ...candidateData, phone: "0722 418 903" },
    });
    const read = await app.current.as(hr.token).hr.applications.get({ params: { id } });
    expect(read.phone).toBe("+254722418903");
  });

  it("is kept for the next application, until its author switches that off", async () => {
    const { token } = await createCandidate(app.current);
    const me = app.current.as(token);
    const send = async (data: Partial<typeof candidateData>) => {
      const fields = applicationFields(await createJob(app.current, sacco.id));
      await me.applications.create({
        form: { ...fields, candidateData: { ...candidateData, ...data } },
      });
      return me.candidate.profile.get();
    };
    const { name, email: _, availableStartDate: __, ...answers } = candidateData;
    const kept = await send({});
    expect(kept).toMatchObject({
      details: { ...answers, fullName: name, workAuthorization: "citizen", willingToRelocate: true },
      savesAnswers: true,
      updatedAt: expect.any(String),
    });
    expect(kept.details).not.toHaveProperty("coverLetter");
    const { preferences } = kept;
    const saved = await me.candidate.profile.save({
      body: { details: { location: "Kisii" }, preferences, recommendations: true, savesAnswers: false },
    });
    expect(saved.savesAnswers).toBe(false);
    expect((await send({ location: "Nyeri" })).details).toEqual({ location: "Kisii" });
  });

  it("is shown to its author in full, with the CV as it was sent", async () => {
    const { token } = await createCandidate(app.current);
    const fields = {
      ...applicationFields(await createJob(app.current, sacco.id)),
      additionalInfo: "Free in May",
      worksHere: false,
    };
    const { id } = await app.current
      .as(token)
      .applications.create({ form: fields, files: { cvFile: await demoCv() } });
    const read = (who: string, file = "") =>
      app.current.http.inject({
        url: `/api/applications/my/${id}${file}`,
        headers: { authorization: `Bearer ${who}` },
      });
    const { sent } = (await read(token)).json();
    const { coverLetter, additionalInfo, candidateData: data, workAuthorization } = fields;
    expect(sent).toEqual({
      ...data,
      coverLetter,
      additionalInfo,
      workAuthorization,
      willingToRelocate: true,
      hasBackground: false,
      worksHere: false,
      answers: [],
    });
    const cv = await read(token, "/cv");
    expect(cv.headers["content-type"]).toBe("application/pdf");
    expect(cv.rawPayload.equals(Buffer.from(await (await demoCv()).arrayBuffer()))).toBe(true);
    expect((await read((await createCandidate(app.current)).token, "/cv")).statusCode).toBe(404);
  });

  it("brings every field to HR as it was sent", async () => {
    const candidate = await createCandidate(app.current);
    const jobId = await createJob(app.current, sacco.id);
    const sent = {
      ...applicationFields(jobId),
      candidateData: {
        ...candidateData,
        name: "Ng'ang'a Wa Thiong’o",
        email: "other-address@test.example",
        workExperiences: [
          ...candidateData.workExperiences,
          {
            company: "Ziwa SACCO",
            position: "Teller",
            startDate: "2018-01",
            endDate: "2021-02",
            current: false,
            description: "Served members & balanced <cash>\nevery evening.",
          },
        ],
        skills: ["Loan appraisal", "Excel", "M-PESA"],
      },
      additionalInfo: "My notice period is 30 days.",
      willingToRelocate: false,
      hasBackground: true,
    };
    const { id } = await submit(candidate, sent);
    const seen = await app.current.as(hr.token).hr.applications.get({ params: { id } });
    const { name, email, ...personal } = sent.candidateData;
    const { jobId: _, candidateData: __, ...answers } = sent;
    expect(seen).toMatchObject({
      candidateName: name,
      candidateEmail: email,
      ...personal,
      ...answers,
      status: "submitted",
      version: 1,
      cv: null,
    });
  });

  it("is scored against the job, with the parts that make the score", async () => {
    const candidate = await createCandidate(app.current);
    const fits = await submit(candidate, applicationFields(await createJob(app.current, sacco.id)));
    const jobId = await createJob(app.current, sacco.id, {
      title: "Systems Engineer",
      skills: ["Kubernetes", "Terraform"],
      education: "Master's degree in computer science",
      experience: "At least 10 years",
    });
    const misfits = await submit(candidate, applicationFields(jobId));
    const [good, bad] = await Promise.all(
      [fits, misfits].map(({ id }) => app.current.as(hr.token).hr.applications.get({ params: { id } })),
    );
    expect(good?.matchScore).toBeGreaterThan((bad?.matchScore ?? 100) + 30);
    for (const one of [good, bad]) {
      expect(one?.match.map((part) => [part.name, part.weight])).toEqual([
        ["skills", 35],
        ["experience", 25],
        ["education", 15],
        ["title", 15],
        ["text", 10],
      ]);
      const total = one?.match.reduce((sum, part) => sum + part.weight * part.score, 0) ?? 0;
      expect(one?.matchScore).toBe(Math.round(total / 100));
    }
    expect(good?.match[0]?.matched).toEqual(["Loan appraisal (listed, and used at work)", "Excel (listed)"]);
    expect(bad?.match[0]?.missing).toEqual(["Kubernetes", "Terraform"]);
  });

  it("confirms to the account's address, not to the one in the form", async () => {
    const candidate = await createCandidate(app.current);
    const jobId = await createJob(app.current, sacco.id, { title: "Teller" });
    const form = applicationFields(jobId);
    const { id } = await submit(candidate, {
      ...form,
      candidateData: { ...candidateData, email: "victim@test.example" },
    });
    const [mail, ...more] = await mailsTo(app.current, candidate.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: "We have received your application: Teller",
      organisationId: sacco.id,
      message: { greeting: "Hello Achieng," },
    });
    expect(linkIn(mail).href).toBe(`http://localhost:3000/jobs/applications/${id}`);
    expect(await mailsTo(app.current, "victim@test.example")).toEqual([]);
  });

  it("leaves an event and an entry in the audit trail", async () => {
    const candidate = await createCandidate(app.current);
    const { id } = await submit(candidate, applicationFields(await createJob(app.current, sacco.id)));
    const events = await everywhere((tx) =>
      tx.select().from(applicationEvents).where(eq(applicationEvents.applicationId, id)),
    );
    expect(events).toEqual([
      expect.objectContaining({
        organisationId: sacco.id,
        actorId: candidate.userId,
        fromStatus: null,
        toStatus: "submitted",
        stage: 1,
      }),
    ]);
    const entries = await everywhere((tx) =>
      tx.select().from(auditEvents).where(eq(auditEvents.subjectId, id)),
    );
    expect(entries).toEqual([
      expect.objectContaining({
        organisationId: sacco.id,
        actorId: candidate.userId,
        action: "application.submitted",
        subject: "application",
        ip: "127.0.0.1",
        requestId: expect.any(String),
      }),
    ]);
  });

  it("keeps one candidate a person, with what was sent last", async () => {
    const candidate = await createCandidate(app.current);
    for (const location of ["Kisumu", "Mombasa"]) {
      const form = applicationFields(await createJob(app.current, sacco.id));
      await submit(candidate, { ...form, candidateData: { ...candidateData, location } });
    }
    const rows = await everywhere((tx) =>
      tx.select().from(candidates).where(eq(candidates.userId, candidate.userId)),
    );
    expect(rows).toEqual([expect.objectContaining({ location: "Mombasa", organisationId: sacco.id })]);
  });

  it("writes nothing at all when one part of it cannot be written", async () => {
    const candidate = await createCandidate(app.current);
    // A title of two lines, which the subject of the mail, written last, must not have.
    const jobId = await createJob(app.current, sacco.id, { title: "Loan\nOfficer" });
    await expect(submit(candidate, applicationFields(jobId))).rejects.toMatchObject({ code: "internal" });
    const left = await everywhere(async (tx) => [
      ...(await tx.select().from(applications).where(eq(applications.userId, candidate.userId))),
      ...(await tx.select().from(candidates).where(eq(candidates.userId, candidate.userId))),
      ...(await tx.select().from(auditEvents).where(eq(auditEvents.actorId, candidate.userId))),
    ]);
    expect(left).toEqual([]);
    expect(await mailsTo(app.current, candidate.email)).toEqual([]);
  });
});

describe("a job that takes no applications", () => {
  const day = (days: number) => nairobiDayAfter(new Date(), days);

  it.each([
    ["closed", { status: "Closed" as const }, "job_closed", 409],
    ["past its deadline", { deadline: day(-1) }, "job_closed", 409],
  ])("because it is %s", async (_, values, code, status) => {
    const candidate = await createCandidate(app.current);
    const jobId = await createJob(app.current, sacco.id, values);
    await expect(submit(candidate, applicationFields(jobId))).rejects.toMatchObject({ code, status });
  });

  it("because nobody has it", async () => {
    const form = applicationFields("01900000-0000-7000-8000-000000000000");
    const submission = submit(await createCandidate(app.current), form);
    await expect(submission).rejects.toMatchObject({ code: "not_found", status: 404 });
  });

  it("takes them on the last day", async () => {
    const jobId = await createJob(app.current, sacco.id, { deadline: nairobiDay(new Date()) });
    await submit(await createCandidate(app.current), applicationFields(jobId));
  });
});
