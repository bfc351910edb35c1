import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { createApp } from "./app.ts";
import { copyTemplate } from "./testing/template.ts";
import { testConfig, testOptions } from "./testing/test-config.ts";

let copy: Awaited<ReturnType<typeof copyTemplate>>;
beforeAll(async () => {
  copy = await copyTemplate(inject("template"));
});
afterAll(() => copy.remove());

it("ends in order while background work is still being started", async () => {
  const { work, end } = await createApp(testConfig(copy.folder, copy.url), {
    ...testOptions,
    worksLater: true,
  });
  const started = work();
  await Promise.all([expect(started).resolves.toBeUndefined(), end()]);
});
