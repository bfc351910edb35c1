import { expect, it } from "vitest";
import { positionCells } from "./cell-positions.ts";

it("leaves out what a wide cell covers and keeps empty cells", () => {
  const title = { span: 2 };
  const figure = { span: 1 };
  expect(positionCells([[title, null, null, figure]])).toEqual([
    {
      row: 0,
      cells: [
        { column: 0, cell: title },
        { column: 2, cell: null },
        { column: 3, cell: figure },
      ],
    },
  ]);
});
