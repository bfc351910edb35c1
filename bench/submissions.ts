/**
 * Measures applications a second: `POST /api/applications` with a CV, each of another candidate for another
 * job, beside bare inserts of the same rows into a copy of the same database. Embedded, and on the
 * PostgreSQL of TEST_DATABASE_URL if that is set. `node bench/submissions.ts`
 */

import { scripts, settled, startScript } from "./processes.ts";
import { alternate, figure, median, printTable, quantile, ratio } from "./report.ts";
import { exchange, keepAliveAgent, type Load, load } from "./requests.ts";
import { openBare } from "./submissions-bare.ts";
import { prepareSubmissions, requestOf, type Submission } from "./submissions-prepare.ts";

const rounds = 7;
const perRound = 60;
const concurrency = 4;

async function post(address: string, submissions: Submission[], cv: File): Promise<Load> {
  const requests = await Promise.all(submissions.map((submission) => requestOf(submission, cv)));
  const agent = keepAliveAgent(concurrency);
  const result = await load(requests.length, concurrency, async (index) => {
    const request = requests[index];
    if (!request) throw new RangeError(`no request ${index}`);
    const { headers, body } = request;
    const answer = await exchange(`${address}/api/applications`, { agent, method: "POST", headers }, body);
    if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.body.toString()}`);
  });
  agent.destroy();
  // The mails that follow are written after the answer, and not while the other side is measured.
  await settled(address);
  return result;
}

async function measure(name: string, postgres: string | undefined): Promise<string[][]> {
  const prepared = await prepareSubmissions((rounds + 1) * perRound, postgres);
  const server = await startScript(scripts.api, prepared.environment);
  const bare = await openBare(prepared);
  const slice = (round: number) => prepared.submissions.slice(round * perRound, (round + 1) * perRound);
  const results = await alternate(rounds, {
    product: (round) => post(server.address, slice(round), prepared.cv),
    bare: (round) => bare.insert(slice(round), concurrency),
  });
  await bare.close();
  await server.stop();
  await prepared.remove();
  const rates = (loads: Load[]) => loads.map((one) => one.perSecond);
  const row = (title: string, loads: Load[]) => {
    const all = loads.flatMap((one) => one.latencies);
    return [
      `${name}: ${title}`,
      figure(median(rates(loads))),
      figure(ratio(rates(loads), rates(results.bare))),
      `${figure(quantile(all, 0.5))} / ${figure(quantile(all, 0.99))}`,
    ];
  };
  return [row("submissions", results.product), row("bare inserts", results.bare)];
}

const postgres = process.env.TEST_DATABASE_URL;
const rows = await measure("embedded", undefined);
if (postgres) rows.push(...(await measure("PostgreSQL", postgres)));
printTable(
  `Applications with a CV, ${concurrency} at a time, medians of ${rounds} rounds of ${perRound}`,
  ["", "per s", ": bare", "p50 / p99 ms"],
  rows,
);
