import type { InjectOptions } from "fastify";
import { beforeAll, expect, it } from "vitest";
import { calls } from "#contract/calls.ts";
import { type Call, listCalls } from "#contract/core/call.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "./testing/factories.ts";
import {
  encoded,
  hostileBodies,
  hostileHeaders,
  hostileQueryForms,
  inTurns,
  mutations,
  oddMethods,
  pathWith,
  sample,
  textsInTurns,
  valuesInTurns,
} from "./testing/hostile.ts";
import { itOnce } from "./testing/once.ts";
import { startOwnTestApp } from "./testing/test-app.ts";

const app = startOwnTestApp();
const all = listCalls(calls);

let owner: TestPerson;
let candidate: TestPerson;
/** A row of the organisation, so that what reads one gets beyond looking for it. */
let applicationId: string;

beforeAll(async () => {
  const { id } = await createOrganisation(app.current);
  owner = await createStaff(app.current, id, ["owner"]);
  candidate = await createCandidate(app.current);
  applicationId = await createApplication(app.current, candidate, await createJob(app.current, id));
});

const tokenFor = ({ access }: Call): string | undefined =>
  access === "public" ? undefined : access === "candidate" ? candidate.token : owner.token;

/** More requests on the way at a time would only wait. */
const atOnce = 8;

/** Nothing that is sent here has a reason to take longer, however loaded the machine is. */
const hangs = 60_000;

let tried = 0;

/** Sends requests and answers those that failed as no request may: 500, or not at all. */
async function failures(requests: Iterable<InjectOptions>): Promise<string[]> {
  const failed: string[] = [];
  const waiting = requests[Symbol.iterator]();
  const send = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      tried += 1;
      const status = await app.current.http
        .inject({ ...next.value, signal: AbortSignal.timeout(hangs) })
        .then((answer) => answer.statusCode)
        .catch((error: Error) => error.message);
      if (status === 500 || typeof status === "string") {
        failed.push(`${status}: ${JSON.stringify(next.value).slice(0, 400)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  return failed;
}

const texts = textsInTurns();
const values = valuesInTurns();
const queries = inTurns(hostileQueryForms);
const headers = inTurns(hostileHeaders);
const bodies = inTurns(hostileBodies);
const segments = inTurns(["%00", "%zz", "%", "..", "%2e%2e%2f", ";a=b"]);

type Send = (url: string, more?: InjectOptions) => InjectOptions;

function* requestsOf(call: Call): Generator<InjectOptions> {
  const token = tokenFor(call);
  const own = { host: "localhost:3000", ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const request: Send = (url, more = {}) => ({
    method: call.method,
    url,
    ...more,
    headers: { ...own, ...more.headers },
  });
  yield* addressesOf(call, request);
  const path = pathWith(call, applicationId);
  for (const some of headers(3)) {
    yield request(path, {
      headers: some,
      ...(call.body ? { payload: JSON.stringify(sample(call.body)) } : {}),
    });
  }
  if (call.method !== "GET") {
    for (const { type, payload } of bodies(5)) {
      yield request(path, { headers: { "content-type": type }, payload });
    }
  }
  if (call.body) {
    for (const body of mutations(sample(call.body), () => values(3))) {
      yield request(path, {
        headers: { "content-type": "application/json" },
        payload: JSON.stringify(body) ?? "null",
      });
    }
  }
  if (call.form) yield* formsOf(call.form, (more) => request(path, more));
}

function* addressesOf(call: Call, request: Send): Generator<InjectOptions> {
  if (call.params) {
    for (const text of texts(5)) yield request(pathWith(call, encoded(text)));
    for (const text of segments(2)) yield request(pathWith(call, text));
  }
  const path = pathWith(call, applicationId);
  for (const name of Object.keys(call.query?.shape ?? {})) {
    for (const text of texts(6)) yield request(`${path}?${encoded(name)}=${encoded(text)}`);
    for (const form of queries(3)) yield request(`${path}?${form(name)}`);
  }
  for (const text of texts(0)) yield request(`${path}?__proto__=${encoded(text)}`);
}

function* formsOf(
  form: NonNullable<Call["form"]>,
  request: (more: InjectOptions) => InjectOptions,
): Generator<InjectOptions> {
  const send = (fields: Record<string, string>, fileName = "cv.pdf") => {
    const parts = Object.entries(fields).map(
      ([name, text]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
    );
    const files = Object.keys(form.files).map(
      (name) =>
        `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: a\r\n\r\n%PDF-1.4\r\n`,
    );
    return request({
      headers: { "content-type": "multipart/form-data; boundary=b" },
      payload: `${parts.join("")}${files.join("")}--b--\r\n`,
    });
  };
  const complete = sample(form.fields) as Record<string, string>;
  for (const name of Object.keys(complete)) {
    for (const value of values(10)) {
      yield send({ ...complete, [name]: typeof value === "string" ? value : JSON.stringify(value) });
    }
  }
  for (const text of texts(10)) yield send(complete, text.replace(/[\r\n"]/g, ""));
}

/** Calls that end what later ones need: the session that they are sent with. */
const last = [calls.auth.logout, calls.candidate.erase] as Call[];

itOnce("never answers 500, whatever is sent to whatever call", { timeout: 1_800_000 }, async () => {
  const inOrder = all.toSorted((a, b) => last.indexOf(a.call) - last.indexOf(b.call));
  const failed: Record<string, string[]> = {};
  for (const { name, call } of inOrder) {
    const found = await failures(requestsOf(call));
    if (found.length > 0) failed[name] = found.slice(0, 3);
  }
  const paths = [
    "/",
    "/metrics",
    "/healthz",
    ...new Set(all.map(({ call }) => pathWith(call, applicationId))),
  ];
  const methods = inTurns(oddMethods);
  const odd = await failures(
    paths.flatMap((url) =>
      methods(2).map((method) => ({ method: method as "HEAD", url, headers: { host: "localhost" } })),
    ),
  );
  if (odd.length > 0) failed.methods = odd;
  process.stdout.write(`${tried} hostile requests to ${all.length} calls\n`);
  expect(failed).toEqual({});
  expect(tried).toBeGreaterThan(2_500);
});

const here = { host: "localhost:3000" };

it.each([
  ["/api/jobs?q=a%00", 400],
  ["/api/jobs?sacco=%00", 400],
  ["/api/jobs?department=%00", 400],
  ["/api/jobs?location=%00", 400],
  ["/api/saccos/%00", 404],
  ["/og/saccos/%00.png", 404],
])("refuses %s with %i", async (url, status) => {
  expect((await app.current.http.inject({ url, headers: here })).statusCode).toBe(status);
});

it("refuses days of a year that no calendar of ours has", async () => {
  const periods = all.filter(({ call }) => call.method === "GET" && "from" in (call.query?.shape ?? {}));
  expect(periods.length).toBeGreaterThanOrEqual(2);
  for (const { name, call } of periods) {
    const { statusCode } = await app.current.http.inject({
      url: `${call.path}?from=0001-01-01`,
      headers: { ...here, authorization: `Bearer ${owner.token}` },
    });
    expect(statusCode, name).toBe(400);
  }
});

it.each(["/", "/api/jobs", "/api/nothing"])("takes no TRACE of %s", async (url) => {
  const { statusCode } = await app.current.http.inject({ method: "TRACE" as "GET", url, headers: here });
  expect([404, 405]).toContain(statusCode);
});
