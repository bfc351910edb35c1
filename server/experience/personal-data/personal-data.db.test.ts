import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { newMember } from "#server/testing/members.ts";
import { startTestApp } from "#server/testing/test-app.ts";
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
