import { describe, expect, it } from "vitest";
import { calculate } from "./calculate.ts";
import { input, type Workbook } from "./model.ts";

/** A workbook whose first sheet holds `values` in rows from A1, and the formula in column F of row 1. */
function evaluate(formula: string, values: (string | number | null)[][] = []) {
  const workbook: Workbook = {
    sheets: [
      { name: "Sums", columns: [9], rows: [[null, null, null, null, null, input(formula)]] },
      { name: "The data", columns: [9], rows: values.map((row) => row.map((value) => input(value))) },
    ],
  };
  return calculate(workbook)("Sums", 0, 5);
}

describe("calculate", () => {
  it("binds operators as spreadsheets do", () => {
    expect(evaluate("=2+3*4^2/8-1")).toBe(7);
    expect(evaluate("=-2^2")).toBe(4);
    expect(evaluate("=(1+2)*50%")).toBe(1.5);
    expect(evaluate('="KES "&10+5&"."')).toBe("KES 15.");
    expect(evaluate("=1+1>=2")).toBe(true);
  });

  it("reads other sheets, ranges and absolute references", () => {
    expect(
      evaluate("=SUM('The data'!$A$1:B2)", [
        [1, 2],
        [3, "text"],
      ]),
    ).toBe(6);
    expect(evaluate("=MAX('The data'!A1:A3)-MIN('The data'!A1:A3)", [[4], [null], [9]])).toBe(5);
  });

  it("treats an empty cell as nothing and as an empty text", () => {
    expect(evaluate(`=IF('The data'!A1="","empty",1)`, [[null]])).toBe("empty");
    expect(evaluate("='The data'!A1+1", [[null]])).toBe(1);
  });

  it("adds and counts by condition", () => {
    const data = [
      ["P-1", 10],
      ["P-2", 20],
      ["p-1", 5],
      ["", null],
    ];
    expect(evaluate(`=SUMIF('The data'!A1:A4,"P-1",'The data'!B1:B4)`, data)).toBe(15);
    expect(evaluate(`=COUNTIF('The data'!B1:B4,">=10")`, data)).toBe(2);
  });

  it("finds the band that a value has reached", () => {
    const bands = [
      [0, "Performing"],
      [1, "Watch"],
      [31, "Substandard"],
    ];
    const band = (days: number) => evaluate(`=LOOKUP(${days},'The data'!A1:A3,'The data'!B1:B3)`, bands);
    expect([0, 1, 30, 31, 400].map(band)).toEqual([
      "Performing",
      "Watch",
      "Watch",
      "Substandard",
      "Substandard",
    ]);
    expect(() => band(-1)).toThrow("#N/A");
  });

  it("rounds halves away from zero, on the decimal digits", () => {
    expect(evaluate("=ROUND(2.675,2)")).toBe(2.68);
    expect(evaluate("=ROUND(-1.5,0)")).toBe(-2);
    expect(evaluate("=ROUND(1234.5,-2)")).toBe(1200);
  });

  it("moves a date to the last day of a shorter month", () => {
    const february = Date.UTC(2028, 1, 29) / 86_400_000 + 25_569;
    const january = Date.UTC(2028, 0, 31) / 86_400_000 + 25_569;
    expect(evaluate(`=EDATE(${january},1)`)).toBe(february);
  });

  it("finds the rate that makes an instalment", () => {
    expect(evaluate("=RATE(36,PMT(1%,36,300000),300000)")).toBeCloseTo(0.01, 10);
    expect(evaluate("=PMT(0,10,1000)")).toBe(-100);
  });

  it("catches an error, names its cell, and refuses what it does not know", () => {
    expect(evaluate('=IFERROR(1/0,"none")')).toBe("none");
    expect(() => evaluate("=1/0")).toThrow("#DIV/0! at Sums!F1");
    expect(() => evaluate("=F1+1")).toThrow("circle");
    expect(() => evaluate("=NOW()")).toThrow("#NAME? NOW");
    expect(() => evaluate("=1+*2")).toThrow(SyntaxError);
  });
});
