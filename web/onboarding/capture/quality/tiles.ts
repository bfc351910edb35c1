import type { Plane } from "./plane.ts";

/** Points along a side of a tile: a line of small print in a picture of `measuredSide`. */
export const tileSide = 24;

/** From this variance on there is something in a tile beside the grain of the camera. */
const minVariance = 150;

/** From this brightness on nothing can be seen any more. */
const blownOut = 250;

/** A small square of a picture. */
export interface Tile {
  column: number;
  row: number;
  /** Whether anything is drawn there. */
  detailed: boolean;
  /**
   * Variance of the Laplacian as a part of the variance of brightness, so that it says how sharp edges are and not
   * how black: 2 to 6 for print in focus, under 0.3 where letters run into each other.
   */
  sharpness: number;
  /** Part of it that is blown out. */
  blown: number;
}

/** A picture as a grid of tiles; what is left over at the right and at the bottom is not looked at. */
export interface Tiles {
  columns: number;
  rows: number;
  tiles: readonly Tile[];
}

/** Measures each tile of a picture. */
export function tilesOf(plane: Plane): Tiles {
  const [columns, rows] = [Math.floor(plane.width / tileSide), Math.floor(plane.height / tileSide)];
  const tiles = Array.from({ length: columns * rows }, (_, at) =>
    tileAt(plane, at % columns, Math.floor(at / columns)),
  );
  return { columns, rows, tiles };
}

function tileAt({ data, width, height }: Plane, column: number, row: number): Tile {
  const [right, bottom] = [
    Math.min(width - 1, (column + 1) * tileSide),
    Math.min(height - 1, (row + 1) * tileSide),
  ];
  let [count, sum, squares, edges, edgeSquares, blown] = [0, 0, 0, 0, 0, 0];
  for (let y = Math.max(1, row * tileSide); y < bottom; y++) {
    for (let x = Math.max(1, column * tileSide); x < right; x++) {
      const at = y * width + x;
      const value = data[at] as number;
      const laplacian =
        4 * value -
        (data[at - 1] as number) -
        (data[at + 1] as number) -
        (data[at - width] as number) -
        (data[at + width] as number);
      count += 1;
      sum += value;
      squares += value * value;
      edges += laplacian;
      edgeSquares += laplacian * laplacian;
      if (value >= blownOut) blown += 1;
    }
  }
  const variance = varianceOf(sum, squares, count);
  return {
    column,
    row,
    detailed: variance > minVariance,
    sharpness: variance > 0 ? varianceOf(edges, edgeSquares, count) / variance : 0,
    blown: blown / count,
  };
}

const varianceOf = (sum: number, squares: number, count: number) => squares / count - (sum / count) ** 2;
