import { sql } from "drizzle-orm";
import { matchEntry } from "#server/onboarding/screening/match-entry.ts";
import { rowsOf } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { testConfig } from "#server/testing/test-config.ts";
import { temporaryFolder } from "../processes.ts";
import { figure, median, printTable, ratio } from "../report.ts";
import { openSampleApp } from "../sample-app.ts";
import { heldOutFamilies, heldOutGivens } from "./held-out-names.ts";
import { pick, seeded } from "./name-pairs.ts";

const sizes = [10_000, 100_000];
const questions = 40;

interface Person {
  fullName: string;
  idNumber: string;
}

function peopleOf(count: number): Person[] {
  const random = seeded(count);
  return Array.from({ length: count }, (_, at) => ({
    fullName: [
      pick(random, heldOutGivens),
      pick(random, heldOutFamilies),
      pick(random, heldOutFamilies),
    ].join(" "),
    idNumber: String(30_000_000 + at),
  }));
}

/** CPU milliseconds of this process that some work takes. */
async function cpuOf(work: () => Promise<unknown> | unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function measure(size: number) {
  const people = peopleOf(size);
  const app = await openSampleApp(testConfig(temporaryFolder(), undefined));
  const { id } = await createOrganisation(app);
  const { token } = await createStaff(app, id, ["onboarding"]);
  const { identity } = app.as(token);
  const csv = ["Name,ID No", ...people.map(({ fullName, idNumber }) => `${fullName},${idNumber}`)].join("\n");
  const form = { name: "A list", source: "A measurement" };
  const upload = await cpuOf(() =>
    identity.screeningLists.create({
      form,
      files: { file: new File([csv], "list.csv", { type: "text/csv" }) },
    }),
  );
  await acrossOrganisations(app.platform.database, (tx) => rowsOf(tx, sql`analyze`));
  const random = seeded(7);
  const cost = { screen: [] as number[], scan: [] as number[] };
  let found = 0;
  for (let question = 0; question < questions; question += 1) {
    const person = pick(random, people);
    const body = { fullName: person.fullName.split(" ").toReversed().join(" ") };
    const answer: { hits: { entry: { numbers: string[] } }[] } = { hits: [] };
    cost.screen.push(await cpuOf(async () => Object.assign(answer, await identity.screenPerson({ body }))));
    if (answer.hits.some(({ entry }) => entry.numbers.includes(person.idNumber))) found += 1;
    if (question % 10 > 0) continue;
    const entries = people.map(({ fullName, idNumber }, at) => ({
      row: at + 2,
      names: [fullName],
      numbers: [idNumber],
      dateOfBirth: "",
      remarks: "",
    }));
    cost.scan.push(await cpuOf(() => entries.filter((entry) => matchEntry(body, entry) !== null).length));
  }
  await app.http.close();
  return { size, upload, found, ...cost };
}

/** What it costs to look for a person in a list of 10,000 and of 100,000, beside comparing every entry. */
export async function measureScreening(): Promise<void> {
  const rows: string[][] = [];
  for (const size of sizes) {
    const { upload, found, screen, scan } = await measure(size);
    rows.push([
      String(size),
      figure(upload),
      figure(median(screen)),
      figure(median(scan)),
      figure(
        ratio(
          scan,
          screen.filter((_, at) => at % 10 === 0),
        ),
      ),
      `${found} of ${questions}`,
    ]);
  }
  printTable(
    "Screening, embedded database, CPU ms",
    ["entries", "upload", "a question", "comparing each entry", "each : question", "found"],
    rows,
  );
}
