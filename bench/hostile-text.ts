/**
 * Measures what one candidate's text costs everybody else: the latency of `/healthz` while that candidate's
 * recommended jobs are chosen, for a profile of hostile text beside an ordinary one.
 * `node bench/hostile-text.ts`
 */

import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { candidateProfiles } from "#server/recruitment/candidates/candidates.table.ts";
import {
  candidateData,
  createCandidate,
  createJob,
  createOrganisation,
  type TestPerson,
} from "#server/testing/factories.ts";
import { testConfig } from "#server/testing/test-config.ts";
import { scripts, settled, startScript, temporaryFolder } from "./processes.ts";
import { alternate, figure, median, printTable, ratio } from "./report.ts";
import { exchange, keepAliveAgent } from "./requests.ts";
import { openSampleApp } from "./sample-app.ts";

const rounds = 5;
/** Open jobs, of which as many are scored as a request ever scores. */
const positions = 150;

const [ordinaryJob] = candidateData.workExperiences;
if (!ordinaryJob) throw new Error("the sample has no work experience");
const ordinary = {
  workExperiences: [
    { ...ordinaryJob, description: "Appraised loans, followed up arrears and trained new staff. ".repeat(8) },
  ],
  education: "diploma" as const,
  skills: ["Loan appraisal", "MS Excel", "Debt recovery"],
};
/** Kept before profiles had limits: 24 positions of 6,000 characters, every second one a sentence of its own. */
const hostile = {
  ...ordinary,
  workExperiences: Array.from({ length: 24 }, () => ({ ...ordinaryJob, description: "C.P.A.".repeat(1000) })),
};

async function createSample(folder: string): Promise<Record<"ordinary" | "hostile", TestPerson>> {
  const app = await openSampleApp(testConfig(folder, undefined));
  const { id } = await createOrganisation(app);
  for (let index = 0; index < positions; index += 1) {
    const skills = ["Loan appraisal", "Debt recovery", "MS Excel", "CPA", "Customer service", "Bookkeeping"];
    await createJob(app, id, { skills });
  }
  const person = async (details: typeof ordinary) => {
    const candidate = await createCandidate(app);
    await acrossOrganisations(app.platform.database, (tx) =>
      tx.insert(candidateProfiles).values({ userId: candidate.userId, details: { details } }),
    );
    return candidate;
  };
  const people = { ordinary: await person(ordinary), hostile: await person(hostile) };
  await app.http.close();
  return people;
}

interface Round {
  /** Milliseconds until the recommendations were there. */
  answer: number;
  /** Milliseconds of the slowest `/healthz` meanwhile. */
  health: number;
}

async function recommend(address: string, { token }: TestPerson): Promise<Round> {
  const agent = keepAliveAgent(1);
  let done = false;
  const begin = performance.now();
  const answered = exchange(`${address}/api/candidate/recommendations`, {
    headers: { authorization: `Bearer ${token}` },
  }).then(({ status, body }) => {
    if (status !== 200) throw new Error(`${status}: ${body.toString()}`);
    done = true;
    return performance.now() - begin;
  });
  let health = 0;
  while (!done) {
    const asked = performance.now();
    await exchange(`${address}/healthz`, { agent });
    health = Math.max(health, performance.now() - asked);
  }
  agent.destroy();
  return { answer: await answered, health };
}

const folder = temporaryFolder();
const people = await createSample(folder);
const { secret, appUrl } = testConfig(folder, undefined);
const server = await startScript(scripts.api, {
  DATA_DIR: folder,
  SECRET: secret,
  DEMO: "0",
  APP_URL: appUrl,
});
await settled(server.address);
const results = await alternate(rounds, {
  ordinary: () => recommend(server.address, people.ordinary),
  hostile: () => recommend(server.address, people.hostile),
});
await server.stop();

const of = (arm: keyof typeof results, part: keyof Round) => results[arm].map((round) => round[part]);
const row = (arm: keyof typeof results, title: string) => [
  title,
  figure(median(of(arm, "health"))),
  figure(ratio(of(arm, "health"), of("ordinary", "health"))),
  figure(median(of(arm, "answer"))),
  figure(ratio(of(arm, "answer"), of("ordinary", "answer"))),
];
printTable(
  `Recommended positions of ${positions}: the slowest /healthz while they are chosen, medians of ${rounds} rounds`,
  ["Profile", "/healthz ms", ": ordinary", "answer ms", ": ordinary"],
  [row("ordinary", "ordinary"), row("hostile", "24 x 6,000 hostile characters")],
);
