import { beforeEach, describe, expect, it } from "vitest";
import { dayMillis } from "#server/platform/clock.ts";
import {
  createCandidate,
  createOrganisation,
  createStaff,
  password,
  type TestPerson,
} from "#server/testing/factories.ts";
import { linkIn, mailsTo, tokenIn } from "#server/testing/mailbox.ts";
import { createProviderOwner } from "#server/testing/site.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
const workspace = (person: TestPerson) => app.current.as(person.token).workspace;

let organisation: { id: string; slug: string; name: string };
let owner: TestPerson;
beforeEach(async () => {
  organisation = await createOrganisation(app.current);
  owner = await createStaff(app.current, organisation.id, ["owner"]);
});

let last = 0;
const freshEmail = () => `colleague-${++last}@test.example`;
const invite = (email: string, by = owner) =>
  workspace(by).team.invite({ body: { fullName: "Wafula Simiyu", email, roles: ["hr"] } });

describe("the team", () => {
  it("shows every member who works there, and nobody else", async () => {
    const hr = await createStaff(app.current, organisation.id, ["hr", "onboarding"], { firstName: "Barasa" });
    await createStaff(app.current, (await createOrganisation(app.current)).id, ["owner"]);
    const { rows, total } = await workspace(hr).team.list();
    expect(total).toBe(2);
    expect(rows.map(({ email, roles }) => [email, roles])).toEqual([
      [owner.email, ["owner"]],
      [hr.email, ["hr", "onboarding"]],
    ]);
    expect(rows.every(({ invited }) => !invited)).toBe(true);
    const found = await workspace(hr).team.list({ query: { q: "BARASA" } });
    expect(found).toMatchObject({ total: 1, rows: [{ id: hr.userId }] });
    expect((await workspace(hr).team.list({ query: { pageSize: 1, page: 2 } })).rows).toHaveLength(1);
  });

  it("shows the owner alone what can be done, and protects the last owner and oneself", async () => {
    const hr = await createStaff(app.current, organisation.id, ["hr"], { firstName: "Barasa" });
    const abilities = async (person: TestPerson) =>
      (await workspace(person).team.list()).rows.map((row) => row.abilities);
    const none = { changeRoles: false, remove: false, resetTwoFactor: false };
    const all = { changeRoles: true, remove: true, resetTwoFactor: false };
    expect(await abilities(owner)).toEqual([none, all]);
    expect(await abilities(hr)).toEqual([none, none]);
    await workspace(owner).team.update({ params: { id: hr.userId }, body: { roles: ["owner"] } });
    expect(await abilities(owner)).toEqual([{ ...all, remove: false }, all]);
  });

  it("says who may invite and rename, and what stands in the way of it", async () => {
    const abilities = async (person: TestPerson) =>
      (await app.current.as(person.token).auth.me()).workspace?.abilities;
    const open = { change: true, rename: true, invite: true, inviteRefusal: null };
    expect(await abilities(owner)).toEqual(open);
    const hr = await createStaff(app.current, organisation.id, ["hr"]);
    expect(await abilities(hr)).toEqual({ ...open, rename: false, invite: false });
    const unverified = await createStaff(app.current, organisation.id, ["owner"], { emailVerified: false });
    expect(await abilities(unverified)).toEqual({
      ...open,
      invite: false,
      inviteRefusal: "email_unverified",
    });
    const ended = await createOrganisation(app.current, new Date(Date.now() - dayMillis));
    const late = await createStaff(app.current, ended.id, ["owner"]);
    expect(await abilities(late)).toEqual({
      change: false,
      rename: false,
      invite: false,
      inviteRefusal: "trial_ended",
    });
    await expect(invite(freshEmail(), late)).rejects.toMatchObject({ code: "trial_ended" });
  });
});

describe("an invitation", () => {
  it("mails a link that sets the password and opens the workspace", async () => {
    const email = freshEmail();
    expect(await invite(email)).toMatchObject({
      fullName: "Wafula Simiyu",
      email,
      roles: ["hr"],
      invited: true,
    });
    const [mail] = await mailsTo(app.current, email);
    expect(mail?.subject).toContain(organisation.name);
    await app.current.as().auth.resetPassword({ body: { token: tokenIn(mail), password } });
    const { user } = await app.current.as().auth.login({ body: { email, password } });
    expect(user.workspace).toMatchObject({ slug: organisation.slug, roles: ["hr"] });
    const { rows } = await workspace(owner).team.list({ query: { q: email } });
    expect(rows[0]?.invited).toBe(false);
  });

  it("goes out once more to an invited person who never came, and not to a colleague", async () => {
    const email = freshEmail();
    await invite(email);
    await invite(email);
    expect(await mailsTo(app.current, email)).toHaveLength(2);
    await expect(invite(owner.email)).rejects.toMatchObject({ code: "conflict" });
  });

  it("adds a person with a proven address, who signs in as before", async () => {
    const candidate = await createCandidate(app.current);
    expect(await invite(candidate.email)).toMatchObject({ invited: false });
    const [mail] = await mailsTo(app.current, candidate.email);
    expect(linkIn(mail).pathname).toBe("/login");
    expect(await app.current.as(candidate.token).auth.me()).toMatchObject({
      isCandidate: true,
      organization: organisation.name,
    });
  });

  it("takes nobody from another organisation, and no address that is not proven", async () => {
    const elsewhere = await createStaff(app.current, (await createOrganisation(app.current)).id, ["hr"]);
    const email = freshEmail();
    await app.current.as().auth.register({ body: { firstName: "Not", lastName: "Proven", email, password } });
    for (const address of [elsewhere.email, email]) {
      await expect(invite(address)).rejects.toMatchObject({ code: "conflict" });
    }
    expect((await workspace(owner).team.list()).total).toBe(1);
  });

  it("needs an owner with a proven address, a role, and a running trial", async () => {
    const unproven = await createStaff(app.current, organisation.id, ["owner"], { emailVerified: false });
    await expect(invite(freshEmail(), unproven)).rejects.toMatchObject({ code: "email_unverified" });
    const body = { fullName: "A B", email: freshEmail(), roles: [] };
    await expect(workspace(owner).team.invite({ body })).rejects.toMatchObject({ code: "validation" });
    const ended = await createOrganisation(app.current, new Date(Date.now() - dayMillis));
    const late = await createStaff(app.current, ended.id, ["owner"]);
    await expect(invite(freshEmail(), late)).rejects.toMatchObject({ code: "trial_ended" });
    expect((await workspace(late).team.list()).rows[0]?.abilities.changeRoles).toBe(false);
  });
});

describe("roles", () => {
  it("are changed by the owner, who stays one while there is no other", async () => {
    const hr = await createStaff(app.current, organisation.id, ["hr"]);
    const change = (id: string, roles: ("owner" | "hr" | "experience")[]) =>
      workspace(owner).team.update({ params: { id }, body: { roles } });
    expect((await change(hr.userId, ["experience", "hr"])).roles).toEqual(["hr", "experience"]);
    await expect(change(owner.userId, ["hr"])).rejects.toMatchObject({ code: "conflict" });
    await change(hr.userId, ["owner"]);
    await change(owner.userId, ["hr"]);
    await expect(change(hr.userId, ["hr"])).rejects.toMatchObject({ code: "forbidden" });
  });

  it("end with the membership; who was removed can be invited again", async () => {
    const hr = await createStaff(app.current, organisation.id, ["hr"]);
    await workspace(owner).team.remove({ params: { id: hr.userId } });
    await expect(workspace(hr).team.list()).rejects.toMatchObject({ code: "forbidden" });
    expect(await app.current.as(hr.token).auth.me()).toMatchObject({ workspace: null });
    for (const id of [owner.userId, hr.userId]) {
      const code = id === hr.userId ? "not_found" : "conflict";
      await expect(workspace(owner).team.remove({ params: { id } })).rejects.toMatchObject({ code });
    }
    expect(await invite(hr.email)).toMatchObject({ id: hr.userId, invited: false });
  });
});

describe("the organisation's name", () => {
  it("is the owner's to change; its address stays", async () => {
    const user = await workspace(owner).update({ body: { name: "  Tumaini SACCO " } });
    expect(user).toMatchObject({
      organization: "Tumaini SACCO",
      workspace: { name: "Tumaini SACCO", slug: organisation.slug },
    });
    await expect(workspace(owner).update({ body: { name: "" } })).rejects.toMatchObject({
      code: "validation",
    });
  });

  it("is the brand's for the provider", async () => {
    const provider = await createProviderOwner(app.current);
    const renaming = workspace(provider).update({ body: { name: "Another name" } });
    await expect(renaming).rejects.toMatchObject({ code: "conflict" });
  });
});
