import { spawnSync } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { generateSource } from "oazapfts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { candidateData, createJob, createOrganisation } from "#server/testing/factories.ts";
import { demoCv } from "#server/testing/files.ts";
import { describeOnce } from "#server/testing/once.ts";
import { startOwnTestApp } from "#server/testing/test-app.ts";

// What a stranger does who has nothing but the document: generate a client, write a program, compile and run it.
const program = `
import { applicationsCreate, applicationsMine, authLogin, authRegister, defaults, jobsList, ok, type CandidateData } from "./client.ts";

export async function apply(baseUrl: string, person: CandidateData, password: string, cvFile: Blob) {
  defaults.baseUrl = baseUrl;
  const [firstName = "", lastName = ""] = person.name.split(" ");
  await ok(authRegister({ firstName, lastName, email: person.email, password }));
  const refused = await authLogin({ email: person.email, password: "wrong" });
  const code = refused.status === 401 ? refused.data.code : undefined;
  const { token, user } = await ok(authLogin({ email: person.email, password }));
  const headers = { authorization: "Bearer " + token };
  const jobs = await ok(jobsList({ pageSize: 5, sort: "-postedDate" }));
  const [job] = jobs;
  if (!job) throw new Error("no job");
  const application = await ok(applicationsCreate({
    jobId: job.id,
    candidateData: JSON.stringify(person),
    coverLetter: "I have appraised loans at two SACCOs for six years and would like to go on.",
    workAuthorization: "citizen",
    willingToRelocate: "true",
    hasBackground: "false",
    cvFile,
  }, { idempotencyKey: "a-key-of-this-program" }, { headers }));
  const mine = await ok(applicationsMine({ status: ["submitted"] }, { headers }));
  return { code, name: user.fullName, jobTitle: application.jobTitle, cvName: application.cvName, mine: mine.length };
}
`;

const app = startOwnTestApp();
const folder = path.resolve("build", `api-client-${process.pid}`);
let baseUrl: string;

beforeAll(async () => {
  baseUrl = await app.current.http.listen({ host: "127.0.0.1", port: 0 });
  await mkdir(folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describeOnce("a client generated from the description", () => {
  it("compiles and runs against the product", async () => {
    const document = path.join(folder, "openapi.json");
    await writeFile(document, await (await fetch(`${baseUrl}/api/openapi.json`)).text());
    // `ok` of the runtime throws for every answer that is no success.
    const client = await generateSource(document, { allSchemas: true, futureStripLegacyMethods: true });
    await writeFile(path.join(folder, "client.ts"), `${client}\nexport { ok } from "@oazapfts/runtime";\n`);
    const file = path.join(folder, "program.ts");
    await writeFile(file, program);
    const flags = [
      "--noEmit",
      "--strict",
      "--skipLibCheck",
      "--allowImportingTsExtensions",
      "--ignoreConfig",
    ];
    const compiled = spawnSync("tsc", [...flags, "--module", "nodenext", "--target", "esnext", file], {
      encoding: "utf8",
    });
    expect(compiled.stdout).toBe("");

    const sacco = await createOrganisation(app.current);
    await createJob(app.current, sacco.id, { title: "Loan Officer" });
    const { apply } = (await import(pathToFileURL(file).href)) as {
      apply: (...given: unknown[]) => Promise<unknown>;
    };
    const person = { ...candidateData, name: "Wanjiku Kamau", email: "wanjiku.client@example.com" };
    expect(await apply(baseUrl, person, "Karibu-2026!", await demoCv())).toEqual({
      code: "invalid_credentials",
      name: "Wanjiku Kamau",
      jobTitle: "Loan Officer",
      cvName: expect.stringMatching(/\.pdf$/),
      mine: 1,
    });
    expect(await readFile(document, "utf8")).toContain('"openapi":"3.1.0"');
  });
});
