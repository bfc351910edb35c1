/**
 * Measures each tab of the experience dashboard at 100,000 and at 1,000,000 interactions of one organisation, beside
 * the SELECT statements that it sends, run bare over one connection. On the PostgreSQL of TEST_DATABASE_URL.
 * `node bench/experience/experience.ts`
 */

import { sql } from "drizzle-orm";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { asTestApp } from "#server/testing/test-app.ts";
import { openDatabaseApp } from "../database-app.ts";
import { listHead, listRounds, listRows, type MeasuredList, measureList } from "../lists-measure.ts";
import { growMembers } from "../onboarding/members-fill.ts";
import { printTable } from "../report.ts";
import { growExperience, memberCount } from "./experience-fill.ts";

const sizes = [100_000, 1_000_000];
const figures = "/api/experience/figures";

const days = (count: number) =>
  `from=${new Date(Date.now() - (count - 1) * 86_400_000).toISOString().slice(0, 10)}`;
const tabs = ["overview", "journey", "channels", "satisfaction", "complaints", "loop"];
const calls = {
  ...Object.fromEntries(
    [30, 365].flatMap((count) =>
      tabs.map((tab) => [`${tab}, ${count} days`, `${figures}/${tab}?${days(count)}`] as const),
    ),
  ),
  interactions: "/api/experience/interactions",
  answers: "/api/experience/feedback",
};

const { app, bare, close } = await openDatabaseApp("experience");
const { database } = app.platform;
const { id: organisationId } = await createOrganisation(asTestApp(app));
const { token } = await createStaff(asTestApp(app), organisationId, ["experience"]);

const results = new Map<string, MeasuredList[]>();
await acrossOrganisations(database, (tx) => growMembers(tx, organisationId, 0, memberCount));
let filled = 0;
for (const size of sizes) {
  await acrossOrganisations(database, (tx) => growExperience(tx, organisationId, filled, size));
  filled = size;
  await database.db.execute(sql`vacuum analyze`);
  for (const [title, path] of Object.entries(calls)) {
    const measured = await measureList(app, bare, path, token);
    results.set(title, [...(results.get(title) ?? []), measured]);
  }
}
await close();

printTable(`Figures on PostgreSQL, medians of ${listRounds} rounds`, listHead(sizes), listRows(results));
