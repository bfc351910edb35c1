import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { dayMillis, nairobiDay } from "#server/platform/clock.ts";
import { rowsOf } from "#server/platform/database/database.ts";
import { unpackZip } from "#server/platform/files/zip.ts";
import {
  createCandidate,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { linkIn, mailsTo, smsTo } from "#server/testing/mailbox.ts";
import { recordsOf } from "#server/testing/member-records.ts";
import { applicantValues, sentApplication, submit } from "#server/testing/membership.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { deleteRefused } from "./erasure.service.ts";
import { membershipLinkMinutes } from "./own-membership.service.ts";

const app = startTestApp();

let sacco: Awaited<ReturnType<typeof createOrganisation>>;
let officer: TestPerson;
beforeAll(async () => {
  sacco = await createOrganisation(app.current);
  officer = await createStaff(app.current, sacco.id, ["onboarding"]);
});

const own = (token?: string) => app.current.as(token).memberships;
const staff = () => app.current.as(officer.token);
let last = 40_000_000;

/** A member whom staff registered. */
async function registered(email: string) {
  const idNumber = String(++last);
  const body = { fullName: "Otieno Ouma", idNumber, phoneNumber: `0713${idNumber.slice(-6)}`, email };
  return staff().members.create({ body });
}

const keyIn = (url: URL) => url.pathname.split("/").at(-1) ?? "";

describe("a person's own membership", () => {
  it("opens by the application's key, with all that was sent", async () => {
    const values = applicantValues();
    const { key } = await sentApplication(app.current, sacco.slug, values);
    const found = await own().get({ params: { key } });
    expect(found).toMatchObject({
      organization: sacco.name,
      fullName: "Wanjiku Kamau",
      kycStatus: "pending",
      form: { nextOfKinName: "Otieno Kamau" },
      consent: { version: expect.any(String), marketing: false },
      requests: [],
      retentionYears: 7,
    });
    expect(found.documents).toHaveLength(4);
    const allowed = await own().allowMarketing({ params: { key }, body: { allowed: true } });
    expect(allowed.consent?.marketing).toBe(true);
  });

  it("leads to the parts to correct, also by a link that was sent", async () => {
    const values = applicantValues({ email: "corrects@test.example" });
    const { key } = await sentApplication(app.current, sacco.slug, values);
    const { rows } = await staff().members.list({ query: { q: "corrects@test.example" } });
    const params = { id: rows[0]?.id ?? "" };
    expect((await own().get({ params: { key } })).reopenedKey).toBeNull();
    await staff().members.changeKyc({
      params,
      body: { status: "rejected", reason: "The card is covered.", reasons: [], parts: ["id-front"] },
    });
    await own().requestLink({ body: { slug: sacco.slug, contact: "corrects@test.example" } });
    const [mail] = await mailsTo(app.current, "corrects@test.example");
    const link = keyIn(linkIn(mail));
    expect(link).not.toBe(key);
    expect((await own().get({ params: { key: link } })).reopenedKey).toBe(key);
  });

  it("opens for a day by a link that goes to the address or number that the SACCO has", async () => {
    const member = await registered("otieno.link@test.example");
    const { slug } = sacco;
    await own().requestLink({ body: { slug, contact: "otieno.link@test.example" } });
    await own().requestLink({ body: { slug, contact: `0${member.phoneNumber.slice(4)}` } });
    await own().requestLink({ body: { slug, contact: "nobody@test.example" } });
    expect(await mailsTo(app.current, "nobody@test.example")).toEqual([]);
    const [mail] = await mailsTo(app.current, "otieno.link@test.example");
    const key = keyIn(linkIn(mail));
    expect(await own().get({ params: { key } })).toMatchObject({ fullName: "Otieno Ouma", form: null });
    const [sms] = await smsTo(app.current, member.phoneNumber);
    expect(sms?.text).toContain("/membership/");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + (membershipLinkMinutes + 1) * 60_000 });
    try {
      await expect(own().get({ params: { key } })).rejects.toMatchObject({ code: "gone" });
    } finally {
      vi.useRealTimers();
    }
  });

  it("is in the account whose verified address is the member's, and in no other", async () => {
    const [person, unproven] = [
      await createCandidate(app.current),
      await createCandidate(app.current, { emailVerified: false }),
    ];
    await registered(person.email);
    await registered(unproven.email);
    const [mine] = await own(person.token).list();
    expect(mine).toMatchObject({ organization: sacco.name, fullName: "Otieno Ouma" });
    expect(await own().get({ params: { key: mine?.key ?? "" } })).toMatchObject({ email: person.email });
    expect(await own(unproven.token).list()).toEqual([]);
  });
});

describe("a request about one's data", () => {
  it("is one while it is open, has its day, and its answer reaches the person", async () => {
    const values = applicantValues();
    const { key } = await sentApplication(app.current, sacco.slug, values);
    const params = { key };
    const body = { kind: "correction" as const, text: "My name is written Wanjikũ." };
    const request = await own().request({ params, body });
    expect(await own().request({ params, body })).toEqual(request);
    expect(Date.parse(request.dueAt) - Date.parse(request.createdAt)).toBe(7 * dayMillis);
    await expect(own().request({ params, body: { kind: "correction", text: "" } })).rejects.toMatchObject({
      code: "validation",
    });
    const { rows: news } = await staff().notifications.list();
    expect(news[0]).toMatchObject({
      kind: "data_request_made",
      title: "Somebody asks for a correction of their data",
      detail: "Wanjiku Kamau",
    });
    expect((await staff().members.overview()).openRequests).toBeGreaterThan(0);
    const { rows } = await staff().dataRequests.list({ query: { status: ["open"] } });
    expect(rows).toContainEqual(expect.objectContaining({ id: request.id, memberName: "Wanjiku Kamau" }));
    const answer = { decision: "granted" as const, answer: "It is corrected." };
    await staff().dataRequests.answer({ params: { id: request.id }, body: answer });
    await expect(
      staff().dataRequests.answer({ params: { id: request.id }, body: answer }),
    ).rejects.toMatchObject({ code: "conflict" });
    const [mail] = await mailsTo(app.current, values.email ?? "");
    const read = await own().get({ params: { key: keyIn(linkIn(mail)) } });
    expect(read.requests).toEqual([
      expect.objectContaining({ status: "granted", answer: "It is corrected." }),
    ]);
  });

  it("erases who is not a member with every trace, and says so", async () => {
    const values = applicantValues({ fullName: "Zawadi Kiprotich" });
    const { key } = await sentApplication(app.current, sacco.slug, values);
    const request = await own().request({ params: { key }, body: { kind: "erasure", text: "" } });
    await staff().dataRequests.answer({
      params: { id: request.id },
      body: { decision: "granted", answer: "" },
    });
    await expect(own().get({ params: { key } })).rejects.toMatchObject({ code: "not_found" });
    expect((await staff().members.list({ query: { q: values.idNumber } })).total).toBe(0);
    const rows = await rowsOf(
      app.current.platform.database.db,
      sql`select id from membership_application where "values"::text like '%Zawadi Kiprotich%'`,
    );
    expect(rows).toEqual([]);
    const [mail] = await mailsTo(app.current, values.email ?? "");
    expect(mail?.subject).toContain("has erased your data");
  });

  it("leaves a member's record as long as the law has it kept", async () => {
    const values = applicantValues();
    const { key } = await sentApplication(app.current, sacco.slug, values);
    await app.current.platform.database.db.execute(
      sql`update member set onboarding_step = 'complete', kyc_status = 'verified', joined_at = now()
        where id_number = ${values.idNumber}`,
    );
    const request = await own().request({ params: { key }, body: { kind: "erasure", text: "" } });
    const params = { id: request.id };
    await expect(
      staff().dataRequests.answer({ params, body: { decision: "granted", answer: "" } }),
    ).rejects.toMatchObject({ code: "conflict" });
    await expect(
      staff().dataRequests.answer({ params, body: { decision: "restricted", answer: "" } }),
    ).rejects.toMatchObject({ fields: { answer: expect.any(String) } });
    await staff().dataRequests.answer({
      params,
      body: { decision: "restricted", answer: "Kept for seven years after the membership." },
    });
    const restricted = await own().get({ params: { key } });
    expect(restricted.requests[0]).toMatchObject({ kind: "erasure", status: "restricted" });
    expect(restricted.keptUntil).toBeNull();
    const [member] = (await staff().members.list({ query: { q: values.idNumber } })).rows;
    const leftOn = nairobiDay(new Date());
    const body = { reason: "resigned", noticeOn: "", leftOn, words: "" } as const;
    await staff().members.end({ params: { id: member?.id ?? "" }, body });
    const keptUntil = `${Number(leftOn.slice(0, 4)) + 7}${leftOn.slice(4)}`;
    expect(await own().get({ params: { key } })).toMatchObject({ leftOn, keptUntil });
    const { rows } = await staff().dataRequests.list();
    expect(rows.find(({ memberId }) => memberId === member?.id)).toMatchObject({
      erasable: false,
      keptUntil,
    });
  });
});

it("is taken along as a zip: data, the same to read, and documents", async () => {
  const values = applicantValues();
  const { key } = await sentApplication(app.current, sacco.slug, values);
  const { rows } = await staff().members.list({ query: { q: values.idNumber } });
  const params = { id: rows[0]?.id ?? "" };
  await staff().members.addNote({ params, body: { notes: "Knows the chairman" } });
  await staff().members.payments.record({
    params,
    body: { kind: "shares", amount: 1500, method: "mpesa", reference: "SHARE15", paidOn: "2026-01-05" },
  });
  await own().request({ params: { key }, body: { kind: "erasure", text: "" } });
  const answer = await own().export({ params: { key } });
  const files = await unpackZip(Buffer.from(await answer.arrayBuffer()), 10_000_000);
  const names = [...files.keys()];
  expect(names).toHaveLength(6);
  expect(names).toContainEqual(expect.stringMatching(/^documents\/01 .+\.jpg$/));
  const text = Buffer.from(files.get("data.json") ?? []).toString();
  expect(JSON.parse(text)).toMatchObject({
    membership: { fullName: "Wanjiku Kamau", organization: sacco.name, requests: [{ kind: "erasure" }] },
    application: { form: { nextOfKinName: "Otieno Kamau" }, consents: { registry: true } },
    payments: [{ kind: "shares", amount: 1500, reference: "SHARE15" }],
    letters: { mail: [{ subject: expect.any(String) }] },
  });
  expect(Buffer.from(files.get("data.html") ?? []).toString()).toContain("Otieno Kamau");
  for (const hidden of ["chairman", "screening", '"risk"', key]) expect(text).not.toContain(hidden);
});

describe("a request for a correction", () => {
  it("is granted by what was corrected, which the person reads", async () => {
    const values = applicantValues();
    const { key } = await sentApplication(app.current, sacco.slug, values);
    const text = "My name is written Wanjikũ.";
    const request = await own().request({ params: { key }, body: { kind: "correction", text } });
    const { rows } = await staff().dataRequests.list({ query: { status: ["open"] } });
    const memberId = rows.find(({ id }) => id === request.id)?.memberId ?? "";
    const grant = { params: { id: request.id }, body: { decision: "granted" as const, answer: "" } };
    await expect(staff().dataRequests.answer(grant)).rejects.toMatchObject({
      fields: { answer: expect.stringMatching(/^Nothing was corrected/) },
    });
    const params = { id: memberId };
    const reason = "The person showed the ID.";
    await staff().members.correct({ params, body: { values: { county: "Nakuru" }, reason } });
    const found = await staff().dataRequests.list({ query: { status: ["open"], member: [memberId] } });
    expect(found.rows).toMatchObject([
      { id: request.id, correction: { fields: ["county"], by: expect.any(String) } },
    ]);
    const body = { values: { fullName: "Wanjikũ Kamau" }, reason, requestId: request.id };
    await staff().members.correct({ params, body });
    await expect(
      staff().members.correct({ params, body: { ...body, values: { fullName: "Wanjiku Kamau" } } }),
    ).rejects.toMatchObject({ code: "conflict" });
    const read = await own().get({ params: { key } });
    expect(read).toMatchObject({ fullName: "Wanjikũ Kamau", form: { fullName: "Wanjikũ Kamau" } });
    expect(read.requests).toMatchObject([{ status: "granted", corrected: ["fullName"] }]);
    const [mail] = await mailsTo(app.current, values.email ?? "");
    expect(mail?.subject).toContain("answered your request");
  });
});

describe("a consent that is taken back", () => {
  it("ends the checks, news and offers, and what the face was known by, until the consent is given again", async () => {
    const values = applicantValues();
    const { key } = await sentApplication(app.current, sacco.slug, values);
    await own().allowMarketing({ params: { key }, body: { allowed: true } });
    const request = await own().request({ params: { key }, body: { kind: "consent_withdrawal", text: "" } });
    const params = { id: request.id };
    await staff().dataRequests.answer({ params, body: { decision: "granted", answer: "" } });
    const read = await own().get({ params: { key } });
    expect(read).toMatchObject({
      consentWithdrawnAt: expect.any(String),
      consent: { marketing: false },
      requests: [{ status: "granted" }],
    });
    const { rows } = await staff().members.list({ query: { q: values.idNumber } });
    const id = rows[0]?.id ?? "";
    expect(rows[0]?.consentWithdrawnAt).toBe(read.consentWithdrawnAt);
    const { checks } = await staff().caseChecks.get({ params: { id } });
    expect(checks.filter(({ status }) => status === "waiting" || status === "running")).toEqual([]);
    await expect(staff().caseChecks.again({ params: { id } })).rejects.toMatchObject({ code: "conflict" });
    const faces = await rowsOf(
      app.current.platform.database.db,
      sql`select from member_face where member_id = ${id}`,
    );
    expect(faces).toEqual([]);
    const history = await staff().members.history({ params: { id } });
    expect(history.rows.map(({ action }) => action)).toContain("consent_withdrawn");
    await staff().members.correct({
      params: { id },
      body: { values: { dateOfBirth: "1990-03-13" }, reason: "As on the ID." },
    });
    const after = await staff().caseChecks.get({ params: { id } });
    expect(after.checks.find(({ kind }) => kind === "registry")).toMatchObject({
      status: "unavailable",
      outcome: null,
    });
    const reject = {
      status: "rejected" as const,
      reason: "",
      reasons: ["id_unreadable" as const],
      parts: ["county" as const],
    };
    await staff().members.changeKyc({ params: { id }, body: reject });
    await submit(app.current, key, { county: "Kisumu" });
    expect((await own().get({ params: { key } })).consentWithdrawnAt).toBeNull();
  });
});

it("deletes who was refused a year ago, and nobody else", async () => {
  const values = applicantValues();
  const { key } = await sentApplication(app.current, sacco.slug, values);
  const { rows } = await staff().members.list({ query: { q: values.idNumber } });
  const body = { status: "rejected" as const, reason: "Not of the common bond." };
  await staff().members.changeKyc({ params: { id: rows[0]?.id ?? "" }, body });
  await deleteRefused(recordsOf(app.current), new Date(Date.now() + 364 * dayMillis));
  await own().get({ params: { key } });
  await deleteRefused(recordsOf(app.current), new Date(Date.now() + 366 * dayMillis));
  await expect(own().get({ params: { key } })).rejects.toMatchObject({ code: "not_found" });
});
