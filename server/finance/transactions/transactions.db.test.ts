import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { imports } from "#server/platform/import/import.table.ts";
import { importBatch, runImport } from "#server/platform/import/import-run.service.ts";
import { readSheetOf } from "#server/platform/import/import-sheet.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { csvFile, importEnd } from "#server/testing/imports.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { statementImport } from "./statement-import.ts";

const app = startTestApp();
let organisationId: string;
let owner: TestPerson;
let wanjiku: string;
beforeEach(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  owner = await createStaff(app.current, organisationId, ["owner"]);
  const body = { fullName: "Wanjiku Kamau", idNumber: "23456789", phoneNumber: "0712345678" };
  wanjiku = (await app.current.as(owner.token).members.create({ body })).id;
});

const api = () => app.current.as(owner.token);
const transactions = () => api().finance.transactions;

/** As the portal of M-PESA writes it, with whose account it is above the headings. */
const statement = `Account Holder: Umoja SACCO Ltd
Short Code: 360360
Receipt No.,Completion Time,Initiation Time,Details,Transaction Status,Paid In,Withdrawn,Balance,Reason Type,Other Party Info,A/C No.
TKA1AAAAAA,14-11-2026 09:12:01,14-11-2026 09:12:01,Pay Bill from 2547*****678 - W. KAMAU Acc. 23456789,Completed,"1,500.00",,"10,000.00",Pay Bill,2547*****678 - W. KAMAU,23456789
TKA1AAAAAA,14-11-2026 09:12:01,14-11-2026 09:12:01,Pay Bill Charge,Completed,,-34.00,"9,966.00",Pay Bill Charge,2547*****678 - W. KAMAU,23456789
TKA1BBBBBB,13-11-2026 10:00:00,13-11-2026 10:00:00,Pay Bill from 2547*****111 Acc. chama,Completed,500.50,,"9,000.00",Pay Bill,2547*****111 - O. OUMA,chama
TKA1CCCCCC,12-10-2026 10:00:00,12-10-2026 10:00:00,Business Payment to Customer,Completed,,-700.00,"8,000.00",B2C,2547*****678,0712345678
TKA1DDDDDD,12-10-2026 10:00:00,12-10-2026 10:00:00,Pay Bill,Failed,100.00,,,Pay Bill,,23456789
TKA1EEEEEE,soon,,Pay Bill,Completed,100.00,,,Pay Bill,,23456789
TKA1BBBBBB,13-11-2026 10:00:00,13-11-2026 10:00:00,Pay Bill from 2547*****111 Acc. chama,Completed,500.50,,"9,000.00",Pay Bill,2547*****111 - O. OUMA,chama
`;

async function importStatement(text = statement) {
  const calls = transactions().imports;
  const { id } = await calls.upload({ form: {}, files: { file: csvFile(text, "paybill.csv") } });
  await calls.start({ params: { id }, body: { source: "Paybill, November", informed: true } });
  return importEnd(() => calls.get({ params: { id } }));
}

describe("the register of transactions", () => {
  it("takes each receipt of a statement once, and finds whose it is by the account alone", async () => {
    expect(await importStatement()).toMatchObject({ state: "done", created: 4, duplicates: 1, invalid: 2 });
    expect(await importStatement()).toMatchObject({ created: 0, duplicates: 5 });
    const { rows } = await transactions().list();
    const lines = rows.map(({ reference, amount, type, member }) => [reference, amount, type, member?.id]);
    expect(new Set(lines)).toEqual(
      new Set([
        ["TKA1AAAAAA", -3_400, "fee", undefined],
        ["TKA1AAAAAA", 150_000, "deposit", wanjiku],
        ["TKA1BBBBBB", 50_050, "deposit", undefined],
        ["TKA1CCCCCC", -70_000, "withdrawal", wanjiku],
      ]),
    );
    expect(await transactions().totals()).toEqual({
      count: 4,
      paidIn: 200_050,
      paidOut: 73_400,
      unmatched: { count: 1, amount: 50_050 },
      months: [
        { month: "2026-10", count: 1, paidIn: 0, paidOut: 70_000 },
        { month: "2026-11", count: 3, paidIn: 200_050, paidOut: 3_400 },
      ],
    });
  });

  it("is filtered, searched and taken along", async () => {
    await importStatement();
    const found = async (query: Parameters<ReturnType<typeof transactions>["list"]>[0]) =>
      (await transactions().list(query)).rows.map(({ amount }) => amount);
    expect(await found({ query: { from: "2026-11-01", sort: "amount" } })).toEqual([-3_400, 50_050, 150_000]);
    expect(await found({ query: { direction: "out", to: "2026-10-31" } })).toEqual([-70_000]);
    expect(await found({ query: { matched: "false", direction: "in" } })).toEqual([50_050]);
    expect(await found({ query: { memberId: wanjiku, sort: "-amount" } })).toEqual([150_000, -70_000]);
    expect(await found({ query: { q: "chama" } })).toEqual([50_050]);
    expect(await found({ query: { q: "wanjiku", sort: "amount" } })).toEqual([-70_000, 150_000]);
    const csv = await (await transactions().export({ query: { sort: "paidOn" } })).text();
    expect(csv.trim().split("\r\n")).toHaveLength(5);
    expect(csv).toContain("2026-10-12,TKA1CCCCCC,withdrawal,,700,Wanjiku Kamau");
  });

  it("lets a row be assigned by hand, by which balances and figures move, and keeps it when undone", async () => {
    const { id: importId } = await importStatement();
    const balance = async () => (await transactions().balances()).rows;
    expect(await balance()).toMatchObject([
      { member: { id: wanjiku }, deposits: 80_000, lastPaidOn: "2026-11-14" },
    ]);
    const [row] = (await transactions().list({ query: { q: "TKA1BBBBBB" } })).rows;
    const params = { id: row?.id ?? "" };
    const stranger = crypto.randomUUID();
    await expect(transactions().change({ params, body: { memberId: stranger } })).rejects.toMatchObject({
      code: "not_found",
    });
    const assigned = await transactions().change({ params, body: { memberId: wanjiku } });
    expect(assigned).toMatchObject({ member: { id: wanjiku }, assignedBy: "Achieng Otieno" });
    expect(await balance()).toMatchObject([{ deposits: 130_050 }]);
    expect((await api().finance.figures.latest())?.now.deposits).toBe(130_050);
    await transactions().change({ params, body: { type: "shares" } });
    expect(await balance()).toMatchObject([{ deposits: 80_000, shares: 50_050 }]);
    const undone = await transactions().imports.undo({ params: { id: importId } });
    expect(undone.undo).toMatchObject({ removed: 3, kept: 1 });
    expect((await transactions().list()).total).toBe(1);
  });

  it("counts a receipt once that onboarding recorded as a payment", async () => {
    const payment = { kind: "deposit", amount: 1500, method: "mpesa", reference: "TKA1AAAAAA" } as const;
    const body = { ...payment, paidOn: "2026-11-14" };
    await api().members.payments.record({ params: { id: wanjiku }, body });
    await importStatement();
    const [row] = (await transactions().list({ query: { q: "TKA1AAAAAA", direction: "in" } })).rows;
    expect(row).toMatchObject({ isPayment: true, member: { id: wanjiku } });
    expect((await transactions().balances()).rows).toMatchObject([{ deposits: 80_000 }]);
  });

  it("has nothing of a statement that was stopped, whose rows come five hundred at a time", async () => {
    const line = (at: number) => `R${at},2026-11-14,Deposit,100,23456789`;
    const text = [
      "Receipt,Date,Details,Paid in,Account",
      ...Array.from({ length: 1200 }, (_, at) => line(at)),
    ];
    const calls = transactions().imports;
    const { id } = await calls.upload({ form: {}, files: { file: csvFile(text.join("\n")) } });
    const params = { id };
    expect(await calls.check({ params })).toMatchObject({ ready: 1200, duplicates: 0, invalid: 0 });
    const { platform } = app.current;
    const [run] = await inOrganisation(platform.database, organisationId, (scope) =>
      scope.update(imports, { state: "running", source: "Bank" }, eq(imports.id, id)).returning(),
    );
    const sheet = await readSheetOf(platform, organisationId, run?.fileId ?? "", statementImport);
    const task = { organisationId, importId: id, kind: "transactions" } as const;
    expect(await importBatch(platform, statementImport, task, sheet)).toBe(true);
    expect(await calls.get({ params })).toMatchObject({ processed: 500, created: 500 });
    expect(await calls.cancel({ params })).toMatchObject({
      state: "cancelled",
      undo: { removed: 500, kept: 0 },
    });
    await runImport(platform, [statementImport], task, { retry: 0, last: true });
    expect((await transactions().list()).total).toBe(0);
    await expect(calls.undo({ params })).rejects.toMatchObject({ code: "conflict" });
  });
});
