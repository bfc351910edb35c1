import { beforeAll, expect, it } from "vitest";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let slug: string;
let token: string;

beforeAll(async () => {
  const sacco = await createOrganisation(app.current);
  slug = sacco.slug;
  token = (await createStaff(app.current, sacco.id, ["experience"])).token;
});

const desk = () => app.current.as(token).experience;

async function answered(body: { csat: number; comment?: string; channel?: "branch" }): Promise<string> {
  await app.current.as().experience.feedback.answer({ params: { slug }, body });
  const { rows } = await desk().feedback.list();
  return rows[0]?.id ?? "";
}

it("opens one case of a low score, however often it is asked for, and counts no second contact", async () => {
  const id = await answered({ csat: 1, comment: "Foleni ndefu sana", channel: "branch" });
  const before = (await desk().interactions.list()).total;
  const opened = await Promise.all([1, 2].map(() => desk().complaints.fromFeedback({ params: { id } })));
  expect(opened[0]).toEqual(opened[1]);
  const found = await desk().complaints.get({ params: { id: opened[0]?.id ?? "" } });
  expect(found).toMatchObject({
    source: "feedback",
    status: "new",
    channel: "branch",
    description: "Foleni ndefu sana",
  });
  expect((await desk().interactions.list()).total).toBe(before);
  const { open } = await desk().figures.loop();
  expect(open.find((one) => one.id === id)?.case).toMatchObject(opened[0] ?? {});
});

it("says the scores of who wrote nothing, and knows no answer of another SACCO", async () => {
  const id = await answered({ csat: 2 });
  const { id: caseId } = await desk().complaints.fromFeedback({ params: { id } });
  const { description } = await desk().complaints.get({ params: { id: caseId } });
  expect(description).toBe("A low score without words: CSAT 2 of 5");
  const stranger = await createStaff(app.current, (await createOrganisation(app.current)).id, ["experience"]);
  await expect(
    app.current.as(stranger.token).experience.complaints.fromFeedback({ params: { id } }),
  ).rejects.toMatchObject({ status: 404 });
});
