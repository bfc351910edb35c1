import { type LookupAddress, lookup as systemLookup } from "node:dns";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isLoopbackAddress, isPublicAddress } from "./public-address.ts";

/** What a request may take unless it says otherwise: from looking up the name to the end of what is read. */
const defaultTimeoutMillis = 10_000;
/** Bytes of an answer that an excerpt is made of. */
const excerptBytes = 4096;

/** Why there was no answer. */
export type OutgoingFailure = "timeout" | "connection" | "tls" | "unresolved" | "address_refused";

type Answer<Read> = { durationMs: number } & (
  | ({ status: number; failure?: never } & Read)
  | { failure: OutgoingFailure; status?: never }
);

export type OutgoingAnswer = Answer<{ excerpt: string }>;

/** An answer that was read to its end, or to the limit: then `whole` is false. */
export type OutgoingExchange = Answer<{ bytes: Uint8Array; whole: boolean }>;

export interface OutgoingRequest {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  timeoutMillis?: number;
  /** Bytes that are read of the answer. */
  maxAnswerBytes: number;
}

type Resolve = (
  hostname: string,
  options: { all: true; family?: number | "IPv4" | "IPv6" },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface Outgoing {
  /** Why an address is not to be registered, in a sentence; null for one that may be tried. */
  refusalOf(url: string): string | null;
  /** Sends a request once. Follows no redirection, keeps no connection, reads no more than it is told to. */
  exchange(url: string, request: OutgoingRequest): Promise<OutgoingExchange>;
  /** The same for who only wants to see what comes back: a body is sent, an excerpt is read. */
  post(url: string, headers: Record<string, string>, body: string): Promise<OutgoingAnswer>;
}

class AddressRefused extends Error {}

function failureOf(error: NodeJS.ErrnoException): OutgoingFailure {
  const { code = "" } = error;
  if (error instanceof AddressRefused) return "address_refused";
  if (code === "ETIMEDOUT") return "timeout";
  if (["ENOTFOUND", "EAI_AGAIN", "ENODATA"].includes(code)) return "unresolved";
  return /CERT|TLS|SSL|EPROTO|SIGNATURE|UNABLE_TO/.test(code) ? "tls" : "connection";
}

/** The first bytes of an answer, and whether they are all. */
async function readAnswer(
  answer: IncomingMessage,
  max: number,
): Promise<{ bytes: Uint8Array; whole: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > max) break;
  }
  return { bytes: Buffer.concat(chunks).subarray(0, max), whole: size <= max };
}

/** Bytes as text that the database and a page can hold. */
const excerptOf = (bytes: Uint8Array): string =>
  new TextDecoder()
    .decode(bytes)
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]/gu, " ");

/**
 * Requests to addresses that people or operators chose, none of which may lie inside the own network. What a name leads to is looked
 * up at the moment of connecting, and the connection goes to the very address that was checked: a name that answers
 * differently the next time (DNS rebinding) gains nothing.
 * @param allowLoopback lets this machine's own addresses pass, also without encryption: for tests and development
 */
export function createOutgoing({
  allowLoopback,
  resolve = systemLookup as Resolve,
}: {
  allowLoopback: boolean;
  resolve?: Resolve;
}): Outgoing {
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (allowLoopback && isLoopbackAddress(address));

  const checkedLookup: LookupFunction = (hostname, options, callback) => {
    const { family } = options;
    resolve(hostname, { all: true, ...(family ? { family } : {}) }, (error, found) => {
      if (error) return callback(error, [] as LookupAddress[]);
      const addresses = found.filter(({ address }) => isAllowed(address));
      const [first] = addresses;
      if (!first) return callback(new AddressRefused(), [] as LookupAddress[]);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

  const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, "");
  const isLocal = (host: string) => host === "localhost" || isLoopbackAddress(host);

  function refusalOf(text: string): string | null {
    const url = URL.parse(text);
    if (!url) return "Please enter a whole address, as https://example.co.ke/hooks.";
    const host = hostOf(url);
    const isPlainLocal = allowLoopback && url.protocol === "http:" && isLocal(host);
    if (url.protocol !== "https:" && !isPlainLocal) return "The address must begin with https://.";
    if (url.username || url.password) return "The address must not hold a name or password.";
    if (isLocal(host) ? !allowLoopback : isIP(host) && !isPublicAddress(host)) {
      return "The address lies inside a private network, which this server does not reach.";
    }
    return null;
  }

  async function send(
    url: URL,
    { method, headers, body = "", maxAnswerBytes }: OutgoingRequest,
    signal: AbortSignal,
  ) {
    const request = (url.protocol === "https:" ? https : http).request(url, {
      method,
      headers: { ...headers, ...(method === "POST" && { "content-length": Buffer.byteLength(body) }) },
      // A connection of its own: none is left over that somebody else's name was checked for.
      agent: false,
      lookup: checkedLookup,
      signal,
    });
    try {
      const answered = new Promise<IncomingMessage>((resolved, rejected) => {
        request.once("response", resolved).on("error", rejected);
        // One that goes on in another protocol is closed without an answer and without an error.
        request.once("close", () => rejected(new Error("closed")));
      });
      request.end(body);
      const answer = await answered;
      return { status: answer.statusCode ?? 0, ...(await readAnswer(answer, maxAnswerBytes)) };
    } finally {
      request.destroy();
    }
  }

  async function exchange(text: string, request: OutgoingRequest): Promise<OutgoingExchange> {
    const start = performance.now();
    const durationMs = () => Math.round(performance.now() - start);
    // An address in figures is looked up by nobody.
    if (refusalOf(text)) return { failure: "address_refused", durationMs: 0 };
    const signal = AbortSignal.timeout(request.timeoutMillis ?? defaultTimeoutMillis);
    try {
      return { ...(await send(new URL(text), request, signal)), durationMs: durationMs() };
    } catch (error) {
      // An answer that is cut short halfway looks like a broken connection.
      const failure = signal.aborted ? "timeout" : failureOf(error as NodeJS.ErrnoException);
      return { failure, durationMs: durationMs() };
    }
  }

  return {
    refusalOf,
    exchange,
    async post(text, headers, body) {
      const answer = await exchange(text, { method: "POST", headers, body, maxAnswerBytes: excerptBytes });
      if (answer.failure) return answer;
      const { status, durationMs, bytes } = answer;
      return { status, durationMs, excerpt: excerptOf(bytes) };
    },
  };
}
