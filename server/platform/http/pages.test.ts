import { Writable } from "node:stream";
import fastify from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import type { RenderPage } from "#contract/core/rendering.ts";
import { handleErrors } from "./failures.ts";
import { servePages } from "./pages.ts";

const apps: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** A server of pages that `render` answers; what it logs is in `lines`. */
async function serve(render: RenderPage) {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  const http = fastify({ logger: { level: "warn", stream }, genReqId: () => "4f1d" });
  apps.push(http);
  handleErrors(http);
  await servePages(http, { render });
  return { lines, address: await http.listen({ host: "127.0.0.1", port: 0 }) };
}

/** A body that comes in pieces of a megabyte, so that nothing states its length. */
function chunked(megabytes: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(stream) {
      sent += 1;
      if (sent > megabytes) stream.close();
      else stream.enqueue(new Uint8Array(1024 * 1024).fill(97));
    },
  });
}

const post = (address: string, body: ReadableStream) =>
  fetch(`${address}/login`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
    // Node asks for it; the types of the DOM do not know it.
    ...{ duplex: "half" },
  });

describe("a form that is sent to a page", () => {
  const lengthOf: RenderPage = async (request) =>
    request.text().then(
      (text) => new Response(String(text.length)),
      (error: { code?: string; status?: number }) =>
        new Response(error.code, { status: error.status ?? 500 }),
    );

  it("arrives whole, also in chunks", async () => {
    const { address } = await serve(lengthOf);
    expect(await (await post(address, chunked(3))).text()).toBe(String(3 * 1024 * 1024));
  });

  it("in chunks without an end is too large for the page that reads it", async () => {
    const { address, lines } = await serve(lengthOf);
    const answer = await post(address, chunked(20));
    expect([answer.status, await answer.text()]).toEqual([413, "request_too_large"]);
    expect(lines).toEqual([]);
  });
});

it("writes what a page reports as one line with the request's id", async () => {
  const { address, lines } = await serve(async (_request, { report, requestId }) => {
    report(new TypeError("no such thing"));
    return new Response(requestId, { status: 500 });
  });
  expect(await (await fetch(`${address}/jobs`)).text()).toBe("4f1d");
  expect(lines).toMatchObject([{ reqId: "4f1d", msg: "page failed", err: { message: "no such thing" } }]);
});

describe("a page within another site's", () => {
  const policyOf = async (headers: Record<string, string>) => {
    const { address } = await serve(async () => new Response("page", { headers }));
    return (await fetch(address)).headers.get("content-security-policy");
  };

  it("is refused by browsers, unless the page says that it may be shown there", async () => {
    expect(await policyOf({})).toContain("frame-ancestors 'self'");
    expect(await policyOf({ "x-embeddable": "1" })).toContain("frame-ancestors *");
    const sites = "https://www.umoja.example http://localhost:8080";
    expect(await policyOf({ "x-embeddable": sites })).toContain(`frame-ancestors 'self' ${sites}`);
    expect(await policyOf({ "x-embeddable": "*; script-src" })).toMatch(/frame-ancestors 'self'$/);
  });
});
