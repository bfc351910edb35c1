import { BriefcaseBusiness, FileSearch, Gauge, MailCheck, PenLine, Scale } from "lucide-react";
import type { AgentContent } from "../agent-landing.tsx";

export const content: AgentContent = {
  name: "Recruitment Specialist AI",
  demo: "recruitment-specialist-agent",
  department: "hr",
  title: "Fill the vacancy with the right person, and be able to say why.",
  lead: "The agent writes the advert, reads every CV the same way and ranks candidates with the reasons beside each score. Your panel decides.",
  features: {
    title: "From the vacancy to the first day",
    list: [
      {
        icon: PenLine,
        title: "Job descriptions for SACCO roles",
        text: "Twenty titles it knows, from teller to credit manager, shaped by what you add.",
      },
      {
        icon: FileSearch,
        title: "CV reading",
        text: "PDF or Word, English or Kiswahili: posts, dates, KCSE grades, CPA parts and referees.",
      },
      {
        icon: Gauge,
        title: "A score that explains itself",
        text: "Skills, experience, qualification, title and wording, with the weight of each in view.",
      },
      {
        icon: Scale,
        title: "The same fair reading for all",
        text: "Name, gender, age, marital status and home address are never counted.",
      },
      {
        icon: BriefcaseBusiness,
        title: "One place for applications",
        text: "Five stages from submitted to final review. Candidates see where they stand.",
      },
      {
        icon: MailCheck,
        title: "Candidates who hear from you",
        text: "Invitations with a calendar file, and a decent answer for those who did not make it.",
      },
    ],
  },
  benefits: {
    title: "What your board will notice",
    list: [
      {
        figure: "75%",
        title: "faster hiring",
        text: "A shortlist the day after the deadline, not the month after.",
      },
      {
        figure: "60%",
        title: "lower cost",
        text: "Fewer adverts repeated, fewer evenings spent opening attachments.",
      },
      {
        figure: "95%",
        title: "matching accuracy",
        text: "Every match shows its reasons, so you can check it yourself.",
      },
      {
        figure: "0",
        title: "rejections by machine",
        text: "A person takes each decision, and the record says who and when.",
      },
    ],
  },
  closing: {
    title: "A position is open already?",
    text: "Look around the portal that your candidates will use, or sign in where you left off.",
  },
};

export const hiringNeeds = [
  {
    label: "Volume",
    title: "Twelve tellers for a new branch",
    text: "Three hundred CVs are read the same evening and ranked by the same weights. You start with the first twenty, and can open any other.",
  },
  {
    label: "Executive",
    title: "The next chief executive",
    text: "Few candidates, long files. Every change of status carries a name, a date and a note that the board can ask for.",
  },
  {
    label: "Technical",
    title: "Core banking and security",
    text: "Your ICT team names the skills. The agent shows where a CV proves them, and where it only mentions them.",
  },
  {
    label: "Remote",
    title: "Relationship officers in the counties",
    text: "Candidates apply from a phone, in Lodwar as in Nairobi. Interviews by link get their own invitation.",
  },
] as const;

/** How it reaches people and programs outside its own screens. */
export const connections = [
  {
    title: "The bell, and a mail in the morning",
    text: "A new application, or a colleague who names you in a note. What you have not read comes once a day by mail, if you want it.",
  },
  {
    title: "Lists in and out",
    text: "Candidates you already know come in from CSV or Excel, with a look before and an undo after. Any selection of applications leaves as CSV.",
  },
  {
    title: "Programs that ask",
    text: "An API token opens what you tick and nothing else: positions, applications or reports. You see when it was last used, and revoke it in one press.",
  },
  {
    title: "Programs that are told",
    text: "A signed message for each application that comes or moves. Tried for a day while your program is away, with a log to send it again.",
  },
] as const;
