import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { type Readings, readTogether } from "#server/platform/database/joint-reading.ts";
import type { Authenticate, Caller } from "./principal.ts";

/** The page request on whose behalf the API is called in process. */
export interface PageRequest {
  id: string;
  /** See `isFromThisMachine`: what an in-process call looks like says nothing of where the visitor is. */
  fromThisMachine: boolean;
  /** Who asks, once a call of this page has found out. */
  caller?: Promise<Caller | null>;
  /** What its calls that only read ask of the database. */
  readings?: Readings;
  /** Whether a call of this page may have changed something, such as who is signed in. */
  changes?: boolean;
}

const pageRequests = new AsyncLocalStorage<PageRequest>();

/** Runs `work`, whose in-process calls then belong to the page's request: nothing that a visitor sends can say so. */
export const onBehalfOf = <T>(page: PageRequest, work: () => Promise<T>): Promise<T> =>
  pageRequests.run(page, work);

/** The page request that an in-process call belongs to; undefined for a request that came from outside. */
export const callingPage = (): PageRequest | undefined => pageRequests.getStore();

/**
 * Names a request in the log, for good and over all processes. A page's in-process calls carry the page's name.
 * The end of a UUID: random like its other digits, and drawn from a store of them.
 */
export const newRequestId = (): string => callingPage()?.id ?? randomUUID().slice(-12);

/**
 * Who sends a request. A page asks for many things at once, all with its visitor's cookie: while it only reads, the
 * visitor is looked up once. From its first call that is no reading on, each call is asked anew.
 */
export function callerOf(
  { method, headers }: Pick<FastifyRequest, "method" | "headers">,
  authenticate: Authenticate,
): Promise<Caller | null> {
  const page = callingPage();
  if (!page) return authenticate(headers);
  if (method !== "GET") page.changes = true;
  if (page.changes) return authenticate(headers);
  page.caller ??= authenticate(headers);
  return page.caller;
}

/** Runs a call; what a page's reading calls ask at the same time is read in one snapshot. */
export function answerCall<T>(
  { method }: Pick<FastifyRequest, "method">,
  work: () => Promise<T>,
): Promise<T> {
  const page = callingPage();
  if (!page || method !== "GET" || page.changes) return work();
  page.readings ??= {};
  return readTogether(page.readings, work);
}
