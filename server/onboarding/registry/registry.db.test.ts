import { beforeAll, describe, expect, it, vi } from "vitest";
import type { RegistryQuestion } from "#contract/onboarding/registry.ts";
import { TryAgain } from "#server/platform/queue/queue.ts";
import { databaseText } from "#server/testing/database-text.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { askAgain } from "./ask-again.service.ts";
import { askAgainTask } from "./ask-again.task.ts";
import { openRegistry } from "./open-registry.ts";
import { createRegistryDesk } from "./registry.service.ts";
import { type Registry, type RegistryAnswer, unavailable } from "./registry-adapter.ts";
import { createSandboxRegistry } from "./sandbox-registry.ts";

const app = startTestApp();
let officer: TestPerson;
let organisationId: string;
beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  officer = await createStaff(app.current, organisationId, ["onboarding"]);
});

const typed = { fullName: "Grace Wanjiku Kamau", dateOfBirth: "1990-03-12", sex: "F" };
const identity = () => app.current.as(officer.token).identity;
const ask = (idNumber: string, more: object = {}) =>
  identity().askRegistry({ body: { idNumber, typed, ...more } });

/** A desk of an organisation of its own, over a registry that answers as told. */
async function ownDesk(answer: () => RegistryAnswer, monthlyLimit = 1000) {
  const { id } = await createOrganisation(app.current);
  const find = vi.fn(async () => answer());
  const registry: Registry = { name: "http", version: "1", find };
  const { platform } = app.current;
  const config = { ...platform.config, registryMonthlyLimit: monthlyLimit };
  const desk = createRegistryDesk({ ...platform, config }, registry);
  const { userId, token } = await createStaff(app.current, id, ["onboarding"]);
  const actor = { userId, organisationId: id, ip: null, requestId: null };
  const question = (idNumber: string, reference?: string): RegistryQuestion => ({
    document: "national_id",
    idNumber,
    typed,
    reference,
  });
  const usage = () => desk.usage(actor);
  const checks = (reference: string) =>
    app.current.as(token).identity.checks.list({ params: { id: reference } });
  return { desk, find, actor, question, usage, checks };
}

const grace: RegistryAnswer = {
  kind: "found",
  person: { idNumber: "23456789", fullName: "KAMAU GRACE WANJIKU", dateOfBirth: "1990-03-12", sex: "F" },
};

describe("the sandbox", () => {
  it.each([
    ["90000001", "matched", []],
    ["90000002", "mismatch", ["fullName", "dateOfBirth", "sex"]],
    ["90000404", "not_found", []],
    ["90000406", "not_applicable", []],
    ["90000408", "unavailable", []],
    ["90000409", "unavailable", []],
    ["90000503", "unavailable", []],
  ])("says of %s: %s", async (idNumber, outcome, mismatched) => {
    expect(await ask(idNumber)).toMatchObject({ outcome, mismatched, registry: "sandbox" });
  });

  it("finds the slow one, slowly", async () => {
    const pause = vi.fn(async () => {});
    expect(await createSandboxRegistry(pause).find("90000202")).toMatchObject({ kind: "found" });
    expect(pause).toHaveBeenCalledOnce();
  });
});

describe("asking", () => {
  it("takes a shorter name for a match, and exchanged days for none", async () => {
    expect(await ask("90 000 001", { typed: { ...typed, fullName: "Kamau Grace" } })).toMatchObject({
      outcome: "matched",
      comparison: { fullName: { outcome: "likely" } },
    });
    expect(await ask("90000001", { typed: { ...typed, dateOfBirth: "1990-12-03" } })).toMatchObject({
      outcome: "mismatch",
      mismatched: ["dateOfBirth"],
    });
    expect(await ask("90000001", { typed: { ...typed, fullName: "Grace Wanjiru Kamau" } })).toMatchObject({
      outcome: "mismatch",
      mismatched: ["fullName"],
    });
    expect(await ask("90000001", { typed: { ...typed, dateOfBirth: "smudged" } })).toMatchObject({
      outcome: "mismatch",
    });
  });

  it("asks nobody about a passport, and refuses what is no number", async () => {
    expect(await ask("AK0123456", { document: "passport" })).toMatchObject({
      outcome: "not_applicable",
      answeredAt: null,
    });
    await expect(ask("AK0123456")).rejects.toMatchObject({ code: "validation" });
    await expect(ask("../../etc")).rejects.toMatchObject({ code: "validation" });
  });

  it("keeps the result of a case, and leaves no personal data in the trail", async () => {
    const answer = await ask("90000001", { reference: "join-registry" });
    const { rows } = await identity().checks.list({ params: { id: "join-registry" } });
    expect(rows).toMatchObject([{ kind: "registry", engine: "registry-sandbox", result: answer }]);
    const owner = await createStaff(app.current, organisationId, ["owner"]);
    const trail = await app.current.as(owner.token).workspace.audit.list({ query: { kind: ["identity"] } });
    expect(trail.rows.map(({ action }) => action)).toContain("registry.asked");
    expect(JSON.stringify(trail.rows)).not.toMatch(/Wanjiku|90000001/);
  });

  it("keeps definite answers for some days, sealed and only for who asked", async () => {
    const { desk, find, actor, question, usage } = await ownDesk(() => grace);
    const now = new Date("2026-11-22T09:00:00Z");
    const first = await desk.ask(actor, question("23456789"), { now });
    expect(first).toMatchObject({ outcome: "matched", answeredAt: now.toISOString() });
    const later = new Date("2026-11-28T09:00:00Z");
    expect(await desk.ask(actor, question("23456789"), { now: later })).toEqual(first);
    expect(find).toHaveBeenCalledTimes(1);
    const stored = await databaseText(app.current.platform.database);
    expect(stored.get("public.registry_answer")).not.toMatch(/WANJIKU|23456789/);
    await desk.ask(actor, question("23456789"), { now: new Date("2026-11-30T09:00:00Z") });
    expect(find).toHaveBeenCalledTimes(2);
    expect(await usage()).toMatchObject({ calls: expect.any(Number), limit: 1000, registry: "http" });
    await desk.clean(new Date("2030-01-01T00:00:00Z"));
    await desk.ask(actor, question("23456789"), { now: new Date("2026-11-30T09:00:01Z") });
    expect(find).toHaveBeenCalledTimes(3);
  });
});

describe("calls", () => {
  it("are capped by month, also when many come at once", async () => {
    const { desk, find, actor, question, usage } = await ownDesk(() => ({ kind: "not_found" }), 5);
    const numbers = Array.from({ length: 12 }, (_, place) => String(23_456_700 + place));
    const asked = await Promise.allSettled(numbers.map((number) => desk.ask(actor, question(number))));
    const refused = asked.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(7);
    expect((refused[0] as PromiseRejectedResult).reason).toMatchObject({ code: "monthly_limit" });
    expect(find).toHaveBeenCalledTimes(5);
    expect(await usage()).toMatchObject({ calls: 5, limit: 5 });
  });

  it("about one number at the same moment are one, until its answer is kept", async () => {
    const { desk, find, actor, question, usage, checks } = await ownDesk(() => grace, 1);
    const now = new Date("2026-11-22T09:00:00Z");
    const keeping = Promise.withResolvers<void>();
    const whenKept = async () => keeping.resolve();
    const answers = await Promise.all([
      desk.ask(actor, question("23456789", "case-first"), { now, whenKept }),
      desk.ask(actor, question("23456789", "case-second"), { now }),
      keeping.promise.then(() => desk.ask(actor, question("23456789"), { now })),
    ]);
    expect(answers.map(({ outcome, answeredAt }) => [outcome, answeredAt])).toEqual(
      Array(3).fill(["matched", now.toISOString()]),
    );
    expect(find).toHaveBeenCalledTimes(1);
    expect(await usage()).toMatchObject({ calls: 1 });
    for (const reference of ["case-first", "case-second"]) {
      expect((await checks(reference)).rows).toMatchObject([{ outcome: "matched" }]);
    }
  });

  it("about one number at the same moment fail together, cost nothing, and keep nobody from asking later", async () => {
    const { desk, find, actor, question, usage } = await ownDesk(() => unavailable("connection"));
    const both = [desk.ask(actor, question("23456789")), desk.ask(actor, question("23456789"))];
    expect(await Promise.all(both)).toMatchObject(Array(2).fill({ reason: "connection" }));
    expect(find).toHaveBeenCalledTimes(1);
    expect(await usage()).toMatchObject({ calls: 0 });
    await desk.ask(actor, question("23456789"));
    expect(find).toHaveBeenCalledTimes(2);
  });

  it("are counted by the month in Nairobi, and begin anew with it", async () => {
    const { desk, actor, question } = await ownDesk(() => ({ kind: "not_found" }), 1);
    const [november, december] = [new Date("2026-11-30T20:59:00Z"), new Date("2026-11-30T21:01:00Z")];
    await desk.ask(actor, question("23456701"), { now: november });
    const second = desk.ask(actor, question("23456702"), { now: november });
    await expect(second).rejects.toMatchObject({ code: "monthly_limit", status: 409 });
    await desk.ask(actor, question("23456702"), { now: december });
    expect(await desk.usage(actor, november)).toMatchObject({ month: "2026-11", calls: 1 });
    expect(await desk.usage(actor, december)).toMatchObject({ month: "2026-12", calls: 1 });
  });

  it("cost nothing where the registry was not reached, and what it charges elsewhere", async () => {
    let answer = unavailable("connection");
    const { desk, actor, question, usage } = await ownDesk(() => answer);
    await desk.ask(actor, question("23456789"));
    expect(await usage()).toMatchObject({ calls: 0 });
    answer = unavailable("other_person");
    await desk.ask(actor, question("23456789"));
    expect(await usage()).toMatchObject({ calls: 1 });
  });
});

describe("a registry that was unavailable", () => {
  it("is asked again, and the case gets a further entry", async () => {
    let answer = unavailable("status");
    const { desk, find, actor, question, checks } = await ownDesk(() => answer);
    const result = await desk.ask(actor, question("23456789", "case-again"));
    expect(result).toMatchObject({ outcome: "unavailable", reason: "status", askedAgain: true });
    const [first] = (await checks("case-again")).rows;
    const { platform } = app.current;
    const job = { organisationId: actor.organisationId, checkId: first?.id ?? "" };
    const whenKept = vi.fn(async () => {});
    const mayAsk = async () => true;
    const again = (retry: number) =>
      askAgain(platform, desk, job, { retry, last: false }, { mayAsk, whenKept });
    await expect(again(0)).rejects.toThrow(TryAgain);
    expect(find).toHaveBeenCalledTimes(1);
    await expect(again(1)).rejects.toThrow(TryAgain);
    expect((await checks("case-again")).total).toBe(1);
    answer = grace;
    await again(2);
    await again(3);
    expect(find).toHaveBeenCalledTimes(3);
    expect(whenKept.mock.calls).toMatchObject([[expect.anything(), "case-again", { outcome: "matched" }]]);
    const { rows } = await checks("case-again");
    expect(rows.map(({ outcome, checkedBy }) => [outcome, checkedBy === null])).toEqual([
      ["matched", true],
      ["unavailable", false],
    ]);
    expect(await platform.queue.isWaiting(askAgainTask, job)).toBe(true);
  });

  it("is not asked again without a case", async () => {
    const { desk, actor, question } = await ownDesk(() => unavailable("status"));
    expect(await desk.ask(actor, question("23456789"))).toMatchObject({ askedAgain: false });
  });
});

it("of another organisation tells nothing", async () => {
  const { desk, find, actor, question } = await ownDesk(() => grace);
  await desk.ask(actor, question("23456789"));
  const other = await createOrganisation(app.current);
  await desk.ask({ ...actor, organisationId: other.id }, question("23456789"));
  expect(find).toHaveBeenCalledTimes(2);
});

it("lies outside the own network, or the product does not start", () => {
  const { platform } = app.current;
  const at = (url: string) => () =>
    openRegistry({ ...platform, config: { ...platform.config, registry: { url, key: "a-key" } } });
  for (const url of ["https://10.1.2.3/iprs", "https://169.254.169.254/", "http://registry.example/v1"]) {
    expect(at(url), url).toThrow("REGISTRY_URL");
  }
  expect(at("https://registry.example/v1")).not.toThrow();
});
