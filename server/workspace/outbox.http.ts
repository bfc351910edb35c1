import type { FastifyRequest } from "fastify";
import { CodedError } from "#contract/core/errors.ts";
import { devCalls } from "#contract/workspace/outbox.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import { listOutbox } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";

/** @param isOpen whether the mail that this installation keeps is there for a request to read; a 404 otherwise */
export function outboxEndpoints(
  { config, database }: Platform,
  isOpen: (request: FastifyRequest) => boolean,
) {
  return [
    endpoint(devCalls.outbox, async ({ query, request }) => {
      if (!isOpen(request)) throw new CodedError("not_found");
      return listOutbox(database, config.brand, query);
    }),
  ];
}
