import { offerCalls, ownOfferCalls } from "#contract/recruitment/offers.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { approveOffer, returnOffer } from "./approval.service.ts";
import { ownLetter, staffLetter } from "./offer-letter.service.ts";
import { getOfferSettings, saveOfferSettings } from "./offer-settings.service.ts";
import * as staff from "./offers.service.ts";
import * as own from "./own-offers.service.ts";

export function offerEndpoints(platform: Platform) {
  const calls = offerCalls;
  const mine = ownOfferCalls;
  return [
    endpoint(calls.get, ({ actor, params }) => staff.getOffers(platform, actor, params.id)),
    endpoint(calls.create, ({ actor, params, body }) => staff.createOffer(platform, actor, params.id, body)),
    endpoint(calls.update, ({ actor, params, body }) => staff.changeOffer(platform, actor, params.id, body)),
    endpoint(calls.send, ({ actor, params, body }) => staff.sendOffer(platform, actor, params.id, body)),
    endpoint(calls.approve, ({ actor, params, body }) => approveOffer(platform, actor, params.id, body)),
    endpoint(calls.giveBack, ({ actor, params, body }) => returnOffer(platform, actor, params.id, body)),
    endpoint(calls.withdraw, ({ actor, params, body }) =>
      staff.withdrawOffer(platform, actor, params.id, body),
    ),
    endpoint(calls.letter, ({ actor, params, signal }) =>
      staffLetter({ platform, signal }, actor, params.id),
    ),
    endpoint(calls.settings, ({ actor }) => getOfferSettings(platform, actor)),
    endpoint(calls.saveSettings, ({ actor, body }) => saveOfferSettings(platform, actor, body)),
    endpoint(mine.list, ({ actor, params }) => own.listOwnOffers(platform, actor, params.id)),
    endpoint(mine.get, ({ actor, params }) => own.getOwnOffer(platform, actor, params.id)),
    endpoint(mine.letter, ({ actor, params, signal }) => ownLetter({ platform, signal }, actor, params.id)),
    endpoint(mine.accept, ({ actor, params, body }) => own.acceptOwnOffer(platform, actor, params.id, body)),
    endpoint(mine.decline, ({ actor, params, body }) =>
      own.declineOwnOffer(platform, actor, params.id, body),
    ),
  ];
}
