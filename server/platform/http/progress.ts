import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Call } from "#contract/core/call.ts";
import { CodedError } from "#contract/core/errors.ts";
import type { progressLine } from "#contract/core/progress.ts";
import { progressLines } from "#contract/core/progress-lines.ts";
import { toCodedError } from "./failures.ts";
import { languageOf } from "./language.ts";

type Line = z.input<ReturnType<typeof progressLine>>;

/** Aborted when the caller has left without its answer. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const { raw } = reply;
  const close = () => {
    // Coded, so that work which ends for it is no failure to report.
    if (!raw.writableFinished) gone.abort(new CodedError("unavailable", "The caller has left."));
  };
  if (raw.closed) close();
  else raw.once("close", close);
  return gone.signal;
}

/** Whether a caller takes the answer in lines, and the call reports its progress. */
export const wantsProgress = (call: Call, { headers }: FastifyRequest): boolean =>
  call.progress !== undefined && (headers.accept?.includes(progressLines) ?? false);

/**
 * Answers in lines of JSON as the work goes on. Every line leaves at once: nothing on the way may hold it back
 * to compress or to collect it.
 * @param work makes the answer, already limited to what the call names, and reports its progress
 */
export function sendProgress(
  { call, request, reply }: { call: Call; request: FastifyRequest; reply: FastifyReply },
  work: (onProgress: (progress: unknown) => void) => Promise<unknown>,
): FastifyReply {
  const lines = new Readable({ read() {} });
  const write = (line: Line) => {
    if (!lines.destroyed) lines.push(`${JSON.stringify(line)}\n`);
  };
  work((progress) => write({ progress: call.progress?.parse(progress) }))
    .then((answer) => write({ answer }))
    .catch((error) => write({ error: toCodedError(error, request.log).toAnswer(languageOf(request)) }))
    .finally(() => lines.push(null));
  return reply
    .type(progressLines)
    .header("cache-control", "no-store, no-transform")
    .header("x-accel-buffering", "no")
    .send(lines);
}
