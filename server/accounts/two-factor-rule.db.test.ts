import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { createOrganisation, createStaff, password, type TestPerson } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { codeAt } from "./totp.ts";

const app = startTestApp();

let sacco: { id: string };
let owner: TestPerson;
let officer: TestPerson;
beforeAll(async () => {
  sacco = await createOrganisation(app.current);
  owner = await createStaff(app.current, sacco.id, ["owner"]);
  officer = await createStaff(app.current, sacco.id, ["hr"]);
});

const as = ({ token }: TestPerson) => app.current.as(token);

async function turnOn(person: TestPerson) {
  const { twoFactor } = as(person).account;
  const { pending } = await twoFactor.begin({ body: { password } });
  await twoFactor.confirm({ body: { code: codeAt(pending?.secret ?? "", new Date()) } });
}

const memberOf = async (person: TestPerson) =>
  (await as(owner).workspace.team.list({ query: {} })).rows.find(({ id }) => id === person.userId);

/** Lets days pass since the decision and since everybody joined. */
const passDays = (days: number) =>
  acrossOrganisations(app.current.platform.database, async (tx) => {
    await tx.execute(
      sql`update organisation set two_factor_since = two_factor_since - ${days} * interval '1 day' where id = ${sacco.id}`,
    );
    await tx.execute(
      sql`update membership set created_at = created_at - ${days} * interval '1 day' where organisation_id = ${sacco.id}`,
    );
  });

describe("two-factor sign-in that an owner requires", () => {
  it("is not asked of others by an owner who has not set it up", async () => {
    const rule = { roles: ["owner" as const, "hr" as const], graceDays: 0 };
    await expect(as(owner).workspace.twoFactor.save({ body: rule })).rejects.toMatchObject({
      code: "conflict",
    });
    // The owner's own role is left out: nobody is locked out by it.
    await as(owner).workspace.twoFactor.save({ body: { roles: ["onboarding"], graceDays: 0 } });
    expect(await as(owner).workspace.team.list({ query: {} })).toMatchObject({ total: 2 });
  });

  it("lets people work within the days of grace, and says until when", async () => {
    await turnOn(owner);
    const rule = await as(owner).workspace.twoFactor.save({
      body: { roles: ["owner", "hr"], graceDays: 7 },
    });
    expect(rule).toMatchObject({ covered: 2, missing: 1 });
    const { workspace } = await as(officer).auth.me();
    expect(workspace).toMatchObject({ twoFactorOverdue: false, twoFactorDueAt: expect.any(String) });
    expect(await memberOf(officer)).toMatchObject({ twoFactor: false, twoFactorDueAt: expect.any(String) });
    expect(await memberOf(owner)).toMatchObject({ twoFactor: true, twoFactorDueAt: null });
    await as(officer).hr.jobs.list({ query: {} });
  });

  it("closes everything but the account after that, until it is set up", async () => {
    await passDays(8);
    await expect(as(officer).hr.jobs.list({ query: {} })).rejects.toMatchObject({
      code: "two_factor_overdue",
      status: 403,
    });
    expect(await as(officer).auth.me()).toMatchObject({ workspace: { twoFactorOverdue: true } });
    await turnOn(officer);
    await as(officer).hr.jobs.list({ query: {} });
    expect(await as(owner).workspace.twoFactor.get()).toMatchObject({ covered: 2, missing: 0 });
  });

  it("is not turned off by who has to have it", async () => {
    const off = as(officer).account.twoFactor.disable({ body: { password } });
    await expect(off).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("the second factor of a colleague", () => {
  const reset = (person: TestPerson, given = password) =>
    as(owner).workspace.twoFactor.reset({ params: { id: person.userId }, body: { password: given } });

  it("is reset by an owner with their own password: sessions end, a mail tells, the trail keeps it", async () => {
    await expect(reset(officer, "not this one")).rejects.toMatchObject({ code: "validation" });
    await reset(officer);
    await expect(as(officer).auth.me()).rejects.toMatchObject({ code: "unauthenticated" });
    // The password alone is enough again, and leads to nothing but setting it up.
    const { token, user } = await app.current.as().auth.login({ body: { email: officer.email, password } });
    expect(user.workspace).toMatchObject({ twoFactorOverdue: true });
    await expect(app.current.as(token).hr.jobs.list({ query: {} })).rejects.toMatchObject({
      code: "two_factor_overdue",
    });
    const { rows } = await as(owner).workspace.audit.list({ query: {} });
    expect(rows.map(({ action }) => action)).toContain("two_factor.reset");
    const { rows: mails } = await as(owner).workspace.communications.mails({ query: {} });
    expect(mails.map(({ to }) => to)).toContain(officer.email);
  });

  it("is neither one's own to reset, nor one that was set up before the person joined", async () => {
    await expect(reset(owner)).rejects.toMatchObject({ code: "conflict" });
    const early = await createStaff(app.current, sacco.id, ["hr"]);
    await turnOn(early);
    await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.execute(
        sql`update membership set created_at = now() + interval '1 minute' where user_id = ${early.userId}`,
      ),
    );
    await expect(reset(early)).rejects.toMatchObject({ code: "conflict" });
  });
});
