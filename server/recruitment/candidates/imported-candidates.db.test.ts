import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { importedCandidateDays } from "#contract/core/limits.ts";
import { users } from "#server/accounts/accounts.table.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { mails } from "#server/platform/mail/mail.table.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  password,
  type TestPerson,
} from "#server/testing/factories.ts";
import { csvFile, importCandidates } from "#server/testing/imports.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { cleanImportedCandidates } from "./imported-candidates.service.ts";

const app = startTestApp();

/** An organisation that imported these addresses, and someone of its HR. */
async function deskWith(...emails: string[]) {
  const { id } = await createOrganisation(app.current);
  const hr = await createStaff(app.current, id, ["hr"]);
  const rows = emails.map((email) => `Imported Person,${email}`);
  await importCandidates(app.current, hr, csvFile(["Name,Email", ...rows].join("\n")));
  return { id, hr };
}

const listOf = async ({ token }: TestPerson) => (await app.current.as(token).hr.candidates.list()).rows;
const accountOf = ({ userId }: TestPerson) =>
  acrossOrganisations(app.current.platform.database, (tx) =>
    tx.update(users).set({ emailVerified: false }).where(eq(users.id, userId)),
  );

describe("an imported person", () => {
  it("gets no account and no mail", async () => {
    const email = "nobody-writes@mail.example";
    await deskWith(email);
    const [accounts, mail] = await acrossOrganisations(app.current.platform.database, (tx) =>
      Promise.all([
        tx.select({ id: users.id }).from(users).where(eq(users.email, email)),
        tx.select({ id: mails.id }).from(mails).where(eq(mails.to, email)),
      ]),
    );
    expect({ accounts, mail }).toEqual({ accounts: [], mail: [] });
  });

  it("is joined to the account that applies with that address, verified", async () => {
    const person = await createCandidate(app.current);
    const { id, hr } = await deskWith(person.email);
    const [before] = await listOf(hr);
    await createApplication(app.current, person, await createJob(app.current, id));
    const after = await listOf(hr);
    expect(after).toMatchObject([
      {
        id: before?.id,
        name: "Achieng Otieno",
        applicationsCount: 1,
        imported: { source: expect.any(String) },
      },
    ]);
  });

  it("stays apart from an account whose address is not verified, until it is", async () => {
    const person = await createCandidate(app.current);
    const { id, hr } = await deskWith(person.email);
    await accountOf(person);
    await createApplication(app.current, person, await createJob(app.current, id));
    expect(await listOf(hr)).toHaveLength(2);
    await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.update(users).set({ emailVerified: true }).where(eq(users.id, person.userId)),
    );
    await createApplication(app.current, person, await createJob(app.current, id));
    expect(await listOf(hr)).toMatchObject([{ applicationsCount: 2, imported: null }]);
  });

  it("is deleted by the staff on request, unless they have applied", async () => {
    const person = await createCandidate(app.current);
    const { id, hr } = await deskWith(person.email, "asks-to-go@mail.example");
    await createApplication(app.current, person, await createJob(app.current, id));
    const { candidates } = app.current.as(hr.token).hr;
    const rows = await listOf(hr);
    const withAccount = rows.find(({ applicationsCount }) => applicationsCount > 0)?.id ?? "";
    const without = rows.find(({ applicationsCount }) => applicationsCount === 0)?.id ?? "";
    await candidates.remove({ params: { id: without } });
    await expect(candidates.remove({ params: { id: without } })).rejects.toMatchObject({ code: "not_found" });
    await expect(candidates.remove({ params: { id: withAccount } })).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await listOf(hr)).toMatchObject([{ id: withAccount }]);
  });

  it("is in the export of the account with that address, and goes with it", async () => {
    const person = await createCandidate(app.current);
    const { hr } = await deskWith(person.email);
    const api = app.current.as(person.token).candidate;
    const archive = await (await api.export()).text();
    expect(archive).toContain('"source": "Career fair Kisumu"');
    await api.erase({ body: { password } });
    expect(await listOf(hr)).toEqual([]);
  });

  it("is deleted a year later where they never applied", async () => {
    const person = await createCandidate(app.current);
    const { id, hr } = await deskWith(person.email, "old@mail.example");
    await createApplication(app.current, person, await createJob(app.current, id));
    const { platform } = app.current;
    const ahead = (days: number) => new Date(Date.now() + days * dayMillis);
    await cleanImportedCandidates(platform, ahead(importedCandidateDays - 1));
    expect(await listOf(hr)).toHaveLength(2);
    await cleanImportedCandidates(platform, ahead(importedCandidateDays + 1));
    expect(await listOf(hr)).toMatchObject([{ applicationsCount: 1 }]);
  });
});
