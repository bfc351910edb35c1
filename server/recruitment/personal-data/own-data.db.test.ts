import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { insertMembership } from "#server/accounts/accounts.queries.ts";
import { users } from "#server/accounts/accounts.table.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { unpackZip } from "#server/platform/files/zip.ts";
import { sumQuestion } from "#server/testing/assessments.ts";
import {
  applicationFields,
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  password,
  type TestPerson,
} from "#server/testing/factories.ts";
import { demoCv } from "#server/testing/files.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { scorecardOf } from "#server/testing/scorecards.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { applicationEvents, applications } from "../applications/applications.table.ts";
import { assessmentInvitations } from "../assessments/assessments.table.ts";
import { candidateDecisions } from "../candidates/candidate-decisions.table.ts";
import { candidates } from "../candidates/candidates.table.ts";
import { offers } from "../offers/offers.table.ts";
import {
  applicationMessages,
  documentRequests,
  interviewers,
  interviews,
} from "../pipeline/pipeline.table.ts";
import { settleRejection } from "../pipeline/rejections.service.ts";
import { scorecards } from "../pipeline/scorecards.table.ts";
import { slotOffers } from "../pipeline/slots/slots.table.ts";

const app = startTestApp();
let person: TestPerson;
let organisationId: string;
let jobId: string;
beforeEach(async () => {
  person = await createCandidate(app.current);
  organisationId = (await createOrganisation(app.current)).id;
  jobId = await createJob(app.current, organisationId);
});

const across = <T>(work: Parameters<typeof acrossOrganisations<T>>[1]) =>
  acrossOrganisations(app.current.platform.database, work);

/** An application with a CV, an interview to come, a message, an asked-for paper and a note of HR's. */
async function crowdedApplication(who = person): Promise<string> {
  const { id } = await app.current.as(who.token).applications.create({
    form: applicationFields(jobId),
    files: { cvFile: new File([await demoCv()], "sent.pdf") },
  });
  const key = `${organisationId}/2026/${crypto.randomUUID()}`;
  const contentType = "application/pdf";
  await app.current.platform.files.put(key, Buffer.from("abc"), { contentType });
  await across(async (tx) => {
    const [file] = await tx
      .insert(storedFiles)
      .values({
        organisationId,
        key,
        name: "certificate.pdf",
        contentType,
        bytes: 3,
        kept: true,
      })
      .returning();
    if (!file) throw new Error("insert returned no row");
    const of = { organisationId, applicationId: id };
    const startsAt = new Date(Date.now() + 7 * 24 * 3600 * 1000);
    const interview = { type: "phone" as const, location: "+254712345678", interviewer: "Mary Njeri" };
    await tx.insert(interviews).values({ ...of, ...interview, startsAt, endsAt: startsAt });
    await tx.insert(slotOffers).values({
      ...of,
      type: "phone",
      location: "+254712345678",
      minutes: 30,
      expiresAt: startsAt,
      askedWords: "Achieng is free on Friday",
    });
    const message = { sender: "candidate" as const, subject: "Question", body: "Hello, this is Achieng." };
    await tx.insert(applicationMessages).values({ ...of, ...message });
    const asked = { ...sumQuestion, id: organisationId, options: [], tolerance: 0, guidance: null };
    await tx.insert(assessmentInvitations).values({
      ...of,
      name: "Credit and loans",
      minutes: 30,
      questions: [asked],
      answers: { [asked.id]: ["Achieng says 12"] },
      sentAt: startsAt,
      dueAt: startsAt,
      startedAt: startsAt,
      endsAt: startsAt,
      finishedAt: startsAt,
    });
    await tx.insert(offers).values({
      ...of,
      state: "accepted",
      position: "Loan Officer",
      salaryCents: 8_500_000,
      startDate: "2027-01-04",
      place: "Kisumu",
      terms: "",
      letterLanguage: "en",
      letter: "Dear Achieng",
      expiresAt: startsAt,
      sentAt: new Date(),
      answeredAt: new Date(),
      signature: "Achieng Otieno",
    });
    await tx.insert(scorecards).values({ ...of, ...scorecardOf("fair"), note: "Internal: was nervous" });
    await tx
      .insert(documentRequests)
      .values({ ...of, title: "Certificate", fileId: file.id, receivedAt: new Date() });
    await tx
      .update(applicationEvents)
      .set({ notes: "Internal: knows the chairman", messageToCandidate: "Dear Achieng" })
      .where(eq(applicationEvents.applicationId, id));
  });
  return id;
}

const keepCv = async (who = person) =>
  app.current.as(who.token).resumes.parse({
    form: { keep: true },
    files: { resume: new File([await demoCv()], "kept.pdf") },
  });

const filesOf = (owner: { organisationId: string } | { userId: string }) =>
  across((tx) =>
    tx
      .select()
      .from(storedFiles)
      .where(
        "userId" in owner
          ? eq(storedFiles.userId, owner.userId)
          : eq(storedFiles.organisationId, owner.organisationId),
      ),
  );

describe("the export", () => {
  const download = async (who = person) => {
    const answer = await app.current.as(who.token).candidate.export();
    expect(answer.headers.get("content-type")).toBe("application/zip");
    const parts = await unpackZip(Buffer.from(await answer.arrayBuffer()), 10_000_000);
    return { data: JSON.parse(String(parts.get("data.json"))), parts };
  };

  it("holds everything that is kept about a person, and their files", async () => {
    const wanted = `wanted-${person.userId}@test.example`;
    await app.current.as(person.token).account.email.change({ body: { email: wanted, password } });
    await crowdedApplication();
    await keepCv();
    const other = await createJob(app.current, organisationId, { title: "Teller" });
    const draft = { values: { coverLetter: "Half a letter" }, step: 4, resumeId: null, version: 0 };
    await app.current.as(person.token).candidate.drafts.save({ params: { id: other }, body: draft });
    const { data, parts } = await download();
    expect(data.account).toMatchObject({ email: person.email, firstName: "Achieng" });
    expect(data.newAddress).toMatchObject({ email: wanted });
    expect(data.signIns).toHaveLength(1);
    expect(data.profile.details).toMatchObject({ phone: "+254712345678", workAuthorization: "citizen" });
    expect(data.drafts).toMatchObject([{ jobTitle: "Teller", values: draft.values }]);
    expect(data.resumes).toMatchObject([{ name: "kept.pdf", file: "my-cvs/01 kept.pdf" }]);
    expect(data.mail[0].subject).toContain("We have received your application");
    expect(data.record.map((one: { action: string }) => one.action)).toContain("user.exported");
    expect(data.applications).toMatchObject([
      {
        jobTitle: "Loan Officer",
        coverLetter: applicationFields(jobId).coverLetter,
        phone: "+254712345678",
        matchScore: expect.any(Number),
        cv: "applications/02 sent.pdf",
        steps: [{ status: "submitted", message: "Dear Achieng" }],
        interviews: [{ interviewer: "Mary Njeri" }],
        messages: [{ body: "Hello, this is Achieng." }],
        ratings: [{ recommendation: "yes", ratings: { integrity: "fair" } }],
        assessments: [{ answers: [{ answer: ["Achieng says 12"], points: 4, reached: 0 }] }],
        interviewTimes: [{ askedWords: "Achieng is free on Friday" }],
        offers: [{ salaryCents: 8_500_000, signature: "Achieng Otieno" }],
        documents: [{ title: "Certificate", file: "applications/03 certificate.pdf" }],
      },
    ]);
    expect(JSON.stringify(data)).not.toContain("Internal");
    const cv = Buffer.from(await (await demoCv()).arrayBuffer());
    expect(parts.get("my-cvs/01 kept.pdf")).toEqual(cv);
    expect(parts.get("applications/02 sent.pdf")).toEqual(cv);
    expect(String(parts.get("applications/03 certificate.pdf"))).toBe("abc");
  });

  it("holds nothing of anybody else, and works for a person with nothing yet", async () => {
    await crowdedApplication();
    const { data, parts } = await download(await createCandidate(app.current));
    expect(data).toMatchObject({ resumes: [], drafts: [], applications: [] });
    expect([...parts.keys()]).toEqual(["data.json", "data.html"]);
    expect(JSON.stringify(data)).not.toContain(person.email);
  });

  it("goes on without a file that storage has lost", async () => {
    await keepCv();
    const [file] = await filesOf({ userId: person.userId });
    await app.current.platform.files.delete(file?.key ?? "");
    const { parts } = await download();
    expect([...parts.keys()]).toEqual(["data.json", "data.html", "my-cvs/01 kept.pdf.removed.txt"]);
  });
});

describe("the erasure", () => {
  const erase = (who = person, given = password) =>
    app.current.as(who.token).candidate.erase({ body: { password: given } });

  it("needs the password, and slows guessing down", async () => {
    await expect(erase(person, "Karibu-2025!")).rejects.toMatchObject({
      status: 400,
      fields: { password: "This is not your password." },
    });
    expect((await app.current.as(person.token).auth.me()).email).toBe(person.email);
    for (let attempt = 0; attempt < 9; attempt++) await erase(person, "guess").catch(() => {});
    await expect(erase()).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("leaves nothing that says who applied", async () => {
    const id = await crowdedApplication();
    await keepCv();
    await app.current.as(person.token).candidate.profile.save({
      body: {
        details: { location: "Kisumu" },
        preferences: { departments: [], locations: [], types: [] },
        recommendations: true,
      },
    });
    expect(await erase()).toEqual({ erasedApplications: 1, retained: [] });

    const [row] = await across((tx) => tx.select().from(applications).where(eq(applications.id, id)));
    expect(row).toMatchObject({
      status: "withdrawn",
      candidateName: "Erased on request",
      candidateEmail: "",
      phone: "",
      location: "",
      workExperiences: [],
      skills: [],
      coverLetter: "",
      additionalInfo: null,
      cvFileId: null,
      cvReading: null,
    });
    expect(row?.matchScore).toBeGreaterThan(0);
    const everything = await across(async (tx) => [
      row,
      await tx.select().from(applicationEvents).where(eq(applicationEvents.applicationId, id)),
      await tx.select().from(interviews).where(eq(interviews.applicationId, id)),
      await tx.select().from(assessmentInvitations).where(eq(assessmentInvitations.applicationId, id)),
      await tx.select().from(slotOffers).where(eq(slotOffers.applicationId, id)),
      await tx.select().from(offers).where(eq(offers.applicationId, id)),
      await tx.select().from(scorecards).where(eq(scorecards.applicationId, id)),
      await tx.select().from(applicationMessages).where(eq(applicationMessages.applicationId, id)),
      await tx.select().from(documentRequests).where(eq(documentRequests.applicationId, id)),
      await tx.select().from(candidates).where(eq(candidates.organisationId, organisationId)),
      await tx.select().from(users).where(eq(users.id, person.userId)),
    ]);
    const text = JSON.stringify(everything);
    for (const trace of ["Achieng", "712345678", person.email, "Kisumu", "chairman", "Lake Credit"]) {
      expect(text).not.toContain(trace);
    }
    expect(await filesOf({ organisationId })).toEqual([]);
    expect(await filesOf({ userId: person.userId })).toEqual([]);
  });

  it("ends every session and the account; the address can be used anew", async () => {
    const again = await app.current.as().auth.login({ body: { email: person.email, password } });
    await erase();
    for (const token of [person.token, again.token]) {
      await expect(app.current.as(token).auth.me()).rejects.toMatchObject({ code: "unauthenticated" });
    }
    await expect(
      app.current.as().auth.login({ body: { email: person.email, password } }),
    ).rejects.toMatchObject({ code: "invalid_credentials" });
    const account = { firstName: "Achieng", lastName: "Otieno", email: person.email, password };
    await app.current.as().auth.register({ body: account });
  });

  it("is confirmed by one mail, and the SACCO hears that an interview falls through", async () => {
    const hr = await createStaff(app.current, organisationId, ["hr"]);
    const onboarding = await createStaff(app.current, organisationId, ["onboarding"]);
    const teller = await createStaff(app.current, organisationId, ["experience"]);
    const id = await crowdedApplication();
    await across(async (tx) => {
      const [interview] = await tx.select().from(interviews).where(eq(interviews.applicationId, id));
      const interviewId = interview?.id ?? "";
      const both = [hr, teller].map(({ userId }) => ({ organisationId, interviewId, userId }));
      await tx.insert(interviewers).values(both);
    });
    await erase();
    const mails = await mailsTo(app.current, person.email);
    expect(mails.map((mail) => mail.subject)).toEqual(["Your Ushirika account is erased"]);
    const [news, ...more] = await mailsTo(app.current, hr.email);
    expect(more).toEqual([]);
    expect(news?.subject).toBe("An applicant has withdrawn: Loan Officer");
    expect(JSON.stringify(news?.message)).toContain("will not take place");
    expect(JSON.stringify(news?.message)).toContain("The cancellation is attached");
    expect(JSON.stringify(news?.message)).not.toContain("remove it");
    expect(JSON.stringify(news?.message)).not.toContain("Achieng");
    const entry = Buffer.from(news?.message?.attachments?.[0]?.content ?? "", "base64").toString();
    expect(entry).toContain("METHOD:CANCEL");
    expect(entry).toContain("SEQUENCE:1");
    expect(entry).not.toContain("Achieng");
    expect(await mailsTo(app.current, onboarding.email)).toEqual([]);
    // Who interviews without being of HR has an entry in the calendar, and no page of applications.
    const [called] = await mailsTo(app.current, teller.email);
    const told = JSON.stringify(called?.message);
    expect(told).toContain("will not take place");
    expect(told).not.toContain("Achieng");
    expect(told).not.toContain("/hr-manager");
    const theirs = Buffer.from(called?.message?.attachments?.[0]?.content ?? "", "base64")
      .toString()
      .replaceAll("\r\n ", "");
    expect(theirs).toContain("METHOD:CANCEL");
    expect(theirs).toContain(`MAILTO:${teller.email}`);
  });

  it("retains what made the person an employee, and says why", async () => {
    const accepted = await createApplication(app.current, person, jobId, { status: "accepted" });
    const second = await createJob(app.current, organisationId, { title: "Teller" });
    const rejected = await createApplication(app.current, person, second, { status: "rejected" });
    const answer = await erase();
    expect(answer).toMatchObject({ erasedApplications: 1, retained: [{ jobTitle: "Loan Officer" }] });
    expect(answer.retained[0]?.reason).toContain("five years");
    const rows = await across((tx) =>
      tx
        .select({ id: applications.id, name: applications.candidateName, status: applications.status })
        .from(applications)
        .where(eq(applications.organisationId, organisationId)),
    );
    expect(rows).toContainEqual({ id: accepted, name: "Achieng Otieno", status: "accepted" });
    expect(rows).toContainEqual({ id: rejected, name: "Erased on request", status: "rejected" });
    const [mail] = await mailsTo(app.current, person.email);
    expect(JSON.stringify(mail?.message)).toContain("Not erased: your application for Loan Officer");
  });

  it("goes on while a rejection can be undone, whose mail never leaves then", async () => {
    const hr = app.current.as((await createStaff(app.current, organisationId, ["hr"])).token).hr;
    const waiting = () =>
      across((tx) =>
        tx.select().from(candidateDecisions).where(eq(candidateDecisions.organisationId, organisationId)),
      );
    const id = await createApplication(app.current, person, jobId);
    await hr.applications.updateStatus({ params: { id }, body: { status: "rejected", notes: "" } });
    const whole = await createCandidate(app.current);
    const other = await createApplication(app.current, whole, jobId);
    const { rows } = await hr.candidates.list();
    const candidateId = rows.find(({ latestApplication }) => latestApplication?.id === other)?.id ?? "";
    await hr.candidates.decide({
      params: { id: candidateId },
      body: { status: "rejected", withApplications: true },
    });
    for (const { token } of [person, whole]) {
      await app.current.as(token).candidate.erase({ body: { password } });
    }
    const decisions = await waiting();
    expect(decisions).toHaveLength(2);
    for (const { id: decisionId } of decisions) {
      await settleRejection(app.current.platform, { organisationId, decisionId });
    }
    for (const one of [id, other]) {
      expect(await hr.applications.get({ params: { id: one } })).toMatchObject({ status: "withdrawn" });
    }
    for (const { userId } of [person, whole]) {
      expect(await mailsTo(app.current, `${userId}@erased.invalid`)).toEqual([]);
    }
  });

  it("touches nobody else", async () => {
    const other = await createCandidate(app.current);
    const id = await createApplication(app.current, other, jobId);
    await keepCv(other);
    await crowdedApplication();
    await erase();
    const { rows } = await app.current.as(other.token).applications.mine();
    expect(rows).toMatchObject([{ id, status: "submitted" }]);
    expect(await app.current.as(other.token).candidate.resumes.list()).toHaveLength(1);
  });

  it("is not for an account that also works in a SACCO", async () => {
    await across((tx) => insertMembership(tx, organisationId, person.userId, ["hr"]));
    await expect(erase()).rejects.toMatchObject({ code: "conflict" });
    expect((await app.current.as(person.token).auth.me()).email).toBe(person.email);
  });

  it("lets nothing in that arrives at the same moment", async () => {
    const applying = app.current
      .as(person.token)
      .applications.create({ form: applicationFields(jobId) })
      .catch(() => null);
    const [, done] = await Promise.all([applying, erase(), keepCv().catch(() => null)]);
    expect(done.retained).toEqual([]);
    const rows = await across((tx) =>
      tx
        .select({ name: applications.candidateName })
        .from(applications)
        .where(eq(applications.userId, person.userId)),
    );
    expect(rows.every(({ name }) => name === "Erased on request")).toBe(true);
    expect(await filesOf({ userId: person.userId })).toEqual([]);
    expect(await filesOf({ organisationId })).toEqual([]);
  });
});
