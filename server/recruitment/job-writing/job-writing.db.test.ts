import { beforeAll, expect, it } from "vitest";
import type { z } from "zod";
import { hrCalls } from "#contract/recruitment/hr.calls.ts";
import type { jobWritingProgress } from "#contract/recruitment/job-generation.ts";
import { createOrganisation, createStaff, endTrial, type TestPerson } from "#server/testing/factories.ts";
import { jobForm } from "#server/testing/jobs.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let organisationId: string;
let hr: TestPerson;
const jobs = () => app.current.as(hr.token).hr.jobs;

beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  hr = await createStaff(app.current, organisationId, ["hr"]);
});

it("writes a job that can be published as it is", async () => {
  const told: z.infer<typeof jobWritingProgress>[] = [];
  const { job, source, note, wording } = await jobs().generate({
    body: { prompt: "Loan Officer", requirements: "Based in Nakuru. Speaks Kikuyu" },
    onProgress: (progress) => told.push(progress),
  });
  expect({ source, wording }).toEqual({ source: "embedded", wording: [] });
  expect(note).toMatch(/^Written by the built-in generator/);
  expect(job).toMatchObject({ location: "Nakuru", requirements: expect.arrayContaining(["Speaks Kikuyu"]) });
  expect(told.at(-1)).toEqual({ percent: 100, title: job.title, description: job.description });
  expect(await jobs().create({ body: jobForm(job) })).toMatchObject(job);
});

it("says where a title discriminates", async () => {
  const { wording } = await jobs().generate({ body: { prompt: "Night Watchman" } });
  expect(wording).toEqual([
    expect.objectContaining({ field: "title", text: "Watchman", better: "security guard" }),
  ]);
});

it("needs a title, and no more words than fit", async () => {
  await expect(jobs().generate({ body: { prompt: "  " } })).rejects.toMatchObject({
    fields: { prompt: expect.any(String) },
  });
  await expect(
    jobs().generate({ body: { prompt: "Driver", requirements: "a".repeat(2001) } }),
  ).rejects.toMatchObject({ fields: { requirements: expect.any(String) } });
});

it("is closed once the trial is over, and to staff of other desks", async () => {
  const other = await createOrganisation(app.current);
  const late = await createStaff(app.current, other.id, ["hr"]);
  await endTrial(app.current, other.id);
  const desk = await createStaff(app.current, organisationId, ["onboarding"]);
  for (const [person, code] of [
    [late, "trial_ended"],
    [desk, "forbidden"],
  ] as const) {
    const { generate } = app.current.as(person.token).hr.jobs;
    await expect(generate({ body: { prompt: "Driver" } })).rejects.toMatchObject({ code });
  }
  expect(hrCalls.jobs.generate.perMinute).toBeLessThanOrEqual(30);
});
