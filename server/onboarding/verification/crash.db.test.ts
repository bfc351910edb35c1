import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { createApp } from "#server/app.ts";
import { clientAt } from "#server/testing/client-at.ts";
import { jpeg, portrait } from "#server/testing/face-pictures.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { createCase } from "#server/testing/member-cases.ts";
import { describeOnce } from "#server/testing/once.ts";
import { startServer } from "#server/testing/process.ts";
import { copyTemplate } from "#server/testing/template.ts";
import { asTestApp } from "#server/testing/test-app.ts";
import { testConfig } from "#server/testing/test-config.ts";

let copy: Awaited<ReturnType<typeof copyTemplate>>;
let environment: NodeJS.ProcessEnv;
let token: string;
let member: Awaited<ReturnType<typeof createCase>>;

beforeAll(async () => {
  copy = await copyTemplate(inject("template"));
  const config = testConfig(copy.folder, copy.url);
  environment = {
    DATA_DIR: copy.folder,
    SECRET: config.secret,
    LOG_LEVEL: "fatal",
    DEMO: "0",
    APP_URL: "http://localhost:3000",
  };
  const app = asTestApp(await createApp(config, { rateLimits: false }));
  const { id } = await createOrganisation(app);
  token = (await createStaff(app, id, ["onboarding"])).token;
  const photo = jpeg(await portrait("anne"));
  member = await createCase(app, id, {
    form: { idNumber: "90000001", dateOfBirth: "1990-03-12" },
    files: [
      { kind: "passport-photo", name: "photo.jpg", bytes: photo },
      { kind: "id-front", name: "front.jpg", bytes: photo },
    ],
  });
  await app.http.close();
});
afterAll(() => copy.remove());

const patience = { timeout: 240_000, interval: 40 };

describeOnce("kill -9 during the checks of a case", () => {
  it("loses nothing: after the restart the case goes on, once", { timeout: 600_000 }, async () => {
    const { key, memberId } = member;
    const statuses = async (address: string) =>
      (await clientAt(address).caseChecks.progress({ params: { key } })).map(({ status }) => status);
    const first = await startServer(environment);
    await vi.waitFor(async () => expect((await statuses(first.address))[0]).toBe("running"), patience);
    await first.kill();

    const second = await startServer(environment);
    const { caseChecks, members, notifications } = clientAt(second.address, token);
    await vi.waitFor(async () => expect((await notifications.list()).total).toBe(1), patience);
    const found = await caseChecks.get({ params: { id: memberId } });
    expect(found.checks.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => "done"));
    expect(found.evidence.map(({ kind }) => kind).toSorted()).toEqual([
      "comparison",
      "document",
      "duplicates",
      "faces",
      "registry",
      "screening",
    ]);
    const moves = (await members.activities()).rows.filter(({ action }) => action === "step_changed");
    expect(moves).toMatchObject([{ from: "documents", to: "verification", actor: null }]);
    await second.kill();
  });
});
