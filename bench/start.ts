/**
 * Measures the time from starting the process to the first 200 of /readyz: with an empty folder, which is
 * filled with the demo, and again with that folder, beside a bare node:http server. The web is built before.
 * `node bench/start.ts`
 */

import path from "node:path";
import { build } from "../tools/build.ts";
import { scripts, startScript, temporaryFolder } from "./processes.ts";
import { alternate, figure, median, printTable, ratio } from "./report.ts";
import { exchange } from "./requests.ts";

const rounds = 3;

/** Seconds until the server answers that it is ready. */
async function start(script: string, environment: NodeJS.ProcessEnv = {}): Promise<number> {
  const begin = performance.now();
  const server = await startScript(script, environment);
  const { status } = await exchange(`${server.address}/readyz`);
  const seconds = (performance.now() - begin) / 1000;
  await server.stop();
  if (status !== 200) throw new Error(`${path.basename(script)} is not ready: ${status}`);
  return seconds;
}

build();
const folder = temporaryFolder();
const dataOf = (round: number) => ({ DATA_DIR: path.join(folder, String(round)) });
const results = await alternate(rounds, {
  first: (round) => start(scripts.product, dataOf(round)),
  again: (round) => start(scripts.product, dataOf(round)),
  bare: () => start(scripts.bare),
});

const row = (name: string, seconds: number[]) => [
  name,
  figure(median(seconds)),
  figure(Math.min(...seconds)),
  figure(ratio(seconds, results.bare)),
];
printTable(
  `Start to ready, medians of ${rounds} rounds`,
  ["", "s", "least s", ": bare"],
  [
    row("first start, with the demo", results.first),
    row("second start", results.again),
    row("bare node:http", results.bare),
  ],
);
