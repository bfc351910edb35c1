import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { CodedError, type ErrorCode } from "#contract/core/errors.ts";
import { rateLimitHeaders } from "#contract/core/rate-limit.ts";
import { LimitReached, type LimitState } from "../limits/rate-limits.ts";
import type { CallReply } from "./call-request.ts";
import { languageOf } from "./language.ts";

/** Fastify's and its plugins' own refusals, as codes of ours. */
function codeOfStatus(status: number | undefined): ErrorCode | null {
  switch (status) {
    case 400:
    case 415:
      return "malformed_request";
    case 404:
      return "not_found";
    case 405:
      return "method_not_allowed";
    case 413:
      return "request_too_large";
    case 503:
      return "unavailable";
    default:
      return null;
  }
}

/** The failure as its caller may know it; an unexpected one is logged and answered plainly. */
export function toCodedError(error: FastifyError | CodedError, log: FastifyBaseLogger): CodedError {
  if (error instanceof CodedError) return error;
  const code = codeOfStatus(error.statusCode);
  if (!code) log.error({ err: error }, "request failed");
  return new CodedError(code ?? "internal");
}

/** Every failure leaves as `{ message, code, fields }`; an unexpected one is logged and answered plainly. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | CodedError, request, reply) => {
    const coded = toCodedError(error, request.log);
    if (coded instanceof LimitReached) setLimitHeaders(reply, coded.state);
    const language = languageOf(request);
    return reply
      .status(coded.status)
      .header("cache-control", "no-store")
      .header("content-language", language)
      .send(coded.toAnswer(language));
  });
}

/** Says in the answer how much is left of the limit of this call. */
export function setLimitHeaders(reply: Pick<CallReply, "header">, state: LimitState): void {
  reply.header(rateLimitHeaders.limit, state.limit);
  reply.header(rateLimitHeaders.remaining, state.remaining);
  reply.header(rateLimitHeaders.reset, state.reset);
  if (!state.allowed) reply.header(rateLimitHeaders.retryAfter, state.retryAfter);
}

/** Answers what Fastify refuses before any route or hook: an address that cannot be decoded or is too long. */
export function rejectUnreadable(reply: FastifyReply): void {
  const refusal = new CodedError("malformed_request");
  reply.status(refusal.status).header("x-content-type-options", "nosniff").send(refusal.toAnswer());
}
