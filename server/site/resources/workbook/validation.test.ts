import { describe, expect, it } from "vitest";
import { type Accepts, input, label, type Sheet } from "./model.ts";
import { validationMarkup } from "./validation.ts";

const sheetOf = (rows: Sheet["rows"]): Sheet => ({ name: "S", columns: [9, 9], rows });
const rulesOf = (rows: Sheet["rows"]) =>
  [...validationMarkup(sheetOf(rows)).matchAll(/<dataValidation ([^>]*)>(.*?)<\/dataValidation>/g)].map(
    ([, attributes = "", formulas = ""]) => ({
      ...Object.fromEntries(
        [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      ),
      formulas: [...formulas.matchAll(/<formula\d>(.*?)<\/formula\d>/g)].map(([, formula]) => formula),
    }),
  );
const rule = (accepts: Accepts) => rulesOf([[input(null, undefined, accepts)]])[0];

describe("the rules of inputs", () => {
  it("say in words what is taken, and take an empty cell", () => {
    expect(rule({ kind: "whole", min: 1, max: 360 })).toEqual({
      type: "whole",
      operator: "between",
      allowBlank: "1",
      showErrorMessage: "1",
      errorTitle: "A whole number",
      error: "Type a whole number from 1 to 360.",
      sqref: "A1",
      formulas: ["1", "360"],
    });
  });

  it("follow the format where nothing else is said", () => {
    const [money, share, date, text] = [
      rulesOf([[input(1, "money")]])[0],
      rulesOf([[input(0.1, "percent")]])[0],
      rulesOf([[input(null, "date")]])[0],
      rulesOf([[input("a")]])[0],
    ];
    expect(money).toMatchObject({ type: "decimal", formulas: ["0", "1000000000000"] });
    expect(share).toMatchObject({
      type: "decimal",
      formulas: ["0", "1"],
      error: expect.stringContaining("100%"),
    });
    // 1 January 2000 and 31 December 2099, as spreadsheets count days.
    expect(date).toMatchObject({ type: "date", formulas: ["36526", "73050"] });
    expect(text).toMatchObject({ type: "textLength", formulas: ["0", "120"] });
  });

  it("let a loss be typed where there can be one, and say how", () => {
    expect(rule({ kind: "amount", min: -500 })).toMatchObject({
      formulas: ["-500", "1000000000000"],
      error: expect.stringContaining("minus"),
    });
  });

  it("offer a list, and check what a formula says", () => {
    expect(rule({ kind: "list", range: "Other!$A$1:$A$3", message: "Choose one." })).toMatchObject({
      type: "list",
      formulas: ["Other!$A$1:$A$3"],
      error: "Choose one.",
    });
    expect(rule({ kind: "formula", formula: 'AND(A1>0,A1<>"x")', message: "Above 0." })).toMatchObject({
      type: "custom",
      formulas: ["AND(A1&gt;0,A1&lt;&gt;&quot;x&quot;)"],
    });
  });

  it("are shared down a column, over gaps, and not beside it", () => {
    const [first, second] = rulesOf([
      [input(1, "money"), input(1, "money")],
      [input(2, "money"), label("no input")],
      [label("no input")],
      [input(3, "money")],
    ]);
    expect([first, second]).toMatchObject([{ sqref: "A1:A2 A4" }, { sqref: "B1" }]);
  });

  it("are absent from a sheet without inputs", () => {
    expect(validationMarkup(sheetOf([[label("Read me")]]))).toBe("");
  });
});
