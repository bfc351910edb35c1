import type { Rank } from "./read-post.ts";
import type { Role } from "./roles/role.ts";

interface RankTerms {
  /** Years of experience that the rank asks for. */
  years: number;
  /** Pay beside that of an officer of the same field. */
  payShare: number;
  sentence: (field: string) => string;
  duties: (field: string) => readonly string[];
  requirements: (field: string) => readonly string[];
}

/** What a rank adds to a post of its field, or takes away. */
export const rankTerms: Record<Rank, RankTerms> = {
  0: {
    years: 0,
    payShare: 0.35,
    sentence: (field) =>
      `This is a place to learn: you work beside experienced colleagues in ${field}, with a supervisor who plans your weeks and looks at your work.`,
    duties: (field) => [
      `Assist colleagues in ${field} with daily tasks under supervision`,
      "Keep a logbook of what you did and learnt, and go through it with your supervisor each week",
    ],
    requirements: () => [
      "Letter of introduction and insurance cover of your college, if you are still a student",
    ],
  },
  1: {
    years: 1,
    payShare: 0.65,
    sentence: (field) => `You support the officers in ${field} and learn to take cases over yourself.`,
    duties: (field) => [`Support the officers in ${field}, and pass on what is beyond your limit`],
    requirements: () => ["Willing to learn, and to ask before guessing"],
  },
  2: { years: 2, payShare: 1, sentence: () => "", duties: () => [], requirements: () => [] },
  3: {
    years: 4,
    payShare: 1.45,
    sentence: (field) =>
      `As one of the most experienced in ${field}, you take on the difficult cases and guide colleagues.`,
    duties: (field) => [
      `Guide two to five colleagues in ${field}, and check their work before it goes out`,
      "Take on the difficult cases, and stand in for the manager",
    ],
    requirements: () => ["Has guided colleagues or led a small team"],
  },
  4: {
    years: 6,
    payShare: 2.4,
    sentence: (field) =>
      `You lead ${field} in the SACCO and answer for its people, its plan and its results.`,
    duties: (field) => [
      `Lead the team in ${field}: plan its work, set targets and appraise performance`,
      `Prepare the budget and work plan for ${field}, and answer for both`,
      `Report on ${field} to the chief executive and the board's committee every month`,
    ],
    requirements: () => [
      "At least three years of leading people",
      "Sound knowledge of the Sacco Societies Act 2008 and SASRA's rules",
    ],
  },
};

/** A rounded figure as salaries are stated. */
const rounded = (thousands: number) =>
  Math.round(thousands / (thousands < 60 ? 1 : 5)) * (thousands < 60 ? 1 : 5);

/** Thousands of shillings a month for a rank, from the pay of a post of another rank in the same field. */
export function payFor(role: Pick<Role, "pay">, own: Rank, asked: Rank): [from: number, to: number] {
  if (asked === 0) return [15, 20];
  const share = rankTerms[asked].payShare / rankTerms[own].payShare;
  const [from, to] = role.pay;
  // Nobody who works full time is paid below what a cleaner gets.
  return [Math.max(20, rounded(from * share)), Math.max(25, rounded(to * share))];
}
