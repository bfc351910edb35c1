import { z } from "zod";
import { calendarMoment, oneLine } from "../core/fields.ts";
import { languages } from "../core/language.ts";
import { anyOf, defineList } from "../core/list.ts";

/**
 * From its writing to its end. `scheduled`: it goes out at a moment that was set, which may be now; `paused`: whom it
 * has not reached yet waits.
 */
export const campaignStates = ["draft", "scheduled", "sending", "paused", "sent", "cancelled"] as const;
export type CampaignState = (typeof campaignStates)[number];

/** By what a campaign goes out. With both, mail goes to who has an address, and an SMS to everybody else. */
export const campaignChannels = ["mail", "sms"] as const;
export type CampaignChannel = (typeof campaignChannels)[number];

/** Why somebody of the segment gets nothing, as staff read it. */
export const skipReasons = {
  no_consent: "Did not agree to news and offers",
  former: "No member any more",
  no_address: "Has no email address",
  capped: "Had as many messages lately as you allow",
  unsendable: "The message became too long with their name",
} as const;
export type SkipReason = keyof typeof skipReasons;

/** What texts may hold in braces: `{name}`. */
export const campaignVariables = {
  name: "First name",
  number: "Member number",
  sacco: "Name of your SACCO",
} as const;
const known = Object.keys(campaignVariables);

export const campaignLimits = { subject: 150, body: 5_000, sms: 300, linkLabel: 60, url: 500 } as const;

/** Without braces that mean nothing. */
const template = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => [...text.matchAll(/\{([^{}]*)\}/g)].every(([, name]) => known.includes(name ?? "")), {
      error: `In braces there can be ${known.map((name) => `{${name}}`).join(", ")}`,
    });

/** What a campaign says in one language. Fields of a channel that it does not use stay empty. */
export const campaignText = z.object({
  language: z.enum(languages),
  subject: template(campaignLimits.subject).regex(/^\P{Cc}*$/u, "Please write it in one line"),
  body: template(campaignLimits.body),
  sms: template(campaignLimits.sms).regex(/^\P{Cc}*$/u, "Please write it in one line"),
  /** On the button of the mail, where the campaign has a link. */
  linkLabel: z.string().trim().max(campaignLimits.linkLabel),
});
export type CampaignText = z.infer<typeof campaignText>;

const link = z.union([
  z.literal(""),
  z
    .url({ protocol: /^https?$/, error: "Please write an address that begins with https://" })
    .max(campaignLimits.url),
]);

type Written = { channels: CampaignChannel[]; texts: CampaignText[]; link: string };

/** Fields that are empty although a channel needs them, by their path. */
function missingTexts({ channels, texts, link: url }: Written): (string | number)[][] {
  const mail = channels.includes("mail");
  return texts.flatMap((text, place) => {
    const needed = [
      ...(mail ? (["subject", "body"] as const) : []),
      ...(channels.includes("sms") ? (["sms"] as const) : []),
      ...(mail && url !== "" ? (["linkLabel"] as const) : []),
    ];
    return needed.filter((name) => text[name] === "").map((name) => ["texts", place, name]);
  });
}

/** A campaign as it is written. Members read it in their own language, so it exists in each. */
export const campaignInput = z
  .object({
    name: oneLine.max(100),
    segmentId: z.uuid("Choose a segment"),
    channels: z
      .array(z.enum(campaignChannels))
      .min(1, "Choose how it goes out")
      .transform((some) => campaignChannels.filter((one) => some.includes(one))),
    texts: z
      .array(campaignText)
      .length(languages.length)
      .refine((texts) => languages.every((one) => texts.some(({ language }) => language === one)), {
        error: "There is one text for each language",
      }),
    /** Where its link leads; empty for none. */
    link,
  })
  .superRefine((campaign, context) => {
    for (const path of missingTexts(campaign)) {
      context.addIssue({ code: "custom", path, message: "Please fill in this field" });
    }
  });
export type CampaignInput = z.input<typeof campaignInput>;

/** What came of a campaign so far. */
export const campaignResults = z.object({
  /** Everybody whom it was meant for. */
  people: z.int(),
  waiting: z.int(),
  skipped: z.int(),
  /** Handed over to the next server, or kept by a demo. */
  sent: z.int(),
  /** On its way. */
  queued: z.int(),
  failed: z.int(),
  /** People who opened its link. */
  visitors: z.int(),
  unsubscribed: z.int(),
  /** People who answered the survey within two weeks. */
  answered: z.int(),
});
export type CampaignResults = z.infer<typeof campaignResults>;

const listed = {
  id: z.uuid(),
  name: z.string(),
  state: z.enum(campaignStates),
  channels: z.array(z.enum(campaignChannels)),
  /** Name of the segment, as it was when the campaign went out. */
  segment: z.string(),
  createdAt: z.iso.datetime(),
  scheduledFor: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  results: campaignResults,
};

export const campaignRow = z.object(listed);
export type CampaignRow = z.infer<typeof campaignRow>;

export const campaign = z.object({
  ...listed,
  /** Null once the segment is gone. */
  segmentId: z.uuid().nullable(),
  texts: z.array(campaignText),
  link: z.string(),
  createdBy: z.string().nullable(),
  /** Who approved it by sending it. */
  sentBy: z.string().nullable(),
  /** How many people each reason left out. */
  reasons: z.array(z.object({ reason: z.enum(Object.keys(skipReasons) as [SkipReason]), people: z.int() })),
});
export type Campaign = z.infer<typeof campaign>;

/** Campaigns of the organisation, with figures of all of them. */
export const campaignList = defineList({
  pageSize: 20,
  search: true,
  filters: { state: anyOf(campaignStates), channel: anyOf(campaignChannels, { atOnce: 1 }) },
  sorts: ["-createdAt", "name"],
});

/** How an organisation writes to its members: of all now, and of the last thirty days. */
export const engagementFigures = z.object({
  members: z.int(),
  /** Of them, who agreed to news and offers. */
  agreed: z.int(),
  campaigns: z.int(),
  messages: z.int(),
  visitors: z.int(),
  unsubscribed: z.int(),
  answered: z.int(),
});
export type EngagementFigures = z.infer<typeof engagementFigures>;

/** Days that the figures of the Engagement Hub look back. */
export const engagementDays = 30;

/** The Engagement Hub of the demo. */
export const demoEngagement = z.object({ figures: engagementFigures, campaigns: z.array(campaignRow) });

/** Whom a campaign reaches if it is sent now. */
export const campaignAudience = z.object({
  people: z.int(),
  /** Of them, who gets it by each way, and who gets nothing for each reason. Frequency is looked at as it goes out. */
  byMail: z.int(),
  bySms: z.int(),
  noConsent: z.int(),
  former: z.int(),
  noAddress: z.int(),
});
export type CampaignAudience = z.infer<typeof campaignAudience>;

/** A campaign as one person would get it. */
export const campaignPreview = z.object({
  language: z.enum(languages),
  /** Empty where it does not go out by mail. */
  subject: z.string(),
  html: z.string(),
  /** Empty where it does not go out by SMS. */
  sms: z.string(),
  /** As how many messages the SMS is charged. */
  smsParts: z.int(),
});
export type CampaignPreview = z.infer<typeof campaignPreview>;

/** Approves a campaign and sends it. */
export const campaignSending = z.object({
  /** How many people get it, as the page showed it: with another number somebody looks again. */
  people: z.int().min(0),
  /** When; now where it is null. */
  at: calendarMoment.nullable(),
});

export const recipientStates = ["waiting", "sent", "queued", "failed", "skipped"] as const;
export type RecipientState = (typeof recipientStates)[number];

/** Somebody whom a campaign was meant for. */
export const campaignRecipient = z.object({
  memberId: z.uuid(),
  fullName: z.string(),
  memberNumber: z.string().nullable(),
  channel: z.enum(campaignChannels).nullable(),
  state: z.enum(recipientStates),
  reason: z.enum(Object.keys(skipReasons) as [SkipReason]).nullable(),
  sentAt: z.iso.datetime().nullable(),
  visitedAt: z.iso.datetime().nullable(),
  unsubscribedAt: z.iso.datetime().nullable(),
});
export type CampaignRecipient = z.infer<typeof campaignRecipient>;

export const recipientList = defineList({
  pageSize: 50,
  filters: { state: anyOf(recipientStates), reason: anyOf(Object.keys(skipReasons) as SkipReason[]) },
});

/** How often one person may be written to. */
export const campaignSettings = z.object({
  /** Messages of campaigns that one person gets at most ... */
  messages: z.int("Please enter a whole number").min(1).max(100),
  /** ... within so many days. */
  days: z.int("Please enter a whole number").min(1).max(365),
});
export type CampaignSettings = z.infer<typeof campaignSettings>;

export const defaultCampaignSettings: CampaignSettings = { messages: 4, days: 30 };

/** What the link in a message says of it. */
export const subscription = z.object({
  organization: z.string(),
  /** Whether the person agrees to news and offers now. */
  subscribed: z.boolean(),
});
export type Subscription = z.infer<typeof subscription>;

export const subscriptionChange = z.object({ subscribed: z.boolean() });

/** Where a link in a message leads. */
export const campaignVisit = z.object({ url: z.string() });
