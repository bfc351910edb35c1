/**
 * Measures the register of members and the queue of cases at 10,000 and at 100,000 members of one organisation, beside
 * the SELECT statements that they send, run bare over one connection; and what a new case costs among so many. On the
 * PostgreSQL of TEST_DATABASE_URL. `node bench/onboarding/members.ts`
 */

import { sql } from "drizzle-orm";
import { members } from "#server/onboarding/members/members.table.ts";
import { similarMembers } from "#server/onboarding/verification/duplicates.queries.ts";
import { findSameFaces, keepFace, sealedFace } from "#server/onboarding/verification/faces.service.ts";
import { memberFaces } from "#server/onboarding/verification/member-faces.table.ts";
import { screenAgain } from "#server/onboarding/verification/screen-again.service.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { createCase } from "#server/testing/member-cases.ts";
import { asTestApp } from "#server/testing/test-app.ts";
import { openDatabaseApp } from "../database-app.ts";
import { listHead, listRounds, listRows, type MeasuredList, measureList } from "../lists-measure.ts";
import { figure, printTable } from "../report.ts";
import { growMembers } from "./members-fill.ts";

const sizes = [10_000, 100_000];

const register = {
  "register, newest": "/api/members?pageSize=50",
  "register, page 200": "/api/members?pageSize=50&page=200",
  "register, by name": "/api/members?pageSize=50&sort=fullName",
  "register, a name": "/api/members?pageSize=50&q=otieno%2077",
  "register, part of a number": "/api/members?pageSize=50&q=500091",
  "register, nobody": "/api/members?pageSize=50&q=xylophone",
  "register, county": "/api/members?pageSize=50&county=Kisumu",
  "register, step and status": "/api/members?pageSize=50&onboardingStep=verification&kycStatus=pending",
  "register, a flag": "/api/members?pageSize=50&flag=registry_not_found",
  "register, risk": "/api/members?pageSize=50&risk=high",
  "queue, by due date": "/api/members?pageSize=50&waiting=true&sort=dueAt",
  "queue, nobody's": "/api/members?pageSize=50&waiting=true&assignee=nobody&sort=dueAt",
  overview: "/api/onboarding-overview",
  activities: "/api/activities?pageSize=50",
};

const { app, bare, close } = await openDatabaseApp("members");
const { id: organisationId } = await createOrganisation(asTestApp(app));
const { token } = await createStaff(asTestApp(app), organisationId, ["onboarding"]);

/** Milliseconds on the clock and of this process's processor. */
async function costOf(work: () => Promise<unknown>): Promise<[string, string]> {
  const [began, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return [figure(performance.now() - began), figure((user + system) / 1000)];
}

const { platform } = app;
const inOwn = <T>(work: Parameters<typeof inOrganisation<T>>[2]) =>
  inOrganisation(platform.database, organisationId, work);

/** A direction that has nothing to do with others. */
function face(seed: number): Float32Array {
  const values = Float32Array.from(
    { length: 192 },
    (_, at) => (Math.sin((seed + 1) * (at + 1) * 12.9898) * 43_758.5453) % 1,
  );
  const length = Math.hypot(...values);
  return values.map((value) => value / length);
}

/** Every member has a face, some hundred in a transaction. */
async function growFaces(from: number, to: number): Promise<void> {
  const batch = 500;
  for (let begin = from; begin < to; begin += batch) {
    await inOwn(async (scope) => {
      const rows = await scope
        .select({ id: members.id }, members)
        .orderBy(members.id)
        .offset(begin)
        .limit(Math.min(batch, to - begin));
      const sealed = rows.map(({ id }, at) => sealedFace(platform.sealer, id, face(begin + at)));
      await scope.insert(memberFaces, sealed);
    });
  }
}

/** What one new case costs among so many members, and a list that is new. */
async function costsOfACase(): Promise<string[][]> {
  const { memberId, form } = await createCase(asTestApp(app), organisationId);
  await inOwn((scope) => keepFace(scope, platform.sealer, memberId, face(-1)));
  const { identity } = asTestApp(app).as(token);
  const file = new File(["Name\nAchieng Otieno 77\n"], "list.csv", { type: "text/csv" });
  const listForm = { name: "A list", source: "A measurement" };
  const { id: listId } = await identity.screeningLists.create({ form: listForm, files: { file } });
  return [
    [
      "the same number or birthday",
      ...(await costOf(() => inOwn((scope) => similarMembers(scope, { memberId, ...form })))),
    ],
    ["the same face", ...(await costOf(() => findSameFaces(platform, organisationId, memberId)))],
    ["500 members in a new list", ...(await costOf(() => screenAgain(platform, { organisationId, listId })))],
  ];
}

const results = new Map<string, MeasuredList[]>();
const costs: string[][] = [];
let filled = 0;
for (const size of sizes) {
  await acrossOrganisations(platform.database, (tx) => growMembers(tx, organisationId, filled, size));
  await growFaces(filled, size);
  filled = size;
  await platform.database.db.execute(sql`vacuum analyze`);
  for (const [title, path] of Object.entries(register)) {
    const measured = await measureList(app, bare, path, token);
    results.set(title, [...(results.get(title) ?? []), measured]);
  }
  costs.push(...(await costsOfACase()).map((row) => [`${size / 1000}k: ${row[0]}`, ...row.slice(1)]));
}
await close();

printTable(`Members on PostgreSQL, medians of ${listRounds} rounds`, listHead(sizes), listRows(results));
printTable("What a case or a list costs among them", ["", "ms", "CPU ms of the server"], costs);
