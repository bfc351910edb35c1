import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { maxKeptResumes } from "#contract/recruitment/candidate.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { fixture } from "#server/platform/files/fixtures/build.ts";
import {
  applicationFields,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { demoCv } from "#server/testing/files.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { applications } from "../applications/applications.table.ts";
import { candidateResumes } from "./candidates.table.ts";

const app = startTestApp();
let person: TestPerson;
beforeEach(async () => {
  person = await createCandidate(app.current);
});

const of = (who: TestPerson) => app.current.as(who.token).candidate.resumes;

async function keep(file?: File, who = person): Promise<string> {
  const resume = file ?? (await demoCv());
  const { resumeId } = await app.current
    .as(who.token)
    .resumes.parse({ form: { keep: true }, files: { resume } });
  if (!resumeId) throw new Error("nothing was kept");
  return resumeId;
}

const twoColumns = async () => {
  const address = new URL("../../../bench/cv/files/ho-hospitality-sidebar.pdf", import.meta.url);
  return new File([await readFile(address)], "cv.pdf");
};

const filesOf = (userId: string) =>
  acrossOrganisations(app.current.platform.database, (tx) =>
    tx.select().from(storedFiles).where(eq(storedFiles.userId, userId)),
  );

describe("reading a CV", () => {
  it("refuses in the language that was asked for, and gives notices as codes", async () => {
    const { resumes } = app.current.as(person.token, "sw");
    const locked = new File([new Uint8Array(fixture("aes-128-locked.pdf"))], "cv.pdf");
    await expect(resumes.parse({ form: {}, files: { resume: locked } })).rejects.toMatchObject({
      code: "file_encrypted",
      message: "PDF hii inahitaji nenosiri. Hifadhi nakala isiyo na nenosiri kisha uipakie.",
    });
    const { notices } = await resumes.parse({ form: {}, files: { resume: await twoColumns() } });
    expect(notices).toEqual(["two_columns"]);
  });

  it("keeps nothing unless asked to", async () => {
    const { resumeId, ...read } = await app.current
      .as(person.token)
      .resumes.parse({ form: {}, files: { resume: await demoCv() } });
    expect(resumeId).toBeNull();
    expect(read.personalInfo.email).toContain("@");
    expect(await of(person).list()).toEqual([]);
    expect(await filesOf(person.userId)).toEqual([]);
  });

  it("keeps the file for its owner alone, with what was read", async () => {
    const cv = await demoCv();
    const id = await keep(new File([cv], "../My CV.pdf"));
    const [row, ...more] = await of(person).list();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ id, name: "My CV.pdf", bytes: cv.size, isDefault: true });
    expect(row?.reading.experience.length).toBeGreaterThan(0);
    expect(await filesOf(person.userId)).toMatchObject([{ kept: true, organisationId: null }]);
    const file = await of(person).file({ params: { id } });
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array(await cv.arrayBuffer()));
    expect(file.headers.get("content-disposition")).toContain('attachment; filename="My CV.pdf"');
  });

  it("leaves nothing behind of a file that is refused", async () => {
    await expect(keep(new File([new Uint8Array(fixture("photo.png"))], "cv.pdf"))).rejects.toMatchObject({
      code: "file_type",
    });
    expect(await filesOf(person.userId)).toEqual([]);
  });

  it("keeps ten at most, also when they come at the same moment", async () => {
    const [id] = [await keep()];
    await acrossOrganisations(app.current.platform.database, async (tx) => {
      const [row] = await tx.select().from(candidateResumes).where(eq(candidateResumes.id, id));
      if (!row) throw new Error("the CV is there");
      const copies = Array.from({ length: maxKeptResumes - 2 }, () => ({ ...row, id: crypto.randomUUID() }));
      await tx.insert(candidateResumes).values(copies);
    });
    const outcomes = await Promise.allSettled([keep(), keep(), keep()]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(keep()).rejects.toMatchObject({ code: "conflict", status: 409 });
    expect(await of(person).list()).toHaveLength(maxKeptResumes);
    expect(await filesOf(person.userId)).toHaveLength(2);
  });
});

describe("a kept CV", () => {
  it("can be chosen as the first; otherwise it is the latest", async () => {
    const older = await keep();
    const newer = await keep();
    const defaults = async () => (await of(person).list()).filter((one) => one.isDefault).map(({ id }) => id);
    expect(await defaults()).toEqual([newer]);
    await of(person).makeDefault({ params: { id: older } });
    expect(await defaults()).toEqual([older]);
    await of(person).remove({ params: { id: older } });
    expect(await defaults()).toEqual([newer]);
  });

  it("takes its owner's corrections", async () => {
    const id = await keep();
    const [row] = await of(person).list();
    if (!row) throw new Error("the CV is there");
    const reading = { ...row.reading, skills: ["Loan appraisal"], summary: "Corrected" };
    expect(await of(person).correct({ params: { id }, body: reading })).toMatchObject({ id, reading });
    expect((await of(person).list())[0]?.reading).toEqual(reading);
  });

  it("shows its pages as pictures, and none that it does not have", async () => {
    const id = await keep();
    const page = await of(person).page({ params: { id, page: 1 } });
    expect(page.headers.get("content-type")).toBe("image/png");
    const bytes = Buffer.from(await page.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect(bytes.readUInt32BE(16)).toBe(1240);
    // A blank page of that size packs into some 6 KB.
    expect(bytes.length).toBeGreaterThan(30_000);
    await expect(of(person).page({ params: { id, page: 99 } })).rejects.toMatchObject({ code: "not_found" });
    await expect(of(person).page({ params: { id, page: 0 } })).rejects.toMatchObject({ code: "not_found" });
  });

  it("shows its text, which is all that a Word document has", async () => {
    const id = await keep(new File([new Uint8Array(fixture("cv.doc"))], "cv.doc"));
    expect((await of(person).text({ params: { id } })).text.length).toBeGreaterThan(10);
    await expect(of(person).page({ params: { id, page: 1 } })).rejects.toMatchObject({ code: "not_found" });
  });

  it("goes with its file", async () => {
    const id = await keep();
    await of(person).remove({ params: { id } });
    expect(await of(person).list()).toEqual([]);
    expect(await filesOf(person.userId)).toEqual([]);
    await expect(of(person).remove({ params: { id } })).rejects.toMatchObject({ code: "not_found" });
  });

  it("is not there for anybody else, also not for staff", async () => {
    const id = await keep();
    const [row] = await of(person).list();
    if (!row) throw new Error("the CV is there");
    const stranger = of(await createCandidate(app.current));
    const organisation = await createOrganisation(app.current);
    const staff = of(await createStaff(app.current, organisation.id, ["owner"]));
    const attempts = (calls: typeof stranger) => [
      () => calls.file({ params: { id } }),
      () => calls.page({ params: { id, page: 1 } }),
      () => calls.text({ params: { id } }),
      () => calls.correct({ params: { id }, body: row.reading }),
      () => calls.makeDefault({ params: { id } }),
      () => calls.remove({ params: { id } }),
    ];
    for (const attempt of attempts(stranger)) await expect(attempt()).rejects.toMatchObject({ status: 404 });
    for (const attempt of attempts(staff)) await expect(attempt()).rejects.toMatchObject({ status: 403 });
    expect(await of(person).list()).toEqual([row]);
  });
});

describe("an application with a kept CV", () => {
  let jobId: string;
  beforeEach(async () => {
    jobId = await createJob(app.current, (await createOrganisation(app.current)).id);
  });
  const apply = (resumeId: string, who = person) =>
    app.current.as(who.token).applications.create({ form: { ...applicationFields(jobId), resumeId } });

  it("gives the SACCO a copy of its own, read anew: nobody corrects what staff are shown", async () => {
    const resumeId = await keep(new File([await demoCv()], "mine.pdf"));
    const [kept] = await of(person).list();
    if (!kept) throw new Error("the CV is there");
    const body = { ...kept.reading, summary: "Corrected by its owner" };
    await of(person).correct({ params: { id: resumeId }, body });
    expect((await apply(resumeId)).cvName).toBe("mine.pdf");
    await of(person).remove({ params: { id: resumeId } });
    const [row] = await acrossOrganisations(app.current.platform.database, (tx) =>
      tx
        .select({ reading: applications.cvReading, key: storedFiles.key, kept: storedFiles.kept })
        .from(applications)
        .innerJoin(storedFiles, eq(storedFiles.id, applications.cvFileId))
        .where(eq(applications.userId, person.userId)),
    );
    expect(row?.kept).toBe(true);
    expect(JSON.stringify(row?.reading)).not.toContain("Corrected by its owner");
    expect(await app.current.platform.files.exists(row?.key ?? "")).toBe(true);
  });

  it("is refused with somebody else's CV, and nothing is written", async () => {
    const resumeId = await keep(undefined, await createCandidate(app.current));
    await expect(apply(resumeId)).rejects.toMatchObject({
      code: "validation",
      fields: { resumeId: "This CV is no longer kept. Please choose another one." },
    });
    const { total } = await app.current.as(person.token).applications.mine();
    expect(total).toBe(0);
  });
});
