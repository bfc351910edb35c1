import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, inject, it } from "vitest";
import { createApp } from "#server/app.ts";
import {
  applicationFields,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
} from "#server/testing/factories.ts";
import { demoCv } from "#server/testing/files.ts";
import { describeOnce } from "#server/testing/once.ts";
import { copyTemplate } from "#server/testing/template.ts";
import { asTestApp } from "#server/testing/test-app.ts";
import { testConfig } from "#server/testing/test-config.ts";
import { BackupRefused, backUp, restore } from "./backup.ts";
import { FolderInUse } from "./database/folder-lock.ts";

const work = mkdtempSync(path.join(tmpdir(), "ushirika-backup-"));
const archive = path.join(work, "backup.tar.gz");
afterAll(() => rmSync(work, { recursive: true, force: true }));

const open = async (folder: string) => asTestApp(await createApp(testConfig(folder), { rateLimits: false }));

// PostgreSQL has its own tools.
describeOnce("backup and restore", () => {
  it("brings rows, files and sessions back in another folder", async () => {
    const source = await copyTemplate(inject("template"));
    const app = await open(source.folder);
    const { id } = await createOrganisation(app);
    const hr = await createStaff(app, id, ["hr"]);
    const candidate = await createCandidate(app);
    const jobId = await createJob(app, id);
    const cvFile = await demoCv();
    const applied = await app
      .as(candidate.token)
      .applications.create({ form: applicationFields(jobId), files: { cvFile } });
    await expect(backUp(source.folder, archive)).rejects.toThrow(FolderInUse);
    await app.http.close();
    await backUp(source.folder, archive);
    await source.remove();

    const target = path.join(work, "restored");
    await restore(archive, target);
    const again = await open(target);
    const cv = await again.as(hr.token).hr.applications.cv({ params: { id: applied.id } });
    expect(new Uint8Array(await cv.arrayBuffer())).toEqual(new Uint8Array(await cvFile.arrayBuffer()));
    await again.http.close();
    expect(readdirSync(work).filter((name) => name.includes("restoring"))).toEqual([]);
  });

  it("overwrites nothing and takes no other archive", async () => {
    const junk = path.join(work, "junk.tar.gz");
    writeFileSync(junk, "not an archive");
    await expect(restore(archive, work)).rejects.toThrow(/is not empty/);
    await expect(restore(junk, path.join(work, "new"))).rejects.toThrow(BackupRefused);
    await expect(restore(path.join(work, "absent.tar.gz"), path.join(work, "new"))).rejects.toThrow(
      /no file/,
    );
    await expect(backUp(path.join(work, "empty"), archive)).rejects.toThrow(/no embedded database/);
  });
});
