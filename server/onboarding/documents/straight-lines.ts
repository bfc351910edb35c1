import type { EdgeMap } from "./edges.ts";

/** A straight line: x cos(angle) + y sin(angle) = offset, in points of the edge map. */
export interface StraightLine {
  angle: number;
  offset: number;
  votes: number;
}

const degrees = 180;
/** Points vote for lines across which they change, give or take this many degrees. */
const tolerance = 4;
const offsetStep = 1.5;
/** Lines this near to each other, in degrees and steps, are one. */
const [nearAngle, nearOffset] = [5, 4];
const maxLines = 56;

/** The straight lines that most edge points lie on (Hough transform). */
export function straightLines({ width, height, strength, angle }: EdgeMap): StraightLine[] {
  const reach = Math.hypot(width, height);
  const offsets = Math.ceil((2 * reach) / offsetStep) + 1;
  const votes = new Float32Array(degrees * offsets);
  const cosines = Float32Array.from({ length: degrees }, (_, at) => Math.cos((at * Math.PI) / degrees));
  const sines = Float32Array.from({ length: degrees }, (_, at) => Math.sin((at * Math.PI) / degrees));
  for (let at = 0; at < strength.length; at++) {
    if (!strength[at]) continue;
    const x = at % width;
    const y = (at - x) / width;
    const middle = Math.round(((angle[at] as number) * degrees) / Math.PI);
    for (let turn = middle - tolerance; turn <= middle + tolerance; turn++) {
      const index = (turn + degrees) % degrees;
      const offset = x * (cosines[index] as number) + y * (sines[index] as number);
      const slot = index * offsets + Math.round((offset + reach) / offsetStep);
      votes[slot] = (votes[slot] as number) + 1;
    }
  }
  const least = 0.1 * Math.min(width, height);
  const peaks: { index: number; slot: number; votes: number }[] = [];
  for (let at = 0; at < votes.length; at++) {
    if ((votes[at] as number) >= least) {
      peaks.push({ index: Math.floor(at / offsets), slot: at % offsets, votes: votes[at] as number });
    }
  }
  peaks.sort((a, b) => b.votes - a.votes);
  const chosen: typeof peaks = [];
  for (const peak of peaks) {
    if (chosen.length >= maxLines) break;
    if (!chosen.some((other) => areNear(peak, other, offsets))) chosen.push(peak);
  }
  return chosen.map(({ index, slot, votes: count }) => ({
    angle: (index * Math.PI) / degrees,
    offset: slot * offsetStep - reach,
    votes: count,
  }));
}

interface Peak {
  index: number;
  slot: number;
}

function areNear(a: Peak, b: Peak, offsets: number): boolean {
  const turn = Math.abs(a.index - b.index);
  // Over the half circle the offset changes its sign.
  return turn <= degrees / 2
    ? turn <= nearAngle && Math.abs(a.slot - b.slot) <= nearOffset
    : degrees - turn <= nearAngle && Math.abs(a.slot - (offsets - 1 - b.slot)) <= nearOffset + 1;
}

/** Whether two lines are so near to each other that they are one. */
export function areOne(a: StraightLine, b: StraightLine): boolean {
  const turn = Math.abs(a.angle - b.angle);
  const across = turn > Math.PI / 2;
  return (
    Math.min(turn, Math.PI - turn) <= (nearAngle * Math.PI) / degrees &&
    Math.abs(across ? a.offset + b.offset : a.offset - b.offset) <= nearOffset * offsetStep
  );
}
