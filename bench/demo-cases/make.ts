/**
 * Draws the pictures of the demo's cases, and records what the product's checks make of them, into
 * `server/seed/cases/files`: `node bench/demo-cases/make.ts`, some minutes. To be run when pictures or engines change;
 * with names of cases for these alone, which then are compared with no others.
 */

import { mkdir, rm, writeFile } from "node:fs/promises";
import { caseFolder } from "#server/seed/cases/recorded.ts";
import { caseNames } from "#server/seed/content/applicant-forms.ts";
import { testConfig } from "#server/testing/test-config.ts";
import { temporaryFolder } from "../processes.ts";
import { openSampleApp } from "../sample-app.ts";
import { picturesOf } from "./pictures.ts";
import { recordCases } from "./record.ts";

const given = process.argv.slice(2);
const chosen = caseNames.filter((name) => given.length === 0 || given.includes(name));
for (const name of chosen) {
  const folder = caseFolder(name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [kind, bytes] of await picturesOf(name)) await writeFile(new URL(`${kind}.jpg`, folder), bytes);
}

const app = await openSampleApp(testConfig(temporaryFolder()));
for await (const [name, recorded] of recordCases(app, chosen)) {
  await writeFile(new URL("checks.json", caseFolder(name)), `${JSON.stringify(recorded)}\n`);
  const outcomes = recorded.checks.map(({ kind, status, outcome }) => `${kind} ${outcome ?? status}`);
  console.log(`${name}: ${recorded.risk}; ${outcomes.join(", ")}`);
  for (const { code, detail } of recorded.flags) console.log(`  ${code}: ${detail}`);
}
await app.http.close();
