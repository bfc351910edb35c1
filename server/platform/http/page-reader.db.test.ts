import { beforeAll, describe, expect, it } from "vitest";
import { calls } from "#contract/calls.ts";
import { listCalls } from "#contract/core/call.ts";
import { type Client, createClient } from "#contract/core/client.ts";
import { CodedError } from "#contract/core/errors.ts";
import type { Language } from "#contract/core/language.ts";
import type { Visit } from "#contract/core/rendering.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
} from "#server/testing/factories.ts";
import { onPostgres } from "#server/testing/once.ts";
import { startOwnTestApp } from "#server/testing/test-app.ts";
import { testOptions } from "#server/testing/test-config.ts";

type Page = (visit: Visit) => Promise<void>;

/** What the page does that is asked for, and what became of it. */
let page: Page;
let made: Promise<void>;
const render = async (_request: Request, visit: Visit) => {
  made = page(visit);
  await made.catch(() => {});
  return new Response("made");
};
const app = startOwnTestApp({}, { ...testOptions, pages: { render } });

/** Runs `work` as a page of whoever the token belongs to. */
async function onPage(token: string | undefined, work: Page): Promise<void> {
  page = work;
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  await app.current.http.inject({ url: "/a-page", headers });
  await made;
}

const noRequest: typeof fetch = () => {
  throw new Error("a request was sent");
};
const byRequest = ({ fetch }: Visit, language: Language) =>
  createClient(calls, { baseUrl: "http://localhost:3000", fetcher: fetch, language });
const byReading = ({ read }: Visit, language: Language) =>
  createClient(calls, { fetcher: noRequest, language, ...(read ? { read } : {}) });

type Ask = (input: object) => Promise<unknown>;

/** The call of that dotted name. */
const askOf = (client: Client<typeof calls>, name: string): Ask =>
  name.split(".").reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], client) as Ask;

const outcomeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.catch((error: unknown) => {
    if (!(error instanceof CodedError)) throw error;
    const { code, message, fields, retryAfter } = error;
    return { code, message, fields, retryAfter };
  });

const reading = listCalls(calls).filter(
  ({ call }) => call.method === "GET" && !call.download && !call.progress,
);
let hr: string;
let owner: string;
let candidate: string;
let ids: string[];

beforeAll(async () => {
  const organisation = await createOrganisation(app.current);
  hr = (await createStaff(app.current, organisation.id, ["hr"])).token;
  owner = (await createStaff(app.current, organisation.id, ["owner"])).token;
  const person = await createCandidate(app.current);
  candidate = person.token;
  const jobId = await createJob(app.current, organisation.id);
  const applicationId = await createApplication(app.current, person, jobId);
  ids = [jobId, applicationId, crypto.randomUUID(), "none"];
});

/** On a second database those who read most of it are enough: it has no part in what the others may read. */
const readers: [string, () => string | undefined][] = [
  ["an owner", () => owner],
  ["a candidate", () => candidate],
  ["HR", () => hr],
  ["a visitor", () => undefined],
];

describe("what a page reads without a request", () => {
  it.each(onPostgres ? readers.slice(0, 2) : readers)(
    "is what a request is answered, for %s",
    async (_, token) => {
      await onPage(token(), async (visit) => {
        for (const { name, call } of reading) {
          const some = call.params ? ids : ["none"];
          for (const id of some) {
            const params = call.params ? { id, slug: id, key: id, jobId: id } : {};
            const [sent, read] = [
              await outcomeOf(askOf(byRequest(visit, "sw"), name)({ params })),
              await outcomeOf(askOf(byReading(visit, "sw"), name)({ params })),
            ];
            expect(read, `${name} ${id}`).toEqual(sent);
          }
        }
      });
    },
  );

  it("takes a query as an address does", async () => {
    await onPage(hr, async (visit) => {
      for (const query of [
        { q: "", status: ["submitted", "screening"], page: 1, pageSize: 2 },
        { status: "submitted", sort: undefined },
        { page: "x", q: "\u0000" },
        { pageSize: 100_000 },
      ]) {
        const asked = { query: query as object };
        const [sent, read] = await Promise.all([
          outcomeOf(byRequest(visit, "en").hr.applications.list(asked)),
          outcomeOf(byReading(visit, "en").hr.applications.list(asked)),
        ]);
        expect(read).toEqual(sent);
      }
    });
  });

  it("is the same for good where it comes from memory, and for nobody else otherwise", async () => {
    await onPage(hr, async (visit) => {
      const read = byReading(visit, "en");
      const [once, again] = [await read.jobs.list(), await read.jobs.list()];
      expect(again).toBe(once);
      expect([once, once.rows, once.rows[0], once.rows[0]?.organization].every(Object.isFrozen)).toBe(true);
      const own = await read.hr.applications.list();
      expect(await read.hr.applications.list()).not.toBe(own);
    });
  });

  it("sends a request for what is no plain reading", async () => {
    await onPage(undefined, async (visit) => {
      await expect(byReading(visit, "en").auth.logout()).rejects.toThrow("a request was sent");
      const headers = { "if-none-match": "*" };
      await expect(byReading(visit, "en").jobs.list({ headers })).rejects.toThrow("a request was sent");
    });
  });

  it("is counted as a request is", async () => {
    const counted = async () =>
      /http_request_duration_seconds_count\{method="GET",route="\/api\/jobs",status="200"\} (\d+)/.exec(
        (await app.current.http.inject({ url: "/metrics", headers: { host: "localhost" } })).body,
      )?.[1] ?? "0";
    const before = Number(await counted());
    await onPage(undefined, async (visit) => {
      await byReading(visit, "en").jobs.list();
    });
    expect(Number(await counted())).toBe(before + 1);
  });
});
