import { beforeAll, expect, it, vi } from "vitest";
import { announceTask } from "#server/platform/events/announce.ts";
import { allDone } from "#server/testing/all-done.ts";
import { tablesWith } from "#server/testing/database-text.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { interviewPlan, smallPdf } from "#server/testing/hiring.ts";
import { csvFile, importCandidates } from "#server/testing/imports.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { startOwnTestApp } from "#server/testing/test-app.ts";

const app = startOwnTestApp();
let organisationId: string;
let hr: TestPerson;
let colleague: TestPerson;
/** Interviews, and then works elsewhere in the organisation. */
let teller: TestPerson;
const as = ({ token } = hr) => app.current.as(token);

beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  hr = await createStaff(app.current, organisationId, ["hr"]);
  colleague = await createStaff(app.current, organisationId, ["hr"]);
  teller = await createStaff(app.current, organisationId, ["hr"]);
});

/** Enters somebody for a job. @returns the application */
async function enter(
  { name, email, phone = "+254722000111" }: { name: string; email: string; phone?: string },
  { jobId, candidateId, cvFile }: { jobId?: string; candidateId?: string; cvFile?: File } = {},
) {
  const { id } = await as().addedApplications.add({
    form: {
      jobId: jobId ?? (await createJob(app.current, organisationId)),
      person: { name, email, phone, location: "Maralal", workExperiences: [], education: null, skills: [] },
      ...(candidateId ? { candidateId } : {}),
      note: `${name} came to the counter`,
      agreed: true,
      notify: true,
    },
    files: { cvFile },
  });
  return id;
}

const rowOf = async (q: string) => {
  const { rows } = await as().hr.candidates.list({ query: { q } });
  return rows[0];
};
const erase = (id: string, by = hr) => as(by).hr.candidates.remove({ params: { id } });

it("leaves nothing personal of somebody without an account, and withdraws what was open", async () => {
  const { database, queue } = app.current.platform;
  const [name, email, phone] = ["Zawadi Kiprotich", "Zawadi.K@recipient.example", "+254799123456"];
  const cvFile = smallPdf("Lebenslauf-ZK.pdf");
  const id = await enter({ name, email, phone }, { cvFile });
  const row = await rowOf(email);
  expect(row).toMatchObject({ erasable: true });
  const candidateId = row?.id ?? "";
  const second = await enter({ name, email, phone }, { candidateId });
  const params = { id };
  await as().hiring.sendMessage({ params, body: { subject: "Dear Zawadi", body: "How is Zawadi?" } });
  await as().hiring.scheduleInterview({
    params,
    body: interviewPlan({ interviewerIds: [colleague.userId, teller.userId] }),
  });
  await as().hiring.requestDocument({ params, body: { title: "ID of Zawadi" } });
  await as().hr.applications.updateStatus({
    params: { id: second },
    body: { status: "screening", notes: "Zawadi lacks a licence" },
  });
  await allDone(app.current);
  expect(await tablesWith(database, "Zawadi")).toContain("public.mail");

  const owner = await createStaff(app.current, organisationId, ["owner"]);
  await as(owner).workspace.team.update({ params: { id: teller.userId }, body: { roles: ["experience"] } });
  const enqueue = vi.spyOn(queue, "enqueue");
  await erase(candidateId);
  const announced = enqueue.mock.calls.flatMap(([, task, data]) => (task === announceTask ? [data] : []));
  enqueue.mockRestore();
  const withdrawn = (applicationId: string) =>
    expect.objectContaining({
      type: "application.moved",
      data: expect.objectContaining({ applicationId, status: "withdrawn" }),
    });
  expect(announced).toHaveLength(2);
  expect(announced).toEqual(expect.arrayContaining([withdrawn(id), withdrawn(second)]));
  await allDone(app.current);
  for (const trace of ["Zawadi", "Kiprotich", "recipient.example", "799123456", "Lebenslauf-ZK"]) {
    expect(await tablesWith(database, trace), trace).toEqual([]);
  }
  for (const { email: to } of [colleague, teller]) {
    // Each mail of the erasure was queued at the same moment.
    const files = (await mailsTo(app.current, to)).flatMap(({ message }) => message?.attachments ?? []);
    const entries = files.map(({ content }) => Buffer.from(content, "base64").toString());
    expect(entries).toContainEqual(expect.stringContaining("METHOD:CANCEL"));
  }
  // That somebody applied, and how it went, stays.
  expect(await as().hr.applications.get({ params })).toMatchObject({
    candidateName: "Erased on request",
    status: "withdrawn",
    cv: null,
  });
  const { rows } = await as().hr.candidates.list();
  expect(rows).toMatchObject([{ id: candidateId, email: "", erasable: false }]);
  await expect(erase(candidateId)).rejects.toMatchObject({ code: "not_found" });
  const trail = await as(await createStaff(app.current, organisationId, ["owner"])).workspace.audit.list({});
  expect(trail.rows).toContainEqual(expect.objectContaining({ action: "candidate.removed" }));
}, 120_000);

it("is for who has no account alone, and of this organisation", async () => {
  const person = await createCandidate(app.current);
  const sent = await createApplication(app.current, person, await createJob(app.current, organisationId));
  const { rows } = await as().hr.candidates.list();
  const own = rows.find(({ latestApplication }) => latestApplication?.id === sent);
  expect(own).toMatchObject({ erasable: false });
  await expect(erase(own?.id ?? "")).rejects.toMatchObject({ code: "conflict" });
  const email = "stays@mail.example";
  await enter({ name: "Stays There", email });
  const stranger = await createStaff(app.current, (await createOrganisation(app.current)).id, ["hr"]);
  const { id = "" } = (await rowOf(email)) ?? {};
  await expect(erase(id, stranger)).rejects.toMatchObject({ code: "not_found" });
  expect(await rowOf(email)).toMatchObject({ id });
});

it("takes along whom HR imported and merged with them", async () => {
  const [imported, entered] = ["imported-z@mail.example", "entered-z@mail.example"];
  await importCandidates(app.current, hr, csvFile(`Name,Email\nImani Imported,${imported}`));
  const id = await enter({ name: "Imani Entered", email: entered });
  const [first, second] = [(await rowOf(imported))?.id ?? "", (await rowOf(entered))?.id ?? ""];
  const sides = {
    name: "first",
    email: "first",
    phone: "first",
    location: "first",
    status: "first",
  } as const;
  await as().duplicates.merge({ params: { id: first }, body: { otherId: second, ...sides } });
  await erase(first);
  expect(await tablesWith(app.current.platform.database, "Imani")).toEqual([]);
  expect(await as().hr.applications.get({ params: { id } })).toMatchObject({ status: "withdrawn" });
});

it("waits for the mail about a rejection", async () => {
  const email = "rejected-z@mail.example";
  await enter({ name: "Rehema Rejected", email });
  const { id = "" } = (await rowOf(email)) ?? {};
  await as().hr.candidates.decide({
    params: { id },
    body: { status: "rejected", withApplications: true },
  });
  await expect(erase(id)).rejects.toMatchObject({ code: "conflict" });
  await as().hr.candidates.undo({ params: { id } });
  await erase(id);
  expect(await rowOf(email)).toBeUndefined();
});

it("keeps the application that led to employment, and says so once nothing else is left", async () => {
  const [name, email] = ["Hamisi Hired", "hired-z@mail.example"];
  const hired = await enter({ name, email });
  const { id = "" } = (await rowOf(email)) ?? {};
  const other = await enter({ name, email }, { candidateId: id });
  for (const status of ["screening", "interview", "accepted"] as const) {
    await as().hr.applications.updateStatus({ params: { id: hired }, body: { status, notes: "" } });
  }
  await erase(id);
  expect(await as().hr.applications.get({ params: { id: other } })).toMatchObject({
    candidateName: "Erased on request",
  });
  expect(await as().hr.applications.get({ params: { id: hired } })).toMatchObject({
    candidateName: name,
    status: "accepted",
  });
  await expect(erase(id)).rejects.toMatchObject({ code: "conflict" });
});
