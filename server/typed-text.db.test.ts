import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "./accounts/accounts.table.ts";
import { acrossOrganisations } from "./platform/database/scope.ts";
import {
  applicationFields,
  candidateData,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  password,
} from "./testing/factories.ts";
import { interviewPlan } from "./testing/hiring.ts";
import { mailsTo } from "./testing/mailbox.ts";
import { startTestApp } from "./testing/test-app.ts";

/** Part of everything that is typed in these tests. */
const typed = "xyzzy";
const app = startTestApp();

let last = 0;
const newEmail = () => `unproven-${++last}@test.example`;

/** What a mail program would show of every mail to an address, calendar entries included. */
async function shownTo(email: string): Promise<string> {
  const mails = await mailsTo(app.current, email);
  const entries = mails.flatMap(({ message }) => message?.attachments ?? []);
  return [
    JSON.stringify(mails.map(({ subject, message }) => ({ subject, message }))),
    ...entries.map(({ content }) => Buffer.from(content, "base64").toString().replaceAll("\r\n ", "")),
  ].join("\n");
}

const setVerified = (email: string, emailVerified: boolean) =>
  acrossOrganisations(app.current.platform.database, (tx) =>
    tx.update(users).set({ emailVerified }).where(eq(users.email, email)),
  );

describe("an address that nobody has proven", () => {
  it("gets no more of a sign-up than a first name", async () => {
    const email = newEmail();
    const auth = app.current.as().auth;
    const names = { firstName: "Achieng", lastName: typed };
    await auth.register({ body: { ...names, email, password, phone: "0712345678" } });
    await auth.requestPasswordReset({ body: { email } });
    await expect.poll(() => mailsTo(app.current, email)).toHaveLength(2);
    expect(await shownTo(email)).toContain("Hello Achieng,");
    expect(await shownTo(email)).not.toMatch(/xyzzy|712345678/);
  });

  it("gets nothing of the form for a trial", async () => {
    const email = newEmail();
    const body = {
      saccoName: `${typed} SACCO`,
      contactPerson: `Achieng ${typed}`,
      email,
      phone: "0712345678",
    };
    await app.current.as().auth.trial({ body });
    await expect.poll(() => mailsTo(app.current, email)).toHaveLength(1);
    expect(await shownTo(email)).not.toMatch(/xyzzy|712345678/);
  });

  it("gets nothing of an enquiry, its meeting's calendar entry included", async () => {
    const email = newEmail();
    const sender = { fullName: `Achieng ${typed}`, email, phone: "0712345678", saccoName: typed };
    const site = app.current.as().enquiries;
    const contact = { ...sender, topic: "contact" as const, subject: typed, message: `Visit ${typed}` };
    await site.create({ body: contact });
    const {
      slots: [slot],
    } = await site.slots();
    await site.create({
      body: { ...sender, fullName: "Achieng", topic: "demo", slot: slot?.startsAt ?? "" },
    });
    expect(await mailsTo(app.current, email)).toHaveLength(2);
    expect(await shownTo(email)).toContain("BEGIN:VCALENDAR");
    expect(await shownTo(email)).not.toMatch(/xyzzy|712345678/);
  });

  it("gets no name with an address from an inviter who has had one since before names were checked", async () => {
    const { id } = await createOrganisation(app.current);
    const owner = await createStaff(app.current, id, ["owner"]);
    const old = "Win http://evil.example";
    await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.update(users).set({ name: old, firstName: old }).where(eq(users.id, owner.userId)),
    );
    const email = newEmail();
    await app.current
      .as(owner.token)
      .workspace.team.invite({ body: { email, fullName: "Baraka Kiprono", roles: ["hr"] } });
    expect((await mailsTo(app.current, email))[0]?.subject).toMatch(/^A colleague invites you to /);
    expect(await shownTo(email)).not.toContain("evil.example");
  });

  it("gets a notice in place of what passes between a SACCO and its candidate", async () => {
    const { id: organisationId } = await createOrganisation(app.current);
    const candidate = await createCandidate(app.current);
    await setVerified(candidate.email, false);
    const jobId = await createJob(app.current, organisationId, { title: typed });
    const mine = app.current.as(candidate.token).applications;
    const name = `Achieng ${typed}`;
    const form = { ...applicationFields(jobId), candidateData: { ...candidateData, name } };
    const params = { id: (await mine.create({ form })).id };
    const staff = await createStaff(app.current, organisationId, ["hr"]);
    const interviewer = await createStaff(app.current, organisationId, ["hr"], { emailVerified: false });
    const { hr, hiring } = app.current.as(staff.token);
    await hr.applications.updateStatus({ params, body: { status: "screening", messageToCandidate: typed } });
    await hiring.sendMessage({ params, body: { subject: typed, body: typed } });
    await hiring.scheduleInterview({
      params,
      body: interviewPlan({ interviewerIds: [interviewer.userId], note: typed }),
    });
    const file = await hiring.requestDocument({ params, body: { title: typed, note: typed } });
    const [request] = file.documentRequests;
    await hiring.cancelDocumentRequest({ params: { id: request?.id ?? "" } });
    await setVerified(staff.email, false);
    await mine.reply({ params, body: { body: typed } });
    await mine.withdraw({ params, body: { reason: typed } });

    const toCandidate = await mailsTo(app.current, candidate.email);
    expect(toCandidate).toHaveLength(8);
    expect(new Set(toCandidate.map(({ subject }) => subject))).toEqual(
      new Set(["We have received your application", "There is news for you on Ushirika"]),
    );
    const buttons = toCandidate.map(({ message }) => message?.blocks.filter(({ kind }) => kind === "button"));
    expect(buttons.every((found) => found?.length === 1)).toBe(true);
    for (const { email } of [candidate, staff, interviewer]) {
      expect(await mailsTo(app.current, email)).not.toEqual([]);
      expect(await shownTo(email)).not.toContain(typed);
    }
  });

  it("gets everything once it is proven", async () => {
    const { id: organisationId } = await createOrganisation(app.current);
    const candidate = await createCandidate(app.current);
    const jobId = await createJob(app.current, organisationId, { title: typed });
    await app.current.as(candidate.token).applications.create({ form: applicationFields(jobId) });
    expect(await shownTo(candidate.email)).toContain(typed);
  });
});
