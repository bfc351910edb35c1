import { expect, it } from "vitest";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
const body = {
  typed: { fullName: "Grace Wanjiku Kamau", dateOfBirth: "1990-03-12", idNumber: "23456789" },
  read: { fullName: "KAMAU GRACE WANJIKU", dateOfBirth: "1990-12-03", idNumber: "23 456 789" },
};

it("compares field by field, and keeps the result where a case is named", async () => {
  const { id } = await createOrganisation(app.current);
  const { token } = await createStaff(app.current, id, ["onboarding"]);
  const { identity } = app.current.as(token);
  const answer = await identity.compareDetails({ body });
  expect(answer).toMatchObject({
    fullName: { outcome: "same", score: 1 },
    dateOfBirth: { outcome: "likely", reasons: [{ code: "day_month_exchanged" }] },
    idNumber: { outcome: "same" },
  });
  await identity.compareDetails({ body: { ...body, reference: "join-7" } });
  const { rows } = await identity.checks.list({ params: { id: "join-7" } });
  expect(rows).toMatchObject([{ kind: "comparison", outcome: "likely", result: answer, evidence: body }]);
});
