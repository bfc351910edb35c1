import { beforeAll, describe, expect, it } from "vitest";
import { nairobiDay, nairobiDayAfter } from "#server/platform/clock.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { productOf } from "#server/testing/products.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();

const today = nairobiDay(new Date());
const inDays = (days: number) => nairobiDayAfter(new Date(), days);

const loan = productOf();

let sacco: { id: string; slug: string };
let owner: TestPerson;
beforeAll(async () => {
  sacco = await createOrganisation(app.current);
  owner = await createStaff(app.current, sacco.id, ["owner"]);
});

const asOwner = () => app.current.as(owner.token).finance.products;
const offered = () => app.current.as().finance.products.offered({ params: { slug: sacco.slug } });

describe("the products of an organisation", () => {
  it("are shown to everybody while they are offered", async () => {
    const made = await asOwner().create({ body: { product: loan } });
    await asOwner().create({ body: { product: { ...loan, name: "Next year's", validFrom: inDays(60) } } });
    expect(await offered()).toEqual([made]);
    expect((await asOwner().list()).map(({ name }) => name).sort()).toEqual([
      "Development loan",
      "Next year's",
    ]);
  });

  it("take no second of the same name on the same days", async () => {
    const twin = asOwner().create({ body: { product: { ...loan, name: "DEVELOPMENT loan" } } });
    await expect(twin).rejects.toMatchObject({ code: "validation", fields: { name: expect.any(String) } });
  });

  it("change their terms from a day: the former ones end the day before", async () => {
    const [present] = await offered();
    const { id } = await asOwner().create({
      body: { product: { ...loan, rate: 1100, validFrom: inDays(7) }, replacesId: present?.id },
    });
    expect(await offered()).toMatchObject([{ rate: 1250, validUntil: inDays(6) }]);
    await expect(
      asOwner().create({ body: { product: { ...loan, validFrom: "2025-01-01" }, replacesId: id } }),
    ).rejects.toMatchObject({ code: "validation" });
  });

  it("are retired, and no longer shown after the last day", async () => {
    const { id } = await asOwner().create({ body: { product: { ...loan, name: "School fees loan" } } });
    await asOwner().retire({ params: { id }, body: { lastDay: today } });
    expect((await offered()).map(({ name }) => name)).toContain("School fees loan");
    await asOwner().retire({ params: { id }, body: { lastDay: inDays(-1) } });
    expect((await offered()).map(({ name }) => name)).not.toContain("School fees loan");
    const tooEarly = asOwner().retire({ params: { id }, body: { lastDay: "2025-12-31" } });
    await expect(tooEarly).rejects.toMatchObject({ code: "validation" });
  });

  it("are the owner's to change, and everybody's in the organisation to read", async () => {
    const officer = await createStaff(app.current, sacco.id, ["onboarding"]);
    const { products } = app.current.as(officer.token).finance;
    expect(await products.list()).toHaveLength(4);
    await expect(products.create({ body: { product: loan } })).rejects.toMatchObject({ code: "forbidden" });
  });
});
