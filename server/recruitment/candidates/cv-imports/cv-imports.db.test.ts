import { Document, Packer, Paragraph } from "docx";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import {
  type CvFileChange,
  type CvStanding,
  cvImportDays,
  maxOpenCvImports,
} from "#contract/recruitment/cv-imports.ts";
import { auditEvents } from "#server/platform/audit/audit.table.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { fixture, zip } from "#server/platform/files/fixtures/build.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  password,
  type TestPerson,
} from "#server/testing/factories.ts";
import { demoCvOf } from "#server/testing/files.ts";
import { csvFile, importCandidates } from "#server/testing/imports.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { cleanImportedCandidates } from "../imported-candidates.service.ts";
import { cleanCvImports, readCvToImport } from "./cv-import-work.service.ts";
import { cvImportFiles } from "./cv-imports.table.ts";

const app = startTestApp();
let organisationId: string;
let hr: TestPerson;
const as = ({ token }: TestPerson = hr) => app.current.as(token);
const api = (person = hr) => as(person).cvImports;
const across = <T>(work: Parameters<typeof acrossOrganisations<T>>[1]) =>
  acrossOrganisations(app.current.platform.database, work);

async function newDesk() {
  organisationId = (await createOrganisation(app.current)).id;
  hr = await createStaff(app.current, organisationId, ["hr"], { firstName: "Halima" });
}

const open = async (person = hr) => (await api(person).open({ body: {} })).id;
const add = (id: string, file: File, path = "") =>
  api().addCv({ params: { id }, form: { path }, files: { file } });
const finish = (id: string, person = hr) =>
  api(person).finish({ params: { id }, body: { source: "Career fair Kisumu", informed: true } });
const files = async (id: string, standing?: CvStanding) => {
  const query = { pageSize: 100, ...(standing ? { standing: [standing] } : {}) };
  return (await api().get({ params: { id }, query })).listed;
};
const change = (id: string, fileId: string, body: CvFileChange) =>
  api().change({ params: { id, fileId }, body });

/** An import and its files, once all are read. */
async function readAll(id: string) {
  await vi.waitFor(
    async () => {
      const { standings, unpacking } = await api().get({ params: { id } });
      expect({ unpacking, waiting: standings.find(({ standing }) => standing === "waiting")?.count }).toEqual(
        {
          unpacking: 0,
          waiting: 0,
        },
      );
    },
    { timeout: 120_000, interval: 200 },
  );
  return (await files(id)).rows;
}

/** How each file stands, by its name. */
const standings = (rows: Awaited<ReturnType<typeof readAll>>) =>
  Object.fromEntries(rows.map(({ name, standing }) => [name, standing]));

const storedNames = async () => {
  const rows = await across((tx) =>
    tx
      .select({ name: storedFiles.name })
      .from(storedFiles)
      .where(eq(storedFiles.organisationId, organisationId)),
  );
  return rows.map(({ name }) => name).sort();
};

const actionsOf = async (subjectId: string) => {
  const rows = await across((tx) =>
    tx
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, subjectId))
      .orderBy(auditEvents.id),
  );
  return rows.map(({ action }) => action);
};

let first: File;
let second: File;
beforeAll(async () => {
  first = await demoCvOf(1);
  second = await demoCvOf(2);
});

describe("a folder of CVs", () => {
  beforeEach(newDesk);

  it("becomes candidates with what was read and their CVs", async () => {
    const id = await open();
    await add(id, first, "Fair/Tellers/first.pdf");
    await add(id, second);
    const rows = await readAll(id);
    expect(standings(rows)).toEqual({ "Fair/Tellers/first.pdf": "ready", [second.name]: "ready" });
    expect((await api().list()).rows).toMatchObject([{ id, name: "Fair", files: 2 }]);
    const [one] = rows;
    expect(one?.found?.positions.length).toBeGreaterThan(0);
    expect(one?.found?.skills.length).toBeGreaterThan(0);
    const cv = await api().cv({ params: { id, fileId: one?.id ?? "" } });
    expect((await cv.bytes()).length).toBe(first.size);

    expect(await finish(id)).toEqual({ id, created: 2 });
    const { rows: listed } = await as().hr.candidates.list({ query: { imported: "true" } });
    const made = listed.find(({ email }) => email === one?.values.email);
    expect(made).toMatchObject({
      ...one?.values,
      imported: { source: "Career fair Kisumu" },
      skills: one?.found?.skills,
      education: one?.found?.education,
      experience: one?.found?.experience,
      workExperiences: one?.found?.positions,
      applicationsCount: 0,
      importedCv: { name: first.name },
    });
    const kept = await as().hr.candidates.cv({ params: { id: made?.id ?? "" } });
    expect(Buffer.from(await kept.bytes()).equals(Buffer.from(await first.bytes()))).toBe(true);
    expect(await actionsOf(made?.id ?? "")).toEqual(["candidate.cv_viewed"]);
    expect(await actionsOf(id)).toEqual(["cv_import.opened", "cv_import.cv_viewed", "import.finished"]);
    expect(await as().hr.candidateImports.get({ params: { id } })).toMatchObject({
      state: "done",
      items: "documents",
      rows: 2,
      created: 2,
      by: expect.stringContaining("Halima"),
    });
    expect((await api().list()).total).toBe(0);
  });

  it("is imported once, however often and by whom the button is pressed", async () => {
    const id = await open();
    await add(id, first);
    await readAll(id);
    const colleague = await createStaff(app.current, organisationId, ["hr"]);
    const answers = await Promise.all([finish(id), finish(id), finish(id, colleague)]);
    expect(answers).toEqual([1, 2, 3].map(() => ({ id, created: 1 })));
    expect((await as().hr.candidates.list()).total).toBe(1);
    await expect(add(id, second)).rejects.toMatchObject({ code: "not_found" });
    await expect(api().cancel({ params: { id } })).rejects.toMatchObject({ code: "not_found" });
  });

  it("waits until all are read, and for one that is ready", async () => {
    const id = await open();
    await expect(finish(id)).rejects.toMatchObject({ code: "conflict" });
    const { id: fileId } = await add(id, first);
    const state = await across((tx) =>
      tx.update(cvImportFiles).set({ state: "waiting", reading: null }).where(eq(cvImportFiles.id, fileId)),
    ).then(() => finish(id).catch((error: CodedError) => error));
    expect(state).toMatchObject({ code: "conflict", message: expect.stringContaining("being read") });
    expect((await as().hr.candidates.list()).total).toBe(0);
  });

  it("says of each file what is missing, and takes what is corrected", async () => {
    const id = await open();
    const lines = ["Brenda Atieno Odhiambo", "0700 002 003, Kisumu", "SKILLS", "Bookkeeping"];
    const children = lines.map((text) => new Paragraph(text));
    const document = await Packer.toBuffer(new Document({ sections: [{ children }] }));
    await add(id, new File([new Uint8Array(document)], "no address.docx"));
    const [row] = await readAll(id);
    const { id: fileId = "", version = 0 } = row ?? {};
    expect(row).toMatchObject({ standing: "incomplete", problems: { email: "An email address is needed" } });
    const invalid = await change(id, fileId, { version, email: "Brenda@" });
    expect(invalid).toMatchObject({ standing: "incomplete", problems: { email: expect.any(String) } });
    // The other tab looked at the file as it was before.
    await expect(change(id, fileId, { version, leftOut: true })).rejects.toMatchObject({ code: "stale" });
    const corrected = { version: invalid.version, email: "Brenda@Mail.Example ", phone: "0712 345 678" };
    expect(await change(id, fileId, corrected)).toMatchObject({
      standing: "ready",
      problems: {},
      values: { email: "brenda@mail.example" },
    });
    await finish(id);
    expect((await as().hr.candidates.list()).rows).toMatchObject([
      { email: "brenda@mail.example", phone: "+254712345678" },
    ]);
  });

  it("knows who is a candidate already, and who is in it twice", async () => {
    await importCandidates(
      app.current,
      hr,
      csvFile(
        `Name,Email,Phone\nSomebody Else,known@mail.example,\nMary Wanjiru Njeri,other@mail.example,0700555666\n`,
      ),
    );
    const id = await open();
    await add(id, await demoCvOf(4, { email: "known+jobs@mail.example" }, "known.pdf"));
    await add(id, await demoCvOf(5, { email: "twice@mail.example" }, "once.pdf"));
    await add(id, await demoCvOf(6, { email: "twice@mail.example" }, "twice.pdf"));
    await add(id, await demoCvOf(7, { phone: "+254700555666" }, "same phone.pdf"));
    const rows = await readAll(id);
    expect(standings(rows)).toEqual({
      "known.pdf": "known",
      "once.pdf": "ready",
      "twice.pdf": "repeated",
      "same phone.pdf": "ready",
    });
    const similar = Object.fromEntries(rows.map((row) => [row.name, row.similar]));
    expect(similar["known.pdf"]).toMatchObject([{ name: "Somebody Else", file: null }]);
    expect(similar["twice.pdf"]).toMatchObject([
      { file: "once.pdf", candidateId: null, reasons: ["same_email"] },
    ]);
    expect(similar["same phone.pdf"]).toMatchObject([
      { name: "Mary Wanjiru Njeri", reasons: ["same_phone"] },
    ]);
    expect(await api().get({ params: { id } })).toMatchObject({ similar: 1, files: 4 });
    expect((await api().get({ params: { id }, query: { similar: "true" } })).listed.rows).toMatchObject([
      { name: "same phone.pdf" },
    ]);
    expect(await finish(id)).toMatchObject({ created: 2 });
    const { created, duplicates } = await as().hr.candidateImports.get({ params: { id } });
    expect({ created, duplicates }).toEqual({ created: 2, duplicates: 2 });
  });

  it("takes the same file once, however often it is sent", async () => {
    const id = await open();
    const added = await add(id, first);
    const [again, other] = await Promise.all([add(id, first, "Elsewhere/first.pdf"), add(id, first)]);
    expect([again, other]).toEqual([1, 2].map(() => ({ ...added, repeated: true })));
    expect(await api().digests({ params: { id } })).toHaveLength(1);
    expect(await storedNames()).toEqual([first.name]);
  });

  it("lists what is no CV with the reason, and keeps none of it", async () => {
    const id = await open();
    const bad: [string, BlobPart, string][] = [
      ["photo.jpg", new Uint8Array(fixture("photo.jpg")), "JPEG"],
      ["locked.pdf", new Uint8Array(fixture("aes-256-locked.pdf")), "password"],
      ["empty.pdf", "", "empty"],
      ["archive.docx", new Uint8Array(zip([{ name: "cv.pdf", content: "%PDF" }])), "ZIP"],
      ["page.doc", "<html><body>Curriculum vitae", "HTML"],
    ];
    for (const [name, content, words] of bad) {
      const { problem } = await add(id, new File([content], name));
      expect(problem, name).toMatch(new RegExp(words, "i"));
    }
    expect(new Set(Object.values(standings(await readAll(id))))).toEqual(new Set(["unreadable"]));
    expect(await storedNames()).toEqual([]);
    await expect(finish(id)).rejects.toMatchObject({ code: "conflict" });
    await expect(add(id, new File([new Uint8Array(5 * 1024 * 1024 + 1)], "large.pdf"))).rejects.toMatchObject(
      {
        code: "file_too_large",
      },
    );
  });

  it("says that a file cannot be read when no attempt could, and tries again only where it may help", async () => {
    const id = await open();
    const { id: fileId } = await add(id, first);
    await readAll(id);
    await across((tx) =>
      tx.update(cvImportFiles).set({ state: "waiting", reading: null }).where(eq(cvImportFiles.id, fileId)),
    );
    const busy = { read: () => Promise.reject(new CodedError("unavailable")) };
    const task = { organisationId, fileId };
    const attempt = (last: boolean) => readCvToImport(app.current.platform, busy, task, { retry: 0, last });
    await expect(attempt(false)).rejects.toMatchObject({ code: "unavailable" });
    expect((await files(id)).rows).toMatchObject([{ standing: "waiting" }]);
    await expect(attempt(true)).rejects.toMatchObject({ code: "unavailable" });
    expect((await files(id)).rows).toMatchObject(
      [{ standing: "unreadable", problem: /could not be read/ }].map((row) => ({
        ...row,
        problem: expect.stringMatching(row.problem),
      })),
    );
  });
});

describe("an archive of CVs", () => {
  beforeEach(newDesk);
  const addArchive = (id: string, content: BlobPart, name = "fair.zip") =>
    api().addArchive({ params: { id }, form: { path: "" }, files: { file: new File([content], name) } });
  const archive = (parts: Parameters<typeof zip>[0]) => new Uint8Array(zip(parts));

  it("is unpacked in the background, and what in it is no CV is listed with the reason", async () => {
    const id = await open();
    const content = archive([
      { name: "fair/first.pdf", content: Buffer.from(await first.bytes()) },
      { name: "fair/copy of first.pdf", content: Buffer.from(await first.bytes()) },
      { name: "fair/notes.txt", content: "Call Wanjiku" },
      { name: "fair/more.zip", content: zip([{ name: "second.pdf", content: "%PDF" }]) },
      { name: "fair/empty.pdf", content: "" },
      { name: "fair/large.pdf", content: Buffer.alloc(5 * 1024 * 1024 + 1) },
      { name: "__MACOSX/fair/._first.pdf", content: "x" },
      { name: "fair/.DS_Store", content: "x" },
    ]);
    await addArchive(id, content);
    const rows = await readAll(id);
    expect(standings(rows)).toEqual({
      "fair/first.pdf": "ready",
      "fair/notes.txt": "unreadable",
      "fair/more.zip": "unreadable",
      "fair/empty.pdf": "unreadable",
      "fair/large.pdf": "unreadable",
    });
    expect(rows.find(({ name }) => name === "fair/more.zip")?.problem).toContain("ZIP");
    expect(rows.find(({ name }) => name === "fair/large.pdf")?.problem).toContain("5 MB");
    await expect.poll(storedNames).toEqual(["first.pdf"]);
    await finish(id);
    const problems = await (await as().hr.candidateImports.problems({ params: { id } })).text();
    expect(problems).toContain("It cannot be read");
    // Sent again, its files are there already.
  });

  it("that holds nothing stays in the list with the reason", async () => {
    const id = await open();
    await addArchive(id, archive([{ name: "fair/", content: "" }]));
    expect(await readAll(id)).toMatchObject([
      { name: "fair.zip", standing: "unreadable", problem: "There is no file in this archive." },
    ]);
    expect(await storedNames()).toEqual([]);
  });

  it.each([
    ["no archive", "%PDF-1.4", "file_type"],
    ["nothing", "", "file_empty"],
    [
      "half an archive",
      new Uint8Array(zip([{ name: "cv.pdf", content: "%PDF" }])).slice(0, 40),
      "file_damaged",
    ],
  ])("that is %s is refused", async (_, content, code) => {
    const id = await open();
    await expect(addArchive(id, content)).rejects.toMatchObject({ code });
    expect((await files(id)).total).toBe(0);
  });

  it("that lies about its sizes gives no file that is larger than it says", async () => {
    const id = await open();
    const honest = zip([{ name: "bomb.pdf", content: Buffer.alloc(30 * 1024 * 1024) }]);
    // What the directory says of the size: at most what a CV may have.
    const at = honest.lastIndexOf(Buffer.from("PK\x01\x02", "latin1"));
    honest.writeUInt32LE(1024, at + 24);
    await addArchive(id, new Uint8Array(honest));
    expect(await readAll(id)).toMatchObject([{ name: "bomb.pdf", standing: "unreadable" }]);
  });
});

describe("an open import", () => {
  beforeEach(newDesk);

  it("is one until it has files, and one of few", async () => {
    const id = await open();
    expect(await open()).toBe(id);
    const colleague = await createStaff(app.current, organisationId, ["hr"]);
    expect(await open(colleague)).not.toBe(id);
    const bad = (text: string) => new File([text], "x.pdf");
    await add(id, bad("x"));
    for (let count = 3; count <= maxOpenCvImports; count++) await add(await open(), bad(`${count}`));
    await expect(open()).rejects.toMatchObject({ code: "conflict" });
    expect((await api().list()).total).toBe(maxOpenCvImports);
  });

  it("is nobody else's", async () => {
    const id = await open();
    const { id: fileId } = await add(id, first);
    const stranger = api(
      await createStaff(app.current, (await createOrganisation(app.current)).id, ["owner", "hr"]),
    );
    const params = { id, fileId };
    const calls = [
      () => stranger.get({ params }),
      () => stranger.digests({ params }),
      () => stranger.addCv({ params, form: { path: "" }, files: { file: second } }),
      () => stranger.change({ params, body: { version: 1, leftOut: true } }),
      () => stranger.cv({ params }),
      () => stranger.finish({ params, body: { source: "Theirs", informed: true } }),
      () => stranger.cancel({ params }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: "not_found" });
    expect((await stranger.list()).total).toBe(0);
    // A file of one import is none of another.
    const other = await (async () => {
      await readAll(id);
      return open();
    })();
    await expect(api().cv({ params: { id: other, fileId } })).rejects.toMatchObject({ code: "not_found" });
    await expect(change(other, fileId, { version: 1 })).rejects.toMatchObject({ code: "not_found" });
  });

  it("is given up with its files, also while they are read", async () => {
    const id = await open();
    await add(id, first);
    await api().cancel({ params: { id } });
    await expect(api().cancel({ params: { id } })).rejects.toMatchObject({ code: "not_found" });
    await expect.poll(storedNames).toEqual([]);
    expect(await actionsOf(id)).toEqual(["cv_import.opened", "cv_import.cancelled"]);
  });

  it("is deleted with its files when nobody finishes it in time", async () => {
    const id = await open();
    await add(id, first);
    await readAll(id);
    await cleanCvImports(app.current.platform, new Date(Date.now() + (cvImportDays - 1) * dayMillis));
    expect((await api().list()).total).toBe(1);
    await cleanCvImports(app.current.platform, new Date(Date.now() + (cvImportDays + 1) * dayMillis));
    expect((await api().list()).total).toBe(0);
    expect(await storedNames()).toEqual([]);
    expect(await actionsOf(id)).toContain("cv_import.expired");
  });
});

describe("a candidate whom a CV made", () => {
  beforeEach(newDesk);

  async function imported(email: string) {
    const id = await open();
    await add(id, await demoCvOf(8, { email }, "theirs.pdf"));
    await readAll(id);
    await finish(id);
    return id;
  }

  it("goes with the CV when the import is undone, or after its time", async () => {
    const id = await imported("goes@mail.example");
    expect(await storedNames()).toEqual(["theirs.pdf"]);
    const { undo } = await as().hr.candidateImports.undo({ params: { id } });
    expect(undo).toMatchObject({ removed: 1, kept: 0 });
    await imported("goes@mail.example");
    await cleanImportedCandidates(app.current.platform, new Date(Date.now() + 366 * dayMillis));
    expect((await as().hr.candidates.list()).total).toBe(0);
    const kept = await across((tx) =>
      tx
        .select({ kept: storedFiles.kept })
        .from(storedFiles)
        .where(eq(storedFiles.organisationId, organisationId)),
    );
    // Given up; the next sweep takes them.
    expect(kept.map((file) => file.kept)).not.toContain(true);
  });

  it("keeps it on applying, whose application says where it came from, and takes it along on erasure", async () => {
    const person = await createCandidate(app.current);
    await imported(person.email);
    await createApplication(app.current, person, await createJob(app.current, organisationId));
    expect((await as().hr.candidates.list()).rows).toMatchObject([
      { applicationsCount: 1, importedCv: { name: "theirs.pdf" }, skills: expect.any(Array) },
    ]);
    expect((await as().hr.applications.list()).rows).toMatchObject([{ source: "import" }]);
    const own = as(person).candidate;
    const archive = Buffer.from(await (await own.export()).bytes()).toString("latin1");
    expect(archive).toContain("imported/");
    await own.erase({ body: { password } });
    expect(await storedNames()).toEqual([]);
  });

  it("finds a CV that waits to be imported in the own data, and has it erased", async () => {
    const person = await createCandidate(app.current);
    const id = await open();
    await add(id, await demoCvOf(8, { email: person.email }, "waiting.pdf"));
    await readAll(id);
    const own = as(person).candidate;
    expect(Buffer.from(await (await own.export()).bytes()).toString("latin1")).toContain("waiting.pdf");
    await own.erase({ body: { password } });
    expect((await files(id)).total).toBe(0);
    expect(await storedNames()).toEqual([]);
  });
});
