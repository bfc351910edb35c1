import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import type { ApplicationForm } from "#contract/onboarding/application-form.ts";
import { defaultRiskRules } from "#contract/onboarding/risk.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { fixture } from "#server/platform/files/fixtures/build.ts";
import { TryAgain } from "#server/platform/queue/queue.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { csvFile } from "#server/testing/imports.ts";
import { createCase } from "#server/testing/member-cases.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { membershipApplications } from "../applications/applications.table.ts";
import { identityChecks } from "../checks/checks.table.ts";
import { members } from "../members/members.table.ts";
import { askAgain } from "../registry/ask-again.service.ts";
import { createRegistryDesk } from "../registry/registry.service.ts";
import { type Registry, type RegistryAnswer, unavailable } from "../registry/registry-adapter.ts";
import type { Engines } from "./case.ts";
import { checkMember, lateAnswers } from "./check-member.service.ts";
import { replaceExpiries } from "./expiry.queries.ts";
import { flagExpiries } from "./expiry.service.ts";
import { findSameFaces, keepFace } from "./faces.service.ts";
import { assessAgain } from "./risk.service.ts";
import { screenAgain } from "./screen-again.service.ts";

const app = startTestApp();
let organisationId: string;
let officer: TestPerson;
let owner: TestPerson;
let answer: RegistryAnswer;

beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  officer = await createStaff(app.current, organisationId, ["onboarding"]);
  owner = await createStaff(app.current, organisationId, ["owner"]);
});
beforeEach(() => {
  answer = { kind: "not_found" };
});

const inOwn = <T>(work: (scope: OrganisationScope) => Promise<T>) =>
  inOrganisation(app.current.platform.database, organisationId, work);

/** Engines of a case without pictures: nothing is read, and nobody is compared. */
function engines(over: Partial<Engines> = {}): Engines {
  const registry: Registry = { name: "http", version: "1", find: async () => answer };
  const never = async () => {
    throw new Error("there is nothing to look at");
  };
  return {
    documents: { read: never, close: async () => {} },
    pages: { draw: never, close: async () => {} },
    faces: { compare: never, judge: never, close: async () => {} },
    registry: createRegistryDesk(app.current.platform, registry),
    ...over,
  };
}

const check = (memberId: string, over: Partial<Engines> = {}, last = false) =>
  checkMember(app.current.platform, engines(over), { organisationId, memberId }, { retry: 0, last });

const caseOf = async (id: string) => {
  const found = await app.current.as(officer.token).caseChecks.get({ params: { id } });
  const states = Object.fromEntries(
    found.checks.map(({ kind, status, outcome }) => [kind, outcome ?? status]),
  );
  const open = found.flags.filter(({ resolvedAt }) => resolvedAt === null).map(({ code }) => code);
  return { ...found, states, open };
};

/** Numbers of the registry are kept for days: each case has its own. */
const grace = ({ idNumber, dateOfBirth }: ApplicationForm): RegistryAnswer => ({
  kind: "found",
  person: { idNumber, fullName: "KAMAU GRACE WANJIKU", dateOfBirth, sex: "F" },
});

describe("a registry that is away", () => {
  it("keeps nobody back, and its late answer settles its flag", async () => {
    const { memberId, form } = await createCase(app.current, organisationId);
    answer = unavailable("timeout");
    await check(memberId);
    const before = await caseOf(memberId);
    expect(before.states).toMatchObject({ registry: "unavailable", screening: "matched" });
    expect(before.open).toContain("registry_unavailable");
    const { members: register } = app.current.as(officer.token);
    expect((await register.get({ params: { id: memberId } })).onboardingStep).toBe("verification");

    answer = grace(form);
    const { platform } = app.current;
    const checkId = before.evidence.find(({ kind }) => kind === "registry")?.id ?? "";
    const task = { organisationId, checkId };
    await askAgain(platform, engines().registry, task, { retry: 1, last: false }, lateAnswers(platform));
    const after = await caseOf(memberId);
    expect(after.states.registry).toBe("matched");
    expect(after.open).not.toContain("registry_unavailable");
    const settled = after.flags.find(({ code }) => code === "registry_unavailable");
    expect(settled).toMatchObject({ resolvedBy: null, resolution: expect.stringMatching(/made again/) });
  });

  it("is asked again when staff say so, where nobody asks by itself", async () => {
    // The product's own task makes it again, by the sandbox.
    const form = { idNumber: "90000001", dateOfBirth: "1990-03-12" };
    const { memberId } = await createCase(app.current, organisationId, { form });
    const busy = { ...engines().registry, ask: async () => Promise.reject(new CodedError("monthly_limit")) };
    await check(memberId, { registry: busy });
    const before = await caseOf(memberId);
    expect(before.states.registry).toBe("unavailable");
    expect(before.flags.map(({ detail }) => detail)).toContain(
      "The month's calls to the registry are used up.",
    );
    await app.current.as(officer.token).caseChecks.again({ params: { id: memberId } });
    await vi.waitFor(async () => expect((await caseOf(memberId)).states.registry).toBe("matched"), 60_000);
  });
});

describe("a check that fails", () => {
  const away: Partial<Engines> = {
    documents: { read: () => Promise.reject(new CodedError("unavailable")), close: async () => {} },
  };
  it("is tried again while the others go on, and stands as unavailable in the end", async () => {
    const pdf = new Uint8Array(fixture("cv.pdf"));
    const { memberId } = await createCase(app.current, organisationId, {
      files: [{ kind: "kra-pin", name: "pin.pdf", bytes: pdf }],
    });
    await expect(check(memberId, away)).rejects.toThrow(TryAgain);
    const before = await caseOf(memberId);
    expect(before.states).toMatchObject({ text_extraction: "running", registry: "not_found" });
    const { members: register } = app.current.as(officer.token);
    const step = async () => (await register.get({ params: { id: memberId } })).onboardingStep;
    expect(await step()).toBe("documents");
    await check(memberId, away, true);
    const after = await caseOf(memberId);
    expect(after.states.text_extraction).toBe("unavailable");
    expect(after.open).toContain("document_unread");
    expect(after.evidence.filter(({ kind }) => kind === "registry")).toHaveLength(1);
    expect(await step()).toBe("verification");
  });
});

describe("what was found", () => {
  it("is resolved by staff with a note, once, and stays in the history", async () => {
    const { memberId } = await createCase(app.current, organisationId);
    await check(memberId);
    const { caseChecks } = app.current.as(officer.token);
    const flag = (await caseOf(memberId)).flags.find(({ code }) => code === "registry_not_found");
    const params = { id: flag?.id ?? "" };
    await expect(caseChecks.resolveFlag({ params, body: { resolution: " " } })).rejects.toMatchObject({
      fields: { resolution: expect.any(String) },
    });
    const body = { resolution: "The card was seen at the branch." };
    expect(await caseChecks.resolveFlag({ params, body })).toMatchObject({
      ...body,
      resolvedBy: expect.any(String),
    });
    await expect(caseChecks.resolveFlag({ params, body })).rejects.toMatchObject({ code: "conflict" });
    const after = await caseOf(memberId);
    expect(after.flags.map(({ id }) => id)).toContain(flag?.id);
    // The rating follows: what made it high is looked into.
    expect(after.risk?.rating).not.toBe("high");
    expect(after.open).not.toContain("high_risk");
  });

  it("is rated by rules that the owner may change", async () => {
    const form = { politicallyExposed: true, grossMonthlyIncome: 900_000 };
    const { memberId, form: sent } = await createCase(app.current, organisationId, { form });
    answer = grace(sent);
    await check(memberId);
    const conditions = async () => (await caseOf(memberId)).risk?.reasons.map(({ condition }) => condition);
    expect(await conditions()).toEqual(["politically_exposed", "high_income"]);
    const { riskRules } = app.current.as(owner.token).caseChecks;
    const rules = defaultRiskRules.filter(({ condition }) => condition !== "politically_exposed");
    await expect(
      app.current.as(officer.token).caseChecks.riskRules.save({ body: { rules } }),
    ).rejects.toMatchObject({ code: "forbidden" });
    await expect(riskRules.save({ body: { rules: [...rules, ...rules] } })).rejects.toMatchObject({
      code: "validation",
    });
    await riskRules.save({ body: { rules } });
    await assessAgain(app.current.platform, { organisationId });
    const [row] = await inOwn((scope) =>
      scope.select({ risk: members.risk }, members, eq(members.id, memberId)),
    );
    expect(row?.risk).toBe("medium");
    expect((await caseOf(memberId)).open).not.toContain("high_risk");
    await riskRules.save({ body: { rules: defaultRiskRules } });
  });

  it("is written down by one run, when two make the same check", async () => {
    const { memberId } = await createCase(app.current, organisationId);
    await Promise.all([check(memberId), check(memberId)]);
    const rows = await inOwn((scope) =>
      scope.select({ kind: identityChecks.kind }, identityChecks, eq(identityChecks.reference, memberId)),
    );
    expect(rows.filter(({ kind }) => kind === "screening")).toHaveLength(1);
    const { rows: told } = await app.current
      .as(officer.token)
      .notifications.list({ query: { pageSize: 100 } });
    expect(told.filter(({ path }) => path?.endsWith(memberId))).toHaveLength(1);
  });
});

describe("the same person", () => {
  it("is found by birthday and name, by a number with zeros, and in applications that are open", async () => {
    const first = await createCase(app.current, organisationId, {
      form: { fullName: "Nekesa Wafula Simiyu", dateOfBirth: "1992-02-29", idNumber: "0712345" },
    });
    await inOwn((scope) =>
      scope.insert(membershipApplications, {
        clientId: newId(),
        keyDigest: newId(),
        status: "draft",
        language: "en",
        step: 1,
        values: { primaryMobileNumber: "0722 999 111" },
      }),
    );
    const second = await createCase(app.current, organisationId, {
      form: {
        fullName: "Simiyu Nekesa",
        dateOfBirth: "1992-02-29",
        idNumber: "712345",
        primaryMobileNumber: "+254722999111",
      },
    });
    const stranger = await createCase(app.current, organisationId, {
      form: { fullName: "Halima Abdi", dateOfBirth: "1992-02-29" },
    });
    for (const { memberId } of [second, stranger]) await check(memberId);
    const found = await caseOf(second.memberId);
    expect(found.states.duplicates).toBe("uncertain");
    const details = found.flags.filter(({ code }) => code === "duplicate_person").map(({ detail }) => detail);
    expect(details.toSorted()).toEqual([
      "Another application, not sent yet, has the same ID number, phone or KRA PIN.",
      "Another member has the same ID number but for zeros at its beginning.",
    ]);
    expect(found.evidence.find(({ kind }) => kind === "duplicates")?.result).toMatchObject({
      sameNumber: [first.memberId],
    });
    expect((await caseOf(stranger.memberId)).states.duplicates).toBe("matched");
  });

  it("is found by the face, which lies sealed in the database", async () => {
    const face = (seed: number) => {
      const values = Float32Array.from({ length: 192 }, (_, at) => Math.sin(seed * 7.3 + at * (1 + seed)));
      const length = Math.hypot(...values);
      return values.map((value) => value / length);
    };
    const keep = (memberId: string, seed: number) =>
      inOwn((scope) => keepFace(scope, app.current.platform.sealer, memberId, face(seed)));
    const birthdays = ["1980-01-01", "1981-01-01", "1982-01-01"];
    const ids: string[] = [];
    for (const [at, dateOfBirth] of birthdays.entries()) {
      const { memberId } = await createCase(app.current, organisationId, { form: { dateOfBirth } });
      ids.push(memberId);
      await keep(memberId, at === 2 ? 1 : at + 1);
    }
    const [twin = "", other = "", asked = ""] = ids;
    const found = await findSameFaces(app.current.platform, organisationId, asked);
    expect(found.compared).toBeGreaterThanOrEqual(2);
    expect(found.same.map(({ memberId }) => memberId)).toEqual([twin]);
    expect(found.same.map(({ memberId }) => memberId)).not.toContain(other);
    expect(found.same[0]?.distance).toBeLessThan(0.001);
  });
});

describe("screening lists", () => {
  it("are asked about every member when they are new, and what a removed one raised is settled", async () => {
    const { id } = await createOrganisation(app.current);
    const clerk = await createStaff(app.current, id, ["onboarding"]);
    const listed = await createCase(app.current, id, { form: { fullName: "Josphat Muriithi Mugambi" } });
    await createCase(app.current, id, { form: { fullName: "Rehema Kadzo Katana" } });
    const { screeningLists } = app.current.as(clerk.token).identity;
    const file = csvFile("Name\nJosphat Muriithi Mugambi\n");
    const list = await screeningLists.create({
      form: { name: "Expelled", kind: "blocklist", source: "Board" },
      files: { file },
    });
    await screenAgain(app.current.platform, { organisationId: id, listId: list.id });
    const { caseChecks } = app.current.as(clerk.token);
    const flags = async () => (await caseChecks.get({ params: { id: listed.memberId } })).flags;
    expect(await flags()).toMatchObject([
      { code: "blocklisted", detail: "An entry of the list “Expelled” may mean this person." },
      { code: "high_risk" },
    ]);
    await screenAgain(app.current.platform, { organisationId: id, listId: list.id });
    expect(await flags()).toHaveLength(2);
    await screeningLists.remove({ params: { id: list.id } });
    await screenAgain(app.current.platform, { organisationId: id, listId: list.id });
    expect((await flags())[0]).toMatchObject({ resolution: "The list was removed.", resolvedBy: null });
  });
});

describe("documents that expire", () => {
  it("are flagged once before, and once when they have", async () => {
    const { memberId } = await createCase(app.current, organisationId);
    await inOwn((scope) => replaceExpiries(scope, memberId, [{ kind: "passport", expiresOn: "2031-05-31" }]));
    const codes = async (day: string) => {
      await flagExpiries(app.current.platform, new Date(`${day}T09:00:00Z`));
      return (await caseOf(memberId)).flags.map(({ code, detail }) => [code, detail]);
    };
    expect(await codes("2031-03-01")).toEqual([]);
    const soon = ["document_expires_soon", "The passport expires on 2031-05-31."];
    expect(await codes("2031-04-15")).toEqual([soon]);
    expect(await codes("2031-04-16")).toEqual([soon]);
    const expired = ["document_expired", "The passport expired on 2031-05-31."];
    expect(await codes("2031-06-01")).toEqual([soon, expired]);
  });
});
