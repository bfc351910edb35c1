/**
 * Measures the public pages as Lighthouse sees them on a phone: its own mobile settings (simulated slow 4G, a
 * processor at a quarter of its speed), medians of 3 rounds. `node bench/lighthouse.ts`; with `--details` also
 * what each page loses points for; with `--pages=/jobs,/contact` these pages.
 */

import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import lighthouse, { type Result } from "lighthouse";
import { freePort } from "#server/testing/free-port.ts";
import { chromium as machineChromium } from "../tools/browser.ts";
import { build } from "../tools/build.ts";
import { scripts, settled, startScript, temporaryFolder } from "./processes.ts";
import { figure, median, printTable } from "./report.ts";
import { exchange } from "./requests.ts";

const rounds = 3;
const allPages = ["/", "/agents", "/jobs", "/join/umoja", "/feedback/umoja", "/contact", "/resources"];
const categories = ["performance", "accessibility", "best-practices", "seo", "agentic-browsing"] as const;

/** What the performance score is made of: the audit, and its unit beside the figure. */
const metrics = [
  ["first-contentful-paint", "FCP ms"],
  ["largest-contentful-paint", "LCP ms"],
  ["total-blocking-time", "TBT ms"],
  ["cumulative-layout-shift", "CLS"],
  ["speed-index", "SI ms"],
] as const;

/** Starts a headless browser that Lighthouse can drive. @returns the port it listens on */
async function startBrowser(profile: string): Promise<{ port: number; stop(): Promise<void> }> {
  const port = await freePort();
  const browser = spawn(
    machineChromium() || "chromium",
    [
      "--headless=new",
      "--no-sandbox",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-extensions",
      "--disable-sync",
      "--force-fieldtrials=*BackgroundTracing/default/",
      // Lighthouse loses the beginning of a page that is drawn in a new document frame.
      "--disable-features=RenderDocument",
      `--user-data-dir=${profile}`,
      `--remote-debugging-port=${port}`,
      "about:blank",
    ],
    { stdio: "ignore" },
  );
  const end = () => browser.kill("SIGKILL");
  process.on("exit", end);
  const gone = once(browser, "exit");
  const patienceSeconds = 30;
  for (let tries = 0; tries < patienceSeconds * 10; tries += 1) {
    const answer = await exchange(`http://127.0.0.1:${port}/json/version`).catch(() => null);
    if (answer?.status === 200) break;
    await pause(100);
  }
  return {
    port,
    async stop() {
      browser.kill("SIGTERM");
      await gone;
      process.off("exit", end);
    },
  };
}

/** A busy browser sometimes loses the beginning of a page; that says nothing of the page. */
const attempts = 4;

async function audit(address: string, port: number): Promise<Result> {
  let problem = "no answer";
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const answer = await lighthouse(address, { port, logLevel: "silent", onlyCategories: [...categories] });
    if (answer && !answer.lhr.runtimeError) return answer.lhr;
    problem = answer?.lhr.runtimeError?.message ?? problem;
  }
  throw new Error(`${address}: ${problem}`);
}

const scoreOf = (result: Result, category: string): number => 100 * (result.categories[category]?.score ?? 0);

/** The audits that cost a page points, or that Lighthouse would do better, in one run. */
function losses(result: Result): string[] {
  return categories.flatMap((name) =>
    (result.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const found = result.audits[id];
      if (!found || found.score === null || found.score >= 0.995 || weight === 0) return [];
      return [
        `  ${name}: ${found.title} (${figure(found.score)}${found.displayValue ? `, ${found.displayValue}` : ""})`,
      ];
    }),
  );
}

const given = process.argv.find((word) => word.startsWith("--pages="))?.slice("--pages=".length);
const details = process.argv.includes("--details");
await build();
const folder = temporaryFolder();
const product = await startScript(scripts.product, { DATA_DIR: path.join(folder, "data") });
await settled(product.address);
const browser = await startBrowser(path.join(folder, "profile"));
const pages: string[] = [];
for (const page of given?.split(",") ?? allPages) {
  const { status } = await exchange(product.address + page);
  if (status === 200) pages.push(page);
  else console.log(`${page} answers ${status} and is left out`);
}

const results = new Map<string, Result[]>(pages.map((page) => [page, []]));
for (let round = 0; round < rounds; round += 1) {
  for (const page of pages) results.get(page)?.push(await audit(product.address + page, browser.port));
}
await browser.stop();
await product.stop();

printTable(
  `Lighthouse ${[...results.values()][0]?.[0]?.lighthouseVersion ?? ""}, mobile, medians of ${rounds} rounds`,
  ["", ...categories, ...metrics.map(([, name]) => name)],
  [...results].map(([page, runs]) => [
    page,
    ...categories.map((category) => figure(median(runs.map((run) => scoreOf(run, category))))),
    ...metrics.map(([id]) => figure(median(runs.map((run) => run.audits[id]?.numericValue ?? Number.NaN)))),
  ]),
);
if (details) {
  for (const [page, runs] of results) {
    const lost = [...new Set(runs.flatMap(losses))];
    if (lost.length > 0) console.log([`\n${page}`, ...lost].join("\n"));
  }
}
