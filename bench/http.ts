/**
 * Measures what a request costs: the real server with its demo beside a bare node:http server that sends the
 * same bytes and headers, and pages beside an empty React Router page. `node bench/http.ts`
 */

import { writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "../tools/build.ts";
import type { RecordedAnswer } from "./bare-server.ts";
import { buildEmptyPage } from "./empty-page.ts";
import { cpuSeconds, scripts, settled, startScript, temporaryFolder } from "./processes.ts";
import { alternate, figure, median, printTable, quantile, ratio } from "./report.ts";
import { exchange, keepAliveAgent, type Load, load } from "./requests.ts";

const rounds = 7;
const concurrency = 8;
/** The bare server is so much faster that it gets more requests, or a round would last no time. */
const bareFactor = 10;
/**
 * Requests of a round of each rendered page, the empty one among them, and of each before the rounds. With fewer, most
 * of a round is spent on code that Node has not compiled yet, and the page that has more of it looks dearer than it is.
 */
const pageRequests = 400;

const targets = [
  { url: "/api/jobs", requests: 200 },
  { url: "/api/job-facets", requests: 300 },
  { url: "/jobs", requests: 800 },
];
const encodings = ["identity", "br"];

/** Node adds these to every answer by itself. */
const added = new Set(["date", "connection", "keep-alive"]);

async function record(address: string, url: string, encoding: string): Promise<RecordedAnswer> {
  const answer = await exchange(address + url, { headers: { "accept-encoding": encoding } });
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  const headers = answer.rawHeaders.filter(
    (_, at, all) => !added.has((all[at - (at % 2)] ?? "").toLowerCase()),
  );
  return { status: answer.status, headers, body: answer.body.toString("base64") };
}

interface Round extends Load {
  /** Milliseconds of the server's processor time for each request. */
  cpu: number;
}

async function send(
  server: string,
  address: () => string,
  headers: Readonly<Record<string, string>>,
  requests: number,
): Promise<Round> {
  const agent = keepAliveAgent(concurrency);
  const before = await cpuSeconds(server);
  const result = await load(requests, concurrency, async () => {
    const url = address();
    const { status } = await exchange(server + url, { agent, headers });
    if (status !== 200) throw new Error(`${url} answers ${status}`);
  });
  const cpu = (1000 * ((await cpuSeconds(server)) - before)) / requests;
  agent.destroy();
  return { ...result, cpu };
}

/** Signs in to the demo. @returns the cookie of the session */
async function signIn(server: string, email: string): Promise<string> {
  const { status, rawHeaders } = await exchange(
    `${server}/api/auth/login`,
    { method: "POST", headers: { "content-type": "application/json" } },
    Buffer.from(JSON.stringify({ email, password: "Karibu-2026!" })),
  );
  const [cookie = ""] =
    rawHeaders.find((_, at, all) => /^set-cookie$/i.test(all[at - 1] ?? ""))?.split(";") ?? [];
  if (status !== 200) throw new Error(`signing in answers ${status}`);
  return cookie;
}

const perSecondOf = (round: Round) => round.perSecond;
const cpuOf = (round: Round) => round.cpu;

async function measure(product: string, bare: string, url: string, encoding: string, requests: number) {
  const results = await alternate(rounds, {
    product: () => send(product, () => url, { "accept-encoding": encoding }, requests),
    bare: () => send(bare, () => url, { "accept-encoding": encoding }, requests * bareFactor),
  });
  const of = (arm: Round[], pick: (round: Round) => number) => arm.map(pick);
  const both = (pick: (round: Round) => number): [string, string, string] => {
    const [ours, theirs] = [of(results.product, pick), of(results.bare, pick)];
    return [figure(median(ours)), figure(median(theirs)), figure(ratio(ours, theirs))];
  };
  const latency = (arm: Round[]) => {
    const all = arm.flatMap((round) => round.latencies);
    return `${figure(quantile(all, 0.5))} / ${figure(quantile(all, 0.99))}`;
  };
  return [...both(perSecondOf), ...both(cpuOf), latency(results.product), latency(results.bare)];
}

await build();
const folder = temporaryFolder();
const product = await startScript(scripts.product, { DATA_DIR: path.join(folder, "data") });
const cases = targets.flatMap((target) => encodings.map((encoding) => ({ ...target, encoding })));
const recorded: Record<string, RecordedAnswer> = {};
for (const { url, encoding } of cases) {
  recorded[`${encoding} ${url}`] = await record(product.address, url, encoding);
}
await settled(product.address);
const file = path.join(folder, "answers.json");
writeFileSync(file, JSON.stringify(recorded));
const bare = await startScript(scripts.bare, {}, [file]);

const rows: string[][] = [];
for (const { url, encoding, requests } of cases) {
  const bytes = Buffer.from(recorded[`${encoding} ${url}`]?.body ?? "", "base64").length;
  const figures = await measure(product.address, bare.address, url, encoding, requests);
  rows.push([`${url} ${encoding}`, figure(bytes / 1000), ...figures]);
}
await bare.stop();

/** What browsers of today take. */
const browser = { "accept-encoding": "gzip, deflate, br, zstd" };
const plain = { "accept-encoding": "identity" };

/**
 * Rounds of pages: from memory, rendered for a visitor whose address nobody knows, as HR sees them, and React Router's
 * own cost.
 */
const emptyFolder = path.join(folder, "empty-page");
buildEmptyPage(emptyFolder);
const empty = await startScript(scripts.emptyPage, {}, [emptyFolder]);
const hr = { ...browser, cookie: await signIn(product.address, "hr@umoja.example") };
let visitor = 0;
const nextVisitor = () => `/jobs?visitor=${visitor++}`;
const arm =
  (
    server: string,
    address: () => string,
    headers: Readonly<Record<string, string>>,
    requests = pageRequests,
  ) =>
  () =>
    send(server, address, headers, requests);
const arms = {
  "/jobs from memory": arm(product.address, () => "/jobs", browser, 1500),
  "/jobs, rendered": arm(product.address, nextVisitor, browser),
  "/jobs, rendered, not compressed": arm(product.address, nextVisitor, plain),
  "/hr-manager/applications": arm(product.address, () => "/hr-manager/applications", hr),
  "/hr-manager": arm(product.address, () => "/hr-manager", hr),
  "empty page": arm(empty.address, () => "/", plain),
};
for (const warm of Object.values(arms)) await warm();
const pages = await alternate(rounds, arms);
await empty.stop();
await product.stop();
printTable(
  `Requests: the product beside a bare node:http server that sends the same bytes (${concurrency} at a time, medians of ${rounds} rounds)`,
  ["", "kB", "per s", "bare", "ratio", "CPU ms", "bare", "ratio", "p50 / p99 ms", "bare"],
  rows,
);
const pageRow = ([name, arm]: [string, Round[]]) => {
  const both = (pick: (round: Round) => number) => [
    figure(median(arm.map(pick))),
    figure(ratio(arm.map(pick), pages["empty page"].map(pick))),
  ];
  return [name, ...both(perSecondOf), ...both(cpuOf)];
};
printTable(
  "Pages, compressed as browsers take them, beside an empty React Router page that is rendered each time",
  ["", "per s", ": empty page", "CPU ms", ": empty page"],
  Object.entries(pages).map(pageRow),
);
