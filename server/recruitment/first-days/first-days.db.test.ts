import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { nairobiDay, nairobiDayAfter } from "#server/platform/clock.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import {
  createCandidate,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { createHiring } from "#server/testing/hiring.ts";
import { offerOf } from "#server/testing/offers.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { prepareFirstDays } from "./first-days.service.ts";
import { firstDaysItems } from "./first-days.table.ts";
import { followFirstDays } from "./first-days-task.service.ts";

const app = startTestApp();
let organisationId: string;
let hiring: Awaited<ReturnType<typeof createHiring>>;
beforeEach(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  hiring = await createHiring(app.current, organisationId);
});

const as = ({ token }: TestPerson) => app.current.as(token);
const staff = () => as(hiring.hr).firstDays;
const file = () => staff().get({ params: hiring.params });
const hire = () =>
  as(hiring.hr).hr.applications.updateStatus({
    params: hiring.params,
    body: { status: "accepted", notes: "" },
  });
/** What the queue does after the acceptance. */
const prepare = () =>
  prepareFirstDays(app.current.platform, {
    organisationId,
    applicationId: hiring.id,
    hiredBy: hiring.hr.userId,
  });

describe("the checklist of somebody who was hired", () => {
  it("comes from the template, once, and from the day that was agreed", async () => {
    await staff().saveTemplate({
      body: {
        items: [
          { title: "Desk", audience: "team", dueDays: -3 },
          { title: "Bring your ID", audience: "newcomer", dueDays: 0 },
        ],
      },
    });
    await prepare();
    expect(await file()).toMatchObject({ startDate: null, mayStart: false });
    await expect(
      staff().start({ params: hiring.params, body: { startDate: "2027-01-04" } }),
    ).rejects.toMatchObject({ code: "conflict" });
    const { offers } = await as(hiring.hr).offers.create({
      params: hiring.params,
      body: offerOf({ startDate: nairobiDayAfter(new Date(), 40) }),
    });
    const params = { id: offers[0]?.id ?? "" };
    await as(hiring.hr).offers.send({ params });
    await as(hiring.candidate).offers.mine.accept({ params, body: { signature: "Achieng Otieno" } });
    await hire();
    await Promise.all([prepare(), prepare()]);
    await staff().start({ params: hiring.params, body: { startDate: "2027-01-04" } });
    const { startDate, items } = await file();
    expect(startDate).toBe(nairobiDayAfter(new Date(), 40));
    expect(items).toMatchObject([
      { title: "Desk", dueDate: nairobiDayAfter(new Date(), 37), ownerId: hiring.hr.userId, doneAt: null },
      { title: "Bring your ID", ownerId: null },
    ]);
  });

  it("is ticked off by both sides, each their own", async () => {
    await hire();
    await prepare();
    const mine = as(hiring.candidate).firstDays.mine;
    const own = await mine.get({ params: hiring.params });
    const { items } = await file();
    expect(own?.items.map(({ title }) => title)).toEqual(
      items.filter(({ audience }) => audience === "newcomer").map(({ title }) => title),
    );
    const [theirs] = own?.items ?? [];
    await mine.change({ params: { id: theirs?.id ?? "" }, body: { done: true } });
    const team = items.find(({ audience }) => audience === "team")?.id ?? "";
    await expect(mine.change({ params: { id: team }, body: { done: true } })).rejects.toMatchObject({
      code: "not_found",
    });
    await staff().change({ params: { id: team }, body: { done: true } });
    const done = (await file()).items.filter(({ doneAt }) => doneAt !== null);
    expect(done.map(({ id }) => id).toSorted()).toEqual([theirs?.id, team].toSorted());
    const other = as(await createCandidate(app.current)).firstDays.mine;
    expect(await other.get({ params: hiring.params })).toBeNull();
    await expect(
      other.change({ params: { id: theirs?.id ?? "" }, body: { done: true } }),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  it("takes more items, other owners and days, and loses what does not apply", async () => {
    await hire();
    await prepare();
    const guest = await createStaff(app.current, organisationId, ["hr"]);
    const dueDate = nairobiDay(new Date());
    const { items } = await staff().add({
      params: hiring.params,
      body: { title: "Order a parking card", audience: "team", dueDate },
    });
    const id = items.find(({ title }) => title === "Order a parking card")?.id ?? "";
    await staff().change({ params: { id }, body: { ownerId: guest.userId } });
    await expect(
      staff().change({ params: { id }, body: { ownerId: hiring.candidate.userId } }),
    ).rejects.toMatchObject({ fields: { ownerId: expect.any(String) } });
    await Promise.all([1, 2].map(() => followFirstDays(app.current.platform)));
    const notified = (await as(guest).notifications.list()).rows.filter(
      ({ kind }) => kind === "first_days_due",
    );
    expect(notified).toHaveLength(1);
    await staff().remove({ params: { id } });
    const left = await inOrganisation(app.current.platform.database, organisationId, (scope) =>
      scope.select({ id: firstDaysItems.id }, firstDaysItems, eq(firstDaysItems.id, id)),
    );
    expect(left).toEqual([]);
  });
});
