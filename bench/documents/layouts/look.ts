import type { Chance } from "#server/seed/content/random.ts";
import { commonTypefaces, furtherTypefaces, heldOutTypefaces, type Typefaces } from "../fonts.ts";
import type { Part } from "../truth.ts";

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const wholeMonths =
  "JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER".split(" ");

/** Ways in which cards write a day. */
export const dateStyles = {
  dotted: (year: string, month: string, day: string) => `${day}.${month}.${year}`,
  dashed: (year: string, month: string, day: string) => `${day}-${month}-${year}`,
  slashed: (year: string, month: string, day: string) => `${day}/${month}/${year}`,
  iso: (year: string, month: string, day: string) => `${year}-${month}-${day}`,
  worded: (year: string, month: string, day: string) => `${day} ${months[Number(month) - 1]} ${year}`,
  spaced: (year: string, month: string, day: string) => `${day} ${month} ${year}`,
  joined: (year: string, month: string, day: string) => `${day}-${months[Number(month) - 1]}-${year}`,
  long: (year: string, month: string, day: string) => `${day} ${wholeMonths[Number(month) - 1]} ${year}`,
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
  /** Where a label stands: above its value, before it with a colon, or in a column to the left, near its value or far. */
  labels: "above" | "inline" | "column" | "far-column";
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

/** What the print runs of a part are drawn from. */
const printRuns: Record<
  Part,
  {
    labels: readonly Look["labels"][];
    dates: readonly DateStyle[];
    lines: readonly Look["lines"][];
    portraitRight: number;
    own: readonly Typefaces[];
  }
> = {
  development: {
    labels: ["above", "above", "inline"],
    dates: ["dotted", "dotted", "dashed", "worded"],
    lines: ["waves", "rosettes"],
    portraitRight: 0.25,
    own: [],
  },
  "held-out": {
    labels: ["above", "inline", "column"],
    dates: ["dotted", "slashed", "iso", "worded"],
    lines: ["waves", "rosettes", "mesh"],
    portraitRight: 0.45,
    own: heldOutTypefaces,
  },
  further: {
    labels: ["above", "inline", "far-column"],
    dates: ["dotted", "spaced", "joined", "long"],
    lines: ["waves", "rosettes", "mesh"],
    portraitRight: 0.45,
    own: furtherTypefaces,
  },
};

/** Print runs differ; the part kept aside also has typefaces and places that the one tuned on has not. */
export function lookFrom(chance: Chance, part: Part): Look {
  const { labels, dates, lines, portraitRight, own } = printRuns[part];
  const typefaces = chance.pick(own.length > 0 && chance.happens(0.6) ? own : commonTypefaces);
  return {
    typefaces,
    labels: chance.pick(labels),
    portrait: chance.happens(portraitRight) ? "right" : "left",
    header: chance.happens(0.5) ? "split" : "stacked",
    date: chance.pick(dates),
    hue: chance.pick([75, 110, 140, 30, 350, 200]) + chance.between(-12, 12),
    lineHue: chance.pick([0, 20, 120, 150, 210, 280, 330]),
    lines: chance.pick(lines),
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
