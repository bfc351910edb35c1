import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { maxUploadBytes } from "#contract/core/limits.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { docxParts, fixture, pdf, zip } from "#server/platform/files/fixtures/build.ts";
import {
  applicationFields,
  createCandidate,
  createJob,
  createOrganisation,
  type TestPerson,
} from "#server/testing/factories.ts";
import { demoCv } from "#server/testing/files.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { applications } from "./applications.table.ts";

const app = startTestApp();
let candidate: TestPerson;
let organisationId: string;
let jobId: string;
beforeEach(async () => {
  candidate = await createCandidate(app.current);
  organisationId = (await createOrganisation(app.current)).id;
  jobId = await createJob(app.current, organisationId);
});

const submit = (cvFile?: File) =>
  app.current.as(candidate.token).applications.create({ form: applicationFields(jobId), files: { cvFile } });

/** What the database knows of the organisation's files. */
const storedRows = () =>
  acrossOrganisations(app.current.platform.database, (tx) =>
    tx.select().from(storedFiles).where(eq(storedFiles.organisationId, organisationId)),
  );

/** What lies in the organisation's folder: paths of files. */
function filesOnDisk(): string[] {
  const folder = path.join(app.current.platform.config.dataDir, "files");
  // Made with the first file.
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((name) => name.includes(organisationId) || name.includes(".unfinished"));
}

/** A readable PDF of exactly this many bytes. */
function pdfOfSize(bytes: number): Buffer {
  const withFiller = (length: number) =>
    pdf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>",
      `<< /Length ${String(length).padStart(8, "0")} >>\nstream\n${" ".repeat(length)}\nendstream`,
    ]);
  const around = withFiller(0).length;
  const exact = withFiller(bytes - around);
  // The offset of the table behind the filler takes more digits than without it.
  return withFiller(bytes - around - (exact.length - bytes));
}

describe("a CV", () => {
  it("is stored with the application, encrypted, under a name of ours", async () => {
    const cv = await demoCv();
    const { cvName } = await submit(new File([cv], "../Achieng’s CV.PDF", { type: "text/html" }));
    expect(cvName).toBe("Achieng’s CV.pdf");
    const [row, ...more] = await storedRows();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ kept: true, contentType: "application/pdf", bytes: cv.size });
    expect(filesOnDisk()).toEqual([
      path.join(app.current.platform.config.dataDir, "files", ...(row?.key ?? "").split("/")),
    ]);
    const [application] = await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.select().from(applications).where(eq(applications.userId, candidate.userId)),
    );
    expect(application?.cvFileId).toBe(row?.id);
  });

  it.each([
    ["cv.docx", () => zip(docxParts())],
    ["cv.doc", () => fixture("cv.doc")],
    ["cv.pdf", () => pdfOfSize(maxUploadBytes)],
  ])("may be a %s, of up to 5 MB", async (name, bytes) => {
    expect((await submit(new File([new Uint8Array(bytes())], name))).cvName).toBe(name);
    expect(await storedRows()).toHaveLength(1);
  });

  it("may be left out, which a browser sends as an empty file without a name", async () => {
    expect((await submit(new File([], ""))).cvName).toBeNull();
    expect(await storedRows()).toEqual([]);
  });
});

describe("a file that is refused", () => {
  const bomb = () => zip([...docxParts(), { name: "word/a.bin", content: Buffer.alloc(70 * 1024 * 1024) }]);

  it.each([
    ["a renamed program", () => Buffer.concat([Buffer.from("MZ"), Buffer.alloc(600)]), "file_type", 415],
    ["a renamed picture", () => fixture("photo.png"), "file_type", 415],
    ["an empty file", () => Buffer.alloc(0), "file_empty", 422],
    ["5 MB and a byte", () => pdfOfSize(maxUploadBytes + 1), "file_too_large", 413],
    ["a PDF that asks for a password", () => fixture("aes-256-locked.pdf"), "file_encrypted", 422],
    ["a zip bomb", bomb, "file_bomb", 422],
    ["a PDF cut short", () => fixture("cv.pdf").subarray(0, 6_000), "file_damaged", 422],
  ] as const)("%s", async (_, bytes, code, status) => {
    const cv = new File([new Uint8Array(bytes())], "cv.pdf", { type: "application/pdf" });
    await expect(submit(cv)).rejects.toMatchObject({ code, status });
    expect(await storedRows()).toEqual([]);
    expect(filesOnDisk()).toEqual([]);
    // The form is good: without the file, or with another, it goes through.
    expect((await submit(await demoCv())).status).toBe("submitted");
  });

  it("leaves nothing behind either when the application itself cannot be written", async () => {
    // A title that no subject of a mail can hold; the mail is written last.
    jobId = await createJob(app.current, organisationId, { title: "Credit\nOfficer" });
    await expect(submit(await demoCv())).rejects.toMatchObject({ code: "internal" });
    expect(await storedRows()).toEqual([]);
    expect(filesOnDisk()).toEqual([]);
  });

  it("is not kept when the job is closed", async () => {
    jobId = await createJob(app.current, organisationId, { status: "Closed" });
    await expect(submit(await demoCv())).rejects.toMatchObject({ code: "job_closed" });
    expect(await storedRows()).toEqual([]);
    expect(filesOnDisk()).toEqual([]);
  });
});
