import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { calls } from "#contract/calls.ts";
import { createApp } from "./app.ts";
import { reencryptFiles, reencryptFilesTask } from "./platform/files/reencryption.ts";
import { createCandidate, password, type TestPerson } from "./testing/factories.ts";
import { demoCv } from "./testing/files.ts";
import { mailsTo, tokenIn } from "./testing/mailbox.ts";
import { onPostgres } from "./testing/once.ts";
import { startS3Server } from "./testing/s3-server.ts";
import { copyTemplate } from "./testing/template.ts";
import { asTestApp, type TestApp } from "./testing/test-app.ts";
import { testConfig, testOptions } from "./testing/test-config.ts";

const [first, second] = ["the first secret of this installation", "the second secret of this installation"];

const s3Folder = mkdtempSync(path.join(tmpdir(), "secret-s3-"));
let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  s3 = await startS3Server(s3Folder);
});
afterAll(async () => {
  await s3.close();
  rmSync(s3Folder, { recursive: true, force: true });
});

const bucket = () => ({
  S3_BUCKET: "documents",
  S3_ENDPOINT: s3.address,
  S3_ACCESS_KEY_ID: "S3RVER",
  S3_SECRET_ACCESS_KEY: "S3RVER",
});

const storages: [string, () => NodeJS.ProcessEnv][] = [
  ["in a folder", () => ({})],
  ["on S3", bucket],
];

// Where the files are is nothing to the database: the second run of these tests takes one of the two.
describe.each(onPostgres ? storages.slice(0, 1) : storages)("a new SECRET, with files %s", (_, storage) => {
  let copy: Awaited<ReturnType<typeof copyTemplate>>;
  let app: TestApp;
  const start = async (secrets: NodeJS.ProcessEnv) => {
    const config = testConfig(copy.folder, copy.url, { ...storage(), ...secrets });
    app = asTestApp(await createApp(config, testOptions));
  };
  const restart = async (secrets: NodeJS.ProcessEnv) => {
    await app.http.close();
    await start(secrets);
  };
  /** Waits for the task that a start with a retired secret hands over. */
  const reencryption = () =>
    vi.waitFor(
      async () => {
        const states = (await app.platform.queue.counts()).filter(
          ({ name }) => name === reencryptFilesTask.name,
        );
        expect(states.map(({ state }) => state)).toEqual(["completed"]);
      },
      { timeout: 120_000, interval: 200 },
    );
  /** Three files that the first secret encrypts, and whose they are. */
  let person: TestPerson;
  let cv: File;
  beforeEach(async () => {
    copy = await copyTemplate(inject("template"));
    await start({ SECRET: first });
    person = await createCandidate(app);
    cv = await demoCv();
    for (const name of ["one.pdf", "two.pdf", "three.pdf"]) {
      const files = { resume: new File([cv], name) };
      await app.as(person.token).resumes.parse({ form: { keep: true }, files });
    }
  });
  afterEach(async () => {
    await app.http.close();
    await copy.remove();
  });

  const meBy = (headers: Record<string, string>) =>
    app.http.inject({ method: "GET", url: calls.auth.me.path, headers });

  it("keeps files readable and people signed in while the former one is named, then needs it no more", async () => {
    const answer = await app.http.inject({
      method: "POST",
      url: calls.auth.login.path,
      payload: { email: person.email, password },
    });
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
    const bytes = Buffer.from(await cv.arrayBuffer());
    const readAll = async () => {
      const resumes = await app.as(person.token).candidate.resumes.list();
      for (const { id } of resumes) {
        const file = await app.as(person.token).candidate.resumes.file({ params: { id } });
        expect(bytes.equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
      }
      return resumes.length;
    };
    expect(await readAll()).toBe(3);
    await app.as().auth.register({
      body: { firstName: "Asha", lastName: "Njeri", email: "asha@test.example", password },
    });
    const link = tokenIn((await mailsTo(app, "asha@test.example"))[0]);

    await restart({ SECRET: second, SECRET_RETIRED: first });
    expect(await readAll()).toBe(3);
    expect((await meBy({ cookie })).json()).toMatchObject({ email: person.email });
    // Whoever got hold of the former secret proves no address with it.
    await expect(app.as().auth.verifyEmail({ body: { token: link } })).rejects.toMatchObject({
      code: "token_invalid",
    });
    await reencryption();

    await restart({ SECRET: second });
    expect(await readAll()).toBe(3);
    // The token is known still; a cookie that the former secret signed is not, and the person signs in again.
    expect((await meBy({ cookie })).statusCode).toBe(401);
    expect((await app.as(person.token).auth.me()).email).toBe(person.email);

    await restart({ SECRET: first });
    await expect(readAll()).rejects.toThrow();
  });

  it("says in the log how far it is, in numbers, and when SECRET_RETIRED can be removed", async () => {
    const lines: [string, object, string][] = [];
    const log = {
      info: (counts: object, text: string) => lines.push(["info", counts, text]),
      warn: (counts: object, text: string) => lines.push(["warn", counts, text]),
    };
    const begin = () => {
      const { keyId } = app.platform.files;
      return { keyId, after: null, checked: 0, reencrypted: 0, unreadable: 0 };
    };
    await restart({ SECRET: second });
    await reencryptFiles(app.platform, begin(), log);
    await restart({ SECRET: second, SECRET_RETIRED: first });
    // Beside it, a file would be read while it is written: this S3 does not replace objects in one step.
    await reencryption();
    await reencryptFiles(app.platform, begin(), log);
    const [before, after] = lines;
    expect(before).toEqual([
      "warn",
      { checked: 3, reencrypted: 0, unreadable: 3 },
      expect.stringContaining("neither SECRET nor SECRET_RETIRED"),
    ]);
    expect(after).toEqual([
      "info",
      expect.objectContaining({ checked: 3, unreadable: 0 }),
      expect.stringContaining("SECRET_RETIRED can be removed"),
    ]);
    // A task that a start with another secret left behind does nothing.
    await reencryptFiles(app.platform, { ...begin(), keyId: "00000000" }, log);
    expect(lines).toHaveLength(2);
  });
});
