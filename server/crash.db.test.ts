import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import { createApp } from "./app.ts";
import { clientAt } from "./testing/client-at.ts";
import { applicationFields, createCandidate, createJob, createOrganisation } from "./testing/factories.ts";
import { demoCv } from "./testing/files.ts";
import { describeOnce, onPostgres } from "./testing/once.ts";
import { type ServerProcess, StartFailed, startServer } from "./testing/process.ts";
import { copyTemplate } from "./testing/template.ts";
import { asTestApp } from "./testing/test-app.ts";
import { testConfig } from "./testing/test-config.ts";

const jobCount = 60;
const kills = 2;

let copy: Awaited<ReturnType<typeof copyTemplate>>;
let environment: NodeJS.ProcessEnv;
let token: string;
let jobIds: string[];
let cv: File;

beforeAll(async () => {
  cv = await demoCv();
  copy = await copyTemplate(inject("template"));
  const config = testConfig(copy.folder, copy.url);
  environment = {
    DATA_DIR: copy.folder,
    DATABASE_URL: copy.url ?? "",
    SECRET: config.secret,
    LOG_LEVEL: "fatal",
    DEMO: copy.url ? "" : "0",
    APP_URL: "http://localhost:3000",
  };
  const app = asTestApp(await createApp(config, { rateLimits: false }));
  const { id } = await createOrganisation(app);
  token = (await createCandidate(app)).token;
  jobIds = await Promise.all(Array.from({ length: jobCount }, () => createJob(app, id)));
  await app.http.close();
});

afterAll(() => copy.remove());

const clientOf = (server: ServerProcess) => clientAt(server.address, token);

describeOnce("kill -9 while applications come in", () => {
  it("loses none that was acknowledged and doubles none", { timeout: 1_800_000 }, async () => {
    const acknowledged = new Map<string, string>();
    let server = await startServer(environment);
    // One after the other the server is killed and started again, each time while submissions are under way.
    for (let killed = 0; killed <= kills; killed += 1) {
      const api = clientOf(server);
      const waiting = jobIds.filter((jobId) => !acknowledged.has(jobId));
      const enough = acknowledged.size + Math.ceil(waiting.length / 2);
      const submissions = waiting.map(async (jobId) => {
        const headers = { "idempotency-key": `submission-${jobId}` };
        try {
          const { id } = await api.applications.create({
            form: applicationFields(jobId),
            files: { cvFile: cv },
            headers,
          });
          acknowledged.set(jobId, id);
        } catch (error) {
          // A connection that broke is what this test is about; an answer that refuses is not.
          if (error instanceof CodedError) throw error;
        }
        if (killed < kills && acknowledged.size >= enough) await server.kill();
      });
      await Promise.all(submissions);
      if (killed < kills) server = await startServer(environment);
    }
    expect(acknowledged.size).toBe(jobCount);
    const { rows, total } = await clientOf(server).applications.mine({ query: { pageSize: 200 } });
    await server.kill();
    expect(total).toBe(jobCount);
    expect(new Map(rows.map((row) => [row.jobId, row.id]))).toEqual(acknowledged);
  });
});

describe("two processes", () => {
  it.skipIf(onPostgres)("do not open one embedded folder", async () => {
    const first = await startServer(environment);
    const second = await startServer(environment).catch((error: unknown) => error);
    await first.kill();
    expect(second).toBeInstanceOf(StartFailed);
    expect((second as Error).message).toMatch(
      /^The data folder .* is in use by another process\. .*DATA_DIR\.\n$/,
    );
    // That the lock falls with the process that held it, however it ended, is what the kills above have shown.
  });

  it.runIf(onPostgres)("migrate one PostgreSQL database when they start at once", async () => {
    const empty = await copyTemplate(inject("template"), "template0");
    const both = await Promise.all(
      [1, 2].map(() => startServer({ ...environment, DATABASE_URL: empty.url })),
    );
    for (const server of both) {
      expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
      await server.kill();
    }
    await empty.remove();
  });
});
