import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { onBehalfOf, type PageRequest } from "./in-process.ts";
import { originOf } from "./security.ts";
import { isFromThisMachine } from "./this-machine.ts";

/** Headers of a page request that its in-process API calls carry on. The language is the page's, not the browser's. */
const passedOn = ["cookie", "user-agent", "authorization"] as const;

/** For whom a page calls the API. */
export interface PageCaller {
  /** What its calls have in common. */
  page: PageRequest;
  headers: Readonly<Record<string, string>>;
  host: string;
  ip: string;
}

/** Whoever a page is made for. */
export const pageCaller = ({
  id,
  fromThisMachine,
  ...caller
}: Pick<PageRequest, "id" | "fromThisMachine"> & Omit<PageCaller, "page">): PageCaller => ({
  page: { id, fromThisMachine },
  ...caller,
});

/** The visitor who sent a page request, with their cookies and address. */
export const visitorOf = (request: FastifyRequest): PageCaller =>
  pageCaller({
    id: request.id,
    fromThisMachine: isFromThisMachine(request),
    headers: Object.fromEntries(
      passedOn.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])),
    ),
    host: request.host,
    ip: request.ip,
  });

/** What is asked for. A page mostly reads: that is plain, and needs no `Request` made of it. */
async function partsOf(input: Parameters<typeof fetch>[0], init: RequestInit = {}) {
  if (typeof input === "string" && !init.body) {
    return {
      method: (init.method ?? "GET") as "GET",
      url: input,
      headers: Object.fromEntries(new Headers(init.headers)),
    };
  }
  // Request turns any body that fetch takes (a form, too) into bytes and their content type.
  const call = new Request(input, init);
  const payload = call.body ? Buffer.from(await call.arrayBuffer()) : undefined;
  return {
    method: call.method as "GET",
    url: call.url,
    headers: Object.fromEntries(call.headers),
    payload,
  };
}

/** A `fetch` that calls our own API in process, as this caller. */
export function callerFetch(app: FastifyInstance, { page, headers: own, host, ip }: PageCaller) {
  const callApi: typeof fetch = async (input, init) => {
    const call = await partsOf(input, init);
    const answer = await onBehalfOf(page, async () =>
      app.inject({
        ...call,
        headers: { ...call.headers, ...own, host },
        remoteAddress: ip,
      }),
    );
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value]) headers.append(name, String(one));
    }
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  };
  return callApi;
}

/** Fastify's request as the web's: the body stays a stream. */
export function webRequest(
  request: FastifyRequest,
  appUrl: string | undefined,
  signal: AbortSignal,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  // Joined, not resolved: `//evil.example/` is a path here, and no other host.
  return new Request(originOf(request, appUrl) + request.url, {
    method: request.method,
    headers,
    signal,
    // A form that was posted without anything in it has no body.
    ...(request.body instanceof Readable
      ? { body: Readable.toWeb(request.body) as ReadableStream, duplex: "half" }
      : {}),
  });
}
