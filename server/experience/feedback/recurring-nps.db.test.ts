import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { newMember } from "#server/testing/members.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { drawMembers } from "./asking.service.ts";
import { drawForNps } from "./invitations.queries.ts";
import { ask } from "./invitations.service.ts";

const app = startTestApp();

async function openDesk() {
  const { id, slug } = await createOrganisation(app.current);
  const { token } = await createStaff(app.current, id, ["owner"]);
  const api = app.current.as(token);
  const members = [];
  for (const name of ["one", "two"]) {
    members.push(await api.members.create({ body: newMember({ email: `${name}-${slug}@mail.example` }) }));
  }
  await inOrganisation(app.current.platform.database, id, (scope) =>
    scope.tx.execute(
      sql`update member set joined_at = now() - interval '400 days' where organisation_id = ${id}`,
    ),
  );
  return { ...api.experience, id, slug, members };
}

const everybody = { npsEvery: "month", npsPercent: 100, samplePercent: 0, reminderDays: 0 } as const;

/** The days of the month on which members are drawn: four weeks and a day. */
const workingDays = Array.from({ length: 29 }, (_, day) => new Date(Date.UTC(2026, 10, 2 + day, 8))).filter(
  (day) => day.getUTCDay() % 6 !== 0,
);

it("asks everybody of a small SACCO once within the month", async () => {
  const { surveys } = await openDesk();
  await surveys.saveSettings({ body: { ...everybody, cooldownDays: 7, askAfterClosing: false } });
  expect(workingDays).toHaveLength(21);
  for (const day of workingDays) await drawMembers(app.current.platform, day);
  expect((await surveys.invitationFigures()).nps).toMatchObject({ sent: 2 });
});

it("asks a sample whether they recommend the SACCO, once in 90 days, apart from contacts", async () => {
  const { surveys, feedback, slug, members, interactions, id: organisationId } = await openDesk();
  await surveys.saveSettings({ body: { ...everybody, cooldownDays: 7, askAfterClosing: false } });
  const { platform } = app.current;
  const { id } = await interactions.create({
    body: { channel: "call", topic: "loans", person: members[1]?.idNumber ?? "" },
  });
  await surveys.invite({ params: { id } });
  await inOrganisation(platform.database, organisationId, async (scope) => {
    const since = new Date(Date.now() - 90 * 24 * 3600 * 1000);
    const drawn = await drawForNps(scope, 1, since, "2026-11-25");
    expect(drawn).toHaveLength(2);
    for (const { id: memberId, fullName: name, phoneNumber: phone, ...person } of drawn) {
      await ask(
        platform,
        scope,
        { ...person, memberId, name, phone },
        { interactionId: null, survey: "nps" },
      );
    }
    // Who was noted as not asked is not drawn again tomorrow either.
    expect(await drawForNps(scope, 1, since, "2026-11-25")).toEqual([]);
  });
  const mails = await mailsTo(app.current, members[0]?.email ?? "");
  const key = /visit=([0-9a-f-]{36})/.exec(JSON.stringify(mails.at(-1)?.message))?.[1] ?? "";
  const open = app.current.as().experience.feedback;
  expect(await open.visit({ params: { slug, visit: key } })).toMatchObject({ survey: "nps", nps: null });
  await open.answer({ params: { slug }, body: { visit: key, nps: 9 } });
  expect(await surveys.invitationFigures()).toMatchObject({
    askedLately: 1,
    nps: { sent: 1, answered: 1, score: 100 },
  });
  const { rows } = await feedback.list({ query: { survey: ["nps"] } });
  expect(rows).toMatchObject([{ nps: 9, csat: null, survey: "nps" }]);
});

it("asks after the scores in words of the SACCO's own", async () => {
  const { surveys, slug } = await openDesk();
  const body = {
    hard: { en: "What cost you time?", sw: "Nini kilikupotezea muda?" },
    easy: { en: "", sw: "" },
  };
  expect(await surveys.saveFollowUpWords({ body })).toEqual({ hard: body.hard });
  const open = app.current.as().experience.feedback;
  expect((await open.survey({ params: { slug } })).followUpWords).toEqual({ hard: body.hard });
  const visit = crypto.randomUUID();
  const receipt = await open.answer({ params: { slug }, body: { visit, csat: 5, ces: 2 } });
  expect(receipt.followUp).toBe("hard");
});
