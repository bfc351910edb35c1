import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { AddedPerson } from "#contract/recruitment/added-applications.calls.ts";
import { users } from "#server/accounts/accounts.table.ts";
import { acrossOrganisations, inOrganisation, OrganisationScope } from "#server/platform/database/scope.ts";
import {
  applicationFields,
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { smallPdf } from "#server/testing/hiring.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { cleanImportedCandidates } from "../candidates/imported-candidates.service.ts";
import { joinEntered } from "./added.service.ts";
import { applications } from "./applications.table.ts";

const app = startTestApp();
let organisationId: string;
let hr: TestPerson;
let jobId: string;
const as = ({ token }: TestPerson) => app.current.as(token);
const newEmail = () => `${crypto.randomUUID()}@mail.example`;

beforeAll(async () => {
  const organisation = await createOrganisation(app.current);
  organisationId = organisation.id;
  hr = await createStaff(app.current, organisationId, ["hr"]);
});
beforeEach(async () => {
  jobId = await createJob(app.current, organisationId);
});

const personOf = (email = newEmail(), values: Partial<AddedPerson> = {}): AddedPerson => ({
  name: "Barasa Wekesa",
  email,
  phone: "+254722000111",
  location: "Bungoma",
  workExperiences: [],
  education: null,
  skills: ["Loan appraisal"],
  ...values,
});

type More = {
  candidateId?: string;
  notify?: boolean;
  note?: string;
  agreed?: boolean;
  job?: string;
  cvFile?: File;
};
const add = (
  person: AddedPerson,
  { cvFile, job = jobId, agreed = true, ...more }: More = {},
  by = hr,
): Promise<{ id: string }> =>
  as(by).addedApplications.add({ form: { jobId: job, person, agreed, ...more }, files: { cvFile } });
const seen = (id: string) => as(hr).hr.applications.get({ params: { id } });

/** Somebody applies with details of their own. */
const apply = (
  person: TestPerson,
  job: string,
  values: Partial<Pick<AddedPerson, "name" | "email" | "phone">>,
) => {
  const { candidateData, ...form } = applicationFields(job);
  return as(person).applications.create({
    form: { ...form, candidateData: { ...candidateData, ...values } },
  });
};
const rowOf = async (q: string) => {
  const [row] = (await as(hr).hr.candidates.list({ query: { q } })).rows;
  if (!row) throw new Error("nobody is listed with it");
  return row;
};
/** Two candidates among those that look like one person. */
const pairOf = async (...ids: [string, string]) => {
  const { rows } = await as(hr).duplicates.list({ query: { pageSize: 200 } });
  return rows.find(({ first, second }) => ids.includes(first.id) && ids.includes(second.id));
};

describe("an application that HR enters", () => {
  it("is a new person's, from HR, with their CV and without a mail", async () => {
    const person = personOf();
    const { id } = await add(person, { note: "Met at the careers day", cvFile: smallPdf("barasa.pdf") });
    const application = await seen(id);
    expect(application).toMatchObject({
      candidateName: "Barasa Wekesa",
      source: "hr",
      status: "submitted",
      education: null,
      availableStartDate: null,
      hasBackground: null,
      cv: { name: "barasa.pdf" },
      history: [{ toStatus: "submitted", notes: "Met at the careers day" }],
    });
    expect(application.matchScore).toBeGreaterThan(0);
    expect(await mailsTo(app.current, person.email)).toEqual([]);
    const { rows } = await as(hr).hr.candidates.list({ query: { q: person.email } });
    expect(rows).toMatchObject([{ applicationsCount: 1, imported: null }]);
  });

  it("tells the person if HR says so: without an account in our own words alone", async () => {
    const stranger = personOf();
    await add(stranger, { notify: true });
    const [notice] = await mailsTo(app.current, stranger.email);
    expect(notice?.subject).toBe("An application has been entered for you");
    const known = await createCandidate(app.current);
    await add(personOf(known.email), { notify: true });
    const [mail] = await mailsTo(app.current, known.email);
    expect(mail?.subject).toContain("Loan Officer");
    expect(JSON.stringify(mail)).toContain("12 months");
    const unproven = await createStaff(app.current, organisationId, ["hr"], { emailVerified: false });
    await expect(add(personOf(), { notify: true }, unproven)).rejects.toMatchObject({
      code: "email_unverified",
    });
  });

  it("is an existing candidate's, who sees it among their own and cannot apply once more", async () => {
    const candidate = await createCandidate(app.current);
    const sent = await createApplication(
      app.current,
      candidate,
      await createJob(app.current, organisationId),
    );
    const { rows } = await as(hr).hr.candidates.list({});
    const candidateId = rows.find(({ latestApplication }) => latestApplication?.id === sent)?.id ?? "";
    const { id } = await add(personOf(), { candidateId });
    // What HR left open is what they sent before.
    expect((await seen(id)).workExperiences).toMatchObject([{ company: "Lake Credit" }]);
    const { rows: mine } = await as(candidate).applications.mine({});
    expect(mine).toMatchObject([
      { id, entered: true },
      { id: sent, entered: false },
    ]);
    const twice = () => add(personOf(), { candidateId });
    await expect(twice()).rejects.toMatchObject({ code: "already_applied" });
    await expect(createApplication(app.current, candidate, jobId)).rejects.toMatchObject({
      code: "already_applied",
    });
  });

  it("makes no second person of an address, and says whom a number may be", async () => {
    const person = personOf(newEmail(), { phone: "+254722000222" });
    const { id } = await add(person);
    const again = () => add(person, { job: jobId });
    await expect(again()).rejects.toMatchObject({ code: "conflict" });
    const look = (query: { email?: string; phone?: string }) =>
      as(hr).addedApplications.known({ query: { ...query, jobId } });
    expect(await look({ email: person.email.toUpperCase() })).toMatchObject([
      { name: person.name, sameEmail: true, applicationId: id },
    ]);
    expect(await look({ email: newEmail(), phone: person.phone })).toMatchObject([{ sameEmail: false }]);
    expect(await look({})).toEqual([]);
    // Letters go to one mailbox: it may be them, and need not.
    const tagged = person.email.replace("@", "+jobs@");
    expect(await look({ email: tagged })).toMatchObject([{ name: person.name, sameEmail: false }]);
    // A number is a whole family's: another address is another person.
    await expect(add(personOf(newEmail(), { phone: person.phone }))).resolves.toMatchObject({});
  });

  it("is looked for among a whole family with as many statements as of one", async () => {
    const phone = "+254722000444";
    const look = async () => {
      const select = vi.spyOn(OrganisationScope.prototype, "select");
      const known = await as(hr).addedApplications.known({ query: { phone, jobId } });
      const asked = select.mock.calls.length;
      select.mockRestore();
      return { asked, applied: known.map(({ name, applicationId }) => [name, applicationId]).toSorted() };
    };
    const { id } = await add(personOf(newEmail(), { name: "Achieng", phone }));
    const alone = await look();
    expect(alone.applied).toEqual([["Achieng", id]]);
    await add(personOf(newEmail(), { name: "Baraka", phone }), {
      job: await createJob(app.current, organisationId),
    });
    const third = await add(personOf(newEmail(), { name: "Chebet", phone }));
    expect(await look()).toEqual({
      asked: alone.asked,
      applied: [
        ["Achieng", id],
        ["Baraka", null],
        ["Chebet", third.id],
      ],
    });
  });

  it("is found as a duplicate of who applied with another address, and with theirs once merged", async () => {
    const phone = "+254722000333";
    const applicant = await createCandidate(app.current);
    const theirs = newEmail();
    await apply(applicant, await createJob(app.current, organisationId), { email: theirs, phone });
    const person = personOf(newEmail(), { name: "Naliaka Simiyu", phone });
    await add(person);
    const [entered, applied] = [await rowOf(person.email), await rowOf(theirs)];
    expect(entered).toMatchObject({ salaryExpectation: null, availability: null });
    const pair = await pairOf(entered.id, applied.id);
    expect(pair?.reasons).toContain("same_phone");
    await as(hr).duplicates.merge({ params: { id: applied.id }, body: { otherId: entered.id } });
    // Whose an address is is said before anything is entered, and nobody is made of it: that of who was merged, the account's.
    for (const email of [person.email, applicant.email, theirs]) {
      const known = await as(hr).addedApplications.known({ query: { email, jobId } });
      const applicationId = entered.latestApplication?.id ?? "";
      expect(known).toMatchObject([{ id: applied.id, email: theirs, sameEmail: true, applicationId }]);
      await expect(add(personOf(email))).rejects.toMatchObject({ code: "conflict" });
    }
    const job = await createJob(app.current, organisationId);
    await add(person, { job, candidateId: applied.id });
    expect(await rowOf(theirs)).toMatchObject({ id: applied.id, applicationsCount: 3 });
  });

  it("is refused for a closed job, another organisation's, and without the person's agreement", async () => {
    const closed = await createJob(app.current, organisationId, { status: "Closed" });
    await expect(add(personOf(), { job: closed })).rejects.toMatchObject({ code: "job_closed" });
    const other = await createOrganisation(app.current);
    const theirs = await createJob(app.current, other.id);
    await expect(add(personOf(), { job: theirs })).rejects.toMatchObject({ code: "not_found" });
    await expect(add(personOf(), { agreed: false })).rejects.toMatchObject({ code: "validation" });
    const stranger = await createStaff(app.current, other.id, ["hr"]);
    await expect(add(personOf(), {}, stranger)).rejects.toMatchObject({ code: "not_found" });
  });

  it("takes the usual way: a change of status reaches the address, and imports' cleaning leaves it", async () => {
    const person = personOf();
    const { id } = await add(person);
    await as(hr).hr.applications.updateStatus({ params: { id }, body: { status: "screening", notes: "" } });
    expect(await mailsTo(app.current, person.email)).toHaveLength(1);
    await cleanImportedCandidates(app.current.platform, new Date(Date.now() + 1e12));
    expect(await seen(id)).toMatchObject({ status: "screening" });
  });
});

describe("whom HR has entered", () => {
  const accountOf = async (id: string) => {
    const [row] = await inOrganisation(app.current.platform.database, organisationId, (scope) =>
      scope.select({ userId: applications.userId }, applications, eq(applications.id, id)),
    );
    return row?.userId;
  };

  it("finds the application in the account that they open with the address, once it is verified", async () => {
    const person = await createCandidate(app.current, { emailVerified: false });
    const { id } = await add(personOf(person.email));
    await joinEntered(app.current.platform);
    expect(await accountOf(id)).toBeNull();
    await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.update(users).set({ emailVerified: true }).where(eq(users.id, person.userId)),
    );
    await joinEntered(app.current.platform);
    expect(await accountOf(id)).toBe(person.userId);
    expect((await as(person).applications.mine({})).rows).toMatchObject([{ id }]);
  });

  it("is one with whom has applied there with another address, unless both are for one job", async () => {
    const person = await createCandidate(app.current);
    const { id } = await add(personOf(person.email));
    await apply(person, await createJob(app.current, organisationId), { email: newEmail() });
    await joinEntered(app.current.platform);
    expect(await accountOf(id)).toBe(person.userId);
    const second = await createCandidate(app.current);
    const entered = await add(personOf(second.email, { name: "Chebet Rotich", phone: "+254722000444" }));
    await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.update(users).set({ emailVerified: false }).where(eq(users.id, second.userId)),
    );
    const theirs = newEmail();
    await apply(second, jobId, { email: theirs, name: "Chebet  Rotich", phone: "+254722000444" });
    await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.update(users).set({ emailVerified: true }).where(eq(users.id, second.userId)),
    );
    await joinEntered(app.current.platform);
    expect(await accountOf(entered.id)).toBeNull();
    // They stay two, whom HR is shown as one person and can make one.
    const [own, other] = [await rowOf(theirs), await rowOf(second.email)];
    expect((await pairOf(own.id, other.id))?.reasons).toEqual(
      expect.arrayContaining(["same_phone", "same_name"]),
    );
    await as(hr).duplicates.merge({ params: { id: own.id }, body: { otherId: other.id } });
    expect(await rowOf(theirs)).toMatchObject({ id: own.id, applicationsCount: 2 });
  });
});
