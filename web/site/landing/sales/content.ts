import { BellRing, Building2, ClipboardPen, Coins, Link2, ListOrdered } from "lucide-react";
import type { AgentContent } from "../agent-landing.tsx";

export const content: AgentContent = {
  name: "Sales Automation AI",
  demo: "sales-automation-agent",
  department: "sales",
  title: "No lead forgotten between the field day and the first deposit.",
  lead: "Your recruiters meet people in staff rooms, factories and at barazas. The agent keeps the list, writes the reminder, and shows which employer has a check-off agreement but few members.",
  features: {
    title: "The follow-up that people mean to do",
    list: [
      {
        icon: ListOrdered,
        title: "Leads in order",
        text: "Ranked by what they asked for and what they promised, with the reason in one line.",
      },
      {
        icon: BellRing,
        title: "Reminders at the right hour",
        text: "A teacher is called after class, a trader before the market opens.",
      },
      {
        icon: Building2,
        title: "Employers as a pipeline",
        text: "From the first visit to the signed check-off agreement, and to its first hundred members.",
      },
      {
        icon: ClipboardPen,
        title: "Notes from the road",
        text: "Type a few words on the phone after a visit. The next step is filed and dated.",
      },
      {
        icon: Link2,
        title: "Straight into membership",
        text: "Send your SACCO's registration link. Whoever joins through it counts for the recruiter.",
      },
      {
        icon: Coins,
        title: "Commissions that are earned",
        text: "Counted on active members, when the first deposit has arrived, not on forms handed in.",
      },
    ],
  },
  benefits: {
    title: "Growth you can plan with",
    list: [
      {
        figure: "300%",
        title: "more leads",
        text: "Every visit, call and referral lands on one list, with a next step.",
      },
      {
        figure: "1",
        title: "list for the whole team",
        text: "A recruiter falls ill, and nobody's promise falls with them.",
      },
      {
        figure: "0",
        title: "messages without consent",
        text: "Who did not agree to be written to is called, or left in peace.",
      },
    ],
  },
  closing: {
    title: "Bring the notebook from your last field day.",
    text: "See in the demo what becomes of names like those, then open a workspace of your own.",
  },
};

export const day = [
  {
    at: "08:00",
    title: "The list is ready",
    text: "Six calls, two visits, one promise that is due today. The first is a headteacher who is free before assembly.",
  },
  {
    at: "10:30",
    title: "At the tea factory",
    text: "The agent has the figures: 412 on the payroll, 38 members, check-off agreed two years ago.",
  },
  {
    at: "14:00",
    title: "Notes from the matatu",
    text: "“Neema, payslip by Friday.” That is enough: the reminder stands for Friday morning.",
  },
  {
    at: "17:30",
    title: "What became of it",
    text: "Three forms begun, one first deposit in. The branch manager sees the same figures.",
  },
] as const;
