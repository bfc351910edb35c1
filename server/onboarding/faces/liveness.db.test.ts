import { beforeAll, expect, it } from "vitest";
import { jpeg, portrait } from "#server/testing/face-pictures.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let officer: TestPerson;
let stranger: TestPerson;
let still: File;
beforeAll(async () => {
  officer = await createStaff(app.current, (await createOrganisation(app.current)).id, ["onboarding"]);
  stranger = await createStaff(app.current, (await createOrganisation(app.current)).id, ["onboarding"]);
  still = new File([new Uint8Array(jpeg(await portrait("beth")))], "frame.jpg", { type: "image/jpeg" });
});

const identity = (who = officer) => app.current.as(who.token).identity;
const files = () => ({
  frame1: still,
  frame2: still,
  frame3: still,
  frame4: still,
  frame5: still,
  frame6: still,
});
const check = (challengeId: string, who = officer, reference?: string) =>
  identity(who).checkLiveness({ form: { challengeId, ...(reference ? { reference } : {}) }, files: files() });

it("asks for three turns, none twice in a row, for five minutes", async () => {
  const { turns, expiresAt } = await identity().createLivenessChallenge();
  expect(turns).toHaveLength(3);
  expect(turns[0]).not.toBe(turns[1]);
  expect(turns[1]).not.toBe(turns[2]);
  expect(new Date(expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(300_000);
});

it("flags a still picture, keeps that under the case, and takes no second answer", async () => {
  const { id } = await identity().createLivenessChallenge();
  const answer = await check(id, officer, "join-liveness-1");
  expect(answer).toMatchObject({ flag: true, parts: { order: 0, depth: 0, person: 1 } });
  const { rows } = await identity().checks.list({ params: { id: "join-liveness-1" } });
  expect(rows).toMatchObject([{ kind: "liveness", outcome: "flagged", result: { flag: true } }]);
  await expect(check(id)).rejects.toMatchObject({ code: "not_found" });
});

it("knows no challenge of another organisation", async () => {
  const { id } = await identity().createLivenessChallenge();
  await expect(check(id, stranger)).rejects.toMatchObject({ code: "not_found" });
});
