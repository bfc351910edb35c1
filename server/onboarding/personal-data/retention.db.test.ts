import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { onboardingSteps } from "#contract/onboarding/members.ts";
import { defaultOnboardingSettings } from "#contract/onboarding/settings.ts";
import { dayMillis, nairobiDay, nairobiDayAfter } from "#server/platform/clock.ts";
import { rowsOf } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { allDone } from "#server/testing/all-done.ts";
import { tablesWith } from "#server/testing/database-text.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { recordsOf } from "#server/testing/member-records.ts";
import { newMember } from "#server/testing/members.ts";
import {
  addDocument,
  applicantValues,
  beginApplication,
  keepLiveness,
  nationalIdKinds,
  submit,
} from "#server/testing/membership.ts";
import { startOwnTestApp } from "#server/testing/test-app.ts";
import { deleteFormer } from "./erasure.service.ts";

const mailServer = await startMailServer();
const app = startOwnTestApp({ SMTP_URL: mailServer.url });

const today = nairobiDay(new Date());
const inYears = (years: number, days = 0) => new Date(Date.now() + (years * 365.25 + days) * dayMillis);

let sacco: Awaited<ReturnType<typeof createOrganisation>>;
let clerk: TestPerson;
let officer: TestPerson;
beforeAll(async () => {
  sacco = await createOrganisation(app.current);
  clerk = await createStaff(app.current, sacco.id, ["onboarding"]);
  officer = await createStaff(app.current, sacco.id, ["onboarding"]);
});

const membersOf = ({ token }: TestPerson) => app.current.as(token).members;
const members = () => membersOf(officer);

/** Makes a member of an applicant: verified, admitted, paid in. */
async function complete(id: string, by = officer) {
  const members = membersOf(by);
  const params = { id };
  const { onboardingStep } = await members.get({ params });
  for (const step of onboardingSteps.slice(onboardingSteps.indexOf(onboardingStep) + 1, 4)) {
    await members.changeStep({ params, body: { step } });
  }
  await members.changeKyc({ params, body: { status: "verified" } });
  for (const kind of ["entrance_fee", "shares"] as const) {
    const body = { kind, amount: 1000, method: "cash" as const, reference: "", paidOn: today };
    await members.payments.record({ params, body });
  }
}

const end = (id: string, by = officer) =>
  membersOf(by).end({
    params: { id },
    body: { reason: "resigned", noticeOn: "", leftOn: today, words: "Back to the aunt in Maralal" },
  });

/** What marks the person; none of it occurs anywhere else. */
const traces = {
  "first name": "Zawadi",
  "last name": "Kiprotich",
  "next of kin": "Nekesa Barongo",
  address: "zawadi-now@recipient.example",
  "address of before": "zawadi-before@recipient.example",
  phone: "799123456",
  "phone of before": "799654321",
  "ID number": "87654321",
  "KRA PIN": "A087654321Z",
  "words of the staff and the person": "aunt in Maralal",
};

/** Everything that a member can leave behind, and what staff write about them. @returns the ids of the case */
async function leaveTraces() {
  const values = applicantValues({
    fullName: "Zawadi Kiprotich",
    idNumber: traces["ID number"],
    kraPin: traces["KRA PIN"],
    primaryMobileNumber: "+254799654321",
    email: traces["address of before"],
    nextOfKinName: traces["next of kin"],
  });
  const { key, id: applicationId } = await beginApplication(app.current, sacco.slug, values);
  const applicant = app.current.as().membership;
  await applicant.sendLink({ params: { key } });
  for (const kind of nationalIdKinds) await addDocument(app.current, key, kind);
  await submit(app.current, key, values);
  await allDone(app.current);
  const [{ id } = { id: "" }] = (await members().list({ query: { q: traces["ID number"] } })).rows;
  const params = { id };
  await members().assign({ body: { ids: [id], assigneeId: clerk.userId } });
  await members().addNote({
    params,
    body: { notes: "Zawadi asked for her aunt in Maralal", mentions: [clerk.userId] },
  });
  await membersOf(clerk).correct({
    params,
    body: {
      values: { email: traces.address, primaryMobileNumber: "+254799123456" },
      reason: "Zawadi called from Maralal",
    },
  });
  await complete(id);
  const own = app.current.as().memberships;
  await own.request({ params: { key }, body: { kind: "correction", text: "Write to my aunt in Maralal" } });
  await own.requestLink({ body: { slug: sacco.slug, contact: traces.address } });
  await end(id);
  return { id, applicationId };
}

const rowsIn = async (table: string): Promise<number> => {
  const [row] = await acrossOrganisations(app.current.platform.database, (tx) =>
    rowsOf<{ count: string }>(
      tx,
      sql`select count(*) from ${sql.identifier(table)} where organisation_id = ${sacco.id}`,
    ),
  );
  return Number(row?.count);
};

it("finds a former member in no column of any table once the law has the record kept no more", async () => {
  const { database } = app.current.platform;
  const { id, applicationId } = await leaveTraces();
  // The applicant's face was looked at before there was a member.
  await keepLiveness(app.current, sacco.id, applicationId);
  await allDone(app.current);
  expect(await rowsIn("identity_check")).toBeGreaterThan(1);
  // Sealed, and kept under a digest of the number: no trace of theirs is found in it.
  expect(await rowsIn("registry_answer")).toBeGreaterThan(0);
  for (const [what, trace] of Object.entries(traces)) {
    const found = await tablesWith(database, trace);
    expect(found, what).not.toEqual([]);
    expect(found, what).not.toContain("pgboss.job");
  }

  await deleteFormer(recordsOf(app.current), inYears(7, -1));
  expect(await members().get({ params: { id } })).toMatchObject({ fullName: "Zawadi Kiprotich" });
  await deleteFormer(recordsOf(app.current), inYears(7, 2));
  await allDone(app.current);
  for (const [what, trace] of Object.entries(traces)) {
    expect(await tablesWith(database, trace), what).toEqual([]);
  }
  const emptied = ["identity_check", "registry_answer", "member_face", "stored_file", "member_payment"];
  for (const table of [...emptied, "data_request"]) {
    expect(await rowsIn(table), table).toBe(0);
  }
}, 240_000);

describe("a record", () => {
  let owner: TestPerson;
  beforeAll(async () => {
    owner = await createStaff(app.current, (await createOrganisation(app.current)).id, ["owner"]);
    const body = { ...defaultOnboardingSettings, retentionYears: 10, fourEyes: false };
    await app.current.as(owner.token).onboardingSettings.save({ body });
  });

  const get = (id: string) => membersOf(owner).get({ params: { id } });
  const register = () => membersOf(owner).create({ body: newMember() });

  it("is kept as long as the organisation decided", async () => {
    const { id } = await register();
    await complete(id, owner);
    await end(id, owner);
    await deleteFormer(recordsOf(app.current), inYears(9));
    await get(id);
    await deleteFormer(recordsOf(app.current), inYears(10, 2));
    await expect(get(id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("of a member who goes on is never erased, whatever the day", async () => {
    const { id } = await register();
    await complete(id, owner);
    await deleteFormer(recordsOf(app.current), inYears(40));
    expect(await get(id)).toMatchObject({ onboardingStep: "complete" });
  });

  it("of somebody who paid and was refused is kept after the payment, and then erased", async () => {
    const { id } = await register();
    const params = { id };
    const paidOn = nairobiDayAfter(new Date(), -365);
    const body = { kind: "shares", amount: 500, method: "cash", reference: "", paidOn } as const;
    await membersOf(owner).payments.record({ params, body });
    const refusal = { status: "rejected", reason: "Not of the common bond." } as const;
    await membersOf(owner).changeKyc({ params, body: refusal });
    await deleteFormer(recordsOf(app.current), inYears(8));
    await get(id);
    await deleteFormer(recordsOf(app.current), inYears(9, 2));
    await expect(get(id)).rejects.toMatchObject({ code: "not_found" });
  });
});
