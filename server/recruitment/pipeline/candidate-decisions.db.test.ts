import { and, asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { inOrganisation } from "#server/platform/database/scope.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { candidateDecisions } from "../candidates/candidate-decisions.table.ts";
import { candidates } from "../candidates/candidates.table.ts";
import { settleRejection } from "./rejections.service.ts";

const app = startTestApp();
let organisationId: string;
let organization: string;
let hr: TestPerson;
let jobs: string[];
beforeAll(async () => {
  ({ id: organisationId, name: organization } = await createOrganisation(app.current));
  hr = await createStaff(app.current, organisationId, ["hr"]);
  jobs = [
    await createJob(app.current, organisationId, { title: "Loan Officer" }),
    await createJob(app.current, organisationId, { title: "Internal Auditor" }),
  ];
});

const within = <T>(work: Parameters<typeof inOrganisation<T>>[2]) =>
  inOrganisation(app.current.platform.database, organisationId, work);
const staff = () => app.current.as(hr.token).hr;

/** Somebody who has applied for both jobs. */
async function applicant() {
  const person = await createCandidate(app.current);
  const applications: string[] = [];
  for (const jobId of jobs) applications.push(await createApplication(app.current, person, jobId));
  const [row] = await within((scope) =>
    scope.select({ id: candidates.id }, candidates, eq(candidates.userId, person.userId)),
  );
  const params = { id: row?.id ?? "" };
  const status = async () => {
    const [now] = await within((scope) =>
      scope.select({ status: candidates.status }, candidates, eq(candidates.id, params.id)),
    );
    return now?.status;
  };
  const subjects = async () => (await mailsTo(app.current, person.email)).map((mail) => mail.subject);
  const statuses = async () => {
    const found = [];
    for (const id of applications) {
      found.push((await staff().applications.get({ params: { id } })).status);
    }
    return found;
  };
  return { person, params, status, subjects, statuses };
}

/** Lets the rejections of a candidate take effect, as the task does when their minute is over. */
async function settle(candidateId: string) {
  const decisions = await within((scope) =>
    scope
      .select(
        { id: candidateDecisions.id },
        candidateDecisions,
        and(eq(candidateDecisions.candidateId, candidateId), eq(candidateDecisions.toStatus, "rejected")),
      )
      .orderBy(asc(candidateDecisions.id)),
  );
  for (const { id } of decisions) {
    await settleRejection(app.current.platform, { organisationId, decisionId: id });
  }
}

describe("a decision on a candidate", () => {
  it("congratulates who is shortlisted, once", async () => {
    const { params, status, subjects } = await applicant();
    const body = { status: "shortlisted" } as const;
    expect(await staff().candidates.decide({ params, body })).toEqual({
      status: "shortlisted",
      mail: "sent",
      undoUntil: null,
    });
    expect(await staff().candidates.decide({ params, body })).toMatchObject({ mail: "none" });
    expect(await status()).toBe("shortlisted");
    const congratulations = `Congratulations: ${organization} has shortlisted you`;
    expect((await subjects()).filter((subject) => subject === congratulations)).toHaveLength(1);
  });

  it("puts somebody on the suspense list without a word to them", async () => {
    const { params, status, subjects } = await applicant();
    const before = await subjects();
    expect(await staff().candidates.decide({ params, body: { status: "suspense" } })).toMatchObject({
      mail: "none",
      undoUntil: null,
    });
    expect(await status()).toBe("suspense");
    expect(await subjects()).toEqual(before);
  });

  it("tells the second of two people who decide at once", async () => {
    const { params } = await applicant();
    await staff().candidates.decide({ params, body: { status: "suspense", expectedStatus: "active" } });
    const second = staff().candidates.decide({
      params,
      body: { status: "rejected", expectedStatus: "active" },
    });
    await expect(second).rejects.toMatchObject({ code: "stale" });
  });

  it("sends mail from no address that is not known", async () => {
    const { params } = await applicant();
    const unverified = await createStaff(app.current, organisationId, ["hr"], { emailVerified: false });
    const attempt = app.current
      .as(unverified.token)
      .hr.candidates.decide({ params, body: { status: "shortlisted" } });
    await expect(attempt).rejects.toMatchObject({ code: "email_unverified" });
  });
});

describe("a rejection", () => {
  it("waits a minute, in which it can be undone without a trace for the candidate", async () => {
    const { params, status, subjects, statuses } = await applicant();
    const before = await subjects();
    const asked = Date.now();
    const decided = await staff().candidates.decide({
      params,
      body: { status: "rejected", withApplications: true },
    });
    expect(decided).toMatchObject({ status: "rejected", mail: "waiting" });
    expect(Date.parse(decided.undoUntil ?? "") - asked).toBeGreaterThanOrEqual(60_000);
    const listed = (await staff().candidates.list({ query: { status: "rejected", pageSize: 100 } })).rows;
    expect(listed.find(({ id }) => id === params.id)?.undoUntil).toBe(decided.undoUntil);
    expect(await staff().candidates.undo({ params })).toEqual({
      status: "active",
      mail: "none",
      undoUntil: null,
    });
    await settle(params.id);
    expect(await status()).toBe("active");
    expect(await subjects()).toEqual(before);
    expect(await statuses()).toEqual(["submitted", "submitted"]);
    await expect(staff().candidates.undo({ params })).rejects.toMatchObject({ code: "gone" });
  });

  it("leaves once, names the applications that it covers and cannot be undone then", async () => {
    const { person, params, subjects, statuses } = await applicant();
    await staff().candidates.decide({ params, body: { status: "rejected", withApplications: true } });
    // For the team; the candidate learns of it with the mail.
    expect(await statuses()).toEqual(["rejected", "rejected"]);
    const shown = (await app.current.as(person.token).applications.mine()).rows;
    expect(shown.map((one) => one.status)).toEqual(["submitted", "submitted"]);
    await settle(params.id);
    await settle(params.id);
    expect(await statuses()).toEqual(["rejected", "rejected"]);
    const subject = `News from ${organization} about your application`;
    expect((await subjects()).filter((one) => one === subject)).toHaveLength(1);
    const mail = (await mailsTo(app.current, person.email)).find((one) => one.subject === subject);
    expect(mail?.message?.blocks).toContainEqual({
      kind: "facts",
      rows: [
        { label: "Position", value: "Loan Officer" },
        { label: "Position", value: "Internal Auditor" },
      ],
    });
    await expect(staff().candidates.undo({ params })).rejects.toMatchObject({ code: "gone" });
  });

  it("leaves the applications alone unless it covers them", async () => {
    const { params, statuses } = await applicant();
    await staff().candidates.decide({ params, body: { status: "rejected" } });
    await settle(params.id);
    expect(await statuses()).toEqual(["submitted", "submitted"]);
  });

  it("ends with another decision within the minute", async () => {
    const { params, status, subjects } = await applicant();
    await staff().candidates.decide({ params, body: { status: "rejected" } });
    await staff().candidates.decide({ params, body: { status: "shortlisted" } });
    await settle(params.id);
    expect(await status()).toBe("shortlisted");
    expect(await subjects()).not.toContain(`News from ${organization} about your application`);
  });
});

describe("the analysis of those listed", () => {
  it("is made of their latest applications, and of nobody else's", async () => {
    const own = await createOrganisation(app.current);
    const reader = app.current.as((await createStaff(app.current, own.id, ["hr"])).token).hr;
    expect(await reader.candidates.analysis()).toEqual({
      total: 0,
      applied: 0,
      averageMatch: null,
      strong: 0,
      topSkills: [],
      best: null,
    });
    const jobId = await createJob(app.current, own.id);
    for (const [matchScore, skills] of [
      [90, ["Loan appraisal", "Excel"]],
      [61, ["excel", "Audit"]],
    ] as const) {
      const person = await createCandidate(app.current);
      await createApplication(app.current, person, jobId, { matchScore, skills: [...skills] });
    }
    expect(await reader.candidates.analysis({ query: { status: "active" } })).toMatchObject({
      total: 2,
      applied: 2,
      averageMatch: 76,
      strong: 1,
      topSkills: [
        { skill: expect.stringMatching(/^excel$/i), count: 2 },
        { skill: "Audit", count: 1 },
        { skill: "Loan appraisal", count: 1 },
      ],
      best: { matchScore: 90 },
    });
    expect(await reader.candidates.analysis({ query: { status: "rejected" } })).toMatchObject({ total: 0 });
  });
});
