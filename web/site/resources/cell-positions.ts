/**
 * The cells of a sheet that are drawn, with their places: those that a wide cell before them covers are left out.
 * A row or column is its number, from 0.
 */
export function positionCells<Cell extends { span: number }>(rows: readonly (readonly (Cell | null)[])[]) {
  return rows.map((cells, row) => {
    const drawn: { column: number; cell: Cell | null }[] = [];
    let free = 0;
    cells.forEach((cell, column) => {
      if (column < free) return;
      drawn.push({ column, cell });
      free = column + (cell?.span ?? 1);
    });
    return { row, cells: drawn };
  });
}
