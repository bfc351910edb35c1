import { type Field, f1, fields, type Score } from "./match.ts";

/** A little below what the reader reaches on the CVs it is tuned on, so that a change that costs quality fails. */
const floors: Record<Field, number> = {
  name: 0.99,
  email: 0.99,
  phone: 0.99,
  address: 0.99,
  position: 0.99,
  company: 0.99,
  jobDates: 0.99,
  institution: 0.98,
  qualification: 0.98,
  level: 0.99,
  grade: 0.98,
  studyDates: 0.98,
  skills: 0.98,
};

/** The fields whose F1 is below its floor, each as `name 0.973 < 0.99`. */
export const belowFloor = (score: Score): string[] =>
  fields
    .filter((field) => f1(score[field]) < floors[field])
    .map((field) => `${field} ${f1(score[field]).toFixed(3)} < ${floors[field]}`);
