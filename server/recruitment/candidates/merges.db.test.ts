import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { mergeUndoDays } from "#contract/recruitment/duplicates.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  password,
  type TestPerson,
} from "#server/testing/factories.ts";
import { createListedCandidate } from "#server/testing/merges.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { candidates } from "./candidates.table.ts";
import { candidateMerges } from "./merges.table.ts";
import { fillNameKeys } from "./name-keys.service.ts";

const app = startTestApp();
let organisationId: string;
let hr: TestPerson;
beforeEach(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  hr = await createStaff(app.current, organisationId, ["hr"], { firstName: "Halima" });
});

const api = (who = hr) => app.current.as(who.token);
const listed = (person: Parameters<typeof createListedCandidate>[2]) =>
  createListedCandidate(app.current, organisationId, person);
const within = <T>(work: Parameters<typeof inOrganisation<T>>[2]) =>
  inOrganisation(app.current.platform.database, organisationId, work);
const rowsNow = () =>
  within((scope) => scope.select({ row: candidates }, candidates).orderBy(candidates.id)).then((rows) =>
    rows.map(({ row }) => row),
  );
const merge = (id: string, otherId: string, choice = {}) =>
  api().duplicates.merge({ params: { id }, body: { otherId, ...choice } });
const undo = (id: string, who = hr) => api(who).duplicates.undo({ params: { id } });
const names = async (query = {}) => {
  const { rows } = await api().hr.candidates.list({ query });
  return rows.map((row) => row.name).toSorted();
};

/** Somebody with an account who has applied for a new job. */
async function applicant(title = "Loan Officer") {
  const person = await createCandidate(app.current);
  const applicationId = await createApplication(
    app.current,
    person,
    await createJob(app.current, organisationId, { title }),
  );
  const [row] = await within((scope) =>
    scope.select({ id: candidates.id }, candidates, eq(candidates.userId, person.userId)),
  );
  return { person, applicationId, id: row?.id ?? "" };
}

describe("candidates that look like one person", () => {
  it("are found by address, number, and by a name with another sign", async () => {
    const one = await listed({
      name: "Mohamed Abdi Noor",
      email: "m.noor@mail.example",
      phone: "+254712000001",
      location: "Garissa",
    });
    const sameEmail = await listed({ name: "M Noor", email: "m.noor+jobs@mail.example" });
    const samePhone = await listed({ name: "Abdi", email: "", phone: "+254712000001" });
    const soundsAlike = await listed({
      name: "Noor, Muhammed Abdi",
      email: "other@mail.example",
      location: " garissa",
    });
    await listed({ name: "Mohamed Abdi Noor", email: "third@mail.example", location: "Wajir" });
    const { rows, total } = await api().duplicates.list({});
    expect(total).toBe(3);
    const found = rows.map(({ first, second, reasons }) => [[first.id, second.id].toSorted(), reasons]);
    expect(found).toEqual(
      expect.arrayContaining([
        [[one, sameEmail].toSorted(), ["same_email"]],
        [[one, samePhone].toSorted(), ["same_phone"]],
        [[one, soundsAlike].toSorted(), ["similar_name", "same_place"]],
      ]),
    );
  });

  it("are not those who share what many share, nor another organisation's", async () => {
    for (let at = 0; at < 11; at++) {
      await listed({ name: `Person ${at}`, email: `p${at}@mail.example`, phone: "+254712000002" });
    }
    expect(await api().duplicates.list({})).toEqual({ rows: [], total: 0 });
    const other = (await createOrganisation(app.current)).id;
    await createListedCandidate(app.current, other, { name: "Person 1", email: "p1@mail.example" });
    expect((await api().duplicates.list({})).total).toBe(0);
  });

  it("are shown no more once somebody said that they are two", async () => {
    const id = await listed({ name: "Wanjiku Kamau", email: "a@mail.example", phone: "+254712000003" });
    const otherId = await listed({ name: "Njeri Kamau", email: "b@mail.example", phone: "+254712000003" });
    expect((await api().duplicates.list({})).total).toBe(1);
    for (const _ of ["said", "said again"]) {
      await api().duplicates.distinct({ params: { id: otherId }, body: { otherId: id } });
    }
    expect((await api().duplicates.list({})).total).toBe(0);
    const said = await api().duplicates.distinctions({});
    expect(said.total).toBe(1);
    const [one] = said.rows;
    expect([one?.first.id, one?.second.id].toSorted()).toEqual([id, otherId].toSorted());
    expect(one).toMatchObject({ at: expect.any(String), by: expect.any(String) });

    // Taken back, twice, from either side: they are a pair again.
    for (const _ of ["once", "again"]) {
      await api().duplicates.undoDistinct({ params: { id: otherId }, body: { otherId: id } });
    }
    expect((await api().duplicates.list({})).total).toBe(1);
    expect((await api().duplicates.distinctions({})).total).toBe(0);
  });

  it("are found among rows from before names had keys", async () => {
    await listed({ name: "Wanjiku Kamau", email: "wk@one.example" });
    await listed({ name: "Kamau Wanjiku", email: "wk@two.example" });
    await within((scope) => scope.update(candidates, { nameKey: null }));
    expect((await api().duplicates.list({})).total).toBe(0);
    await fillNameKeys(app.current.platform);
    const { rows } = await api().duplicates.list({});
    expect(rows.map(({ reasons }) => reasons)).toEqual([["same_name", "same_mailbox_name"]]);
  });
});

describe("a merge", () => {
  it("takes the chosen fields, shows what belongs to both, and is undone to what was before", async () => {
    const first = await applicant("Loan Officer");
    const second = await applicant("Internal Auditor");
    await within((scope) =>
      scope.update(candidates, { location: "Eldoret", phone: "" }, eq(candidates.id, first.id)),
    );
    await api().tags.replace({ params: { id: first.id }, body: { tags: ["Credit", "Rift"] } });
    await api().tags.replace({ params: { id: second.id }, body: { tags: ["Audit", "Credit"] } });
    await api().hr.candidates.decide({ params: { id: second.id }, body: { status: "suspense" } });
    const before = await rowsNow();
    const compared = await api().duplicates.compare({
      params: { id: first.id },
      query: { otherId: second.id },
    });
    expect(compared).toMatchObject({ twoAccounts: true, first: { id: first.id }, second: { id: second.id } });

    const done = await merge(first.id, second.id, { status: "second", phone: "first" });
    expect(done).toMatchObject({ kept: { id: first.id }, absorbed: { id: second.id }, by: "Halima Otieno" });
    expect(await names({ status: ["active"] })).toEqual([]);
    const { rows } = await api().hr.candidates.list({ query: { status: ["suspense"] } });
    expect(rows).toMatchObject([
      {
        id: first.id,
        location: "Eldoret",
        // An empty number replaces none.
        phone: "+254712345678",
        applicationsCount: 2,
        openApplications: 2,
        latestApplication: { jobTitle: "Internal Auditor" },
      },
    ]);
    expect(rows[0]?.tags.map(({ name }) => name)).toEqual(["Audit", "Credit", "Rift"]);
    expect(await api().hr.candidates.counts()).toMatchObject({ total: 1 });
    expect(await api().tags.list()).toMatchObject([{ count: 1 }, { count: 1 }, { count: 1 }]);
    expect(await api().hr.candidates.analysis({ query: { status: ["suspense"] } })).toMatchObject({
      total: 1,
      applied: 1,
    });
    // Each account still has its own application, and no other.
    for (const { person, applicationId } of [first, second]) {
      const own = await api(person).applications.mine();
      expect(own.rows.map(({ id }) => id)).toEqual([applicationId]);
    }

    await api().tags.replace({
      params: { id: first.id },
      body: { tags: ["Audit", "Credit", "Rift", "New"] },
    });
    await undo(done.id);
    expect(await rowsNow()).toEqual(before);
    const apart = (await api().hr.candidates.list({ query: { status: ["active", "suspense"] } })).rows;
    const tagsOf = (id: string) => apart.find((row) => row.id === id)?.tags.map(({ name }) => name);
    expect(tagsOf(first.id)).toEqual(["Credit", "New", "Rift"]);
    expect(tagsOf(second.id)).toEqual(["Audit", "Credit"]);
    expect(apart.map(({ applicationsCount }) => applicationsCount)).toEqual([1, 1]);
    await expect(undo(done.id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("keeps what was changed since, when it is undone", async () => {
    const [one, other] = [
      await listed({ name: "Wanjiku Kamau", email: "a@mail.example", location: "Nakuru" }),
      await listed({ name: "W. Kamau", email: "b@mail.example", location: "Naivasha" }),
    ];
    const { id } = await merge(one, other, { location: "second", name: "second" });
    await within((scope) => scope.update(candidates, { location: "Nairobi" }, eq(candidates.id, one)));
    await undo(id);
    expect(await rowsNow()).toMatchObject([
      { id: one, name: "Wanjiku Kamau", location: "Nairobi" },
      { id: other, name: "W. Kamau", location: "Naivasha" },
    ]);
  });

  it("keeps who has the account, or else whose address was chosen", async () => {
    const { id } = await applicant();
    const imported = await listed({ name: "Achieng Otieno", email: "x@mail.example" });
    expect((await merge(imported, id, { email: "first" })).kept.id).toBe(id);
    const [a, b] = [
      await listed({ name: "Barasa Wekesa", email: "c@mail.example" }),
      await listed({ name: "Wekesa Barasa", email: "d@mail.example" }),
    ];
    expect((await merge(a, b, { email: "second" })).kept.id).toBe(b);
  });

  it("of one who was merged before shows all three, and is undone in the order of the merges", async () => {
    const [a, b, c] = [
      await listed({ name: "Atieno A", email: "a@mail.example" }),
      await listed({ name: "Atieno B", email: "b@mail.example" }),
      await listed({ name: "Atieno C", email: "c@mail.example" }),
    ];
    const before = await rowsNow();
    const first = await merge(b, a, { name: "second" });
    const second = await merge(c, b, { name: "second" });
    expect(await names()).toEqual(["Atieno A"]);
    expect(await names({ q: "b@mail.example" })).toEqual(["Atieno A"]);
    const { rows } = await api().duplicates.merges({});
    expect(rows.map(({ id, undoUntil }) => [id, undoUntil !== null])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    await expect(undo(first.id)).rejects.toMatchObject({ code: "conflict" });
    await undo(second.id);
    expect(await names()).toEqual(["Atieno A", "Atieno C"]);
    await undo(first.id);
    expect(await rowsNow()).toEqual(before);
  });

  it("happens once, and tells who comes second", async () => {
    const [a, b] = [
      await listed({ name: "Atieno A", email: "a@mail.example" }),
      await listed({ name: "Atieno B", email: "b@mail.example" }),
    ];
    const both = await Promise.allSettled([merge(a, b), merge(b, a)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const refused = both.find((one) => one.status === "rejected");
    expect(refused?.reason).toMatchObject({ code: "stale" });
    const { absorbed } = (await api().duplicates.merges({})).rows[0] ?? {};
    await expect(
      api().hr.candidates.decide({ params: { id: absorbed?.id ?? "" }, body: { status: "suspense" } }),
    ).rejects.toMatchObject({ code: "stale" });
    await expect(merge(a, a)).rejects.toMatchObject({ code: "not_found" });
  });

  it("waits for a rejection's mail, and a rejection covers the applications of both", async () => {
    const [first, second] = [await applicant(), await applicant("Internal Auditor")];
    const params = { id: first.id };
    await api().hr.candidates.decide({ params, body: { status: "rejected" } });
    await expect(merge(first.id, second.id)).rejects.toMatchObject({ code: "conflict" });
    await api().hr.candidates.undo({ params });
    await merge(first.id, second.id);
    const { rows } = await api().hr.candidates.list({});
    expect(rows).toMatchObject([{ id: first.id, openApplications: 2 }]);
  });

  it("can be undone for thirty days", async () => {
    const [a, b] = [
      await listed({ name: "Atieno A", email: "a@mail.example" }),
      await listed({ name: "Atieno B", email: "b@mail.example" }),
    ];
    const { id } = await merge(a, b);
    const mergedAt = new Date(Date.now() - (mergeUndoDays * 24 * 60 + 1) * 60_000);
    await within((scope) => scope.update(candidateMerges, { mergedAt }, eq(candidateMerges.id, id)));
    await expect(undo(id)).rejects.toMatchObject({ code: "gone" });
  });

  it("ends with the erasure of either, and leaves nothing of theirs with the other", async () => {
    const [first, second] = [await applicant(), await applicant("Internal Auditor")];
    await within((scope) =>
      scope.update(candidates, { phone: "+254799888777", location: "Lodwar" }, eq(candidates.id, second.id)),
    );
    await merge(first.id, second.id, { phone: "second", location: "second" });
    await api(second.person).candidate.erase({ body: { password } });
    const rows = await rowsNow();
    expect(rows.find(({ id }) => id === first.id)).toMatchObject({
      phone: "+254712345678",
      location: "Kisumu",
    });
    expect(rows.find(({ id }) => id === second.id)).toMatchObject({ name: "Erased on request", phone: "" });
    const left = await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.select().from(candidateMerges).where(eq(candidateMerges.organisationId, organisationId)),
    );
    expect(left).toEqual([]);
  });

  it("of a person without an account is deleted as a whole", async () => {
    const { hr: staff } = api();
    const [a, b] = [
      await listed({ name: "Atieno A", email: "a@mail.example" }),
      await listed({ name: "Atieno B", email: "b@mail.example" }),
    ];
    await merge(a, b);
    await expect(staff.candidates.remove({ params: { id: b } })).rejects.toMatchObject({ code: "not_found" });
    await staff.candidates.remove({ params: { id: a } });
    expect(await rowsNow()).toEqual([]);
  });

  it("and its undoing are another organisation's own", async () => {
    const [a, b] = [
      await listed({ name: "Atieno A", email: "a@mail.example" }),
      await listed({ name: "Atieno B", email: "b@mail.example" }),
    ];
    const { id } = await merge(a, b);
    const stranger = await createStaff(app.current, (await createOrganisation(app.current)).id, ["hr"]);
    await expect(undo(id, stranger)).rejects.toMatchObject({ code: "not_found" });
    const theirs = await api(stranger).duplicates.merges({});
    expect(theirs.total).toBe(0);
  });
});
