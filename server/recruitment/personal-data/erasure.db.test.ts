import { expect, it, vi } from "vitest";
import { allDone } from "#server/testing/all-done.ts";
import { databaseText, tablesWith } from "#server/testing/database-text.ts";
import {
  applicationFields,
  createJob,
  createOrganisation,
  createStaff,
  password,
} from "#server/testing/factories.ts";
import { demoCv } from "#server/testing/files.ts";
import { interviewPlan, smallPdf } from "#server/testing/hiring.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { startOwnTestApp } from "#server/testing/test-app.ts";

const mailServer = await startMailServer();
const app = startOwnTestApp({ SMTP_URL: mailServer.url });

/** What marks the person; none of it occurs anywhere else. */
const email = "applicant-zk@recipient.example";
const traces = {
  "first name": "Zawadi",
  "last name": "Kiprotich",
  "address in the application": "z.kiprotich@elsewhere.example",
  "address asked for": "zk-to-be@recipient.example",
  "address of before": "zk-before@recipient.example",
  phone: "799123456",
  "name of a CV": "Lebenslauf-ZK",
  "name of a document": "Zeugnis-ZK",
  "words of the person": "my aunt in Maralal",
};

/** From the address of before to the one that the account has in the end, with another one asked for. */
async function changeAddress(
  { account, auth }: ReturnType<typeof app.current.as>,
  text: () => Promise<string>,
) {
  await account.email.change({ body: { email, password } });
  const token = await vi.waitFor(
    async () => {
      const found = /confirm-email\?token=([\w.-]+)/.exec(await text())?.[1];
      expect(found).toBeDefined();
      return found ?? "";
    },
    { timeout: 120_000, interval: 200 },
  );
  await auth.confirmEmail({ body: { token } });
  await account.email.change({ body: { email: traces["address asked for"], password } });
}

/** Everything that a candidate can leave behind, and what staff write about it. */
async function leaveTraces(): Promise<string> {
  const visitor = app.current.as();
  const before = traces["address of before"];
  const person = { firstName: "Zawadi", lastName: "Kiprotich", email: before, phone: "+254799123456" };
  await visitor.auth.register({ body: { ...person, password } });
  const text = async () => (await mailServer.received()).map((mail) => mail.text).join("\n");
  const verification = await vi.waitFor(
    async () => {
      const token = /verify-email\?token=([\w.-]+)/.exec(await text())?.[1];
      expect(token).toBeDefined();
      return token ?? "";
    },
    { timeout: 120_000, interval: 200 },
  );
  await visitor.auth.verifyEmail({ body: { token: verification } });
  await visitor.auth.requestPasswordReset({ body: { email: before } });
  const { token } = await visitor.auth.login({ body: { email: before, password } });
  const me = app.current.as(token);
  await changeAddress(me, text);

  const organisation = await createOrganisation(app.current);
  const hr = await createStaff(app.current, organisation.id, ["hr"]);
  const staff = app.current.as(hr.token);
  const cv = await demoCv();
  const fields = applicationFields(await createJob(app.current, organisation.id));
  const { id } = await me.applications.create({
    form: {
      ...fields,
      candidateData: {
        ...fields.candidateData,
        name: "Zawadi Kiprotich",
        email: "z.kiprotich@elsewhere.example",
        phone: "+254799123456",
      },
    },
    files: { cvFile: new File([cv], "Lebenslauf-ZK.pdf", { type: cv.type }) },
  });
  await me.resumes.parse({
    form: { keep: true },
    files: { resume: new File([cv], "Lebenslauf-ZK.pdf", { type: cv.type }) },
  });
  const alert = { department: "", location: "", type: "" as const, sacco: "", frequency: "daily" as const };
  await me.jobAlerts.mine.create({ body: { ...alert, q: traces["words of the person"] } });
  const params = { id };
  await staff.hiring.sendMessage({ params, body: { subject: "Dear Zawadi", body: "How is Zawadi?" } });
  await me.applications.reply({ params, body: { body: "I live with my aunt in Maralal." } });
  await staff.hiring.scheduleInterview({ params, body: interviewPlan({ interviewerIds: [hr.userId] }) });
  const { documentRequests } = await staff.hiring.requestDocument({
    params,
    body: { title: "ID of Zawadi" },
  });
  await me.applications.uploadDocument({
    params: { id: documentRequests[0]?.id ?? "" },
    form: {},
    files: { document: smallPdf("Zeugnis-ZK.pdf") },
  });
  return token;
}

it("finds an erased person in no column of any table, but for the address of the last mail", async () => {
  const { database } = app.current.platform;
  const token = await leaveTraces();
  await allDone(app.current);
  // Before the erasure too, a task that is done holds nothing of anybody.
  for (const trace of [email, ...Object.values(traces)]) {
    expect(await tablesWith(database, trace)).not.toContain("pgboss.job");
  }
  const mails = (await databaseText(database)).get("public.mail") ?? "";
  expect(mails, "subjects that name the person").toContain("Zawadi Kiprotich uploaded");

  await app.current.as(token).candidate.erase({ body: { password } });
  await allDone(app.current);
  for (const [what, trace] of Object.entries(traces)) {
    expect(await tablesWith(database, trace), what).toEqual([]);
  }
  // Data Protection Act 2019: whoever keeps data must be able to show that a request was answered.
  expect(await tablesWith(database, email)).toEqual(["public.mail"]);
  const kept = (await databaseText(database)).get("public.mail")?.split("\n") ?? [];
  expect(kept.filter((row) => row.includes(email))).toEqual([
    expect.stringContaining("Your Ushirika account is erased"),
  ]);
}, 240_000);
