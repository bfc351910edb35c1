import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { calls } from "#contract/calls.ts";
import { type Role, roleCovers, roles } from "#contract/core/access.ts";
import { type ApiScope, apiScopeNames } from "#contract/core/api-scopes.ts";
import { type Call, listCalls } from "#contract/core/call.ts";
import { callUrl } from "#contract/core/client.ts";
import type { webhookInput } from "#contract/workspace/webhooks.ts";
import { nairobiDayAfter } from "#server/platform/clock.ts";
import { generalOf } from "#server/testing/general.ts";
import { createMerge } from "#server/testing/merges.ts";
import { assessmentOf, sumQuestion } from "./testing/assessments.ts";
import { actionRuleOf, campaignOf } from "./testing/campaigns.ts";
import { createComplaint } from "./testing/complaints.ts";
import {
  applicationFields,
  createCandidate,
  createJob,
  createOrganisation,
  createSession,
  createStaff,
  expireToken,
  type TestPerson,
} from "./testing/factories.ts";
import { interviewPlan } from "./testing/hiring.ts";
import { csvFile } from "./testing/imports.ts";
import { jobForm } from "./testing/jobs.ts";
import { addDocument, beginApplication } from "./testing/membership.ts";
import { offerOf } from "./testing/offers.ts";
import { itOnce, onPostgres } from "./testing/once.ts";
import { productOf } from "./testing/products.ts";
import { scorecardOf } from "./testing/scorecards.ts";
import { createEnquiry } from "./testing/site.ts";
import { slotsOf } from "./testing/slots.ts";
import { startTestApp } from "./testing/test-app.ts";

const app = startTestApp();
const unknownId = "01900000-0000-7000-8000-000000000000";

type Who = "nobody" | "candidate" | Role;
const everyone: Who[] = ["nobody", "candidate", ...roles];

/** The refusal that the contract promises to `who`, or null when the call is open to them. */
function promisedRefusal(call: Call, who: Who): 401 | 403 | null {
  if (call.access === "public") return null;
  if (who === "nobody") return 401;
  if (call.access === "session") return null;
  if (call.access === "candidate") return who === "candidate" ? null : 403;
  if (who === "candidate") return 403;
  return call.access === "staff" || roleCovers([who], call.access.role) ? null : 403;
}

const people = new Map<Who, TestPerson>();
/** A row of another organisation for every kind of id that a path can hold. */
const foreignIds: string[] = [];

beforeAll(async () => {
  const own = await createOrganisation(app.current);
  people.set("candidate", await createCandidate(app.current));
  for (const role of roles) people.set(role, await createStaff(app.current, own.id, [role]));

  const other = await createOrganisation(app.current);
  const jobId = await createJob(app.current, other.id);
  const stranger = await createCandidate(app.current);
  const form = applicationFields(jobId);
  const application = await app.current.as(stranger.token).applications.create({ form });
  const params = { id: application.id };
  const { token, userId } = await createStaff(app.current, other.id, ["hr"]);
  const { hiring } = app.current.as(token);
  const { interviews } = await hiring.scheduleInterview({
    params,
    body: interviewPlan({ interviewerIds: [userId] }),
  });
  const times = await app.current.as(token).interviewSlots.offer({ params, body: slotsOf(userId) });
  foreignIds.push(...times.offers.map((one) => one.id));
  const { offers } = await app.current.as(token).offers.create({ params, body: offerOf() });
  foreignIds.push(...offers.map((one) => one.id));
  const sendAt = { date: nairobiDayAfter(new Date(), 3), time: "08:00" };
  const { scheduled } = await hiring.sendMessage({ params, body: { subject: "Hello", body: "Hi", sendAt } });
  foreignIds.push(...scheduled.map((one) => one.id));
  const { documentRequests } = await hiring.requestDocument({ params, body: { title: "National ID" } });
  const draft = await app.current.as(token).hr.jobs.duplicate({ params: { id: jobId } });
  foreignIds.push(draft.id);
  const { milestones } = jobForm();
  const set = await app.current
    .as(token)
    .hr.jobs.milestoneSets.save({ body: { name: "Tellers", milestones } });
  foreignIds.push(set.id);
  const template = await hiring.templates.create({ body: { name: "Call", subject: "Hello", body: "Hello" } });
  const { hr } = app.current.as(token);
  const file = csvFile("Name,Email\nWanjiku Kamau,wanjiku@mail.example\n");
  const upload = await hr.candidateImports.upload({ form: {}, files: { file } });
  foreignIds.push(upload.id, ...(await hr.candidates.list()).rows.map((row) => row.id));
  foreignIds.push((await app.current.as(token).cvImports.open({ body: {} })).id);
  const referral = { jobId, name: "Wanjiku Kamau", email: "wk@mail.example", relation: "friend" } as const;
  foreignIds.push(
    (
      await app.current
        .as(token)
        .referrals.create({ form: { ...referral, phone: "", words: "", agreed: true }, files: {} })
    ).id,
  );
  const general = { sacco: other.slug, application: generalOf() };
  foreignIds.push((await app.current.as(stranger.token).general.mine.send({ form: general })).id);
  foreignIds.push(await createMerge(app.current, other.id, token));
  foreignIds.push(...[...interviews, ...documentRequests, template].map((row) => row.id));
  foreignIds.push(application.id, jobId, other.id, await createEnquiry(app.current));
  foreignIds.push((await createStaff(app.current, other.id, ["hr"])).userId);

  const ownToken = (scopes: ApiScope[]) => createToken(people.get("owner"), scopes);
  for (const scope of apiScopeNames) tokens.set(scope, (await ownToken([scope])).token);
  const revoked = await ownToken([...apiScopeNames]);
  await app.current.as(people.get("owner")?.token).workspace.apiTokens.revoke({ params: { id: revoked.id } });
  const expired = await ownToken([...apiScopeNames]);
  await expireToken(app.current, expired.id);
  tokens.set("revoked", revoked.token).set("expired", expired.token).set("unknown", `${revoked.token}x`);
  const theirOwner = await createStaff(app.current, other.id, ["owner"]);
  const foreign = await createToken(theirOwner, [...apiScopeNames]);
  tokens.set("foreign", foreign.token);
  foreignIds.push(foreign.id);
  const body = validBodies["/api/workspace/webhooks"] as z.input<typeof webhookInput>;
  const { webhooks } = app.current.as(theirOwner.token).workspace;
  const webhook = await webhooks.create({ body });
  const { screeningLists } = app.current.as(theirOwner.token).identity;
  const list = { name: "Members in default", source: "Board minutes" };
  foreignIds.push((await screeningLists.create({ form: list, files: { file } })).id);
  await webhooks.test({ params: { id: webhook.id } });
  const { rows } = await webhooks.deliveries({ params: { id: webhook.id } });
  foreignIds.push(webhook.id, ...rows.map((row) => row.id));
  const { figures } = app.current.as(theirOwner.token).finance;
  const october = { month: "2026-10", members: 12, activeAccounts: null, deposits: null, loans: null };
  foreignIds.push((await figures.save({ body: october })).id);
  const { products } = app.current.as(theirOwner.token).finance;
  foreignIds.push((await products.create({ body: { product: productOf() } })).id);
  const officer = await createStaff(app.current, other.id, ["onboarding"]);
  const member = { fullName: "Wanjiku Kamau", idNumber: "23456789", phoneNumber: "0712345678" };
  foreignIds.push((await app.current.as(officer.token).members.create({ body: member })).id);
  const begun = await beginApplication(app.current, other.slug);
  foreignIds.push(begun.id, (await addDocument(app.current, begun.key, "kra-pin")).id);
  const { experience } = app.current.as(theirOwner.token);
  const segment = await experience.segments.create({ body: { name: "Everybody", criteria: {} } });
  const campaign = await experience.campaigns.create({ body: campaignOf(segment.id) });
  foreignIds.push(segment.id, campaign.id);
  const contact = { channel: "call", topic: "loans" } as const;
  foreignIds.push((await experience.interactions.create({ body: contact })).id);
  const care = await createStaff(app.current, other.id, ["experience"]);
  foreignIds.push((await createComplaint(app.current, { ...other, token: care.token })).id);
  const [rule] = await experience.nextActions.create({ body: actionRuleOf(segment.id) });
  foreignIds.push(rule?.id ?? unknownId);
  const view = { list: "applications", name: "To screen", search: "" } as const;
  foreignIds.push((await app.current.as(token).views.save({ body: view })).id);
  await app.current.as().experience.feedback.answer({ params: { slug: other.slug }, body: { csat: 1 } });
  const answers = await app.current.as(theirOwner.token).experience.feedback.list();
  foreignIds.push(...answers.rows.map((row) => row.id));
});

const createToken = (owner: TestPerson | undefined, scopes: ApiScope[]) =>
  app.current.as(owner?.token).workspace.apiTokens.create({ body: { name: "Payroll", scopes } });

/** The session of a person; signing out gets one of its own to end. */
async function tokenOf(who: Who, call: Call): Promise<string | undefined> {
  const person = people.get(who);
  return person && call === calls.auth.logout ? createSession(app.current, person.userId) : person?.token;
}

async function send(call: Call, who: Who, id: string) {
  const token = await tokenOf(who, call);
  return app.current.http.inject({
    method: call.method,
    url: callUrl(call, { params: { id } }),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(call.body ? { "content-type": "application/json" } : {}),
    },
    ...(call.body ? { payload: "{}" } : {}),
  });
}

const all = listCalls(calls);
const scoped = all.filter(({ call }) => typeof call.access === "object" && call.params);

/** A body that the call accepts, so that nothing but the organisation is between it and the row. */
const validBodies: Record<string, unknown> = {
  "/api/hr/general-applications/:id/proposals": { jobId: crypto.randomUUID() },
  "/api/hr/retention": { months: 12 },
  "/api/hr/jobs/:id": jobForm(),
  "/api/hr/jobs/:id/status": { status: "Closed" },
  "/api/hr/jobs/:id/match": { weights: null },
  "/api/hr/job-approvals/:id/return": { reason: "Above the scale." },
  "/api/hr/job-drafts/:id": { values: {}, step: 1, version: 3 },
  "/api/hr/applications/:id/status": { status: "screening", notes: "" },
  "/api/hr/applications/:id/snooze": { until: nairobiDayAfter(new Date(), 3) },
  "/api/hr/applications/:id/notes": { notes: "Called, no answer." },
  "/api/hr/applications/:id/interviews": interviewPlan({ interviewerIds: [crypto.randomUUID()] }),
  "/api/hr/applications/:id/scorecards": scorecardOf("good"),
  "/api/hr/assessments": assessmentOf([crypto.randomUUID()]),
  "/api/hr/assessments/:id": assessmentOf([crypto.randomUUID()]),
  "/api/hr/assessment-questions/:id": sumQuestion,
  "/api/hr/assessment-questions": sumQuestion,
  "/api/hr/applications/:id/assessments": {
    assessmentId: crypto.randomUUID(),
    dueDate: nairobiDayAfter(new Date(), 3),
  },
  "/api/hr/assessment-invitations/:id/marks": { marks: [{ questionId: crypto.randomUUID(), points: 1 }] },
  "/api/hr/applications/:id/interview-slots": slotsOf(crypto.randomUUID()),
  "/api/hr/applications/:id/first-days": { startDate: "2027-01-04" },
  "/api/hr/applications/:id/first-days/items": {
    title: "Welcome",
    audience: "team",
    dueDate: "2027-01-04",
  },
  "/api/hr/first-days-items/:id": { done: true },
  "/api/hr/applications/:id/offers": offerOf(),
  "/api/hr/offers/:id": offerOf(),
  "/api/hr/offers/:id/send": {},
  "/api/hr/offers/:id/approve": {},
  "/api/hr/offers/:id/return": { reason: "Above the scale." },
  "/api/hr/offers/:id/withdraw": {},
  "/api/hr/interviews/:id": interviewPlan({ interviewerIds: [crypto.randomUUID()] }),
  "/api/hr/applications/:id/messages": { subject: "Hello", body: "Hello" },
  "/api/hr/scheduled-messages/:id": { subject: "Hello", body: "Hello", expectedVersion: 1 },
  "/api/hr/applications/:id/replies": { channel: "phone", date: "2026-11-20", time: "10:00", body: "Hello" },
  "/api/hr/applications/:id/document-requests": { title: "National ID" },
  "/api/hr/document-requests/:id/review": { decision: "accept" },
  "/api/hr/email-templates/:id": { name: "Call", subject: "Hello", body: "Hello" },
  "/api/member-imports/:id/mapping": { mapping: { fullName: 0, idNumber: 1, phoneNumber: 2 } },
  "/api/member-imports/:id/start": { source: "Our register", informed: true },
  "/api/payment-imports/:id/mapping": { mapping: { reference: 0, paidOn: 1, amount: 2, account: 3 } },
  "/api/payment-imports/:id/assignment": { row: 2, memberId: null },
  "/api/payment-imports/:id/start": { source: "Paybill, November", informed: true },
  "/api/hr/candidates/:id/merge": { otherId: unknownId },
  "/api/hr/candidates/:id/distinct": { otherId: unknownId },
  "/api/hr/candidates/:id/distinct/undo": { otherId: unknownId },
  "/api/hr/candidates/:id/tags": { tags: ["Credit"] },
  "/api/hr/candidates/:id/status": { status: "suspense" },
  "/api/hr/candidate-imports/:id/mapping": { mapping: { name: 0, email: 1 } },
  "/api/hr/candidate-imports/:id/start": { source: "Career fair", informed: true },
  "/api/hr/cv-imports": {},
  "/api/hr/cv-imports/:id/files/:fileId": { version: 1 },
  "/api/hr/cv-imports/:id/finish": { source: "Career fair", informed: true },
  "/api/data-requests/:id/answer": { decision: "granted", answer: "" },
  "/api/members/:id/membership-end": { reason: "resigned", noticeOn: "2026-11-20", leftOn: "", words: "" },
  "/api/members/:id/onboarding-step": { step: "documents" },
  "/api/members/:id/details": { values: { fullName: "Wanjiku Kamau" }, reason: "As on the ID." },
  "/api/member-flags/:id": { resolution: "Seen at the branch." },
  "/api/members/:id/payments": {
    kind: "shares",
    amount: 1000,
    method: "cash",
    reference: "",
    paidOn: "2026-01-05",
  },
  "/api/members/:id/kyc-status": { status: "in_progress" },
  "/api/members/:id/notes": { notes: "Called, no answer." },
  "/api/transactions/:id": { type: "deposit" },
  "/api/transaction-imports/:id/mapping": { mapping: { reference: 0, paidOn: 1, amount: 2 } },
  "/api/transaction-imports/:id/start": { source: "Paybill, November", informed: true },
  "/api/loans/:id/member": { memberId: null },
  "/api/loan-imports/:id/mapping": {
    mapping: { loanNumber: 0, principal: 1, outstanding: 2, daysInArrears: 3 },
  },
  "/api/loan-imports/:id/start": { source: "Loan book", asOf: "2026-10-31", informed: true },
  "/api/monthly-figure-imports/:id/mapping": { mapping: { month: 0, members: 1 } },
  "/api/monthly-figure-imports/:id/start": { source: "Board papers", informed: true },
  "/api/experience/interaction-imports/:id/mapping": { mapping: { openedAt: 0, channel: 1 } },
  "/api/experience/interaction-imports/:id/start": { source: "Call list", informed: true },
  "/api/experience/interactions/:id": { status: "closed" },
  "/api/experience/segments/:id": { name: "Everybody", criteria: {} },
  "/api/experience/action-rules/:id": actionRuleOf(crypto.randomUUID()),
  "/api/experience/campaigns/:id": campaignOf(crypto.randomUUID()),
  "/api/experience/campaigns/:id/send": { people: 1, at: null },
  "/api/experience/complaints/:id/actions": { action: "acknowledge", version: 1 },
  "/api/experience/complaints/:id/notes": { notes: "Called, no answer." },
  "/api/experience/complaints/:id/presence": { writing: false },
  "/api/enquiries/:id": { status: "closed" },
  "/api/enquiries/:id/reply": { message: "Thank you for writing." },
  "/api/workspace/trial-ends/:id": { lastDay: null, expectedTrialEndsAt: null },
  "/api/workspace/team/:id": { roles: ["hr"] },
  "/api/products": { product: productOf() },
  "/api/products/:id": productOf(),
  "/api/products/:id/retirement": { lastDay: null },
  "/api/workspace/two-factor": { roles: [], graceDays: 14 },
  "/api/workspace/team/:id/two-factor-removal": { password: "Karibu-2026!" },
  "/api/workspace/brand": {
    shortName: "",
    tagline: "",
    taglineSwahili: "",
    colour: "#0f5c43",
    phone: "",
    email: "",
    address: "",
    website: "",
  },
  "/api/workspace/webhooks": { url: "https://hr.example/hook", events: ["application.created"] },
  "/api/workspace/webhooks/:id": { enabled: false },
};

/** The same for calls that take files; the bytes stand for none that could be kept. */
const validForms: Record<string, Record<string, string>> = {
  "/api/assisted-applications/:id/documents": {
    kind: "kra-pin",
    clientId: unknownId,
    method: "file",
  },
};

/** What a request to a call carries that gets past its input. */
async function validContent(call: Call) {
  if (call.body) return { payload: z.json().parse(validBodies[call.path]) as object };
  if (!call.form) return {};
  const form = new FormData();
  for (const [name, value] of Object.entries(validForms[call.path] ?? {})) form.append(name, value);
  for (const name of Object.keys(call.form.files)) form.append(name, new File(["%PDF"], "file.pdf"));
  const request = new Request("http://localhost", { method: "POST", body: form });
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  return { headers, payload: Buffer.from(await request.arrayBuffer()) };
}

/** On a second database the owner, who may make every call, is enough: it knows organisations, no roles of staff. */
const askersOf = ({ access }: Call): Role[] =>
  onPostgres ? ["owner"] : [...new Set<Role>([(access as { role: Role }).role, "owner"])];

describe.each(scoped)("$name of another organisation", ({ call }) => {
  it.each(askersOf(call))("is not there for %s", async (who) => {
    const { headers, ...content } = await validContent(call);
    for (const id of foreignIds) {
      const answer = await app.current.http.inject({
        method: call.method,
        url: callUrl(call, { params: { id } }),
        headers: { ...headers, authorization: `Bearer ${people.get(who)?.token}` },
        ...content,
      });
      expect(answer.statusCode).toBe(404);
    }
  });
});

// Access is decided before a handler asks the database: the second run takes the rows of others alone.
itOnce.each(all)("$name gives everyone what the contract says", async ({ call }) => {
  for (const who of everyone) {
    const { statusCode } = await send(call, who, unknownId);
    const refusal = promisedRefusal(call, who);
    if (refusal) expect.soft(statusCode, who).toBe(refusal);
    // Let in, an empty request may fail for what it lacks, never for whoever sent it.
    else expect.soft([401, 403, 500], who).not.toContain(statusCode);
  }
});

/** Tokens of the own organisation with one scope each, and what else a Bearer header may hold. */
const tokens = new Map<ApiScope | "revoked" | "expired" | "unknown" | "foreign", string>();

describe.each(all)("$name with an API token", ({ name, call }) => {
  itOnce("is open to its scope only", async () => {
    for (const [who, token] of tokens) {
      const url = callUrl(call, { params: { id: unknownId } });
      const headers = { authorization: `Bearer ${token}` };
      const { statusCode } = await app.current.http.inject({
        method: call.method,
        url,
        headers,
        ...(call.body ? { payload: {} } : {}),
      });
      const works = !["revoked", "expired", "unknown"].includes(who);
      const refusal = call.access === "public" ? null : !works ? 401 : who === call.scope ? null : 403;
      const expected = who === "foreign" && call.scope ? null : refusal;
      if (expected) expect(statusCode, `${name} with ${who}`).toBe(expected);
      else expect([401, 403, 500], `${name} with ${who}`).not.toContain(statusCode);
    }
  });

  it.runIf(call.scope && call.params)("finds no row of another organisation", async () => {
    const body = call.body ? z.json().parse(validBodies[call.path]) : undefined;
    for (const id of foreignIds) {
      const answer = await app.current.http.inject({
        method: call.method,
        url: callUrl(call, { params: { id } }),
        headers: { authorization: `Bearer ${tokens.get(call.scope as ApiScope)}` },
        ...(body ? { payload: body as object } : {}),
      });
      expect(answer.statusCode).toBe(404);
    }
  });
});

it("gives scopes to calls of staff only, and every scope opens something", () => {
  const open = all.filter(({ call }) => call.scope);
  for (const { name, call } of open) expect(typeof call.access, name).toBe("object");
  expect([...new Set(open.map(({ call }) => call.scope))].toSorted()).toEqual(apiScopeNames.toSorted());
  for (const group of ["auth", "account", "workspace"]) {
    expect(open.filter(({ name }) => name.startsWith(`${group}.`))).toEqual([]);
  }
});

it("knows a valid body for every scoped call that takes one", () => {
  for (const { call } of scoped.filter((one) => one.call.body)) {
    expect(call.body?.safeParse(validBodies[call.path]).success, call.path).toBe(true);
  }
});
