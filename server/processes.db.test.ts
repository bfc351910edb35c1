import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import { createApp } from "./app.ts";
import { notificationsArrive } from "./platform/database/notifications-arrive.ts";
import { openDatabase } from "./platform/database/open.ts";
import { clientAt } from "./testing/client-at.ts";
import {
  applicationFields,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "./testing/factories.ts";
import { demoCv } from "./testing/files.ts";
import { freePort } from "./testing/free-port.ts";
import { importEnd, peopleFile } from "./testing/imports.ts";
import { type MailServer, startMailServer } from "./testing/mail-server.ts";
import { type ServerProcess, startServer } from "./testing/process.ts";
import { type RunningProxy, startBalancer, startPooler } from "./testing/proxies.ts";
import { startS3Server } from "./testing/s3-server.ts";
import { copyTemplate } from "./testing/template.ts";
import { asTestApp } from "./testing/test-app.ts";
import { testConfig } from "./testing/test-config.ts";

const userCount = 20;
/** Applications of each user while one process is replaced. */
const perReplacement = 2;
/** Longer than a task takes to be tried again whose worker fell silent. */
const patience = { timeout: 250_000 };
const importedRows = 800;
/** Milliseconds: twice a task has to be tried again whose worker fell silent, on a machine with other things to do. */
const timeLimit = 900_000;

/** As an operator runs it: a balancer, two processes that serve, one that works, PgBouncer, PostgreSQL, S3. */
describe.runIf(process.env.TEST_DATABASE_URL)("several processes behind proxies", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "ushirika-processes-"));
  let empty: Awaited<ReturnType<typeof copyTemplate>>;
  let s3: Awaited<ReturnType<typeof startS3Server>>;
  let mail: MailServer;
  let pooler: RunningProxy;
  let environment: NodeJS.ProcessEnv;
  let balancer: RunningProxy | undefined;
  const servers = new Map<string, { settings: NodeJS.ProcessEnv; running: ServerProcess }>();

  beforeAll(async () => {
    mail = await startMailServer();
    empty = await copyTemplate(inject("template"), "template0");
    s3 = await startS3Server(path.join(folder, "s3"));
    pooler = await startPooler(empty.url as string);
    const pooled = new URL(empty.url as string);
    pooled.port = String(pooler.port);
    environment = {
      DATA_DIR: folder,
      DATABASE_URL: pooled.href,
      SECRET: testConfig(folder).secret,
      LOG_LEVEL: "fatal",
      APP_URL: "http://localhost:3000",
      SMTP_URL: mail.url,
      SHUTDOWN_DELAY: "2",
      S3_BUCKET: "documents",
      S3_ENDPOINT: s3.address,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    };
  });
  afterAll(async () => {
    for (const { running } of servers.values()) await running.kill();
    await balancer?.stop();
    await pooler?.stop();
    await s3?.close();
    await empty?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it("says what a start waits for, and goes on when it is over", async () => {
    const holder = new Client({ connectionString: empty.url, application_name: "pgbouncer" });
    await holder.connect();
    // What versions before this one took; a proxy kept it after they had ended.
    await holder.query("select pg_advisory_lock(7364512019)");
    const warn = vi.fn();
    const opening = openDatabase({ url: empty.url, warn });
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), patience);
    const { rows } = await holder.query<{ pid: number }>("select pg_backend_pid() as pid");
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(
        new RegExp(
          `^Waiting to change the tables: session ${rows[0]?.pid} .*\\(pgbouncer\\), connected since 20`,
        ),
      ),
    );
    await holder.end();
    await (await opening).close();
  });

  it("knows where notifications arrive", async () => {
    expect(await notificationsArrive(empty.url as string)).toBe(true);
    expect(await notificationsArrive(environment.DATABASE_URL as string)).toBe(false);
  });

  it(
    "each is replaced while people apply, one after kill -9: nothing is lost, nothing doubled, no mail sent twice",
    async () => {
      const start = async (name: string, settings: NodeJS.ProcessEnv) => {
        servers.set(name, { settings, running: await startServer({ ...environment, ...settings }) });
      };
      const ports = [await freePort(), await freePort()];
      // All at once, on a database that none of them has seen.
      await Promise.all([
        ...ports.map((port, at) => start(`web ${at}`, { ROLE: "web", PORT: String(port) })),
        start("worker", { ROLE: "worker" }),
      ]);
      const people = await peopleOf(environment);
      balancer = await startBalancer(ports);
      const address = `http://127.0.0.1:${balancer.port}`;

      const acknowledged = new Map<string, string>();
      const waiting = [...people.jobIds];
      for (const [name, { settings, running }] of [...servers]) {
        const replaced = (async () => {
          await (name === "web 1" ? running.kill() : running.end());
          await start(name, settings);
        })();
        const jobIds = waiting.splice(0, perReplacement);
        await Promise.all([
          replaced,
          ...people.candidates.map(async (candidate) => {
            for (const [at, jobId] of jobIds.entries()) {
              // Each CV is read by the worker, too; one for each replacement is enough of that.
              const id = await apply(address, candidate, jobId, at === 0 ? people.cv : undefined);
              acknowledged.set(`${candidate.userId} ${jobId}`, id);
            }
          }),
        ]);
      }

      expect(acknowledged.size).toBe(userCount * people.jobIds.length);
      for (const { userId, token } of people.candidates) {
        const { rows, total } = await clientAt(address, token).applications.mine({
          query: { pageSize: 200 },
        });
        expect(total).toBe(people.jobIds.length);
        for (const { id, jobId } of rows) expect(acknowledged.get(`${userId} ${jobId}`)).toBe(id);
      }
      const addresses = () =>
        mail
          .received()
          .then((all) => all.map(({ to }) => to?.[0]?.address).filter((one) => one !== undefined));
      await vi.waitFor(async () => {
        const sent = await addresses();
        for (const { email } of people.candidates) {
          expect(sent.filter((one) => one === email)).toHaveLength(people.jobIds.length);
        }
      }, patience);

      const { candidateImports } = clientAt(address, people.staff.token).hr;
      const { id } = await candidateImports.upload({
        form: {},
        files: { file: peopleFile(importedRows, "processes.test.example") },
      });
      await candidateImports.start({
        params: { id },
        body: { source: "Career fair Kisumu", informed: true },
      });
      const read = () => candidateImports.get({ params: { id } });
      await vi.waitFor(async () => expect((await read()).processed).toBeGreaterThan(0), {
        ...patience,
        interval: 20,
      });
      const worker = servers.get("worker");
      await worker?.running.kill();
      const { state, processed } = await read();
      expect(state).toBe("running");
      expect(processed).toBeLessThan(importedRows);
      await start("worker", { ROLE: "worker" });
      expect(await importEnd(read)).toMatchObject({ state: "done", created: importedRows, duplicates: 0 });
    },
    timeLimit,
  );
});

/** Applies as a browser does: again with the same key where no answer came. @returns the application's id */
async function apply(address: string, { token }: TestPerson, jobId: string, cv?: File): Promise<string> {
  const headers = { "idempotency-key": `submission-${jobId}` };
  for (;;) {
    try {
      const form = applicationFields(jobId);
      const { id } = await clientAt(address, token).applications.create({
        form,
        files: cv ? { cvFile: cv } : {},
        headers,
      });
      return id;
    } catch (error) {
      // A proxy that finds nobody, or a process that is about to end; a refusal would be something else.
      if (error instanceof CodedError && error.code !== "unavailable") throw error;
    }
  }
}

/** The people and jobs of the test, made by a process that ends again. */
async function peopleOf(environment: NodeJS.ProcessEnv) {
  const config = testConfig(environment.DATA_DIR as string, environment.DATABASE_URL, {
    ROLE: "web",
  });
  const app = asTestApp(await createApp(config, { rateLimits: false }));
  const { id } = await createOrganisation(app);
  const people = {
    candidates: await Promise.all(Array.from({ length: userCount }, () => createCandidate(app))),
    staff: await createStaff(app, id, ["hr"]),
    jobIds: await Promise.all(Array.from({ length: 3 * perReplacement }, () => createJob(app, id))),
    cv: await demoCv(),
  };
  await app.http.close();
  return people;
}
