import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { campaignCalls } from "./campaigns.calls.ts";
import {
  campaign,
  campaignAudience,
  campaignInput,
  campaignList,
  campaignPreview,
  campaignRecipient,
  campaignResults,
  campaignRow,
  campaignSending,
  campaignSettings,
  campaignText,
  campaignVisit,
  demoEngagement,
  engagementFigures,
  recipientList,
  subscription,
  subscriptionChange,
} from "./campaigns.ts";

const at = "2026-11-24T06:00:00.000Z";
const name = ["What staff call it.", "December dividends"] as const;
const channels = [
  "By what it goes out; with both, mail goes to who has an address and an SMS to everybody else.",
  ["mail", "sms"],
] as const;

const listed = {
  id: ["Its id.", exampleId],
  name,
  state: ["Where it stands.", "sent"],
  channels,
  segment: ["The segment's name, as it was when the campaign went out.", "Steady savers"],
  createdAt: ["When it was first kept.", at],
  scheduledFor: ["When it is to go out; null for a draft.", at],
  startedAt: ["When it began to go out; null before.", at],
  endedAt: ["When everybody was reached, or it was cancelled; null before.", at],
  results: ["What came of it so far."],
} as const;

const written = {
  texts: ["What it says, once in each language."],
  link: ["Where its link leads; empty for none.", "https://umoja.example/dividends"],
} as const;

export const campaignDocs = [
  describeSchema(campaignCalls.get.params, "CampaignPath", "Which campaign.", { id: ["Its id.", exampleId] }),
  describeSchema(campaignCalls.visit.params, "CampaignKeyPath", "Which message.", {
    key: ["The end of the link in the message.", "q3v0Zr5sYc8wT1nB"],
  }),
  describeSchema(campaignText, "CampaignText", "What a campaign says in one language.", {
    language: ["The language.", "sw"],
    subject: ["Subject of the mail.", "Gawio la mwaka, {name}"],
    body: ["Text of the mail; empty lines part paragraphs.", "Gawio lako limelipwa."],
    sms: ["The SMS, in one line. The link and the way to stop are added.", "{sacco}: gawio limelipwa."],
    linkLabel: ["On the button of the mail.", "Soma zaidi"],
  }),
  describeSchema(campaignInput, "CampaignInput", "A campaign as it is written.", {
    name,
    segmentId: ["Whom it is for.", exampleId],
    channels: [channels[0], ["mail", "sms"]],
    ...written,
  }),
  describeSchema(campaignResults, "CampaignResults", "What came of a campaign so far.", {
    people: ["Everybody whom it was meant for.", 1204],
    waiting: ["Whom it has not reached yet.", 0],
    skipped: ["Who got nothing, for a reason that is kept.", 402],
    sent: ["Whose message was handed over to the next server.", 790],
    queued: ["Whose message is on its way.", 4],
    failed: ["Whose message was refused.", 8],
    visitors: ["Who opened its link.", 121],
    unsubscribed: ["Who stopped news and offers by it.", 3],
    answered: ["Who answered the survey within two weeks.", 57],
  }),
  describeSchema(campaignRow, "CampaignRow", "A campaign of the list.", {
    ...listed,
    channels: [channels[0], ["mail", "sms"]],
  }),
  describeSchema(campaign, "Campaign", "A campaign.", {
    ...listed,
    channels: [channels[0], ["mail", "sms"]],
    ...written,
    segmentId: ["The segment; null once it is gone.", exampleId],
    createdBy: ["Who wrote it; null once they left.", "Salim Juma"],
    sentBy: ["Who approved it by sending it; null before, and once they left.", "Salim Juma"],
    reasons: ["How many people got nothing, by reason."],
  }),
  describeSchema(campaign.shape.reasons.element, "CampaignReason", "Why people got nothing.", {
    reason: ["The reason.", "no_consent"],
    people: ["How many.", 390],
  }),
  describeSchema(campaignList.query, "CampaignQuery", "Which campaigns.", {
    page: pageFields.page,
    pageSize: pageFields.pageSize,
    q: ["Words of its name.", "dividends"],
    state: ["Where it stands; may be given several times.", ["sending"]],
    channel: ["By what it goes out.", ["sms"]],
    sort: ["The order.", "-createdAt"],
  }),
  describeSchema(campaignAudience, "CampaignAudience", "Whom a campaign reaches if it is sent now.", {
    people: ["Everybody in its segment.", 1204],
    byMail: ["Who gets a mail.", 502],
    bySms: ["Who gets an SMS.", 309],
    noConsent: ["Who did not agree to news and offers.", 390],
    former: ["Who is no member any more.", 3],
    noAddress: ["Who has no address for it.", 0],
  }),
  describeSchema(campaignPreview, "CampaignPreview", "A campaign as one person would get it.", {
    language: ["The language.", "sw"],
    subject: ["Subject of the mail; empty where none goes out.", "Gawio la mwaka, Asha"],
    html: ["The mail as a document; empty where none goes out.", "<!DOCTYPE html>"],
    sms: ["The SMS; empty where none goes out.", "Umoja: gawio limelipwa."],
    smsParts: ["As how many messages it is charged.", 1],
  }),
  describeSchema(campaignCalls.test.answer, "CampaignTest", "The test is on its way.", {
    to: ["The address that it goes to: that of whoever asked.", "experience@umoja.example"],
  }),
  describeSchema(campaignSending, "CampaignSending", "Approves a campaign.", {
    people: ["How many people get it, as it was shown: with another number it is refused.", 811],
    at: ["When it goes out; null for now.", at],
  }),
  describeSchema(campaignRecipient, "CampaignRecipient", "Somebody whom a campaign was meant for.", {
    memberId: ["The member.", exampleId],
    fullName: ["The name.", "Wanjiku Kamau"],
    memberNumber: ["The number; null before the admission.", "UMJ-00412"],
    channel: ["By what it went out; null where it did not.", "sms"],
    state: ["How it went.", "sent"],
    reason: ["Why they got nothing; null where they did.", null],
    sentAt: ["When it was handed over.", at],
    visitedAt: ["When they first opened its link.", at],
    unsubscribedAt: ["When they stopped news and offers by it.", null],
  }),
  describeSchema(recipientList.query, "CampaignRecipientQuery", "Which people.", {
    page: pageFields.page,
    pageSize: pageFields.pageSize,
    state: ["How it went; may be given several times.", ["failed"]],
    reason: ["Why they got nothing; may be given several times.", ["capped"]],
  }),
  describeSchema(engagementFigures, "EngagementFigures", "How an organisation writes to its members.", {
    members: ["Everybody who is a member, or on the way to be one.", 12_847],
    agreed: ["Who of them agreed to news and offers.", 8540],
    campaigns: ["Campaigns that went out in the last thirty days.", 3],
    messages: ["Messages that were sent in these days.", 2104],
    visitors: ["People of these who opened the link.", 410],
    unsubscribed: ["People of these who stopped news and offers.", 9],
    answered: ["People of these who answered the survey within two weeks.", 120],
  }),
  describeSchema(demoEngagement, "DemoEngagement", "The Engagement Hub of the demo.", {
    figures: ["Its figures."],
    campaigns: ["Its newest campaigns."],
  }),
  describeSchema(campaignSettings, "CampaignSettings", "How often one person may be written to.", {
    messages: ["Messages of campaigns that one person gets at most ...", 4],
    days: ["... within so many days.", 30],
  }),
  describeSchema(subscription, "Subscription", "Whether somebody gets news and offers.", {
    organization: ["Whose they are.", "Umoja SACCO"],
    subscribed: ["Whether the person agrees to them now.", false],
  }),
  describeSchema(subscriptionChange, "SubscriptionChange", "Stops news and offers, or has them again.", {
    subscribed: ["Whether they are wanted.", false],
  }),
  describeSchema(campaignVisit, "CampaignVisit", "Where a link leads.", {
    url: ["The address.", "https://umoja.example/dividends"],
  }),
];
