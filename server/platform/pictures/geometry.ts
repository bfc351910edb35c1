export interface Point {
  x: number;
  y: number;
}

/** Four corners in the order top left, top right, bottom right, bottom left of what they bound. */
export type Quad = readonly [Point, Point, Point, Point];

/** An upright rectangle. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far two points are apart. */
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The point half-way between two. */
export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The middle of a quad. */
export const centreOf = ([a, b, c, d]: Quad): Point => middle(middle(a, c), middle(b, d));

/** The length of a quad's upper and lower sides, and of its left and right ones. */
export const sidesOf = ([a, b, c, d]: Quad) => ({
  width: (distance(a, b) + distance(d, c)) / 2,
  height: (distance(a, d) + distance(b, c)) / 2,
});

/** Twice the area, positive where the corners run clockwise (y grows downwards). */
const cross = (o: Point, a: Point, b: Point) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** The area of a polygon. */
export function areaOf(corners: readonly Point[]): number {
  const [first] = corners;
  if (!first) return 0;
  let twice = 0;
  for (let at = 1; at + 1 < corners.length; at++) {
    twice += cross(first, corners[at] as Point, corners[at + 1] as Point);
  }
  return Math.abs(twice) / 2;
}

/** The smallest convex polygon around points, clockwise (Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && cross(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop();
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return sorted.length < 3 ? sorted : [...half(sorted), ...half(sorted.toReversed())];
}

/** The smallest rectangle around points at any angle; its first side runs along one of the hull's. */
export function smallestRectangle(points: readonly Point[]): Quad | null {
  const hull = convexHull(points);
  let best: Quad | null = null;
  let smallest = Number.POSITIVE_INFINITY;
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length] as Point;
    const length = distance(from, to);
    if (length === 0) continue;
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const rectangle = boundsAlong(hull, along);
    const { width, height } = sidesOf(rectangle);
    if (width * height >= smallest) continue;
    smallest = width * height;
    best = rectangle;
  }
  return best;
}

/** The rectangle around points whose upper side runs in a direction (a vector of length 1). */
export function boundsAlong(points: readonly Point[], along: Point): Quad {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    const u = x * along.x + y * along.y;
    const v = y * along.x - x * along.y;
    left = Math.min(left, u);
    right = Math.max(right, u);
    top = Math.min(top, v);
    bottom = Math.max(bottom, v);
  }
  const corner = (u: number, v: number): Point => ({
    x: u * along.x - v * along.y,
    y: u * along.y + v * along.x,
  });
  return [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)];
}

/** The upright rectangle around points. */
export function boundsOf(points: readonly Point[]): Rectangle {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Whether two boxes stand in one row: more than half of the lower one beside the other. */
export function shareRow(box: Rectangle, other: Rectangle): boolean {
  const shared = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  return shared > 0.5 * Math.min(box.height, other.height);
}

/** A way of the plane onto itself that keeps lines straight, as a camera's view of a card. */
export type Projection = (point: Point) => Point;

/** The projection that takes the corners of the unit square to a quad (Heckbert 1989). */
export function fromUnitSquare([a, b, c, d]: Quad): Projection {
  const dx1 = b.x - c.x;
  const dx2 = d.x - c.x;
  const dx3 = a.x - b.x + c.x - d.x;
  const dy1 = b.y - c.y;
  const dy2 = d.y - c.y;
  const dy3 = a.y - b.y + c.y - d.y;
  const under = dx1 * dy2 - dx2 * dy1 || 1e-9;
  const g = (dx3 * dy2 - dx2 * dy3) / under;
  const h = (dx1 * dy3 - dx3 * dy1) / under;
  return ({ x, y }) => {
    const w = g * x + h * y + 1 || 1e-9;
    return {
      x: ((b.x - a.x + g * b.x) * x + (d.x - a.x + h * d.x) * y + a.x) / w,
      y: ((b.y - a.y + g * b.y) * x + (d.y - a.y + h * d.y) * y + a.y) / w,
    };
  };
}

/** A quad with each corner where a projection takes it. */
export const projected = ([a, b, c, d]: Quad, to: Projection): Quad => [to(a), to(b), to(c), to(d)];
