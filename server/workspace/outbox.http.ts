import { CodedError } from "#contract/core/errors.ts";
import { devCalls } from "#contract/workspace/outbox.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import { maySeeOutbox } from "#server/platform/http/this-machine.ts";
import { listOutbox } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";

/** The mail that this installation keeps; a 404 for everybody who may not read it. */
export function outboxEndpoints({ config, database }: Platform) {
  return [
    endpoint(devCalls.outbox, async ({ query, request }) => {
      if (!maySeeOutbox(config, request)) throw new CodedError("not_found");
      return listOutbox(database, config.brand, query);
    }),
  ];
}
