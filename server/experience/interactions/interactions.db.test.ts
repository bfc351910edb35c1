import { describe, expect, it } from "vitest";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { csvFile, importEnd } from "#server/testing/imports.ts";
import { newMember } from "#server/testing/members.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();

/** A SACCO with somebody who may do everything, and one member. */
async function openDesk() {
  const { id } = await createOrganisation(app.current);
  const { token } = await createStaff(app.current, id, ["owner"]);
  const api = app.current.as(token);
  const member = await api.members.create({ body: newMember({ fullName: "Halima Yusuf" }) });
  return { ...api.experience, member };
}

const call = { channel: "call", topic: "loans", summary: "Asked for the balance" } as const;

describe("a contact that staff record", () => {
  it("finds the member by any number or address, and keeps who is none", async () => {
    const { interactions, member } = await openDesk();
    for (const person of [
      member.idNumber,
      member.phoneNumber,
      member.email,
      member.phoneNumber.replace("+254", "0"),
    ]) {
      const made = await interactions.create({ body: { ...call, person, contactName: "Somebody" } });
      expect(made).toMatchObject({ member: { fullName: "Halima Yusuf" }, contactName: "", status: "closed" });
    }
    const stranger = { ...call, person: "0733 000 111", contactName: "Ali Omar", status: "waiting" } as const;
    expect(await interactions.create({ body: stranger })).toMatchObject({
      member: null,
      contactName: "Ali Omar",
      contactPhone: "+254733000111",
      journeyStage: "borrowing",
      status: "waiting",
      handledBy: null,
    });
    await expect(interactions.create({ body: { ...call, person: "12" } })).rejects.toMatchObject({
      code: "validation",
      fields: { person: expect.stringContaining("Nobody in the register") },
    });
    expect((await interactions.list({ query: { memberId: member.id } })).total).toBe(4);
    expect((await interactions.list({ query: { q: "halima" } })).total).toBe(4);
    expect((await interactions.list({ query: { q: "0733 000", status: ["waiting"] } })).total).toBe(1);
  });

  it("is recorded once however often it is sent, and is answered and closed once", async () => {
    const { interactions } = await openDesk();
    const body = { ...call, status: "waiting", key: crypto.randomUUID() } as const;
    const [one, other] = await Promise.all([interactions.create({ body }), interactions.create({ body })]);
    expect(one.id).toBe(other.id);
    const params = { id: one.id };
    const answered = await interactions.change({ params, body: { status: "answered" } });
    expect(answered).toMatchObject({ status: "answered", handledBy: expect.any(String) });
    const closed = await interactions.change({ params, body: { status: "closed" } });
    expect(closed).toMatchObject({ status: "closed", firstResponseAt: answered.firstResponseAt });
    const again = await interactions.change({ params, body: { status: "answered" } });
    expect(again.closedAt).toBe(closed.closedAt);
  });

  it("is refused where it has not begun yet", async () => {
    const { interactions } = await openDesk();
    const openedAt = new Date(Date.now() + 3_600_000).toISOString();
    await expect(interactions.create({ body: { ...call, openedAt } })).rejects.toMatchObject({
      code: "validation",
    });
  });
});

describe("a file of contacts", () => {
  it("is matched with the register, imported once, and taken back", async () => {
    const { interactions, member } = await openDesk();
    const { imports } = interactions;
    const text = [
      "Date,Channel,Category,Phone,Name,Notes,Closed",
      `21/10/2026 14:05,Phone call,Loans,${member.phoneNumber},Halima,Wants a top-up,22/10/2026`,
      "2026-10-22,Walk-in,Parking,,Ali Omar,No space for cars,",
      "2026-10-22,Pigeon,Loans,,,,",
      "2026-10-23,SMS,Loans,99999,,Unknown number,",
      "31/09/2026,SMS,Loans,,,,",
      "soon,SMS,Loans,,,,",
    ].join("\n");
    const run = async () => {
      const { id } = await imports.upload({ form: {}, files: { file: csvFile(text, "calls.csv") } });
      await imports.start({ params: { id }, body: { source: "Call list", informed: true } });
      return importEnd(() => imports.get({ params: { id } }));
    };
    const first = await run();
    expect(first).toMatchObject({ created: 2, invalid: 4, duplicates: 0 });
    const { rows } = await interactions.list({ query: { importId: first.id, sort: "openedAt" } });
    expect(rows).toMatchObject([
      {
        openedAt: "2026-10-21T11:05:00.000Z",
        channel: "call",
        topic: "loans",
        member: { fullName: "Halima Yusuf" },
        status: "closed",
        source: "import",
      },
      { channel: "branch", topic: "other", contactName: "Ali Omar", status: "waiting" },
    ]);
    const problems = await (await imports.problems({ params: { id: first.id } })).text();
    expect(problems).toContain("Please check this day: it does not exist");
    expect(problems).toContain("A day in the past, as 2026-10-21 or 21/10/2026");
    expect(await run()).toMatchObject({ created: 0, duplicates: 2 });
    expect(await imports.undo({ params: { id: first.id } })).toMatchObject({ undo: { removed: 2, kept: 0 } });
    expect((await interactions.list()).total).toBe(0);
  });
});
