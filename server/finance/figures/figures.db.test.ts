import { beforeEach, describe, expect, it } from "vitest";
import { nairobiDay } from "#server/platform/clock.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { csvFile, importEnd } from "#server/testing/imports.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { monthAfter, monthOf } from "./months.ts";

const app = startTestApp();
let owner: TestPerson;
let officer: TestPerson;
beforeEach(async () => {
  const { id } = await createOrganisation(app.current);
  owner = await createStaff(app.current, id, ["owner"]);
  officer = await createStaff(app.current, id, ["onboarding"]);
});

const figures = () => app.current.as(owner.token).finance.figures;
const summary = (person = owner) => app.current.as(person.token).finance.figures.latest();
const present = monthOf(new Date());
const known = { members: 1200, activeAccounts: 900, deposits: 450_000_000, loans: null };

describe("monthly figures", () => {
  it("are none at first, then what the registers say, then what is entered", async () => {
    expect(await summary()).toBeNull();
    const member = { fullName: "Wanjiku Kamau", idNumber: "23456789", phoneNumber: "0712345678" };
    const { id } = await app.current.as(officer.token).members.create({ body: member });
    const deposit = { kind: "deposit", amount: 1500, method: "cash", reference: "" } as const;
    const paidOn = nairobiDay(new Date());
    await app.current
      .as(officer.token)
      .members.payments.record({ params: { id }, body: { ...deposit, paidOn } });
    const counted = { members: 1, activeAccounts: 1, deposits: 150_000, loans: null };
    expect(await summary(officer)).toEqual({
      month: present,
      soFar: true,
      source: "computed",
      now: counted,
      before: { members: 0, activeAccounts: 0, deposits: 0, loans: null },
    });
    expect(await figures().counted({ query: { month: present } })).toEqual(counted);

    const last = monthAfter(present, -1);
    await figures().save({ body: { month: last, ...known } });
    expect(await summary(officer)).toEqual({
      month: last,
      soFar: false,
      source: "entered",
      now: known,
      before: null,
    });
    await figures().save({ body: { month: present, ...known, members: 1300 } });
    expect(await summary()).toMatchObject({ month: present, now: { members: 1300 }, before: known });
  });

  it("count nobody as active who was not in the register yet, whenever they paid", async () => {
    const member = { fullName: "Wanjiku Kamau", idNumber: "23456789", phoneNumber: "0712345678" };
    const { members } = app.current.as(officer.token);
    const { id } = await members.create({ body: member });
    const last = monthAfter(present, -1);
    const deposit = { kind: "deposit", amount: 1500, method: "cash", reference: "" } as const;
    await members.payments.record({ params: { id }, body: { ...deposit, paidOn: `${last}-15` } });
    expect(await summary()).toMatchObject({
      now: { members: 1, activeAccounts: 1 },
      before: { members: 0, activeAccounts: 0, deposits: 150_000 },
    });
  });

  it("are corrected in place, taken away, and refused where they cannot be", async () => {
    await figures().save({ body: { month: present, ...known } });
    const corrected = await figures().save({ body: { month: present, ...known, loans: 5 } });
    expect((await figures().list()).rows).toEqual([corrected]);
    await figures().remove({ params: { id: corrected.id } });
    expect((await figures().list()).total).toBe(0);
    const none = { members: null, activeAccounts: null, deposits: null, loans: null };
    const refused = [
      [{ ...known, month: monthAfter(present, 1) }, "month"],
      [{ ...known, month: present, activeAccounts: 1201 }, "activeAccounts"],
      [{ ...none, month: present }, "members"],
    ] as const;
    for (const [body, field] of refused) {
      await expect(figures().save({ body })).rejects.toMatchObject({
        fields: { [field]: expect.any(String) },
      });
    }
  });

  it("come from a file, but never over what there is, and leave with it unless corrected", async () => {
    await figures().save({ body: { month: "2026-03", ...known } });
    const file = csvFile(
      `Month,Members,Active,Deposits,Loans
Jan 2026,"1,100",800,"KES 44,000,000.50",21000000
28/02/2026,1150,,-,
2026-03,1,1,1,1
May 2026,ten,,,
Soon,1,,,
`,
      "board.csv",
    );
    const { imports } = figures();
    const { id } = await imports.upload({ form: {}, files: { file } });
    await imports.start({ params: { id }, body: { source: "Board papers", informed: true } });
    expect(await importEnd(() => imports.get({ params: { id } }))).toMatchObject({
      state: "done",
      created: 2,
      duplicates: 1,
      invalid: 2,
    });
    const { rows } = await figures().list({ query: { sort: "month" } });
    expect(rows).toMatchObject([
      { month: "2026-01", deposits: 4_400_000_050, loans: 2_100_000_000, fileName: "board.csv" },
      { month: "2026-02", members: 1150, activeAccounts: null, deposits: null, source: "imported" },
      { month: "2026-03", members: 1200, source: "entered", fileName: null },
    ]);
    await figures().save({ body: { month: "2026-02", ...known } });
    expect((await imports.undo({ params: { id } })).undo).toMatchObject({ removed: 1, kept: 1 });
    expect((await figures().list()).total).toBe(2);
  });
});
