import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import staticFiles from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CodedError } from "#contract/core/errors.ts";
import type { RenderPage } from "#contract/core/rendering.ts";
import { onBehalfOf } from "./in-process.ts";
import { disconnectSignal } from "./progress.ts";
import { originOf, pagePolicy } from "./security.ts";
import { isFromThisMachine } from "./this-machine.ts";

/** The most that a form of a page may hold. */
const maxFormBytes = 12 * 1024 * 1024;

/**
 * A body that ends with a failure where it grows too large. Fastify refuses one whose length is stated; one that
 * comes in chunks says nothing of it.
 */
function withinLimit(body: Readable): Readable {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxFormBytes) done(new CodedError("request_too_large"));
      else done(null, chunk);
    },
  });
  body.once("error", (error) => counted.destroy(error));
  // What still comes is thrown away until the connection ends.
  counted.once("error", () => body.resume());
  return body.pipe(counted);
}

/** How long who was refused may go on sending, in milliseconds. */
const lingerMs = 5_000;

/**
 * Ends the connection of a sender whose form was refused before its end. Not at once: closing while bytes come in
 * resets the connection, and the answer is lost on the way.
 */
function closeLater(request: IncomingMessage, answer: ServerResponse): void {
  answer.once("finish", () => {
    const timer = setTimeout(() => request.socket.destroy(), lingerMs);
    request.once("close", () => clearTimeout(timer));
  });
}

/** What browsers do with pages: look at them and send forms. */
const pageMethods = ["GET", "HEAD", "POST"];

/** Headers of a page request that its in-process API calls carry on. The language is the page's, not the browser's. */
const passedOn = ["cookie", "user-agent", "authorization"] as const;

/** A `fetch` that calls our own API in process, as the visitor: their cookies and address. */
function visitorFetch(app: FastifyInstance, request: FastifyRequest): typeof fetch {
  const own = Object.fromEntries(
    passedOn.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])),
  );
  const page = { id: request.id, fromThisMachine: isFromThisMachine(request) };
  return async (input, init) => {
    // Request turns any body that fetch takes (a form, too) into bytes and their content type.
    const call = new Request(input, init);
    const payload = call.body ? Buffer.from(await call.arrayBuffer()) : undefined;
    const answer = await onBehalfOf(page, async () =>
      app.inject({
        method: call.method as "GET",
        url: call.url,
        headers: { ...Object.fromEntries(call.headers), ...own, host: request.host },
        payload,
        remoteAddress: request.ip,
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
}

/** Fastify's request as the web's: the body stays a stream. */
function webRequest(request: FastifyRequest, appUrl: string | undefined, signal: AbortSignal): Request {
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

/** The page as a Node stream, so that it passes the compression like every other answer. */
/**
 * What a page answers that other sites may show within their own: it has nothing to press that would do harm unseen.
 * A visitor of another site is nobody there, since our cookies stay away.
 */
const embeddableHeader = "x-embeddable";

function sendPage(reply: FastifyReply, page: Response): FastifyReply {
  reply.status(page.status);
  for (const [name, value] of page.headers) reply.header(name, value);
  return reply.send(page.body ? Readable.fromWeb(page.body as WebStream) : null);
}

export interface PagesOptions {
  render: RenderPage;
  /** Folder of the built client; absent while a development server serves it. */
  clientFolder?: string;
  appUrl?: string;
}

/** Serves hashed assets for a year and renders everything else that is not the API. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { render, clientFolder, appUrl } = options;
  if (clientFolder && existsSync(clientFolder)) {
    await app.register(staticFiles, {
      root: clientFolder,
      // One route a file, known at start: no request reaches the disk to look for what is not there.
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(response, file) {
        const hashed = file.startsWith(path.join(clientFolder, "assets"));
        response.header(
          "cache-control",
          hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
        );
      },
    });
  }
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser("*", (_request, payload, done) => done(null, withinLimit(payload)));
    pages.all("/*", { exposeHeadRoute: false, bodyLimit: maxFormBytes }, async (request, reply) => {
      if (!pageMethods.includes(request.method)) {
        reply.header("allow", pageMethods.join(", "));
        throw new CodedError("method_not_allowed");
      }
      if (request.url.startsWith("/api/") || request.url.startsWith("/assets/"))
        throw new CodedError("not_found");
      const nonce = randomBytes(16).toString("base64");
      const page = await render(webRequest(request, appUrl, disconnectSignal(reply)), {
        fetch: visitorFetch(app, request),
        nonce,
        requestId: request.id,
        report: (error) => request.log.error({ err: error }, "page failed"),
      });
      const embeddable = page.headers.has(embeddableHeader);
      page.headers.delete(embeddableHeader);
      if (embeddable) reply.removeHeader("x-frame-options").raw.removeHeader("x-frame-options");
      reply.header("content-security-policy", pagePolicy(nonce, embeddable));
      if (request.body instanceof Readable && request.body.errored) closeLater(request.raw, reply.raw);
      return sendPage(reply, page);
    });
  });
}
