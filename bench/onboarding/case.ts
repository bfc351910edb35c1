/**
 * Measures how long the checks of a whole case take, from the submission until the member is at the step of the
 * verification, beside the bare engines on the same pictures in the same process; and what an answer waits meanwhile.
 * `node bench/onboarding/case.ts`
 */

import { setTimeout as pause } from "node:timers/promises";
import { createDocumentReader } from "#server/onboarding/documents/document-reader.ts";
import { createFaceEngine } from "#server/platform/faces/face-engine.ts";
import { jpeg, portrait } from "#server/testing/face-pictures.ts";
import { createOrganisation } from "#server/testing/factories.ts";
import { type CaseFile, createCase } from "#server/testing/member-cases.ts";
import { testConfig } from "#server/testing/test-config.ts";
import { entriesOf } from "../documents/catalogue.ts";
import { makeDocument } from "../documents/make-document.ts";
import type { Kind } from "../documents/truth.ts";
import { childSeconds, temporaryFolder } from "../processes.ts";
import { alternate, figure, median, printTable, quantile, ratio } from "../report.ts";
import { openSampleApp } from "../sample-app.ts";

/** Each round is another case: other people, and other things on the table. */
const rounds = 6;
/** The specification's simulated checks take 2, 1.5 and 1 second. */
const aimSeconds = 4.5;

/** Both sides of a card and a certificate as a phone sees them on a table, all of one person, and a photograph. */
async function photographed(entry: ReturnType<typeof entriesOf>[number]) {
  const made: { kind: Kind; name: string; bytes: Uint8Array }[] = [];
  for (const layout of ["maisha-front", "maisha-back", "kra-pin"] as const) {
    const person = { ...entry, id: `${entry.id} of the bench`, difference: "none", layout } as const;
    const { bytes, truth } = await makeDocument({ ...person, condition: "table" });
    made.push({ kind: truth.kind, name: truth.file, bytes });
  }
  const photo = { kind: "passport-photo", name: "photo.jpg", bytes: jpeg(await portrait("anne")) } as const;
  return { papers: made, photo };
}
type Photographed = Awaited<ReturnType<typeof photographed>>;

/** How long some work takes on the clock, and the processes that it starts on the processor, in seconds. */
async function timed(work: () => Promise<unknown>): Promise<{ clock: number; cpu: number }> {
  const [began, cpu] = [performance.now(), await childSeconds()];
  await work();
  return { clock: (performance.now() - began) / 1000, cpu: (await childSeconds()) - cpu };
}

const cases: Photographed[] = [];
for (const entry of entriesOf("development").slice(0, rounds)) cases.push(await photographed(entry));
const app = await openSampleApp(testConfig(temporaryFolder()));
const { id: organisationId } = await createOrganisation(app);
const [reader, faces] = [createDocumentReader(), createFaceEngine()];

async function bare({ papers, photo }: Photographed): Promise<void> {
  const compared = faces.compare(photo.bytes, papers[0]?.bytes ?? photo.bytes);
  for (const { kind, bytes } of papers) await reader.read({ kind, bytes, format: "picture" });
  await compared;
}

const waits: number[] = [];

/** Asks for a page of data again and again until it is told to stop. */
async function askMeanwhile(stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const began = performance.now();
    await app.http.inject({ url: "/api/agents" });
    waits.push(performance.now() - began);
    await pause(25);
  }
}

async function wholeCase({ papers, photo }: Photographed): Promise<void> {
  const files: CaseFile[] = [photo, ...papers];
  const stopping = new AbortController();
  const asking = askMeanwhile(stopping.signal);
  const { key } = await createCase(app, organisationId, { files, queue: app.platform.queue });
  for (;;) {
    const shown = await app.as().caseChecks.progress({ params: { key } });
    if (shown.every(({ status }) => status === "done")) break;
    await pause(20);
  }
  stopping.abort();
  await asking;
}

const caseOf = (round: number) => cases[round % cases.length] as Photographed;
const measured = await alternate(rounds, {
  product: (round) => timed(() => wholeCase(caseOf(round))),
  bare: (round) => timed(() => bare(caseOf(round))),
});
await app.http.close();
await Promise.all([reader.close(), faces.close()]);

const clocks = (arm: keyof typeof measured) => measured[arm].map(({ clock }) => clock);
const cpus = (arm: keyof typeof measured) => measured[arm].map(({ cpu }) => cpu);
const row = (title: string, arm: keyof typeof measured) => [
  title,
  figure(median(clocks(arm))),
  figure(Math.min(...clocks(arm))),
  figure(Math.max(...clocks(arm))),
  figure(ratio(clocks(arm), clocks("bare"))),
  figure(median(cpus(arm))),
  figure(ratio(cpus(arm), cpus("bare"))),
];
printTable(
  `${rounds} cases, each two sides of a card, a certificate and a face; aimed at: ${aimSeconds} s on 2 quiet cores`,
  ["", "s, median", "least", "most", ": bare", "CPU s of the engines", ": bare"],
  [row("from the submission to the verification", "product"), row("bare engines", "bare")],
);
console.log(
  `\nMeanwhile an answer of the API took ${figure(median(waits))} ms, 99 % of ${waits.length} at most ${figure(quantile(waits, 0.99))} ms.`,
);
