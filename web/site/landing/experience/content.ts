import type { Point } from "#web/ui/numbered-steps.tsx";

export const feedbackSteps: readonly (Point & { who: string })[] = [
  {
    title: "A member answers",
    who: "Member",
    text: "Four short questions after a counter visit or a call, in English or Kiswahili. Nobody is asked twice in a week.",
  },
  {
    title: "A low score becomes a case",
    who: "Agent",
    text: "It reads the comment, names the cause, and gives the case to the desk it belongs to.",
  },
  {
    title: "Somebody calls",
    who: "Your staff",
    text: "With the history on the screen and the clock in view. What was agreed is noted in two lines.",
  },
  {
    title: "The member is told",
    who: "Your staff",
    text: "What was done, in their language. Only then is the case closed.",
  },
];

/** The dashboard's tabs (specification 000, section 2), each with the question that it answers. */
export const views: readonly Point[] = [
  { title: "Overview", text: "How satisfied are members this month, and what moved?" },
  { title: "Engagement Hub", text: "Whom do we write to next, and about what?" },
  { title: "Journey Mapping", text: "At which step do people give up?" },
  { title: "Complaint Insights", text: "What keeps coming back, and who is on it?" },
  { title: "Channel Tracker", text: "Where do members reach us, and how long do they wait?" },
  { title: "Personalization", text: "What is the next good step for this one member?" },
  { title: "Feedback Loop", text: "Which low scores have not been answered yet?" },
  { title: "Satisfaction AI", text: "What drives the score, and how sure are we?" },
];

/** SASRA's complaints guideline of 2023: the deadlines that a new SACCO begins with. */
export const deadlines = [
  {
    days: "3",
    title: "working days to acknowledge",
    text: "The member hears at once that you have it, and from whom.",
  },
  {
    days: "14",
    title: "days to look into it",
    text: "The clock pauses while you wait for the member.",
  },
  {
    days: "7",
    title: "more to give the outcome",
    text: "If it takes longer, the member reads why, and the new date.",
  },
] as const;
