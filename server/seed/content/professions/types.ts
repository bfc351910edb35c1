import type { Level } from "../types.ts";

/** What is typical of a line of work: the material from which believable candidates are made. */
export interface Profession {
  /** Titles and what somebody who held them did, as CVs put it. */
  positions: Record<Level, readonly (readonly [title: string, duties: string])[]>;
  employers: readonly string[];
  /** Where people start before they come to this line of work; `employers` if not given. */
  entryEmployers?: readonly string[];
  /** How far people usually studied. */
  schooling: "university" | "college" | "school";
  /** The first ones belong to everybody in this line of work. */
  skills: readonly string[];
  studies: { certificate: string; diploma: string; degree: string; masters: string };
  /** Professional qualification that mid and senior people often hold, with its awarding body. */
  credential: { name: string; institution: string } | null;
  /** `{years}` stands for the years at work. */
  objectives: Record<Level, readonly string[]>;
  /** Something done that was worth mentioning, for a cover letter; `{company}` is the latest employer. */
  achievements: Record<Level, readonly string[]>;
  /** Monthly, in thousands of shillings: lowest and highest. */
  salary: Record<Level, readonly [number, number]>;
}
