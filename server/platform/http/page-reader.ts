import type { FastifyRequest } from "fastify";
import { queryTexts, type ReadCall, type Reading } from "#contract/core/client.ts";
import type { CodedError } from "#contract/core/errors.ts";
import type { Language } from "#contract/core/language.ts";
import { type CallRequest, rowsLeftOutHeader } from "./call-request.ts";
import { admit, type Doors, type Endpoint, limited } from "./endpoint.ts";
import { toCodedError } from "./failures.ts";
import { onBehalfOf } from "./in-process.ts";
import type { NoteCall } from "./observe.ts";
import type { PageCaller } from "./page-request.ts";

/** Answers what a page reads as its visitor. The request is the page's own. */
export type PageReader = (caller: PageCaller, request: Pick<FastifyRequest, "log" | "raw">) => ReadCall;

/** A query as Fastify reads it from an address: texts, and lists of them where a name stands there twice. */
function queryOf(input: Parameters<typeof queryTexts>[0]): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [name, text] of queryTexts(input)) {
    query[name] = name in query ? [query[name] ?? [], text].flat() : text;
  }
  return query;
}

const paramsOf = (params: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value ?? "")]));

/** An error in the words that a request would be answered with. */
function failed(error: CodedError, language: Language): Reading {
  const { retryAfter } = error;
  return { error: error.toAnswer(language), ...(retryAfter ? { retryAfter } : {}) };
}

/**
 * Lets pages read without requests: what Fastify does around a call, and turning its answer into text and back, cost
 * more than many a call itself. Everything that a request is checked for is checked (`admit`), and the answer is limited
 * to what the call names. What is no plain reading (a change, a file, one that reports progress) takes a request.
 */
export function createPageReader(
  endpoints: readonly Endpoint[],
  doors: Doors,
  noteCall: NoteCall,
): PageReader {
  const plain = new Map(
    endpoints
      .filter(({ call }) => call.method === "GET" && !call.download && !call.progress)
      .map((one) => [one.call.path, one]),
  );
  return ({ page, headers, host, ip }, { log, raw }) => {
    async function answer(
      one: Endpoint,
      input: Parameters<ReadCall>[1],
      language: Language,
    ): Promise<Reading> {
      const { call } = one;
      const begin = performance.now();
      const request: CallRequest = {
        id: page.id,
        ip,
        headers: { accept: "application/json", "accept-language": language, ...headers, host },
        log,
        method: "GET",
        raw,
      };
      let rowsLeftOut = 0;
      const reply = {
        header(name: string, value: string | number) {
          if (name === rowsLeftOutHeader) rowsLeftOut = Number(value);
        },
      };
      const note = (status: number) =>
        noteCall({
          method: "GET",
          route: call.path,
          status,
          seconds: (performance.now() - begin) / 1000,
          rowsLeftOut,
        });
      try {
        const handle = await admit(
          one,
          {
            request,
            reply,
            params: paramsOf(input.params),
            query: queryOf(input.query),
            signal: () => new AbortController().signal,
          },
          doors,
        );
        const allowed = limited(call, await handle(), { request, reply });
        note(call.status ?? (allowed === undefined ? 204 : 200));
        return { answer: allowed };
      } catch (error) {
        const coded = toCodedError(error as CodedError, log);
        note(coded.status);
        return failed(coded, language);
      }
    }
    return ({ method, path }, input, language) => {
      const one = method === "GET" && !input.headers ? plain.get(path) : undefined;
      return one ? onBehalfOf(page, () => answer(one, input, language)) : null;
    };
  };
}
