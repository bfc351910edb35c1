/**
 * Measures what a first visit loads: the job board and the home page beside an empty React Router page, built
 * with the same packages. `node bench/page-weight.ts`; with `--details` also each file, and the scripts of every
 * page that exists in both languages; with `--before=http://127.0.0.1:4602`, the server of another build with the
 * demo, those beside its English ones.
 */

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { languagePath, languages } from "#contract/core/language.ts";
import { build } from "../tools/build.ts";
import { buildEmptyPage, openEmptyPage } from "./empty-page.ts";
import { type Fetch, type FileKind, loadPage } from "./page-files.ts";
import { scripts, startScript, temporaryFolder } from "./processes.ts";
import { figure, printTable } from "./report.ts";
import { exchange } from "./requests.ts";
import { translatedPages } from "./translated-pages.ts";

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
  buildEmptyPage(folder);
  const handle = await openEmptyPage(folder);
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

/** Bytes as the build compresses them, of each text once. */
const compressed = new Map<string, number>();
function brotliSize(bytes: Buffer): number {
  const text = bytes.toString("latin1");
  const known = compressed.get(text);
  if (known !== undefined) return known;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const size = brotliCompressSync(bytes, { params: quality }).length;
  compressed.set(text, size);
  return size;
}

async function scriptsOf(address: string, fetch: Fetch): Promise<number> {
  const { files } = await loadPage(address, fetch);
  return [...files.values()].reduce(
    (sum, { kind, bytes }) => sum + (kind === "scripts" ? brotliSize(bytes) : 0),
    0,
  );
}

const oneDigit = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Prints the scripts of each page in each language. @param before the server of another build, in English */
async function printTranslatedPages(server: string, before: string | undefined): Promise<void> {
  const earlier = before ? await translatedPages(before) : [];
  const rows: string[][] = [];
  for (const { name, path: address, fetch } of await translatedPages(server)) {
    const sizes: number[] = [];
    for (const language of languages) sizes.push(await scriptsOf(languagePath(language, address), fetch));
    const then = earlier.find((page) => page.name === name);
    const was = then && (await scriptsOf(then.path, then.fetch));
    rows.push([
      name,
      ...(was === undefined ? [] : [oneDigit(was)]),
      ...sizes.map(oneDigit),
      ...(was === undefined ? [] : sizes.map((size) => oneDigit(size - was))),
    ]);
  }
  const more = before ? languages.map((language) => `${language}: more`) : [];
  printTable(
    "Scripts of a first visit, kB brotli 11",
    ["", ...(before ? ["before"] : []), ...languages, ...more],
    rows,
  );
}

const details = process.argv.includes("--details");
await build();
const folder = temporaryFolder();
const product = await startScript(scripts.product, { DATA_DIR: path.join(folder, "data") });
const board = await weightOf("/jobs", fetchFrom(product.address), details);
const home = await weightOf("/", fetchFrom(product.address), details);
const before = process.argv.find((word) => word.startsWith("--before="))?.slice("--before=".length);
if (details || before) await printTranslatedPages(product.address, before);
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
