import { ClipboardList, FileScan, FileWarning, ListChecks, Scale, UsersRound } from "lucide-react";
import type { AgentContent } from "../agent-landing.tsx";

export const content: AgentContent = {
  name: "Loan Processing AI",
  demo: "loan-processing-agent",
  department: "credit",
  title: "A loan file the committee can decide on in one sitting.",
  lead: "Deposits, guarantors, payslip and documents are checked against your own loan policy before anyone opens the file. What is missing is said on the first day, not on the day of the meeting.",
  features: {
    title: "It reads the file as your best officer would",
    list: [
      {
        icon: ListChecks,
        title: "Eligibility by your policy",
        text: "Months of membership, deposit multiplier, product limits: set once, applied to all.",
      },
      {
        icon: Scale,
        title: "The one-third rule",
        text: "At least a third of basic pay stays with the member after every deduction.",
      },
      {
        icon: UsersRound,
        title: "Guarantor exposure",
        text: "Who already stands for whom, and how much of their deposits is still free.",
      },
      {
        icon: FileScan,
        title: "Payslips and M-PESA statements",
        text: "Read into figures, each with the line of the document it came from.",
      },
      {
        icon: FileWarning,
        title: "Missing papers, asked for early",
        text: "The member gets one message with the whole list instead of three visits.",
      },
      {
        icon: ClipboardList,
        title: "Credit committee papers",
        text: "One page a loan: request, ability, security, exceptions. The minutes start from it.",
      },
    ],
  },
  benefits: {
    title: "Fewer trips for the member, fewer doubts for you",
    list: [
      {
        figure: "90%",
        title: "faster loan processing",
        text: "The checks take minutes. The meeting is for judgement.",
      },
      { figure: "99%", title: "accuracy", text: "Every sum can be opened down to the payslip line." },
      {
        figure: "1",
        title: "policy for every member",
        text: "An exception is marked as one, with the name of whoever allowed it.",
      },
    ],
  },
  closing: {
    title: "How would it read last month's files?",
    text: "Look at the demo, open a workspace of your own, and tell us what your loan policy asks for.",
  },
};

export const path = [
  {
    title: "Applied",
    who: "Member",
    text: "At the counter or by phone. Guarantors are asked at once, each for their own amount.",
  },
  {
    title: "Prepared",
    who: "Agent",
    text: "Deposits, net pay, guarantors and documents are checked. What does not fit is marked, with its source.",
  },
  {
    title: "Appraised",
    who: "Credit officer",
    text: "Talks to the member, corrects what the papers cannot know, and recommends an amount.",
  },
  {
    title: "Decided",
    who: "Credit committee",
    text: "Approves, defers or declines. The reasons go into the minutes and to the member.",
  },
  {
    title: "Paid out",
    who: "FOSA",
    text: "Only once securities are signed and the check-off instruction has gone to the employer.",
  },
] as const;

export const yourDecisions = [
  { title: "The decision", text: "It recommends nothing and declines nobody. Your committee does." },
  {
    title: "The exception",
    text: "A faithful member in a bad month is a human case. The file says so and waits for you.",
  },
  {
    title: "The policy",
    text: "Multipliers, limits and rates are yours. Change them, and the next file follows.",
  },
] as const;
