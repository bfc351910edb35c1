import { interviewSlotCalls, ownInterviewSlotCalls } from "#contract/recruitment/interview-slots.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as own from "./own-slots.service.ts";
import { cancelSlots, getSlots, offerSlots } from "./slots.service.ts";

export function interviewSlotEndpoints(platform: Platform) {
  const staff = interviewSlotCalls;
  const mine = ownInterviewSlotCalls;
  return [
    endpoint(staff.get, ({ actor, params }) => getSlots(platform, actor, params.id)),
    endpoint(staff.offer, ({ actor, params, body }) => offerSlots(platform, actor, params.id, body)),
    endpoint(staff.cancel, ({ actor, params }) => cancelSlots(platform, actor, params.id)),
    endpoint(mine.list, ({ actor, params }) => own.listOwnSlots(platform, actor, params.id)),
    endpoint(mine.get, ({ actor, params }) => own.getOwnSlots(platform, actor, params.id)),
    endpoint(mine.choose, ({ actor, params, body }) => own.chooseOwnSlot(platform, actor, params.id, body)),
    endpoint(mine.askOthers, ({ actor, params, body }) =>
      own.askForOtherTimes(platform, actor, params.id, body),
    ),
  ];
}
