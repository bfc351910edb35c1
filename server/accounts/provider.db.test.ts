import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import { password } from "#server/testing/factories.ts";
import { mailsTo, tokenIn } from "#server/testing/mailbox.ts";
import { providerId } from "#server/testing/site.ts";
import { startOwnTestApp } from "#server/testing/test-app.ts";
import { organisations, users } from "./accounts.table.ts";
import { ensureProvider } from "./provider.service.ts";

const app = startOwnTestApp();
// Another brand is what one test tries, and no other's business.
beforeEach(() => ensureProvider(app.current.platform));
const auth = () => app.current.as().auth;

/** The installation as it starts with another brand. */
function branded(brand: Partial<Platform["config"]["brand"]>): Platform {
  const { platform } = app.current;
  return { ...platform, config: { ...platform.config, brand: { ...platform.config.brand, ...brand } } };
}

const provider = async () => {
  const id = await providerId(app.current);
  const [row] = await acrossOrganisations(app.current.platform.database, (tx) =>
    tx.select().from(organisations).where(eq(organisations.id, id)),
  );
  return row;
};

it("is there after the first start, and the brand's address is invited to own it", async () => {
  expect(await provider()).toMatchObject({ slug: "ushirika", name: "Ushirika", trialEndsAt: null });
  const email = "hello@ushirika.example";
  const [mail, ...more] = await mailsTo(app.current, email);
  expect(more).toEqual([]);
  // Not the demo's password, which opens nothing where there is no demo.
  const chosen = "Chosen-by-the-owner-2026";
  await auth().resetPassword({ body: { token: tokenIn(mail), password: chosen } });
  const { user, token } = await auth().login({ body: { email, password: chosen } });
  expect(user).toMatchObject({
    emailVerified: true,
    workspace: { slug: "ushirika", roles: ["owner"], isProvider: true },
  });
  expect(await app.current.as(token).enquiries.list()).toEqual({ rows: [], total: 0 });
});

it("stays one, whichever processes start at once, and nobody is invited twice", async () => {
  const before = await mailsTo(app.current, "hello@ushirika.example");
  const ids = await Promise.all([1, 2, 3].map(() => ensureProvider(app.current.platform)));
  expect(new Set(ids)).toEqual(new Set([await providerId(app.current)]));
  expect(await mailsTo(app.current, "hello@ushirika.example")).toHaveLength(before.length);
});

it("follows the brand's name, and invites a new address", async () => {
  const id = await providerId(app.current);
  expect(await ensureProvider(branded({ product: "Harambee", email: "Karibu@Harambee.Example" }))).toBe(id);
  expect(await provider()).toMatchObject({ slug: "ushirika", name: "Harambee" });
  expect(await mailsTo(app.current, "karibu@harambee.example")).toHaveLength(1);
});

it("gives nothing to an account whose address is unproven, until it is", async () => {
  const email = "squatter@test.example";
  await auth().register({ body: { firstName: "Some", lastName: "One", email, password } });
  const workspaceOf = async () => (await auth().login({ body: { email, password } })).user.workspace;
  await ensureProvider(branded({ email }));
  expect(await workspaceOf()).toBeNull();
  await acrossOrganisations(app.current.platform.database, (tx) =>
    tx.update(users).set({ emailVerified: true }).where(eq(users.email, email)),
  );
  await ensureProvider(branded({ email }));
  expect(await workspaceOf()).toMatchObject({ isProvider: true, roles: ["owner"] });
});
