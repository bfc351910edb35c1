/**
 * Measures one process under 200 people who each wait 3 seconds between steps: search, read a position, register and
 * sign in, apply with a CV; then somebody of HR opens the list and moves the application on. Embedded, and on the
 * PostgreSQL of TEST_DATABASE_URL if that is set. `node bench/load.ts --minutes=10`
 */

import { randomUUID } from "node:crypto";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createJob, createOrganisation, createStaff, password } from "#server/testing/factories.ts";
import { demoCv } from "#server/testing/files.ts";
import { databaseUrl, onServer } from "#server/testing/template.ts";
import { testConfig } from "#server/testing/test-config.ts";
import { build } from "../tools/build.ts";
import { cpuSeconds, residentMegabytes, scripts, startScript, temporaryFolder } from "./processes.ts";
import { figure, printTable, quantile } from "./report.ts";
import { exchange, keepAliveAgent } from "./requests.ts";
import { environmentOf, openSampleApp } from "./sample-app.ts";
import { requestOf } from "./submissions-prepare.ts";

const { values: given } = parseArgs({ options: { minutes: { type: "string", default: "10" } } });
const minutes = Number(given.minutes);
const users = 200;
const pauseMillis = 3000;
/** When the memory is looked at first: everything that is loaded once has been. */
const warmMinutes = Math.min(2, minutes / 2);

type Step = "search" | "position" | "register" | "sign in" | "apply" | "HR list" | "status";
const stepsOfVisit = 7;

interface Sample {
  step: Step;
  millis: number;
}

/** An organisation with 24 positions and people of HR. */
async function prepare(postgres: string | undefined) {
  const folder = temporaryFolder();
  const name = `ushirika_bench_${process.pid}_load`;
  if (postgres) await onServer(postgres, `create database ${name}`);
  const url = postgres && databaseUrl(postgres, name);
  const config = testConfig(folder, url);
  const app = await openSampleApp(config);
  const { id } = await createOrganisation(app);
  const jobIds: string[] = [];
  for (let index = 0; index < 24; index += 1) jobIds.push(await createJob(app, id));
  const hr: string[] = [];
  for (let index = 0; index < 10; index += 1) hr.push((await createStaff(app, id, ["hr"])).email);
  await app.http.close();
  return {
    jobIds,
    hr,
    cv: await demoCv(),
    // Each person comes from an address of their own.
    environment: { ...environmentOf(config), TRUST_PROXY: "1" },
    remove: async () => {
      if (postgres) await onServer(postgres, `drop database if exists ${name} with (force)`);
    },
  };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

const pick = <T>(all: readonly T[], at: number): T => {
  const one = all[at % all.length];
  if (one === undefined) throw new RangeError("nothing to pick from");
  return one;
};

type Options = Parameters<typeof exchange>[1];

const asJson = (value: unknown) => {
  const body = Buffer.from(JSON.stringify(value));
  const headers = { "content-type": "application/json", "content-length": String(body.length) };
  return { headers, body };
};

const valuesOf = (rawHeaders: readonly string[], name: string) =>
  rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name);

/** The page of a position, whose address has its title in it. */
async function pageOf(address: string, jobId: string): Promise<string> {
  const { rawHeaders } = await exchange(`${address}/jobs/${jobId}`);
  const [location] = valuesOf(rawHeaders, "location");
  if (!location) throw new Error("the position has no page");
  return new URL(location, address).pathname;
}

/** The cookie of somebody who signs in. */
async function cookieOf(address: string, email: string): Promise<string> {
  const { headers, body } = asJson({ email, password });
  const { rawHeaders } = await exchange(`${address}/api/auth/login`, { method: "POST", headers }, body);
  return valuesOf(rawHeaders, "set-cookie")
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** What one person does, again and again, until the time is over. */
async function live(
  address: string,
  { jobIds, cv }: Prepared,
  who: number,
  visit: { until: number; samples: Sample[]; colleagues: readonly string[]; pages: readonly string[] },
): Promise<void> {
  const { until, samples, colleagues, pages } = visit;
  const agent = keepAliveAgent(1);
  const own = { "x-forwarded-for": `41.90.${Math.floor(who / 250)}.${1 + (who % 250)}` };
  const compressed = { "accept-encoding": "br" };
  const ask = async (step: Step, expected: number, url: string, options: Options = {}, body?: Uint8Array) => {
    const headers = { ...own, ...options.headers };
    const begin = performance.now();
    const answer = await exchange(address + url, { ...options, agent, headers }, body);
    samples.push({ step, millis: performance.now() - begin });
    if (answer.status !== expected) throw new Error(`${step}: ${answer.status} ${answer.body.toString()}`);
    await pause(pauseMillis);
    return answer;
  };
  const post = (step: Step, expected: number, url: string, value: unknown) => {
    const { headers, body } = asJson(value);
    return ask(step, expected, url, { method: "POST", headers }, body);
  };
  // People come when they come: at any moment each step is somebody's.
  await pause((stepsOfVisit * pauseMillis * who) / users);
  for (let turn = 0; Date.now() < until; turn += 1) {
    const jobId = pick(jobIds, who + turn);
    await ask("search", 200, "/jobs?q=officer", { headers: compressed });
    await ask("position", 200, pick(pages, who + turn), { headers: compressed });
    const email = `load-${randomUUID()}@test.example`;
    await post("register", 201, "/api/auth/register", {
      firstName: "Achieng",
      lastName: "Otieno",
      email,
      password,
    });
    const signedIn = await post("sign in", 200, "/api/auth/login", { email, password });
    const { token } = JSON.parse(signedIn.body.toString()) as { token: string };
    const { headers, body } = await requestOf({ jobId, userId: "", token }, cv);
    const applied = await ask("apply", 201, "/api/applications", { method: "POST", headers }, body);
    const { id } = JSON.parse(applied.body.toString()) as { id: string };
    const cookie = pick(colleagues, who + turn);
    await ask("HR list", 200, "/hr-manager/applications", { headers: { cookie, ...compressed } });
    const change = asJson({ status: "screening" });
    const origin = { origin: "http://localhost:3000", cookie };
    await ask(
      "status",
      200,
      `/api/hr/applications/${id}/status`,
      { method: "PATCH", headers: { ...change.headers, ...origin } },
      change.body,
    );
  }
  agent.destroy();
}

async function measure(name: string, postgres: string | undefined): Promise<string[][]> {
  const prepared = await prepare(postgres);
  const server = await startScript(scripts.product, prepared.environment);
  const samples: Sample[] = [];
  const colleagues: string[] = [];
  for (const email of prepared.hr) colleagues.push(await cookieOf(server.address, email));
  const begin = Date.now();
  const until = begin + minutes * 60_000;
  const pages: string[] = [];
  for (const jobId of prepared.jobIds) pages.push(await pageOf(server.address, jobId));
  const before = await cpuSeconds(server.address);
  const everybody = Promise.all(
    Array.from({ length: users }, (_, who) =>
      live(server.address, prepared, who, { until, samples, colleagues, pages }),
    ),
  );
  await Promise.race([everybody, pause(warmMinutes * 60_000)]);
  const warm = await residentMegabytes(server.address);
  await everybody;
  const seconds = (Date.now() - begin) / 1000;
  const cpu = (await cpuSeconds(server.address)) - before;
  const last = await residentMegabytes(server.address);
  await server.stop();
  await prepared.remove();
  const row = (title: string, of: Sample[]) => {
    const all = of.map(({ millis }) => millis);
    return [`${name}: ${title}`, String(all.length), figure(quantile(all, 0.5)), figure(quantile(all, 0.99))];
  };
  const steps = [...new Set(samples.map(({ step }) => step))];
  console.log(
    `\n${name}: ${figure(samples.length / seconds)} requests a second, ${figure((1000 * cpu) / samples.length)} ms of the processor each; ${figure(warm)} MB resident after ${figure(warmMinutes)} minutes, ${figure(last)} after ${figure(minutes)}: ${figure(last / warm)}`,
  );
  return [
    ...steps.map((step) =>
      row(
        step,
        samples.filter((one) => one.step === step),
      ),
    ),
    row("all", samples),
  ];
}

await build();
const postgres = process.env.TEST_DATABASE_URL;
const rows = await measure("embedded", undefined);
if (postgres) rows.push(...(await measure("PostgreSQL", postgres)));
printTable(
  `${users} people with ${pauseMillis / 1000} s between their steps, ${minutes} minutes (${path.basename(import.meta.filename)})`,
  ["", "requests", "p50 ms", "p99 ms"],
  rows,
);
