import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { trialDays } from "#contract/core/limits.ts";
import { auditEvents } from "#server/platform/audit/audit.table.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { organisations, users } from "./accounts.table.ts";

const app = startTestApp();
const password = "Karibu-2026!";
const visitor = () => app.current.as().auth;

async function signUp(email: string, organization?: string, fullName = "Wanjiku Mwangi Otieno") {
  await visitor().signup({ body: { fullName, email, organization, password } });
  return (await visitor().login({ body: { email, password } })).user;
}

const peopleWith = (email: string) =>
  acrossOrganisations(app.current.platform.database, (tx) =>
    tx.select().from(users).where(eq(users.email, email)),
  );

describe("signing up", () => {
  it("makes an organisation on a trial, with the person as its owner", async () => {
    const user = await signUp("wanjiku@test.example", "Umoja SACCO");
    expect(user).toMatchObject({
      email: "wanjiku@test.example",
      emailVerified: false,
      fullName: "Wanjiku Mwangi Otieno",
      firstName: "Wanjiku",
      lastName: "Mwangi Otieno",
      phone: null,
      isCandidate: false,
      organization: "Umoja SACCO",
      workspace: { slug: "umoja-sacco", name: "Umoja SACCO", roles: ["owner"], trialDaysLeft: 14 },
    });
    const left = Date.parse(user.workspace?.trialEndsAt ?? "") - Date.now();
    expect(left).toBeLessThanOrEqual(trialDays.recruitment * dayMillis);
    expect(left).toBeGreaterThan(trialDays.recruitment * dayMillis - 60_000);
  });

  it.each([undefined, ""])(
    "names the organisation after the person when none is given (%j)",
    async (none) => {
      const user = await signUp(`alone-${none === undefined}@test.example`, none, "Baraka Kiprono");
      expect(user.organization).toBe("Baraka Kiprono");
      expect(user.workspace?.slug).toMatch(/^baraka-kiprono(-2)?$/);
    },
  );

  it("gives organisations of one name slugs of their own", async () => {
    const slugs = [];
    for (const number of [1, 2, 3]) {
      slugs.push((await signUp(`jirani-${number}@test.example`, "Jirani")).workspace?.slug);
    }
    expect(slugs).toEqual(["jirani", "jirani-2", "jirani-3"]);
  });

  it("also when they come at the same moment", async () => {
    const emails = Array.from({ length: 6 }, (_, index) => `pamoja-${index}@test.example`);
    const all = await Promise.all(emails.map((email) => signUp(email, "Pamoja")));
    const slugs = all.map((user) => user.workspace?.slug).sort();
    expect(slugs).toEqual(["pamoja", "pamoja-2", "pamoja-3", "pamoja-4", "pamoja-5", "pamoja-6"]);
  });

  it("writes the person and the organisation into the audit trail", async () => {
    const { id } = await signUp("audited@test.example", "Audited SACCO");
    const [organisation] = await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.select().from(organisations).where(eq(organisations.slug, "audited-sacco")),
    );
    const written = await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.select().from(auditEvents),
    );
    expect(written).toContainEqual(
      expect.objectContaining({ action: "user.created", subjectId: id, organisationId: null }),
    );
    expect(written).toContainEqual(
      expect.objectContaining({ action: "organisation.created", organisationId: organisation?.id }),
    );
  });
});

describe("registering", () => {
  const person = { firstName: "Achieng", lastName: "Otieno", password };

  it("makes a candidate without an organisation", async () => {
    const email = "achieng@test.example";
    await visitor().register({ body: { ...person, email, phone: "+254712345678" } });
    const { user } = await visitor().login({ body: { email, password } });
    expect(user).toMatchObject({
      isCandidate: true,
      fullName: "Achieng Otieno",
      phone: "+254712345678",
      emailVerified: false,
      organization: null,
      workspace: null,
    });
  });

  it.each([
    ["left-out", undefined],
    ["empty", ""],
    ["blank", "  "],
  ])("keeps no phone where it was %s", async (how, phone) => {
    const email = `phone-${how}@test.example`;
    await visitor().register({ body: { ...person, email, phone } });
    expect((await peopleWith(email))[0]?.phone).toBeNull();
  });

  it("refuses an address that has an account, however it is written", async () => {
    const taken = { code: "email_taken", status: 409 };
    await visitor().register({ body: { ...person, email: "taken@test.example" } });
    for (const email of ["taken@test.example", "Taken@Test.Example", "  TAKEN@test.example "]) {
      await expect(visitor().register({ body: { ...person, email } })).rejects.toMatchObject(taken);
      await expect(signUp(email, "Nobody's SACCO")).rejects.toMatchObject(taken);
    }
    expect(await peopleWith("taken@test.example")).toHaveLength(1);
    const left = await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.select().from(organisations).where(eq(organisations.name, "Nobody's SACCO")),
    );
    expect(left, "an organisation without an owner").toEqual([]);
    expect(await mailsTo(app.current, "taken@test.example")).toHaveLength(1);
  });

  it("lets one of two through that come at the same moment", async () => {
    const email = "twice@test.example";
    const both = await Promise.allSettled(
      [1, 2].map(() => visitor().register({ body: { ...person, email } })),
    );
    expect(both.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = both.find((one) => one.status === "rejected");
    expect(refused?.reason).toMatchObject({ code: "email_taken" });
  });

  it("names every field that needs attention", async () => {
    const body = {
      firstName: " ",
      lastName: "Otieno\nBcc: x@y.example",
      email: "achieng",
      password: "12345",
    };
    await expect(visitor().register({ body })).rejects.toMatchObject({
      code: "validation",
      fields: {
        firstName: "Please fill in all required fields.",
        lastName: "Please write the name in one line of plain letters",
        email: "Please enter a valid email address",
        password: "Password must be at least 6 characters long.",
      },
    });
  });
});
