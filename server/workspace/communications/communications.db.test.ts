import { beforeEach, expect, it } from "vitest";
import type { Role } from "#contract/core/access.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let organisationId: string;

async function write(organisation: string, subject: string, thread?: string) {
  const { database, queue } = app.current.platform;
  const mail = { to: "wanjiku@test.example", subject, preview: subject, ...(thread ? { thread } : {}) };
  await acrossOrganisations(database, (tx) =>
    queueMail(tx, queue, organisation, { ...mail, blocks: [{ kind: "paragraph", text: subject }] }),
  );
}

beforeEach(async () => {
  organisationId = (await createOrganisation(app.current)).id;
});

async function seenBy(role: Role, q = ""): Promise<string[]> {
  const { token } = await createStaff(app.current, organisationId, [role]);
  const { communications } = app.current.as(token).workspace;
  const { rows } = await communications.mails({ query: { q } });
  return rows.map(({ about }) => about).toSorted();
}

it("shows each desk what it wrote, and the owner all of the organisation's", async () => {
  const other = await createOrganisation(app.current);
  await write(other.id, "Elsewhere", "campaign-1");
  await write(organisationId, "Interview", "application-1");
  await write(organisationId, "Welcome", "member-1");
  await write(organisationId, "Dividends", "campaign-1");
  await write(organisationId, "Invitation");
  await write(organisationId, "Question", "survey-1");
  expect(await seenBy("hr")).toEqual(["Interview"]);
  expect(await seenBy("onboarding")).toEqual(["Welcome"]);
  expect(await seenBy("experience")).toEqual(["Dividends", "Question"]);
  expect(await seenBy("owner")).toEqual(["Dividends", "Interview", "Invitation", "Question", "Welcome"]);
  expect(await seenBy("owner", "dividend")).toEqual(["Dividends"]);
});

it("lists SMS by what they are about", async () => {
  const { database, queue } = app.current.platform;
  const sms = { to: "+254712345678", text: "Hello", topic: "campaign.message" };
  await acrossOrganisations(database, (tx) => queueSms(tx, queue, organisationId, sms));
  const { token } = await createStaff(app.current, organisationId, ["experience"]);
  const { communications } = app.current.as(token).workspace;
  expect((await communications.sms()).rows).toMatchObject([
    { to: "+254712345678", about: "campaign.message" },
  ]);
  const welcome = { ...sms, topic: "member_welcome" };
  await acrossOrganisations(database, (tx) => queueSms(tx, queue, organisationId, welcome));
  const counter = await createStaff(app.current, organisationId, ["onboarding"]);
  expect((await app.current.as(counter.token).workspace.communications.sms()).rows).toMatchObject([
    { about: "member_welcome" },
  ]);
  const desk = await createStaff(app.current, organisationId, ["hr"]);
  expect(await app.current.as(desk.token).workspace.communications.sms()).toEqual({ rows: [], total: 0 });
});
