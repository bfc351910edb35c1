import { globSync, readFileSync } from "node:fs";
import { Agent, request as sendRequest } from "node:http";
import { expect } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import {
  encoded,
  hostileBodies,
  hostileHeaders,
  hostileQueryForms,
  inTurns,
  textsInTurns,
} from "../server/testing/hostile.ts";
import routes from "../web/routes.ts";
import { startSession } from "./people.ts";
import { test } from "./test.ts";

/** Addresses of all pages, with `text` in the place of their parameters. */
const pathsOf = (entries: readonly RouteConfigEntry[], text: string, above = ""): string[] =>
  entries.flatMap(({ path = "", children = [] }) => {
    const own = path === "" ? above : `${above}/${path.replace(/:\w+|\*/g, text)}`;
    return [own || "/", ...pathsOf(children, text, own)];
  });

const id = "01900000-0000-7000-8000-000000000000";

/** Every page once, the one that ends the session last. */
const pages = [...new Set(pathsOf(routes as RouteConfigEntry[], id))].toSorted(
  (a, b) => Number(a === "/logout") - Number(b === "/logout"),
);

/** Every parameter that some page asks its address for. */
const names = [
  ...new Set(
    globSync("web/**/*.{ts,tsx}").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\.(?:get|getAll|has)\("([\w-]+)"\)/g)].map(
        ([, name = ""]) => name,
      ),
    ),
  ),
  "unknown",
  "_routes",
  "__proto__",
];

const texts = textsInTurns();
const queries = inTurns(hostileQueryForms);
const headers = inTurns(hostileHeaders);
const bodies = inTurns(hostileBodies);
const methods = inTurns(["TRACE", "OPTIONS", "PROPFIND", "PUT", "DELETE", "PATCH", "HEAD"]);

/** Characters of the parameters of one address. */
const maxQuery = 10_000;

/** An address that is too long is refused before any page sees it. */
const short = (text: string): string => encoded(text.slice(0, 300));

interface Sent {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  data?: string;
}

/** What is sent to one page: its parameters and those of all pages, headers, and bodies. */
function* requestsTo(page: string): Generator<Sent> {
  for (const text of texts(1)) {
    const given = names.map((name) => `${encoded(name)}=${short(text)}`);
    // As many as an address may have, which is refused, and its connection ended, beyond 16 KB.
    const atOnce = Math.max(1, Math.floor(maxQuery / Math.max(...given.map(({ length }) => length + 1))));
    for (let from = 0; from < given.length; from += atOnce) {
      yield { url: `${page}?${given.slice(from, from + atOnce).join("&")}` };
    }
  }
  for (const text of texts(0).slice(0, 1)) {
    yield { url: `${page === "/" ? "/_root" : page}.data?q=${short(text)}&page=${short(text)}` };
  }
  for (const form of queries(1)) yield { url: `${page}?${form("q")}` };
  for (const some of headers(1)) yield { url: page, headers: some };
  for (const { type, payload } of bodies(1)) {
    yield { url: page, method: "POST", headers: { "content-type": type }, data: payload };
  }
  for (const method of methods(1)) yield { url: page, method };
}

/** Every page that has parameters, with hostile texts in their place. */
function* hostilePaths(): Generator<Sent> {
  for (const page of pages.filter((path) => path.includes(id))) {
    for (const text of texts(2)) yield { url: page.replaceAll(id, short(text)) };
  }
}

const visitors = [
  { who: "nobody", email: null },
  { who: "the provider's owner", email: "team@ushirika.example" },
  { who: "an owner", email: "owner@umoja.example" },
  { who: "a job seeker", email: "candidate@umoja.example" },
];

/** To compress what nobody looks at would be a third of the work. */
const plain = { "accept-encoding": "identity" };

const atOnce = 6;

/** A connection answers one request after the other. */
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

/**
 * The status of the answer to one request. Playwright's own client notes each request as a step of the journey: as
 * much work again as the answer.
 */
const statusOf = (base: string, one: Sent, again = false): Promise<number> =>
  new Promise((resolve, reject) => {
    const { url, method = "GET", headers = {}, data } = one;
    const signal = AbortSignal.timeout(60_000);
    const length = data === undefined ? {} : { "content-length": Buffer.byteLength(data) };
    const sent = sendRequest(new URL(url, base), {
      method,
      agent,
      signal,
      headers: { ...headers, ...length },
    });
    sent.once("error", (error: NodeJS.ErrnoException) => {
      // The server ends the connection of what it cannot read; the one after that had not arrived yet. A page that
      // gives no answer does so the second time, too.
      const tooLate = error.code === "ECONNRESET" && (sent.reusedSocket || !again);
      if (tooLate) statusOf(base, one, true).then(resolve, reject);
      else reject(error);
    });
    sent.once("response", (answer) => {
      answer.once("error", reject);
      answer.once("end", () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    sent.end(data);
  });

/** Sends all, several at a time, and answers what failed as no request may: with 500, or not at all. */
async function send(
  base: string,
  cookie: string,
  all: Iterable<Sent>,
): Promise<{ tried: number; failed: string[] }> {
  const failed: string[] = [];
  let tried = 0;
  const waiting = all[Symbol.iterator]();
  const next = async () => {
    for (let one = waiting.next(); !one.done; one = waiting.next()) {
      tried += 1;
      const { headers, ...more } = one.value;
      const status = await statusOf(base, {
        ...more,
        headers: { ...plain, ...(cookie ? { cookie } : {}), ...headers },
      }).catch((error: Error) => error.message.slice(0, 200));
      if (status === 500 || typeof status === "string") {
        failed.push(`${status}: ${JSON.stringify(one.value).slice(0, 300)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return { tried, failed };
}

test.describe("whatever is sent", () => {
  for (const { who, email } of visitors) {
    test(`no page fails for ${who}`, async ({ request, baseURL }) => {
      test.setTimeout(600_000);
      if (email) await startSession({ request }, email);
      const { cookies } = await request.storageState();
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
      const { tried, failed } = await send(baseURL ?? "", cookie, [
        ...hostilePaths(),
        ...pages.flatMap((page) => [...requestsTo(page)]),
      ]);
      process.stdout.write(`${tried} hostile requests to pages as ${who}\n`);
      expect(failed).toEqual([]);
      expect(tried).toBeGreaterThan(300);
    });
  }
});

test.describe("what the API refuses is what the page says", () => {
  for (const [address, status, heading] of [
    ["/jobs?q=a%00", 400, "This address cannot be read"],
    ["/jobs?department=%00", 400, "This address cannot be read"],
    ["/jobs?location=%00", 400, "This address cannot be read"],
    // No SACCO has this name, and its page is not there.
    ["/jobs?sacco=%00", 404, "Page Not Found"],
  ] as const) {
    test(`${encodeURIComponent(address)} is answered ${status}`, async ({ request }) => {
      const answer = await request.get(address);
      expect(answer.status()).toBe(status);
      expect(await answer.text()).toContain(heading);
    });
  }

  test("in the workspace, too", async ({ request }) => {
    await startSession({ request }, "team@ushirika.example");
    const answer = await request.get("/dashboard/enquiries?q=%00");
    expect(answer.status()).toBe(400);
    expect(await answer.text()).toMatch(/This address cannot be read[\s\S]*Back to your pages/);
  });
});

test.describe("odd addresses", () => {
  for (const [method, address, status] of [
    ["GET", "/api/saccos/%00", 404],
    ["GET", "/og/saccos/%00.png", 404],
    ["TRACE", "/", 405],
    ["TRACE", "/api/jobs", 405],
  ] as const) {
    test(`${method} ${encodeURIComponent(address)} is refused`, async ({ request }) => {
      expect((await request.fetch(address, { method })).status()).toBe(status);
    });
  }

  test("a form in chunks that does not end is refused as too large", async ({ baseURL }) => {
    const megabyte = new Uint8Array(1024 * 1024).fill(97);
    let sent = 0;
    const body = new ReadableStream({
      pull(stream) {
        sent += 1;
        if (sent > 14) stream.close();
        else stream.enqueue(megabyte);
      },
    });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    // Node asks for `duplex`; the types of the DOM do not know it.
    const form = { method: "POST", headers, body, duplex: "half" };
    const answer = await fetch(`${baseURL}/login`, form);
    expect(answer.status).toBe(413);
  });

  test("security.txt says where to report", async ({ request }) => {
    const answer = await request.get("/.well-known/security.txt");
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toMatch(/^Contact: .+\nExpires: \d{4}-/m);
  });

  test("the pages for developers are not there where the demo is closed", async ({ request }) => {
    expect((await request.get("/dev/kit")).status()).toBe(200);
    const passedOn = { "x-forwarded-for": "203.0.113.9" };
    expect((await request.get("/dev/kit", { headers: passedOn })).status()).toBe(404);
    expect((await request.get("/dev/outbox", { headers: passedOn })).status()).toBe(404);
  });
});
