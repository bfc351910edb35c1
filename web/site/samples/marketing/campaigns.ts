import { type Contact, contacts } from "./members.ts";
import { smsParts } from "./sms.ts";

export const channels = ["SMS", "WhatsApp", "Email"] as const;

/** Who a campaign is meant for; an empty value means any. */
export interface Segment {
  age: Contact["age"] | "";
  county: Contact["county"] | "";
  holding: Contact["holding"] | "";
}

export interface Campaign {
  id: string;
  name: string;
  channel: (typeof channels)[number];
  /** Days from today. */
  day: number;
  segment: Segment;
  text: string;
}

export const everyMember: Segment = { age: "", county: "", holding: "" };

export const campaigns: readonly Campaign[] = [
  {
    id: "school-fees",
    name: "School fees loan",
    channel: "SMS",
    day: 2,
    segment: { ...everyMember, holding: "Savings only" },
    text: "Umoja SACCO: January fees ahead? The school fees loan pays out within a day, repaid by check-off over 12 months. Dial *360# to apply. STOP to 20360 to opt out.",
  },
  {
    id: "come-back",
    name: "Karibu tena",
    channel: "SMS",
    day: 6,
    segment: { ...everyMember, holding: "No activity for 90 days" },
    text: "Habari, tumekukosa. Akiba yako Umoja SACCO iko salama na inaendelea kupata riba. Weka tena kupitia paybill 360360. Tuma STOP kwa 20360 kujitoa.",
  },
  {
    id: "young-savers",
    name: "First plot at 30",
    channel: "WhatsApp",
    day: 9,
    segment: { ...everyMember, age: "18-30" },
    text: "Umoja SACCO: three years of saving and three times your deposits: see how a first plot adds up. Reply PLOT for the worksheet, STOP to opt out.",
  },
  {
    id: "agm",
    name: "AGM invitation",
    channel: "Email",
    day: 16,
    segment: everyMember,
    text: "You are invited to the annual general meeting of Umoja SACCO. The board proposes the dividend and the interest on deposits; your vote decides. To stop these emails, use the link below.",
  },
];

/** Members a segment means, and those of them who agreed to marketing: only these get the message. */
export function audienceOf(segment: Segment): { meant: Contact[]; reached: Contact[] } {
  const meant = contacts.filter(
    ({ age, county, holding }) =>
      (segment.age === "" || segment.age === age) &&
      (segment.county === "" || segment.county === county) &&
      (segment.holding === "" || segment.holding === holding),
  );
  return { meant, reached: meant.filter(({ optedIn }) => optedIn) };
}

/** A sample rate: cents for each part of an SMS. */
export const smsRate = 80;

/** What sending a campaign costs in cents; only SMS costs by the message here. */
export function costOf({ channel, segment, text }: Pick<Campaign, "channel" | "segment" | "text">): number {
  return channel === "SMS" ? audienceOf(segment).reached.length * smsParts(text) * smsRate : 0;
}

/** What a campaign lacks, by field; empty when it can go on the calendar. */
export function campaignErrors({ name, text }: Pick<Campaign, "name" | "text">): {
  name?: string;
  text?: string;
} {
  return {
    ...(name.trim() ? {} : { name: "Give the campaign a name" }),
    ...(!text.trim()
      ? { text: "Write the message" }
      : /\bstop\b/i.test(text)
        ? {}
        : { text: "Say how to stop these messages, for example: STOP to 20360" }),
  };
}

/** A segment in words: `18-30, Kisumu`. */
export function segmentText({ age, county, holding }: Segment): string {
  return [age && `aged ${age}`, county, holding.toLowerCase()].filter(Boolean).join(", ") || "all members";
}
