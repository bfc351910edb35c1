import { expect, it } from "vitest";
import { createOrganisation, createStaff, password } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { codeAt } from "./totp.ts";

const app = startTestApp();

const halfMinute = 30_000;

/** A person whose account asks for a code, which their app shows. */
async function withTwoFactor() {
  const organisation = await createOrganisation(app.current);
  const owner = await createStaff(app.current, organisation.id, ["owner"]);
  const { twoFactor } = app.current.as(owner.token).account;
  const { pending } = await twoFactor.begin({ body: { password } });
  const secret = pending?.secret ?? "";
  const used = codeAt(secret, new Date());
  const { backupCodes } = await twoFactor.confirm({ body: { code: used } });
  // Each code works once: the next one is of the step to come, which clocks that go ahead show already.
  return { owner, twoFactor, backupCodes, used, next: codeAt(secret, new Date(Date.now() + halfMinute)) };
}

it("asks for a code beside the password, and takes each once", async () => {
  const { owner, twoFactor, backupCodes, used, next } = await withTwoFactor();
  const { auth } = app.current.as();
  const { email } = owner;
  expect(backupCodes).toHaveLength(10);
  expect(await twoFactor.get()).toMatchObject({ backupCodesLeft: 10, pending: null });

  const signIn = (code?: string, given = password) => auth.login({ body: { email, password: given, code } });
  await expect(signIn()).rejects.toMatchObject({ code: "two_factor_required", status: 401 });
  // A wrong password says nothing of the code.
  await expect(signIn(next, "not this one")).rejects.toMatchObject({ code: "invalid_credentials" });
  const wrong = { code: "validation", fields: { code: expect.stringContaining("not right") } };
  await expect(signIn("000000")).rejects.toMatchObject(wrong);
  await expect(signIn(used)).rejects.toMatchObject(wrong);
  const { token, user } = await signIn(next);
  expect(user.email).toBe(email);
  expect((await app.current.as(token).auth.me()).email).toBe(email);
  await expect(signIn(next)).rejects.toMatchObject(wrong);

  const [lost = ""] = backupCodes;
  await signIn(` ${lost.toUpperCase().replaceAll("-", " ")} `);
  await expect(signIn(lost)).rejects.toMatchObject(wrong);
  expect(await twoFactor.get()).toMatchObject({ backupCodesLeft: 9 });
});

it("is turned on by a code, ends other sessions, and is turned off by the password", async () => {
  const organisation = await createOrganisation(app.current);
  const owner = await createStaff(app.current, organisation.id, ["owner"]);
  const elsewhere = await app.current.as().auth.login({ body: { email: owner.email, password } });
  const { account, workspace } = app.current.as(owner.token);
  const { twoFactor } = account;
  await expect(twoFactor.begin({ body: { password: "not this one" } })).rejects.toMatchObject({
    code: "validation",
  });
  await expect(twoFactor.confirm({ body: { code: "123456" } })).rejects.toMatchObject({ code: "conflict" });

  await twoFactor.begin({ body: { password } });
  expect(await twoFactor.cancel()).toMatchObject({ enabledAt: null, pending: null });
  const { pending } = await twoFactor.begin({ body: { password } });
  expect(pending?.uri).toContain(`secret=${pending?.secret}`);
  expect((await twoFactor.get()).enabledAt).toBeNull();
  await expect(twoFactor.confirm({ body: { code: "000000" } })).rejects.toMatchObject({ code: "validation" });
  await twoFactor.confirm({ body: { code: codeAt(pending?.secret ?? "", new Date()) } });
  expect((await twoFactor.get()).enabledAt).not.toBeNull();
  await expect(app.current.as(elsewhere.token).auth.me()).rejects.toMatchObject({ code: "unauthenticated" });
  await expect(twoFactor.begin({ body: { password } })).rejects.toMatchObject({ code: "conflict" });
  expect((await twoFactor.renewCodes({ body: { password } })).backupCodes).toHaveLength(10);

  expect(await twoFactor.disable({ body: { password } })).toMatchObject({
    enabledAt: null,
    backupCodesLeft: 0,
  });
  await app.current.as().auth.login({ body: { email: owner.email, password } });
  const actions = (await workspace.audit.list()).rows.map(({ action }) => action);
  expect(actions).toEqual(
    expect.arrayContaining(["two_factor.enabled", "two_factor.codes_renewed", "two_factor.disabled"]),
  );
});
