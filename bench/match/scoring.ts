import { sql } from "drizzle-orm";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { applications } from "#server/recruitment/applications/applications.table.ts";
import { toMatchCandidate } from "#server/recruitment/candidates/known.ts";
import { createScorer } from "#server/recruitment/match/match.ts";
import { createOrganisation } from "#server/testing/factories.ts";
import { testConfig } from "#server/testing/test-config.ts";
import { grow } from "../lists-fill.ts";
import { temporaryFolder } from "../processes.ts";
import { alternate, figure, median, printTable, ratio } from "../report.ts";
import { openSampleApp } from "../sample-app.ts";
import { tuned } from "./tuned.ts";

const candidates = 10_000;
const rounds = 5;

/** Three posts of a working life, told as CVs of this length tell them. */
const posts = (n: number) =>
  ["Loan Officer", "Teller", "Accounts Assistant"].map((position, index) => ({
    company: "Boresha SACCO",
    position,
    startDate: `${2012 + index * 4 + (n % 3)}-0${1 + (n % 9)}`,
    endDate: index === 0 ? "" : `${2015 + index * 4}-06`,
    current: index === 0,
    description: `Appraised loans, followed up arrears and reconciled accounts for ${n % 40} branches. Served members and trained new staff in the core banking system.`,
  }));

/** How long scoring many applications for one job takes beside reading them. */
export async function measureScoring(): Promise<void> {
  const app = await openSampleApp(testConfig(temporaryFolder(), undefined));
  const { database } = app.platform;
  const { id } = await createOrganisation(app);
  await grow(app, [id], 0, candidates);
  const skills = ["Loan appraisal", "MS Excel", "Debt recovery", "Customer care", "M-PESA", "CPA", "IFRS"];
  for (let n = 0; n < 40; n += 1) {
    await acrossOrganisations(database, (tx) =>
      tx
        .update(applications)
        .set({ workExperiences: posts(n), skills: skills.slice(n % 4) })
        .where(
          sql`${applications.organisationId} = ${id} and abs(hashtext(${applications.id}::text)) % 40 = ${n}`,
        ),
    );
  }
  const { workExperiences, education, coverLetter } = applications;
  const read = () =>
    inOrganisation(database, id, (scope) =>
      scope
        .select({ workExperiences, education, skills: applications.skills, coverLetter }, applications)
        .orderBy(applications.id),
    );
  const rows = await read();
  const job = tuned[0]?.job;
  if (!job) throw new Error("there is no labelled job");
  const timed = async (work: () => Promise<unknown> | unknown) => {
    const begin = performance.now();
    await work();
    return performance.now() - begin;
  };
  const times = await alternate(rounds, {
    read: () => timed(read),
    score: () =>
      timed(() => {
        const score = createScorer(job, new Date());
        for (const { coverLetter, ...row } of rows) score({ ...toMatchCandidate(row), coverLetter });
      }),
  });
  await app.http.close();
  printTable(
    `${rows.length} candidates of a job`,
    ["", "ms", "score : read"],
    [
      ["read from the database", figure(median(times.read)), ""],
      ["scored", figure(median(times.score)), figure(ratio(times.score, times.read))],
    ],
  );
}
