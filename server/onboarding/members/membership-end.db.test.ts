import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import type { membershipEnd } from "#contract/onboarding/member-changes.ts";
import { defaultOnboardingSettings } from "#contract/onboarding/settings.ts";
import { nairobiDay, nairobiDayAfter } from "#server/platform/clock.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { csvFile, importEnd } from "#server/testing/imports.ts";
import { mailsTo, smsTo } from "#server/testing/mailbox.ts";
import { newMember } from "#server/testing/members.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
const today = nairobiDay(new Date());
const inDays = (days: number) => nairobiDayAfter(new Date(), days);

let officer: TestPerson;
beforeAll(async () => {
  const { id } = await createOrganisation(app.current);
  officer = await createStaff(app.current, id, ["onboarding"]);
  const owner = await createStaff(app.current, id, ["owner"]);
  const body = { ...defaultOnboardingSettings, noticeDays: 90 };
  await app.current.as(owner.token).onboardingSettings.save({ body });
});

const members = () => app.current.as(officer.token).members;

/** Somebody who is a member since 2019, or was until a day. */
async function imported(leftOn = "") {
  const { fullName, idNumber, phoneNumber, email } = newMember();
  const text = `Name,ID No,Phone,Email,Member since,Member until\n${fullName},${idNumber},${phoneNumber},${email},2019-03-12,${leftOn}`;
  const { imports } = members();
  const { id } = await imports.upload({ form: {}, files: { file: csvFile(text) } });
  await imports.start({ params: { id }, body: { source: "Our register", informed: true } });
  await importEnd(() => imports.get({ params: { id } }));
  const [member] = (await members().list({ query: { q: idNumber } })).rows;
  if (!member) throw new Error("nobody was imported");
  return member;
}

const end = (id: string, body: Partial<z.input<typeof membershipEnd>>) =>
  members().end({
    params: { id },
    body: { reason: "resigned", noticeOn: today, leftOn: "", words: "", ...body },
  });

describe("a membership", () => {
  it("ends after the notice that the organisation asks for; the member is told, and the staff see why", async () => {
    const { id, email, phoneNumber } = await imported();
    const told = { words: "Moves to Arusha" };
    expect(await end(id, told)).toMatchObject({ noticeOn: today, leftOn: inDays(90), endReason: "resigned" });
    await end(id, told);
    const { rows } = await members().history({ params: { id } });
    expect(rows).toMatchObject([
      { action: "end_changed", from: null, to: inDays(90), reason: "Moves to Arusha" },
    ]);
    expect(await mailsTo(app.current, email)).toHaveLength(1);
    expect((await smsTo(app.current, phoneNumber))[0]?.text).toContain("the last day of your membership");
  });

  it("goes on when the end is taken back, and the member is told", async () => {
    const { id, phoneNumber } = await imported();
    await end(id, {});
    expect(await members().takeBackEnd({ params: { id } })).toMatchObject({ leftOn: null, endReason: null });
    const sms = await smsTo(app.current, phoneNumber);
    expect(sms.map(({ text }) => text)).toContainEqual(expect.stringContaining("goes on as before"));
  });

  it("of somebody who died ends, and nobody is written to", async () => {
    const { id, email, phoneNumber } = await imported();
    await end(id, { reason: "deceased", noticeOn: "", leftOn: today });
    expect(await mailsTo(app.current, email)).toEqual([]);
    expect(await smsTo(app.current, phoneNumber)).toEqual([]);
  });

  it("of an applicant cannot end, nor one before it began", async () => {
    const applicant = await members().create({ body: newMember() });
    await expect(end(applicant.id, {})).rejects.toMatchObject({ code: "conflict" });
    const { id } = await imported();
    for (const leftOn of ["2018-01-01", "2019-03-11"]) {
      const refused = end(id, { noticeOn: "", leftOn });
      await expect(refused).rejects.toMatchObject({ fields: { leftOn: expect.any(String) } });
    }
  });
});

describe("a former member", () => {
  const counts = async () => {
    const { members: registered, activeAccounts, deposits } = await members().figures();
    return [(await members().overview()).total, registered.now, activeAccounts.now, deposits.now];
  };

  it("is found in the register and counts in no figure", async () => {
    const { id, idNumber } = await imported();
    const body = { kind: "deposit", amount: 700, method: "cash", reference: "", paidOn: today } as const;
    await members().payments.record({ params: { id }, body });
    const [total = 0, registered = 0, active = 0, deposits = 0] = await counts();
    await end(id, { leftOn: inDays(1) });
    expect(await counts()).toEqual([total, registered, active, deposits]);
    await end(id, { leftOn: today });
    expect(await counts()).toEqual([total - 1, registered - 1, active - 1, deposits - 700]);
    const found = async (former: "true" | "false") =>
      (await members().list({ query: { q: idNumber, former } })).total;
    expect([await found("true"), await found("false")]).toEqual([1, 0]);
  });

  it("may come by an import, and gets no payment from a statement", async () => {
    const { idNumber, ...member } = await imported("31/12/2023");
    expect(member).toMatchObject({ leftOn: "2023-12-31", endReason: null, abilities: { end: true } });
    const text = `Receipt No.,Date,Paid In,A/C No.\nTKE0000001,${today},500,${idNumber}`;
    const { imports } = members().payments;
    const { id } = await imports.upload({ form: {}, files: { file: csvFile(text) } });
    const { first } = await imports.check({ params: { id } });
    expect(first[0]?.problems.account).toMatch(/membership has ended/);
  });
});
