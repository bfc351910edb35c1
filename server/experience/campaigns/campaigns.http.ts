import { campaignCalls } from "#contract/experience/campaigns.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as campaigns from "./campaigns.service.ts";
import * as sending from "./sending.service.ts";
import * as subscription from "./subscription.service.ts";

export function campaignEndpoints(platform: Platform) {
  const calls = campaignCalls;
  return [
    endpoint(calls.list, ({ actor, query }) => campaigns.listCampaigns(platform, actor, query)),
    endpoint(calls.create, ({ actor, body }) => campaigns.createCampaign(platform, actor, body)),
    endpoint(calls.get, ({ actor, params }) => campaigns.getCampaign(platform, actor, params.id)),
    endpoint(calls.update, ({ actor, params, body }) =>
      campaigns.updateCampaign(platform, actor, params.id, body),
    ),
    endpoint(calls.remove, ({ actor, params }) => campaigns.removeCampaign(platform, actor, params.id)),
    endpoint(calls.audience, ({ actor, params }) => campaigns.getAudience(platform, actor, params.id)),
    endpoint(calls.preview, ({ actor, params }) => campaigns.previewCampaign(platform, actor, params.id)),
    endpoint(calls.test, ({ actor, params }) => campaigns.testCampaign(platform, actor, params.id)),
    endpoint(calls.send, ({ actor, params, body }) => sending.sendCampaign(platform, actor, params.id, body)),
    endpoint(calls.pause, ({ actor, params }) => sending.pauseCampaign(platform, actor, params.id)),
    endpoint(calls.resume, ({ actor, params }) => sending.resumeCampaign(platform, actor, params.id)),
    endpoint(calls.cancel, ({ actor, params }) => sending.cancelCampaign(platform, actor, params.id)),
    endpoint(calls.recipients, ({ actor, params, query }) =>
      campaigns.getRecipients(platform, actor, params.id, query),
    ),
    endpoint(calls.figures, ({ actor }) => campaigns.getFigures(platform, actor)),
    endpoint(calls.demo, ({ request }) => campaigns.getDemo(platform, request)),
    endpoint(calls.settings, ({ actor }) => campaigns.getSettings(platform, actor)),
    endpoint(calls.saveSettings, ({ actor, body }) => campaigns.saveSettings(platform, actor, body)),
    endpoint(calls.subscription, ({ params }) => subscription.getSubscription(platform, params.key)),
    endpoint(calls.changeSubscription, ({ actor, params, body }) =>
      subscription.changeSubscription(platform, actor, params.key, body.subscribed),
    ),
    endpoint(calls.visit, ({ params }) => subscription.visitLink(platform, params.key)),
  ];
}
