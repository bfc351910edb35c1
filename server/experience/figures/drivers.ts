import type { ExperienceChannel } from "#contract/experience/channels.ts";
import type { ExperienceTopic } from "#contract/experience/topics.ts";

/** So many answers with the same rating, about the same topics and over the same channel. */
export interface RatedAnswers {
  /** From 1 to 5. */
  csat: number;
  topics: readonly ExperienceTopic[];
  channel: ExperienceChannel | null;
  count: number;
}

/** What a topic or a channel does to satisfaction. */
export type Driver = (
  | { kind: "topic"; name: ExperienceTopic }
  | { kind: "channel"; name: ExperienceChannel }
) & {
  /** How many answers it is in. */
  n: number;
  /** Their average rating. */
  average: number;
  /** By how much their rating differs from that of other answers with the same topics and channel besides. */
  effect: number;
  /** Where the effect lies with a probability of 95 %. */
  low: number;
  high: number;
  /** How much it moves the average of all answers: the effect times its share of them. */
  pull: number;
};

/** Of fewer answers, with it or without it, nothing is said. */
export const leastAnswersOfDriver = 30;

/** Standard errors on each side of an effect, for 95 %; from 30 answers on the normal distribution will do. */
const errorsAround = 1.96;

/** What is smaller than this beside the numbers that it came from is nothing but rounding. */
const negligible = 1e-9;

/** Solves `matrix * x = columns` by Gauss and Jordan; null where some rows say nothing of their own. */
function inverted(matrix: readonly (readonly number[])[]): number[][] | null {
  const size = matrix.length;
  const rows = matrix.map((row, index) => [...row, ...row.map((_, column) => Number(column === index))]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    let best = pivot;
    for (let row = pivot + 1; row < size; row += 1) {
      if (Math.abs(rows[row]?.[pivot] ?? 0) > Math.abs(rows[best]?.[pivot] ?? 0)) best = row;
    }
    [rows[pivot], rows[best]] = [rows[best] ?? [], rows[pivot] ?? []];
    const head = rows[pivot]?.[pivot] ?? 0;
    if (Math.abs(head) <= negligible * Math.max(1, matrix[pivot]?.[pivot] ?? 0)) return null;
    rows[pivot] = (rows[pivot] ?? []).map((value) => value / head);
    for (let row = 0; row < size; row += 1) {
      const factor = rows[row]?.[pivot] ?? 0;
      if (row === pivot || factor === 0) continue;
      rows[row] = (rows[row] ?? []).map((value, column) => value - factor * (rows[pivot]?.[column] ?? 0));
    }
  }
  return rows.map((row) => row.slice(size));
}

const times = (matrix: readonly (readonly number[])[], vector: readonly number[]) =>
  matrix.map((row) => row.reduce((sum, value, column) => sum + value * (vector[column] ?? 0), 0));

interface Cell {
  columns: number[];
  value: number;
  count: number;
}

/**
 * Least squares, each cell counting as its answers. Standard errors are robust (HC1): ratings are bounded and do not
 * scatter alike everywhere.
 * @returns coefficient and standard error of column `asked`; null where it cannot be told from the others
 */
function regress(cells: readonly Cell[], asked: number): { effect: number; error: number } | null {
  const size = cells[0]?.columns.length ?? 0;
  const answers = cells.reduce((sum, { count }) => sum + count, 0);
  const square = (weight: (cell: Cell) => number) => {
    const sums = Array.from({ length: size }, () => new Array<number>(size).fill(0));
    for (const cell of cells) {
      const much = weight(cell);
      cell.columns.forEach((left, row) => {
        if (left === 0) return;
        cell.columns.forEach((right, column) => {
          (sums[row] as number[])[column] = (sums[row]?.[column] ?? 0) + much * left * right;
        });
      });
    }
    return sums;
  };
  const inverse = inverted(square(({ count }) => count));
  if (!inverse || answers <= size) return null;
  const products = Array.from({ length: size }, (_, column) =>
    cells.reduce((sum, { columns, value, count }) => sum + count * (columns[column] ?? 0) * value, 0),
  );
  const coefficients = times(inverse, products);
  const residual = ({ columns, value }: Cell) =>
    value - columns.reduce((sum, much, column) => sum + much * (coefficients[column] ?? 0), 0);
  const scatter = square((cell) => cell.count * residual(cell) ** 2);
  const row = inverse[asked] ?? [];
  const variance = times(scatter, row).reduce((sum, value, column) => sum + value * (row[column] ?? 0), 0);
  return {
    effect: coefficients[asked] ?? 0,
    error: Math.sqrt(Math.max(0, variance) * (answers / (answers - size))),
  };
}

const countOf = (rows: readonly RatedAnswers[]) => rows.reduce((sum, { count }) => sum + count, 0);
const averageOf = (rows: readonly RatedAnswers[]) =>
  rows.reduce((sum, { csat, count }) => sum + csat * count, 0) / countOf(rows);

/**
 * What topics and channels do to satisfaction, what moves it most first. A topic is compared with answers over the same
 * channel and with the same other topics, a channel with all others and the same topics: a branch that hears
 * complaints about loans is not blamed for the loans. Little-used ones, and what always comes together, are left out.
 */
export function satisfactionDrivers(
  rows: readonly RatedAnswers[],
  leastAnswers = leastAnswersOfDriver,
): Driver[] {
  const counted = rows.filter(({ count }) => count > 0);
  const all = countOf(counted);
  const enough = (has: (row: RatedAnswers) => boolean) => {
    const n = countOf(counted.filter(has));
    return n >= leastAnswers && all - n >= leastAnswers;
  };
  const topics = [...new Set(counted.flatMap((row) => row.topics))].filter((topic) =>
    enough((row) => row.topics.includes(topic)),
  );
  const channels = [...new Set(counted.map(({ channel }) => channel))]
    .filter((channel) => channel !== null)
    .filter((channel) => enough((row) => row.channel === channel));
  const flag = (is: boolean) => Number(is);
  const measure = (
    name: Pick<Driver, "kind" | "name">,
    has: (row: RatedAnswers) => boolean,
    besides: (row: RatedAnswers) => number[],
  ): Driver[] => {
    const cells = counted.map((row) => ({
      columns: [1, flag(has(row)), ...besides(row)],
      value: row.csat,
      count: row.count,
    }));
    const found = regress(cells, 1);
    if (!found) return [];
    const { effect, error } = found;
    const having = counted.filter(has);
    return [
      {
        ...name,
        n: countOf(having),
        average: averageOf(having),
        effect,
        low: effect - errorsAround * error,
        high: effect + errorsAround * error,
        pull: (effect * countOf(having)) / all,
      } as Driver,
    ];
  };
  // Where every answer has a channel, one of them follows from the others.
  const apart =
    countOf(counted.filter(({ channel }) => channel && channels.includes(channel))) === all ? 1 : 0;
  const drivers = [
    ...topics.flatMap((topic) =>
      measure(
        { kind: "topic", name: topic },
        (row) => row.topics.includes(topic),
        (row) => [
          ...topics.filter((other) => other !== topic).map((other) => flag(row.topics.includes(other))),
          ...channels.slice(apart).map((channel) => flag(row.channel === channel)),
        ],
      ),
    ),
    ...channels.flatMap((channel) =>
      measure(
        { kind: "channel", name: channel },
        (row) => row.channel === channel,
        (row) => topics.map((topic) => flag(row.topics.includes(topic))),
      ),
    ),
  ];
  return drivers.toSorted((a, b) => Math.abs(b.pull) - Math.abs(a.pull));
}
