import { CodedError } from "#contract/core/errors.ts";
import { devCalls } from "#contract/workspace/outbox.ts";
import { letterheadOf } from "#server/accounts/brand/brand.service.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import { maySeeOutbox, maySeeSmsOutbox } from "#server/platform/http/this-machine.ts";
import { listOutbox } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { listSms } from "#server/platform/sms/outbox.ts";

/** The mail and SMS that this installation keeps; a 404 for everybody who may not read them. */
export function outboxEndpoints(platform: Platform) {
  const { config, database } = platform;
  return [
    endpoint(devCalls.outbox, async ({ query, request }) => {
      if (!maySeeOutbox(config, request)) throw new CodedError("not_found");
      const findLetterhead = (organisationId: string) => letterheadOf(platform, organisationId);
      return listOutbox({ database, brand: config.brand, findLetterhead }, query);
    }),
    endpoint(devCalls.smsOutbox, async ({ query, request }) => {
      if (!maySeeSmsOutbox(config, request)) throw new CodedError("not_found");
      return listSms(database, query);
    }),
  ];
}
