/**
 * Measures what a first visit loads: the job board and the home page beside an empty React Router page, built
 * with the same packages. `node bench/page-weight.ts`; with `--details` also each file.
 */

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { createRequestHandler, type ServerBuild } from "react-router";
import { build } from "../tools/build.ts";
import { exchange } from "./load.ts";
import { type Fetch, type FileKind, loadPage } from "./page-files.ts";
import { scripts, startScript, temporaryFolder } from "./processes.ts";
import { figure, printTable } from "./report.ts";

const kinds: FileKind[] = ["scripts", "styles", "fonts"];

/** Bytes on the wire at gzip's highest level; fonts are compressed in themselves. */
const weigh = (bytes: Buffer, kind: FileKind | "document"): number =>
  kind === "fonts" ? bytes.length : gzipSync(bytes, { level: 9 }).length;

type Weight = Record<FileKind | "document", number> & { files: number };

async function weightOf(address: string, fetch: Fetch, details: boolean): Promise<Weight> {
  const { html, files } = await loadPage(address, fetch);
  const weight = { files: files.size, document: weigh(html, "document"), scripts: 0, styles: 0, fonts: 0 };
  const list: [string, number][] = [];
  for (const [file, { kind, bytes }] of files) {
    const size = weigh(bytes, kind);
    weight[kind] += size;
    list.push([file, size]);
  }
  if (details) {
    console.log(`\n${address}`);
    for (const [file, size] of list.toSorted((a, b) => b[1] - a[1])) console.log(`${size}`.padStart(8), file);
  }
  return weight;
}

/** Builds the empty page into a folder and answers from there as a server would. */
async function emptyPage(folder: string): Promise<Fetch> {
  execFileSync("react-router", ["build"], {
    cwd: path.join(import.meta.dirname, "empty-page"),
    env: { ...process.env, NODE_ENV: "production", EMPTY_PAGE_BUILD: folder },
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  const server = (await import(
    pathToFileURL(path.join(folder, "server", "index.js")).href
  )) as unknown as ServerBuild;
  const handle = createRequestHandler(server, "production");
  return async (address) => {
    const file = path.join(folder, "client", address);
    if (address !== "/" && existsSync(file)) return readFileSync(file);
    const answer = await handle(new Request(`http://localhost${address}`));
    if (!answer.ok) throw new Error(`${address} of the empty page answers ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
}

const fetchFrom =
  (server: string): Fetch =>
  async (address) => {
    const { status, body } = await exchange(server + address);
    if (status !== 200) throw new Error(`${address} answers ${status}`);
    return body;
  };

const details = process.argv.includes("--details");
build();
const folder = temporaryFolder();
const product = await startScript(scripts.product, { DATA_DIR: path.join(folder, "data") });
const board = await weightOf("/jobs", fetchFrom(product.address), details);
const home = await weightOf("/", fetchFrom(product.address), details);
await product.stop();
const empty = await weightOf("/", await emptyPage(path.join(folder, "empty-page")), details);

const codeOf = (weight: Weight) => weight.scripts + weight.styles;
const row = (name: string, weight: Weight) => [
  name,
  String(weight.files),
  figure(weight.document / 1000),
  ...kinds.map((kind) => figure(weight[kind] / 1000)),
  figure((codeOf(weight) - codeOf(empty)) / 1000),
  figure(codeOf(weight) / codeOf(empty)),
];
printTable(
  "First visit, kB gzip -9 (fonts as they are), beside an empty React Router page",
  ["", "files", "document", ...kinds, "scripts+styles: more", "ratio"],
  [row("/jobs", board), row("/", home), row("empty page", empty)],
);
