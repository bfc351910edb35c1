import { beforeAll, describe, expect, it } from "vitest";
import type { ApplicationValues } from "#contract/onboarding/application-form.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { linkIn, mailsTo, smsTo } from "#server/testing/mailbox.ts";
import {
  addDocument,
  applicantValues,
  beginApplication,
  nationalIdKinds,
  sentApplication,
  submit,
} from "#server/testing/membership.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();

let sacco: Awaited<ReturnType<typeof createOrganisation>>;
let officer: TestPerson;
beforeAll(async () => {
  sacco = await createOrganisation(app.current);
  officer = await createStaff(app.current, sacco.id, ["onboarding"]);
});

const applicant = () => app.current.as().membership;
const members = () => app.current.as(officer.token).members;
const memberWith = async (q: string | undefined) => (await members().list({ query: { q } })).rows[0];

it("lists what was begun, without what is filled in before it is sent", async () => {
  const other = await createOrganisation(app.current);
  const { token } = await createStaff(app.current, other.id, ["onboarding"]);
  const desk = app.current.as(token).membership;
  const secret = applicantValues({ fullName: "Nobody Should Read" });
  await beginApplication(app.current, other.slug, secret);
  const { id } = await sentApplication(app.current, other.slug);
  const all = await desk.begun.list({ query: {} });
  expect(all.rows).toMatchObject([
    { id, reached: "sent", startedBy: null, member: { fullName: "Wanjiku Kamau" } },
    { reached: "begun", formStep: 1, submittedAt: null, member: null },
  ]);
  expect(JSON.stringify(all.rows)).not.toContain("Nobody");
  expect((await desk.begun.list({ query: { reached: "sent" } })).rows.map((row) => row.id)).toEqual([id]);
  expect(await desk.begun.list({ query: { reached: "admitted" } })).toEqual({ rows: [], total: 0 });
  expect(await desk.begun.list({ query: { to: "2026-01-01" } })).toEqual({ rows: [], total: 0 });
  const theirs = await app.current.as(officer.token).membership.begun.list({ query: {} });
  expect(theirs.rows.map((row) => row.id)).not.toContain(id);
});

describe("sending an application", () => {
  it("makes the member, keeps what was sent, and says so by mail and SMS", async () => {
    const values = applicantValues();
    const { key, status, submittedAt } = await sentApplication(app.current, sacco.slug, values);
    expect({ status, submittedAt }).toEqual({ status: "submitted", submittedAt: expect.any(String) });
    const member = await memberWith(values.idNumber);
    expect(member).toMatchObject({
      fullName: "Wanjiku Kamau",
      kycStatus: "pending",
      onboardingStep: "documents",
      occupation: "Employed",
      createdBy: null,
    });
    const [mail] = await mailsTo(app.current, values.email ?? "");
    expect(mail?.subject).toContain("has received your application");
    expect(linkIn(mail).pathname).toBe(`/join/${sacco.slug}/${key}`);
    const [sms] = await smsTo(app.current, member?.phoneNumber ?? "");
    expect(sms).toMatchObject({ topic: "membership.submitted", text: expect.stringContaining(key) });
    const { rows } = await members().activities();
    // The checks may have moved the member on by now.
    const theirs = rows.filter(({ memberId }) => memberId === member?.id);
    expect(theirs.at(-1)).toMatchObject({ action: "registered", actor: null });
  });

  it("happens once, however often it is pressed", async () => {
    const values = applicantValues();
    const { key } = await beginApplication(app.current, sacco.slug, values);
    for (const kind of nationalIdKinds) await addDocument(app.current, key, kind);
    const answers = await Promise.all([1, 2, 3].map(() => submit(app.current, key, values)));
    expect(new Set(answers.map(({ submittedAt }) => submittedAt)).size).toBe(1);
    expect((await members().list({ query: { q: values.idNumber } })).total).toBe(1);
    expect(await mailsTo(app.current, values.email ?? "")).toHaveLength(1);
    const save = { values: {}, step: 1, language: "en" as const, version: 2 };
    await expect(applicant().save({ params: { key }, body: save })).rejects.toMatchObject({
      code: "conflict",
    });
    await expect(addDocument(app.current, key, "kra-pin")).rejects.toMatchObject({ code: "conflict" });
  });

  const minor = {
    beneficiaryName: "Njeri Kamau",
    beneficiaryRelationship: "Child",
    beneficiaryPercentage: "60",
    beneficiaryDateOfBirth: "2020-04-01",
    beneficiaryId: "",
    beneficiaryTel: "",
    guardianName: "",
    guardianMobile: "",
  };
  it.each<[string, ApplicationValues, string, string]>([
    ["a name", { fullName: "" }, "fullName", "required"],
    ["an ID number", { idNumber: "12" }, "idNumber", "6 to 9 digits"],
    ["a company's PIN", { kraPin: "P012345678Z" }, "kraPin", "belongs to a company"],
    ["a young next of kin", { nextOfKinDateOfBirth: "2015-01-01" }, "nextOfKinDateOfBirth", "18 years"],
    ["a small deposit", { monthlyDepositContribution: "999" }, "monthlyDepositContribution", "KES 1,000"],
    ["shares of 60 %", { beneficiaries: [minor] }, "beneficiaries", "exactly 100%"],
    ["a minor alone", { beneficiaries: [minor] }, "beneficiaries.0.guardianName", "needs a guardian"],
    ["no consent", { consents: { identityChecks: true } }, "consents.registry", "give this consent"],
    ["no declaration", { declaration: false }, "declaration", "confirm the declaration"],
  ])("is refused beside the field for %s", async (_, wrong, field, sentence) => {
    const values = applicantValues(wrong);
    const { key } = await beginApplication(app.current, sacco.slug, values);
    await expect(submit(app.current, key, values)).rejects.toMatchObject({
      code: "validation",
      fields: { [field]: expect.stringContaining(sentence) },
    });
  });

  it("names the documents that are missing", async () => {
    const values = applicantValues();
    const { key } = await beginApplication(app.current, sacco.slug, values);
    const missing = (documents: string) => ({ code: "validation", fields: { documents } });
    await expect(submit(app.current, key, values)).rejects.toMatchObject(
      missing("Please upload: Passport Photo, National ID/Passport, KRA PIN Certificate"),
    );
    await addDocument(app.current, key, "id-front");
    await expect(submit(app.current, key, values)).rejects.toMatchObject(
      missing("Please upload: Passport Photo, back of the National ID, KRA PIN Certificate"),
    );
    await expect(
      app.current
        .as(undefined, "sw")
        .membership.submit({ params: { key }, body: { values, consentVersion: "2020-01-01" } }),
    ).rejects.toMatchObject({ code: "stale", message: expect.stringContaining("idhini") });
  });

  it.each(["idNumber", "primaryMobileNumber", "kraPin", "email"] as const)(
    "is refused beside the field where another member has the same %s",
    async (field) => {
      const first = applicantValues();
      await sentApplication(app.current, sacco.slug, first);
      const values = applicantValues({ [field]: first[field] });
      await expect(sentApplication(app.current, sacco.slug, values)).rejects.toMatchObject({
        code: "validation",
        fields: { [field]: expect.stringContaining("is registered already") },
      });
    },
  );
});

describe("an application that was opened again", () => {
  it("changes nothing but the parts to correct, and the case is pending again", async () => {
    const values = applicantValues();
    const { key, id } = await sentApplication(app.current, sacco.slug, values);
    const member = await memberWith(values.idNumber);
    const params = { id: member?.id ?? "" };
    const parts = ["id-front" as const, "fullName" as const];
    const body = { status: "rejected" as const, reasons: ["id_unreadable" as const], parts };
    await members().changeKyc({ params, body });
    const [mail] = await mailsTo(app.current, values.email ?? "");
    expect(linkIn(mail).pathname).toBe(`/join/${sacco.slug}/${key}`);
    const [sms] = await smsTo(app.current, member?.phoneNumber ?? "");
    expect(sms).toMatchObject({ topic: "membership.reopened", text: expect.stringContaining(key) });
    const reopened = await applicant().get({ params: { key } });
    expect(reopened).toMatchObject({ id, status: "reopened", parts: ["id-front", "fullName"] });
    await expect(addDocument(app.current, key, "kra-pin")).rejects.toMatchObject({ code: "conflict" });
    const before = reopened.documents.find(({ kind }) => kind === "id-front");
    const after = await addDocument(app.current, key, "id-front");
    expect(after.id).not.toBe(before?.id);
    const changed = { ...values, fullName: "Wanjiku wa Kamau", idNumber: "11111111" };
    expect(await submit(app.current, key, changed)).toMatchObject({
      status: "submitted",
      parts: [],
      values: { fullName: "Wanjiku wa Kamau", idNumber: values.idNumber },
    });
    expect(await memberWith(values.idNumber)).toMatchObject({
      id: member?.id,
      fullName: "Wanjiku wa Kamau",
      kycStatus: "pending",
    });
    expect((await members().list({ query: { q: "11111111" } })).total).toBe(0);
  });
});
