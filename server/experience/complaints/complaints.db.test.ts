import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type ComplaintStep, clockStates } from "#contract/experience/complaints.ts";
import { nairobiDayAfter } from "#server/platform/clock.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { seedComplaints } from "#server/seed/seed-complaints.ts";
import { complaintOf, createComplaint } from "#server/testing/complaints.ts";
import { createOrganisation, createStaff, endTrial, type TestPerson } from "#server/testing/factories.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { complaints } from "./complaints.table.ts";
import { escalateComplaints } from "./escalation.service.ts";
import { createTrackingCodes } from "./tracking-codes.ts";

const app = startTestApp();
let sacco: Awaited<ReturnType<typeof createOrganisation>>;
let staff: TestPerson;
let colleague: TestPerson;
beforeEach(async () => {
  sacco = await createOrganisation(app.current);
  staff = await createStaff(app.current, sacco.id, ["experience"], { firstName: "Amina" });
  colleague = await createStaff(app.current, sacco.id, ["experience"], { firstName: "Otieno" });
});

const desk = (person = staff) => app.current.as(person.token).experience.complaints;
const open = () => app.current.as().experience.complaints;
const complain = (values: Parameters<typeof createComplaint>[2] = {}) =>
  createComplaint(app.current, { slug: sacco.slug, token: staff.token }, values);
type Step = ComplaintStep extends infer S ? (S extends ComplaintStep ? Omit<S, "version"> : never) : never;

/** Does something with the complaint as it stands. */
async function act(id: string, step: Step, person = staff) {
  const { version } = await desk(person).get({ params: { id } });
  return desk(person).act({ params: { id }, body: { ...step, version } as ComplaintStep });
}
const resolution: Step = {
  action: "resolve",
  rootCause: "system",
  outcome: "upheld",
  resolution: "The payment lay on a suspense account.",
};
const change = (id: string, values: Partial<typeof complaints.$inferInsert>) =>
  inOrganisation(app.current.platform.database, sacco.id, (scope) =>
    scope.update(complaints, values, eq(complaints.id, id)),
  );

describe("the form", () => {
  it("makes one complaint of all attempts, and tells the member where to follow it", async () => {
    const email = `${sacco.slug}@mail.example`;
    const body = complaintOf({ email });
    const params = { slug: sacco.slug };
    const answers = await Promise.all([1, 2].map(() => open().submit({ params, body })));
    expect(answers[0]).toEqual(answers[1]);
    expect((await desk().list()).rows).toMatchObject([
      { reference: "C-0001", status: "new", clock: "within", fullName: "Wanjiku Kamau", channel: "web" },
    ]);
    const mails = await mailsTo(app.current, email);
    expect(mails.map(({ message }) => message?.language)).toEqual(["sw"]);
    expect(JSON.stringify(mails[0]?.message)).toContain(`/sw/complain/${sacco.slug}/${answers[0]?.code}`);
    expect(JSON.stringify(mails[0]?.message)).not.toContain("Nililipa");
  });

  it("keeps nothing of who stays anonymous", async () => {
    const { id, code } = await complain({ anonymous: true });
    expect(await desk().get({ params: { id } })).toMatchObject({
      fullName: null,
      phone: null,
      email: null,
      anonymous: true,
      reachedBy: [],
    });
    expect(await open().track({ params: { code } })).toMatchObject({ status: "new", newsTo: null });
  });

  it("is closed with the trial", async () => {
    await endTrial(app.current, sacco.id);
    await expect(open().submit({ params: { slug: sacco.slug }, body: complaintOf() })).rejects.toMatchObject({
      code: "conflict",
    });
  });
});

describe("a case", () => {
  it("goes from the complaint to the member who is told, within the clock", async () => {
    const { id, code } = await complain();
    expect(await act(id, { action: "acknowledge" })).toMatchObject({
      status: "investigating",
      owner: { fullName: expect.stringContaining("Amina") },
    });
    await act(id, { action: "reply", message: "Tutumie nambari ya malipo.", waits: true });
    expect(await open().track({ params: { code } })).toMatchObject({ status: "waiting", nextBy: null });
    await open().add({ params: { code }, body: { message: "QK12ABC345" } });
    expect(await desk().get({ params: { id } })).toMatchObject({
      status: "investigating",
      memberWrote: true,
      pausedAt: null,
    });
    await act(id, resolution);
    const closed = await act(id, { action: "close", message: "Salio limerekebishwa.", survey: false });
    expect(closed).toMatchObject({ status: "closed", clock: "met", outcome: "upheld", dueAt: null });
    expect(closed.clocks.map(({ state }) => state)).toEqual(["met", "met", "met"]);
    const told = await open().track({ params: { code } });
    expect(told).toMatchObject({ status: "closed", outcome: "upheld", mayWithdraw: false });
    expect(told.messages.map(({ body }) => body)).toEqual([
      "Tutumie nambari ya malipo.",
      "QK12ABC345",
      "Salio limerekebishwa.",
    ]);
    expect(JSON.stringify(told)).not.toContain("suspense account");
  });

  it("is followed by the survey in the member's language, where that is wanted", async () => {
    const surveys = async (survey: boolean, email: string) => {
      const { id } = await complain({ email });
      await act(id, resolution);
      await act(id, { action: "close", message: "Salio limerekebishwa.", survey });
      const mails = await mailsTo(app.current, email);
      return mails.filter(({ subject }) => subject === `Ilikuwaje ${sacco.name}?`);
    };
    expect(await surveys(true, `yes-${sacco.slug}@mail.example`)).toHaveLength(1);
    expect(await surveys(false, `no-${sacco.slug}@mail.example`)).toHaveLength(0);
  });

  it("is taken up again when its member writes, and ends with a withdrawal", async () => {
    const { id, code } = await complain();
    await act(id, resolution);
    await act(id, { action: "close", message: "Done.", survey: false });
    await open().add({ params: { code }, body: { message: "Bado." } });
    expect(await desk().get({ params: { id } })).toMatchObject({ status: "investigating", clock: "within" });
    expect(await open().withdraw({ params: { code } })).toMatchObject({ status: "withdrawn", mayAdd: false });
    await expect(open().add({ params: { code }, body: { message: "Hi" } })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("tells the second of two people that somebody was first", async () => {
    const { id } = await complain();
    const { version } = await desk().get({ params: { id } });
    const step = (key: string) => ({ action: "reply" as const, key, message: "Habari", version });
    const key = crypto.randomUUID();
    await desk().act({ params: { id }, body: step(key) });
    await desk().act({ params: { id }, body: step(key) });
    await expect(
      desk(colleague).act({ params: { id }, body: step(crypto.randomUUID()) }),
    ).rejects.toMatchObject({ code: "stale", message: expect.stringMatching(/^Amina .*has changed/) });
    expect((await desk().get({ params: { id } })).messages).toHaveLength(1);
  });

  it("shows who else has it open", async () => {
    const { id } = await complain();
    await desk(colleague).present({ params: { id }, body: { writing: true } });
    const { others } = await desk().present({ params: { id }, body: { writing: false } });
    expect(others).toEqual([{ fullName: expect.stringContaining("Otieno"), writing: true }]);
  });

  it("goes with another about the same, and by itself again", async () => {
    const [first, second] = [await complain(), await complain()];
    expect((await desk().get({ params: { id: second.id } })).similar.map(({ id }) => id)).toEqual([first.id]);
    await act(second.id, { action: "merge", into: first.id });
    await act(second.id, { action: "unmerge" });
    const again = await act(second.id, { action: "merge", into: first.id });
    expect(again).toMatchObject({ status: "merged", clock: null, mergedInto: { reference: "C-0001" } });
    await act(first.id, resolution);
    await act(first.id, { action: "close", message: "Both are paid.", survey: false });
    expect(await open().track({ params: { code: second.code } })).toMatchObject({
      status: "closed",
      messages: [{ body: "Both are paid." }],
    });
  });

  it("notifies of a note, a hand-over and words of the member", async () => {
    const { id, code } = await complain();
    await act(id, { action: "change", ownerId: colleague.userId, severity: "high" });
    await desk().addNote({ params: { id }, body: { notes: "Look", mentions: [colleague.userId] } });
    await open().add({ params: { code }, body: { message: "Habari" } });
    const { rows } = await app.current.as(colleague.token).notifications.list();
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual([
      "complaint_assigned",
      "complaint_member_wrote",
      "complaint_mention",
      "complaint_received",
    ]);
    const { history } = await desk().get({ params: { id } });
    expect(history.map(({ event }) => event)).toEqual([
      "member_wrote",
      "note_added",
      expect.stringMatching(/assigned|severity_changed/),
      expect.stringMatching(/assigned|severity_changed/),
      "received",
    ]);
  });

  it("is taken down for a member at the counter, who may have no address", async () => {
    const { id } = await desk().enter({
      body: { ...complaintOf(), channel: "branch", phone: "", email: "" },
    });
    const { version } = await desk().get({ params: { id } });
    expect(await desk().act({ params: { id }, body: { action: "acknowledge", version } })).toMatchObject({
      channel: "branch",
      source: "staff",
      enteredBy: expect.stringContaining("Amina"),
    });
  });
});

describe("what is late", () => {
  // Mondays; ten in the morning in Nairobi.
  const dueAt = new Date("2027-03-01T07:00:00.000Z");
  const kindsOf = async ({ token }: TestPerson) => {
    const { rows } = await app.current.as(token).notifications.list();
    return rows.map(({ kind }) => kind).filter((kind) => kind !== "complaint_received");
  };

  it("is escalated once before, and once after", async () => {
    const { id } = await complain();
    await change(id, { dueAt, acknowledgeDueAt: dueAt, ownerId: staff.userId });
    const tell = (at: string) => escalateComplaints(app.current.platform, new Date(at));
    // On Saturday the office closes at two: five hours before ten on Monday is noon.
    await tell("2027-02-27T07:00:00.000Z");
    expect(await kindsOf(staff)).toEqual([]);
    await Promise.all([1, 2].map(() => tell("2027-02-27T09:00:00.000Z")));
    expect([await kindsOf(staff), await kindsOf(colleague)]).toEqual([
      ["complaint_due_soon"],
      ["complaint_due_soon"],
    ]);
    await tell("2027-03-01T07:10:00.000Z");
    await tell("2027-03-01T07:20:00.000Z");
    expect(await kindsOf(staff)).toEqual(["complaint_overdue", "complaint_due_soon"]);
  });

  it("is found, and explained to the member with a new day", async () => {
    const { id, code } = await complain();
    const past = new Date(Date.now() - 3_600_000);
    await change(id, { dueAt: past, acknowledgeDueAt: past });
    const found = async (clock: "within" | "missed_open" | "missed") =>
      (await desk().list({ query: { clock } })).total;
    expect([await found("within"), await found("missed_open")]).toEqual([0, 1]);
    const until = nairobiDayAfter(new Date(), 10);
    await act(id, { action: "explain_delay", until, message: "Tunasubiri jibu." });
    expect(await open().track({ params: { code } })).toMatchObject({ nextBy: until });
    await act(id, resolution);
    const closed = await act(id, { action: "close", message: "Done.", survey: false });
    expect(closed).toMatchObject({ clock: "missed", promisedOn: until });
    expect(await found("missed")).toBe(1);
  });

  it("comes back from a snooze, to whoever works on it", async () => {
    const { id } = await complain();
    await act(id, { action: "change", ownerId: staff.userId });
    await act(id, { action: "snooze", until: nairobiDayAfter(new Date(), 7) });
    const views = async () =>
      Promise.all(
        (["to_do", "snoozed"] as const).map(async (view) => (await desk().list({ query: { view } })).total),
      );
    expect(await views()).toEqual([0, 1]);
    await escalateComplaints(app.current.platform, new Date(Date.now() + 8 * 24 * 3_600_000));
    expect(await views()).toEqual([1, 0]);
    expect(await kindsOf(staff)).toContain("complaint_awake");
    expect(await kindsOf(colleague)).not.toContain("complaint_awake");
  });
});

it("says of the demo's cases in SQL what the policy says", async () => {
  const { database, config } = app.current.platform;
  const umoja = await createOrganisation(app.current);
  const owner = await createStaff(app.current, umoja.id, ["owner"]);
  const emails = ["experience@umoja.example", "owner@umoja.example", "owner@jirani.example"];
  await acrossOrganisations(database, (tx) =>
    seedComplaints(
      {
        tx,
        today: new Date(),
        passwordHash: "",
        organisationIds: new Map([
          ["umoja", umoja.id],
          ["jirani", sacco.id],
        ]),
        staffIds: new Map(emails.map((email) => [email, owner.userId])),
        later: () => {},
      },
      createTrackingCodes(config),
    ),
  );
  const found = await Promise.all(
    clockStates.map(async (clock) => desk(owner).list({ query: { clock, pageSize: 100 } })),
  );
  for (const [nth, clock] of clockStates.entries()) {
    expect(found[nth]?.total, clock).toBeGreaterThan(0);
    expect(new Set(found[nth]?.rows.map((row) => row.clock))).toEqual(new Set([clock]));
  }
  const merged = await desk(owner).list({ query: { status: "merged" } });
  const sum = found.reduce((total, page) => total + page.total, 0);
  expect(sum + merged.total).toBe((await desk(owner).list()).total);
});

it("returns a quarter by category", async () => {
  const { id } = await complain();
  await act(id, resolution);
  await act(id, { action: "close", message: "Done.", survey: false });
  await complain({ topic: "loans" });
  const { rows, total } = await desk().return();
  expect(rows).toEqual([
    { topic: "loans", received: 1, resolved: 0, withinTime: 0, pending: 1, averageDays: null },
    { topic: "mpesa", received: 1, resolved: 1, withinTime: 1, pending: 0, averageDays: 0 },
  ]);
  expect(total).toMatchObject({ received: 2, pending: 1 });
});
