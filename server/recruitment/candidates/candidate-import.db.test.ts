import { and, eq, isNotNull } from "drizzle-orm";
import Papa from "papaparse";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { maxImportRows } from "#contract/core/import.ts";
import { auditEvents } from "#server/platform/audit/audit.table.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { fixture, zip } from "#server/platform/files/fixtures/build.ts";
import { cleanImports } from "#server/platform/import/import-run.service.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { csvFile, importCandidates } from "#server/testing/imports.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let organisationId: string;
let hr: TestPerson;
const apiOf = ({ token }: TestPerson) => app.current.as(token).hr;

async function newDesk() {
  organisationId = (await createOrganisation(app.current)).id;
  hr = await createStaff(app.current, organisationId, ["hr"], { firstName: "Halima" });
}

const filesOf = (organisation: string) =>
  acrossOrganisations(app.current.platform.database, (tx) =>
    tx.select({ key: storedFiles.key }).from(storedFiles).where(eq(storedFiles.organisationId, organisation)),
  );

const actions = async (importId: string) => {
  const rows = await acrossOrganisations(app.current.platform.database, (tx) =>
    tx
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, importId), isNotNull(auditEvents.organisationId)))
      .orderBy(auditEvents.id),
  );
  return rows.map(({ action }) => action);
};

const people = `Full name;E-Mail;Mobile;County;Shoe size
Wanjiku Kamau;WANJIKU@mail.example;0712 345 678;Nakuru;38
Otieno Were;;0722 000 111;Kisumu;44
Wanjiku W. Kamau;wanjiku@mail.example;;Nakuru;38
;nameless@mail.example;;;
Barasa Wekesa;barasa@;12;Bungoma;41
`;

describe("a file of candidates", () => {
  beforeEach(newDesk);

  it("is looked at, imported, and gone", async () => {
    const { candidateImports: api, candidates } = apiOf(hr);
    const uploaded = await api.upload({ form: {}, files: { file: csvFile(people, "C:\\fair.csv") } });
    expect(uploaded).toMatchObject({ state: "uploaded", fileName: "fair.csv", rows: 5, by: "Halima Otieno" });
    const params = { id: uploaded.id };
    const { columns, mapping } = await api.columns({ params });
    expect(columns[3]).toEqual({ heading: "County", examples: ["Nakuru", "Kisumu", "Nakuru"] });
    expect(mapping).toEqual({ name: 0, email: 1, phone: 2, location: 3 });
    const check = await api.check({ params });
    expect(check).toMatchObject({ ready: 2, duplicates: 1, invalid: 2 });
    expect(check.first.map(({ row, duplicate }) => ({ row, duplicate }))).toEqual([
      { row: 2, duplicate: false },
      { row: 3, duplicate: false },
      { row: 4, duplicate: true },
      { row: 5, duplicate: false },
      { row: 6, duplicate: false },
    ]);
    expect(check.wrong.map(({ row, problems }) => ({ row, problems }))).toEqual([
      { row: 5, problems: { name: "The name is missing" } },
      {
        row: 6,
        problems: {
          email: "Please enter a valid email address",
          phone: "Please enter a valid phone number",
        },
      },
    ]);
    expect(await candidates.list()).toMatchObject({ total: 0 });
    await api.cancel({ params });

    const run = await importCandidates(app.current, hr, csvFile(people));
    expect(run).toMatchObject({ state: "done", processed: 5, created: 2, duplicates: 1, invalid: 2 });
    await expect.poll(() => filesOf(organisationId)).toEqual([]);
    const { rows } = await candidates.list({ query: { imported: "true" } });
    expect(rows).toMatchObject([
      { name: "Otieno Were", email: "", phone: "+254722000111", applicationsCount: 0 },
      {
        name: "Wanjiku Kamau",
        email: "wanjiku@mail.example",
        phone: "+254712345678",
        location: "Nakuru",
        imported: { source: "Career fair Kisumu" },
      },
    ]);
    expect(await candidates.counts()).toMatchObject({ total: 2, imported: 2 });
    expect(await actions(run.id)).toEqual(["import.uploaded", "import.started", "import.finished"]);
    expect(await actions(uploaded.id)).toEqual(["import.uploaded", "import.cancelled"]);

    const file = await (await api.problems({ params: { id: run.id } })).text();
    expect(Papa.parse(file.trim()).data).toEqual([
      ["Row", "Result", "Why"],
      ["4", "Known already", ""],
      ["5", "Left out", "Full name: The name is missing"],
      [
        "6",
        "Left out",
        "Email: Please enter a valid email address; Phone: Please enter a valid phone number",
      ],
    ]);
  });

  it("makes nobody twice, in XLSX neither", async () => {
    await importCandidates(app.current, hr, csvFile(people));
    const rows = [
      ["Surname", "First name", "Email", "Phone"],
      ["Kamau", "Wanjiku", "Wanjiku@Mail.Example", ""],
      ["Were", "Otieno", "", "722000111"],
      ["Koech", "Chebet", "chebet@mail.example", "0722 000 111"],
    ];
    const bytes = await writeExcelFile(
      rows.map((row) => row.map((value) => ({ value, type: String }))),
    ).toBuffer();
    const file = new File([new Uint8Array(bytes)], "fair.xlsx");
    const run = await importCandidates(app.current, hr, file);
    expect(run).toMatchObject({ state: "done", created: 1, duplicates: 2, invalid: 0 });
    expect(await importCandidates(app.current, hr, file)).toMatchObject({ created: 0, duplicates: 3 });
    const { list } = apiOf(hr).candidateImports;
    expect((await list({ query: { pageSize: 2 } })).rows.map(({ fileName }) => fileName)).toEqual([
      "fair.xlsx",
      "fair.xlsx",
    ]);
    expect((await list()).total).toBe(3);
  });

  it("is undone, but for people who have applied since", async () => {
    const person = await createCandidate(app.current);
    const file = csvFile(`Name,Email\nStays Here,${person.email}\nGoes Away,goes@mail.example\n`);
    const { id } = await importCandidates(app.current, hr, file);
    await createApplication(app.current, person, await createJob(app.current, organisationId));
    const { candidateImports: api, candidates } = apiOf(hr);
    const undone = await api.undo({ params: { id } });
    expect(undone).toMatchObject({
      state: "undone",
      created: 2,
      undo: { removed: 1, kept: 1, reason: "They have applied since." },
    });
    expect((await candidates.list({ query: { q: "goes@mail" } })).total).toBe(0);
    expect(await (await api.problems({ params: { id } })).text()).toContain(
      "2,Stays,They have applied since.",
    );
    await expect(api.undo({ params: { id } })).rejects.toMatchObject({ code: "conflict" });
    expect(await actions(id)).toContain("import.undone");
  });

  it("is somebody else's business in another organisation", async () => {
    const { id } = await apiOf(hr).candidateImports.upload({ form: {}, files: { file: csvFile(people) } });
    const other = await createStaff(app.current, (await createOrganisation(app.current)).id, ["owner"]);
    const api = apiOf(other).candidateImports;
    const params = { id };
    const answers = await Promise.allSettled([
      api.get({ params }),
      api.columns({ params }),
      api.map({ params, body: { mapping: { name: 0, email: 1 } } }),
      api.check({ params }),
      api.start({ params, body: { source: "Theirs", informed: true } }),
      api.cancel({ params }),
      api.undo({ params }),
      api.problems({ params }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ reason: { code: "not_found" } });
    expect((await api.list()).total).toBe(0);
  });
});

describe("columns", () => {
  beforeAll(newDesk);

  it("are chosen by a person, and those that every row needs are asked for", async () => {
    const { candidateImports: api } = apiOf(hr);
    const file = csvFile("Wer,Wo,Kontakt\nAnna Meier,Nairobi,anna@mail.example\n");
    const { id } = await api.upload({ form: {}, files: { file } });
    const params = { id };
    expect(await api.columns({ params })).toMatchObject({ mapping: {} });
    const body = { source: "Fair", informed: true } as const;
    await expect(api.start({ params, body })).rejects.toMatchObject({
      fields: {
        "mapping.name": "Please choose a column for Full name, First name or Last name",
        "mapping.email": "Please choose a column for Email or Phone",
      },
    });
    await expect(api.map({ params, body: { mapping: { shoeSize: 1 } } })).rejects.toMatchObject({
      code: "validation",
    });
    await api.map({ params, body: { mapping: { name: 0, location: 1, email: 2 } } });
    expect(await api.check({ params })).toMatchObject({ ready: 1, invalid: 0 });
  });

  it("can be taken from the template", async () => {
    const { candidateImports: api } = apiOf(hr);
    const template = await (await api.template()).text();
    const row = "Akinyi Were,,,akinyi@mail.example,,Siaya";
    const run = await importCandidates(app.current, hr, csvFile(`${template}${row}\r\n`));
    expect(run).toMatchObject({ created: 1, invalid: 0 });
  });
});

describe("files that are none", () => {
  beforeAll(newDesk);
  const many = `Name,Email\n${"x,y@z.example\n".repeat(maxImportRows + 1)}`;
  it.each([
    ["an old spreadsheet", new Uint8Array(fixture("table.xls")), "file_type"],
    ["a Word document behind a password", new Uint8Array(fixture("locked.docx")), "file_encrypted"],
    ["an archive", new Uint8Array(zip([{ name: "people.csv", content: "Name" }])), "file_type"],
    ["a web page", "<html><body>Name,Email", "file_type"],
    ["nothing", "", "file_empty"],
    ["headings only", "Name,Email\n", "file_empty"],
    ["an open quotation mark", 'Name,Email\n"Wanjiku,w@mail.example\n', "file_damaged"],
    ["too many rows", many, "file_too_complex"],
    ["more bytes than are taken", "x".repeat(5 * 1024 * 1024 + 1), "file_too_large"],
  ])("%s is refused and not kept", async (_, content, code) => {
    const { upload } = apiOf(hr).candidateImports;
    const file = new File([content], "people.csv");
    await expect(upload({ form: {}, files: { file } })).rejects.toMatchObject({ code });
    expect(await filesOf(organisationId)).toEqual([]);
  });

  it.each([
    ["that unpacks to far more", Buffer.alloc(70 * 1024 * 1024), "file_bomb"],
    ["whose sheet is none", Buffer.from("<worksheet><sheetData><row>"), "file_damaged"],
  ])("a workbook %s is refused", async (_, content, code) => {
    const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";
    const types = `<Types><Override PartName="/xl/workbook.xml" ContentType="${type}"/></Types>`;
    const parts = [
      { name: "[Content_Types].xml", content: types },
      { name: "xl/workbook.xml", content: "<workbook/>" },
      { name: "xl/worksheets/sheet1.xml", content },
    ];
    const file = new File([new Uint8Array(zip(parts))], "people.xlsx");
    const { upload } = apiOf(hr).candidateImports;
    await expect(upload({ form: {}, files: { file } })).rejects.toMatchObject({ code });
    expect(await filesOf(organisationId)).toEqual([]);
  });
});

it("gives up a file that nobody went on with", async () => {
  await newDesk();
  const { candidateImports: api } = apiOf(hr);
  const { id } = await api.upload({ form: {}, files: { file: csvFile(people) } });
  await cleanImports(app.current.platform);
  expect(await api.get({ params: { id } })).toMatchObject({ state: "uploaded" });
  await cleanImports(app.current.platform, new Date(Date.now() + 25 * 3_600_000));
  expect(await api.get({ params: { id } })).toMatchObject({ state: "cancelled" });
  expect(await filesOf(organisationId)).toEqual([]);
});
