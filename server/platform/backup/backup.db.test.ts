import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { createApp } from "#server/app.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { mails } from "#server/platform/mail/mail.table.ts";
import { defineTask, TryAgain } from "#server/platform/queue/queue.ts";
import {
  applicationFields,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
} from "#server/testing/factories.ts";
import { demoCv } from "#server/testing/files.ts";
import { copyTemplate } from "#server/testing/template.ts";
import { asTestApp, type TestApp } from "#server/testing/test-app.ts";
import { testConfig } from "#server/testing/test-config.ts";
import { createDeletionHold } from "./hold.ts";
import { BackupRefused } from "./refusal.ts";
import { restore } from "./restore.ts";
import { backUpBySchedule } from "./scheduled-backup.ts";
import { askForBackup } from "./socket.ts";

const work = mkdtempSync(path.join(tmpdir(), "ushirika-backup-"));
const key = "a key that is in no backup";
const settings = { BACKUP_KEY: key, BACKUP_DIR: path.join(work, "backups"), BACKUP_KEEP: "2" };

let source: Awaited<ReturnType<typeof copyTemplate>>;
let app: TestApp;

const configOf = (folder: string, url?: string, environment: NodeJS.ProcessEnv = settings) =>
  testConfig(folder, url, environment);

beforeAll(async () => {
  source = await copyTemplate(inject("template"));
  app = asTestApp(await createApp(configOf(source.folder, source.url), { rateLimits: false }));
});
afterAll(async () => {
  await app.http.close();
  await source.remove();
  rmSync(work, { recursive: true, force: true });
});

/** The embedded database's process is asked as `npm run backup` does. */
const make = (tell: (step: string) => void) =>
  source.url ? app.platform.backups.make(undefined, tell) : askForBackup(source.folder, undefined, tell);

const later = defineTask({
  name: "test.later",
  label: "Test",
  data: z.object({ note: z.string() }),
  retries: 3,
  retryDelaySeconds: 5,
});

async function apply() {
  const { id } = await createOrganisation(app);
  const hr = await createStaff(app, id, ["hr"]);
  const candidate = await createCandidate(app);
  const jobId = await createJob(app, id);
  const cvFile = await demoCv();
  const applied = await app
    .as(candidate.token)
    .applications.create({ form: applicationFields(jobId), files: { cvFile } });
  return { hr, cvFile, id: applied.id };
}

describe("a backup of the running product", () => {
  it("brings rows, files, sessions and waiting tasks back in another folder", {
    timeout: 900_000,
  }, async () => {
    const { hr, cvFile, id } = await apply();
    const { queue, database } = app.platform;
    await queue.prepare([later]);
    await acrossOrganisations(database, (tx) => queue.enqueue(tx, later, { note: "tomorrow" }));
    const steps: string[] = [];
    let second: Promise<string> | undefined;
    const [archive, page] = await Promise.all([
      make((step) => {
        steps.push(step);
        second ??= app.platform.backups.make();
        second.catch(() => {});
      }),
      app.http.inject("/api/jobs"),
    ]);
    await expect(second).rejects.toThrow("A backup is being made already.");
    expect(page.statusCode).toBe(200);
    expect(steps.at(-1)).toBe("Restored and counted: the same.");
    expect(readdirSync(settings.BACKUP_DIR)).toEqual([path.basename(archive)]);
    expect(statSync(archive).mode & 0o077).toBe(0);
    if (!source.url) expect(statSync(path.join(source.folder, "backup.sock")).mode & 0o077).toBe(0);

    const target = path.join(work, "restored");
    const counts = await restore(archive, configOf(target));
    expect(counts).toMatchObject({ files: 1, missing: 0 });
    const again = asTestApp(await createApp(configOf(target), { rateLimits: false }));
    const cv = await again.as(hr.token).hr.applications.cv({ params: { id } });
    expect(new Uint8Array(await cv.arrayBuffer())).toEqual(new Uint8Array(await cvFile.arrayBuffer()));
    expect(await again.platform.queue.isWaiting(later, { note: "tomorrow" })).toBe(true);
    await again.http.close();
    expect(readdirSync(work).filter((name) => /restoring|proof/.test(name))).toEqual([]);

    await refusals(archive);
  });

  it("keeps as many as it is told to, and nothing else's files", async () => {
    const folder = settings.BACKUP_DIR;
    for (const day of ["01", "02", "03"])
      writeFileSync(path.join(folder, `ushirika-2020-01-${day}-02-30-00.backup`), "");
    writeFileSync(path.join(folder, "before-upgrade.backup"), "");
    app.platform.backups.prune();
    const left = readdirSync(folder).toSorted();
    expect(left).toHaveLength(3);
    expect(left.slice(0, 2)).toEqual(["before-upgrade.backup", "ushirika-2020-01-03-02-30-00.backup"]);
  });

  it("tells the provider's team when the scheduled one failed for good", async () => {
    const { config, database, backups } = app.platform;
    const platform = {
      ...app.platform,
      config: { ...config, backup: { ...config.backup, cron: "30 2 * * *" } },
      backups: { ...backups, make: () => Promise.reject(new Error("the disk is full")) },
    };
    const mailsToTeam = () =>
      acrossOrganisations(database, (tx) =>
        tx
          .select({ subject: mails.subject })
          .from(mails)
          .where(eq(mails.subject, "Ushirika: last night's backup failed")),
      );
    const run = (last: boolean) => backUpBySchedule(platform, { last }, app.http.log);
    await expect(run(false)).rejects.toThrow("the disk is full");
    expect(await mailsToTeam()).toHaveLength(0);
    await expect(run(true)).rejects.toThrow("the disk is full");
    expect(await mailsToTeam()).toHaveLength(1);
  });

  it("keeps files until it has them", async () => {
    const hold = createDeletionHold(app.platform.database);
    await hold.check();
    await hold.during(() => expect(hold.check()).rejects.toThrow(TryAgain));
    await hold.check();
  });
});

/** What must not be restored, and where. */
async function refusals(archive: string): Promise<void> {
  const target = configOf(path.join(work, "refused"));
  const refused = (file: string, words: RegExp, into = target) =>
    expect(restore(file, into)).rejects.toThrow(words);
  const changed = path.join(work, "changed.backup");
  const bytes = readFileSync(archive);
  await refused(path.join(work, "absent"), /There is no file/);
  writeFileSync(changed, "something else");
  await refused(changed, /not a backup of this product/);
  bytes[5000] = (bytes[5000] ?? 0) ^ 1;
  writeFileSync(changed, bytes);
  await refused(changed, /BACKUP_KEY is not the key/);
  await refused(archive, /is not empty/, configOf(work));
  await refused(archive, /BACKUP_KEY: is needed/, configOf(target.dataDir, undefined, {}));
  await expect(
    restore(archive, configOf(target.dataDir, undefined, { BACKUP_KEY: "another key, long enough" })),
  ).rejects.toThrow(BackupRefused);
  expect(existsSync(target.dataDir)).toBe(false);
}
