import { BadgePercent, BookOpenCheck, CalendarRange, Languages, PiggyBank, Split } from "lucide-react";
import type { AgentContent } from "../agent-landing.tsx";

export const content: AgentContent = {
  name: "Financial Advisor AI",
  demo: "financial-advisor-agent",
  department: "finance",
  title: "Straight answers on saving and borrowing, for every member.",
  lead: "What to put aside for school fees, what a development loan really costs, whether to top up or wait. The agent uses your products and your rates, and shows the sum behind each answer.",
  features: {
    title: "Advice in shillings, not in slogans",
    list: [
      {
        icon: PiggyBank,
        title: "Savings goals",
        text: "An amount and a date become a figure a month, by check-off or M-PESA.",
      },
      {
        icon: Split,
        title: "Loans compared",
        text: "Two terms, two products, a top-up: instalment and total cost side by side.",
      },
      {
        icon: CalendarRange,
        title: "Repayment schedules",
        text: "Month by month: interest, principal and what is still owed.",
      },
      {
        icon: BadgePercent,
        title: "Dividend and rebate estimates",
        text: "On shares and on deposits, from the rates the general meeting passed.",
      },
      {
        icon: Languages,
        title: "In the member's words",
        text: "English or Kiswahili, without jargon, short enough for a phone.",
      },
      {
        icon: BookOpenCheck,
        title: "Every figure has a source",
        text: "The product sheet, the rate and the date it was set stand beside the answer.",
      },
    ],
  },
  benefits: {
    title: "Members who decide with open eyes",
    list: [
      { title: "Shorter queues", text: "The usual sums are done before the member reaches the counter." },
      {
        title: "The same answer everywhere",
        text: "Head office, branch and phone work from one set of rates.",
      },
      { title: "Loans that fit", text: "Who has seen the whole cost takes the term they can carry." },
    ],
  },
  closing: {
    title: "Ask it something hard.",
    text: "Try the demo with your own rates beside you, and check each answer as your officers would.",
  },
};

export const questions = [
  {
    question: "I want KES 90,000 for school fees in ten months. What must I save?",
    answer:
      "KES 9,000 a month, if you begin this month. By check-off it never passes through your hands. If a month fails, the other months carry KES 1,000 more each.",
  },
  {
    question: "Should I top up my loan, or take a second one?",
    answer:
      "A top-up clears the old loan and starts the term anew: one instalment, but interest on the old balance for longer. A second loan keeps the old end date and needs guarantors again. You see both totals before you choose.",
  },
  {
    question: "Can I have my share capital back to pay a debt?",
    answer:
      "Share capital cannot be withdrawn, only transferred to another member. Your deposits are refunded when you leave, after notice. Ask about a loan against your deposits first.",
  },
  {
    question: "What will my dividend be this year?",
    answer:
      "Nobody knows before the general meeting. At last year's rates you see an estimate, marked as one, for shares and for deposits apart.",
  },
] as const;
