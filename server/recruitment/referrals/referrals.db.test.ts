import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type ReferralState, referralDays } from "#contract/recruitment/referrals.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
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
import { smallPdf } from "#server/testing/hiring.ts";
import { linkIn, mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { cleanReferrals } from "./referrals.service.ts";
import { referrals } from "./referrals.table.ts";

const app = startTestApp();
let organisationId: string;
let colleague: TestPerson;
let hr: TestPerson;
let jobId: string;
beforeEach(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  colleague = await createStaff(app.current, organisationId, ["onboarding"], { firstName: "Halima" });
  hr = await createStaff(app.current, organisationId, ["hr"]);
  jobId = await createJob(app.current, organisationId, { title: "Loan Officer" });
});

const as = ({ token }: TestPerson) => app.current.as(token);
const newEmail = () => `referred-${crypto.randomUUID()}@mail.example`;
const refer = (email: string, who = colleague, job = jobId, cvFile?: File) =>
  as(who).referrals.create({
    form: {
      jobId: job,
      name: "Wanjiku Kamau",
      email,
      phone: "0712 345 678",
      relation: "worked_together",
      words: "She led our branch for three years.",
      agreed: true,
    },
    files: { cvFile },
  });
const own = async (who = colleague) =>
  (await as(who).referrals.mine({})).rows.map(({ name, state }) => [name, state]);
const keptFiles = async () => {
  const kept = await acrossOrganisations(app.current.platform.database, (tx) =>
    tx
      .select({ id: storedFiles.id })
      .from(storedFiles)
      .where(and(eq(storedFiles.organisationId, organisationId), eq(storedFiles.kept, true))),
  );
  return kept.length;
};
const rows = () =>
  acrossOrganisations(app.current.platform.database, (tx) =>
    tx.select().from(referrals).where(eq(referrals.organisationId, organisationId)),
  );

describe("a referral", () => {
  it("invites by mail, and its link says to HR whose it was", async () => {
    expect(await as(colleague).referrals.jobs()).toMatchObject([{ id: jobId, title: "Loan Officer" }]);
    const email = newEmail();
    await refer(email.toUpperCase());
    expect(await own()).toEqual([["Wanjiku Kamau", "invited"]]);
    const [mail] = await mailsTo(app.current, email);
    expect(mail?.subject).toContain("Loan Officer");
    const link = linkIn(mail);
    expect(link.searchParams.get("job")).toBe(jobId);

    // With another address than the one that was referred: the link decides.
    const person = await createCandidate(app.current);
    const source = link.searchParams.get("source") ?? "";
    const form = { ...applicationFields(jobId), source };
    const { id } = await as(person).applications.create({ form });
    expect(await own()).toEqual([["Wanjiku Kamau", "applied"]]);
    const seen = await as(hr).hr.applications.get({ params: { id } });
    expect(seen).toMatchObject({
      source: "referral",
      referral: {
        by: "Halima Otieno",
        relation: "worked_together",
        words: "She led our branch for three years.",
      },
    });
    await as(hr).hr.applications.updateStatus({
      params: { id },
      body: { status: "interview", notes: "Weak on tax" },
    });
    const { rows: mine } = await as(colleague).referrals.mine({});
    expect(mine).toMatchObject([{ state: "interviewing" }]);
    expect(JSON.stringify(mine)).not.toMatch(/tax|score/i);
  });

  it("shows its CV on the application that it became, to HR alone", async () => {
    const person = await createCandidate(app.current);
    await refer(person.email, colleague, jobId, smallPdf("referred-cv.pdf"));
    const id = await createApplication(app.current, person, jobId);
    const { referral } = await as(hr).hr.applications.get({ params: { id } });
    expect(referral).toMatchObject({ by: "Halima Otieno", cvName: "referred-cv.pdf" });
    const params = { id: referral?.id ?? "" };
    expect(await (await as(hr).referrals.cv({ params })).text()).toContain("%PDF");
    await expect(as(colleague).referrals.cv({ params })).rejects.toMatchObject({ code: "forbidden" });
  });

  it("brings a CV that HR reads, and is listed by how far it came, applied or not", async () => {
    const email = newEmail();
    await refer(email, colleague, jobId, smallPdf("wanjiku-cv.pdf"));
    const person = await createCandidate(app.current, { firstName: "Barasa" });
    await refer(person.email, hr);
    await createApplication(app.current, person, jobId);
    const all = async (state?: ReferralState[]) => (await as(hr).referrals.all({ query: { state } })).rows;
    expect(await all()).toMatchObject([
      { state: "applied", email: person.email, cvName: null, applicationId: expect.any(String) },
      { state: "invited", email, cvName: "wanjiku-cv.pdf", by: "Halima Otieno", applicationId: null },
    ]);
    expect((await all(["applied"])).map((row) => row.email)).toEqual([person.email]);
    const [{ id = "" } = {}] = await all(["invited"]);
    const file = await as(hr).referrals.cv({ params: { id } });
    expect(await file.text()).toContain("%PDF");
    // Its author sees the state alone.
    await expect(as(colleague).referrals.all({})).rejects.toMatchObject({ code: "forbidden" });
    await expect(as(colleague).referrals.cv({ params: { id } })).rejects.toMatchObject({ code: "forbidden" });
    const [mail] = await mailsTo(app.current, email);
    const key = linkIn(mail).searchParams.get("source")?.replace("referral.", "") ?? "";
    const visitor = app.current.as().referrals;
    await visitor.opened({ params: { key } });
    expect(await own()).toEqual([["Wanjiku Kamau", "opened"]]);
    expect(await visitor.invitation({ params: { key } })).toMatchObject({
      jobTitle: "Loan Officer",
      open: true,
      declined: false,
    });
    await visitor.decline({ params: { key } });
    expect(await visitor.decline({ params: { key } })).toMatchObject({ declined: true });
    expect(await own()).toEqual([["Wanjiku Kamau", "declined"]]);
    expect(await all(["declined"])).toMatchObject([{ email, phone: "", words: "", cvName: null }]);
    expect(await keptFiles()).toBe(0);
    await expect(refer(email)).rejects.toMatchObject({ code: "conflict" });
  });

  it("is not made without the person's yes, or with a file that is no CV", async () => {
    const form = { jobId, name: "Wanjiku Kamau", email: newEmail(), phone: "", words: "" };
    const made = as(colleague).referrals.create({
      form: { ...form, relation: "friend", agreed: false },
      files: {},
    });
    await expect(made).rejects.toMatchObject({ code: "validation", fields: { agreed: "Ask them first" } });
    await expect(refer(newEmail(), colleague, jobId, new File(["Hello"], "cv.txt"))).rejects.toMatchObject({
      code: "file_type",
    });
    expect(await rows()).toEqual([]);
  });

  it("counts for the verified address without its link, and for nobody else", async () => {
    const person = await createCandidate(app.current);
    await refer(person.email);
    const stranger = await createCandidate(app.current);
    const other = await createApplication(app.current, stranger, jobId);
    expect((await as(hr).hr.applications.get({ params: { id: other } })).referral).toBeNull();
    const id = await createApplication(app.current, person, jobId);
    expect(await as(hr).hr.applications.get({ params: { id } })).toMatchObject({
      source: "referral",
      referral: { by: "Halima Otieno" },
    });
  });

  it("is refused twice, for who has applied, for a closed job and for another organisation's", async () => {
    const email = newEmail();
    await refer(email);
    await expect(refer(email, hr)).rejects.toMatchObject({ code: "conflict" });
    const person = await createCandidate(app.current);
    await createApplication(app.current, person, jobId);
    await expect(refer(person.email)).rejects.toMatchObject({ code: "conflict" });
    const closed = await createJob(app.current, organisationId, { status: "Closed" });
    await expect(refer(newEmail(), colleague, closed)).rejects.toMatchObject({ code: "job_closed" });
    const theirs = await createJob(app.current, (await createOrganisation(app.current)).id);
    await expect(refer(newEmail(), colleague, theirs)).rejects.toMatchObject({ code: "not_found" });
    const unproven = await createStaff(app.current, organisationId, ["hr"], { emailVerified: false });
    await expect(refer(newEmail(), unproven)).rejects.toMatchObject({ code: "email_unverified" });
  });

  it("is its author's own: others do not see it and cannot take it back", async () => {
    const { id } = await refer(newEmail());
    expect(await own(hr)).toEqual([]);
    await expect(as(hr).referrals.remove({ params: { id } })).rejects.toMatchObject({ code: "not_found" });
    await as(colleague).referrals.remove({ params: { id } });
    expect(await own()).toEqual([]);
    const person = await createCandidate(app.current);
    const used = await refer(person.email);
    await createApplication(app.current, person, jobId);
    await expect(as(colleague).referrals.remove({ params: { id: used.id } })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("goes with the person's erasure, and after its time where they never applied", async () => {
    const person = await createCandidate(app.current);
    await refer(person.email, colleague, jobId, smallPdf());
    await refer(newEmail(), colleague, jobId, smallPdf());
    await as(person).candidate.erase({ body: { password } });
    expect(await rows()).toHaveLength(1);
    await cleanReferrals(app.current.platform, new Date(Date.now() + (referralDays - 1) * dayMillis));
    expect(await rows()).toHaveLength(1);
    await cleanReferrals(app.current.platform, new Date(Date.now() + (referralDays + 1) * dayMillis));
    expect(await rows()).toEqual([]);
    expect(await keptFiles()).toBe(0);
  });
});
