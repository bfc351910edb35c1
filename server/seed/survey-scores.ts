import type { Chance } from "./content/random.ts";

/** What one visitor scored; who left after the first question has no more. */
export interface Scores {
  csat: number;
  nps: number | null;
  ces: number | null;
}

const times = (score: number, count: number): number[] => Array.from({ length: count }, () => score);

/** How easy it was for somebody who is so satisfied. */
const easeOf = (random: Chance, csat: number): number | null => {
  if (random.happens(0.15)) return null;
  if (csat === 5) return random.between(6, 7);
  if (csat === 4) return random.between(5, 6);
  return csat === 3 ? 4 : random.between(1, 3);
};

/**
 * The answers of a month that comes to CSAT 4.8 and NPS 78: of a hundred who finished, 84 promote the SACCO and 6 speak
 * against it, and their satisfaction adds up to 480; ten more left after the first question, with 48 between them.
 */
export function lastThirtyDays(random: Chance): Scores[] {
  const csat = [...times(1, 2), 2, ...times(3, 2), ...times(4, 5), ...times(5, 90)];
  const nps = [0, 2, 3, 5, ...times(6, 2), ...times(7, 4), ...times(8, 6), ...times(9, 37), ...times(10, 47)];
  const finished = csat.map((score, nth) => ({
    csat: score,
    nps: nps[nth] ?? 10,
    ces: easeOf(random, score),
  }));
  const left = [...times(4, 2), ...times(5, 8)].map((score) => ({ csat: score, nps: null, ces: null }));
  return random.shuffle([...finished, ...left]);
}

/** @param quality from 0 to 1: how probable it is that somebody is satisfied */
export function drawScores(random: Chance, quality: number): Scores {
  const csat = random.happens(quality)
    ? random.happens(0.72)
      ? 5
      : 4
    : random.happens(0.4)
      ? 3
      : random.between(1, 2);
  if (random.happens(0.09)) return { csat, nps: null, ces: null };
  const recommends = {
    5: random.happens(0.86) ? random.between(9, 10) : random.between(7, 8),
    4: random.between(7, 9),
    3: random.between(5, 7),
    2: random.between(2, 5),
    1: random.between(0, 3),
  } as const;
  return { csat, nps: recommends[csat as 1 | 2 | 3 | 4 | 5], ces: easeOf(random, csat) };
}
