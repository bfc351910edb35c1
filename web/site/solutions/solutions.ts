import { claims } from "#contract/site/claims.ts";
import type { solutionNames } from "#contract/site/enquiries.ts";

export type SolutionId =
  | "loyalty-programs"
  | "engagement-tools"
  | "sacco-hisa"
  | "habahaba"
  | "member-acquisition"
  | "marketing"
  | "insurance"
  | "training";

/** A business solution as the page shows it. */
export interface Solution {
  /** Its anchor on the page. */
  id: SolutionId;
  title: (typeof solutionNames)[number];
  subtitle: string;
  description: string;
  features: readonly [string, string, string, string];
}

/** The eight solutions, in the specification's order (000, section 2). */
export const solutions: readonly Solution[] = [
  {
    id: "loyalty-programs",
    title: "Loyalty Programs",
    subtitle: "Reward the members who stay",
    description:
      "Points for steady deposits, loans repaid on time and members brought in, spent on what they need.",
    features: [
      "Points on deposits, repayments and referrals",
      "Tiers that your board sets",
      "Rewards as airtime, shopping or share capital",
      "A yearly cost you know beforehand",
    ],
  },
  {
    id: "engagement-tools",
    title: "Engagement Tools",
    subtitle: "Talk with members between AGMs",
    description:
      "SMS, email and short surveys from one place, so that members hear from you before they ask.",
    features: [
      "Messages by branch, employer or product",
      "Surveys after a counter visit or a loan",
      "AGM notices and attendance replies",
      "Opt-in and opt-out kept on record",
    ],
  },
  {
    id: "sacco-hisa",
    title: "Sacco Hisa",
    subtitle: "Shares trading platform",
    description:
      "Share capital cannot be withdrawn, only transferred. Hisa brings members who sell and buy together.",
    features: [
      "Offers and bids among your members",
      "Transfers approved by your officer",
      "Minimum holding checked on each sale",
      "Share register and statements up to date",
    ],
  },
  {
    id: "habahaba",
    title: "Habahaba",
    subtitle: "Purpose-driven savings platform",
    description:
      "Haba na haba: small amounts for school fees, a plot or a wedding, each goal with its own date.",
    features: [
      "Goals with an amount and a date",
      "Contributions by M-PESA or check-off",
      "Reminders that follow pay days",
      "Groups that save for one goal",
    ],
  },
  {
    id: "member-acquisition",
    title: "Member Acquisition and Product Uptake",
    subtitle: "Agency model",
    description:
      "Trained agents sign up members where they work and trade, and you pay for members who stay active.",
    features: [
      "Agents recruited and trained for your bond",
      "Sign-up on a phone with identity checks",
      "Commission on active members only",
      "Figures by agent, area and employer",
    ],
  },
  {
    id: "marketing",
    title: "Marketing and Digital Activities Management",
    subtitle: "Your name, kept in front of members",
    description: "Your website, social pages and campaigns run by people who can tell BOSA from FOSA.",
    features: [
      "A yearly plan around AGM and school terms",
      "Content in English and Kiswahili",
      "Campaigns measured in new accounts",
      "Comments answered in business hours",
    ],
  },
  {
    id: "insurance",
    title: "Unique Insurance Product",
    subtitle: "Health cover",
    description: "Health cover for members and their families, paid in instalments beside their deposits.",
    features: [
      "Premiums by check-off or M-PESA",
      "Cover for spouse and children",
      "Claims followed up for the member",
      "Underwritten by a licensed insurer",
    ],
  },
  {
    id: "training",
    title: "Training & Consulting",
    subtitle: "For boards, committees and staff",
    description: "Courses and advice on credit, governance and compliance, with your own forms and figures.",
    features: [
      "Induction for board and supervisory committee",
      "Credit appraisal and guarantor practice",
      "SASRA returns and prudential ratios",
      "Tellers, cash limits and member service",
    ],
  },
];

export const trustStatistics = [
  { figure: `Over ${claims.saccosServed}`, label: "SACCOs served" },
  { figure: `${claims.satisfactionPercent}%`, label: "member satisfaction" },
  { figure: claims.supportHours, label: "support" },
  { figure: `${claims.customizablePercent}%`, label: "customizable" },
] as const;
