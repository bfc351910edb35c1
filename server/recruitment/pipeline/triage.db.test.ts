import { beforeAll, describe, expect, it } from "vitest";
import { boardColumnSize, boardStatuses } from "#contract/recruitment/triage.ts";
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

const app = startTestApp();

let organisationId: string;
let jobId: string;
let hr: TestPerson;
beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  jobId = await createJob(app.current, organisationId, { title: "Loan Officer" });
  hr = await createStaff(app.current, organisationId, ["hr"], { firstName: "Halima" });
});

async function applied(to = jobId) {
  const candidate = await createCandidate(app.current);
  return { candidate, id: await createApplication(app.current, candidate, to) };
}

const triage = (who = hr) => app.current.as(who.token).triage;
const read = (id: string) => app.current.as(hr.token).hr.applications.get({ params: { id } });

describe("several applications moved at once", () => {
  it("are each moved, with a note for the team and a mail to the candidate", async () => {
    const both = [await applied(), await applied()];
    const body = {
      applications: both.map(({ id }) => ({ id, expectedVersion: 1 })),
      status: "screening" as const,
      notes: "Both from the career fair.",
      messageToCandidate: "We will call you.",
    };
    const results = await triage().updateStatuses({ body });
    expect(results).toEqual(both.map(({ id }) => ({ id, refusal: null })));
    for (const { id, candidate } of both) {
      const { status, history } = await read(id);
      expect(status).toBe("screening");
      expect(history[0]).toMatchObject({ notes: body.notes, messageToCandidate: body.messageToCandidate });
      const mails = await mailsTo(app.current, candidate.email);
      expect(mails.filter((mail) => JSON.stringify(mail.message).includes("We will call you."))).toHaveLength(
        1,
      );
    }
    // Sent again after a lost answer: nothing happens twice.
    const again = await triage().updateStatuses({ body });
    expect(again.map(({ refusal }) => refusal)).toEqual(["stale", "stale"]);
  });

  it("stay as they are where somebody was faster, while the others move", async () => {
    const [changed, withdrawn, left] = [await applied(), await applied(), await applied()];
    await app.current.as(hr.token).hr.applications.updateStatus({
      params: { id: changed.id },
      body: { status: "interview" },
    });
    await app.current.as(withdrawn.candidate.token).applications.withdraw({
      params: { id: withdrawn.id },
      body: {},
    });
    const other = await createOrganisation(app.current);
    const foreign = await applied(await createJob(app.current, other.id));
    const { version } = await read(withdrawn.id);
    const results = await triage().updateStatuses({
      body: {
        applications: [
          { id: changed.id, expectedVersion: 1 },
          { id: withdrawn.id, expectedVersion: version },
          { id: foreign.id, expectedVersion: 1 },
          { id: left.id, expectedVersion: 1 },
        ],
        status: "rejected",
      },
    });
    expect(results.map(({ refusal }) => refusal)).toEqual([
      "stale",
      "application_withdrawn",
      "not_found",
      null,
    ]);
    expect((await read(changed.id)).status).toBe("interview");
    expect((await read(left.id)).status).toBe("rejected");
  });

  it("are at least one, and none twice", async () => {
    const { id } = await applied();
    const send = (applications: { id: string; expectedVersion: number }[]) =>
      triage().updateStatuses({ body: { applications, status: "screening" } });
    await expect(send([])).rejects.toMatchObject({ code: "validation" });
    const twice = { id, expectedVersion: 1 };
    await expect(send([twice, twice])).rejects.toMatchObject({ code: "validation" });
  });
});

describe("a mail to several candidates", () => {
  it("reaches each once, with their own name and position in it", async () => {
    const both = [await applied(), await applied()];
    const body = {
      applications: both.map(({ id }) => ({ id, key: crypto.randomUUID() })),
      subject: "About {{jobTitle}}",
      body: "Dear {{candidateName}},\n\nwe are still reading. {{senderName}}",
    };
    for (const _ of ["sent", "sent again"]) {
      expect((await triage().sendMessages({ body })).map(({ refusal }) => refusal)).toEqual([null, null]);
    }
    for (const { id, candidate } of both) {
      const { candidateName } = await read(id);
      const { messages } = await app.current.as(hr.token).hiring.get({ params: { id } });
      expect(messages).toHaveLength(1);
      expect(messages[0]).toMatchObject({ subject: "About Loan Officer", author: "Halima Otieno" });
      expect(messages[0]?.body).toContain(`Dear ${candidateName},`);
      const mails = await mailsTo(app.current, candidate.email);
      expect(mails.filter(({ subject }) => subject === "About Loan Officer")).toHaveLength(1);
    }
  });

  it("is refused with a placeholder that nobody fills in", async () => {
    const { id } = await applied();
    const body = { applications: [{ id, key: crypto.randomUUID() }], subject: "Hello", body: "{{salary}}" };
    await expect(triage().sendMessages({ body })).rejects.toMatchObject({ code: "validation" });
  });
});

describe("the board", () => {
  it("has a column for each status, with no more cards than are looked at", async () => {
    const organisation = await createOrganisation(app.current);
    const own = await createStaff(app.current, organisation.id, ["hr"]);
    const job = await createJob(app.current, organisation.id);
    const ids = [];
    for (let at = 0; at <= boardColumnSize; at++) ids.push((await applied(job)).id);
    await triage(own).updateStatuses({
      body: { applications: [{ id: ids[0] as string, expectedVersion: 1 }], status: "interview" },
    });
    const columns = await triage(own).board({ query: { sort: "appliedDate" } });
    expect(columns.map(({ status }) => status)).toEqual([...boardStatuses]);
    const [submitted, , interview] = columns;
    expect(submitted).toMatchObject({ total: boardColumnSize, milestone: null });
    expect(submitted?.applications.map(({ id }) => id)).toEqual(ids.slice(1));
    expect(interview?.applications).toMatchObject([{ id: ids[0], abilities: { updateStatus: true } }]);
    expect(columns.filter(({ total }) => total === 0)).toHaveLength(5);
  });

  it("names the stages of the one job that it shows, and nobody else's", async () => {
    const columns = await triage().board({ query: { jobId } });
    expect(columns.map(({ milestone }) => milestone)).toEqual([
      "Application Review",
      "HR Screening",
      "Technical Interview",
      "Final Interview",
      "Reference Check",
      null,
      null,
    ]);
    const stranger = await createStaff(app.current, (await createOrganisation(app.current)).id, ["hr"]);
    const theirs = await triage(stranger).board({ query: { jobId } });
    expect(theirs.every(({ total, milestone }) => total === 0 && milestone === null)).toBe(true);
  });
});
