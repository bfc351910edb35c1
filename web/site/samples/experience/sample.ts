import { type Histogram, withAnswer } from "./metrics.ts";

export const channels = ["Branch", "Phone", "WhatsApp", "Email", "Mobile app"] as const;
export type Channel = (typeof channels)[number];

export interface Interaction {
  id: string;
  member: string;
  channel: Channel;
  topic: string;
  comment: string;
  /** 1 to 5. */
  rating: number;
  /** The answer to the member, once somebody answered. */
  reply?: string;
}

export interface ExperienceSample {
  /** Answers to "How satisfied are you?", 1 to 5. */
  ratings: Histogram;
  /** Answers to "Would you recommend us?", 0 to 10. */
  recommendations: Histogram;
  interactions: Readonly<Record<Channel, number>>;
  recent: readonly Interaction[];
}

/** 147 interactions, of which 120 were rated 4.8 on average; an NPS of 78 from 100 answers. */
export const startSample: ExperienceSample = {
  ratings: [0, 0, 0, 4, 16, 100],
  recommendations: [1, 0, 0, 1, 0, 1, 2, 3, 9, 22, 61],
  interactions: { Branch: 46, Phone: 38, WhatsApp: 34, Email: 17, "Mobile app": 12 },
  recent: [
    {
      id: "statement",
      member: "Jackline Auma",
      channel: "Phone",
      topic: "Loan statement",
      comment: "I asked for my loan statement twice. It came after nine days.",
      rating: 3,
    },
    {
      id: "queue",
      member: "Njuguna Kimani",
      channel: "Branch",
      topic: "FOSA counter",
      comment: "One teller at lunch time on payday. The line was out of the door.",
      rating: 3,
    },
    {
      id: "fees",
      member: "Mwanaisha Juma",
      channel: "WhatsApp",
      topic: "School fees loan",
      comment: "Fees were paid to the school the same afternoon. Asante sana.",
      rating: 5,
    },
    {
      id: "app",
      member: "Dennis Kiplagat",
      channel: "Mobile app",
      topic: "M-PESA deposit",
      comment: "My deposit showed at once. I would like to see my guarantees too.",
      rating: 4,
    },
    {
      id: "nominee",
      member: "Priscilla Mumbua",
      channel: "Email",
      topic: "Change of nominee",
      comment: "The form was clear and somebody confirmed it the next day.",
      rating: 5,
    },
  ],
};

/** A rating of 3 or less wants an answer until it has one. */
export function needsReply({ rating, reply }: Interaction): boolean {
  return rating <= 3 && reply === undefined;
}

/** Stores the answer to a member; the case is closed with it. */
export function answer(sample: ExperienceSample, id: string, reply: string): ExperienceSample {
  return {
    ...sample,
    recent: sample.recent.map((one) => (one.id === id ? { ...one, reply: reply.trim() } : one)),
  };
}

export interface SurveyAnswer {
  /** 1 to 5. */
  rating: number;
  /** 0 to 10. */
  recommendation: number;
  comment: string;
}

/** Counts a survey answered in the demo as one more interaction in the app, first among the recent ones. */
export function addSurvey(sample: ExperienceSample, survey: SurveyAnswer): ExperienceSample {
  const interaction: Interaction = {
    id: `survey-${sample.recent.length}`,
    member: "You",
    channel: "Mobile app",
    topic: "Survey",
    comment: survey.comment.trim() || "No comment.",
    rating: survey.rating,
  };
  return {
    ratings: withAnswer(sample.ratings, survey.rating),
    recommendations: withAnswer(sample.recommendations, survey.recommendation),
    interactions: { ...sample.interactions, "Mobile app": sample.interactions["Mobile app"] + 1 },
    recent: [interaction, ...sample.recent],
  };
}

/** A first answer to a member; a person reads and changes it before it goes. */
export function draftReply({ member, topic, rating }: Interaction): string {
  const first = member === "You" ? "there" : member.split(" ")[0];
  return rating <= 3
    ? `Hello ${first}, thank you for telling us about the ${lower(topic)}. We are sorry: that is not how it should go. Your case has an owner, who will call you within three working days.`
    : `Hello ${first}, thank you for your kind words about the ${lower(topic)}. We have passed them on to the team.`;
}

function lower(topic: string): string {
  return /^[A-Z][a-z]/.test(topic) ? topic.charAt(0).toLowerCase() + topic.slice(1) : topic;
}
