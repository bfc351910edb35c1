import type { Chance } from "#server/seed/content/random.ts";
import { commonTypefaces, heldOutTypefaces, type Typefaces } from "../fonts.ts";

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** Ways in which cards write a day. */
export const dateStyles = {
  dotted: (year: string, month: string, day: string) => `${day}.${month}.${year}`,
  dashed: (year: string, month: string, day: string) => `${day}-${month}-${year}`,
  slashed: (year: string, month: string, day: string) => `${day}/${month}/${year}`,
  iso: (year: string, month: string, day: string) => `${year}-${month}-${day}`,
  worded: (year: string, month: string, day: string) => `${day} ${months[Number(month) - 1]} ${year}`,
} as const;
export type DateStyle = keyof typeof dateStyles;

/** An ISO date as a card writes it. */
export function writtenDate(date: string, style: DateStyle): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return dateStyles[style](year, month, day);
}

/** What one print run of a layout has of its own. */
export interface Look {
  typefaces: Typefaces;
  /** Where a label stands: above its value, before it with a colon, or in a column to the left. */
  labels: "above" | "inline" | "column";
  portrait: "left" | "right";
  header: "split" | "stacked";
  date: DateStyle;
  /** Background: hue of the paper, and of the lines on it. */
  hue: number;
  lineHue: number;
  lines: "waves" | "rosettes" | "mesh";
  ink: string;
  labelInk: string;
  /** Size of values and labels, of 1. */
  scale: number;
  /** How strongly the background's lines and pictures show, of 1. */
  strength: number;
  /** Long names go on a second line instead of being set smaller. */
  wraps: boolean;
  bilingual: boolean;
  spacing: number;
  /** `NO.` for `NUMBER`, and `FULL NAME`. */
  shortLabels: boolean;
  /** A pearly figure in the laminate, and how many scratches it has. */
  hologram: boolean;
  scratches: number;
}

const inks = ["#15120f", "#1d1a2b", "#26211c", "#10203a", "#2b2b2b"];
const labelInks = ["#26211c", "#4a463f", "#23402e", "#5a2323", "#24386b"];

/** Print runs differ; the part kept aside also has typefaces and places that the other has not. */
export function lookFrom(chance: Chance, part: "development" | "held-out"): Look {
  const own = part === "held-out";
  const typefaces = chance.pick(own && chance.happens(0.6) ? heldOutTypefaces : commonTypefaces);
  return {
    typefaces,
    labels: chance.pick(own ? ["above", "inline", "column"] : ["above", "above", "inline"]),
    portrait: chance.happens(own ? 0.45 : 0.25) ? "right" : "left",
    header: chance.happens(0.5) ? "split" : "stacked",
    date: chance.pick(
      own ? ["dotted", "slashed", "iso", "worded"] : ["dotted", "dotted", "dashed", "worded"],
    ),
    hue: chance.pick([75, 110, 140, 30, 350, 200]) + chance.between(-12, 12),
    lineHue: chance.pick([0, 20, 120, 150, 210, 280, 330]),
    lines: chance.pick(own ? ["waves", "rosettes", "mesh"] : ["waves", "rosettes"]),
    ink: chance.pick(inks),
    labelInk: chance.pick(labelInks),
    scale: 0.92 + 0.16 * chance.next(),
    strength: 0.5 + 0.5 * chance.next(),
    wraps: chance.happens(0.5),
    bilingual: chance.happens(0.6),
    spacing: chance.pick([0, 0, 0.6, 1.4]),
    shortLabels: chance.happens(0.18),
    hologram: chance.happens(0.4),
    scratches: chance.happens(0.4) ? chance.between(4, 24) : 0,
  };
}
