import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { TrialPage } from "#contract/accounts/accounts.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { createCandidate, password } from "#server/testing/factories.ts";
import { linkIn, mailsTo, tokenIn } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { organisations, users } from "./accounts.table.ts";

const app = startTestApp();
const auth = () => app.current.as().auth;

const request = (email: string, page?: TrialPage) => ({
  saccoName: "Mwangaza SACCO",
  contactPerson: "Naliaka Wekesa",
  email,
  phone: "0712 345 678",
  page,
});

const ask = (email: string, page?: TrialPage) =>
  app.current.http.inject({ method: "POST", url: "/api/auth/trial", payload: request(email, page) });

/** Asks for a trial and waits for the mail, which a background task writes. */
async function askAndWait(email: string, page?: TrialPage) {
  const before = (await mailsTo(app.current, email)).length;
  expect((await ask(email, page)).statusCode).toBe(202);
  await expect.poll(() => mailsTo(app.current, email)).toHaveLength(before + 1);
  return (await mailsTo(app.current, email))[0];
}

const organisationsNamed = (name: string) =>
  acrossOrganisations(app.current.platform.database, (tx) =>
    tx.select().from(organisations).where(eq(organisations.name, name)),
  );

describe("a trial without a password", () => {
  it.each<[TrialPage | undefined, number]>([
    [undefined, 14],
    ["recruitment", 14],
    ["onboarding", 30],
  ])("from the page %s runs %i days and opens with the mail's link", async (page, days) => {
    const email = `trial-${page}@test.example`;
    const mail = await askAndWait(email, page);
    expect(mail?.subject).toBe("Your Ushirika workspace is ready");
    expect(linkIn(mail).pathname).toBe("/welcome");

    const { welcome } = await auth().passwordLink({ body: { token: tokenIn(mail) } });
    expect(welcome).toMatchObject({ organization: "Mwangaza SACCO", invitedBy: null, roles: ["owner"] });
    expect(welcome?.trialEndsAt).toEqual(expect.any(String));

    const early = auth().login({ body: { email, password } });
    await expect(early).rejects.toMatchObject({ code: "invalid_credentials" });
    await auth().resetPassword({ body: { token: tokenIn(mail), password } });
    const { user } = await auth().login({ body: { email, password } });
    expect(user).toMatchObject({
      fullName: "Naliaka Wekesa",
      phone: "+254712345678",
      emailVerified: true,
      isCandidate: false,
      organization: "Mwangaza SACCO",
      workspace: { roles: ["owner"], trialDaysLeft: days, isProvider: false },
    });
  });

  it("answers the same for an address that has an account, and informs its owner", async () => {
    const { email } = await createCandidate(app.current);
    const known = await ask(email);
    const unknown = await ask("someone-new@test.example");
    expect(unknown.rawPayload.equals(known.rawPayload)).toBe(true);
    await expect.poll(() => mailsTo(app.current, email)).toHaveLength(1);
    const [mail] = await mailsTo(app.current, email);
    expect(mail?.subject).toBe("You already have a Ushirika account");
    expect(linkIn(mail).pathname).toBe("/login");
    await auth().login({ body: { email, password } });
  });

  it("sends the link again while no password was set, and makes no second workspace", async () => {
    const email = "trial-twice@test.example";
    const body = { ...request(email), saccoName: "Twice SACCO" };
    await auth().trial({ body });
    await expect.poll(() => mailsTo(app.current, email)).toHaveLength(1);
    const second = await askAndWait(email);
    expect(JSON.stringify(second?.message)).not.toContain("Twice SACCO");
    expect(await organisationsNamed("Twice SACCO")).toHaveLength(1);
    await auth().resetPassword({ body: { token: tokenIn(second), password } });
    await auth().login({ body: { email, password } });
  });

  it("names the fields that need attention", async () => {
    const body = { saccoName: "", contactPerson: "Naliaka", email: "x", phone: "call me" };
    await expect(auth().trial({ body })).rejects.toMatchObject({
      code: "validation",
      fields: {
        saccoName: "Please fill in all required fields.",
        email: "Please enter a valid email address",
        phone: "Please enter a valid phone number",
      },
    });
  });
});

it("gives a sign-up from the onboarding page 30 days", async () => {
  const body = { fullName: "Baraka Kiprono", email: "baraka@test.example", password };
  await auth().signup({ body: { ...body, page: "onboarding" } });
  const { user } = await auth().login({ body: { email: body.email, password } });
  expect(user.workspace?.trialDaysLeft).toBe(30);
});

it("takes a password that was set by the link as proof of the address", async () => {
  const email = "unproven@test.example";
  await auth().register({ body: { firstName: "Achieng", lastName: "Otieno", email, password } });
  await auth().requestPasswordReset({ body: { email } });
  await expect.poll(() => mailsTo(app.current, email)).toHaveLength(2);
  await auth().resetPassword({ body: { token: tokenIn((await mailsTo(app.current, email))[0]), password } });
  const [person] = await acrossOrganisations(app.current.platform.database, (tx) =>
    tx.select().from(users).where(eq(users.email, email)),
  );
  expect(person?.emailVerified).toBe(true);
});
