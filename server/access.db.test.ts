import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { calls } from "#contract/calls.ts";
import { type Role, roleCovers, roles } from "#contract/core/access.ts";
import { type Call, listCalls } from "#contract/core/call.ts";
import { callUrl } from "#contract/core/client.ts";
import {
  applicationFields,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "./testing/factories.ts";
import { interviewPlan } from "./testing/hiring.ts";
import { createEnquiry } from "./testing/site.ts";
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
  const { token } = await createStaff(app.current, other.id, ["hr"]);
  const { hiring } = app.current.as(token);
  const { interviews } = await hiring.scheduleInterview({ params, body: interviewPlan() });
  const { documentRequests } = await hiring.requestDocument({ params, body: { title: "National ID" } });
  const template = await hiring.templates.create({ body: { name: "Call", subject: "Hello", body: "Hello" } });
  foreignIds.push(...[...interviews, ...documentRequests, template].map((row) => row.id));
  foreignIds.push(application.id, jobId, other.id, await createEnquiry(app.current));
  foreignIds.push((await createStaff(app.current, other.id, ["hr"])).userId);
});

function send(call: Call, who: Who, id: string) {
  const token = people.get(who)?.token;
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
// Signing out ends the session that the next call would need: last.
const inOrder = all.toSorted(
  (a, b) => Number(a.call === calls.auth.logout) - Number(b.call === calls.auth.logout),
);
const scoped = all.filter(({ call }) => typeof call.access === "object" && call.params);

/** A body that the call accepts, so that nothing but the organisation stands between it and the row. */
const validBodies: Record<string, unknown> = {
  "/api/hr/applications/:id/status": { status: "screening", notes: "" },
  "/api/hr/applications/:id/interviews": interviewPlan(),
  "/api/hr/interviews/:id": interviewPlan(),
  "/api/hr/applications/:id/messages": { subject: "Hello", body: "Hello" },
  "/api/hr/applications/:id/document-requests": { title: "National ID" },
  "/api/hr/document-requests/:id/review": { decision: "accept" },
  "/api/hr/email-templates/:id": { name: "Call", subject: "Hello", body: "Hello" },
  "/api/enquiries/:id": { status: "closed" },
  "/api/enquiries/:id/reply": { message: "Thank you for writing." },
  "/api/workspace/team/:id": { roles: ["hr"] },
};

describe.each(scoped)("$name of another organisation", ({ call }) => {
  const role = (call.access as { role: Role }).role;
  it.each([role, "owner" as const])("is not there for %s", async (who) => {
    for (const id of foreignIds) {
      const valid = call.body ? z.json().parse(validBodies[call.path]) : undefined;
      const answer = await app.current.http.inject({
        method: call.method,
        url: callUrl(call, { params: { id } }),
        headers: { authorization: `Bearer ${people.get(who)?.token}` },
        ...(valid ? { payload: valid as object } : {}),
      });
      expect(answer.statusCode).toBe(404);
    }
  });
});

describe.each(inOrder)("$name", ({ call }) => {
  it.each(everyone)("gives %s what the contract says", async (who) => {
    const { statusCode } = await send(call, who, unknownId);
    const refusal = promisedRefusal(call, who);
    if (refusal) expect(statusCode).toBe(refusal);
    // Let in, an empty request may fail for what it lacks, never for who sent it.
    else expect([401, 403, 500]).not.toContain(statusCode);
  });
});

it("knows a valid body for every scoped call that takes one", () => {
  for (const { call } of scoped.filter((one) => one.call.body)) {
    expect(call.body?.safeParse(validBodies[call.path]).success, call.path).toBe(true);
  }
});
