import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { nonceContext, type PageContext } from "./lib/context.ts";

/** Milliseconds after which data that a page streams late is given up. */
export const streamTimeout = 5_000;

/**
 * Renders a document. People get the page as soon as its shell stands; crawlers get it whole, since they
 * do not run the scripts that fill in what comes later.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: PageContext,
): Promise<Response> | Response {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const nonce = context.get(nonceContext);
  const ready = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";
  return new Promise((resolve, reject) => {
    let statusNow = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
      {
        nonce,
        [ready]() {
          const body = new PassThrough({
            final(done) {
              clearTimeout(timer);
              done();
            },
          });
          resolve(new Response(createReadableStreamFromReadable(body), { status: statusNow, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError() {
          statusNow = 500;
        },
      },
    );
    // One second more than the data's own limit, so that rejected parts can still be flushed.
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/**
 * Reports what no one expected. Coded answers (404, 403 ...) are part of the product and a cancelled request
 * is nobody's fault.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
};
