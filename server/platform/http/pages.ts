import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import staticFiles from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CodedError } from "#contract/core/errors.ts";
import type { FindSharedPage, RenderPage } from "#contract/core/rendering.ts";
import { siteOrigin } from "#contract/core/site-origin.ts";
import type { PublicContent } from "../database/public-content.ts";
import { chooseEncoding, encodeOnce, encodings } from "./page-encoding.ts";
import type { PageReader } from "./page-reader.ts";
import { callerFetch, visitorOf, webRequest } from "./page-request.ts";
import { disconnectSignal } from "./progress.ts";
import { pagePolicy } from "./security.ts";
import { createSharedPages, mayBeSignedIn } from "./shared-pages.ts";

/**
 * Serves the files of the web. Which there are is known at start: no request reaches the disk to look for what is not
 * there. Those of `assets/`, some hundreds, have one route together: a start would take a twentieth longer with one each.
 */
async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(path.sep, "/"))
    // Other encodings are answers of a file, not files of their own.
    .filter((name) => path.extname(name) !== "" && !/\.(?:br|gz)$/.test(name));
  const assets = new Set(names.filter((name) => name.startsWith(assetsPath)));
  await app.register(staticFiles, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  const send = (reply: FastifyReply, name: string, maxAge: string) =>
    reply.header("cache-control", `public, max-age=${maxAge}`).sendFile(name);
  app.get(`/${assetsPath}*`, (request, reply) => {
    const name = `${assetsPath}${(request.params as { "*": string })["*"]}`;
    if (!assets.has(name)) throw new CodedError("not_found");
    return send(reply, name, "31536000, immutable");
  });
  for (const name of names) {
    if (!assets.has(name)) app.get(`/${name}`, (_request, reply) => send(reply, name, "3600"));
  }
}

/** Where files lie whose names change with what is in them. */
const assetsPath = "assets/";

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

/**
 * What a page answers that other sites may show within their own: it has nothing to press that would do harm unseen.
 * A visitor of another site is nobody there, since our cookies stay away.
 */
const embeddableHeader = "x-embeddable";

/**
 * Which sites may show a page: `1` is every one, otherwise their origins. What is neither is none, so that nothing of a
 * setting can end up in the policy as another rule.
 */
function sitesIn(value: string | null): string | null {
  if (value === "1") return "*";
  const sites = value?.split(" ").filter((site) => siteOrigin.test(site)) ?? [];
  return sites.length > 0 ? sites.join(" ") : null;
}

/** Sends a page as it comes, through the compression of every answer. */
function sendPage(reply: FastifyReply, page: Response): FastifyReply {
  return reply.send(page.body ? Readable.fromWeb(page.body as WebStream) : null);
}

/** Sends a page that is there as a whole, compressed as one piece. */
async function sendWhole(
  request: FastifyRequest,
  reply: FastifyReply,
  html: Uint8Array,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers["accept-encoding"], encodings.once);
  reply.header("vary", "accept-encoding");
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(await encodeOnce(html, encoding));
}

export interface PagesOptions {
  render: RenderPage;
  /** Which pages are rendered once for everyone; without it each is rendered for its visitor. */
  shared?: {
    find: FindSharedPage;
    content: Pick<PublicContent, "current" | "version">;
    sessionCookie: string;
  };
  /** Folder of the built client; absent while a development server serves it. */
  clientFolder?: string;
  appUrl?: string;
  /** Answers what pages read; without it they send requests in process. */
  reader?: PageReader;
}

/** Serves hashed assets for a year and renders everything else that is not the API. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { render, clientFolder, appUrl } = options;
  const answerShared =
    options.shared && createSharedPages(app, { ...options.shared, render, appUrl, reader: options.reader });
  if (clientFolder && existsSync(clientFolder)) {
    await serveFiles(app, clientFolder);
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
      if (await answerShared?.(request, reply)) return reply;
      const nonce = randomBytes(16).toString("base64");
      let whole: Uint8Array | undefined;
      const visitor = visitorOf(request);
      const page = await render(webRequest(request, appUrl, disconnectSignal(reply)), {
        fetch: callerFetch(app, visitor),
        ...(options.reader ? { read: options.reader(visitor, request) } : {}),
        nonce,
        requestId: request.id,
        anonymous: options.shared && !mayBeSignedIn(request, options.shared.sessionCookie),
        takeWhole: (html) => {
          whole = html;
        },
        report: (error) => request.log.error({ err: error }, "page failed"),
      });
      const sites = sitesIn(page.headers.get(embeddableHeader));
      page.headers.delete(embeddableHeader);
      if (sites !== null) reply.removeHeader("x-frame-options").raw.removeHeader("x-frame-options");
      reply.header("content-security-policy", pagePolicy([`nonce-${nonce}`], sites));
      if (request.body instanceof Readable && request.body.errored) closeLater(request.raw, reply.raw);
      reply.status(page.status);
      for (const [name, value] of page.headers) reply.header(name, value);
      return whole === undefined ? sendPage(reply, page) : sendWhole(request, reply, whole);
    });
  });
}
