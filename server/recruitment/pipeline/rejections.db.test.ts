import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import type { statusChange } from "#contract/recruitment/hr.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { unpackZip } from "#server/platform/files/zip.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { interviewPlan } from "#server/testing/hiring.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { settleRejectionOf } from "#server/testing/rejections.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { candidates } from "../candidates/candidates.table.ts";

const app = startTestApp();
let organisationId: string;
let hr: TestPerson;
let jobs: string[];
beforeAll(async () => {
  ({ id: organisationId } = await createOrganisation(app.current));
  hr = await createStaff(app.current, organisationId, ["hr"]);
  jobs = [
    await createJob(app.current, organisationId, { title: "Loan Officer" }),
    await createJob(app.current, organisationId, { title: "Internal Auditor" }),
  ];
});

const staff = () => app.current.as(hr.token);

/** Somebody who has applied for both jobs. */
async function applicant() {
  const person = await createCandidate(app.current);
  const ids: string[] = [];
  for (const jobId of jobs) ids.push(await createApplication(app.current, person, jobId));
  const [first = "", second = ""] = ids;
  const own = app.current.as(person.token);
  return {
    person,
    own,
    first,
    second,
    read: (id = first) => staff().hr.applications.get({ params: { id } }),
    reject: (body: Partial<z.input<typeof statusChange>> = {}, id = first) =>
      staff().hr.applications.updateStatus({ params: { id }, body: { status: "rejected", ...body } }),
    undo: (...some: string[]) => staff().triage.undoRejections({ body: { ids: some } }),
    subjects: async () => (await mailsTo(app.current, person.email)).map((mail) => mail.subject),
    seen: async (id = first) => (await own.applications.mine()).rows.find((one) => one.id === id),
  };
}

describe("the rejection of an application", () => {
  it("is seen by the team at once, and by the candidate when its minute is over", async () => {
    const { own, first, read, reject, seen, subjects } = await applicant();
    const before = await seen();
    const mails = await subjects();
    const asked = Date.now();
    const rejected = await reject({ messageToCandidate: "We wish you well." });
    expect(rejected).toMatchObject({ status: "rejected", undoUntil: expect.any(String) });
    expect(Date.parse(rejected.undoUntil ?? "") - asked).toBeGreaterThanOrEqual(60_000);
    const listed = await staff().hr.applications.list({ query: { status: ["rejected"], jobId: jobs[0] } });
    expect(listed.rows.find(({ id }) => id === first)?.undoUntil).toBe(rejected.undoUntil);
    expect(await seen()).toEqual(before);
    expect((await own.applications.mine({ query: { status: ["rejected"] } })).total).toBe(0);
    expect(await subjects()).toEqual(mails);
    const exported = await own.candidate.export();
    const parts = await unpackZip(Buffer.from(await exported.arrayBuffer()), 10_000_000);
    expect(String(parts.get("data.json"))).not.toContain("rejected");

    await settleRejectionOf(app.current, first);
    expect(await read()).toMatchObject({ status: "rejected", undoUntil: null });
    expect(await seen()).toMatchObject({ status: "rejected", recruiterNotes: "We wish you well." });
    expect(await subjects()).toHaveLength(mails.length + 1);
  });

  it("can be undone until then, without a trace for the candidate", async () => {
    const { own, first, read, reject, undo, seen, subjects } = await applicant();
    const before = await seen();
    const mails = await subjects();
    const { version, history } = await read();
    await reject({ notes: "Too far away", messageToCandidate: "We wish you well." });
    expect(await undo(first)).toEqual([{ id: first, refusal: null }]);
    const after = await read();
    expect(after).toMatchObject({ status: "submitted", undoUntil: null, version: version + 2 });
    // What was written for the team is not lost.
    expect(after.history).toHaveLength(history.length + 1);
    expect(after.history[0]).toMatchObject({
      fromStatus: "submitted",
      toStatus: "submitted",
      notes: "Too far away",
      messageToCandidate: null,
    });
    expect(await seen()).toEqual(before);
    expect(await subjects()).toEqual(mails);
    const exported = await own.candidate.export();
    const parts = await unpackZip(Buffer.from(await exported.arrayBuffer()), 10_000_000);
    expect(String(parts.get("data.json"))).not.toContain("rejected");
    expect(await undo(first)).toEqual([{ id: first, refusal: "gone" }]);
  });

  it("leaves nothing in the history when nothing was written", async () => {
    const { first, read, reject, undo } = await applicant();
    const { history } = await read();
    await reject();
    await undo(first);
    expect((await read()).history).toEqual(history);
  });

  it("cannot be undone once the mail has left", async () => {
    const { first, reject, undo, read } = await applicant();
    await reject();
    await settleRejectionOf(app.current, first);
    expect(await undo(first)).toEqual([{ id: first, refusal: "gone" }]);
    expect((await read()).status).toBe("rejected");
  });

  it("keeps its interview until the minute is over", async () => {
    const { own, first, reject, undo } = await applicant();
    const body = { key: crypto.randomUUID(), ...interviewPlan({ interviewerIds: [hr.userId] }) };
    await staff().hiring.scheduleInterview({ params: { id: first }, body });
    await reject();
    const state = async () => (await own.applications.get({ params: { id: first } })).interviews[0]?.state;
    expect(await state()).toBe("upcoming");
    await undo(first);
    expect(await state()).toBe("upcoming");
    await reject();
    await settleRejectionOf(app.current, first);
    expect(await state()).toBe("cancelled");
  });

  it("ends with another status, and one mail tells of that", async () => {
    const { first, read, reject, subjects, seen } = await applicant();
    const mails = await subjects();
    const { version } = await reject();
    await staff().hr.applications.updateStatus({
      params: { id: first },
      body: { status: "interview", expectedVersion: version },
    });
    expect(await read()).toMatchObject({ status: "interview", undoUntil: null });
    expect((await read()).history[0]).toMatchObject({ fromStatus: "submitted", toStatus: "interview" });
    expect(await seen()).toMatchObject({ status: "interview" });
    expect(await subjects()).toHaveLength(mails.length + 1);
  });

  it("ends with the candidate's own withdrawal, who is told of no rejection", async () => {
    const { own, first, read, reject } = await applicant();
    await reject();
    await own.applications.withdraw({ params: { id: first }, body: {} });
    expect((await read()).history[0]).toMatchObject({ fromStatus: "submitted", toStatus: "withdrawn" });
  });

  it("may cover what else the person has open, which one mail names, and one undo takes back", async () => {
    const { person, first, second, read, reject, undo } = await applicant();
    expect((await read()).openBeside).toEqual([{ id: second, jobTitle: "Internal Auditor" }]);
    await reject({ withOthers: true });
    expect(await read(second)).toMatchObject({ status: "rejected", undoUntil: expect.any(String) });
    expect(await undo(second, first)).toMatchObject([{ refusal: null }, { refusal: null }]);
    expect((await read()).status).toBe("submitted");
    expect((await read(second)).status).toBe("submitted");

    const mails = (await mailsTo(app.current, person.email)).length;
    await reject({ withOthers: true });
    await settleRejectionOf(app.current, first);
    const [mail, ...earlier] = await mailsTo(app.current, person.email);
    expect(earlier).toHaveLength(mails);
    const blocks = JSON.stringify(mail?.message?.blocks);
    expect(blocks).toContain("Loan Officer");
    expect(blocks).toContain("Internal Auditor");
  });

  it("of several at once covers what one of them covers once", async () => {
    const { first, second, read, undo } = await applicant();
    const applications = [];
    for (const id of [first, second]) {
      applications.push({ id, expectedVersion: (await read(id)).version });
    }
    const body = { applications, status: "rejected", withOthers: true } as const;
    expect(await staff().triage.updateStatuses({ body })).toEqual([
      { id: first, refusal: null },
      { id: second, refusal: null },
    ]);
    expect(await undo(first, second)).toMatchObject([{ refusal: null }, { refusal: null }]);
    expect((await read(second)).status).toBe("submitted");
  });

  it("by a decision on the person is undone together with it", async () => {
    const { person, first, second, read, undo } = await applicant();
    const [row] = await inOrganisation(app.current.platform.database, organisationId, (scope) =>
      scope.select({ id: candidates.id }, candidates, eq(candidates.userId, person.userId)),
    );
    const params = { id: row?.id ?? "" };
    await staff().hr.candidates.decide({ params, body: { status: "rejected", withApplications: true } });
    expect(await read(second)).toMatchObject({ status: "rejected", undoUntil: expect.any(String) });
    await undo(first);
    expect((await read(second)).status).toBe("submitted");
    await expect(staff().hr.candidates.undo({ params })).rejects.toMatchObject({ code: "gone" });
  });
});
