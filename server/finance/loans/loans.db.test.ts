import { beforeEach, expect, it } from "vitest";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { csvFile, importEnd } from "#server/testing/imports.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { portfolioOf } from "../portfolio.service.ts";

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
const loans = () => api().finance.loans;

const headings =
  "Loan No,Member No,Member Name,Loan Product,Amount Disbursed,Disbursed,Period,Rate,Balance,Days in arrears";
const september = `${headings}
LN-1,23456789,Wanjiku Kamau,Development,"100,000",01/02/2026,24,12%,"80,000",0
LN-2,99999999,Otieno Ouma,Emergency,"50,000",01/05/2026,12,14,"40,000.50",45
`;
const october = `${headings}
LN-1,23456789,Wanjiku Kamau,Development,"100,000",01/02/2026,24,12%,"75,000",10
LN-2,99999999,Otieno Ouma,Emergency,"50,000",01/05/2026,12,14,"40,000",400
LN-3,23456789,Wanjiku Kamau,Emergency,"10,000",01/10/2026,6,14,"9,000",0
LN-4,23456789,Wanjiku Kamau,Emergency,,01/10/2026,6,14,"9,000",0
LN-3,23456789,Wanjiku Kamau,Emergency,"10,000",01/10/2026,6,14,"9,000",0
`;

async function importBook(text: string, asOf: string) {
  const { imports } = loans();
  const { id } = await imports.upload({ form: {}, files: { file: csvFile(text, `${asOf}.csv`) } });
  const params = { id };
  await expect(
    imports.start({ params, body: { source: "Core banking", informed: true } }),
  ).rejects.toMatchObject({ fields: { asOf: expect.any(String) } });
  await imports.start({ params, body: { source: "Core banking", asOf, informed: true } });
  return importEnd(() => imports.get({ params }));
}

it("is found in the workspace's search by whose it is, in the last book and by who may see loans", async () => {
  await importBook(september, "2026-09-30");
  await importBook(october, "2026-10-31");
  const search = (q: string, token = owner.token) => app.current.as(token).workspace.search({ query: { q } });
  const found = async (q: string, token?: string) =>
    (await search(q, token)).filter(({ kind }) => kind === "loan").map(({ detail }) => detail);
  const both = ["Loan LN-1, Development", "Loan LN-3, Emergency"];
  for (const words of ["wanjiku", "Kamau", "0712 345 678", "+254712345678", "23456789"]) {
    expect(await found(words), words).toEqual(both);
  }
  expect(await search("Wanjko Kamau")).toMatchObject([
    { kind: "member", similar: true },
    { kind: "loan", title: "Wanjiku Kamau", detail: both[0], similar: true },
    { kind: "loan", title: "Wanjiku Kamau", detail: both[1], similar: true },
  ]);
  expect(await search("ln-1")).toMatchObject([{ kind: "loan", title: "Wanjiku Kamau", detail: both[0] }]);
  const [unmatched] = await search("otieno");
  expect(unmatched).toMatchObject({ kind: "loan", title: "Otieno Ouma", detail: "Loan LN-2, Emergency" });
  expect((await loans().get({ params: { id: unmatched?.id ?? "" } })).loan.asOf).toBe("2026-10-31");
  for (const role of ["hr", "onboarding", "experience"] as const) {
    expect(await found("wanjiku", (await createStaff(app.current, organisationId, [role])).token)).toEqual(
      [],
    );
  }
  const other = (await createOrganisation(app.current)).id;
  const stranger = (await createStaff(app.current, other, ["owner"])).token;
  for (const words of ["wanjiku", "otieno", "LN-1"]) expect(await search(words, stranger)).toEqual([]);
});

it("is found five at most at a time, those with most outstanding first", async () => {
  const rows = Array.from(
    { length: 7 },
    (_, place) => `LN-${place},23456789,Wanjiku Kamau,,"100,000",01/02/2026,24,12%,"${place}0,000",0\n`,
  );
  await importBook(`${headings}\n${rows.join("")}`, "2026-10-31");
  const found = await api().workspace.search({ query: { q: "wanjiku" } });
  expect(found.filter(({ kind }) => kind === "loan").map(({ detail }) => detail)).toEqual([
    "Loan LN-6",
    "Loan LN-5",
    "Loan LN-4",
    "Loan LN-3",
    "Loan LN-2",
  ]);
});

it("keeps a book of each day, of which the last one counts", async () => {
  expect(await loans().book()).toBeNull();
  await importBook(september, "2026-09-30");
  const run = await importBook(october, "2026-10-31");
  expect(run).toMatchObject({ state: "done", created: 3, duplicates: 1, invalid: 1, asOf: "2026-10-31" });
  expect(await importBook(october, "2026-10-31")).toMatchObject({ created: 0, duplicates: 4 });
  const { rows } = await loans().list();
  expect(rows).toMatchObject([
    { loanNumber: "LN-2", bucket: "over-360", class: "loss", provision: 4_000_000, member: null },
    { loanNumber: "LN-1", bucket: "1-30", outstanding: 7_500_000, rate: 1_200, member: { id: wanjiku } },
    { loanNumber: "LN-3", bucket: "current", termMonths: 6 },
  ]);
  expect(await loans().book()).toMatchObject({
    asOf: "2026-10-31",
    count: 3,
    outstanding: 12_400_000,
    atRisk: 4_000_000,
    provision: 4_000_000 + 375_000 + 9_000,
    unmatched: 1,
    products: [
      { product: "Development", outstanding: 7_500_000, atRisk: 0 },
      { product: "Emergency", count: 2, outstanding: 4_900_000, atRisk: 4_000_000 },
    ],
    books: [
      { asOf: "2026-09-30", outstanding: 12_000_050 },
      { asOf: "2026-10-31", outstanding: 12_400_000 },
    ],
  });
  const found = async (query: NonNullable<Parameters<ReturnType<typeof loans>["list"]>[0]>["query"]) =>
    (await loans().list({ query })).rows.map(({ loanNumber }) => loanNumber);
  expect(await found({ asOf: "2026-09-30", bucket: ["31-90"] })).toEqual(["LN-2"]);
  expect(await found({ q: "wanjiku", sort: "loanNumber" })).toEqual(["LN-1", "LN-3"]);
  expect(await found({ atRisk: "false", sort: "-outstanding" })).toEqual(["LN-1", "LN-3"]);
  const csv = await (await loans().export({ query: { sort: "loanNumber" } })).text();
  expect(csv.trim().split("\r\n")).toHaveLength(4);
  expect((await api().finance.figures.latest())?.now.loans).toBe(12_400_000);
});

it("is assigned by hand in all books, and undone as a whole", async () => {
  await importBook(september, "2026-09-30");
  const [open] = (await loans().list({ query: { matched: "false" } })).rows;
  const params = { id: open?.id ?? "" };
  await loans().assign({ params, body: { memberId: wanjiku } });
  const { id: importId } = await importBook(october, "2026-10-31");
  const [later] = (await loans().list({ query: { q: "LN-2" } })).rows;
  expect(later).toMatchObject({ member: { id: wanjiku }, assignedBy: "Achieng Otieno" });
  const { history } = await loans().get({ params });
  expect(history.map(({ asOf, outstanding }) => [asOf, outstanding])).toEqual([
    ["2026-10-31", 4_000_000],
    ["2026-09-30", 4_000_050],
  ]);
  const portfolio = () =>
    inOrganisation(app.current.platform.database, organisationId, (scope) => portfolioOf(scope, [wanjiku]));
  expect((await portfolio()).get(wanjiku)).toEqual({ deposits: 0, loans: 12_400_000 });
  const undone = await loans().imports.undo({ params: { id: importId } });
  expect(undone.undo).toMatchObject({ removed: 3, kept: 0 });
  expect((await loans().book())?.asOf).toBe("2026-09-30");
});
