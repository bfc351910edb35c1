import { beforeEach, describe, expect, it } from "vitest";
import { actionRuleOf } from "#server/testing/campaigns.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { addMember } from "#server/testing/register.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let token: string;
let organisationId: string;
const api = () => app.current.as(token).experience;

beforeEach(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  token = (await createStaff(app.current, organisationId, ["experience"])).token;
});

async function segmentOf(county: "Mombasa" | "Nairobi") {
  const body = { name: county, criteria: { county: [county] } };
  return (await api().segments.create({ body })).id;
}

describe("the next best action", () => {
  it("is the first rule that holds for a member, until it was done or dismissed", async () => {
    const asha = await addMember(app.current, organisationId, { fullName: "Asha", county: "Mombasa" });
    await addMember(app.current, organisationId, { fullName: "Brian", county: "Nairobi" });
    await addMember(app.current, organisationId, { fullName: "Chebet", county: "Kisumu" });
    const everybody = await api().segments.create({
      body: { name: "All", criteria: { standing: ["member"] } },
    });
    const call = actionRuleOf(await segmentOf("Mombasa"), { action: "Call", priority: 1 });
    await api().nextActions.create({ body: actionRuleOf(everybody.id, { action: "Greet", priority: 50 }) });
    const rules = await api().nextActions.create({ body: call });
    expect(rules.map(({ action, people }) => [action, people])).toEqual([
      ["Call", 1],
      ["Greet", 2],
    ]);
    const { rows } = await api().nextActions.list();
    expect(rows.map(({ fullName, action, segment }) => [fullName, action, segment])).toEqual([
      ["Asha", "Call", "Mombasa"],
      ["Brian", "Greet", "All"],
      ["Chebet", "Greet", "All"],
    ]);
    const ruleId = rules[0]?.id ?? expect.unreachable();
    const outcome = { memberId: asha.id, ruleId, outcome: "done" as const };
    await Promise.all([1, 2].map(() => api().nextActions.record({ body: outcome })));
    const [after] = await api().nextActions.rules();
    expect(after).toMatchObject({ action: "Call", people: 0, done: 1, dismissed: 0 });
    expect((await api().nextActions.list({ query: { q: "asha" } })).rows).toMatchObject([
      { action: "Greet" },
    ]);
    expect(await api().nextActions.list({ query: { rule: ruleId } })).toEqual({ rows: [], total: 0 });
    await api().nextActions.update({ params: { id: ruleId }, body: { ...call, active: false } });
    expect(await api().nextActions.rules()).toMatchObject([{ active: false }, { people: 3 }]);
  });

  it("keeps its segment, and knows no member or segment of others", async () => {
    const segmentId = await segmentOf("Nairobi");
    const [rule] = await api().nextActions.create({ body: actionRuleOf(segmentId) });
    const params = { id: segmentId };
    await expect(api().segments.remove({ params })).rejects.toMatchObject({ code: "conflict" });
    const other = await createOrganisation(app.current);
    const stranger = await addMember(app.current, other.id);
    const body = { memberId: stranger.id, ruleId: rule?.id ?? "", outcome: "done" as const };
    await expect(api().nextActions.record({ body })).rejects.toMatchObject({ code: "not_found" });
    const { token: foreign } = await createStaff(app.current, other.id, ["experience"]);
    const theirs = app.current.as(foreign).experience.nextActions;
    await expect(theirs.create({ body: actionRuleOf(segmentId) })).rejects.toMatchObject({
      code: "validation",
    });
  });
});
