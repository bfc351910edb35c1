import { beforeAll, describe, expect, it } from "vitest";
import { boardColumnSize, boardStatuses } from "#contract/recruitment/triage.ts";
import { nairobiDay, nairobiDayAfter, nairobiMoment } from "#server/platform/clock.ts";
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
import { endSnooze } from "../applications/snooze.service.ts";

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

describe("an application that is put aside", () => {
  const tomorrow = nairobiDayAfter(new Date(), 1);
  const snooze = (id: string, until: string | null, who = hr) =>
    triage(who).snooze({ params: { id }, body: { until } });

  it("is left out of the list until it is asked or searched for, and comes back on its day", async () => {
    const organisation = await createOrganisation(app.current);
    const own = await createStaff(app.current, organisation.id, ["hr"]);
    const { id } = await applied(await createJob(app.current, organisation.id));
    const asOwn = app.current.as(own.token);
    const listed = async (query: { snoozed?: "true"; q?: string } = {}) =>
      (await asOwn.hr.applications.list({ query })).rows.map((row) => row.id);
    const aside = await snooze(id, tomorrow, own);
    expect(aside.snoozedUntil).toBe(tomorrow);
    expect(await listed()).toEqual([]);
    expect(await listed({ snoozed: "true" })).toEqual([id]);
    expect(await listed({ q: aside.candidateName })).toEqual([id]);
    expect((await triage(own).board({})).every(({ total }) => total === 0)).toBe(true);

    // Twice, as after a crash; and once for a day that was chosen anew meanwhile.
    const until = nairobiMoment(tomorrow, "08:00").toISOString();
    const other = nairobiMoment(nairobiDayAfter(new Date(), 9), "08:00").toISOString();
    const task = { organisationId: organisation.id, applicationId: id };
    await endSnooze(app.current.platform, { ...task, until: other });
    expect(await listed()).toEqual([]);
    for (const _ of ["run", "run again"]) await endSnooze(app.current.platform, { ...task, until });
    expect(await listed()).toEqual([id]);
    const { rows } = await asOwn.notifications.list({});
    expect(rows.filter(({ kind }) => kind === "application_awake")).toHaveLength(1);
  });

  it("is back at once when it moves, or when somebody brings it back", async () => {
    const [moved, brought] = [await applied(), await applied()];
    for (const { id } of [moved, brought]) await snooze(id, tomorrow);
    await app.current.as(hr.token).hr.applications.updateStatus({
      params: { id: moved.id },
      body: { status: "screening" },
    });
    expect((await snooze(brought.id, null)).snoozedUntil).toBeNull();
    expect((await read(moved.id)).snoozedUntil).toBeNull();
  });

  it("is not taken from a colleague who was faster", async () => {
    const { id } = await applied();
    const act = (until: string | null, expectedUntil: string | null) =>
      triage(hr).snooze({ params: { id }, body: { until, expectedUntil } });
    await act(tomorrow, null);
    const later = nairobiDayAfter(new Date(), 5);
    await expect(act(later, null)).rejects.toMatchObject({ code: "stale" });
    expect((await act(later, tomorrow)).snoozedUntil).toBe(later);
    await expect(act(null, tomorrow)).rejects.toMatchObject({ code: "stale" });
  });

  it("takes no day that is over, none too far away, and no decided application", async () => {
    const { id } = await applied();
    for (const day of [nairobiDay(new Date()), nairobiDayAfter(new Date(), 181), "soon"]) {
      await expect(snooze(id, day)).rejects.toMatchObject({ code: "validation" });
    }
    await app.current
      .as(hr.token)
      .hr.applications.updateStatus({ params: { id }, body: { status: "rejected" } });
    await expect(snooze(id, tomorrow)).rejects.toMatchObject({ code: "conflict" });
  });
});
