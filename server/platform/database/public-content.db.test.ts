import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { organisations } from "#server/accounts/accounts.table.ts";
import { jobs } from "#server/recruitment/jobs/jobs.table.ts";
import { agents } from "#server/site/site.table.ts";
import { createOrganisation } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { publicVersions } from "./public-content.table.ts";
import { publicContent } from "./public-content.ts";
import { acrossOrganisations, inOrganisation } from "./scope.ts";

const app = startTestApp();
const database = () => app.current.platform.database;
const version = () => publicContent(database()).version(["jobs"]);

let own: string;
beforeAll(async () => {
  own = (await createOrganisation(app.current)).id;
});

describe("what everyone may see", () => {
  const rename = (name: string) =>
    inOrganisation(database(), own, async ({ tx }) => {
      await tx.update(organisations).set({ name }).where(eq(organisations.id, own));
    });

  it("has changed when a transaction that wrote to it is committed, in whichever way it wrote", async () => {
    const seen = [version()];
    const look = () => seen.push(version());
    await inOrganisation(database(), own, async (scope) => {
      await scope.update(jobs, { title: "Teller" });
      await scope.delete(jobs, eq(jobs.title, "Nobody"));
      look();
    });
    look();
    await rename("Umoja");
    look();
    await acrossOrganisations(database(), async (tx) => {
      await tx.delete(jobs).where(eq(jobs.title, "Nobody"));
    });
    look();
    const [before, within, ...after] = seen;
    expect(within).toBe(before);
    expect(new Set([before, ...after]).size).toBe(4);
  });

  it("has not changed when it was read, when the transaction failed, or when something else was written", async () => {
    const before = version();
    await inOrganisation(database(), own, (scope) => scope.select({ id: jobs.id }, jobs));
    const failing = inOrganisation(database(), own, async (scope) => {
      await scope.update(jobs, { title: "Never" });
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    await acrossOrganisations(database(), async (tx) => {
      await tx.update(agents).set({ lastActivity: new Date() }).where(eq(agents.name, "Nobody"));
    });
    expect(version()).toBe(before);
  });

  it("is known to have changed where another process did it", async () => {
    const { db } = database();
    // Another process: it shares the rows, and nothing else.
    const other = publicContent({ db: Object.create(db), kind: "postgres" });
    await other.current();
    const before = other.version(["jobs"]);
    expect(before).toBe(version());
    await rename("Umoja Sacco");
    // It asks again after a moment, without waiting for the answer unless it has waited for long.
    await expect.poll(() => other.current().then(() => other.version(["jobs"]))).not.toBe(before);
    expect(other.version(["jobs"])).toBe(version());
  });

  it("counts on, whoever commits first", async () => {
    await Promise.all(["A", "B", "C"].map((name) => rename(name)));
    const [row] = await database().db.select().from(publicVersions).where(eq(publicVersions.topic, "jobs"));
    expect(version()).toBe(String(row?.version));
    publicContent(database()).learn([{ topic: "jobs", version: 1 }]);
    expect(version()).toBe(String(row?.version));
  });
});
