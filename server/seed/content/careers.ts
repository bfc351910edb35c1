import type { WorkExperience } from "#contract/recruitment/applications.ts";
import { monthBefore } from "./dates.ts";
import { professions } from "./professions/index.ts";
import type { Chance } from "./random.ts";
import type { RosterEntry } from "./roster.ts";
import type { Level } from "./types.ts";

/** Months at work, fewest and most, and the steps of the career so far. */
const careers: Record<Level, { months: readonly [number, number]; steps: readonly (readonly Level[])[] }> = {
  junior: { months: [8, 32], steps: [["junior"], ["junior", "junior"]] },
  mid: {
    months: [42, 94],
    steps: [
      ["junior", "mid"],
      ["junior", "mid", "mid"],
    ],
  },
  senior: {
    months: [108, 186],
    steps: [
      ["junior", "mid", "senior"],
      ["junior", "mid", "mid", "senior"],
    ],
  },
};

/** Somebody with less than a year and a half at work has had one position. */
const shortestForTwo = 18;

/**
 * The positions of a person, latest first, without overlaps and with a gap of up to two months between them.
 * Three in four still hold the last one.
 */
export function careerOf(
  person: RosterEntry,
  today: Date,
  chance: Chance,
): { experiences: WorkExperience[]; months: number } {
  const { positions, employers, entryEmployers = employers } = professions[person.profession];
  const career = careers[person.level];
  const months = chance.between(...career.months);
  const steps = months < shortestForTwo ? ["junior" as const] : chance.pick(career.steps);
  const entry = chance.pick(entryEmployers);
  const companies = [entry, ...chance.shuffle(employers.filter((name) => name !== entry))];
  const offered: Record<Level, (readonly [string, string])[]> = {
    junior: chance.shuffle(positions.junior),
    mid: chance.shuffle(positions.mid),
    senior: chance.shuffle(positions.senior),
  };
  let left = months;
  const experiences = steps.map((level, index): WorkExperience => {
    const isLast = index === steps.length - 1;
    const [position = "", description = ""] = offered[level].shift() ?? positions[level][0] ?? [];
    const length = isLast ? left : Math.round((left / (steps.length - index)) * (0.75 + chance.next() * 0.4));
    const startDate = monthBefore(today, left);
    left -= length;
    const current = isLast && chance.happens(0.75);
    const pause = isLast ? chance.between(1, 4) : chance.between(0, 2);
    return {
      company: companies[index] ?? entry,
      position,
      startDate,
      endDate: current ? "" : monthBefore(today, left + pause),
      current,
      description,
    };
  });
  return { experiences: experiences.reverse(), months };
}
