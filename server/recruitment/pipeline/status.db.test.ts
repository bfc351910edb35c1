import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import type { statusChange } from "#contract/recruitment/hr.ts";
import { defaultMilestones } from "#contract/recruitment/milestones.ts";
import { organisations } from "#server/accounts/accounts.table.ts";
import { auditEvents } from "#server/platform/audit/audit.table.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { linkIn, mailsTo } from "#server/testing/mailbox.ts";
import { settleRejectionOf } from "#server/testing/rejections.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
type Change = z.input<typeof statusChange>;

let organisationId: string;
let jobId: string;
let hr: TestPerson;
let owner: TestPerson;
beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  jobId = await createJob(app.current, organisationId);
  hr = await createStaff(app.current, organisationId, ["hr"], { firstName: "Halima" });
  owner = await createStaff(app.current, organisationId, ["owner"], { firstName: "Omondi" });
});

/** A candidate's new application. */
async function applied(to = jobId) {
  const candidate = await createCandidate(app.current);
  return { candidate, id: await createApplication(app.current, candidate, to) };
}

const change = (id: string, body: Change, who = hr) =>
  app.current.as(who.token).hr.applications.updateStatus({ params: { id }, body });

const read = (id: string, who = hr) => app.current.as(who.token).hr.applications.get({ params: { id } });

describe("the stage", () => {
  it.each([
    ["screening", 2],
    ["interview", 3],
    ["assessment", 4],
    ["final_review", 5],
  ] as const)("of %s is number %i", async (status, stage) => {
    const { id } = await applied();
    const after = await change(id, { status });
    expect(after).toMatchObject({ status, currentStage: stage, totalStages: 6 });
    expect(after.timeline[stage - 1]?.status).toBe("current");
  });

  it.each(["accepted", "rejected"] as const)("stays where it was with %s", async (status) => {
    const { id } = await applied();
    await change(id, { status: "assessment" });
    const after = await change(id, { status });
    expect(after).toMatchObject({ status, currentStage: 4, nextAction: { type: "none", dueDate: null } });
    expect(after.timeline.map((step) => step.status)).not.toContain("current");
  });

  it("may be named, as the status has it", async () => {
    const { id } = await applied();
    expect((await change(id, { status: "interview", stage: 3 })).currentStage).toBe(3);
    expect((await change(id, { status: "accepted", stage: 3 })).currentStage).toBe(3);
    for (const stage of [2, 6, 7, 0, 51, 1.5]) {
      await expect(change(id, { status: "interview", stage })).rejects.toMatchObject({
        code: "validation",
        status: 400,
        fields: { stage: expect.any(String) },
      });
    }
    await expect(change(id, { status: "rejected", stage: 1 })).rejects.toMatchObject({
      fields: { stage: "The stage contradicts the status: rejected is stage 3 of 6 here." },
    });
    expect(await read(id)).toMatchObject({ status: "accepted", currentStage: 3, version: 3 });
  });

  it("ends with a shorter path", async () => {
    const milestones = defaultMilestones.slice(0, 3).map((one, index) => ({ id: String(index), ...one }));
    const { id } = await applied(await createJob(app.current, organisationId, { milestones }));
    expect(await change(id, { status: "final_review" })).toMatchObject({ currentStage: 3, totalStages: 3 });
    await expect(change(id, { status: "final_review", stage: 5 })).rejects.toMatchObject({
      fields: { stage: "The stage contradicts the status: final review is stage 3 of 3 here." },
    });
  });
});

describe("a change", () => {
  it("is answered with the history, newest first, and who did it", async () => {
    const { id } = await applied();
    await change(id, { status: "screening", notes: "  Strong on appraisal. " });
    const after = await change(id, { status: "interview", messageToCandidate: "See you on Monday." }, owner);
    expect(after.version).toBe(3);
    expect(after.history).toMatchObject([
      {
        actor: "Omondi Otieno",
        fromStatus: "screening",
        toStatus: "interview",
        stage: 3,
        notes: null,
        messageToCandidate: "See you on Monday.",
      },
      {
        actor: "Halima Otieno",
        fromStatus: "submitted",
        toStatus: "screening",
        notes: "Strong on appraisal.",
      },
      { actor: "Achieng Otieno", fromStatus: null, toStatus: "submitted" },
    ]);
    expect(await read(id)).toEqual(after);
  });

  it.each([
    ["screening", "Your application for Loan Officer: screening"],
    ["final_review", "Your application for Loan Officer: final review"],
    ["rejected", "Your application for Loan Officer: rejected"],
  ] as const)("to %s is told to the candidate, at the account's address", async (status, subject) => {
    const { id, candidate } = await applied();
    const messageToCandidate = "Karibu ofisini.";
    await change(id, { status, notes: "Only for us", messageToCandidate });
    if (status === "rejected") await settleRejectionOf(app.current, id);
    const [mail, received, ...more] = await mailsTo(app.current, candidate.email);
    expect(more).toEqual([]);
    expect(received?.subject).toBe("We have received your application: Loan Officer");
    expect(mail).toMatchObject({ subject, organisationId });
    expect(mail?.message?.blocks).toContainEqual({ kind: "quote", text: messageToCandidate });
    expect(JSON.stringify(mail?.message)).not.toContain("Only for us");
    expect(linkIn(mail).href).toBe(`http://localhost:3000/jobs/applications/${id}`);
  });

  it("without a message quotes nothing", async () => {
    const { id, candidate } = await applied();
    const after = await change(id, { status: "screening", messageToCandidate: "   " });
    expect(after.history[0]?.messageToCandidate).toBeNull();
    const [mail] = await mailsTo(app.current, candidate.email);
    expect(mail?.message?.blocks.map((block) => block.kind)).not.toContain("quote");
  });

  it("is in the audit trail, without its words", async () => {
    const { id } = await applied();
    await change(id, { status: "interview", notes: "Only for us" });
    const entries = await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.select().from(auditEvents).where(eq(auditEvents.subjectId, id)).orderBy(asc(auditEvents.at)),
    );
    expect(entries.map((entry) => entry.action)).toEqual([
      "application.submitted",
      "application.status_changed",
    ]);
    expect(entries[1]).toMatchObject({
      actorId: hr.userId,
      organisationId,
      detail: { from: "submitted", to: "interview", stage: 3 },
    });
  });

  it.each(["submitted", "hired", ""])("to %j is none", async (status) => {
    const { id } = await applied();
    await expect(change(id, { status: status as "screening" })).rejects.toMatchObject({
      code: "validation",
      fields: { status: expect.any(String) },
    });
  });
});

describe("a note", () => {
  const addNote = (id: string, notes: string, who = hr) =>
    app.current.as(who.token).hr.applications.addNote({ params: { id }, body: { notes } });

  it("is in the history without a move, and the candidate hears nothing of it", async () => {
    const { id, candidate } = await applied();
    await change(id, { status: "accepted" });
    const me = app.current.as(candidate.token);
    const seen = await me.applications.get({ params: { id } });
    const after = await addNote(id, "  Called the referee. ");
    expect(after).toMatchObject({ status: "accepted", version: 2 });
    expect(after.history[0]).toMatchObject({
      actor: "Halima Otieno",
      fromStatus: "accepted",
      toStatus: "accepted",
      notes: "Called the referee.",
    });
    expect(await me.applications.get({ params: { id } })).toEqual(seen);
    expect(await mailsTo(app.current, candidate.email)).toHaveLength(2);
    await expect(addNote(id, "   ")).rejects.toMatchObject({ fields: { notes: "Write a note" } });
  });

  it("is for people who work there", async () => {
    const { id } = await applied();
    const { id: other } = await createOrganisation(app.current);
    const stranger = await createStaff(app.current, other, ["hr"]);
    await expect(addNote(id, "Hello", stranger)).rejects.toMatchObject({ code: "not_found" });
    const newcomer = await createStaff(app.current, organisationId, ["hr"], { emailVerified: false });
    expect((await addNote(id, "No mail goes out for it.", newcomer)).history).toHaveLength(2);
  });
});

describe("two people at one application", () => {
  const stale = { code: "stale", status: 409 };

  it("the second, who has not seen the first one's change, is told", async () => {
    const { id, candidate } = await applied();
    await change(id, { status: "screening", expectedVersion: 1 });
    await expect(change(id, { status: "rejected", expectedVersion: 1 }, owner)).rejects.toMatchObject(stale);
    expect(await read(id)).toMatchObject({ status: "screening", version: 2 });
    expect(await mailsTo(app.current, candidate.email)).toHaveLength(2);
    await change(id, { status: "rejected", expectedVersion: 2 }, owner);
  });

  it("at the same moment: one wins, the others are notified", async () => {
    const { id, candidate } = await applied();
    // Of which each sends one mail at once, and nothing is written down afterwards in the background.
    const statuses = ["screening", "interview", "assessment", "final_review"] as const;
    const all = await Promise.allSettled(
      statuses.map((status, index) => change(id, { status, expectedVersion: 1 }, index % 2 ? owner : hr)),
    );
    expect(all.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    for (const one of all) {
      if (one.status === "rejected") expect(one.reason).toMatchObject(stale);
    }
    const after = await read(id);
    expect(after.version).toBe(2);
    expect(after.history).toHaveLength(2);
    expect(await mailsTo(app.current, candidate.email)).toHaveLength(2);
  });

  it("write notes while it moves, and none is lost", async () => {
    const { id } = await applied();
    const note = (who: typeof hr, notes: string) =>
      app.current.as(who.token).hr.applications.addNote({ params: { id }, body: { notes } });
    const words = ["Called her.", "Asked the referee.", "To the panel."];
    const [first = "", second = "", third = ""] = words;
    await Promise.all([
      note(hr, first),
      note(owner, second),
      change(id, { status: "interview", notes: third, expectedVersion: 1 }, owner),
    ]);
    const notes = (await read(id)).history.map((entry) => entry.notes).filter(Boolean);
    expect(notes.toSorted()).toEqual(words.toSorted());
    // Who notes something reads what the others noted; a note stands in nobody's way.
    const { version, history } = await note(hr, "She comes on Monday.");
    expect(history).toHaveLength(5);
    await change(id, { status: "final_review", expectedVersion: version });
  });

  it("follow one another when they name no version", async () => {
    const { id } = await applied();
    // Whatever follows a rejection takes it back, which is a change of its own.
    const statuses = ["screening", "interview", "assessment", "final_review", "accepted"] as const;
    await Promise.all(statuses.map((status) => change(id, { status })));
    const after = await read(id);
    expect(after.version).toBe(6);
    expect(after.history[0]?.toStatus).toBe(after.status);
    // Each began where the one before it ended.
    for (const [index, entry] of after.history.slice(0, -1).entries()) {
      expect(entry.fromStatus).toBe(after.history[index + 1]?.toStatus);
    }
  });
});

describe("who may not", () => {
  it("staff whose address is not verified: nothing changes", async () => {
    const { id, candidate } = await applied();
    const newcomer = await createStaff(app.current, organisationId, ["hr"], { emailVerified: false });
    const before = await read(id, newcomer);
    await expect(change(id, { status: "accepted" }, newcomer)).rejects.toMatchObject({
      code: "email_unverified",
      status: 403,
    });
    expect(await read(id, newcomer)).toEqual(before);
    expect(before.abilities).toEqual({
      updateStatus: false,
      updateRefusal: "email_unverified",
      addNote: true,
      snooze: true,
      writeToCandidate: false,
      scheduleInterview: false,
      sendAssessment: false,
      makeOffer: false,
      requestDocument: false,
    });
    expect(await mailsTo(app.current, candidate.email)).toHaveLength(1);
  });

  it("an organisation whose trial is over: it reads, and changes nothing", async () => {
    const { id: own } = await createOrganisation(app.current, new Date(Date.now() + dayMillis));
    const { id } = await applied(await createJob(app.current, own));
    await acrossOrganisations(app.current.platform.database, (tx) =>
      tx
        .update(organisations)
        .set({ trialEndsAt: new Date(Date.now() - 1000) })
        .where(eq(organisations.id, own)),
    );
    const late = await createStaff(app.current, own, ["owner"]);
    expect(await read(id, late)).toMatchObject({
      version: 1,
      abilities: {
        updateStatus: false,
        updateRefusal: "trial_ended",
        addNote: false,
        writeToCandidate: false,
      },
    });
    expect((await app.current.as(late.token).hr.applications.list()).total).toBe(1);
    expect((await app.current.as(late.token).auth.me()).workspace?.trialDaysLeft).toBe(0);
    await expect(change(id, { status: "screening" }, late)).rejects.toMatchObject({
      code: "trial_ended",
      status: 403,
    });
    expect(await read(id, late)).toMatchObject({ version: 1, status: "submitted" });
  });

  it("a running trial forbids nothing", async () => {
    const { id: own } = await createOrganisation(app.current, new Date(Date.now() + dayMillis));
    const { id } = await applied(await createJob(app.current, own));
    const trying = await createStaff(app.current, own, ["hr"]);
    const after = await change(id, { status: "screening" }, trying);
    expect(after.abilities).toMatchObject({ updateStatus: true, updateRefusal: null, addNote: true });
  });
});
