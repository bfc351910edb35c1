import { hashPassword } from "better-auth/crypto";
import { beforeAll, expect, it } from "vitest";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { agentContent } from "#server/site/agents.content.ts";
import { offeredSlots } from "#server/site/meeting-slots.ts";
import { password } from "#server/testing/factories.ts";
import { createProviderOwner } from "#server/testing/site.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { agentIdleMinutes } from "./content/agents.ts";
import { demoEnquiries, demoTeamMember } from "./content/site.ts";
import { seedSite } from "./seed-site.ts";

const app = startTestApp();
const now = new Date();
beforeAll(() =>
  acrossOrganisations(app.current.platform.database, async (tx) =>
    seedSite(tx, now, await hashPassword(password)),
  ),
);

it("lets every agent of the directory have worked at a time of its own", async () => {
  expect(Object.keys(agentIdleMinutes).sort()).toEqual(agentContent.map((agent) => agent.name).sort());
  const agents = await app.current.as().agents.list();
  expect(new Set(agents.map((agent) => agent.lastActivity)).size).toBe(agents.length);
});

it("fills the provider's inbox, with meetings at times that are really offered", async () => {
  const owner = app.current.as((await createProviderOwner(app.current)).token);
  const { rows, total } = await owner.enquiries.list({ query: { sort: "meeting" } });
  expect(total).toBe(demoEnquiries.length);
  const offered = offeredSlots(now).map((slot) => slot.toISOString());
  const meetings = rows.flatMap((row) => row.meeting?.startsAt ?? []);
  expect(meetings).toHaveLength(2);
  expect(offered).toEqual(expect.arrayContaining(meetings));
  const answered = rows.find((row) => row.status === "answered");
  const detail = await owner.enquiries.get({ params: { id: answered?.id ?? "" } });
  expect(detail.replies.map((reply) => reply.author)).toEqual([demoTeamMember.fullName]);
});

it("lets the provider's team in", async () => {
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
