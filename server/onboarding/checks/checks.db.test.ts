import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { createSealer } from "#server/platform/sealing.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { type CheckOutcome, recordCheck, resealIdentityChecks } from "./checks.service.ts";
import { identityChecks } from "./checks.table.ts";

const app = startTestApp();
const faces: CheckOutcome = {
  kind: "faces",
  outcome: "match",
  engine: "test-engine",
  engineVersion: "1.2",
  result: { verdict: "match", distance: 0.41, boxes: [{ x: 1, y: 2 }] },
  evidence: { matchBelow: 0.5 },
};

let officer: TestPerson;
let organisationId: string;
beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  officer = await createStaff(app.current, organisationId, ["onboarding"]);
});

const record = (reference: string, outcome: CheckOutcome, sealer = app.current.platform.sealer) => {
  const actor = { userId: officer.userId, ip: null, requestId: null };
  return inOrganisation(app.current.platform.database, organisationId, (scope) =>
    recordCheck(scope, sealer, actor, reference, outcome),
  );
};

const checksOf = (person: TestPerson) => app.current.as(person.token).identity.checks;

describe("checks that are kept", () => {
  it("come back as they were made, newest first, by kind, and only of the case asked for", async () => {
    await record("case-1", faces);
    await record("case-1", { ...faces, kind: "registry", outcome: "unavailable" });
    await record("case-2", faces);
    const { rows, total } = await checksOf(officer).list({ params: { id: "case-1" } });
    expect(total).toBe(2);
    expect(rows.map(({ kind }) => kind)).toEqual(["registry", "faces"]);
    expect(rows[1]).toMatchObject({ ...faces, reference: "case-1", checkedBy: expect.any(String) });
    const found = await checksOf(officer).list({ params: { id: "case-1" }, query: { kind: ["faces"] } });
    expect(found.rows).toEqual([rows[1]]);
  });

  it("lie sealed in the database, and each opens in its own row only", async () => {
    const id = await record("case-sealed", { ...faces, evidence: { idNumber: "0034567812" } });
    const { database } = app.current.platform;
    const [row] = await inOrganisation(database, organisationId, (scope) =>
      scope.select({ details: identityChecks.details }, identityChecks, eq(identityChecks.id, id)),
    );
    expect(Buffer.from(row?.details ?? "", "base64url").toString("latin1")).not.toContain("0034567812");
    const moved = await record("case-moved", faces);
    await inOrganisation(database, organisationId, (scope) =>
      scope.update(identityChecks, { details: row?.details ?? "" }, eq(identityChecks.id, moved)),
    );
    await expect(checksOf(officer).list({ params: { id: "case-moved" } })).rejects.toThrow();
  });

  it("are another organisation's secret", async () => {
    await record("case-own", faces);
    const other = await createOrganisation(app.current);
    const stranger = await createStaff(app.current, other.id, ["owner"]);
    const params = { id: "case-own" };
    const notFound = { code: "not_found" };
    await expect(checksOf(stranger).list({ params })).rejects.toMatchObject(notFound);
    await expect(checksOf(stranger).remove({ params })).rejects.toMatchObject(notFound);
    expect((await checksOf(officer).list({ params })).total).toBe(1);
  });

  it("leave with their case, by the owner's hand, and the audit trail says who made, read and removed them", async () => {
    await record("case-removed", faces);
    const params = { id: "case-removed" };
    await checksOf(officer).list({ params });
    await expect(checksOf(officer).remove({ params })).rejects.toMatchObject({ code: "forbidden" });
    const owner = await createStaff(app.current, organisationId, ["owner"]);
    expect(await checksOf(owner).remove({ params })).toEqual({ removed: 1 });
    await expect(checksOf(officer).list({ params })).rejects.toMatchObject({ code: "not_found" });
    const trail = await app.current.as(owner.token).workspace.audit.list({ query: { kind: ["identity"] } });
    const actions = trail.rows.map(({ action }) => action);
    for (const action of ["made", "viewed", "removed"]) expect(actions).toContain(`identity_check.${action}`);
  });

  it("are each named in the audit trail when they are seen together", async () => {
    for (const kind of ["liveness", "comparison"] as const) await record("case-two", { ...faces, kind });
    await checksOf(officer).list({ params: { id: "case-two" } });
    const owner = await createStaff(app.current, organisationId, ["owner"]);
    const trail = await app.current.as(owner.token).workspace.audit.list({ query: { kind: ["identity"] } });
    const viewed = trail.rows.filter(({ action }) => action === "identity_check.viewed");
    const kinds = viewed.map(({ detail }) => detail.kind);
    expect(kinds).toEqual(expect.arrayContaining(["liveness", "comparison"]));
  });

  it("open with the current secret alone once they were sealed anew; what nothing opens is left as it is", async () => {
    const [former, current] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
    const { platform } = app.current;
    const own = await record("case-unknown-key", faces);
    const id = await record("case-secret", faces, createSealer(former, []));
    const detailsOf = (check: string) =>
      inOrganisation(platform.database, organisationId, async (scope) => {
        const fields = { details: identityChecks.details };
        const [row] = await scope.select(fields, identityChecks, eq(identityChecks.id, check));
        return row?.details ?? "";
      });
    const before = await detailsOf(own);
    await resealIdentityChecks({ ...platform, sealer: createSealer(current, [former]) });
    const opened = createSealer(current, []).open(`identity check ${id}`, await detailsOf(id));
    expect(JSON.parse(opened)).toEqual({ result: faces.result, evidence: faces.evidence });
    expect(await detailsOf(own)).toBe(before);
  });
});
