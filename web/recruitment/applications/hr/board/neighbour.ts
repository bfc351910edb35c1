/** Where a card is: its column, and its place in it from the top. */
export interface Place {
  column: number;
  row: number;
}

const steps: Record<string, Place> = {
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
};

/**
 * The card that an arrow key leads to: the one above or below, or the one beside it in the next column that has any.
 * @param sizes how many cards each column has
 * @returns null where there is none, or for another key
 */
export function neighbourOf(key: string, from: Place, sizes: readonly number[]): Place | null {
  const step = steps[key];
  if (!step) return null;
  if (step.row !== 0) {
    const row = from.row + step.row;
    return row >= 0 && row < (sizes[from.column] ?? 0) ? { column: from.column, row } : null;
  }
  for (let column = from.column + step.column; column >= 0 && column < sizes.length; column += step.column) {
    const size = sizes[column] ?? 0;
    if (size > 0) return { column, row: Math.min(from.row, size - 1) };
  }
  return null;
}
