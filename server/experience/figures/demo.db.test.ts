import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { organisations } from "#server/accounts/accounts.table.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { newMember } from "#server/testing/members.ts";
import { startOwnTestApp, startTestApp } from "#server/testing/test-app.ts";
import { interactions } from "../interactions/interactions.table.ts";

const closed = startTestApp();
const open = startOwnTestApp({ DEMO: "1", DATABASE_URL: undefined });
const demo = () => open.current.as().experience.demo;

const markShowcase = (app: typeof open, id: string) =>
  acrossOrganisations(app.current.platform.database, (tx) =>
    tx.update(organisations).set({ isShowcase: true }).where(eq(organisations.id, id)),
  );

it("shows visitors the figures of the made-up organisation alone, and nothing that was typed freely", async () => {
  await expect(demo().overview()).rejects.toMatchObject({ status: 404 });
  const [showcase, other] = [await createOrganisation(open.current), await createOrganisation(open.current)];
  await markShowcase(open, showcase.id);
  const { token } = await createStaff(open.current, showcase.id, ["onboarding"]);
  const body = newMember({ fullName: "Wanjiku Njeri Kamau" });
  const { id: memberId } = await open.current.as(token).members.create({ body });
  const touch = { channel: "sms", topic: "mpesa", journeyStage: "transacting", source: "staff" } as const;
  const summary = "My real number is 0712 345 678.";
  for (const [id, times] of [
    [showcase.id, 1],
    [other.id, 3],
  ] as const) {
    await inOrganisation(open.current.platform.database, id, (scope) =>
      scope.insert(
        interactions,
        Array.from({ length: times }, () => ({
          ...touch,
          summary,
          openedAt: new Date(Date.now() - 60_000),
          ...(id === showcase.id ? { memberId } : {}),
        })),
      ),
    );
  }
  const { now, recent, clients } = await demo().overview();
  expect(now.interactions).toBe(1);
  expect(recent).toMatchObject([{ who: "Wanjiku K.", summary: "" }]);
  expect(clients).toMatchObject([{ fullName: "Wanjiku K.", memberNumber: null }]);
  const { stages } = await demo().journey();
  expect(stages.reduce((sum, stage) => sum + stage.now.interactions, 0)).toBe(1);
  const { channels } = await demo().channels();
  expect(channels.find(({ channel }) => channel === "sms")?.now.interactions).toBe(1);
});

it("is not there where the demo is closed, whatever the database holds", async () => {
  const { overview, journey, channels } = closed.current.as().experience.demo;
  await markShowcase(closed, (await createOrganisation(closed.current)).id);
  for (const call of [overview, journey, channels]) {
    await expect(call()).rejects.toMatchObject({ status: 404 });
  }
});
