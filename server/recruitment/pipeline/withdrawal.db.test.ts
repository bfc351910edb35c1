import { beforeAll, describe, expect, it } from "vitest";
import { applicationFields, createOrganisation } from "#server/testing/factories.ts";
import { createHiring, interviewPlan, smallPdf } from "#server/testing/hiring.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { settleRejectionOf } from "#server/testing/rejections.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let organisationId: string;
beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
});

async function setUp() {
  const hiring = await createHiring(app.current, organisationId);
  return { ...hiring, staff: app.current.as(hiring.hr.token), me: app.current.as(hiring.candidate.token) };
}

describe("withdrawing", () => {
  it("ends the application, its interviews and its requests, and HR is informed why", async () => {
    const { staff, me, params, hr, candidate } = await setUp();
    await staff.hiring.scheduleInterview({ params, body: interviewPlan({ interviewerIds: [hr.userId] }) });
    await staff.hiring.requestDocument({ params, body: { title: "National ID" } });
    const reason = "I have accepted another offer.";
    const after = await me.applications.withdraw({ params, body: { reason } });
    expect(after).toMatchObject({
      status: "withdrawn",
      abilities: { withdraw: false },
      nextAction: { type: "none", dueDate: null },
      interviewDetails: null,
      openDocuments: 0,
      interviews: [{ state: "cancelled" }],
      documentRequests: [{ state: "cancelled" }],
    });
    const [mail] = await mailsTo(app.current, hr.email);
    expect(mail?.subject).toBe("Achieng Otieno withdrew: Loan Officer");
    expect(mail?.message?.blocks).toContainEqual({ kind: "quote", text: reason });
    const subjects = (await mailsTo(app.current, candidate.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining([
        "Called off: your interview: Loan Officer",
        "You withdrew your application: Loan Officer",
      ]),
    );
    const { history, version } = await staff.hr.applications.get({ params });
    expect(version).toBe(2);
    expect(history[0]).toMatchObject({ fromStatus: "submitted", toStatus: "withdrawn", notes: reason });
  });

  it("takes no more files, and says so to a person who applies again", async () => {
    const { staff, me, params } = await setUp();
    await staff.hiring.requestDocument({ params, body: { title: "National ID" } });
    const [asked] = (await me.applications.get({ params })).documentRequests;
    const upload = () =>
      me.applications.uploadDocument({
        params: { id: asked?.id ?? "" },
        form: {},
        files: { document: smallPdf() },
      });
    const { jobId } = await upload();
    await me.applications.withdraw({ params, body: {} });
    await expect(upload()).rejects.toMatchObject({
      code: "conflict",
      message: "This application was withdrawn. It takes no more documents.",
    });
    const again = { code: "already_applied", message: expect.stringContaining("You have withdrawn") };
    await expect(me.applications.create({ form: applicationFields(jobId) })).rejects.toMatchObject(again);
    const body = { values: {}, step: 1, resumeId: null, version: 0 };
    await expect(me.candidate.drafts.save({ params: { id: jobId }, body })).rejects.toMatchObject(again);
  });

  it("twice, also at the same moment, is withdrawing once", async () => {
    const { me, params, hr } = await setUp();
    await Promise.all([1, 2, 3].map(() => me.applications.withdraw({ params, body: {} })));
    await me.applications.withdraw({ params, body: {} });
    expect(
      (await mailsTo(app.current, hr.email)).filter(({ subject }) => subject.includes("withdrew")),
    ).toHaveLength(1);
  });

  it.each(["accepted", "rejected"] as const)("is too late once it was %s", async (status) => {
    const { staff, me, params } = await setUp();
    await staff.hr.applications.updateStatus({ params, body: { status } });
    if (status === "rejected") await settleRejectionOf(app.current, params.id);
    await expect(me.applications.withdraw({ params, body: {} })).rejects.toMatchObject({ code: "conflict" });
    expect(await me.applications.get({ params })).toMatchObject({ status, abilities: { withdraw: false } });
  });

  it("cannot be overruled by staff, who are offered nothing that would be refused", async () => {
    const { staff, me, params } = await setUp();
    await me.applications.withdraw({ params, body: {} });
    await expect(
      staff.hr.applications.updateStatus({ params, body: { status: "accepted" } }),
    ).rejects.toMatchObject({ code: "application_withdrawn" });
    const abilities = {
      updateStatus: false,
      updateRefusal: "application_withdrawn",
      addNote: true,
      snooze: false,
      writeToCandidate: true,
      scheduleInterview: false,
      sendAssessment: false,
      makeOffer: false,
      requestDocument: false,
    };
    expect(await staff.hr.applications.get({ params })).toMatchObject({ abilities });
    expect((await staff.hr.applications.list({ query: { status: ["withdrawn"] } })).rows).toContainEqual(
      expect.objectContaining({ id: params.id, abilities }),
    );
    await staff.hr.applications.addNote({ params, body: { notes: "Asked why, by phone." } });
  });

  it("and a decision at the same moment: one of them holds", async () => {
    const { staff, me, params } = await setUp();
    const results = await Promise.allSettled([
      me.applications.withdraw({ params, body: {} }),
      staff.hr.applications.updateStatus({ params, body: { status: "accepted" } }),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(["withdrawn", "accepted"]).toContain((await me.applications.get({ params })).status);
  });
});

it("shows the candidate no internal note", async () => {
  const { staff, me, params } = await setUp();
  const body = { status: "screening", notes: "Only for us", messageToCandidate: "Welcome." } as const;
  await staff.hr.applications.updateStatus({ params, body });
  const mine = await me.applications.get({ params });
  expect(mine.recruiterNotes).toBe("Welcome.");
  expect(JSON.stringify(mine)).not.toContain("Only for us");
  expect(JSON.stringify(mine)).not.toContain("matchScore");
});
