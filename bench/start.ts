/**
 * Measures the time from starting the process to the first answered page: with an empty folder, which is filled with the
 * demo, and again with that folder and the code that Node compiled then, as an installation has it; beside a bare
 * node:http server. The bundle is built before.
 * `node bench/start.ts`
 */

import path from "node:path";
import { build } from "../tools/build.ts";
import { scripts, startScript, temporaryFolder } from "./processes.ts";
import { alternate, figure, median, printTable, ratio } from "./report.ts";
import { exchange } from "./requests.ts";

const rounds = 3;

/** Seconds until the server has answered a page. */
async function start(script: string, environment: NodeJS.ProcessEnv = {}): Promise<number> {
  const begin = performance.now();
  const server = await startScript(script, environment);
  const { status } = await exchange(`${server.address}/jobs`);
  const seconds = (performance.now() - begin) / 1000;
  await server.stop();
  if (status !== 200) throw new Error(`${path.basename(script)} answered ${status}`);
  return seconds;
}

await build();
const folder = temporaryFolder();
const dataOf = (round: number) => ({
  DATA_DIR: path.join(folder, String(round), "data"),
  NODE_COMPILE_CACHE: path.join(folder, String(round), "code"),
});
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
  `Start to the first page, medians of ${rounds} rounds`,
  ["", "s", "least s", ": bare"],
  [
    row("first start, with the demo", results.first),
    row("second start", results.again),
    row("bare node:http", results.bare),
  ],
);
