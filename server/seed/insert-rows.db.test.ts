import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { feedbackTable } from "#server/experience/feedback/feedback.table.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { newId } from "#server/platform/database/columns.ts";
import {
  inOrganisation,
  type OrganisationScope,
  type OrganisationTable,
} from "#server/platform/database/scope.ts";
import { createOrganisation } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { insertRows } from "./insert-rows.ts";

const app = startTestApp();

const member = {
  fullName: 'Amina "Mwana" O\'Brien\\n',
  phoneNumber: "+254710000013",
  language: "sw" as const,
  idNumber: "01000007",
  dateOfBirth: "1990-02-28",
  memberNumber: "UMJ-00001",
  createdAt: new Date("2026-11-23T05:45:07.512Z"),
  joinedAt: null,
};
const answer = {
  csat: 5,
  comment: "Asante, \u201cpesa\u201d",
  followUp: "",
  channel: "web" as const,
  memberNumber: "",
  pageLanguage: "en" as const,
  answeredAt: new Date("2026-11-23T05:45:07.512Z"),
  finished: true,
  topics: ["loans" as const, "mpesa" as const],
};

/** What is in a table, without the ids. */
const rowsIn = async (scope: OrganisationScope, table: OrganisationTable) => {
  const rows = (await scope.tx
    .select()
    .from(table)
    .where(eq(table.organisationId, scope.organisationId))) as object[];
  return rows.map((row) => ({ ...row, id: undefined, organisationId: undefined }));
};

it("writes what single inserts write, with their defaults", async () => {
  const { database } = app.current.platform;
  const [single, many] = [await createOrganisation(app.current), await createOrganisation(app.current)];
  const email = "amina@mail.example";
  const second = { ...member, phoneNumber: "+254710000026", idNumber: "21000014", memberNumber: null, email };
  const written = await inOrganisation(database, single.id, async (scope) => {
    await scope.insert(members, member);
    await scope.insert(members, second);
    await scope.insert(feedbackTable, { ...answer, id: newId() });
    return [await rowsIn(scope, members), await rowsIn(scope, feedbackTable)];
  });
  await inOrganisation(database, many.id, async (scope) => {
    await insertRows(scope, members, [member, second]);
    await insertRows(scope, feedbackTable, [answer]);
    expect([await rowsIn(scope, members), await rowsIn(scope, feedbackTable)]).toEqual(written);
    expect(written[0]).toHaveLength(2);
  });
});
