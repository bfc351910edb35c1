import { brightnessAt, type Plane, partOf } from "./plane.ts";
import { type Tile, type Tiles, tileSide } from "./tiles.ts";

/** What of a document a picture shows. */
export type Framing = "whole" | "cut_off" | "small" | "not_found";

/** Part of the sharpest tiles that may be chance: a pen, a speck of dust. */
const sharpest = 0.9;
/** A picture with less in it shows a table, or nothing. */
const minDetail = 0.01;
/** Detail all over is a table cloth: nothing can be said about the edges of what lies on it. */
const allOver = 0.5;
/** Print along this part of an edge goes on outside of the picture. */
const runsOut = 0.12;
/** A document that takes less of the picture's width and of its height is too far away. */
const small = 0.4;
/** Where more of a tile is blown out, a lamp is mirrored there. */
const shining = 0.6;
/** A document half of which is brighter is white paper: nothing can be told of glare then. */
const whitePaper = 234;

const valueAt = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? 0;

/** How sharp the sharpest things of a picture are; 0 where there is nothing. */
export const sharpnessOf = ({ tiles }: Tiles): number =>
  valueAt(
    tiles.filter(({ detailed }) => detailed).map(({ sharpness }) => sharpness),
    sharpest,
  );

/** Part of the document in which a lamp hides what is there. */
export function glareOf(plane: Plane, { tiles }: Tiles): number {
  const detailed = tiles.filter((tile) => tile.detailed);
  if (detailed.length === 0) return 0;
  const columns = spanOf(detailed.map(({ column }) => column));
  const rows = spanOf(detailed.map(({ row }) => row));
  const document = partOf(plane, {
    left: columns.from * tileSide,
    top: rows.from * tileSide,
    width: columns.length * tileSide,
    height: rows.length * tileSide,
  });
  if (brightnessAt(document, 0.5) > whitePaper) return 0;
  const inside = tiles.filter(({ column, row }) => columns.holds(column) && rows.holds(row));
  return inside.filter(({ blown }) => blown > shining).length / inside.length;
}

/** From where to where something reaches, but for single specks. */
function spanOf(places: readonly number[]) {
  const [from, to] = [valueAt(places, 0.03), valueAt(places, 0.97)];
  return { from, length: to - from + 1, holds: (place: number) => place >= from && place <= to };
}

/** Where the print lies in the picture. */
export function framingOf({ tiles, columns, rows }: Tiles): Framing {
  const detailed = tiles.filter((tile) => tile.detailed);
  if (detailed.length < minDetail * tiles.length) return "not_found";
  if (detailed.length > allOver * tiles.length) return "whole";
  // The edge of a finger or of a table is softer than print.
  const least =
    valueAt(
      detailed.map(({ sharpness }) => sharpness),
      sharpest,
    ) / 3;
  const print = detailed.filter(({ sharpness }) => sharpness >= least);
  const along = (isThere: (tile: Tile) => boolean, of: number) => print.filter(isThere).length / of;
  const edges = [
    along(({ column }) => column === 0, rows),
    along(({ column }) => column === columns - 1, rows),
    along(({ row }) => row === 0, columns),
    along(({ row }) => row === rows - 1, columns),
  ].filter((part) => part > runsOut);
  if (edges.length === 1 || edges.length === 2) return "cut_off";
  const wide = spanOf(print.map(({ column }) => column)).length / columns;
  const high = spanOf(print.map(({ row }) => row)).length / rows;
  return wide < small && high < small ? "small" : "whole";
}
