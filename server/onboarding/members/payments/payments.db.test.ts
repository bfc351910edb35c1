import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { nairobiDay, nairobiDayAfter } from "#contract/core/clock.ts";
import { onboardingSteps } from "#contract/onboarding/members.ts";
import type { paymentInput } from "#contract/onboarding/payments.ts";
import { defaultOnboardingSettings } from "#contract/onboarding/settings.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { mailsTo, smsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
const year = nairobiDay(new Date()).slice(0, 4);

let clerk: TestPerson;
let officer: TestPerson;
let owner: TestPerson;
beforeAll(async () => {
  const { id } = await createOrganisation(app.current);
  clerk = await createStaff(app.current, id, ["onboarding"]);
  officer = await createStaff(app.current, id, ["onboarding"]);
  owner = await createStaff(app.current, id, ["owner"]);
  await app.current.as(owner.token).onboardingSettings.save({
    body: {
      ...defaultOnboardingSettings,
      entranceFee: 500,
      firstShares: 2000,
      memberNumberPattern: "U/{year}/{number:4}",
    },
  });
});

const membersOf = (person: TestPerson) => app.current.as(person.token).members;

let last = 30_000_000;
/** Somebody who is admitted and has not paid yet. */
async function admitted(language: "en" | "sw" = "en") {
  last += 1;
  const body = {
    fullName: "Achieng Otieno",
    idNumber: String(last),
    phoneNumber: `0733${String(last).slice(-6)}`,
    email: `achieng${last}@test.example`,
    language,
  };
  const member = await membersOf(clerk).create({ body });
  const params = { id: member.id };
  for (const step of onboardingSteps.slice(1, 4))
    await membersOf(officer).changeStep({ params, body: { step } });
  await membersOf(officer).changeKyc({ params, body: { status: "verified" } });
  return member;
}

const pay = (id: string, input: Partial<z.input<typeof paymentInput>>) =>
  membersOf(officer).payments.record({
    params: { id },
    body: { kind: "shares", amount: 2000, method: "mpesa", reference: "", paidOn: "2026-01-05", ...input },
  });

it("is asked for in shares that do not contradict each other", async () => {
  const settings = app.current.as(owner.token).onboardingSettings;
  const body = { ...defaultOnboardingSettings, firstShares: 5000, minimumShareCapital: 4000 };
  await expect(settings.save({ body })).rejects.toMatchObject({
    fields: { minimumShareCapital: expect.any(String) },
  });
});

describe("a payment", () => {
  it("of fee and first shares makes a member, with a number, who hears of it in their language", async () => {
    const { id, email, phoneNumber } = await admitted("sw");
    expect(await pay(id, { reference: " tkn4 x7y2zq " })).toMatchObject({
      entranceFee: { due: 500, paid: 0 },
      firstShares: { due: 2000, paid: 2000 },
      shareCapital: { due: 20_000, paid: 2000 },
      savings: 2000,
      payments: [{ reference: "TKN4X7Y2ZQ", recordedBy: expect.any(String) }],
    });
    expect(await membersOf(officer).get({ params: { id } })).toMatchObject({ onboardingStep: "approval" });
    await pay(id, { kind: "entrance_fee", amount: 500, reference: "TKN4X7Y2ZQ" });
    const member = await membersOf(officer).get({ params: { id } });
    expect(member).toMatchObject({ onboardingStep: "complete", joinedAt: expect.any(String), dueAt: null });
    expect(member.memberNumber).toMatch(new RegExp(`^U/${year}/\\d{4}$`));
    expect((await mailsTo(app.current, email))[0]?.subject).toMatch(/Sasa wewe ni mwanachama wa/);
    expect((await smsTo(app.current, phoneNumber))[0]?.text).toMatch(
      new RegExp(`Nambari yako ya uanachama ni ${member.memberNumber}\\.$`),
    );
  });

  it("before anybody admitted the person only counts", async () => {
    const { id } = await membersOf(clerk).create({
      body: { fullName: "Early Payer", idNumber: "39999999", phoneNumber: "0733999999" },
    });
    await pay(id, { amount: 2000 });
    await pay(id, { kind: "entrance_fee", amount: 500 });
    expect(await membersOf(officer).get({ params: { id } })).toMatchObject({
      onboardingStep: "registration",
      memberNumber: null,
    });
  });

  it("with a reference that was recorded is refused, whoever paid it", async () => {
    const [first, second] = [await admitted(), await admitted()];
    await pay(first.id, { reference: "SAME1" });
    for (const { id } of [first, second]) {
      await expect(pay(id, { reference: "same1" })).rejects.toMatchObject({
        fields: { reference: expect.stringMatching(/recorded already/) },
      });
    }
  });

  it("gives two members who pay at the same moment two numbers, and one who is paid twice at once only one", async () => {
    const people = [await admitted(), await admitted()];
    for (const { id } of people) await pay(id, {});
    const last = ({ id }: { id: string }) => pay(id, { kind: "entrance_fee", amount: 500 });
    await Promise.all([...people, ...people].map(last));
    const numbers = [];
    for (const { id } of people) {
      const { memberNumber } = await membersOf(officer).get({ params: { id } });
      const { rows } = await membersOf(officer).activities();
      expect(rows.filter(({ memberId, to }) => memberId === id && to === "complete")).toHaveLength(1);
      numbers.push(memberNumber);
    }
    expect(new Set(numbers).size).toBe(2);
  });

  it.each([
    [{ amount: 0 }, "amount"],
    [{ amount: 12.5 }, "amount"],
    [{ paidOn: "yesterday" }, "paidOn"],
    [{ paidOn: nairobiDayAfter(new Date(), 2) }, "paidOn"],
    [{ reference: "<b>" }, "reference"],
  ])("with %o is refused at its field", async (input, field) => {
    const { id } = await admitted();
    await expect(pay(id, input)).rejects.toMatchObject({ fields: { [field]: expect.any(String) } });
  });
});
