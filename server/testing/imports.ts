import { vi } from "vitest";
import type { ImportSummary } from "#contract/core/import.ts";
import type { TestPerson } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** A CSV file as a browser would upload it. */
export const csvFile = (text: string, name = "people.csv"): File =>
  new File([text], name, { type: "text/csv" });

/** A file with a heading and one candidate for each name: `Person 7`, `person-7@<domain>`. */
export const peopleFile = (count: number, domain: string): File =>
  csvFile(
    ["Name,Email", ...Array.from({ length: count }, (_, at) => `Person ${at},person-${at}@${domain}`)].join(
      "\n",
    ),
  );

/** Waits until an import has ended. @param read how far it is */
export const importEnd = (read: () => Promise<ImportSummary>): Promise<ImportSummary> =>
  vi.waitFor(
    async () => {
      const run = await read();
      if (run.state === "running") throw new Error(`still running: ${run.processed} of ${run.rows}`);
      return run;
    },
    { timeout: 120_000, interval: 100 },
  );

const statement = { source: "Career fair Kisumu", informed: true } as const;

/** Uploads a file of candidates, starts it and waits until it has ended. */
export async function importCandidates(
  app: TestApp,
  { token }: TestPerson,
  file: File,
): Promise<ImportSummary> {
  const { candidateImports } = app.as(token).hr;
  const { id } = await candidateImports.upload({ form: {}, files: { file } });
  await candidateImports.start({ params: { id }, body: statement });
  return importEnd(() => candidateImports.get({ params: { id } }));
}
