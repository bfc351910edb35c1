import { Transform } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { type PageContext, visitContext } from "./lib/context.ts";
import { LanguageContext, pageLanguage } from "./lib/language.ts";
import { NonceContext } from "./lib/nonce.ts";
import type { PageFailure } from "./lib/route-failures.ts";
import { createMarkupMemory } from "./markup-memory.tsx";
import { isListed } from "./site/meta/crawlers.ts";
import styleSheet from "./styles/document.css?inline";
import { placeOfStyles } from "./styles/place.ts";
import { CollectedShapes, IconShapes } from "./ui/icon-shapes.tsx";
import { MarkupMemory } from "./ui/kept-markup.tsx";
import { createPageJoiner, type PagePiece } from "./whole-page.ts";

/** Whether search engines may list what is answered: a page for them, and no error in its place. */
function mayBeListed(status: number, address: string, { staticHandlerContext }: EntryContext): boolean {
  const leaf = staticHandlerContext.matches.at(-1);
  if (status !== 200 || !leaf) return false;
  return isListed({ id: leaf.route.id, pathname: leaf.pathname, search: new URL(address).search });
}

/** Milliseconds after which data that a page streams late is given up. */
export const streamTimeout = 5_000;

/** Turns of the event loop in which data that is there already is written behind the shell; what is late is not waited for. */
const turnsForData = 8;

function afterTurns(turns: number, work: () => void): void {
  setImmediate(turns > 1 ? () => afterTurns(turns - 1, work) : work);
}

/** Some thousand job cards. */
const markupMemory = createMarkupMemory(8 * 1024 * 1024);

const joinPage = createPageJoiner(styleSheet, markupMemory.written);

/**
 * Takes a whole page, with the styles that it uses, in one piece: it can be compressed as one, and kept. It has of a stream
 * what React uses of one; a `Writable` takes a fiftieth of the rendered board to pass on some fifty pieces.
 */
function inOnePiece(done: (html: Buffer) => void): NodeJS.WritableStream {
  const pieces: PagePiece[] = [];
  const taker = {
    write(piece: PagePiece) {
      pieces.push(piece);
      return true;
    },
    end: () => done(joinPage(pieces)),
    // It is never full, does not fail, and ends when React says so.
    on: () => taker,
    destroy() {},
  };
  return taker as unknown as NodeJS.WritableStream;
}

/** A page as it comes, with all styles: nobody knows yet what it will use. @param end called when it is written */
function asItComes(end: () => void): Transform {
  let head: Buffer | null = Buffer.alloc(0);
  return new Transform({
    transform(piece: Buffer, _encoding, next) {
      if (!head) return next(null, piece);
      head = Buffer.concat([head, piece]);
      if (!head.includes(placeOfStyles)) return next();
      const html = head.toString().replace(placeOfStyles, () => styleSheet);
      head = null;
      next(null, html);
    },
    flush(next) {
      end();
      next(null, head);
    },
  });
}

/**
 * Renders a document. People get the page as soon as its shell is ready; crawlers get it whole, since they
 * do not run the scripts that fill in what comes later, and so does the memory of shared pages.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: PageContext,
): Promise<Response> | Response {
  headers.set("content-type", "text/html; charset=utf-8");
  if (!mayBeListed(status, request.url, entry)) headers.set("x-robots-tag", "noindex");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const { nonce, requestId, report, takeWhole, whole } = context.get(visitContext);
  const language = pageLanguage(context);
  headers.set("content-language", language);
  const shapes = new CollectedShapes();
  const waitsForAll = whole || isbot(request.headers.get("user-agent"));
  return new Promise((resolve, reject) => {
    let statusNow = status;
    let shellStands = false;
    let sent = false;
    const sendWhole = () => {
      if (sent) return;
      sent = true;
      clearTimeout(timer);
      pipe(
        inOnePiece((html) => {
          takeWhole(html);
          resolve(new Response(null, { status: statusNow, headers }));
        }),
      );
    };
    const sendAsItComes = () => {
      if (sent) return;
      sent = true;
      const body = asItComes(() => clearTimeout(timer));
      resolve(new Response(createReadableStreamFromReadable(body), { status: statusNow, headers }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <LanguageContext value={language}>
          <IconShapes value={shapes}>
            <MarkupMemory value={markupMemory.forPage(language, shapes)}>
              <ServerRouter context={entry} url={request.url} nonce={nonce} />
            </MarkupMemory>
          </IconShapes>
        </LanguageContext>
      </NonceContext>,
      {
        nonce,
        onShellReady() {
          shellStands = true;
          if (!waitsForAll) afterTurns(turnsForData, sendAsItComes);
        },
        onAllReady: sendWhole,
        onShellError(error) {
          clearTimeout(timer);
          report(error);
          // An answer, unlike an error, reaches the error page with what it carries.
          const failure: PageFailure = { ...new CodedError("internal").toAnswer(language), requestId };
          reject(Response.json(failure, { status: 500 }));
        },
        onError(error) {
          statusNow = 500;
          // An error of the shell goes on to `onShellError`; a visitor who left misses nothing.
          if (shellStands && !request.signal.aborted) report(error);
        },
      },
    );
    // One second more than the data's own limit, so that rejected parts can still be flushed.
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/**
 * Reports what no one expected and no route has answered (`handleErrors`). A cancelled request is nobody's
 * fault.
 */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error) || error instanceof Response) return;
  context.get(visitContext).report(error);
};
