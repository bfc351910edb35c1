import { fivePoints, type Mesh } from "./mesh.ts";
import type { Point } from "./view.ts";

/**
 * How far the points of a face moved that a flat picture could not have moved: after the best stretching, shearing and
 * turning of all of them, the mean of what is left, in distances between the eyes. A head that turns moves its nose
 * against its cheeks; a photograph that turns moves them together.
 */
export function parallax(from: Mesh, to: Mesh): number {
  const before = from.points.map(([x, y]): Point => [x, y]);
  const after = to.points.map(([x, y]): Point => [x, y]);
  const across = residuals(before, after, 0);
  const down = residuals(before, after, 1);
  const squares = across.map((value, index) => value ** 2 + (down[index] ?? 0) ** 2);
  return Math.sqrt(mean(squares)) / eyeDistance(to);
}

function eyeDistance(mesh: Mesh): number {
  const [right = [0, 0], left = [0, 0]] = fivePoints(mesh);
  return Math.max(1, Math.hypot(left[0] - right[0], left[1] - right[1]));
}

/** What a plane through the points leaves of one coordinate: least squares over a, b and c of a·x + b·y + c. */
function residuals(points: readonly Point[], targets: readonly Point[], axis: 0 | 1): number[] {
  const mx = mean(points.map(([x]) => x));
  const my = mean(points.map(([, y]) => y));
  const values = targets.map((target) => target[axis]);
  const mv = mean(values);
  let xx = 0;
  let xy = 0;
  let yy = 0;
  let xv = 0;
  let yv = 0;
  for (const [index, [px, py]] of points.entries()) {
    const x = px - mx;
    const y = py - my;
    const value = (values[index] ?? mv) - mv;
    xx += x * x;
    xy += x * y;
    yy += y * y;
    xv += x * value;
    yv += y * value;
  }
  const size = xx * yy - xy * xy || 1;
  const a = (xv * yy - yv * xy) / size;
  const b = (yv * xx - xv * xy) / size;
  return points.map(([x, y], index) => (values[index] ?? mv) - mv - a * (x - mx) - b * (y - my));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
