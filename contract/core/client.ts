import type { z } from "zod";
import type { Call, CallTree } from "./call.ts";
import { CodedError, type ErrorAnswer, errorStatuses } from "./errors.ts";
import { defaultLanguage, type Language } from "./language.ts";
import type { Page } from "./paging.ts";
import { progressLines } from "./progress-lines.ts";
import { rateLimitHeaders } from "./rate-limit.ts";
import type { Wire, WireTree } from "./wire.ts";

type Given<K extends string, S> = S extends z.ZodType
  ? Record<never, never> extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : unknown;

type GivenForm<F> = F extends { fields: infer S extends z.ZodObject; files: infer R }
  ? { form: z.output<S>; files?: { [K in keyof R]?: Blob } }
  : unknown;

/** What the caller passes: the parts of the request that the call defines, and how to send it. */
export type CallInput<C extends Call> = Given<"params", C["params"]> &
  Given<"query", C["query"]> &
  Given<"body", C["body"]> &
  GivenForm<C["form"]> & {
    signal?: AbortSignal;
    headers?: Record<string, string>;
    /** Called with what the server reports while it makes the answer, for calls that report progress. */
    onProgress?: (progress: CallProgress<C>) => void;
    /** Lets a browser finish the call (of at most 64 KB) after its page is gone. */
    keepalive?: boolean;
  };

export type CallProgress<C extends Call> = C["progress"] extends z.ZodType ? z.output<C["progress"]> : never;

export type CallAnswer<C extends Call> = C["download"] extends readonly string[]
  ? Response
  : C["paged"] extends true
    ? z.output<C["answer"]> extends (infer Row)[]
      ? Page<Row>
      : never
    : z.output<C["answer"]>;

type Method<C extends Call> =
  Record<never, never> extends CallInput<C>
    ? (input?: CallInput<C>) => Promise<CallAnswer<C>>
    : (input: CallInput<C>) => Promise<CallAnswer<C>>;

/** The client of a tree of calls: `client.jobs.list({ query: { q: "teller" } })`. */
export type Client<T> = {
  readonly [K in keyof T]: T[K] extends Call ? Method<T[K]> : T[K] extends CallTree ? Client<T[K]> : never;
};

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: Record<string, unknown>;
  files?: Record<string, Blob | undefined>;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  onProgress?: (progress: unknown) => void;
  keepalive?: boolean;
}

/**
 * The address of a call with its parameters filled in, for links and downloads.
 * Undefined and empty query values are left out.
 */
export function callUrl(call: Wire, input: Pick<AnyInput, "params" | "query"> = {}): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? "")),
  );
  const search = new URLSearchParams(queryTexts(input.query));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Names and values of a query as texts, in order. Undefined and empty ones are left out. */
export const queryTexts = (query: AnyInput["query"] = {}): [string, string][] =>
  Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null && one !== "")
      .map((one): [string, string] => [key, String(one)]),
  );

/**
 * What reading in process came to: as plain as what a request is answered, since the server and the web are two builds,
 * each of which has its own class of errors.
 */
export type Reading = { answer: unknown } | { error: ErrorAnswer; retryAfter?: number };

/** Answers a call without a request; null for one that takes a request. */
export type ReadCall = (
  call: Wire,
  input: Pick<AnyInput, "params" | "query" | "headers">,
  language: Language,
) => Promise<Reading> | null;

/** Texts as they are, all else as the server's `jsonText` and `textBoolean` read it. */
const fieldText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

function multipart({ form = {}, files = {} }: AnyInput): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries(form)) {
    if (value !== undefined) data.append(key, fieldText(value));
  }
  for (const [key, file] of Object.entries(files)) {
    if (file) data.append(key, file, file instanceof File ? file.name : key);
  }
  return data;
}

/** @throws SyntaxError when it is not what our server answers, but that of a proxy for instance */
function readErrorAnswer(text: string): ErrorAnswer {
  const answer = JSON.parse(text) as Partial<ErrorAnswer> | null;
  const { code, message, fields } = answer ?? {};
  if (!code || !Object.hasOwn(errorStatuses, code) || typeof message !== "string")
    throw new SyntaxError("Not an answer of ours");
  return { code, message, fields };
}

/** The error that an answer stands for. @param retryAfter seconds; 0 where nothing is known of that */
function errorOf({ code, message, fields }: ErrorAnswer, retryAfter = 0): CodedError {
  const error = new CodedError(code, message, fields);
  if (retryAfter > 0) error.retryAfter = retryAfter;
  return error;
}

/** Turns a non-OK response into the coded error that the server meant. */
export async function failureOf(response: Response): Promise<CodedError> {
  const text = await response.text();
  try {
    return errorOf(readErrorAnswer(text), Number(response.headers.get(rateLimitHeaders.retryAfter)));
  } catch {
    return new CodedError(
      response.status >= 500 ? "unavailable" : "malformed_request",
      `${response.status}: ${text || response.statusText}`,
    );
  }
}

/** A line of such an answer (`progressLine`). What our own server answers is not checked again. */
type Line = { progress: unknown } | { answer: unknown } | { error: ErrorAnswer };

/**
 * Reads an answer in lines to its end.
 * @throws CodedError the error that it ends with, or unavailable when it has no end
 */
async function lastAnswer(response: Response, onProgress: AnyInput["onProgress"]) {
  let rest = "";
  for await (const text of textOf(response)) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const said = JSON.parse(line) as Line;
      if ("answer" in said) return said.answer;
      if ("error" in said) throw errorOf(said.error);
      onProgress?.(said.progress);
    }
  }
  throw new CodedError("unavailable");
}

/** The text of a response in the pieces that it arrives in. Safari cannot iterate a stream itself. */
async function* textOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
    yield piece.value;
}

interface ClientOptions {
  baseUrl: string;
  fetcher: typeof fetch;
  language: Language;
  read?: ReadCall;
}

/** @throws CodedError what the server answered in place of an answer */
function answerOf(reading: Reading): unknown {
  if ("answer" in reading) return reading.answer;
  throw errorOf(reading.error, reading.retryAfter);
}

async function send(
  call: Wire,
  input: AnyInput,
  { baseUrl, fetcher, language, read }: ClientOptions,
): Promise<unknown> {
  const reading = read?.(call, input, language);
  if (reading) return answerOf(await reading);
  const accept = call.progress && input.onProgress ? progressLines : "application/json";
  const headers: Record<string, string> = { accept, "accept-language": language, ...input.headers };
  let body: BodyInit | undefined;
  if (call.form) body = multipart(input);
  else if (input.body !== undefined) {
    headers["content-type"] = "application/json";
    body = JSON.stringify(input.body);
  }
  const response = await fetcher(baseUrl + callUrl(call, input), {
    method: call.method,
    credentials: "include",
    headers,
    body,
    signal: input.signal,
    keepalive: input.keepalive,
  });
  if (!response.ok) throw await failureOf(response);
  if (call.download) return response;
  if (response.status === 204) return undefined;
  if (accept === progressLines) return lastAnswer(response, input.onProgress);
  const answer = await response.json();
  return call.paged ? { rows: answer, total: Number(response.headers.get("x-total-count")) } : answer;
}

const isWire = (node: Wire | object): node is Wire => typeof (node as Wire).path === "string";

/**
 * Builds the typed client of a tree of calls.
 * @param calls whole, or what sending them takes: `createClient<Calls>(wire)`
 * @param fetcher an in-process call while rendering on the server; otherwise the `fetch` that stands when something is sent
 * @param language what errors and texts are answered in
 * @param read answers some calls without a request, while rendering on the server
 * @throws CodedError for every non-OK answer
 */
export function createClient<T extends CallTree>(
  calls: T | WireTree<T>,
  {
    baseUrl = "",
    fetcher = (...request) => fetch(...request),
    language = defaultLanguage,
    read,
  }: Partial<ClientOptions> = {},
): Client<T> {
  const options: ClientOptions = { baseUrl, fetcher, language, ...(read ? { read } : {}) };
  const client: Record<string, unknown> = {};
  for (const [key, node] of Object.entries(calls as WireTree<CallTree>)) {
    if (isWire(node)) client[key] = (input: AnyInput = {}) => send(node, input, options);
    else {
      // Made when asked for: a page calls a few of some hundred, and has a client of its own.
      let group: unknown;
      Object.defineProperty(client, key, {
        enumerable: true,
        get: () => {
          group ??= createClient(node, options);
          return group;
        },
      });
    }
  }
  return client as Client<T>;
}
