import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { nairobiDay } from "#contract/core/clock.ts";
import { type memberInput, onboardingSteps } from "#contract/onboarding/members.ts";
import { defaultOnboardingSettings, type OnboardingSettings } from "#contract/onboarding/settings.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();

let organisationId: string;
let clerk: TestPerson;
let officer: TestPerson;
let owner: TestPerson;
beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  clerk = await createStaff(app.current, organisationId, ["onboarding"]);
  officer = await createStaff(app.current, organisationId, ["onboarding"]);
  owner = await createStaff(app.current, organisationId, ["owner"]);
});

const membersOf = (person: TestPerson) => app.current.as(person.token).members;

/** Pays what the default settings ask for. */
async function payInto(id: string) {
  for (const kind of ["entrance_fee", "shares"] as const) {
    const body = { kind, amount: 1000, method: "cash" as const, reference: "", paidOn: "2026-01-05" };
    await membersOf(officer).payments.record({ params: { id }, body });
  }
}
const settingsOf = (person: TestPerson) => app.current.as(person.token).onboardingSettings;
const decided = (differently: Partial<OnboardingSettings>) => ({
  ...defaultOnboardingSettings,
  ...differently,
});

let last = 20_000_000;
/** A person whom nobody registered yet. */
const somebody = (): z.input<typeof memberInput> => {
  last += 1;
  return {
    fullName: "Wanjiku Kamau",
    idNumber: String(last),
    phoneNumber: `0712${String(last).slice(-6)}`,
    email: `wanjiku${last}@test.example`,
    occupation: "Teacher",
    referredBy: "",
  };
};
const register = (input: Partial<z.input<typeof memberInput>> = {}, by = clerk) =>
  membersOf(by).create({ body: { ...somebody(), ...input } });

describe("a registration", () => {
  it("keeps what was given, at the first step, with the phone as E.164 and the ID number as plain text", async () => {
    const member = await register({
      idNumber: "01 234 567",
      phoneNumber: "0722 000 111",
      dateOfBirth: "1990-03-12",
      address: "P.O. Box 12-00100, Nairobi",
    });
    expect(member).toMatchObject({
      idNumber: "01234567",
      phoneNumber: "+254722000111",
      dateOfBirth: "1990-03-12",
      kycStatus: "pending",
      onboardingStep: "registration",
      occupation: "Teacher",
      createdBy: expect.any(String),
      abilities: { advance: true, verify: false, changeKyc: true },
    });
    expect(await membersOf(officer).get({ params: { id: member.id } })).toMatchObject({
      idNumber: "01234567",
      abilities: { verify: true },
    });
  });

  it("needs name, ID number and phone only", async () => {
    const { fullName, idNumber, phoneNumber } = somebody();
    const member = await membersOf(clerk).create({ body: { fullName, idNumber, phoneNumber } });
    expect(member).toMatchObject({ email: "", occupation: "", referredBy: "", dateOfBirth: null });
  });

  it.each([
    [{ fullName: " " }, "fullName"],
    [{ idNumber: "12" }, "idNumber"],
    [{ idNumber: "ABCDEFGH" }, "idNumber"],
    [{ phoneNumber: "0712" }, "phoneNumber"],
    [{ email: "not an address" }, "email"],
    [{ dateOfBirth: nairobiDay(new Date()) }, "dateOfBirth"],
    [{ dateOfBirth: `${Number(nairobiDay(new Date()).slice(0, 4)) - 17}-01-01` }, "dateOfBirth"],
  ])("refuses %o at its field", async (input, field) => {
    await expect(register(input)).rejects.toMatchObject({
      code: "validation",
      fields: { [field]: expect.any(String) },
    });
  });

  it.each(["idNumber", "phoneNumber", "email"] as const)(
    "refuses a second member with the same %s",
    async (field) => {
      const first = somebody();
      await register(first);
      await expect(register({ [field]: first[field] })).rejects.toMatchObject({
        code: "validation",
        fields: { [field]: expect.stringMatching(/is registered already/) },
      });
      const elsewhere = await createOrganisation(app.current);
      const stranger = await createStaff(app.current, elsewhere.id, ["onboarding"]);
      expect(await register(first, stranger)).toMatchObject({ [field]: expect.any(String) });
    },
  );

  it("of two at the same moment with one ID number is one", async () => {
    const { idNumber } = somebody();
    const settled = await Promise.allSettled([register({ idNumber }), register({ idNumber })]);
    expect(settled.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("the way to a full member", () => {
  it("goes step by step, the last one with verified KYC and what is asked for paid in", async () => {
    const { id } = await register();
    const params = { id };
    const move = (step: (typeof onboardingSteps)[number]) =>
      membersOf(officer).changeStep({ params, body: { step } });
    await expect(move("verification")).rejects.toMatchObject({ code: "conflict" });
    for (const step of onboardingSteps.slice(1, 4)) expect((await move(step)).onboardingStep).toBe(step);
    await expect(move("complete")).rejects.toMatchObject({ code: "conflict" });
    const abilities = async () => (await membersOf(officer).get({ params })).abilities;
    expect(await abilities()).toMatchObject({ advance: false, advanceRefusal: "kyc" });
    await membersOf(officer).changeKyc({ params, body: { status: "verified" } });
    await expect(move("complete")).rejects.toMatchObject({ code: "conflict" });
    expect(await abilities()).toMatchObject({ advance: false, advanceRefusal: "payments" });
    await payInto(id);
    expect(await membersOf(officer).get({ params })).toMatchObject({
      onboardingStep: "complete",
      abilities: { advance: false, advanceRefusal: null, verify: false, changeKyc: false },
    });
    await expect(membersOf(officer).changeKyc({ params, body: { status: "pending" } })).rejects.toMatchObject(
      { code: "conflict" },
    );
  });

  it("does not go two steps when somebody presses twice", async () => {
    const { id } = await register();
    const move = () => membersOf(officer).changeStep({ params: { id }, body: { step: "documents" } });
    const both = await Promise.all([move(), move()]);
    expect(both.map(({ onboardingStep }) => onboardingStep)).toEqual(["documents", "documents"]);
    const { rows } = await membersOf(officer).activities();
    const moves = rows.filter(({ memberId, action }) => memberId === id && action === "step_changed");
    expect(moves).toHaveLength(1);
  });
});

describe("KYC", () => {
  it("is verified by somebody other than who registered, until the organisation decides otherwise", async () => {
    const { id } = await register();
    const verify = (by: TestPerson) =>
      membersOf(by).changeKyc({ params: { id }, body: { status: "verified" } });
    await expect(verify(clerk)).rejects.toMatchObject({ code: "forbidden" });
    const settings = settingsOf(owner);
    await expect(settingsOf(clerk).save({ body: decided({ fourEyes: false }) })).rejects.toMatchObject({
      code: "forbidden",
    });
    await settings.save({ body: decided({ fourEyes: false }) });
    expect(await settings.get()).toEqual(decided({ fourEyes: false }));
    expect(await verify(clerk)).toMatchObject({ kycStatus: "verified" });
    await settings.save({ body: decided({}) });
  });

  it("is rejected with a reason only; an address that nobody has proven is told without it", async () => {
    const input = { ...somebody(), language: "sw" as const };
    const { id } = await register(input);
    const reject = (reason?: string) =>
      membersOf(officer).changeKyc({ params: { id }, body: { status: "rejected", reason } });
    await expect(reject()).rejects.toMatchObject({ fields: { reason: expect.any(String) } });
    await expect(reject("  ")).rejects.toMatchObject({ fields: { reason: expect.any(String) } });
    expect(await reject("The photograph cannot be seen.")).toMatchObject({ kycStatus: "rejected" });
    const [mail] = await mailsTo(app.current, input.email ?? "");
    expect(mail?.subject).toMatch(/haikuweza kuthibitisha taarifa zako/);
    expect(JSON.stringify(mail)).not.toContain("photograph");
    const [activity] = (await membersOf(officer).activities()).rows;
    expect(activity).toMatchObject({
      memberId: id,
      memberName: "Wanjiku Kamau",
      action: "kyc_changed",
      from: "pending",
      to: "rejected",
      reason: "The photograph cannot be seen.",
      actor: expect.any(String),
    });
  });

  it("sends no mail where nobody knows an address, and none for a status that stays", async () => {
    const { id } = await register({ email: "" });
    const change = (status: "verified" | "in_progress") =>
      membersOf(officer).changeKyc({ params: { id }, body: { status } });
    expect((await change("in_progress")).kycStatus).toBe("in_progress");
    expect((await change("verified")).kycStatus).toBe("verified");
    expect((await change("verified")).kycStatus).toBe("verified");
    const { rows } = await membersOf(officer).activities();
    expect(rows.filter(({ memberId }) => memberId === id)).toHaveLength(3);
  });
});

describe("the register", () => {
  it("is searched, filtered, sorted and paged, and holds the own organisation's members only", async () => {
    const { id } = await createOrganisation(app.current);
    const staff = await createStaff(app.current, id, ["onboarding"]);
    for (const fullName of ["Zainab Hassan", "Achieng Otieno", "Chebet Koech"])
      await register({ fullName }, staff);
    const names = async (query: Parameters<ReturnType<typeof membersOf>["list"]>[0]) =>
      (await membersOf(staff).list(query)).rows.map(({ fullName }) => fullName);
    expect(await names({ query: { sort: "fullName" } })).toEqual([
      "Achieng Otieno",
      "Chebet Koech",
      "Zainab Hassan",
    ]);
    expect(await names({ query: { sort: "fullName", pageSize: 1, page: 2 } })).toEqual(["Chebet Koech"]);
    expect(await names({ query: { q: "achi" } })).toEqual(["Achieng Otieno"]);
    expect(await names({ query: { kycStatus: ["verified"] } })).toEqual([]);
    expect(await names({ query: { onboardingStep: ["registration"], q: "%" } })).toEqual([]);
    expect((await membersOf(staff).list()).total).toBe(3);
    const [first] = (await membersOf(staff).list()).rows;
    await expect(membersOf(officer).get({ params: { id: first?.id ?? "" } })).rejects.toMatchObject({
      code: "not_found",
    });
    expect((await membersOf(staff).activities()).total).toBe(3);
  });

  it("is in the audit trail without names or numbers", async () => {
    const { id } = await register();
    await membersOf(officer).changeStep({
      params: { id },
      body: { step: "documents", reason: "Came to the branch" },
    });
    const query = { kind: ["members" as const] };
    const { rows } = await app.current.as(owner.token).workspace.audit.list({ query });
    expect(rows[0]).toMatchObject({
      action: "member.step_changed",
      detail: { from: "registration", to: "documents" },
    });
    expect(JSON.stringify(rows)).not.toMatch(/Wanjiku|branch/);
  });
});
