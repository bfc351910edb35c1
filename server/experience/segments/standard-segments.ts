import type { SegmentCriteria } from "#contract/experience/segment-facts.ts";

interface StandardSegment {
  name: string;
  description: string;
  criteria: SegmentCriteria;
}

/** Segments that most SACCOs use. */
export const standardSegments: readonly StandardSegment[] = [
  {
    name: "New members",
    description: "Joined in the last three months: welcome them and explain the first loan.",
    criteria: { standing: ["member"], joined: { from: null, to: 90 } },
  },
  {
    name: "Quiet for a quarter",
    description: "Members who have not paid in for 90 days or more.",
    criteria: { standing: ["member"], lastPayment: { from: 90, to: null } },
  },
  {
    name: "Unhappy members",
    description: "Would not recommend you when they were asked last.",
    criteria: { standing: ["member"], nps: ["detractor"] },
  },
  {
    name: "Young savers",
    description: "Members of 18 to 30 years.",
    criteria: { standing: ["member"], age: { from: 18, to: 30 } },
  },
  {
    name: "Steady savers",
    description: "Paid in within the last 35 days.",
    criteria: { standing: ["member"], lastPayment: { from: null, to: 35 } },
  },
  {
    name: "Applications under way",
    description: "Not members yet: what they still owe is a document, a check or the entrance fee.",
    criteria: { standing: ["joining"] },
  },
  {
    name: "On their way out",
    description: "Gave notice, and can still be asked why.",
    criteria: { standing: ["leaving"] },
  },
];
