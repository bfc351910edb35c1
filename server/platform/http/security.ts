import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { CodedError } from "#contract/core/errors.ts";

/** The origin that visitors see: `APP_URL`, or the host that the request names (`refuseOddHost`). */
export function originOf(request: FastifyRequest, appUrl: string | undefined): string {
  return appUrl ? new URL(appUrl).origin : `${request.protocol}://${request.host || "localhost"}`;
}

/** A name or address with a port, as browsers write it. */
const plainHost = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** The host and scheme become part of addresses: what no browser would name is refused. HTTP/1.0 may name none. */
function refuseOddHost({ host, protocol }: FastifyRequest): void {
  const isPlain = host === "" || (plainHost.test(host) && URL.canParse(`http://${host}`));
  if (!isPlain || !["http", "https"].includes(protocol)) throw new CodedError("malformed_request");
}

/**
 * Whether a state-changing request was sent by another website. Browsers name the page's origin with every
 * such request; programs with a token name none.
 */
export function isForeign(request: FastifyRequest, appUrl: string | undefined): boolean {
  if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS") return false;
  const { origin } = request.headers;
  if (origin !== undefined) return origin !== originOf(request, appUrl);
  const site = request.headers["sec-fetch-site"];
  return site === "cross-site" || site === "same-site";
}

/** Nothing in an API answer is ever a document to run. */
const apiPolicy = "default-src 'none'; frame-ancestors 'self'";

/**
 * The policy of a page: scripts only from us or, where they stand in the page, as one of `inline` allows.
 * @param inline a nonce of this answer, or the digest of each script: `nonce-...`, `sha256-...`
 * @param sites which other sites may show it within their own pages: their origins, or `*`; null for none
 */
export function pagePolicy(inline: readonly string[] = [], sites: string | null = null): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline.map((source) => `'${source}'`)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${sites === null ? "'self'" : sites === "*" ? "*" : `'self' ${sites}`}`,
  ].join("; ");
}

/** The usual protective headers, and the refusal of state-changing requests from foreign pages. */
export const security = fp(async (app: FastifyInstance, options: { appUrl?: string; https: boolean }) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: options.https ? { maxAge: 31_536_000 } : false,
    frameguard: { action: "sameorigin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    reply.header("permissions-policy", "camera=(self), microphone=(), geolocation=(), interest-cohort=()");
    if (request.url.startsWith("/api/") && !request.url.startsWith("/api/docs")) {
      reply.header("content-security-policy", apiPolicy).header("cache-control", "no-store");
    }
    refuseOddHost(request);
    if (isForeign(request, options.appUrl)) throw new CodedError("foreign_origin");
  });
});
