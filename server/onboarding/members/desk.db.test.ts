import Papa from "papaparse";
import { beforeAll, describe, expect, it } from "vitest";
import { afterBusinessHours } from "#server/platform/calendar/business-time.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { newMember, sendApplication, takePicture } from "#server/testing/members.ts";
import { type QueryOf, startTestApp } from "#server/testing/test-app.ts";
import { memberFlags } from "./flags.table.ts";

const app = startTestApp();

let organisationId: string;
let clerk: TestPerson;
let officer: TestPerson;
let owner: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  clerk = await createStaff(app.current, organisationId, ["onboarding"]);
  officer = await createStaff(app.current, organisationId, ["onboarding"]);
  owner = await createStaff(app.current, organisationId, ["owner"]);
  stranger = await createStaff(app.current, (await createOrganisation(app.current)).id, ["onboarding"]);
});

const membersOf = (person: TestPerson) => app.current.as(person.token).members;
const register = (input: Parameters<typeof newMember>[0] = {}, by = clerk) =>
  membersOf(by).create({ body: newMember(input) });
const idsOf = async (query: QueryOf<ReturnType<typeof membersOf>["list"]>, by = officer) =>
  (await membersOf(by).list({ query })).rows.map(({ id }) => id);

describe("the register", () => {
  it.each([
    ["a part of the name", "muthoni ng'", { fullName: "Muthoni Ng'ang'a" }],
    ["the ID number with blanks", "09 812 3", { idNumber: "09812344" }],
    ["the phone number as people dial it", "0733 98", { phoneNumber: "0733 987 654" }],
    ["the phone number with the country's code", "+254 734 98", { phoneNumber: "0734 987 654" }],
    ["a part of the email address", "odd.box@", { email: "odd.box@mail.example" }],
  ])("finds a member by %s", async (_, q, input) => {
    const { id } = await register(input);
    expect(await idsOf({ q })).toEqual([id]);
    expect(await idsOf({ q }, stranger)).toEqual([]);
  });

  it("is filtered by flags that are open, by county, by whose case it is, and by the day of registration", async () => {
    const { id } = await register();
    const { database } = app.current.platform;
    await inOrganisation(database, organisationId, (scope) =>
      scope.insert(memberFlags, { memberId: id, code: "same_face", subject: "x" }),
    );
    expect(await idsOf({ flag: ["same_face"] })).toEqual([id]);
    expect((await membersOf(officer).get({ params: { id } })).openFlags).toBe(1);
    await inOrganisation(database, organisationId, (scope) =>
      scope.update(memberFlags, { resolvedAt: new Date() }),
    );
    expect(await idsOf({ flag: ["same_face"] })).toEqual([]);
    await membersOf(officer).assign({ body: { ids: [id], assigneeId: officer.userId } });
    expect(await idsOf({ assignee: ["me"] })).toEqual([id]);
    expect(await idsOf({ assignee: ["me"] }, clerk)).toEqual([]);
    expect(await idsOf({ assignee: [officer.userId] }, clerk)).toEqual([id]);
    expect(await idsOf({ assignee: ["nobody"] })).not.toContain(id);
    expect(await idsOf({ assignee: ["nonsense"] })).toEqual([]);
    expect(await idsOf({ county: ["Kisumu"] })).toEqual([]);
    expect(await idsOf({ registeredFrom: "2026-01-01" })).toContain(id);
    expect(await idsOf({ registeredTo: "2026-01-01" })).toEqual([]);
  });

  it.each(["-createdAt", "createdAt", "fullName", "-fullName", "dueAt"] as const)(
    "leaves as CSV in its order: %s",
    async (sort) => {
      const answer = await membersOf(officer).export({ query: { sort } });
      const { data } = Papa.parse<Record<string, string>>(await answer.text(), {
        header: true,
        skipEmptyLines: true,
      });
      expect(data.map((row) => row.ID)).toEqual(await idsOf({ sort, pageSize: 200 }));
    },
  );
});

describe("a case", () => {
  it("is due in business hours, waits no more once decided, and waits anew when it is taken up again", async () => {
    const { id, createdAt, dueAt } = await register();
    const params = { id };
    const due = afterBusinessHours(new Date(createdAt), 20).getTime();
    expect(Math.abs(new Date(dueAt ?? 0).getTime() - due)).toBeLessThan(60_000);
    const rejected = await membersOf(officer).changeKyc({
      params,
      body: { status: "rejected", reasons: ["id_unreadable"] },
    });
    expect(rejected.dueAt).toBeNull();
    expect(
      (await membersOf(officer).changeKyc({ params, body: { status: "pending" } })).dueAt,
    ).not.toBeNull();
    expect((await membersOf(officer).changeKyc({ params, body: { status: "verified" } })).dueAt).toBeNull();
  });

  it("goes to a colleague who is notified, and back to everybody, once for several and once in the history", async () => {
    const ids = [(await register()).id, (await register()).id];
    const give = (assigneeId: string | null) => membersOf(clerk).assign({ body: { ids, assigneeId } });
    expect(await give(officer.userId)).toEqual({ assigned: 2 });
    expect(await give(officer.userId)).toEqual({ assigned: 0 });
    const { rows } = await app.current.as(officer.token).notifications.list();
    expect(rows.filter(({ path }) => ids.some((id) => path?.endsWith(id)))).toHaveLength(2);
    expect(rows[0]?.title).toMatch(/gave you a member's case$/);
    expect(await give(null)).toEqual({ assigned: 2 });
    const history = await membersOf(clerk).history({ params: { id: ids[0] ?? "" } });
    expect(history.rows.map(({ action, from, to }) => [action, from, to])).toEqual([
      ["assigned", expect.any(String), null],
      ["assigned", null, expect.any(String)],
      ["registered", null, null],
    ]);
  });

  it("goes to nobody outside the desk, and no case of another organisation goes anywhere", async () => {
    const { id } = await register();
    const recruiter = await createStaff(app.current, organisationId, ["hr"]);
    const body = { ids: [id], assigneeId: recruiter.userId };
    await expect(membersOf(clerk).assign({ body })).rejects.toMatchObject({ code: "validation" });
    await expect(
      membersOf(stranger).assign({ body: { ids: [id], assigneeId: stranger.userId } }),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  it("has notes, whose colleagues are notified, and which the audit trail does not quote", async () => {
    const { id } = await register();
    const params = { id };
    await membersOf(clerk).addNote({
      params,
      body: { notes: "Please look at the photo.", mentions: [officer.userId] },
    });
    const [note] = (await membersOf(officer).history({ params })).rows;
    expect(note).toMatchObject({
      action: "note_added",
      reason: "Please look at the photo.",
      mentions: [{ id: officer.userId }],
    });
    const [first] = (await app.current.as(officer.token).notifications.list()).rows;
    expect(first).toMatchObject({ kind: "member_mention", path: expect.stringContaining(id) });
    const trail = await app.current.as(owner.token).workspace.audit.list({ query: { kind: ["members"] } });
    expect(trail.rows[0]).toMatchObject({ action: "member.note_added" });
    expect(JSON.stringify(trail.rows)).not.toContain("photo");
    await expect(membersOf(stranger).addNote({ params, body: { notes: "x" } })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("what a member sent", () => {
  it("is shown with its documents; each opening is in the audit trail, and none to another organisation", async () => {
    const { id } = await register();
    const params = { id };
    expect((await membersOf(officer).file({ params })).application).toBeNull();
    const applicationId = await sendApplication(app.current, organisationId, id);
    const documentId = await takePicture(app.current, organisationId, applicationId);
    expect((await membersOf(officer).file({ params })).application).toMatchObject({
      form: { fullName: "Wanjiku Kamau" },
    });
    const [document] = await membersOf(officer).documents({ params });
    expect(document).toMatchObject({ id: documentId, kind: "id-front", contentType: "image/jpeg" });
    const content = await membersOf(officer).documentContent({ params: { id, documentId } });
    expect((await content.arrayBuffer()).byteLength).toBe(document?.bytes);
    const trail = await app.current.as(owner.token).workspace.audit.list({ query: { kind: ["documents"] } });
    expect(trail.rows[0]).toMatchObject({ action: "document.viewed", detail: { kind: "id-front" } });
    await expect(membersOf(stranger).documentContent({ params: { id, documentId } })).rejects.toMatchObject({
      code: "not_found",
    });
    const other = await register();
    await expect(
      membersOf(officer).documentContent({ params: { id: other.id, documentId } }),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  it("is printed as a form", async () => {
    const { id } = await register();
    await sendApplication(app.current, organisationId, id);
    const answer = await membersOf(officer).form({ params: { id } });
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });

  it("is not verified by whoever held the camera, and says so before it is tried", async () => {
    const { id } = await register({}, owner);
    const params = { id };
    const applicationId = await sendApplication(app.current, organisationId, id);
    await takePicture(app.current, organisationId, applicationId, officer.userId);
    expect((await membersOf(officer).get({ params })).abilities).toMatchObject({
      verify: false,
      verifyRefusal: "own_capture",
    });
    const body = { status: "verified" } as const;
    await expect(membersOf(officer).changeKyc({ params, body })).rejects.toMatchObject({ code: "forbidden" });
    expect(await membersOf(clerk).changeKyc({ params, body })).toMatchObject({ kycStatus: "verified" });
  });

  it("is opened again in the parts that a rejection names", async () => {
    const { id } = await register();
    const params = { id };
    await sendApplication(app.current, organisationId, id);
    const body = { status: "rejected", reasons: ["id_unreadable"], parts: ["id-front"] } as const;
    await membersOf(officer).changeKyc({
      params,
      body: { ...body, reasons: [...body.reasons], parts: [...body.parts] },
    });
    expect((await membersOf(officer).file({ params })).application?.reopenedParts).toEqual(["id-front"]);
    const [entry] = (await membersOf(officer).history({ params })).rows;
    expect(entry).toMatchObject({ to: "rejected", reasons: ["id_unreadable"], parts: ["id-front"] });
  });
});

describe("the overview", () => {
  it("counts what there is", async () => {
    const own = (await createOrganisation(app.current)).id;
    const [first, second] = [
      await createStaff(app.current, own, ["owner"]),
      await createStaff(app.current, own, ["onboarding"]),
    ];
    expect(await membersOf(first).overview()).toMatchObject({ total: 0, lately: { averageHours: null } });
    const { id } = await register({}, first);
    await register({}, first);
    await membersOf(first).assign({ body: { ids: [id], assigneeId: first.userId } });
    expect(await membersOf(first).overview()).toMatchObject({
      total: 2,
      waiting: { total: 2, mine: 1, unassigned: 1, overdue: 0, ages: { day: 2, older: 0 } },
    });
    await membersOf(second).changeKyc({ params: { id }, body: { status: "verified" } });
    const overview = await membersOf(first).overview();
    expect(overview).toMatchObject({
      waiting: { total: 1 },
      lately: { verified: 1, averageHours: expect.any(Number) },
    });
    expect(overview.kyc).toContainEqual({ status: "verified", count: 1 });
    expect(overview.steps).toContainEqual({ step: "registration", count: 2 });
  });
});

it("a member is found from the workspace's search", async () => {
  const { id } = await register({ fullName: "Zipporah Kwamboka" });
  const search = (person: TestPerson) =>
    app.current.as(person.token).workspace.search({ query: { q: "zippor" } });
  expect(await search(officer)).toEqual([expect.objectContaining({ kind: "member", id })]);
  expect(await search(stranger)).toEqual([]);
});
