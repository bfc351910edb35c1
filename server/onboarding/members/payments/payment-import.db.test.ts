import { beforeAll, describe, expect, it } from "vitest";
import { onboardingSteps } from "#contract/onboarding/members.ts";
import { defaultOnboardingSettings } from "#contract/onboarding/settings.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { csvFile, importEnd } from "#server/testing/imports.ts";
import { smsTo } from "#server/testing/mailbox.ts";
import { newMember } from "#server/testing/members.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();

let clerk: TestPerson;
let officer: TestPerson;
beforeAll(async () => {
  const { id } = await createOrganisation(app.current);
  clerk = await createStaff(app.current, id, ["onboarding"]);
  officer = await createStaff(app.current, id, ["onboarding"]);
  const owner = await createStaff(app.current, id, ["owner"]);
  const body = {
    ...defaultOnboardingSettings,
    entranceFee: 500,
    firstShares: 2000,
    memberNumberPattern: "U-{number:5}",
  };
  await app.current.as(owner.token).onboardingSettings.save({ body });
});

const membersOf = (person: TestPerson) => app.current.as(person.token).members;
const statements = () => membersOf(officer).payments.imports;
const paymentsOf = async (id: string) =>
  (await membersOf(officer).payments.list({ params: { id } })).payments;

/** Somebody who is admitted and has not paid yet. */
async function admitted() {
  const member = await membersOf(clerk).create({ body: newMember({ email: "" }) });
  const params = { id: member.id };
  for (const step of onboardingSteps.slice(1, 4))
    await membersOf(officer).changeStep({ params, body: { step } });
  await membersOf(officer).changeKyc({ params, body: { status: "verified" } });
  return member;
}

/** As Safaricom's portal has it: whose account it is comes first. */
const paybill = (...rows: string[]) =>
  csvFile(
    [
      "Organization Statement",
      "Short Code:,360360",
      "Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance,Other Party Info,A/C No.",
      ...rows,
    ].join("\n"),
    "paybill.csv",
  );
const row = (receipt: string, amount: string, account: string, details = "Pay Bill") =>
  `${receipt},20-11-2026 14:03:22,${details},Completed,"${amount}",,,254700111222 - A PAYER,${account}`;

const upload = (file: File) => statements().upload({ form: {}, files: { file } });
async function start({ id }: { id: string }) {
  await statements().start({ params: { id }, body: { source: "Paybill, November", informed: true } });
  return importEnd(() => statements().get({ params: { id } }));
}
const record = async (...rows: string[]) => start(await upload(paybill(...rows)));
/** A receipt that no other test has. */
let receipts = 0;
const receipt = () => `TKN${String(++receipts).padStart(7, "0")}`;

describe("a statement", () => {
  it("says before anything is recorded whom each payment is for, and why the others are for nobody", async () => {
    const [one, byHand] = [await admitted(), receipt()];
    await membersOf(officer).payments.record({
      params: { id: one.id },
      body: { kind: "deposit", amount: 100, method: "mpesa", reference: byHand, paidOn: "2026-11-20" },
    });
    const { id } = await upload(
      paybill(
        row(receipt(), "3,000.00", one.idNumber),
        row(byHand, "100", "99999999"),
        row(receipt(), "700", "88888888"),
        row(receipt(), "", "", "Pay merchant Charge"),
      ),
    );
    expect(await statements().check({ params: { id } })).toMatchObject({
      ready: 1,
      duplicates: 1,
      invalid: 2,
      first: [
        {
          row: 4,
          becomes: "Wanjiku Kamau: entrance fee KES 500, shares KES 2,000, deposit KES 500",
        },
        { duplicate: true },
        { problems: { account: expect.stringContaining("No member or applicant") } },
        { problems: { amount: "No money came in by this row" } },
      ],
    });
    expect(await paymentsOf(one.id)).toHaveLength(1);
  });

  it("splits what a person pays alike before and after, though a receipt stands in the file twice", async () => {
    const one = await admitted();
    const [twice, later] = [receipt(), receipt()];
    const lines = [row(twice, "1,000", one.idNumber), row(twice, "1,000", one.idNumber)];
    const { id } = await upload(paybill(...lines, row(later, "1,500", one.idNumber)));
    const { first, ready, duplicates } = await statements().check({ params: { id } });
    expect({ ready, duplicates }).toEqual({ ready: 2, duplicates: 1 });
    expect(first.map(({ becomes }) => becomes)).toEqual([
      "Wanjiku Kamau: entrance fee KES 500, shares KES 500",
      "",
      "Wanjiku Kamau: shares KES 1,500",
    ]);
    expect(await start({ id })).toMatchObject({ created: 2, duplicates: 1 });
    const shares = (await paymentsOf(one.id)).filter(({ kind }) => kind === "shares");
    expect(shares.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([500, 1500]);
  });

  it("records what nobody was found for as somebody assigned it by hand, whose name stays in the history", async () => {
    const [one, mistaken, code] = [await admitted(), await admitted(), receipt()];
    const { id } = await upload(
      paybill(row(receipt(), "50", "77777777"), row(code, "700", "", "Kikundi cha Umoja")),
    );
    const params = { id };
    const assign = (memberId: string | null, at = 5) =>
      membersOf(clerk).payments.imports.assign({ params, body: { row: at, memberId } });
    expect(await statements().check({ params })).toMatchObject({ ready: 0, invalid: 2, assigned: [] });
    await assign(mistaken.id);
    await assign(null);
    expect(await statements().check({ params })).toMatchObject({ ready: 0, assigned: [] });
    await expect(assign(id)).rejects.toMatchObject({ code: "not_found" });
    await assign(one.id);
    expect(await statements().check({ params })).toMatchObject({
      ready: 1,
      invalid: 1,
      assigned: [{ row: 5, assigned: true, becomes: "Wanjiku Kamau: entrance fee KES 500, shares KES 200" }],
    });
    expect(await start({ id })).toMatchObject({ created: 1, invalid: 1 });
    await expect(assign(one.id, 4)).rejects.toMatchObject({ code: "conflict" });
    expect(await paymentsOf(one.id)).toMatchObject([{ reference: code }, { reference: code }]);
    expect(await paymentsOf(mistaken.id)).toEqual([]);
    const { rows } = await membersOf(officer).history({ params: { id: one.id } });
    const [said] = rows.filter(({ action }) => action === "payment_assigned");
    const { fullName } = await app.current.as(clerk.token).auth.me();
    expect(said).toMatchObject({ reason: `${code}: KES 700`, actor: fullName });
  });

  it("records them for whoever is meant by ID number, phone, member number or the words of the row", async () => {
    const people = [await admitted(), await admitted(), await admitted(), await admitted()];
    const [byId, byPhone, byDetails, byNumber] = people.map(({ id }) => id);
    const code = receipt();
    const run = await record(
      row(code, "2,500.00", people[0]?.idNumber ?? ""),
      row(receipt(), "2500", people[1]?.phoneNumber.replace("+254", "0") ?? ""),
      row(receipt(), "2500", "", `Pay Bill from 254700111222 - A PAYER Acc. ${people[2]?.idNumber}`),
      row(receipt(), "2500", people[3]?.idNumber ?? ""),
    );
    expect(run).toMatchObject({ state: "done", created: 4, invalid: 0 });
    for (const id of [byId, byPhone, byDetails, byNumber]) {
      expect(await membersOf(officer).get({ params: { id: id ?? "" } })).toMatchObject({
        onboardingStep: "complete",
        memberNumber: expect.stringMatching(/^U-\d{5}$/),
      });
    }
    expect(await paymentsOf(byId ?? "")).toMatchObject([
      { kind: "shares", amount: 2000, method: "mpesa", reference: code, statement: "paybill.csv" },
      { kind: "entrance_fee", amount: 500, paidOn: "2026-11-20", recordedBy: expect.any(String) },
    ]);
    expect((await smsTo(app.current, people[0]?.phoneNumber ?? ""))[0]?.text).toContain("You are a member");
    const { memberNumber } = await membersOf(officer).get({ params: { id: byNumber ?? "" } });
    await record(row(receipt(), "800", memberNumber?.toLowerCase() ?? ""));
    expect((await paymentsOf(byNumber ?? ""))[0]).toMatchObject({ kind: "deposit", amount: 800 });
  });

  it("adds to the deposits of who was a member before, also without a recorded entrance fee", async () => {
    const { fullName, idNumber, phoneNumber } = newMember();
    const register = csvFile(`Name,ID No,Phone\n${fullName},${idNumber},${phoneNumber}`);
    const { imports } = membersOf(officer);
    const { id } = await imports.upload({ form: {}, files: { file: register } });
    await imports.start({ params: { id }, body: { source: "Our register", informed: true } });
    await importEnd(() => imports.get({ params: { id } }));
    await record(row(receipt(), "1500", idNumber));
    const [member] = (await membersOf(officer).list({ query: { q: idNumber } })).rows;
    expect(await paymentsOf(member?.id ?? "")).toMatchObject([{ kind: "deposit", amount: 1500 }]);
  });

  it("finds an ID number without the zeros that a spreadsheet took, and nobody where two are meant", async () => {
    const short = await membersOf(clerk).create({ body: newMember({ idNumber: "01234567", email: "" }) });
    const other = await admitted();
    const run = await record(
      row(receipt(), "900", "1234567"),
      row(receipt(), "900", "", `Transfer 01234567 for ${other.idNumber}`),
    );
    expect(run).toMatchObject({ created: 1, invalid: 1 });
    expect(await paymentsOf(short.id)).toMatchObject([
      { kind: "shares", amount: 400 },
      { kind: "entrance_fee", amount: 500 },
    ]);
    const file = await (await statements().problems({ params: { id: run.id } })).text();
    expect(file).toContain("Several members may be meant by it");
  });

  it("is never counted twice: not uploaded again, twice at once, nor with a receipt in it twice", async () => {
    const { id, idNumber } = await admitted();
    const rows = [row(receipt(), "600", idNumber), row(receipt(), "700", idNumber)];
    const [one, two] = [await upload(paybill(...rows, ...rows)), await upload(paybill(...rows))];
    const runs = [start(one), start(two)];
    const created = (await Promise.all(runs)).map((run) => run.created);
    expect(created[0]).toBe(2 - (created[1] ?? 0));
    expect(await record(...rows)).toMatchObject({ created: 0, duplicates: 2 });
    const sum = (await paymentsOf(id)).reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBe(1300);
  });

  it("is undone but for what made a member", async () => {
    const [joins, waits] = [await admitted(), await admitted()];
    const { id } = await record(
      row(receipt(), "2500", joins.idNumber),
      row(receipt(), "900", waits.idNumber),
    );
    expect(await statements().undo({ params: { id } })).toMatchObject({
      undo: { removed: 1, kept: 1, reason: "Whoever paid has become a member with it." },
    });
    expect(await paymentsOf(joins.id)).toHaveLength(2);
    expect(await paymentsOf(waits.id)).toEqual([]);
  });
});
