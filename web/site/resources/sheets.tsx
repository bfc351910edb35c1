import { clsx } from "clsx";
import type { WorkbookPreview } from "#contract/site/resources.ts";
import { positionCells } from "./cell-positions.ts";

type Sheet = WorkbookPreview["sheets"][number];
type Cell = NonNullable<Sheet["rows"][number][number]>;

const looks: Record<Cell["role"], string> = {
  heading: "bg-neutral-tint font-semibold",
  text: "",
  label: "font-medium",
  input: "bg-warning-tint",
  figure: "bg-sand",
  total: "bg-brand-tint font-semibold",
};

/** The sheets of a workbook below each other, as wide as they need: the dialog around them scrolls. */
export function Sheets({ workbook }: { workbook: WorkbookPreview }) {
  return (
    <div className="space-y-8">
      {workbook.sheets.map((sheet) => (
        <SheetTable key={sheet.name} sheet={sheet} />
      ))}
    </div>
  );
}

function SheetTable({ sheet: { name, rows, moreRows } }: { sheet: Sheet }) {
  return (
    <section>
      <h3 className="mb-3 text-lg">{name}</h3>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{name}</caption>
        <tbody>
          {positionCells(rows).map(({ row, cells }) => (
            <tr key={row}>
              {cells.map(({ column, cell }) => (
                <td
                  key={column}
                  colSpan={cell?.span}
                  className={clsx(
                    "border border-line px-3 py-1.5",
                    cell && looks[cell.role],
                    cell?.isNumber ? "text-right whitespace-nowrap" : "text-left",
                  )}
                >
                  {cell?.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {moreRows > 0 && <p className="mt-2 text-sm text-muted">{moreRows} more rows in the file.</p>}
    </section>
  );
}
