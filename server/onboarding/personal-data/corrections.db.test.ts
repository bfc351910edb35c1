import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { CorrectableValues } from "#contract/onboarding/corrections.ts";
import { auditEvents } from "#server/platform/audit/audit.table.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { mailsTo, smsTo } from "#server/testing/mailbox.ts";
import { createCase } from "#server/testing/member-cases.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { findOfMember } from "../applications/applications.queries.ts";
import { memberChecks } from "../verification/verification.table.ts";

const app = startTestApp();
let organisationId: string;
let officer: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  officer = await createStaff(app.current, organisationId, ["onboarding"]);
  other = await createStaff(app.current, organisationId, ["onboarding"]);
});

const members = (who = officer) => app.current.as(who.token).members;
const reason = "As it stands on the ID.";
const correct = (id: string, values: CorrectableValues, who = officer) =>
  members(who).correct({ params: { id }, body: { values, reason } });
const historyOf = async (id: string) => (await members().history({ params: { id } })).rows;
const inOwn = <T>(work: Parameters<typeof inOrganisation<T>>[2]) =>
  inOrganisation(app.current.platform.database, organisationId, work);
const sentBy = async (id: string) => (await inOwn((scope) => findOfMember(scope, id)))?.application;

let last = 44_000_000;
/** A member whom staff registered. */
function registered() {
  const idNumber = String(++last);
  const body = { fullName: "Otieno Ouma", idNumber, phoneNumber: `0713${idNumber.slice(-6)}` };
  return members(other).create({ body });
}

const longAgo = new Date("2026-01-05T08:00:00.000Z");

/** Ends all checks of a case, as if they had been made long ago. */
const endChecks = (memberId: string) =>
  inOwn((scope) =>
    scope.update(
      memberChecks,
      { status: "done", outcome: "matched", finishedAt: longAgo },
      eq(memberChecks.memberId, memberId),
    ),
  );

/** The checks that were made since, or are to be. */
const madeAnew = async (memberId: string) => {
  const { checks } = await app.current.as(officer.token).caseChecks.get({ params: { id: memberId } });
  return checks.flatMap(({ kind, finishedAt }) => (finishedAt === longAgo.toISOString() ? [] : kind));
};

describe("a correction of who sent an application", () => {
  it("changes the register and the application by its rules, and keeps what was there before", async () => {
    const { memberId, form } = await createCase(app.current, organisationId);
    const beneficiaries = [
      {
        beneficiaryName: "Njeri Kamau",
        beneficiaryRelationship: "Child",
        beneficiaryPercentage: "100",
        beneficiaryDateOfBirth: "1999-01-31",
        beneficiaryId: "",
        beneficiaryTel: "",
        guardianName: "",
        guardianMobile: "",
      },
    ];
    const values = { fullName: "Grace Wanjikũ Kamau", email: "Grace@Mail.example", beneficiaries };
    const corrected = await correct(memberId, { ...values, language: "sw", idNumber: form.idNumber });
    expect(corrected).toMatchObject({
      fullName: values.fullName,
      email: "grace@mail.example",
      language: "sw",
    });
    const sent = await sentBy(memberId);
    expect(sent?.submitted).toMatchObject({
      fullName: values.fullName,
      nextOfKinName: form.nextOfKinName,
      beneficiaries: [{ beneficiaryPercentage: 10_000 }],
    });
    expect(sent?.values).toMatchObject({ fullName: values.fullName, beneficiaries });
    const [entry] = (await historyOf(memberId)).filter(({ action }) => action === "corrected");
    expect(entry).toMatchObject({ reason, actor: expect.any(String) });
    expect(entry?.changes).toEqual([
      { field: "fullName", from: form.fullName, to: values.fullName },
      { field: "email", from: "", to: "grace@mail.example" },
      { field: "beneficiaries", from: [], to: beneficiaries },
      { field: "language", from: "en", to: "sw" },
    ]);
    await correct(memberId, { county: "Nakuru" });
    const [later] = (await historyOf(memberId)).filter(({ action }) => action === "corrected");
    expect(later?.changes).toEqual([{ field: "county", from: form.county, to: "Nakuru" }]);
  });

  it("names fields alone in the audit trail", async () => {
    const { memberId } = await createCase(app.current, organisationId);
    await correct(memberId, { fullName: "Zawadi Mumbi" });
    const rows = await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.select().from(auditEvents).where(eq(auditEvents.subjectId, memberId)),
    );
    const [entry] = rows.filter(({ action }) => action === "member.corrected");
    expect(entry?.detail).toEqual({ fields: "fullName" });
    expect(JSON.stringify(rows)).not.toContain("Zawadi");
  });

  it("has those checks made again that compared it, and no others", async () => {
    const { memberId } = await createCase(app.current, organisationId);
    await endChecks(memberId);
    await correct(memberId, { kraPin: "A012345670B" });
    expect(await madeAnew(memberId)).toEqual(["text_extraction", "duplicates", "screening"]);
    const { memberId: quiet } = await createCase(app.current, organisationId);
    await endChecks(quiet);
    await correct(quiet, { nextOfKinName: "Peter Njoroge" });
    expect(await madeAnew(quiet)).toEqual([]);
  });

  it("takes a verification back that was made by it, and asks for other eyes", async () => {
    const { memberId } = await createCase(app.current, organisationId);
    const params = { id: memberId };
    await members().changeKyc({ params, body: { status: "verified" } });
    await correct(memberId, { county: "Nakuru" });
    expect((await members().get({ params })).kycStatus).toBe("verified");
    await correct(memberId, { dateOfBirth: "1990-03-12" });
    const doubted = await members().get({ params });
    expect(doubted).toMatchObject({ kycStatus: "pending", dueAt: expect.any(String) });
    expect(doubted.abilities).toMatchObject({ verify: false, verifyRefusal: "own_correction" });
    const verify = { params, body: { status: "verified" as const } };
    await expect(members().changeKyc(verify)).rejects.toMatchObject({ code: "forbidden" });
    expect(await members(other).changeKyc(verify)).toMatchObject({ kycStatus: "verified" });
  });

  it("of number or address is told where the person was before, without the new ones", async () => {
    const { memberId, form } = await createCase(app.current, organisationId);
    const [old, next] = [`old-${form.idNumber}@mail.example`, `new-${form.idNumber}@mail.example`];
    const number = `0714${form.idNumber.slice(-6)}`;
    await correct(memberId, { email: old });
    expect((await smsTo(app.current, form.primaryMobileNumber))[0]?.text).toContain("begins with o.");
    await correct(memberId, { county: "Nakuru", language: "sw" });
    expect(await mailsTo(app.current, old)).toEqual([]);
    await correct(memberId, { email: next, primaryMobileNumber: number });
    const [mail, ...others] = await mailsTo(app.current, old);
    const [sms] = await smsTo(app.current, form.primaryMobileNumber);
    expect(others).toEqual([]);
    for (const text of [JSON.stringify(mail?.message), sms?.text]) {
      expect(text).toContain(`inayoishia na ${number.slice(-3)}.`);
      expect(text).toContain("inayoanza na n.");
      expect(text).toContain("Kamishna wa Ulinzi wa Data");
      expect(text).not.toContain(next);
      expect(text).not.toContain(number.slice(1));
    }
    expect(await smsTo(app.current, `+254${number.slice(1)}`)).toEqual([]);
  });

  it("is refused beside the field, as the application would be", async () => {
    const { memberId, form } = await createCase(app.current, organisationId);
    const { form: taken } = await createCase(app.current, organisationId);
    const wrong: [CorrectableValues, string][] = [
      [{ idNumber: taken.idNumber }, "idNumber"],
      [{ primaryMobileNumber: taken.primaryMobileNumber }, "primaryMobileNumber"],
      [{ kraPin: taken.kraPin }, "kraPin"],
      [{ kraPin: "P012345678Z" }, "kraPin"],
      [{ nextOfKinDateOfBirth: "2020-01-01" }, "nextOfKinDateOfBirth"],
      [{ nextOfKinId: form.idNumber }, "nextOfKinId"],
      [{ occupation: "Teacher" }, "occupation"],
    ];
    for (const [values, field] of wrong) {
      await expect(correct(memberId, values)).rejects.toMatchObject({
        code: "validation",
        fields: { [field]: expect.any(String) },
      });
    }
    await expect(correct(memberId, { fullName: form.fullName })).rejects.toMatchObject({ code: "conflict" });
    expect((await historyOf(memberId)).filter(({ action }) => action === "corrected")).toEqual([]);
  });
});

describe("a correction of who sent no application", () => {
  it("changes what the register holds, and leaves alone what it does not", async () => {
    const { id } = await registered();
    const values = {
      kraPin: "a012 345 679 z",
      county: "Kisumu",
      postalAddress: "P.O. Box 7-40100, Kisumu",
      occupation: "Teacher",
      dateOfBirth: "1985-07-01",
    };
    expect(await correct(id, values)).toMatchObject({
      fullName: "Otieno Ouma",
      kraPin: "A012345679Z",
      county: "Kisumu",
      address: values.postalAddress,
      occupation: "Teacher",
      dateOfBirth: "1985-07-01",
    });
    await expect(correct(id, { nextOfKinName: "Akinyi" })).rejects.toMatchObject({
      fields: { nextOfKinName: expect.any(String) },
    });
    await expect(
      app.current.as(officer.token).members.correct({
        params: { id },
        body: { values: { fullName: "Ouma Otieno" }, reason: " " },
      }),
    ).rejects.toMatchObject({ fields: { reason: expect.any(String) } });
  });
});
