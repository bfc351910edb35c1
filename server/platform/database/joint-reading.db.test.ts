import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { jobs } from "#server/recruitment/jobs/jobs.table.ts";
import { createJob, createOrganisation } from "#server/testing/factories.ts";
import { startOwnTestApp } from "#server/testing/test-app.ts";
import { rowsOf, type Tx } from "./database.ts";
import { JointReading, readApart, readTogether } from "./joint-reading.ts";
import { acrossOrganisations, inOrganisation } from "./scope.ts";

const app = startOwnTestApp();
const database = () => app.current.platform.database;

let own: string;
let other: string;

beforeAll(async () => {
  own = (await createOrganisation(app.current)).id;
  other = (await createOrganisation(app.current)).id;
  await createJob(app.current, own);
  await createJob(app.current, own);
  await createJob(app.current, other);
});

/** Which transaction it is, and how many jobs it sees. */
async function look(tx: Tx) {
  const [row] = await rowsOf<{ transaction: string; jobs: number; level: string }>(
    tx,
    sql`select (select virtualxid from pg_locks where pid = pg_backend_pid() and locktype = 'virtualxid')
        as transaction, (select count(*)::int from ${jobs}) as jobs,
        current_setting('transaction_isolation') as level`,
  );
  return row;
}
const lookAt = (organisation: string) => inOrganisation(database(), organisation, (scope) => look(scope.tx));

describe("what a page asks for at the same time", () => {
  it("is read in one snapshot, each organisation's rows by themselves", async () => {
    const seen = await readTogether({}, () =>
      Promise.all([lookAt(own), lookAt(other), acrossOrganisations(database(), look), lookAt(own)]),
    );
    expect(seen.map((one) => one?.jobs)).toEqual([2, 1, 3, 2]);
    expect(new Set(seen.map((one) => one?.transaction)).size).toBe(1);
    if (database().kind === "postgres") expect(seen[0]?.level).toBe("repeatable read");
  });

  it("is read anew by what asks later, and by another page", async () => {
    const page = {};
    const [first, second, third] = [
      await readTogether(page, () => lookAt(own)),
      await readTogether(page, () => lookAt(own)),
      await readTogether({}, () => lookAt(own)),
    ];
    expect(new Set([first?.transaction, second?.transaction, third?.transaction]).size).toBe(3);
  });

  it("does not hold up what others get too, which is read apart", async () => {
    const [together, apart] = await readTogether({}, () =>
      Promise.all([lookAt(own), readApart(() => lookAt(own))]),
    );
    expect(apart?.transaction).not.toBe(together?.transaction);
  });

  it("may write all the same, in a transaction of its own", async () => {
    let runs = 0;
    const rename = () =>
      inOrganisation(database(), other, async (scope) => {
        runs += 1;
        await scope.update(jobs, { title: "Teller" });
      });
    const [, seen] = await readTogether({}, () => Promise.all([rename(), lookAt(own)]));
    expect(seen?.jobs).toBe(2);
    expect(runs).toBe(2);
    const [job] = await acrossOrganisations(database(), (tx) =>
      tx.select().from(jobs).where(eq(jobs.organisationId, other)),
    );
    expect(job?.title).toBe("Teller");
  });

  it("fails by itself, whether in a statement or around it", async () => {
    const outcomes = await readTogether({}, () =>
      Promise.allSettled([
        lookAt(own),
        inOrganisation(database(), own, () => Promise.reject(new Error("gone"))),
        inOrganisation(database(), own, ({ tx }) => tx.execute(sql`select 1 / 0`)),
        lookAt(own),
      ]),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"]);
  });

  it("is told when there is no database to ask", async () => {
    const down = new Error("connection refused");
    const { kind, db } = database();
    const broken: Tx = Object.create(db, { transaction: { value: () => Promise.reject(down) } });
    const joint = new JointReading({ ...database(), kind, db: broken });
    const ask = () => joint.ask({ organisation: own, enter: async () => {}, work: look });
    await expect(Promise.allSettled([ask(), ask()])).resolves.toEqual([
      { status: "rejected", reason: down },
      { status: "rejected", reason: down },
    ]);
  });
});
