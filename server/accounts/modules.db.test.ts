import { expect, it } from "vitest";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();

it("lets an owner switch modules off, for everybody who works there", async () => {
  const { id } = await createOrganisation(app.current);
  const owner = await createStaff(app.current, id, ["owner"]);
  const hr = await createStaff(app.current, id, ["hr"]);
  const { modules } = app.current.as(owner.token).workspace;
  const off = ["loans-credit", "transactions", "transactions"] as const;
  await modules({ body: { off: [...off] } });
  const offFor = async ({ token }: typeof hr) =>
    (await app.current.as(token).auth.me()).workspace?.modulesOff;
  expect(await offFor(hr)).toEqual(["transactions", "loans-credit"]);
  await modules({ body: { off: [] } });
  expect(await offFor(owner)).toEqual([]);
});
