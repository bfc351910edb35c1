import { createHash, randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import compress from "@fastify/compress";
import fastify from "fastify";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FindSharedPage, RenderPage } from "#contract/core/rendering.ts";
import { handleErrors } from "./failures.ts";
import { servePages } from "./pages.ts";

const sessionCookie = "ushirika.session_token";
const apps: { close: () => Promise<void> }[] = [];
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "performance"] }));
afterEach(async () => {
  vi.useRealTimers();
  for (const app of apps.splice(0)) await app.close();
});

/** `/shared...` is shared, with a query as one of many that filters make; its theme is what of the visitor counts. */
const find: FindSharedPage = (address, { cookie }) =>
  address.startsWith("/shared")
    ? {
        key: `${cookie?.includes("theme=dark")} ${address}`,
        headers: cookie?.includes("theme=dark") ? { cookie: "theme=dark" } : ({} as Record<string, string>),
        topics: ["jobs"],
        filtered: address.includes("?"),
      }
    : null;

const filling = "word ".repeat(1000);

/** A server whose pages say how many were rendered, for whom, and what the API answers. */
async function open(answer: (rendered: number) => Response | Promise<Response> = page) {
  const world = { version: 1, api: 200, renders: [] as string[], current: async () => {} };
  const render: RenderPage = async (request, { nonce, fetch, report }) => {
    const { pathname, search } = new URL(request.url);
    world.renders.push(`${pathname + search} ${request.headers.get("cookie") ?? ""}`.trim());
    const said = await (await fetch(`${new URL(request.url).origin}/api/who`)).text();
    if (said === "broken") report(new Error("broken"));
    const response = await answer(world.renders.length);
    const text = (await response.text()).replace("WHO", said).replaceAll("NONCE", nonce);
    return new Response(text, response);
  };
  const http = fastify();
  apps.push(http);
  handleErrors(http);
  await http.register(compress, { encodings: ["br", "gzip"], threshold: 1024 });
  http.get("/api/who", async ({ headers }, reply) =>
    reply.status(world.api).send(`${headers.cookie} ${headers.authorization} ${headers.host}`),
  );
  const content = { current: () => world.current(), version: () => String(world.version) };
  await servePages(http, { render, shared: { find, content, sessionCookie } });
  const get = (url = "/shared", headers: Record<string, string> = {}) => http.inject({ url, headers });
  return { world, get, http };
}

/** The n-th page, with two inline scripts. */
function page(rendered: number): Response {
  return new Response(
    `<p>page ${rendered} for WHO ${filling}</p><script nonce="NONCE">one()</script><script nonce="NONCE" type="x">two()</script><script>evil()</script>`,
    { headers: { "content-type": "text/html" } },
  );
}

const numberOf = (body: string) => /page (\d+)/.exec(body)?.[1];
const digest = (source: string) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

describe("a page that is the same for everyone", () => {
  it("is rendered once, however many ask at once, in whichever encoding", async () => {
    const { world, get } = await open();
    const encodings = ["br", "gzip, br;q=0", "", "br", "gzip"];
    const answers = await Promise.all(encodings.map((one) => get("/shared", { "accept-encoding": one })));
    const bodies = answers.map(({ rawPayload, headers }) => {
      const encoding = headers["content-encoding"];
      if (encoding === "br") return String(brotliDecompressSync(rawPayload));
      return String(encoding === "gzip" ? gunzipSync(rawPayload) : rawPayload);
    });
    expect(answers.map(({ headers }) => headers["content-encoding"])).toEqual([
      "br",
      "gzip",
      undefined,
      "br",
      "gzip",
    ]);
    expect(new Set(bodies)).toEqual(new Set([bodies[0]]));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
    expect(world.renders).toEqual(["/shared"]);
  });

  it("says that its inline scripts may run, by their digests, and nobody else's", async () => {
    const { get } = await open();
    const { body, headers } = await get();
    expect(body).toContain("<script>one()</script>");
    expect(body).not.toContain("nonce");
    expect(headers["content-security-policy"]).toContain(
      `script-src 'self' ${digest("one()")} ${digest("two()")};`,
    );
  });

  it("is not sent again to whoever has it", async () => {
    const { world, get } = await open();
    const { headers } = await get("/shared", { "accept-encoding": "br" });
    const again = { "accept-encoding": "br", "if-none-match": `"other", W/${headers.etag}` };
    const answer = await get("/shared", again);
    expect([answer.statusCode, answer.body]).toEqual([304, ""]);
    expect(headers).toMatchObject({ vary: "accept-encoding, accept-language, cookie" });
    // Another encoding is another body, and so is one after a change.
    expect((await get("/shared", { ...again, "accept-encoding": "gzip" })).statusCode).toBe(200);
    world.version += 1;
    expect((await get("/shared", again)).statusCode).toBe(200);
  });

  it("knows nothing of who asked first", async () => {
    const { world, get } = await open();
    const { body } = await get("/shared", {
      cookie: "joining-umoja=secret; theme=dark",
      host: "evil.example",
      "user-agent": "Googlebot",
    });
    expect(world.renders).toEqual(["/shared theme=dark"]);
    expect(body).toContain("for theme=dark undefined localhost");
  });

  it("is another one for each theme, and for whom the demo of this machine is open", async () => {
    const { get } = await open();
    const pages = [
      await get(),
      await get("/shared", { cookie: "theme=dark" }),
      await get("/shared", { host: "sacco.example" }),
      await get(),
    ];
    expect(pages.map(({ body }) => numberOf(body))).toEqual(["1", "2", "3", "1"]);
  });

  it("is made anew after a change, after a minute and on another day", async () => {
    vi.setSystemTime("2026-11-23T20:59:50Z");
    const { world, get } = await open();
    const number = async () => numberOf((await get()).body);
    expect(await number()).toBe("1");
    world.version += 1;
    expect([await number(), await number()]).toEqual(["2", "2"]);
    vi.advanceTimersByTime(9_000);
    expect(await number()).toBe("2");
    // Midnight in Nairobi.
    vi.advanceTimersByTime(1_000);
    expect([await number(), await number()]).toEqual(["3", "3"]);
    vi.advanceTimersByTime(60_000);
    expect(await number()).toBe("4");
  });

  it("does not outlive a change that came while it was rendered", async () => {
    const rendering = Promise.withResolvers<void>();
    const { world, get } = await open(async (rendered) => {
      if (rendered === 1) await rendering.promise;
      return page(rendered);
    });
    const old = get();
    await expect.poll(() => world.renders).toHaveLength(1);
    world.version += 1;
    const now = get();
    rendering.resolve();
    expect(numberOf((await old).body)).toBe("1");
    expect(numberOf((await now).body)).toBe("2");
    expect(numberOf((await get()).body)).toBe("2");
  });
});

describe("what is for one visitor", () => {
  it.each([
    ["a session", { cookie: `theme=dark; ${sessionCookie}=abc` }],
    ["a token", { authorization: "Bearer abc" }],
  ])("with %s is neither taken from memory nor put there", async (_what, headers) => {
    const { world, get } = await open();
    const own = await get("/shared", headers);
    expect(own.headers.etag).toBeUndefined();
    expect(own.headers["content-security-policy"]).toContain("'nonce-");
    expect(own.body).toContain("abc");
    expect((await get()).body).not.toContain("abc");
    expect(numberOf((await get("/shared", headers)).body)).toBe("3");
    expect(world.renders).toHaveLength(3);
  });

  it("is not kept: what a page sets, refuses, lacks or fails with", async () => {
    const answers = [
      new Response("page 1", { headers: { "set-cookie": "mine=1" } }),
      new Response("page 2", { status: 404 }),
      new Response(null, { status: 301, headers: { location: "/elsewhere" } }),
      page(4),
      page(5),
    ];
    const { world, get } = await open((rendered) => answers[rendered - 1] ?? page(rendered));
    expect((await get()).headers["set-cookie"]).toBeUndefined();
    expect((await get()).statusCode).toBe(404);
    expect((await get()).headers).toMatchObject({ location: "/elsewhere" });
    world.api = 503;
    expect((await get()).headers.etag).toBeUndefined();
    world.api = 200;
    expect([numberOf((await get()).body), numberOf((await get()).body)]).toEqual(["5", "5"]);
  });

  it("is what everybody gets while nobody knows whether anything changed", async () => {
    const { world, get } = await open();
    await get();
    world.current = async () => {
      throw new Error("down");
    };
    expect(numberOf((await get()).body)).toBe("2");
  });
});

it("keeps its pages, however many addresses a visitor tries", async () => {
  const noise = () => randomBytes(450_000).toString("base64");
  const { world, get } = await open(
    (rendered) => new Response(`page ${rendered} ${noise()}`, { headers: { "content-type": "text/html" } }),
  );
  await get("/shared", { "accept-encoding": "br" });
  for (let at = 0; at < 20; at++) await get(`/shared?q=${at}`, { "accept-encoding": "br" });
  expect(numberOf((await get()).body)).toBe("1");
  expect(world.renders).toHaveLength(21);
  // Those of the queries go one after the other.
  await get("/shared?q=19");
  expect(world.renders).toHaveLength(21);
  await get("/shared?q=0");
  expect(world.renders).toHaveLength(22);
});
