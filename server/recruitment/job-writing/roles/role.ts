import type { departments } from "#contract/recruitment/jobs.ts";

/** What is known of a post in a Kenyan SACCO: the material of an advert, all of it open to correction by HR. */
export interface Role {
  title: string;
  department: (typeof departments)[number];
  /** Words by which a title of one's own is recognised as a neighbour, in small letters. */
  knownBy: readonly string[];
  /** What the work is called inside a sentence: `lending`. */
  field: string;
  /** Three to five sentences to whoever reads it. */
  description: string;
  duties: readonly string[];
  /** Beside education and experience. */
  requirements: readonly string[];
  skills: readonly string[];
  education: string;
  experience: { years: number; in: string };
  /** Thousands of shillings gross a month. */
  pay: readonly [from: number, to: number];
  /** Beside what every post has. */
  benefits: readonly string[];
}
