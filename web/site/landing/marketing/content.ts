import {
  CalendarDays,
  ChartNoAxesColumn,
  Languages,
  ListFilter,
  MessageSquareOff,
  Share2,
} from "lucide-react";
import type { AgentContent } from "../agent-landing.tsx";

export const content: AgentContent = {
  name: "Digital Marketing AI",
  demo: "digital-marketing-agent",
  department: "marketing",
  title: "The right word to members, at the time it matters.",
  lead: "Pay day, the opening of schools, the AGM notice: the agent plans the month, drafts in English and Kiswahili, sends only to members who agreed, and counts what each campaign brought in.",
  features: {
    title: "A marketing desk for a SACCO without one",
    list: [
      {
        icon: CalendarDays,
        title: "A calendar that knows your year",
        text: "Pay days, school terms, dividend time and the AGM are in it before you start.",
      },
      {
        icon: Languages,
        title: "Drafts in both languages",
        text: "English and Kiswahili side by side, in the length that an SMS allows.",
      },
      {
        icon: ListFilter,
        title: "Segments that make sense",
        text: "By branch, employer, product or months of silence, instead of everyone at once.",
      },
      {
        icon: MessageSquareOff,
        title: "Consent before sending",
        text: "Who has not opted in is left out, and told apart from who has opted out.",
      },
      {
        icon: Share2,
        title: "SMS, WhatsApp and Facebook",
        text: "One idea, three lengths. You approve each before it leaves.",
      },
      {
        icon: ChartNoAxesColumn,
        title: "Results in deposits",
        text: "Applications begun, accounts opened, shillings saved. Likes come last.",
      },
    ],
  },
  benefits: {
    title: "What changes by the end of the quarter",
    list: [
      { title: "Fewer, better messages", text: "Members stop muting you, because what comes concerns them." },
      { title: "A budget you can defend", text: "Each campaign shows its cost beside what it brought in." },
      {
        title: "The law on your side",
        text: "Opt-in, opt-out and every send are on record for the Data Commissioner.",
      },
    ],
  },
  closing: {
    title: "What should members hear from you this month?",
    text: "Let the demo plan a campaign. Nothing is ever sent before you say so.",
  },
};

/** What moves members' money through the year, and what a campaign then is about. */
export const year = [
  { months: "January", moment: "Schools open", campaign: "School fees loans, applied for in December" },
  {
    months: "February - April",
    moment: "AGM season",
    campaign: "Notice, dividends and what members resolved",
  },
  { months: "May", moment: "Second term", campaign: "Top-ups for those whose fees loan is nearly repaid" },
  { months: "June - July", moment: "Bonus and harvest", campaign: "Put part of it away before it is spent" },
  { months: "October", moment: "International Credit Union Day", campaign: "Open day: bring a colleague" },
  { months: "December", moment: "Holidays", campaign: "Holiday savings paid out, the new year's goal set" },
] as const;
