import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { z } from "zod";
import type { Call } from "#contract/core/call.ts";
import type { CallAnswer, CallProgress } from "#contract/core/client.ts";
import { CodedError } from "#contract/core/errors.ts";
import type { Language } from "#contract/core/language.ts";
import type { Page } from "#contract/core/paging.ts";
import { isKeptAnswer } from "../cache/read-cache.ts";
import { contentDisposition } from "../files/names.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { type ActorFor, requireAccess } from "./access.ts";
import { countCall, identifiesCaller } from "./call-limit.ts";
import { type CallReply, type CallRequest, rowsLeftOutHeader } from "./call-request.ts";
import { answerCall, callerOf } from "./in-process.ts";
import { checkInput } from "./input.ts";
import { languageOf } from "./language.ts";
import type { Authenticate, Caller } from "./principal.ts";
import { disconnectSignal, sendProgress, wantsProgress } from "./progress.ts";
import { readForm, type UploadedFile } from "./upload.ts";
import { validRows } from "./valid-rows.ts";

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler gets: everything in it has been checked against the call. */
export interface HandlerInput<C extends Call> {
  params: Parsed<C["params"]>;
  query: Parsed<C["query"]>;
  body: Parsed<C["body"]>;
  form: C["form"] extends { fields: infer S } ? Parsed<S> : undefined;
  files: C["form"] extends { files: infer R } ? { [K in keyof R]?: UploadedFile } : undefined;
  actor: ActorFor<C>;
  /** What the caller wants to be answered in. */
  language: Language;
  request: CallRequest;
  reply: CallReply;
  /** Reports to the caller how far the work has come, if it asked for that. */
  onProgress: (progress: CallProgress<C>) => void;
  /** Aborted when the caller has left without its answer. */
  signal: AbortSignal;
}

/** A file as an answer. */
export interface Download {
  /** A stream for what is made on the way out and may be large. */
  bytes: Uint8Array | Readable;
  contentType: string;
  /** What it is called where it is kept. */
  name: string;
  /** A browser saves it instead of showing it. */
  attachment?: boolean;
}

/** A picture for everyone, which browsers and other sites may keep and ask for again by its tag. */
export interface SharedPicture {
  etag: string;
  bytes(): Promise<Uint8Array>;
}

/** Seconds for which a picture is not asked for again. */
const pictureSeconds = 24 * 3600;

type Answer<C extends Call> = C["download"] extends readonly string[]
  ? Download | SharedPicture
  : CallAnswer<C>;

export type Endpoint = ReturnType<typeof endpoint>;

/** Ties a call of the contract to the code that answers it. */
export function endpoint<const C extends Call>(
  call: C,
  handler: (given: HandlerInput<C>) => Promise<Answer<C>>,
) {
  return {
    call: call as Call,
    handler: handler as unknown as (given: HandlerInput<Call>) => Promise<unknown>,
  };
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const checked = checkInput(schema, value ?? {});
  if (checked.problems) throw new CodedError("validation", undefined, checked.problems);
  return checked.data;
}

/** An id that does not look like one names no row. */
function parseParams(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const checked = checkInput(schema, value);
  if (checked.problems) throw new CodedError("not_found");
  return checked.data;
}

function actorOf(principal: Caller | null, request: CallRequest) {
  return {
    userId: principal?.kind === "person" ? principal.userId : null,
    tokenId: principal?.kind === "api_token" ? principal.tokenId : null,
    principal,
    organisationId: principal?.membership?.organisationId ?? null,
    ip: request.ip,
    requestId: request.id,
  };
}

async function sendPicture({ etag, bytes }: SharedPicture, reply: FastifyReply) {
  reply
    .header("etag", etag)
    .header("cache-control", `public, max-age=${pictureSeconds}`)
    .header("cross-origin-resource-policy", "cross-origin");
  const known = reply.request.headers["if-none-match"]?.split(/\s*,\s*/) ?? [];
  if (known.some((tag) => tag === "*" || tag.replace(/^W\//, "") === etag)) return reply.status(304).send();
  return reply.type("image/png").send(Buffer.from(await bytes()));
}

interface Ways {
  request: CallRequest;
  reply: CallReply;
}

/** What the call's schema lets leave; rows that do not fit are logged, and counted in a header. */
function fitting(call: Call, value: unknown, { request, reply }: Ways): unknown {
  const { valid, leftOut } = validRows(call.answer, value);
  if (leftOut.length > 0) {
    request.log.error({ path: call.path, rows: leftOut }, "rows do not fit their schema and were left out");
    reply.header(rowsLeftOutHeader, leftOut.length);
  }
  return valid;
}

/** Of answers from memory what may leave of them, by call. */
const limitedBefore = new WeakMap<object, Map<Call, unknown>>();

/** A list and all in it as they are, for good: whoever gets it shares it. */
function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/**
 * An answer as it may leave: what the call's schema does not name stays, of each row where the call has pages. One from
 * memory is limited once, and the same objects leave each time.
 */
export function limited(call: Call, answer: unknown, ways: Ways): unknown {
  if (answer === undefined) return undefined;
  if (!isKeptAnswer(answer)) return limit(call, answer, ways);
  const known = limitedBefore.get(answer) ?? new Map<Call, unknown>();
  limitedBefore.set(answer, known);
  if (known.has(call)) return known.get(call);
  let all = true;
  const header = (...given: Parameters<CallReply["header"]>) => {
    // Rows that were left out are said each time.
    all = false;
    return ways.reply.header(...given);
  };
  const allowed = limit(call, answer, { ...ways, reply: { header } });
  if (all) known.set(call, frozen(allowed));
  return allowed;
}

function limit(call: Call, answer: unknown, ways: Ways): unknown {
  if (!call.paged) return fitting(call, answer, ways);
  const { rows, total } = answer as Page<unknown>;
  return { rows: fitting(call, rows, ways), total };
}

/** Answers a request: with a file, or with what may leave of the answer. */
function sendAnswer(call: Call, answer: unknown, reply: FastifyReply) {
  if (call.download) {
    const file = answer as Download | SharedPicture;
    if ("etag" in file) return sendPicture(file, reply);
    return reply
      .header("content-disposition", contentDisposition(file.name, file.attachment ? "attachment" : "inline"))
      .header("cache-control", "private, no-store")
      .type(file.contentType)
      .send(file.bytes instanceof Readable ? file.bytes : Buffer.from(file.bytes));
  }
  const allowed = limited(call, answer, { request: reply.request, reply });
  reply.status(call.status ?? 200);
  if (allowed === undefined) return reply.status(204).send();
  if (!call.paged) return reply.send(allowed);
  const { rows, total } = allowed as Page<unknown>;
  return reply.header("x-total-count", total).send(rows);
}

/** What has to be known to let somebody make a call. */
export interface Doors {
  authenticate: Authenticate;
  /** Null leaves the calls' own limits out. */
  limits: RateLimits | null;
}

/** A call as it was sent, before anything of it is checked. */
interface Sent {
  request: CallRequest;
  reply: CallReply;
  params: unknown;
  query: unknown;
  body?: unknown;
  /** Takes the files in, which is done last. */
  form?: () => ReturnType<typeof readForm>;
  /** Made when a handler asks for it: few can stop halfway, and the others are not to pay for it. */
  signal: () => AbortSignal;
}

/**
 * Checks who makes a call and what was sent. In this order: session, access, input, rate limit, files. So who mistypes a
 * field uses nothing of the limit up, and who exceeds it sends no file.
 * @returns what then has the handler answer it
 * @throws CodedError
 */
export async function admit(
  { call, handler }: Endpoint,
  sent: Sent,
  { authenticate, limits }: Doors,
): Promise<(onProgress?: (progress: unknown) => void) => Promise<unknown>> {
  const { request, reply } = sent;
  const caller = identifiesCaller(call) ? await callerOf(request, authenticate) : null;
  const principal = call.access === "public" ? null : caller;
  requireAccess(call, principal);
  const params = parseParams(call.params, sent.params);
  const query = parse(call.query, sent.query);
  const body = parse(call.body, sent.body);
  const refund = await countCall({ call, caller, request, reply }, limits);
  const form = sent.form ? await sent.form() : { form: undefined, files: undefined };
  const actor = actorOf(principal, request);
  return (onProgress = () => {}) =>
    answerCall(request, () =>
      handler({
        params,
        query,
        body,
        ...form,
        actor,
        language: languageOf(request),
        request,
        reply,
        onProgress,
        get signal() {
          return sent.signal();
        },
      } as HandlerInput<Call>),
    ).catch(async (error: unknown) => {
      if (error instanceof CodedError && call.uncounted?.includes(error.code)) await refund();
      throw error;
    });
}

/** Registers endpoints: each request is checked, answered, and limited to what the call names. */
export function registerEndpoints(app: FastifyInstance, endpoints: readonly Endpoint[], doors: Doors): void {
  for (const one of endpoints) {
    const { call } = one;
    const { form } = call;
    app.route({
      method: call.method,
      url: call.path,
      // The compression would hold lines back until there are enough of them.
      ...(call.progress ? { compress: false as const } : {}),
      async handler(request, reply) {
        const { params, query, body } = request;
        const answer = await admit(
          one,
          {
            request,
            reply,
            params,
            query,
            body,
            ...(form ? { form: () => readForm(request, form) } : {}),
            signal: () => disconnectSignal(reply),
          },
          doors,
        );
        if (wantsProgress(call, request)) {
          return sendProgress({ call, request, reply }, async (onProgress) =>
            call.answer.parse(await answer(onProgress)),
          );
        }
        return sendAnswer(call, await answer(), reply);
      },
    });
  }
}
