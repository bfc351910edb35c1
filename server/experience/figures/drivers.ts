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
export const minAnswersOfDriver = 30;

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

interface Effect {
  effect: number;
  error: number;
}

interface Cell {
  /** The columns that it is in; in the others it has nothing. */
  on: number[];
  value: number;
  count: number;
}

/**
 * Least squares, each cell counting as its answers. Standard errors are robust (HC1): ratings are bounded and do not
 * scatter alike everywhere.
 * @param size how many columns there are
 * @returns coefficient and standard error of a column; null where it cannot be told from the others
 */
function regress(cells: readonly Cell[], size: number): ((column: number) => Effect) | null {
  const answers = cells.reduce((sum, { count }) => sum + count, 0);
  const square = (weight: (cell: Cell) => number) => {
    const sums = Array.from({ length: size }, () => new Array<number>(size).fill(0));
    for (const cell of cells) {
      const much = weight(cell);
      for (const row of cell.on) {
        const into = sums[row] as number[];
        for (const column of cell.on) into[column] = (into[column] ?? 0) + much;
      }
    }
    return sums;
  };
  const inverse = inverted(square(({ count }) => count));
  if (!inverse || answers <= size) return null;
  const products = new Array<number>(size).fill(0);
  for (const { on, value, count } of cells) {
    for (const column of on) products[column] = (products[column] ?? 0) + count * value;
  }
  const coefficients = times(inverse, products);
  const residual = ({ on, value }: Cell) =>
    value - on.reduce((sum, column) => sum + (coefficients[column] ?? 0), 0);
  const scatter = square((cell) => cell.count * residual(cell) ** 2);
  return (column) => {
    const row = inverse[column] ?? [];
    const variance = times(scatter, row).reduce((sum, value, at) => sum + value * (row[at] ?? 0), 0);
    return {
      effect: coefficients[column] ?? 0,
      error: Math.sqrt(Math.max(0, variance) * (answers / (answers - size))),
    };
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
  minAnswers = minAnswersOfDriver,
): Driver[] {
  const counted = rows.filter(({ count }) => count > 0);
  const all = countOf(counted);
  const enough = (has: (row: RatedAnswers) => boolean) => {
    const n = countOf(counted.filter(has));
    return n >= minAnswers && all - n >= minAnswers;
  };
  const topics = [...new Set(counted.flatMap((row) => row.topics))].filter((topic) =>
    enough((row) => row.topics.includes(topic)),
  );
  const channels = [...new Set(counted.map(({ channel }) => channel))]
    .filter((channel) => channel !== null)
    .filter((channel) => enough((row) => row.channel === channel));
  const described = (
    name: Pick<Driver, "kind" | "name">,
    has: (row: RatedAnswers) => boolean,
    { effect, error }: Effect,
  ): Driver => {
    const having = counted.filter(has);
    return {
      ...name,
      n: countOf(having),
      average: averageOf(having),
      effect,
      low: effect - errorsAround * error,
      high: effect + errorsAround * error,
      pull: (effect * countOf(having)) / all,
    } as Driver;
  };
  /** Column 0 is every answer's; each that follows is of the rows that have it. */
  const fitted = (columns: readonly ((row: RatedAnswers) => boolean)[]) =>
    regress(
      counted.map((row) => ({
        on: [0, ...columns.flatMap((has, at) => (has(row) ? [at + 1] : []))],
        value: row.csat,
        count: row.count,
      })),
      columns.length + 1,
    );
  // Where every answer has a channel, one of them follows from the others.
  const apart =
    countOf(counted.filter(({ channel }) => channel && channels.includes(channel))) === all ? 1 : 0;
  const hasTopic = topics.map((topic) => (row: RatedAnswers) => row.topics.includes(topic));
  const hasChannel = channels.map((channel) => (row: RatedAnswers) => row.channel === channel);
  const ofTopics = fitted([...hasTopic, ...hasChannel.slice(apart)]);
  const drivers = [
    ...topics.flatMap((name, at) => {
      const has = hasTopic[at];
      return ofTopics && has ? [described({ kind: "topic", name }, has, ofTopics(at + 1))] : [];
    }),
    ...channels.flatMap((name, at) => {
      const has = hasChannel[at];
      const ofChannel = has && fitted([has, ...hasTopic]);
      return has && ofChannel ? [described({ kind: "channel", name }, has, ofChannel(1))] : [];
    }),
  ];
  return drivers.toSorted((a, b) => Math.abs(b.pull) - Math.abs(a.pull));
}
