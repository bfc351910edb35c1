import { beforeAll, describe, expect, it, vi } from "vitest";
import writeExcelFile from "write-excel-file/node";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { csvFile } from "#server/testing/imports.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { screeningEntries, screeningKeys, screeningLists } from "./screening.table.ts";
import { cleanScreening } from "./screening-lists.service.ts";

const app = startTestApp();
const identity = (person: TestPerson) => app.current.as(person.token).identity;

async function newOfficer(): Promise<TestPerson & { organisationId: string }> {
  const { id } = await createOrganisation(app.current);
  return { ...(await createStaff(app.current, id, ["onboarding"])), organisationId: id };
}

const form = { name: "Members in default", source: "Board minutes" };
const upload = (person: TestPerson, file: File) =>
  identity(person).screeningLists.create({ form: { ...form, listedAt: "2026-10-31" }, files: { file } });

const people = `Name;Aliases;ID No;KRA PIN;DOB;Remarks
Grace Wanjiku Kamau;Mama Njeri | Grace Njeri Kamau;023456789;;1990-03-12;Loan in default
Abdirahman Mohamed Ali;;;A012345678Z;1979;
;;30111222;;;number only
;;;;;nobody
`;

let officer: TestPerson & { organisationId: string };
beforeAll(async () => {
  officer = await newOfficer();
  await upload(officer, csvFile(people));
});

const screen = (person: TestPerson, body: object) => identity(person).screenPerson({ body: body as never });
const codes = (answer: Awaited<ReturnType<typeof screen>>) =>
  answer.hits.map(({ entry, reasons }) => [entry.row, ...reasons.map(({ code }) => code)]);

describe("a list", () => {
  it("is read with its headings, says what was left out, and is listed", async () => {
    const { rows } = await identity(officer).screeningLists.list();
    expect(rows).toMatchObject([
      {
        ...form,
        listedAt: "2026-10-31",
        entries: 3,
        skipped: 1,
        complete: true,
        createdBy: expect.any(String),
      },
    ]);
  });

  it("shows before it is uploaded what would become of it, and keeps nothing", async () => {
    const own = await newOfficer();
    const file = csvFile("Name,Branch\nBrian Otieno,Nakuru\n,Kisumu\nAmina Hassan,\n");
    expect(await identity(own).screeningLists.preview({ form: {}, files: { file } })).toEqual({
      entries: 2,
      skipped: 1,
      skippedRows: [3],
      fields: ["Name"],
      unread: ["Branch"],
    });
    const wrong = { form: {}, files: { file: csvFile("Branch\nNakuru\n") } };
    await expect(identity(own).screeningLists.preview(wrong)).rejects.toMatchObject({
      fields: { file: expect.stringMatching(/^None of the headings/) },
    });
    expect((await identity(own).screeningLists.list()).total).toBe(0);
  });

  it("takes the place of an earlier one, asks all members again, and says whom it flags", async () => {
    const own = await newOfficer();
    const { members } = app.current.as(own.token);
    const body = { fullName: "Brian Otieno", idNumber: "23456780", phoneNumber: "0712345670" };
    const { id: memberId } = await members.create({ body });
    const first = await upload(own, csvFile("Name\nBrian Otieno\n"));
    const listed = async () => (await identity(own).screeningLists.list()).rows;
    await vi.waitFor(
      async () =>
        expect(await listed()).toMatchObject([{ screened: 1, screenedAt: expect.any(String), flagged: 1 }]),
      { timeout: 60_000 },
    );
    const file = csvFile("Name\nZawadi Mumbi\n");
    const { id } = await identity(own).screeningLists.create({
      form: { ...form, replaces: first.id },
      files: { file },
    });
    await vi.waitFor(async () => expect(await listed()).toMatchObject([{ id, screened: 1, flagged: 0 }]), {
      timeout: 60_000,
    });
    await vi.waitFor(
      async () => expect((await members.get({ params: { id: memberId } })).openFlags).toBe(0),
      { timeout: 60_000 },
    );
    await expect(
      identity(own).screeningLists.create({ form: { ...form, replaces: first.id }, files: { file } }),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  it("may be an XLSX file, and leaves with its entries", async () => {
    const own = await newOfficer();
    const text = (value: string) => ({ value, type: String });
    const sheet = await writeExcelFile([
      [text("Names"), text("Passport No")],
      [text("Brian Otieno"), text("AK0123456")],
    ]).toBuffer();
    const { id } = await upload(own, new File([new Uint8Array(sheet)], "list.xlsx"));
    expect(codes(await screen(own, { passport: "ak 0123456" }))).toEqual([[2, "number"]]);
    await identity(own).screeningLists.remove({ params: { id } });
    expect(await screen(own, { passport: "AK0123456" })).toMatchObject({ lists: 0, entries: 0, hits: [] });
    const left = await inOrganisation(app.current.platform.database, own.organisationId, (scope) =>
      scope.select({ key: screeningKeys.key }, screeningKeys),
    );
    expect(left).toEqual([]);
    await expect(identity(own).screeningLists.remove({ params: { id } })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it.each([
    ["without a heading that is known", "Colour,Size\nred,1\n", "validation"],
    ["without anybody", "Name,ID No\n?,-\n", "file_empty"],
    ["of headings only", "Name,ID No\n", "file_empty"],
    ["with a quotation mark that stays open", 'Name\n"Grace\nBrian\n', "file_damaged"],
    ["that is a program", "MZ\u0000\u0001\u0002\u0003".repeat(50), "file_type"],
  ])("%s is refused and leaves nothing", async (_, text, code) => {
    const own = await newOfficer();
    await expect(upload(own, csvFile(text))).rejects.toMatchObject({ code });
    expect((await identity(own).screeningLists.list()).total).toBe(0);
  });

  it("keeps what hostile cells say as text", async () => {
    const own = await newOfficer();
    const cells = [
      '=HYPERLINK("http://evil.example") Otieno',
      "'); drop table screening_entry; -- Otieno",
      `${"Wanjiku ".repeat(2000)}`,
      "<script>alert(1)</script> Otieno",
      "\u202eotieno nairb",
      ";".repeat(500),
      "ក្រុម Otieno",
    ];
    const file = csvFile(
      `Name,Aliases,Remarks\n${cells.map((cell) => `"${cell.replaceAll('"', '""')}","${"a;".repeat(300)}","x"`).join("\n")}\n`,
    );
    const { entries } = await upload(own, file);
    expect(entries).toBeGreaterThan(4);
    const { hits } = await screen(own, { fullName: "drop table screening_entry Otieno" });
    expect(hits[0]?.entry.names[0]).toBe("'); drop table screening_entry; -- Otieno");
    expect(await screen(officer, { idNumber: "30111222" })).toMatchObject({ hits: [{ score: 1 }] });
  });
});

describe("screening", () => {
  it.each([
    ["a name", { fullName: "kamau wanjiku grace" }, [[2, "exact_name"]]],
    ["an alias", { fullName: "Njeri Kamau Grace" }, [[2, "exact_name"]]],
    ["another spelling", { fullName: "Abdurahman Muhammad Aly" }, [[3, "exact_name"]]],
    ["what sounds the same", { fullName: "Abdirahman Mohamed Aliu" }, [[3, "phonetic_name"]]],
    ["a number", { idNumber: "23456789" }, [[2, "number"]]],
    ["a PIN", { kraPin: "a012345678z", fullName: "Abdirahman Ali" }, [[3, "number", "fuzzy_name"]]],
    ["a number without a name", { idNumber: "30111222", fullName: "Anybody Else" }, [[4, "number"]]],
    [
      "another birth date",
      { fullName: "Grace Wanjiku Kamau", dateOfBirth: "1971-07-30" },
      [[2, "exact_name", "other_birth_date"]],
    ],
    ["nobody", { fullName: "Grace Wanjiru Kamau", idNumber: "99999999" }, []],
  ])("by %s", async (_, question, expected) =>
    expect(codes(await screen(officer, question))).toEqual(expected),
  );

  it("asks for a name or a number", async () => {
    await expect(screen(officer, { dateOfBirth: "1990-03-12" })).rejects.toMatchObject({
      code: "validation",
    });
  });

  it("finds nobody in another organisation's list, nor in one that is not complete, which goes after a day", async () => {
    const stranger = await newOfficer();
    expect(await screen(stranger, { idNumber: "23456789" })).toMatchObject({ lists: 0, hits: [] });
    const { rows } = await identity(officer).screeningLists.list();
    const params = { id: rows[0]?.id ?? "" };
    await expect(identity(stranger).screeningLists.remove({ params })).rejects.toMatchObject({
      code: "not_found",
    });
    await upload(stranger, csvFile(people));
    const unfinish = (scope: OrganisationScope) => scope.update(screeningLists, { complete: false });
    await inOrganisation(app.current.platform.database, stranger.organisationId, unfinish);
    expect(await screen(stranger, { idNumber: "23456789" })).toMatchObject({ lists: 0, hits: [] });
    expect((await screen(officer, { idNumber: "23456789" })).hits).toHaveLength(1);
    const { platform } = app.current;
    await cleanScreening(platform);
    expect((await identity(stranger).screeningLists.list()).total).toBe(1);
    await cleanScreening(platform, new Date(Date.now() + 25 * 3_600_000));
    expect((await identity(stranger).screeningLists.list()).total).toBe(0);
    expect((await identity(officer).screeningLists.list()).total).toBe(1);
  });

  it("keeps hits with a case, and nothing personal in the trail", async () => {
    const answer = await screen(officer, { fullName: "Grace Wanjiku Kamau", reference: "join-screened" });
    const { rows } = await identity(officer).checks.list({ params: { id: "join-screened" } });
    expect(rows).toMatchObject([{ kind: "screening", outcome: "hits", result: answer }]);
    const owner = await createStaff(app.current, officer.organisationId, ["owner"]);
    const trail = await app.current.as(owner.token).workspace.audit.list({ query: { kind: ["identity"] } });
    const actions = trail.rows.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(["person.screened", "screening_list.added"]));
    expect(JSON.stringify(trail.rows)).not.toMatch(/Wanjiku|23456789/);
  });

  it("finds one of ten thousand", async () => {
    const own = await newOfficer();
    const lines = Array.from(
      { length: 10_000 },
      (_, at) => `Person${at % 97} Family${at} Clan${at % 13},${40_000_000 + at}`,
    );
    const list = await upload(own, csvFile(`Name,ID No\n${lines.join("\n")}\n`));
    expect(list).toMatchObject({ entries: 10_000, complete: true });
    expect(codes(await screen(own, { idNumber: "40007777" }))).toEqual([[7779, "number"]]);
    const count = (scope: OrganisationScope) => scope.select({ row: screeningEntries.row }, screeningEntries);
    expect(await inOrganisation(app.current.platform.database, own.organisationId, count)).toHaveLength(
      10_000,
    );
  });
});
