/** Of one class: how often it was right, missed, and taken for another. */
interface ClassScore {
  name: string;
  count: number;
  precision: number;
  recall: number;
  f1: number;
}

export interface Scores {
  /** How many were answered, of all. */
  coverage: number;
  accuracy: number;
  macroF1: number;
  weightedF1: number;
  classes: ClassScore[];
}

const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

function scoreOf(name: string, pairs: readonly { truth: string; said: string }[]): ClassScore {
  const right = pairs.filter(({ truth, said }) => truth === name && said === name).length;
  const count = pairs.filter(({ truth }) => truth === name).length;
  const said = pairs.filter((pair) => pair.said === name).length;
  return {
    name,
    count,
    precision: shareOf(right, said),
    recall: shareOf(right, count),
    f1: shareOf(2 * right, count + said),
  };
}

/**
 * How well classes were told.
 * @param pairs what was said of each; null where no answer was given
 */
export function scoresOf(
  names: readonly string[],
  pairs: readonly { truth: string; said: string | null }[],
): Scores {
  const answered = pairs.flatMap(({ truth, said }) => (said === null ? [] : [{ truth, said }]));
  const classes = names.map((name) => scoreOf(name, answered));
  const sum = (of: (score: ClassScore) => number) => classes.reduce((total, score) => total + of(score), 0);
  return {
    coverage: shareOf(answered.length, pairs.length),
    accuracy: shareOf(answered.filter(({ truth, said }) => truth === said).length, answered.length),
    macroF1: shareOf(
      sum(({ f1 }) => f1),
      names.length,
    ),
    weightedF1: shareOf(
      sum(({ f1, count }) => f1 * count),
      answered.length,
    ),
    classes,
  };
}

/** How well sets were told, every member of each counting alike (micro). */
export function setScores(pairs: readonly { truth: readonly string[]; said: readonly string[] }[]) {
  const right = pairs.reduce(
    (total, { truth, said }) => total + said.filter((name) => truth.includes(name)).length,
    0,
  );
  const wanted = pairs.reduce((total, { truth }) => total + truth.length, 0);
  const told = pairs.reduce((total, { said }) => total + said.length, 0);
  return {
    precision: shareOf(right, told),
    recall: shareOf(right, wanted),
    microF1: shareOf(2 * right, wanted + told),
  };
}
