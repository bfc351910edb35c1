import { chance } from "../content/random.ts";
import type { DemoCandidate } from "../content/types.ts";

const monthNames =
  "January February March April May June July August September October November December".split(" ");

/** How a CV writes its months: `March 2015`, `03/2015`, `Mar 2015`. */
export type MonthStyle = "long" | "numeric" | "short";

/** `2015-03` in the style of the CV. */
function writtenMonth(month: string, style: MonthStyle): string {
  const [year = "", number = ""] = month.split("-");
  if (style === "numeric") return `${number}/${year}`;
  const name = monthNames[Number(number) - 1] ?? "";
  return `${style === "long" ? name : name.slice(0, 3)} ${year}`;
}

/** `March 2015 to date`, `03/2015 - 07/2018`, `Mar 2015 - Present`. */
export function writtenPeriod(start: string, end: string, current: boolean, style: MonthStyle): string {
  const open = { long: "date", numeric: "present", short: "Present" }[style];
  const joint = style === "long" ? " to " : " - ";
  return `${writtenMonth(start, style)}${joint}${current ? open : writtenMonth(end, style)}`;
}

/** `+254700001000` as people in Kenya write it: `0700 001 000`. */
export function localPhone(phone: string): string {
  return phone.replace(/^\+254(\d{3})(\d{3})(\d{3})$/, "0$1 $2 $3");
}

/** A postal address that goes with the candidate's town. */
export function postalAddress(candidate: DemoCandidate): string {
  return `P.O. Box ${chance(`box ${candidate.email}`).between(20, 9800)}, ${candidate.town}`;
}

/** Class or mean grade as a CV words it; an empty string where none is given. */
export function writtenGrade(qualification: string, grade: string | null): string {
  if (!grade) return "";
  return qualification.includes("KCSE") ? `Mean grade ${grade}` : grade;
}

/** Sentences of a position's description, one for each bullet. */
export function bullets(description: string): string[] {
  return description.split(/(?<=[.])\s+(?=[A-Z])/);
}

const pastimes = [
  "Reading biographies",
  "Church choir",
  "Hiking in the Aberdares",
  "Football, as a player and a referee",
  "Kitchen gardening",
  "Baking",
  "Chess",
  "Coaching a youth team",
  "Keeping bees",
  "Photography",
  "Volunteering in a children's library",
  "Long-distance running",
] as const;

/** A line of pastimes, the same for the same candidate. */
export function hobbies(candidate: DemoCandidate): string {
  return chance(`hobbies ${candidate.email}`).shuffle(pastimes).slice(0, 3).join(", ");
}
