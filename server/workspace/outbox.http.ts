import { CodedError } from "#contract/core/errors.ts";
import { devCalls } from "#contract/workspace/outbox.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import { listOutbox } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";

/** @param exists whether this installation keeps its mail to be read; a 404 otherwise */
export function outboxEndpoints({ config, database }: Platform, exists: boolean) {
  return [
    endpoint(devCalls.outbox, async ({ query }) => {
      if (!exists) throw new CodedError("not_found");
      return listOutbox(database, config.brand, query);
    }),
  ];
}
