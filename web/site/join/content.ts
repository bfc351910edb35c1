import type { Point } from "#web/site/landing/parts/lists.tsx";
import { askAboutJoiningPath } from "./paths.ts";

/** How a person becomes a member today, at the SACCO itself: until a SACCO opens its registration here. */
export const steps: readonly (Point & { who: string })[] = [
  {
    title: "Find the SACCO that takes you",
    who: "You",
    text: "Members share a bond: an employer, a trade, a county, a faith. Ask colleagues, or call the branch.",
  },
  {
    title: "Bring your papers",
    who: "You",
    text: "Three documents and some details, listed below. With all of them at hand, one visit may be enough.",
  },
  {
    title: "Hand in the form",
    who: "You",
    text: "At the branch or with the SACCO's field officer. Ask who will call you, and by when.",
  },
  {
    title: "Hear the answer",
    who: "Your SACCO",
    text: "Its board, or the officer it named, admits members. A refusal states its reasons.",
  },
  {
    title: "Pay in",
    who: "You",
    text: "Your rights as a member begin when the entrance fee and the minimum shares are paid.",
  },
];

/** What the form of a membership asks for (specification 000, section 3), in the applicant's words. */
export const preparations: readonly { title: string; items: readonly string[] }[] = [
  {
    title: "Three documents",
    items: ["Passport Photo", "National ID/Passport", "KRA PIN Certificate"],
  },
  {
    title: "About you",
    items: [
      "Mobile number and postal address",
      "Employer, or the business you run",
      "Gross monthly income",
      "What you want to save each month",
    ],
  },
  {
    title: "About your people",
    items: [
      "Next of kin, 18 or older, with a mobile number",
      "Beneficiaries, whose shares add up to 100%",
      "The member who introduced you, if one did",
    ],
  },
];

/** Where people turn to who have come for a sign-in. */
export const otherEntrances = [
  {
    title: "You applied, or are a member",
    text: "Your SACCO knows how far your application is and keeps your statements: call it, or ask at the branch. If you cannot reach it, tell us its name.",
    to: askAboutJoiningPath,
    label: "Ask about your SACCO",
  },
  {
    title: "You applied for a job",
    text: "Applications for positions at SACCOs have an account of their own, and it is open.",
    to: "/jobs/login",
    label: "Sign in to the candidate portal",
  },
  {
    title: "You work at a SACCO",
    text: "Staff sign in to the workspace. To register members online, begin with the Member Onboarding agent.",
    to: "/login",
    label: "Sign in as staff",
  },
] as const;
