import { beforeAll, expect, it } from "vitest";
import { hashPassword } from "#server/accounts/password-hash.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { agentContent } from "#server/site/agents.content.ts";
import { offeredSlots } from "#server/site/meeting-slots.ts";
import { password } from "#server/testing/factories.ts";
import { createProviderOwner } from "#server/testing/site.ts";
import { startOwnTestApp } from "#server/testing/test-app.ts";
import { demoEnquiries, demoTeamMember } from "./content/site.ts";
import { seedSite } from "./seed-site.ts";

const app = startOwnTestApp({ DEMO: process.env.TEST_DATABASE_URL ? undefined : "1" });
const today = new Date();
beforeAll(() =>
  acrossOrganisations(app.current.platform.database, async (tx) =>
    seedSite({ tx, today, passwordHash: await hashPassword(password) }),
  ),
);

it("gives no agent a past that it does not have", async () => {
  const agents = await app.current.as().agents.list();
  expect(agents.map((agent) => agent.lastActivity)).toEqual(agentContent.map(() => null));
});

it("fills the provider's inbox, with meetings at times that are really offered", async () => {
  const owner = app.current.as((await createProviderOwner(app.current)).token);
  const { rows, total } = await owner.enquiries.list({ query: { sort: "meeting" } });
  expect(total).toBe(demoEnquiries.length);
  const offered = offeredSlots(today).map((slot) => slot.toISOString());
  const meetings = rows.flatMap((row) => row.meeting?.startsAt ?? []);
  expect(meetings).toHaveLength(2);
  expect(offered).toEqual(expect.arrayContaining(meetings));
  const answered = rows.find((row) => row.status === "answered");
  const detail = await owner.enquiries.get({ params: { id: answered?.id ?? "" } });
  expect(detail.replies.map((reply) => reply.author)).toEqual([demoTeamMember.fullName]);
});

// A database on a server is never a demo: there the demo's passwords open nothing.
it.skipIf(process.env.TEST_DATABASE_URL)("lets the provider's team in", async () => {
  const { user } = await app.current.as().auth.login({ body: { email: demoTeamMember.email, password } });
  expect(user.workspace).toMatchObject({ isProvider: true, roles: ["owner"] });
});

it("looks back on downloads and page views", async () => {
  const owner = app.current.as((await createProviderOwner(app.current)).token);
  const resources = await app.current.as().resources.list();
  expect(resources.every((resource) => resource.downloads > 0)).toBe(true);
  const { days, pages } = await owner.analytics.pages();
  expect(days.filter((day) => day.views > 0)).toHaveLength(29);
  expect(pages[0]?.path).toBe("/");
});
