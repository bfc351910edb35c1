/**
 * Measures each list call at 10,000 and at 100,000 jobs and applications, beside the SELECT statements
 * that it sends, run bare over one connection. On the PostgreSQL of TEST_DATABASE_URL. `node bench/lists.ts`; with
 * `--only=candidates` the calls whose names begin so.
 */

import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { asTestApp } from "#server/testing/test-app.ts";
import { openDatabaseApp } from "./database-app.ts";
import { grow } from "./lists-fill.ts";
import { listHead, listRounds, listRows, type MeasuredList, measureList } from "./lists-measure.ts";
import { printTable } from "./report.ts";

const sizes = [10_000, 100_000];
const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice("--only=".length) ?? "";

const board = {
  "board, newest": "/api/jobs?pageSize=12",
  "board, page 200": "/api/jobs?pageSize=12&page=200",
  "board, by deadline": "/api/jobs?pageSize=12&sort=deadline",
  "board, filters": "/api/jobs?pageSize=12&department=Credit&location=Kisumu&type=contract",
  "board, a word": "/api/jobs?pageSize=12&q=auditor",
  "board, part of a number": "/api/jobs?pageSize=12&q=r%209123",
  "board, a typo": "/api/jobs?pageSize=12&q=acountant",
  "board, nothing found": "/api/jobs?pageSize=12&q=xylophone%20quartz",
  "board, counts": "/api/job-facets",
};

/** @param jobId a position with applications @param id one of them */
const desk = ({ jobId, id }: { jobId: string; id: string }) => ({
  "applications, newest": "/api/hr/applications?pageSize=20",
  "applications, page 200": "/api/hr/applications?pageSize=20&page=200",
  "applications, last page of 10,000": "/api/hr/applications?pageSize=20&page=450",
  "applications, oldest": "/api/hr/applications?pageSize=20&sort=appliedDate",
  "applications, best match": "/api/hr/applications?pageSize=20&sort=-matchScore",
  "applications, least match": "/api/hr/applications?pageSize=20&sort=matchScore",
  "applications, by name": "/api/hr/applications?pageSize=20&sort=candidateName",
  "applications, from Z": "/api/hr/applications?pageSize=20&sort=-candidateName",
  "applications, status": "/api/hr/applications?pageSize=20&status=interview",
  "applications, department": "/api/hr/applications?pageSize=20&department=Credit",
  "applications, one position": `/api/hr/applications?pageSize=20&jobId=${jobId}`,
  "applications, reached interview": "/api/hr/applications?pageSize=20&reached=interview",
  "applications, a source": "/api/hr/applications?pageSize=20&source=referral",
  "applications, put aside": "/api/hr/applications?pageSize=20&snoozed=true",
  "applications, knocked out": "/api/hr/applications?pageSize=20&flagged=true",
  "applications, score and month": "/api/hr/applications?pageSize=20&minScore=80&date=month",
  "applications, a name": "/api/hr/applications?pageSize=20&q=otieno%2077",
  "applications, a title": "/api/hr/applications?pageSize=20&q=auditor",
  "applications, nobody": "/api/hr/applications?pageSize=20&q=xylophone",
  "pipeline, all positions": "/api/hr/applications/board",
  "pipeline, one position": `/api/hr/applications/board?jobId=${jobId}`,
  "pipeline, a name": "/api/hr/applications/board?q=otieno%2077",
  "application, opened": `/api/hr/applications/${id}`,
  "positions, newest": "/api/hr/jobs?pageSize=50",
  "positions, a title": "/api/hr/jobs?pageSize=50&q=auditor",
  "candidates, newest": "/api/hr/candidates?pageSize=50",
  "candidates, page 80": "/api/hr/candidates?pageSize=50&page=80",
  "candidates, shortlisted": "/api/hr/candidates?pageSize=50&status=shortlisted",
  "candidates, a name": "/api/hr/candidates?pageSize=50&q=otieno%2077",
  "candidates, counts": "/api/hr/candidates/counts",
  "candidates, AI Analysis": "/api/hr/candidates/analysis?status=shortlisted",
  "candidates, AI Analysis of all": "/api/hr/candidates/analysis",
  "candidates, duplicates": "/api/hr/candidate-duplicates",
  "dashboard figures": "/api/hr/dashboard/stats",
  "analytics, funnel": "/api/hr/analytics/hiring-path",
  "analytics, figures": "/api/hr/analytics/figures",
});

const { app, bare, close } = await openDatabaseApp("lists");
const organisations = [await createOrganisation(asTestApp(app)), await createOrganisation(asTestApp(app))];
const [first] = organisations;
if (!first) throw new RangeError("no organisation");
const { token } = await createStaff(asTestApp(app), first.id, ["hr"]);

const results = new Map<string, MeasuredList[]>();
let filled = 0;
for (const size of sizes) {
  await grow(
    app,
    organisations.map(({ id }) => id),
    filled,
    size,
  );
  filled = size;
  const { rows } = await bare.query(
    `select id, job_id as "jobId" from application order by applied_at desc limit 1`,
  );
  for (const [calls, caller] of [
    [board, undefined],
    [desk(rows[0]), token],
  ] as const) {
    for (const [title, path] of Object.entries(calls)) {
      if (!title.startsWith(only)) continue;
      results.set(title, [...(results.get(title) ?? []), await measureList(app, bare, path, caller)]);
    }
  }
}
await close();

printTable(`List calls on PostgreSQL, medians of ${listRounds} rounds`, listHead(sizes), listRows(results));
