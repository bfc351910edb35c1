import type { CampaignInput } from "#contract/experience/campaigns.ts";
import type { ActionRuleInput } from "#contract/experience/next-actions.ts";

/** A campaign in both languages, by mail and SMS, with a link. */
export const campaignOf = (segmentId: string, values: Partial<CampaignInput> = {}): CampaignInput => ({
  name: "Dividends",
  segmentId,
  channels: ["mail", "sms"],
  texts: [
    {
      language: "en",
      subject: "Your dividend, {name}",
      body: "It is paid.\n\nYour number is {number}.",
      sms: "{sacco}: your dividend is paid, {name}.",
      linkLabel: "Read more",
    },
    {
      language: "sw",
      subject: "Gawio lako, {name}",
      body: "Limelipwa.",
      sms: "{sacco}: gawio lako limelipwa, {name}.",
      linkLabel: "Soma zaidi",
    },
  ],
  link: "https://umoja.example/dividends",
  ...values,
});

/** A rule of the next best action. */
export const actionRuleOf = (segmentId: string, values: Partial<ActionRuleInput> = {}): ActionRuleInput => ({
  action: "Call and ask why",
  segmentId,
  priority: 10,
  cooldownDays: 30,
  active: true,
  ...values,
});
