import { createHash, randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorStatuses } from "#contract/core/errors.ts";
import type { FindSharedPage, RenderPage, SharedPage } from "#contract/core/rendering.ts";
import { type ByteMemory, createByteMemory, type Made } from "../cache/byte-memory.ts";
import { nairobiDay } from "../clock.ts";
import type { PublicContent } from "../database/public-content.ts";
import { digestScripts } from "./inline-scripts.ts";
import { chooseEncoding, decodeBrotli, encodePage, encodings, type KeptEncoding } from "./page-encoding.ts";
import type { PageReader } from "./page-reader.ts";
import { callerFetch, pageCaller } from "./page-request.ts";
import { pagePolicy } from "./security.ts";
import { isFromThisMachine } from "./this-machine.ts";

/** A page as everyone without a session gets it. */
interface KeptPage {
  status: number;
  headers: readonly (readonly [string, string])[];
  /** What the tag of each encoding begins with; null for an answer that nobody asks for again. */
  tag: string | null;
  bodies: Map<KeptEncoding, Promise<Buffer>>;
}

/**
 * Some 1,500 pages. Those that filters make of a page have a memory of their own: whoever tries all of them throws
 * out no other.
 */
const maxBytes = { filtered: 8 * 1024 * 1024, plain: 24 * 1024 * 1024 };

/** Some things change without a write of ours: a trial ends, somebody mends a row by hand. */
const maxSeconds = 60;

/** Pages say in how many ways they differ, so that no browser shows a signed-in person what it kept of a visitor's. */
const shared = { vary: "accept-encoding, accept-language, cookie" };

export interface SharedPagesOptions {
  render: RenderPage;
  find: FindSharedPage;
  content: Pick<PublicContent, "current" | "version">;
  /** Name of the cookie that keeps a person signed in. */
  sessionCookie: string;
  reader?: PageReader | undefined;
  appUrl?: string | undefined;
}

/** The host in addresses that a page makes of its own request; visitors may name any. */
const unnamedHost = "localhost";

/** Whether a request carries what could be a session, right or wrong. */
export function mayBeSignedIn({ headers }: FastifyRequest, sessionCookie: string): boolean {
  return headers.authorization !== undefined || (headers.cookie?.includes(`${sessionCookie}=`) ?? false);
}

/** Whether a browser has one of these bodies: each encoding has a tag of its own. */
const hasTag = (header: string | undefined, tag: string): boolean =>
  header?.split(",").some((one) => one.trim().replace(/^W\//, "") === tag) ?? false;

/**
 * Renders what is the same for every visitor without a session once, and answers with its bytes.
 * See docs/decisions/039-pages-from-memory.md.
 */
export function createSharedPages(app: FastifyInstance, options: SharedPagesOptions) {
  const { render, find, content, sessionCookie, reader, appUrl } = options;
  const memories = {
    filtered: createByteMemory<KeptPage>({ maxBytes: maxBytes.filtered, seconds: maxSeconds }),
    plain: createByteMemory<KeptPage>({ maxBytes: maxBytes.plain, seconds: maxSeconds }),
  };
  const origin = appUrl ? new URL(appUrl).origin : `http://${unnamedHost}`;

  /** Without the database nobody knows whether a page is still right: it then fails as every other does. */
  const isCurrent = (): Promise<boolean> =>
    content.current().then(
      () => true,
      () => false,
    );

  /** Renders a page for nobody in particular: of the request that asked first it takes the address only. */
  async function make(
    request: FastifyRequest,
    { headers }: SharedPage,
    fromThisMachine: boolean,
  ): Promise<Made<KeptPage>> {
    const { url, id, log } = request;
    const nonce = randomBytes(16).toString("base64");
    let failed = false;
    let whole: Uint8Array | undefined;
    /** A page does without some of its parts; the next one may have them again. */
    const noteStatus = (status: number) => {
      if (status === 429 || status >= 500) failed = true;
    };
    const caller = pageCaller({ id, fromThisMachine, headers, host: new URL(origin).host, ip: "127.0.0.1" });
    const call = callerFetch(app, caller);
    const page = await render(new Request(origin + url, { headers }), {
      fetch: async (...input) => {
        const answer = await call(...input);
        noteStatus(answer.status);
        return answer;
      },
      read: (...input) =>
        reader?.(
          caller,
          request,
        )(...input)?.then((reading) => {
          if ("error" in reading) noteStatus(errorStatuses[reading.error.code]);
          return reading;
        }) ?? null,
      nonce,
      requestId: id,
      anonymous: true,
      whole: true,
      takeWhole(html) {
        whole = html;
      },
      report(error) {
        failed = true;
        log.error({ err: error }, "page failed");
      },
    });
    const written = digestScripts(whole ? new TextDecoder().decode(whole) : await page.text(), nonce);
    const html = Buffer.from(written.page);
    const keeps = page.status === 200 && !failed && !page.headers.has("set-cookie");
    page.headers.delete("set-cookie");
    const kept: KeptPage = {
      status: page.status,
      headers: [
        ...page.headers,
        ["content-security-policy", pagePolicy(written.sources)],
        ...Object.entries(shared),
      ],
      tag: keeps ? createHash("sha256").update(html).digest("base64url").slice(0, 22) : null,
      bodies: new Map([["identity", Promise.resolve(html)]]),
    };
    if (!keeps) return { value: kept, bytes: null };
    // Kept compressed: what few ask for is made of that.
    const small = await encodePage(html, "br");
    kept.bodies = new Map([["br", Promise.resolve(small)]]);
    return { value: kept, bytes: small.length };
  }

  function bodyOf(
    page: KeptPage,
    encoding: KeptEncoding,
    { memory, key }: { memory: ByteMemory<KeptPage>; key: string },
  ): Promise<Buffer> {
    const known = page.bodies.get(encoding);
    if (known) return known;
    const encode = async () => {
      const small = await page.bodies.get("br");
      const html = small ? await decodeBrotli(small) : await page.bodies.get("identity");
      const body = await encodePage(html ?? Buffer.alloc(0), encoding);
      memory.grow(key, page, body.length);
      return body;
    };
    const body = encode();
    page.bodies.set(encoding, body);
    body.catch(() => page.bodies.delete(encoding));
    return body;
  }

  /** Answers a request with a shared page; false, and nothing done, where it is not for one. */
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    if (request.method === "POST" || mayBeSignedIn(request, sessionCookie)) return false;
    const page = find(request.url, request.headers);
    if (!page || !(await isCurrent())) return false;
    const here = isFromThisMachine(request);
    const memory = page.filtered ? memories.filtered : memories.plain;
    const key = `${here ? "here" : ""} ${page.key}`;
    const version = () => `${nairobiDay(new Date())} ${content.version(page.topics)}`;
    const kept = await memory.get(key, version, () => make(request, page, here));
    const encoding = chooseEncoding(request.headers["accept-encoding"], encodings.kept);
    reply.status(kept.status);
    for (const [name, value] of kept.headers) reply.header(name, value);
    const tag = kept.tag && `"${kept.tag}-${encoding}"`;
    if (tag) reply.header("etag", tag);
    if (tag && hasTag(request.headers["if-none-match"], tag)) {
      reply.status(304).removeHeader("content-type").send();
      return true;
    }
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    reply.send(await bodyOf(kept, encoding, { memory, key }));
    return true;
  };
}
