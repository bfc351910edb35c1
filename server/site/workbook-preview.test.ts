import { describe, expect, it } from "vitest";
import { input, label, prose, total, type Workbook } from "./resources/workbook/model.ts";
import { previewWorkbook } from "./workbook-preview.ts";

const workbook: Workbook = {
  sheets: [
    {
      name: "Loan",
      columns: [20, 10],
      rows: [
        prose(2).title("A loan"),
        [label("Principal"), input(300_000, "money")],
        [label("Rate"), input(0.125, "percent")],
        [label("Due"), input(new Date(Date.UTC(2026, 0, 31)), "date")],
        [label("Months"), input(1_200, "plain")],
        [label("Members"), input(1_200, "whole")],
        [label("Interest"), total("=B2*B3", "money")],
        [label("Answer"), total('=IF(B7>0,"Costs","Free")'), null],
        [label("Left empty"), input(null)],
      ],
    },
    { name: "Long", columns: [9], rows: Array.from({ length: 55 }, (_, row) => [input(row, "plain")]) },
  ],
};

describe("a workbook to look at", () => {
  const { sheets } = previewWorkbook(workbook);
  const texts = sheets[0]?.rows.map((row) => row.map((cell) => cell?.text));

  it("shows what a spreadsheet would, formulas calculated", () => {
    expect(texts?.slice(1).map((row) => row[1])).toEqual([
      "300,000.00",
      "12.50%",
      "31 Jan 2026",
      "1200",
      "1,200",
      "37,500.00",
      "Costs",
      "",
    ]);
  });

  it("says what each cell is for, how wide it is, and which are figures", () => {
    expect(sheets[0]?.rows[0]).toEqual([{ text: "A loan", role: "heading", isNumber: false, span: 2 }]);
    expect(sheets[0]?.rows[1]).toMatchObject([
      { role: "label", isNumber: false },
      { role: "input", isNumber: true },
    ]);
    expect(sheets[0]?.rows[7]).toEqual([
      expect.objectContaining({ role: "label" }),
      expect.objectContaining({ role: "total", isNumber: false }),
      null,
    ]);
  });

  it("shows the first rows of a long sheet and counts the others", () => {
    expect([sheets[1]?.rows.length, sheets[1]?.moreRows, sheets[0]?.moreRows]).toEqual([40, 15, 0]);
  });
});
