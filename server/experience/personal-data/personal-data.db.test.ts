import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { members } from "#server/onboarding/members/members.table.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { actionRuleOf, campaignOf } from "#server/testing/campaigns.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { newMember } from "#server/testing/members.ts";
import { addMember } from "#server/testing/register.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { campaignRecipients } from "../campaigns/campaigns.table.ts";
import { experienceOf, experiencePersonalData } from "./personal-data.service.ts";

const app = startTestApp();

it("gives a member what was said, and takes the person out of it when they are erased", async () => {
  const { id: organisationId, slug } = await createOrganisation(app.current);
  const { token } = await createStaff(app.current, organisationId, ["owner"]);
  const { members, experience } = app.current.as(token);
  const member = await members.create({ body: newMember() });
  const { database } = app.current.platform;
  await inOrganisation(database, organisationId, (scope) =>
    scope.tx.execute(sql`update member set member_number = 'M-1' where id = ${member.id}`),
  );
  const call = { channel: "call", topic: "loans" } as const;
  await experience.interactions.create({
    body: { ...call, person: "M-1", summary: "Wanjiku has two loans" },
  });
  await experience.interactions.create({ body: { ...call, summary: "Somebody else" } });
  const answer = { csat: 2, comment: "Mimi ni Wanjiku", memberNumber: "m-1" };
  await app.current.as().experience.feedback.answer({ params: { slug }, body: answer });

  await inOrganisation(database, organisationId, async (scope) => {
    const kept = await experienceOf(scope, member.id);
    expect(kept.contacts.map(({ summary }) => summary)).toEqual(["Wanjiku has two loans", "Mimi ni Wanjiku"]);
    expect(kept.surveyAnswers).toMatchObject([{ csat: 2, comment: "Mimi ni Wanjiku" }]);
    await experiencePersonalData.forget(scope, {
      memberId: member.id,
      addresses: [member.phoneNumber, member.email],
    });
    expect(await experienceOf(scope, member.id)).toEqual({
      contacts: [],
      surveyAnswers: [],
      campaigns: [],
      nextActions: [],
    });
  });

  const contacts = (await experience.interactions.list()).rows;
  expect(contacts.map(({ summary }) => summary).sort()).toEqual(["", "", "Somebody else"]);
  const [left] = (await experience.feedback.list()).rows;
  expect(left).toMatchObject({ csat: 2, comment: "", memberNumber: "", member: null });
});

it("gives a member what campaigns and next actions were about them, and leaves none of it", async () => {
  const { id: organisationId } = await createOrganisation(app.current);
  const { token } = await createStaff(app.current, organisationId, ["experience"]);
  const { segments, nextActions, campaigns } = app.current.as(token).experience;
  const asha = await addMember(app.current, organisationId, { fullName: "Asha" });
  const { id: segmentId } = await segments.create({ body: { name: "All", criteria: {} } });
  const [rule] = await nextActions.create({ body: actionRuleOf(segmentId, { action: "Call" }) });
  const done = { memberId: asha.id, ruleId: rule?.id ?? "", outcome: "done", note: "Called her" } as const;
  await nextActions.record({ body: done });
  const campaign = await campaigns.create({ body: campaignOf(segmentId) });
  await inOrganisation(app.current.platform.database, organisationId, async (scope) => {
    await scope.insert(campaignRecipients, {
      campaignId: campaign.id,
      memberId: asha.id,
      language: "en",
      state: "sent",
      channel: "sms",
      sentAt: new Date(),
      visits: 2,
      visitedAt: new Date(),
    });
    const kept = await experienceOf(scope, asha.id);
    expect(kept.campaigns).toMatchObject([{ campaign: "Dividends", state: "sent", visits: 2 }]);
    expect(kept.nextActions).toMatchObject([{ action: "Call", outcome: "done", note: "Called her" }]);
    // The row of the member takes both with it.
    await scope.delete(members, eq(members.id, asha.id));
    expect(await experienceOf(scope, asha.id)).toMatchObject({ campaigns: [], nextActions: [] });
  });
});
