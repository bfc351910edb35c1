import { beforeAll, describe, expect, it } from "vitest";
import { activeStatuses, decidedStatuses } from "#contract/recruitment/applications.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { nairobiDay, nairobiDayAfter } from "#server/platform/clock.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { interviewPlan, smallPdf } from "#server/testing/hiring.ts";
import { settleRejectionOf } from "#server/testing/rejections.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let sacco: Awaited<ReturnType<typeof createOrganisation>>;
let hr: TestPerson;
beforeAll(async () => {
  sacco = await createOrganisation(app.current);
  hr = await createStaff(app.current, sacco.id, ["hr"]);
});

const mine = (who: TestPerson, query = {}) => app.current.as(who.token).applications.mine({ query });
const statistics = (who: TestPerson) => app.current.as(who.token).applications.statistics();

async function change(
  id: string,
  body: { status: "screening" | "rejected"; notes?: string; messageToCandidate?: string },
): Promise<HrApplicationDetail> {
  const moved = await app.current.as(hr.token).hr.applications.updateStatus({ params: { id }, body });
  if (body.status === "rejected") await settleRejectionOf(app.current, id);
  return moved;
}

describe("my applications", () => {
  it("are mine alone, at every SACCO, newest first", async () => {
    const [me, other] = [await createCandidate(app.current), await createCandidate(app.current)];
    const elsewhere = await createOrganisation(app.current);
    const at = (day: number) => ({ appliedAt: new Date(Date.UTC(2026, 4, day)) });
    const oldest = await createApplication(app.current, me, await createJob(app.current, sacco.id), at(1));
    const newest = await createApplication(
      app.current,
      me,
      await createJob(app.current, elsewhere.id),
      at(9),
    );
    const middle = await createApplication(app.current, me, await createJob(app.current, sacco.id), at(5));
    await createApplication(app.current, other, await createJob(app.current, sacco.id), at(6));
    const { rows, total } = await mine(me);
    expect(total).toBe(3);
    expect(rows.map((row) => row.id)).toEqual([newest, middle, oldest]);
    expect(rows.map((row) => row.organization)).toEqual([elsewhere.name, sacco.name, sacco.name]);
    expect(rows[2]?.appliedDate).toBe("2026-05-01T00:00:00.000Z");
    const second = await mine(me, { page: 2, pageSize: 2 });
    expect(second).toEqual({ rows: [expect.objectContaining({ id: oldest })], total: 3 });
  });

  it("are none for a person who has not applied yet", async () => {
    const me = await createCandidate(app.current);
    expect(await mine(me)).toEqual({ rows: [], total: 0 });
    expect(await statistics(me)).toEqual({ active: 0, decided: 0, interviews: 0 });
  });

  it("come by group, page by page, and by job", async () => {
    const me = await createCandidate(app.current);
    const at = (day: number) => ({ appliedAt: new Date(Date.UTC(2026, 4, day)) });
    const apply = async (day: number) => {
      const jobId = await createJob(app.current, sacco.id);
      return { id: await createApplication(app.current, me, jobId, at(day)), jobId };
    };
    const sent = [await apply(1), await apply(2), await apply(3), await apply(4)] as const;
    await change(sent[1].id, { status: "rejected" });
    const active = await mine(me, { status: activeStatuses, page: 2, pageSize: 2 });
    expect(active).toEqual({ rows: [expect.objectContaining({ id: sent[0].id })], total: 3 });
    const decided = await mine(me, { status: [...decidedStatuses] });
    expect(decided).toEqual({ rows: [expect.objectContaining({ id: sent[1].id })], total: 1 });
    expect(await mine(me, { jobId: sent[2].jobId })).toEqual({
      rows: [expect.objectContaining({ id: sent[2].id })],
      total: 1,
    });
    expect(await statistics(me)).toEqual({ active: 3, decided: 1, interviews: 0 });
  });

  it("count interviews that are ahead, at every SACCO, and no others' ones", async () => {
    const me = await createCandidate(app.current);
    const elsewhere = await createOrganisation(app.current);
    const invite = async (organisationId: string, staff: TestPerson, who: TestPerson) => {
      const id = await createApplication(app.current, who, await createJob(app.current, organisationId));
      const { interviews } = await app.current.as(staff.token).hiring.scheduleInterview({
        params: { id },
        body: interviewPlan({
          interviewerIds: [(await createStaff(app.current, organisationId, ["hr"])).userId],
        }),
      });
      return { id, interviewId: interviews[0]?.id ?? "" };
    };
    const first = await invite(sacco.id, hr, me);
    const second = await invite(elsewhere.id, await createStaff(app.current, elsewhere.id, ["hr"]), me);
    await invite(sacco.id, hr, await createCandidate(app.current));
    expect(await statistics(me)).toEqual({ active: 2, decided: 0, interviews: 2 });
    await app.current.as(hr.token).hiring.cancelInterview({ params: { id: first.interviewId } });
    expect(await statistics(me)).toMatchObject({ interviews: 1 });
    await app.current.as(me.token).applications.withdraw({ params: { id: second.id }, body: {} });
    expect(await statistics(me)).toEqual({ active: 1, decided: 1, interviews: 0 });
  });

  it("show where each stands and what comes next", async () => {
    const me = await createCandidate(app.current);
    const id = await createApplication(app.current, me, await createJob(app.current, sacco.id));
    const changed = await change(id, { status: "screening" });
    const { rows } = await mine(me);
    expect(rows[0]).toMatchObject({
      status: "screening",
      currentStage: 2,
      totalStages: 6,
      nextAction: {
        type: "wait",
        description: "HR is screening your application and may call you. Keep your phone at hand.",
        dueDate: nairobiDayAfter(new Date(changed.history[0]?.at ?? ""), 3),
      },
    });
    expect(rows[0]?.timeline.map((step) => step.status)).toEqual([
      "completed",
      "current",
      ...Array(4).fill("pending"),
    ]);
    expect(rows[0]?.timeline[1]?.date).toBe(changed.history[0]?.at);
  });

  it("are told in the language that is asked for; what a SACCO wrote stays as written", async () => {
    const me = await createCandidate(app.current);
    const milestones = [
      {
        id: "1",
        stage: "Application Review",
        description: "We open a file.",
        estimatedDays: 2,
        isRequired: true,
      },
      { id: "2", stage: "Chat with Halima", description: "", estimatedDays: 1, isRequired: true },
    ];
    const jobId = await createJob(app.current, sacco.id, { milestones });
    const id = await createApplication(app.current, me, jobId);
    await change(id, { status: "screening" });
    const { rows } = await app.current.as(me.token, "sw").applications.mine({ query: {} });
    expect(rows[0]?.timeline.map(({ stage, description }) => [stage, description])).toEqual([
      ["Kukagua ombi", "We open a file."],
      ["Chat with Halima", ""],
    ]);
    expect(rows[0]?.nextAction.description).toMatch(/^Idara ya rasilimali watu inakagua ombi lako/);
    await app.current.as(hr.token).hiring.scheduleInterview({
      params: { id },
      body: interviewPlan({ interviewerIds: [hr.userId], type: "in_person", location: "Umoja House" }),
    });
    const own = await app.current.as(me.token, "sw").applications.get({ params: { id } });
    expect(own.interviewDetails?.type).toBe("Ana kwa ana");
    expect(own.nextAction.description).toMatch(/^Mahojiano yako ni .+ saa 10:30 \(saa za Nairobi\)\.$/);
    for (const title of ["National ID", "KRA PIN certificate"]) {
      await app.current
        .as(hr.token)
        .hiring.requestDocument({ params: { id }, body: { title, dueDate: nairobiDay(new Date()) } });
    }
    const asked = await app.current.as(me.token, "sw").applications.get({ params: { id } });
    expect(asked.nextAction.description).toBe("Pakia: National ID (na nyingine 1)");
    const reply = app.current.as(me.token, "sw").applications.reply({ params: { id }, body: { body: " " } });
    await expect(reply).rejects.toMatchObject({ fields: { body: "Andika ujumbe" } });
    await app.current.as(me.token).applications.withdraw({ params: { id }, body: {} });
    const again = app.current.as(me.token, "sw").applications.uploadDocument({
      params: { id: asked.documentRequests[0]?.id ?? "" },
      form: {},
      files: { document: smallPdf() },
    });
    await expect(again).rejects.toMatchObject({ message: "Ombi hili liliondolewa. Halipokei hati zaidi." });
  });

  it("never show what HR noted for itself, only what it wrote to the candidate", async () => {
    const me = await createCandidate(app.current);
    const id = await createApplication(app.current, me, await createJob(app.current, sacco.id));
    await change(id, { status: "screening", notes: "secret-one", messageToCandidate: "Bring your ID card." });
    const read = () =>
      app.current.http.inject({
        url: "/api/applications/my",
        headers: { authorization: `Bearer ${me.token}` },
      });
    expect((await read()).json()[0].recruiterNotes).toBe("Bring your ID card.");
    // The last message stays while later changes come without one.
    await change(id, { status: "rejected", notes: "secret-two" });
    const answer = await read();
    expect(answer.body).not.toMatch(/secret-(one|two)/);
    expect(answer.json()[0]).toMatchObject({ status: "rejected", recruiterNotes: "Bring your ID card." });
    // Nor who at the SACCO did it, nor how well they matched.
    expect(answer.body).not.toContain(hr.userId);
    expect(answer.body).not.toMatch(/matchScore|history|version/);
  });
});
